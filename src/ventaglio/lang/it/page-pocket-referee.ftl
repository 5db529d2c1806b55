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
page-pocket-settled = Che cosa ha stabilito il tavolo
page-pocket-settled-count =
    { $count ->
        [0] come dice il codice
        [one] una cosa diversa
       *[other] { $count } cose diverse
    }
page-pocket-settled-about = Le opzioni del codice, e singole norme moderne che un tavolo ha adottato (art. 153). L'arbitro decide secondo queste; il telefono le ricorda.
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
page-pocket-tricks-found-hand = una mano, appena distribuita
page-pocket-tricks-found-seen = carte viste nella distribuzione
page-pocket-tricks-found-tricks = le pigliate, come stanno
page-pocket-tricks-found-shown = carte di una mano viste in gioco
page-pocket-tricks-found-words = un'accusa, e le carte
page-pocket-tricks-found-down = una messa a terra
page-pocket-tricks-found-heaps = le carte di ogni parte, e i punti
page-pocket-tricks-found-mixed = carte mischiate prima del conto
page-pocket-tricks-about-mixed = Le carte sono state mischiate prima che i punti fossero accertati.
page-pocket-laid-empty = Tocca le carte
page-pocket-laid-about-hand = Tutte le carte che un giocatore ha ricevuto.
page-pocket-laid-about-seen = Le carte che si sono viste durante la distribuzione.
page-pocket-laid-about-shown = Le carte che qualcuno ha lasciato vedere giocando.
page-pocket-laid-about-tricks = Le pigliate nel loro ordine, ognuna con le sue carte come sono state giocate. A, B, C e D giocano in quest'ordine; A e C sono compagni. Le pigliate che non contano si possono saltare.
page-pocket-laid-about-words = Le dieci carte che il giocatore ha ricevuto, e ciò che ha accusato.
page-pocket-laid-about-down = Chi era di mano ha messo a terra le sue carte.
page-pocket-laid-about-heaps = Le carte che ogni parte ha preso.
page-pocket-laid-trick = Pigliata { $number }, battuta di { $who }
page-pocket-laid-leader = Chi ha battuto
page-pocket-laid-next = Pigliata seguente
page-pocket-laid-side = Metto le carte
page-pocket-laid-heap-of =
    { $who }: { $count ->
        [one] una carta
       *[other] { $count } carte
    }
page-pocket-laid-empty-heap = Tocca le carte di questa parte
page-pocket-laid-rest = Tutte le altre qui
page-pocket-laid-last = Chi ha fatto l'ultima pigliata
page-pocket-laid-written = Punti segnati per { $who }
page-pocket-laid-counted = { $one } { $first }, { $other } { $second }, senza buongioco.
page-pocket-laid-accused = Che cosa ha accusato
page-pocket-laid-accused-nothing = niente
page-pocket-laid-accused-3 = tre
page-pocket-laid-accused-2 = due
page-pocket-laid-accused-A = assi
page-pocket-laid-accused-N = Napoletana
page-pocket-laid-suit-of = Di quale palo, ha detto
page-pocket-laid-suit-without = Senza quale palo, ha detto
page-pocket-laid-suit-none = non l'ha detto
page-pocket-laid-row-down =
    A terra: { $count ->
        [one] una carta
       *[other] { $count } carte
    }
page-pocket-laid-row-gone =
    Già giocate: { $count ->
        [one] una carta
       *[other] { $count } carte
    }
page-pocket-laid-into-down = tra quelle a terra
page-pocket-laid-into-gone = tra quelle già giocate
page-pocket-laid-empty-down = Tocca le carte messe a terra
page-pocket-laid-empty-gone = Tocca le carte delle pigliate già fatte
page-pocket-laid-gone-more =
    { $count ->
        [one] È stata giocata una carta di troppo, se tutti ne hanno quante stanno a terra.
       *[other] Sono state giocate { $count } carte di troppo, se tutti ne hanno quante stanno a terra.
    }
page-pocket-laid-gone-fewer =
    { $count ->
        [one] Dev'essere stata giocata ancora una carta.
       *[other] Devono essere state giocate altre { $count } carte.
    }
page-pocket-laid-right-tricks = In queste pigliate non c'è niente di sbagliato.
page-pocket-laid-right-words = L'accusa è giusta.
page-pocket-laid-right-down = Tutte le carte sono sovrane: la messa a terra vale.
page-pocket-laid-right-heaps = Le pigliate sono intere e i punti sono giusti.
page-pocket-laid-more =
    { $count ->
        [one] Una carta di troppo.
       *[other] { $count } carte di troppo.
    }
page-pocket-laid-fewer =
    { $count ->
        [one] Manca una carta.
       *[other] Mancano { $count } carte.
    }
page-pocket-laid-pairing = Tutte le carte che formano le coppie stanno in questa mano: { $cards }.
page-pocket-laid-one-simple = Si è vista una carta, non di tressette: { $cards }.
page-pocket-laid-one-of-tressette = Si è vista una carta di tressette: { $cards }.
page-pocket-laid-several = Si sono viste più carte: { $cards }.
page-pocket-laid-shown = Viste e non giocate: { $cards }.
page-pocket-laid-forgotten = Aveva, e non ha accusato: { $cards }.
page-pocket-laid-suit-not-named = Lo ha, ma non ha detto il palo che manca: { $cards }.
page-pocket-laid-napoletana-not-named = La ha, ma non ha detto il palo: { $cards }.
page-pocket-laid-wrong-suit = Ne ha tre, ma manca un altro palo: { $cards }.
page-pocket-laid-three-of-four = Ne ha accusate tre, e ne ha quattro: { $cards }.
page-pocket-laid-wrong-napoletana = Ha la Napoletana di un altro palo: { $cards }.
page-pocket-laid-not-held = Non ha ciò che ha accusato.
page-pocket-laid-lead = { $who } ha battuto { $cards }, ma la pigliata prima non era sua.
page-pocket-laid-two-cards = Di troppo in questa battuta: { $cards }.
page-pocket-laid-wrong-trick = Di troppo in una pigliata, mentre a un'altra ne mancano altrettante: { $cards }.
page-pocket-laid-short-trick =
    { $count ->
        [one] A una pigliata manca una carta.
       *[other] A una pigliata mancano { $count } carte.
    }
page-pocket-laid-revoke = { $who } non ha risposto, con { $cards }, e aveva il palo: poi è venuta { $proof }.
page-pocket-laid-missing =
    { $count ->
        [one] Da nessuna parte: { $cards }.
       *[other] Da nessuna parte ({ $count }): { $cards }.
    }
page-pocket-laid-heap = Le carte di una parte non fanno pigliate intere.
page-pocket-laid-points =
    { $who }: { $count ->
        [one] un punto.
       *[other] { $count } punti.
    }
page-pocket-laid-subject = Non sovrane: { $cards }. Ancora fuori, e più alta: { $proof }.
