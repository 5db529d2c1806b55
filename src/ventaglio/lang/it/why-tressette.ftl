### Perché un giocatore di Tressette giocherebbe una carta, o no.

why-tressette-only = è tutto ciò che si può giocare
why-tressette-sure = piglia la tua coppia
why-tressette-lost = pigliano gli avversari
why-tressette-takes = piglia la tua coppia, con probabilità { NUMBER($share, style: "percent") }
why-tressette-returns =
    è il palo che il compagno ha chiesto: { $suit ->
        [d] danari
        [s] spade
        [c] coppe
       *[b] bastoni
    }
why-tressette-partner = il compagno ha in mano { $card }, con probabilità { NUMBER($share, style: "percent") }
why-tressette-opponent = un avversario ha in mano { $card }, con probabilità { NUMBER($share, style: "percent") }
why-tressette-void =
    il compagno non ha { $suit ->
        [d] danari
        [s] spade
        [c] coppe
       *[b] bastoni
    } (probabilità { NUMBER($share, style: "percent") }), e può caricare la battuta
why-tressette-loads =
    { $points ->
        [1] carica la battuta di un punto intero
       *[other] carica la battuta di un terzo di punto
    }
why-tressette-keeps = conserva { $card } per una pigliata migliore
why-tressette-more =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] rende in media { NUMBER($points, maximumFractionDigits: 1) } punto più di { $card }
       *[other] rende in media { NUMBER($points, maximumFractionDigits: 1) } punti più di { $card }
    }
why-tressette-less =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] rende in media { NUMBER($points, maximumFractionDigits: 1) } punto meno di { $card }
       *[other] rende in media { NUMBER($points, maximumFractionDigits: 1) } punti meno di { $card }
    }
why-tressette-expected =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] il buon senso la preferisce, e conta più del punto di cui { $card } era in vantaggio in media
       *[other] il buon senso la preferisce, e conta più dei { NUMBER($points, maximumFractionDigits: 1) } punti di cui { $card } era in vantaggio in media
    }
why-tressette-alike = nessun'altra carta fa chiaramente meglio
why-tressette-all = tutto ciò che resta è tuo, comunque siano distribuite le carte
why-tressette-accuse = sono punti a richiesta, e dicono al compagno dove sono le carte migliori
why-tressette-told = le parole dicono al compagno che cosa hai nel palo
why-tressette-told-void = le parole dicono al compagno che a un palo non hai carte
why-tressette-hushed =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] le parole più precise costerebbero { NUMBER($points, maximumFractionDigits: 1) } punto: servono di più agli avversari
       *[other] le parole più precise costerebbero { NUMBER($points, maximumFractionDigits: 1) } punti: servono di più agli avversari
    }
