# Il tavolo del Tressette.

page-tressette-quoted = «{ $words }»
page-tressette-ask-meaning = Che cosa vuol dire?
page-tressette-the-trick = La battuta in corso
page-tressette-laid = { $name }: { $card }
page-tressette-took-it = piglia
page-tressette-dealer = cartaro
page-tressette-leads = di mano
page-tressette-accused-points = accusa { $number }
page-tressette-yours-open = carte scoperte
page-tressette-open-cards = Carte scoperte di { $name }: { $cards }
page-tressette-open-of = Carte scoperte di { $name }

## Il punteggio

page-tressette-us = Noi
page-tressette-them = Loro
page-tressette-to = ai { $number }
page-tressette-trick = battuta { $number }
page-tressette-tricks =
    { $number ->
        [one] una pigliata
       *[other] { $number } pigliate
    }
page-tressette-secret = Le coppie sono ignote
page-tressette-between = Tra due passate
page-tressette-hand-over = Passata { $number }: il conteggio

## Che cosa tocca fare

page-tressette-now-lead = Sei di mano: gioca una carta, con le parole o in silenzio.
page-tressette-now-follow = Rispondi con una carta.
page-tressette-now-pairing = Si formano le coppie.
page-tressette-now-dialogue = Parla con il compagno del cappotto.
page-tressette-must-settle = L'arbitro lascia a te la scelta.
page-tressette-offers = Che cosa puoi dire o fare
page-tressette-words = Parole
page-tressette-not-now = (non si può adesso: tocca per sapere perché)
page-tressette-tells = dice agli altri:
page-tressette-group-settle = Devi scegliere
page-tressette-group-say = Rispondi
page-tressette-group-show = Coppie
page-tressette-group-accuse = Accusa il buongioco
page-tressette-group-declare = Di' al tavolo
page-tressette-group-announce = Di' prima di uscire
page-tressette-how = { $card }: come si gioca?
page-tressette-play = Gioca: { $card }
page-tressette-in-silence = In silenzio
page-tressette-in-silence-hint = la carta e nessuna parola
page-tressette-accuse = Accusa «{ $words }»
page-tressette-show = Mostra: { $card }
page-tressette-claim = Metti a terra
page-tressette-claim-hint = scopri le carte: tutte le pigliate che restano sono tue
page-tressette-claim-sure = Tocca ancora: carte a terra
page-tressette-call-out = Chiama fuori
page-tressette-call-out-hint = dichiari che una coppia ha raggiunto i punti; se non è vero, il codice lo punisce
page-tressette-call-out-sure = Tocca ancora: chiama fuori

## Che cosa si è detto e visto

page-tressette-pairing-card = la carta che forma la coppia
page-tressette-says-claim = a terra
page-tressette-claim-valid = le pigliate che restano sono sue
page-tressette-claim-invalid = non tutte le carte sono sovrane: restano scoperte
page-tressette-claim-untimely = non era il momento: le carte restano scoperte
page-tressette-says-call-out = fuori
page-tressette-says-there = i punti ci sono
page-tressette-says-not-there = i punti non ci sono ancora
page-tressette-look-again = Riguarda
page-tressette-look-again-about = Si rivede solo ciò che il codice lascia rivedere in questo momento.
page-tressette-said-now = Le parole di adesso
page-tressette-accused = Accuse
page-tressette-last-trick = L'ultima pigliata
page-tressette-first-trick = La prima pigliata degli avversari
page-tressette-own-pile = Le pigliate della tua coppia
page-tressette-nothing-to-see = Adesso non c'è nulla da rivedere.

## Ciò che tutti devono sapere

page-tressette-pairing = Si formano le coppie con le carte.
page-tressette-called = { $name } ha chiamato: si finisce la battuta e si contano i punti.
page-tressette-slam = { $side }: si va per cappotto.
page-tressette-dialogue = { $name } dice se si va per cappotto.
page-tressette-decided = La partita è di { $side }.
page-tressette-self-call = Chi è stato chiamato troppo presto deve chiamarsi fuori appena finita la battuta che gli dà i punti.
page-tressette-settles = { $name } fa ciò che ha deciso l'arbitro.

## Al tavolo dal vivo

page-tressette-more = Altro…
page-tressette-expose = Mostrala a tutti senza giocarla
page-tressette-withdraw = Riprendi la carta giocata
page-tressette-replace = Al suo posto: { $card }
page-tressette-keep-card = Lascia la carta
page-tressette-say-nothing = Nessuna parola
page-tressette-annul = Vado a monte
page-tressette-waive = Rinuncio

## Tasti

page-tressette-key-play = gioca la carta, o scegli con quali parole
page-tressette-key-words = le parole e le altre scelte, secondo il loro numero
page-tressette-key-look = riguarda pigliate e parole
