# Quello che si può scegliere di fare, senza dire chi.

act-draw = pescare una carta
act-take =
    { $count ->
        [one] raccogliere { $cards } dal monte
       *[other] raccogliere il monte ({ $count } carte)
    }
act-open = calare { $cards }
act-attach = legare { $card } a { $cards }
act-discard = scartare { $card }
act-play = giocare { $card }
act-play-saying = giocare { $card } e dire «{ $said }»
act-say = dire «{ $said }»
act-say-of = dire «{ $said }» a { $suit }
act-accuse = accusare «{ $said }»
act-show = mostrare { $card }
act-claim = mettere a terra
act-call-out = chiamare «fuori»
