# Il tavolo di Burraco.

page-burraco-stock = Tallone: { $number } carte. Pesca
page-burraco-pile =
    { $number ->
        [0] Monte degli scarti: vuoto
        [one] Monte degli scarti: una carta
       *[other] Monte degli scarti: { $number } carte
    }
page-burraco-to-take = raccogli
page-burraco-to-discard = scarta la carta scelta
page-burraco-pozzetti =
    { $number ->
        [one] Un { pozzetto }
       *[other] { $number } { pozzetti }
    }
page-burraco-took = { pozzetto }
page-burraco-us = Noi
page-burraco-meld = Gioco { $number }
page-burraco-is-clean =
    { $law ->
        [estratto] puro
       *[other] pulito
    }
page-burraco-is-semi =
    { $law ->
        [estratto] semipuro
       *[other] semipulito
    }
page-burraco-is-dirty =
    { $law ->
        [estratto] impuro
       *[other] sporco
    }
page-burraco-frozen = congelato
page-burraco-astray = non è un gioco
page-burraco-no-melds = ancora niente in tavola
page-burraco-new-meld = Nuovo gioco
page-burraco-more-melds =
    { $number ->
        [one] Un gioco non si vede tutto: scorri
       *[other] { $number } giochi non si vedono tutti: scorri
    }
page-burraco-actions = Mosse
page-burraco-draw = Pesca
page-burraco-take = Raccogli
page-burraco-open = Cala
page-burraco-attach = Lega
page-burraco-discard = Scarta
page-burraco-sure = Sicuro?
page-burraco-hint = Mostra che cosa si può fare
page-burraco-sort-rank = Ordina per valore
page-burraco-sort-suit = Ordina per seme
page-burraco-look = Guarda il { pozzetto }
page-burraco-throw = Lancia le carte sul tavolo invece di calarle
page-burraco-closed = La smazzata è chiusa. Chi ha qualcosa da contestare chiami l'arbitro adesso; altrimenti tra pochi secondi si conta.
page-burraco-unseen = Hai preso un { pozzetto } di { $number } carte, e non lo puoi ancora guardare.
page-burraco-tap-again = ancora una volta per scartare
page-burraco-closes = Scartando { $card } chiudi la smazzata: +{ $points }
page-burraco-discards = Scarti { $card }
page-burraco-choose-one = Scegli la carta, una sola, che vuoi scartare.
page-burraco-choose-first = Scegli prima le carte che vuoi legare.
page-burraco-choose-several = Scegli prima le carte del nuovo gioco.
page-burraco-pick-up-first = Prima pesca una carta dal tallone, o raccogli il monte degli scarti.
page-burraco-no-hint = Niente da calare o da legare: scegli una carta e scartala.
page-burraco-which-number = A quale gioco? Numero:
page-burraco-which-meld = Che gioco è?
page-burraco-which-end = Dove va l'asso?
page-burraco-ace-low = Sotto il due
page-burraco-ace-high = Sopra il re
page-burraco-stands-for = { $wild } al posto di { $card }
page-burraco-turns-left =
    { $number ->
        [one] Time out: questo è l'ultimo turno.
       *[other] Time out: restano { $number } turni, questo compreso.
    }
page-burraco-article = Art. { $article }

## Che cosa resta di una decisione

page-burraco-duty-frozen = Il gioco { $number } è congelato.
page-burraco-duty-limited-draw = Al prossimo turno { $name } si limita a pescare e scartare.
page-burraco-duty-limited-collect = Al prossimo turno { $name } si limita a raccogliere e scartare.
page-burraco-duty-limited-either = Al prossimo turno { $name } si limita a pescare o raccogliere e scartare.
page-burraco-duty-picks-draw = { $name } deve pescare, poi gioca liberamente.
page-burraco-duty-picks-collect = { $name } deve raccogliere, poi gioca liberamente.
page-burraco-duty-picks-either = { $name } pesca o raccoglie, poi gioca liberamente.
page-burraco-duty-throws = { $name } scarta la carta che pesca.
page-burraco-duty-prepared = { $name } al prossimo turno scarta la carta preparata.
page-burraco-duty-not-laid = { $name } non può calare quello che gli è stato suggerito{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
page-burraco-duty-not-discarded = { $name } non può scartare quello che gli è stato suggerito: { $cards }.
page-burraco-duty-exposed = Carte esposte di { $name }, da giocare o scartare: { $cards }.
page-burraco-duty-penalised = Carte penalizzate di { $name }, da scartare secondo norma: { $cards }.
page-burraco-duty-kept-off = { $name } non può aggiungere carte sui giochi che il compagno apre o modifica.
page-burraco-duty-stopped = Il gioco è interrotto: chi è di turno può solo scartare.
page-burraco-duty-discard = Va scartata una di queste: { $cards }.

## Le carte di cui si parla all'arbitro

page-burraco-named = Le carte in questione, se si tratta di carte precise
page-burraco-named-card = Carta
page-burraco-named-add = Aggiungi
page-burraco-named-remove = Togli { $card }

## Tasti

page-burraco-key-draw = pesca
page-burraco-key-take = raccogli gli scarti
page-burraco-key-open = cala un gioco con le carte scelte
page-burraco-key-attach = lega le carte scelte; se serve, il numero del gioco
page-burraco-key-discard = scarta la carta scelta
page-burraco-key-hint = scegli carte con cui si può fare qualcosa
page-burraco-key-sort = ordina per seme o per valore
