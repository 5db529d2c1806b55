## Quello che accade solo dove si può sbagliare

did-laid =
    { $who ->
        [you] cali { $cards }
       *[other] cala { $cards }
    }
did-laid-to =
    { $who ->
        [you] metti { $cards } al gioco { $number }
       *[other] mette { $cards } al gioco { $number }
    }
moved-told = { $cards }: prima { $source }, ora { $target }.
moved-cards =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
pozzetto-returned-told =
    { $who ->
        [you] Rimetti a posto il { pozzetto }.
       *[other] { $name } rimette a posto il { pozzetto }.
    }
pozzetti-made-told = I { pozzetti } vengono mescolati e ricomposti.
pick-up-undone-told =
    { $who ->
        [you] Rimetti a posto quello che hai pescato o raccolto: { $cards }, { $target }.
       *[other] { $name } rimette a posto quello che ha pescato o raccolto: { $cards }, { $target }.
    }
shown-told =
    { $who ->
        [you] L'arbitro mostra delle carte soltanto a te.
       *[other] L'arbitro mostra delle carte soltanto a { $name }.
    }
shown-cards-told =
    { $who ->
        [you] L'arbitro mostra soltanto a te { $cards }.
       *[other] L'arbitro mostra soltanto a { $name } { $cards }.
    }
merged-told = Il gioco { $second } si unisce al gioco { $first }: { $cards }.
counted-against-told = Le carte che non formano un gioco saranno conteggiate negativamente.
turn-given-told =
    { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $name }.
    }
place-hand =
    { $who ->
        [you] nella tua mano
       *[other] nella mano di { $name }
    }
place-stock = in cima al tallone
place-stock-bottom = in fondo al tallone
place-pile = nel monte degli scarti
place-pozzetto = nel { pozzetto } { $number }
place-meld = nel gioco { $number }
place-astray = tra le carte che non formano un gioco
closed-told =
    { $who ->
        [you] Mostri che non hai più carte.
       *[other] { $name } mostra di non avere più carte.
    }
trick-taken-alone =
    { $who ->
        [you] La pigliata è tua
       *[other] Piglia { $name }
    }{ $worth ->
        [none] , e non vale niente.
       *[other] , e vale { $worth }.
    }
card-withdrawn-told =
    { $who ->
        [you] Riprendi la carta appena giocata.
       *[other] { $name } riprende la carta appena giocata.
    }
reopened-told = La pigliata appena fatta torna sul tavolo.
returned-told = Tutto ciò che è stato giocato dopo l'errore torna in mano.
asked-card =
    { $who ->
        [you] Devi giocare un'altra carta al posto della tua, una che risponda al palo ({ $cite }).
       *[other] { $name } deve giocare un'altra carta, una che risponda al palo ({ $cite }).
    }
asked-words =
    { $who ->
        [you] Di' ciò che è vero del palo giocato, o niente ({ $cite }).
       *[other] { $name } deve dire ciò che è vero del palo giocato, o niente ({ $cite }).
    }
asked-replace =
    { $who ->
        [you] Puoi sostituire la carta giocata, o lasciarla ({ $cite }).
       *[other] { $name } può sostituire la carta giocata, o lasciarla ({ $cite }).
    }
asked-annul =
    { $who ->
        [you] La messa a terra è intempestiva: puoi andare a monte o lasciare che sia verificata ({ $cite }).
       *[other] La messa a terra è intempestiva: { $name } può andare a monte o lasciare che sia verificata ({ $cite }).
    }

## Decisioni dell'arbitro

ruled-called =
    { $who ->
        [you] Chiami l'arbitro, che decide:
       *[other] { $name } chiama l'arbitro, che decide:
    }
ruled-uncalled = L'arbitro decide:
ruled-named-called =
    { $who ->
        [you] Chiami l'arbitro: «{ $irregularity }».
       *[other] { $name } chiama l'arbitro: «{ $irregularity }».
    }
ruled-named = L'arbitro decide: «{ $irregularity }».
ruled-nothing = Non c'è niente da fare.
ruled-written = L'arbitro prende nota: { $order } ({ $cite }).

## La durata di una partita

length-hands =
    { $number ->
        [one] una smazzata
       *[other] { $number } smazzate
    }
length-target = ai { NUMBER($number, useGrouping: 0) } punti
length-points = ai { NUMBER($number, useGrouping: 0) } punti
length-passate =
    { $number ->
        [one] una passata
       *[other] { $number } passate
    }
length-single = una sola passata
