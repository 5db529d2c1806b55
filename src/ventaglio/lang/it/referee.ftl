help-referee = L'arbitro: che cosa fare quando qualcosa è andato storto, con l'articolo
help-referee-ask =
    Decidere su un'irregolarità: che cosa è successo, i pochi fatti che contano e che cosa fare ora, ogni passo con il
    suo articolo.

      ventaglio referee
      ventaglio referee ask fibur-2019 wrong-opening
      ventaglio referee ask internazionale close-with-wild when=before-pick-up --json
      ventaglio referee ask --record dal-vivo.txt --mistake 1

    Serve a un tavolo di carta, e sul verbale di un tavolo dal vivo, che risponde da sé a quanto sa. La parola ask si
    può omettere. Con --json e il solo codice, elenca tutto ciò che si può chiedere.
help-referee-train =
    Allenarsi da arbitro: estrae un caso, mostra ordini fra cui scegliere, corregge la risposta e tiene il punteggio.

      ventaglio referee train
      ventaglio referee train fibur-2019 --level 2 --count 10

    I casi sono quelli dei file di casi; i propri si usano con --cases.
opt-referee-code = il codice da applicare; se manca, viene chiesto
opt-referee-irregularity = che cosa è successo, con il suo id; se manca, viene chiesto (solo --json li elenca)
opt-referee-facts = fatti già noti, come fatto=risposta
referee-json-needs-code = Occorre indicare un codice: con --json non si chiede nulla a nessuno.
referee-which-code = Secondo quale codice?
referee-what-about = Di che cosa si tratta?
referee-what-happened = Che cosa è successo?
referee-prompt = numero, o q >
referee-question-prompt = numero, ? o q >
referee-pick = Scrivere un numero da 1 a { $most }, oppure q per uscire.
referee-no-fact = «{ $text }» non è un fatto: si scrive fatto=risposta.
referee-two-answers = «{ $fact }» è dato due volte: «{ $one }» e «{ $other }».
referee-silent = Il codice { $code } non prevede alcuna penalità per questo.
referee-do = Da fare ora, in quest'ordine
referee-may = Il codice lascia all'arbitro
referee-announce = Da annunciare al tavolo
referee-write = Da annotare
referee-why = Perché
referee-changes = Sarebbe diverso se la risposta fosse
referee-rests-on = Si fonda su: { $articles }

opt-train-code = solo casi di questo codice
opt-train-level = solo casi di questo livello: 1 facile, 2 medio, 3 difficile
opt-train-count = quanti casi
opt-train-cases = un altro file o cartella di casi arbitrali
opt-train-score = il file in cui si conserva il punteggio
train-count = { $count } non è un numero di casi: almeno uno.
train-level = Non esiste il livello { $level }; ci sono { $known }.
train-no-cases = Nessun caso corrisponde.
train-no-folder = I casi forniti con il programma non sono qui: indicare una cartella con --cases.
train-bad-score = { $file } non è il punteggio di un arbitro in allenamento.
train-number = Caso { $number } di { $count }
train-orders = Che cosa ordini, e in quale sequenza?
train-prompt = numeri, o q >
train-numbers = Scrivere numeri da 1 a { $most }, ciascuno una volta, separati da spazi; oppure q per uscire.
train-missing = Manca: { $order }
train-surplus = Non qui: { $order }
train-sequence = Nel turno la sequenza è un'altra: pesca o raccolta, scarto, poi quanto attende il turno successivo.
train-points = { $points } su 10
train-sum = Questa volta: { $points } su { $most }.
train-so-far =
    { $exercises ->
        [one] { $code }: un caso finora, { $average }.
       *[other] { $code }: { $exercises } casi finora, { $average } in media.
    }

opt-referee-record = il verbale di un tavolo dal vivo: decidere su un errore che vi compare
opt-referee-until = solo le prime mosse del verbale, tante quante indicate
opt-referee-mistake = quale errore del verbale, con il suo numero
opt-referee-caller = il posto che chiama, con la sua lettera; se manca, il giocatore successivo
referee-record-or-code = Indicare un codice o un verbale, non entrambi: il verbale dice il suo codice.
referee-no-mistakes = { $file }: fin lì non risulta alcun errore.
referee-no-such-mistake = L'errore { $number } non esiste: ne risultano { $most }.
referee-which-mistake = Quale errore?
referee-no-seat = { $seat } non è un posto di questo tavolo; ci sono { $known }.
