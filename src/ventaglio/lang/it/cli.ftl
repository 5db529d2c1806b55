### Il comando ventaglio.

## Aiuto

help-usage = Uso:
help-word-command = COMANDO
help-word-options = [OPZIONI]
help-word-arguments = [ARGOMENTI]
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-default = se manca: { $value }
help-everywhere =
    Con ogni comando: --lang it|en sceglie la lingua, --help spiega il comando.
    Codici d'uscita: 0 fatto; 1 la risposta è no; 2 qualcosa non si legge; 130 interrotto.

help-ventaglio =
    Burraco e Tressette secondo i loro codici scritti: giocarli, rigiocarli, consultare gli articoli, verificare i casi.

    Per cominciare, una partita contro tre bot; al prompt, ? spiega i comandi:

      ventaglio play burraco
      ventaglio play tressette

    Ogni rifiuto e ogni riga del conteggio dice su quale articolo si fonda. Partite, posizioni e casi sono file di
    testo: «ventaglio help notazione» mostra come si scrivono.
help-play = Giocare nel terminale contro i bot.
help-play-burraco =
    Giocare a Burraco nel terminale contro i bot.

    Vedi quello che vedrebbe un giocatore al tuo posto, e nient'altro. Al prompt, d pesca, t raccoglie il monte,
    o 5h 6h 7h cala un gioco, a 2 8h lega, x Kd scarta, h dà suggerimenti e ? spiega il resto. I comandi possono
    arrivare anche da una pipe.

      ventaglio play burraco
      ventaglio play burraco --code internazionale --hands 2 --record partita.txt
      ventaglio play burraco --code estratto --players 3 --seed 7
      ventaglio play burraco --option natural_two="below a real three"
help-play-tressette =
    Giocare a Tressette nel terminale contro i bot.

    Vedi quello che vedrebbe un giocatore al tuo posto, e nient'altro. Al prompt, d3 gioca una carta, d3 busso la gioca
    con le parole, acc accusa, k mostra quello che tutti sanno, h quello che si può fare, e ? spiega il resto. I comandi
    possono arrivare anche da una pipe.

      ventaglio play tressette
      ventaglio play tressette --code moderne --target 28 --record partita.txt
      ventaglio play tressette --pairs B.b.1 --buongioco silent --french
      ventaglio play tressette --adopt review --match passate --passate 2
help-codes = Consultare i codici scritti, e le loro differenze.
help-codes-list =
    Elencare i codici.

      ventaglio codes list
help-codes-show =
    Mostrare un codice norma per norma: che cosa vale, l'articolo che lo dice, e dove il testo tace e abbiamo integrato.

      ventaglio codes show fibur-2019
      ventaglio codes show burraco:circolo --json
      ventaglio codes show tressette:moderne
help-codes-diff =
    Mostrare in che cosa due codici, o due edizioni di uno, differiscono, fianco a fianco, con gli articoli. Con
    --rulings: che cosa ciascuno ordina per la stessa irregolarità e le stesse risposte.

      ventaglio codes diff fibur-2019 internazionale
      ventaglio codes diff tressette:tradizionali tressette:moderne
      ventaglio codes diff fibur-2019 internazionale --rulings
      ventaglio codes diff fibur-2019 internazionale wrong-cut
help-replay =
    Rigiocare una partita registrata: il conteggio di ogni smazzata, e se il risultato è quello scritto.

      ventaglio replay partita.txt
      ventaglio replay partita.txt --step
      ventaglio replay partita.txt --sheet
      ventaglio replay partita.txt --until 40 --position

    Termina con 1 se la partita si rigioca ma il risultato è un altro, con 2 se una riga non si può giocare.
help-position =
    Verificare una posizione, disegnare il tavolo e dire che cosa può fare chi è di turno. «-» la legge dallo standard input.

      ventaglio position posizione.txt
      ventaglio replay partita.txt --until 40 --position | ventaglio position -

    Quello che la posizione non dice si distribuisce, in ordine, dal resto del mazzo.
help-explain =
    Spiegare quello che tutti, a un tavolo di Tressette, sanno a una mossa di una partita registrata o in una posizione:
    quante carte di ogni palo può avere ciascuno, quali di sicuro, e che cosa dice ogni dichiarazione.

      ventaglio explain partita.txt --until 20
      ventaglio explain posizione.txt --json
      ventaglio explain partita.txt --until 20 --why

    Con --why dice, per ogni gioco, che cosa farebbe il giocatore più forte a chi tocca, con quello che vede quel posto,
    quanto vale ogni scelta, e perché.

    Senza --until si prende l'ultimo momento con carte in gioco: la fine della registrazione o, se la partita è finita,
    appena prima della mossa che l'ha chiusa.
help-solve =
    Dire quanto vale ogni carta di una posizione di Tressette se tutte le carte sono viste e ognuno gioca al meglio: i
    punti che la linea di turno avrà fatto alla fine della passata.

      ventaglio solve posizione.txt
      ventaglio solve partita.txt --until 20 --json

    Se il tempo finisce, i punti sono dati come limiti. La prima volta in assoluto ci vuole un poco di più.
help-analyse =
    Guardare le smazzate o le passate finite di una partita registrata: ogni decisione accanto a quello che ne pensa il
    bot più forte da quello che si vedeva da quel posto, quanto valevano le altre scelte, e i tre momenti che sono
    costati o hanno reso di più.

      ventaglio analyse partita.txt
      ventaglio analyse partita.txt --hand 2 --effort 400 --json

    A Tressette dice anche, a parte, quanto fa ogni carta a carte viste. Di quel che è ancora in gioco non si dice niente.
help-cases =
    Provare file di casi: posizioni, azioni e quello che ne deve uscire. Una cartella vale per tutti i suoi *.toml.

      ventaglio cases tests/cases
      ventaglio cases mio-caso.toml --json

    L'ultima riga è sempre «N passed, M failed»; termina con 1 se un caso è fallito.
help-ledger =
    Mostrare per ogni articolo le norme, i rifiuti e le decisioni dell'arbitro che vi si fondano e
    quanti test lo mostrano.

      ventaglio ledger
      ventaglio ledger circolo --missing
      ventaglio ledger fitres

    Con --missing, termina con 1 se un articolo sul gioco o per l'arbitro non è insieme citato e
    mostrato.
help-simulate = Far giocare i bot fra loro, e contare.
help-simulate-burraco =
    Far giocare i bot a Burraco fra loro, e contare.

      ventaglio simulate burraco --games 20 --bots basic,random
      ventaglio simulate burraco --code circolo --games 20 --json
help-simulate-tressette =
    Far giocare i bot a Tressette fra loro, e contare.

      ventaglio simulate tressette --games 20 --bots basic,random
      ventaglio simulate tressette --code moderne --pairs B.a --games 20 --json
help-help =
    Spiegare un argomento: notazione, burraco, tressette, parole, casi, codici.

      ventaglio help notation

opt-help = Spiega il comando.
opt-version = Scrive la versione.
opt-json = Risponde in JSON.
opt-code = Un codice: fibur-2019, oppure burraco:fibur-2019; fibur-2019@2019-08 per un'edizione; tressette:tradizionali+review con norme moderne adottate.
opt-diff-rulings = Confronta che cosa i due codici ordinano per ogni irregolarità, invece delle norme.
opt-diff-irregularity = Un'irregolarità, di cui si confrontano le decisioni; vedi ventaglio referee ask.
opt-ledger-code = Un codice, o fitres per il Tressette; se manca, tutti.
opt-record-file = Una partita registrata; - per lo standard input.
opt-step = Racconta ogni turno; nel terminale, aspetta dopo ciascuno.
opt-until = Si ferma dopo tante mosse (le distribuzioni contano come mosse).
opt-explain-until = Si ferma dopo tante mosse (le distribuzioni contano come mosse); senza, all'ultimo momento con carte in gioco.
opt-sheet = Mostra anche lo score: base, punti e somma di ogni smazzata.
opt-position = Scrive la posizione raggiunta, come testo e nient'altro.
opt-position-file = Una posizione; - per lo standard input.
opt-seat-view = Mostra solo quello che vede questo posto.
opt-solve-seconds = Quanti secondi può durare.
opt-explain-why = Dice che cosa farebbe il bot più forte, e perché.
opt-explain-worlds = In quanti modi si suppongono distribuite le carte non viste, con --why.
explain-worlds-range = --worlds è un numero da 1 a { $most }
explain-no-opinion = su questo nessuno ha un'opinione: non c'è niente da scegliere, o il gioco non ha un giocatore forte
explain-turn = Tocca a { $name }. La scelta migliore per prima, con i punti attesi dalla propria linea meno quelli degli altri:
explain-choice = { $choice }: { NUMBER($value, maximumFractionDigits: 1) } (± { NUMBER($error, maximumFractionDigits: 1) })
opt-explain-file = Una partita registrata o una posizione; - per lo standard input.
opt-case-files = File di casi, o cartelle che ne contengono.
opt-missing = Solo gli articoli a cui manca qualcosa.
opt-full = Nomina le norme, i rifiuti e i test, e dice perché un articolo non ne ha bisogno.
opt-topic = Che cosa spiegare.
opt-play-code = Il codice con cui si gioca.
opt-norms = Le norme con cui si gioca: tradizionali o moderne.
opt-pairs = Come si formano le coppie: A fisse, B.a incrociate, B.b.1 note, B.b.2 ignote.
opt-buongioco = Che cosa si fa del buongioco: «accused» (si accusa), «silent» (si tace), «may» o «must» (si può o si deve dichiarare).
opt-match = Come si vince la partita: «points» (a punti), «passate» (a passate), «single» (a passata singola).
opt-tressette-target = I punti di una partita ai punti: 21 o un multiplo di sette maggiore.
opt-passate = Quante passate, in una partita a passate.
opt-adopt = Una norma moderna che un tavolo tradizionale adotta, con il nome che ha in codes diff; si può ripetere.
opt-french = Mostra carte francesi; il fante batte la donna.
opt-players = Quanti giocatori, te compreso.
opt-hands = Si giocano tante smazzate.
opt-target = Si gioca finché una linea arriva a questo punteggio.
opt-alone = In tre o in cinque: ognuno per sé dall'inizio.
opt-option = NOME=VALORE, per ciò che il codice lascia al tavolo; si può ripetere. Vedi codes show.
opt-bots = I bot: un livello (novizio, socio, esperto, maestro, campione), oppure strong, basic, random; uno per tutti, o uno per ogni altro posto in ordine, separati da virgole.
opt-seed = Lo stesso numero dà le stesse carte.
opt-seat = Il tuo posto; A dà le carte per primo, B gioca per primo.
opt-seat-drawn = Il tuo posto; A dà le carte per primo, B gioca per primo. “draw” sorteggia i posti, come vuole il codice.
opt-name = Il tuo nome nella partita registrata.
opt-record = Scrive la partita in questo file, da rigiocare poi.
opt-undo = Se u può riprendere i giochi di un turno non finito.
opt-fast = Nessuna pausa fra i turni dei bot.
opt-training = Allenamento (solo Tressette): il tavolo conta per te e avverte, ciò che il codice non consente.
opt-plain = Niente colori e segni speciali: le carte come 5h.

## Quello che non si legge

usage-unknown-option = opzione sconosciuta { $option }; vedi «{ $help }»
usage-unknown-command = comando sconosciuto { $command }; vedi «{ $help }»
usage-too-many = parole di troppo: { $words }; vedi «{ $help }»
usage-bad-value = { $value } non è un valore per { $name }; vedi «{ $help }»
usage-missing = manca { $name }; vedi «{ $help }»
usage-twice = { $option } sta due volte; vedi «{ $help }»
usage-wrong = questa riga di comando non si capisce; vedi «{ $help }»
no-such-language = nessuna lingua «{ $language }»; ci sono { $known }
no-such-game = nessun gioco «{ $game }»; ci sono { $known }
no-such-choice = { $option }: «{ $value }» non c'è; ci sono { $known }
no-such-code = nessun codice «{ $code }»; i codici sono { $known }
no-such-edition = { $code } non ha un'edizione «{ $edition }»; le sue edizioni sono { $known }
file-trouble = { $file }: { $trouble }
file-missing = il file non c'è
file-is-folder = è una cartella, non un file
file-forbidden = non è permesso leggerlo o scriverlo
file-there = c'è già
file-no-space = non c'è più spazio
file-long-name = il nome è troppo lungo
address-in-use = su questo indirizzo ascolta già qualcun altro
file-otherwise = il sistema rifiuta, con l'errore { $number }
file-no-name = { $file } non è un nome di file
file-too-large = { $file }: troppo grande per essere uno dei nostri file
file-not-text = { $file }: non è un testo in UTF-8
file-empty = { $file }: vuoto
file-exists = { $file }: esiste già; scegli un altro nome
file-no-folder = { $file }: la cartella { $folder } non c'è
file-no-write = { $file }: non è permesso scrivere in { $folder }
bad-record-header = riga { $line }: «{ $text }» non è un'intestazione: si scrive {"["}Nome "valore"], prima delle mosse
bad-record-version =
    { $found ->
        [none] non è una partita registrata: comincerebbe con {"["}Ventaglio "{ $version }"]
       *[other] una registrazione di versione { $found }; questo programma legge la versione { $version }
    }
bad-record-game =
    { $name ->
        [none] manca l'intestazione {"["}Game "…"]; i giochi sono { $known }
       *[other] intestazione Game: nessun gioco «{ $name }»; ci sono { $known }
    }
bad-record-line = riga { $line }, «{ $text }»: { $why }
bad-position-line-unknown = riga { $line }: «{ $text }» non è tra le righe di una posizione; vedi «ventaglio help notazione»
bad-position-line-twice = riga { $line }: «{ $name }» sta due volte
bad-position-line =
    { $name ->
        [none] riga { $line }: { $why }
       *[other] riga { $line } ({ $name }): { $why }
    }
bad-no-number = «{ $text }» non è un numero
bad-yes-or-no = si scrive yes o no, non «{ $text }»
bad-number-too-large = un numero di { $digits } cifre è troppo grande
bad-no-seat = «{ $text }» non è un posto di questo tavolo: i posti sono { $known }

## Codici

codes-for = giocatori: { $players }
codes-editions = edizioni: { $editions }
codes-head = { $game }:{ $code }, edizione { $edition } (valori { $fingerprint }); { $filled } norme integrate da noi
codes-filled = nostra integrazione: { $why }
codes-filled-mark = , nostra integrazione
codes-library = solo per programmi: nessun tavolo, comando o pagina lo fa ancora
codes-statement = enunciato: solo le persone possono seguirlo
codes-statement-mark = , enunciato
codes-statements =
    { $count ->
        [one] Una norma è un enunciato: solo le persone possono seguirla, e il programma non la legge.
       *[other] { $count } norme sono enunciati: solo le persone possono seguirle, e il programma non le legge.
    }
codes-note = nota: { $why }
codes-option = opzione { $name }: { $choices }
codes-foot = Un'opzione si sceglie con --option NOME=VALORE quando comincia una partita.
codes-norm = Norma
codes-same = I due codici fissano gli stessi valori.
codes-differences =
    { $count ->
        [one] Una norma differisce.
       *[other] { $count } norme differiscono.
    }
codes-two-games = i codici sono di due giochi, { $first } e { $second }
codes-alike = uguale
codes-rulings-too =
    { $count ->
        [one] Un'irregolarità è giudicata diversamente: ventaglio codes diff { $first } { $second } --rulings
       *[other] { $count } irregolarità sono giudicate diversamente: ventaglio codes diff { $first } { $second } --rulings
    }
codes-rulings-differ =
    { $count ->
        [one] Un'irregolarità è giudicata diversamente.
       *[other] { $count } irregolarità sono giudicate diversamente.
    }
codes-rulings-same = I due codici ordinano lo stesso.
codes-facts = Se
codes-whatever = in ogni caso
codes-only-asks = lo chiede solo { $code }
codes-answer-unknown = non prevede questa risposta
codes-no-penalty = Nessuna penalità è prevista

## Rigiocare, posizioni, casi, registro

replay-until-negative = --until conta le mosse da 0, non { $until }
replay-until-beyond =
    { $moves ->
        [one] --until { $until } va oltre la fine: la registrazione ha una mossa
       *[other] --until { $until } va oltre la fine: la registrazione ha { $moves } mosse
    }
replay-head-hands = { $players } giocatori, smazzate: { $hands }
replay-head-points = Quattro giocatori, ai { $target } punti
replay-head-passate = Quattro giocatori, passate: { $passate }
replay-head-single = Quattro giocatori, passata unica
replay-head-target = { $players } giocatori, ai { $target }
replay-illegal = { $file }, riga { $line }: «{ $move }» non si può giocare. { $why }
replay-illegal-foreign = { $file }, riga { $line }: «{ $move }» non si può giocare con i valori che ci sono qui: la partita è stata registrata con altri, dell'edizione { $edition }. Fin qui si è potuta rigiocare. { $why }
replay-mismatch = { $name }: la partita registrata dice «{ $said }», rigiocandola esce «{ $found }».
replay-verified =
    { $moves ->
        [one] Rigiocata una mossa: il risultato è quello scritto.
       *[other] Rigiocate { $moves } mosse: il risultato è quello scritto.
    }
replay-replayed =
    { $moves ->
        [one] Rigiocata una mossa; nessun risultato è scritto.
       *[other] Rigiocate { $moves } mosse; nessun risultato è scritto.
    }
replay-foreign = La partita è stata registrata con l'edizione { $edition } e con valori diversi da quelli di qui. È stata rigiocata con quelli di qui.
replay-prompt = [Invio] avanti, t tavolo, q fine >
position-deal = Il tavolo aspetta la distribuzione.
position-pick-up = Tocca a un altro posto.
position-foreign = La posizione è dell'edizione { $edition } di { $code }, che qui non c'è: non si può dire che cosa vi si possa fare.
position-play = Tocca a un altro posto.
position-pairing = Tocca a un altro posto.
position-lead = Tocca a un altro posto.
position-follow = Tocca a un altro posto.
position-dialogue = La parola è a un altro posto.
position-end = La partita è finita.
cases-none-given = indica almeno un file o una cartella di casi
cases-empty-folder = { $folder }: non contiene nessun file *.toml
cases-too-deep = troppi livelli annidati
explain-tressette-only = { $file }: che cosa si sa da gioco e parole si spiega solo al Tressette; con --why si dice qui che cosa farebbe il bot più forte
solve-tressette-only = { $file }: solo il Tressette si può risolvere
solve-seconds-range = --seconds: più di 0, e al massimo un giorno
explain-until-position = { $file }: una posizione è un momento solo; --until serve alle partite registrate
explain-no-passata = { $file }: lì non si sta giocando nessuna smazzata o passata; scegli una mossa tra una distribuzione e la sua ultima carta
position-impossible = { $file }: a un tavolo così nessuna partita può arrivare
cases-failed = fallito: { $id }
ledger-no-tests = I test non sono qui, perciò non si dice che cosa mostrano: questa è una copia installata.
ledger-article = Articolo
ledger-title = Argomento
ledger-status = Stato
ledger-norms = Norme
ledger-statements = Enunciati
ledger-refusals = Rifiuti
ledger-rulings = Decisioni
ledger-tests = Test
ledger-shown = mostrato
ledger-library = libreria
ledger-library-of = solo per programmi, in ventaglio.{ $module }: nessun tavolo, comando o pagina lo fa ancora
ledger-statement = enunciato
ledger-not-shown = citato ma non mostrato
ledger-not-cited = mostrato ma non citato
ledger-missing = né citato né mostrato
ledger-conduct = comportamento
ledger-nothing = non contiene regole
ledger-sum =
    { $open ->
        [0] Non manca nulla.
        [one] Manca qualcosa a un articolo.
       *[other] Manca qualcosa a { $open } articoli.
    }

## Il tavolo

table-us = noi
table-them = loro
table-hand-of = smazzata { $number } di { $hands }
table-hand-to = smazzata { $number }, ai { $target }
table-dealer = { mazziere }
table-took = { pozzetto } preso
table-stock = tallone { $stock }  { pozzetti } { $pozzetti }
table-pile =
    Scarti ({ $count })
table-hand =
    { $who ->
        [you] La tua mano ({ $count })
       *[other] { $name } ({ $count })
    }
hand-begins = Smazzata { $number }. Fa da { mazziere }: { $dealer }. Taglia: { $cutter }.
seats-drawn = Il sorteggio dei posti ({ $article }):
seats-drew = { $name }: { $cards }
seats-served = Servito: { $served }. Fa da { mazziere }: { $dealer }.
seats-score = { $who ->
    [you] Compili tu lo score.
   *[other] Compila lo score { $name }.
  }
hand-unseen = Hai preso il { pozzetto }: potrai visionarlo dopo lo scarto del compagno.

sheet-title = Score
sheet-hand = smazzata
sheet-base = base
sheet-points = punti
sheet-sum = somma
sheet-all = totale
sheet-none = lo score si tiene dove due linee giocano a Burraco, e questa registrazione è di un altro gioco
count-total = totale della smazzata
count-halved = divisi fra compagni: { $points } a testa
count-standing = Situazione: { $totals }
result-won = Hai vinto la partita.
result-winner = Partita vinta da { $names }.
result-tie = La partita finisce in parità: { $names }.
result-points = Match Points { $match }; Victory Points { $best }–{ $worst }.

## Scelte e suggerimenti

choices-turn =
    { $who ->
        [you] Tocca a te; sono possibili { $count } azioni.
       *[other] Tocca a { $name }; sono possibili { $count } azioni.
    }
choices-draw = pescare (tallone { $stock })
choices-take = raccogliere il monte: { $cards }
choices-gain = darebbe { $cards }
choices-open = calare { $cards }
choices-attach = legare { $card } a { $number }: { $cards }
choices-makes = , burraco { $kind }
choices-discard = scartare una di { $cards }
advice-title = Che cosa farebbe un buon giocatore:
advice-value = { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    } punti attesi
advice-behind = { $points } punti in meno
hints-number = Un numero gioca il suggerimento.
hints-none = Niente da calare o da legare: scarta.

## Giocare

your-name = Tu
play-welcome = { $code }  (? comandi, r regole, q esci)
play-other-game = { $code } è un codice di { $game }
play-bad-option = --option { $option }: scrivi NOME=VALORE
play-no-bots = --bots: indica almeno un bot
play-many-bots = --bots: { $given } bot per { $seats } altri posti
play-next-hand = [Invio] per continuare >
play-end-of-input = L'ingresso è finito: lasci il tavolo.
play-recorded = Partita scritta in { $file }.
prompt-pick-up = d pesca, t raccogli, h suggerimenti, ? >
prompt-play =
    { $lays ->
        [yes] o cala, a lega, x scarta, h suggerimenti, ? >
       *[no] x scarta, h suggerimenti, ? >
    }
answer-yes = s sì si y yes
quit-sure =
    Lasci la partita? { $kept ->
        [recorded] È registrata.
        [saved] È salvata.
       *[unsaved] Non è salvata.
    } { $again ->
        [yes] s/n (ancora Ctrl-C ed esci) >
       *[no] s/n >
    }
quit-stay = Resti.
quit-save = Salvo la partita? Nome del file, o Invio per no >
undo-done = Ripresi: i giochi di questo turno sono di nuovo nella tua mano.
undo-nothing = Non c'è nulla da riprendere: solo i giochi di questo turno, e solo finché non hanno rivelato nulla.
undo-off = In questa partita non si riprende nulla.
sorted-by-rank = La tua mano per valore.
sorted-by-suit = La tua mano per seme.
attach-nowhere = { $card } non lega con nessuno dei tuoi giochi: tienila, o cala un gioco nuovo.
attach-no-melds = La tua linea non ha ancora giochi: prima calane uno.
pick-which = Quale?
pick-prompt = 1–{ $count } >
pick-none = Non hai giocato nulla.
score-on-table = Sul tavolo finora:
log-empty = Dal tuo ultimo turno non è successo nulla.
rules-more = Di più: ventaglio codes show { $code }
why-nothing = Finora non è stato rifiutato nulla.
why-elsewhere = altrove, { $code }: { $value }
unclear-burraco-verb = «{ $word }» non è un comando. d pesca, t raccoglie, o cala, a lega, x scarta; ? li spiega tutti.
unclear-card = «{ $word }» non è una carta. Scrivi 5h, 10d, Kc, As per 5♥ 10♦ K♣ A♠, e * per il jolly.
unclear-range = «{ $word }» non è una sequenza: prima la carta più bassa, come in 5-8h.
unclear-stands-for = «{ $word }»: solo un jolly o una pinella può fare le veci di un'altra carta, come in 2s=7s.
unclear-open = Quali carte? Per esempio: o 5h 6h 7h, oppure o 5-7h.
unclear-attach = Quale carta, e a quale gioco? Per esempio: a 2 8h, oppure a 8h.
unclear-attach-where = A quale gioco? Scrivi prima il suo numero: a 2 8h 9h.
unclear-discard = Quale carta? Una sola, per esempio: x Kd.
unclear-hint = Non c'è un suggerimento { $number }: h mostra i suggerimenti.
unclear-save = Con quale nome? Per esempio: save partita.txt.
play-help =
    Il turno: pesca o raccogli (d, t), cala e lega quanto vuoi, scarta (x).

      d            pesca dal tallone
      t            raccogli tutto il monte degli scarti
      o 5h 6h 7h   cala un gioco; anche o 5-7h, o Kh Kd Kc, o 9c Jc {"*"}
      a 2 8h       lega 8♥ al gioco 2; a 8h se solo uno la accoglie; a 2 8h 9h
      x Kd         scarta, e il turno finisce
      u            riprendi i giochi di questo turno
      h            suggerimenti: le scelte migliori, al massimo tre; un numero ne gioca una

      Invio        il tavolo      sort   la mano per seme o per valore
      s            il punteggio   l      che cosa hanno fatto gli altri
      r            le regole      why    l'ultimo rifiuto spiegato
      save FILE    salva          q      esci

    Carte: A 2 … 9 10 J Q K con h ♥, d ♦, c ♣, s ♠; {"*"} è il jolly (J★).
    Una pinella tra parentesi è una matta. Burraco ● pulito, ◐ semipulito, ○ sporco.
    Anche in parole: pesca, raccogli, cala, lega, scarta, riprendi, regole, perché, esci.

## Le parole dei comandi

command-draw = d p pesca pescare
command-take = t raccogli raccogliere
command-open = o cala calare apri aprire
command-attach = a attacca attaccare lega legare
command-discard = x scarta scartare
command-hints = h suggerimenti
command-help = ? aiuto
command-undo = u riprendi annulla
command-score = s punti punteggio
command-log = l cronaca
command-sort = sort ordina
command-why = why perché perche
command-rules = r regole
command-save = save salva
command-quit = q esci
command-table = table tavolo

## Argomenti

topics-head = Argomenti: ventaglio help ARGOMENTO
topics-unknown = nessun argomento «{ $topic }»; ci sono { $known }
topic-notation-asked = notazione
topic-notation-title = Come si scrivono carte, azioni, posizioni e partite
topic-notation =
    Una carta è un valore e un seme: A 2 3 4 5 6 7 8 9 T J Q K e h d c s, come in 5h, Ts, Kd. Il jolly è {"*"}.

    Un'azione è una riga:
      draw               pesca
      take               raccoglie
      open 5h 6h {"*"}       cala; una matta in mezzo dice di che carta fa le veci: open 5h {"*"}=6h 7h
      attach 2 8h        lega al gioco 2; l'asso sotto il due: attach 2 Ah low
      discard Kd         scarta

    Una partita ha intestazioni, poi un'azione per riga con il posto che agisce; «table» dà le carte:
      {"["}Ventaglio "1"]
      {"["}Game "burraco"]
      {"["}Code "fibur-2019"]

      table deal 54 3h Kd …
      B draw
      B discard 4c

    Una posizione ha un fatto per riga; quello che manca è il solito, o si distribuisce dal resto del mazzo:
      code: fibur-2019
      hand B: 5h 6h 7h 8h {"*"}
      meld B: 3c 4c 5c
      turn: B

    Il Tressette scrive prima il palo, d s c b, poi il grado, A 2 3 4 5 6 7 D C R: dA, s3, cR. Le sue azioni:
      play d3            play d5 busso: con le parole, di mano
      declare faglio     accuse 3 s: tre Tre, manca spade; accuse N d
      claim              call-out, say potrei
topic-burraco-title = Il Burraco in breve
topic-burraco =
    Due mazzi con i jolly. Ognuno ha 11 carte; due gruppi di 11, i pozzetti (pozzi nel codice del 2019, mazzetti
    nell'estratto), stanno da parte. I compagni siedono di fronte.

    Nel tuo turno peschi una carta dal tallone o raccogli tutto il monte degli scarti; poi puoi calare giochi e legare
    carte a quelli della tua linea; poi scarti.

    I giochi sono combinazioni (tre o più carte uguali) e sequenze (tre o più carte dello stesso seme in ordine).
    Jolly e pinelle (i due) sono matte; in un gioco va una sola matta. Sette carte fanno burraco: pulito senza matta,
    sporco con la matta; alcuni codici conoscono il semipulito, con almeno sette carte prima o dopo la matta.

    Chi resta senza carte va a pozzetto: in diretta se l'ultima carta è stata calata, dal turno successivo se è stata
    scartata. Una linea che ha preso il pozzetto e ha un burraco può chiudere, scartando l'ultima carta.

    Giochi, burrachi e chiusura sono punti positivi; le carte rimaste in mano e il pozzetto non preso, negativi.
    «ventaglio codes show CODICE» dà valori e articoli precisi.
topic-tressette-title = Il Tressette in breve
topic-tressette =
    Quaranta carte, dieci a testa, due coppie; a coppie fisse i compagni siedono di fronte. Si gioca verso destra. In
    ogni palo i gradi sono 3 2 A R C D 7 6 5 4, dal più alto.

    Chi è di mano gioca la carta che vuole; gli altri rispondono al palo se possono. Piglia la carta più alta del palo di
    battuta, e chi piglia è di mano. Non ci sono briscole.

    L'Asso vale un punto; Tre, Due e figure un terzo ciascuno; l'ultima pigliata un punto in più. Le frazioni si perdono:
    una passata vale undici punti. La partita va di solito ai 21.

    Chi è di mano può dire che cosa ha al palo a cui gioca, con le parole previste dal codice: «busso» dice tre carte con
    il Tre, «ribusso» con il Due. Le sentono tutti, e servono al compagno. «ventaglio help parole» spiega le altre.

    Chi ha tre o quattro Tre, Due o Assi, o Tre, Due e Asso di un palo, ha buongioco: se si gioca con l'accusa, al suo
    primo turno può accusarlo per averne i punti.

    Chi crede che gli avversari abbiano vinto li chiama fuori; fare tutti i punti è cappotto, e vince subito.
    «ventaglio codes show tressette:tradizionali» dà norme e articoli precisi.
topic-words-asked = parole
topic-words-title = Che cosa si dice a un tavolo di Tressette
topic-words =
    Le carte di un palo sono di tressette, 3 2 A, o semplici, R C D 7 6 5 4. Una carta è sovrana quando quelle più alte
    sono uscite tutte, e il Tre lo è sempre; altrimenti è soggetta: qualcuno la può battere.

    Chi è di mano può dire quanto è lungo il palo a cui gioca:
      sola, piombo      l'unica o l'ultima carta; piombo se è sovrana
      si liscia         due: si gioca la più alta, ne resta una semplice
      terzo             tre; se della lunghezza non si dice nulla, sono tre
      lungo             quattro
      lunghissimo       cinque o più

    … e che cosa c'è:
      busso             il Tre, che resta in mano
      ribusso           il Due, che resta in mano
      liscio e busso    l'Asso, che resta in mano
      è mio             Tre e Due, un venticinque
      voglio l'Asso     lo stesso; per le tradizionali, con il Re in mano
      la buona          Tre e Asso, un ventinove
      la migliore       Due e Asso, un ventotto
      napoletana        Tre, Due e Asso
      di Re             il Re, che resta in mano, e nessuna carta di tressette
      è mia             la carta giocata è sovrana, o soggetta solo a proprie

    Prima, degli altri pali:
      questo piombo     al palo appena pigliato non resta nessuna carta
      liscio qui        ne resta una che altri possono battere
      feci un piombo    finito un palo non giocato prima di rilevare la mano
      faglio a un palo  nessuna carta di qualche palo
      al mio compagno   faglio o liscio al palo che il compagno sembra volere

    E ancora:
      buongioco         tre o quattro Tre, Due o Assi, o una napoletana
      a terra           si calano tutte le carte: pigliano tutto quello che resta
      fuori             gli avversari hanno fatto i punti: il gioco si fermi
      cappotto          tutti i punti di una passata
      di mano, passata  chi comincia la battuta; dieci battute, una distribuzione
topic-cases-asked = casi
topic-cases-title = Come si scrive un caso
topic-cases =
    Un file di casi è TOML: una posizione, le azioni, e quello che ne deve uscire.

      {"["}[case]]
      id = "non-si-chiude-con-una-matta"
      article = "fibur-2019 14"
      position = '''
      code: fibur-2019
      phase: play
      turn: B
      hand B: 2h
      took: B
      meld B: 3c 4c 5c 6c 7c 8c 9c
      '''
      actions = ["discard 2h"]
      expect = {"{"} refused = "close-with-wild" {"}"}

    Un'azione può cominciare con il posto che agisce; altrimenti agisce chi è di turno. «ventaglio cases FILE» lo prova.
topic-codes-asked = codici
topic-codes-title = Che cos'è qui un codice
topic-codes =
    Ogni codice scritto è un elenco di norme. Una norma ha un valore, l'articolo che lo fissa, e un segno dove il testo
    tace e abbiamo integrato, con la ragione. Le norme che il testo lascia aperte sono opzioni di un tavolo.

    I codici si chiamano fibur-2019, o burraco:fibur-2019 con il loro gioco. Il Tressette ha un codice solo, quello della
    FITRES, con due insiemi di norme, tradizionali e moderne; il primo può adottare norme del secondo.
      ventaglio codes list
      ventaglio codes show estratto
      ventaglio codes diff fibur-2019 circolo
      ventaglio codes diff tressette:tradizionali tressette:moderne
