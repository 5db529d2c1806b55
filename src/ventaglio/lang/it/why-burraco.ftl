### Perché un giocatore di burraco farebbe una cosa, o non la farebbe. Le carte arrivano come si mostrano.

why-behind = vale circa { NUMBER($points) } punti meno della scelta migliore
why-ahead =
    { $points ->
        [0] poco parla a favore, ma nessun'altra scelta vale di più
        [one] vale circa un punto più di ogni altra scelta
       *[other] vale circa { NUMBER($points) } punti più di ogni altra scelta
    }
why-pile-fits =
    { $count ->
        [one] il monte porta { $cards }, che si lega: +{ NUMBER($points) }
       *[other] il monte porta { $count } carte che si legano ({ $cards }): +{ NUMBER($points) }
    }
why-pile-wild =
    { $count ->
        [one] nel monte c'è una matta: { $cards }
       *[other] nel monte ci sono { $count } matte: { $cards }
    }
why-pile-company = dal monte viene di che accompagnare carte della mano: { $cards }
why-pile-denies = il prossimo giocatore non prende { $cards }, che potrebbe legare
why-pile-idle =
    { $count ->
        [one] l'unica carta del monte non va con nulla
       *[other] nessuna delle { $count } carte del monte va con quello che si ha
    }
why-draw-leaves = lascia nel monte { $cards }, che si potrebbe legare
why-draw-nothing =
    { $count ->
        [one] l'unica carta del monte non si lega ai propri giochi
       *[other] nessuna delle { $count } carte del monte si lega ai propri giochi
    }
why-draw-few =
    { $count ->
        [one] in mano c'è una carta sola: ogni altra allontana l'uscita
       *[other] in mano ci sono { $count } carte: un monte intero allontanerebbe l'uscita
    }
why-throw-wild = regala agli altri { $card }, una matta
why-throw-feeds = { $card } si lega a un gioco di { $name }: +{ NUMBER($points) } per loro
why-throw-safe =
    { $out ->
        [0] { $card } non si lega ai loro giochi, e del suo valore non ce ne sono altre in giro
        [one] { $card } non si lega ai loro giochi; del suo valore ne resta in giro un'altra
       *[other] { $card } non si lega ai loro giochi; del suo valore ne restano in giro { $out }
    }
why-throw-own = { $card } si legherebbe a un proprio gioco
why-throw-breaks = { $card } sta bene con altre carte della mano
why-throw-lonely = niente in mano va con { $card }
why-keeps-wild = tiene { $card }: { NUMBER($chance, style: "percent") } per un burraco pulito da { $meld }
why-burraco-clean = fa un burraco pulito: +{ NUMBER($points) }
why-burraco-semi = fa un burraco semipulito: +{ NUMBER($points) }
why-burraco = fa un burraco sporco: +{ NUMBER($points) }
why-wild-opens = spende { $card } per un gioco di { $count } carte
why-wild-spent = spende { $card } dove un burraco pulito aveva probabilità { NUMBER($chance, style: "percent") }
why-wild-used = { $card } aiuta un gioco che difficilmente diventerebbe un burraco pulito
why-run-longer =
    { $missing ->
        [one] la sequenza arriva a { $count } carte: ne manca una al burraco
       *[other] la sequenza arriva a { $count } carte: ne mancano { $missing } al burraco
    }
why-set-longer =
    { $missing ->
        [one] la combinazione arriva a { $count } carte: ne manca una al burraco
       *[other] la combinazione arriva a { $count } carte: ne mancano { $missing } al burraco
    }
why-laid-points =
    { $left ->
        [0] { NUMBER($points) } punti sono al sicuro in tavola, e la mano è vuota
        [one] { NUMBER($points) } punti sono al sicuro in tavola, in mano resta una carta
       *[other] { NUMBER($points) } punti sono al sicuro in tavola, in mano restano { $left } carte
    }
why-pozzetto = porta il { pozzetto }: { $count } carte nuove, e niente 100 punti da pagare
why-close =
    { $count ->
        [one] chiude: +{ NUMBER($points) }, e agli altri resta una carta
       *[other] chiude: +{ NUMBER($points) }, e agli altri restano { $count } carte
    }
why-close-partner =
    { $count ->
        [one] chiude: +{ NUMBER($points) }, ma { $name } ha ancora una carta in mano
       *[other] chiude: +{ NUMBER($points) }, ma { $name } ha ancora { $count } carte in mano
    }
