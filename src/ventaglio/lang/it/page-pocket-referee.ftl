### La tasca: l'arbitro, i codici, le domande frequenti, «Posso?» e «Abbiamo trovato questo».

page-pocket-part-may = Posso?
page-pocket-about-may = È un gioco valido? Posso chiudere? Codice per codice
page-pocket-part-found = Abbiamo trovato questo
page-pocket-about-found = Le carte come stanno sul tavolo: che cosa non va, e che cosa si fa
page-pocket-part-referee = L'arbitro
page-pocket-about-referee = Che cosa è successo, le sue domande, la decisione con gli articoli
page-pocket-part-questions = Domande frequenti
page-pocket-about-questions = Matte, chiusura, { pozzetto }, «ce ne siamo accorti dopo»
page-pocket-part-codes = I codici
page-pocket-about-codes = Ogni articolo, con parole nostre, da cercare
page-pocket-part-trainer = Prova d'arbitro
page-pocket-about-trainer = Casi da risolvere, con il voto

## Comuni

page-pocket-share = Condividi
page-pocket-copied = Copiato.
page-pocket-code = Codice
page-pocket-game = Gioco
page-pocket-yes = Sì
page-pocket-no = No
page-pocket-clear = Togli tutte le carte
page-pocket-suit = Seme
page-pocket-cards-of = Carte di { $suit }
page-pocket-remove = Togli { $card }
page-pocket-fewer = Una in meno
page-pocket-more = Una in più
page-pocket-found-count =
    { $count ->
        [0] Non si trova niente
        [one] Una cosa trovata
       *[other] { $count } cose trovate
    }

## L'arbitro

page-pocket-referee-seek = Cerca che cosa è successo
page-pocket-referee-example = due carte, fuori turno, chiuso con la matta…
page-pocket-referee-last = Le ultime decisioni
page-pocket-referee-forget = Dimentica
page-pocket-referee-what = Oppure scegli che cosa è successo
page-pocket-not-in-code = il codice non ne parla
page-pocket-change = cambia
page-pocket-why = Che cosa vuole il codice
page-pocket-by-others = Per un altro codice:
page-pocket-orders = Che cosa si fa, in ordine
page-pocket-no-orders = Non c'è niente da ordinare
page-pocket-discretion = È lasciato all'arbitro
page-pocket-announce = Da dire a tutto il tavolo
page-pocket-write = Da scrivere
page-pocket-silent = Il codice non prevede penalità per questo, e l'arbitro non ne inventa.
page-pocket-rests-on = Si fonda su
page-pocket-otherwise = Che cosa cambierebbe la decisione
page-pocket-own-decision = La decisione al tavolo resta sempre dell'arbitro.
page-pocket-ruling-by = La decisione: { $code }

## La prova d'arbitro

page-pocket-trainer-about = Leggi il caso, scegli gli ordini giusti, nell'ordine in cui si danno, e guarda il voto. Il punteggio resta su questo dispositivo.
page-pocket-trainer-level = Difficoltà
page-pocket-trainer-levels =
    { $level ->
        [0] tutte
        [1] facile
        [2] media
       *[other] difficile
    }
page-pocket-trainer-begin = Comincia
page-pocket-trainer-next = Un altro caso
page-pocket-trainer-done = Ho deciso
page-pocket-trainer-choose = Che cosa ordini? Tocca gli ordini, il primo per primo.
page-pocket-trainer-right = giusto
page-pocket-trainer-missing = mancava
page-pocket-trainer-surplus = di troppo
page-pocket-trainer-points = { $points } su 10.
page-pocket-trainer-sequence = La sequenza non era quella giusta.
page-pocket-trainer-score =
    { $exercises ->
        [one] Un caso risolto, media { $average }.
       *[other] { $exercises } casi risolti, media { $average }.
    }

## I codici

page-pocket-codes-ours = Con parole nostre: quello che il programma fa per ogni articolo. Vale il testo del codice.
page-pocket-codes-seek = Cerca in tutti i codici
page-pocket-codes-seek-one = Cerca in questo codice
page-pocket-codes-articles = { $count } articoli
page-pocket-codes-next = Prima e dopo
page-pocket-filled = il testo tace: lettura nostra
page-pocket-people = lo seguono le persone, non il programma
page-pocket-ruled-by = Che cosa ne segue quando qualcuno sbaglia
page-pocket-no-rule = Niente da applicare: { $why }.

## Domande

page-pocket-questions-seek = Cerca fra le domande

## Posso?

page-pocket-fits = Sì, la carta lega.
page-pocket-melds-title = È un gioco valido? La carta lega?
page-pocket-melds-where = Metto carte
page-pocket-melds-meld = nel gioco sul tavolo
page-pocket-melds-card = fra quelle da legare
page-pocket-melds-empty = Tocca le carte del gioco
page-pocket-melds-none = Tocca la carta da legare
page-pocket-stands-for = La matta fa le veci di: { $card }.
page-pocket-burraco-clean = Burraco pulito: { $points } punti.
page-pocket-burraco-semi = Burraco semipulito: { $points } punti.
page-pocket-burraco-dirty = Burraco sporco: { $points } punti.
page-pocket-tricks-title = Carte e parole
page-pocket-tricks-what = Che cosa vuoi sapere
page-pocket-tricks-trick = chi prende la battuta
page-pocket-tricks-hand = che buongioco ho in mano
page-pocket-tricks-words = che cosa vuol dire una parola
page-pocket-tricks-empty-trick = Tocca le carte della battuta, la prima giocata per prima
page-pocket-tricks-empty-hand = Tocca le carte che hai in mano
page-pocket-tricks-seek = La parola sentita
page-pocket-trick-taken = Prende { $card }, la carta giocata per { $place ->
        [1] prima
        [2] seconda
        [3] terza
       *[other] quarta
    }.
page-pocket-trick-points =
    { $thirds ->
        [0] Vale { $whole ->
            [one] un punto
           *[other] { $whole } punti
        }.
       *[other] Vale { $whole ->
            [0] { $thirds }/3 di punto
            [one] un punto e { $thirds }/3
           *[other] { $whole } punti e { $thirds }/3
        }.
    }
page-pocket-buongioco-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
page-pocket-no-buongioco = Fra queste carte non c'è buongioco.

## Abbiamo trovato questo

page-pocket-found-about = Metti le carte come stanno sul tavolo: si vede che cosa non va, e l'arbitro chiede il resto.
page-pocket-found-what = Che cosa avete trovato
page-pocket-found-meld = un gioco
page-pocket-found-hand = una mano
page-pocket-found-pozzetto = un { pozzetto }
page-pocket-found-pack = il mazzo
page-pocket-found-how = Come sono finite lì le carte
page-pocket-found-how-opened = calate insieme
page-pocket-found-how-attached = legate a un gioco che c'era già
page-pocket-found-empty = Tocca le carte del gioco, tutte
page-pocket-found-surplus =
    { $count ->
        [one] Di troppo: { $cards }. Senza, il gioco è valido.
       *[other] Di troppo una di queste: { $cards }. Senza, il gioco è valido.
    }
page-pocket-found-missing =
    { $count ->
        [one] Manca: { $cards }.
       *[other] Manca una di queste: { $cards }.
    }
page-pocket-found-ask = Che cosa si fa adesso?
page-pocket-found-players = In quanti giocate
page-pocket-found-hand-count = Carte della mano, appena distribuita
page-pocket-found-pozzetto-count = Carte del { pozzetto }
page-pocket-found-odd = Quale carta è di troppo o manca?
page-pocket-found-odd-none = Tocca la carta
page-pocket-found-seen = Quante volte c'è { $card }
page-pocket-count-right = Il numero è giusto.
page-pocket-count-more =
    { $count ->
        [one] Una carta in più.
       *[other] { $count } carte in più.
    }
page-pocket-count-fewer =
    { $count ->
        [one] Una carta in meno.
       *[other] { $count } carte in meno.
    }
page-pocket-count-wanted = Devono essere { $sizes }.
page-pocket-tricks-found-hand = una mano con un altro numero di carte
page-pocket-tricks-found-suit = aveva il palo, e non ha risposto
page-pocket-tricks-found-shown = carte scoperte
page-pocket-tricks-found-heap = le pigliate sono confuse
page-pocket-tricks-found-mixed = carte mischiate prima del conto
page-pocket-tricks-about-suit = Più tardi è venuta fuori una carta del palo al quale non aveva risposto.
page-pocket-tricks-empty-suit = Tocca tre carte: quella d'uscita, quella che ha giocato e quella venuta fuori più tardi
page-pocket-tricks-suit-kept = Aveva { $card } quando ha giocato { $played }.
page-pocket-tricks-suit-not-due = { $card } non era dovuta su { $led }.
page-pocket-tricks-about-shown = Qualcuno ha lasciato vedere una o più carte della sua mano.
page-pocket-tricks-about-heap = Le carte prese dalle due parti non si distinguono più.
page-pocket-tricks-about-mixed = Le carte sono state mischiate prima che i punti fossero accertati.
