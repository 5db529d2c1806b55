# What one may choose to do, without who does it.

act-draw = draw a card
act-take =
    { $count ->
        [one] take { $cards } from the pile
       *[other] take the pile ({ $count } cards)
    }
act-open = lay { $cards }
act-attach = attach { $card } to { $cards }
act-discard = discard { $card }
act-play = play { $card }
act-play-saying = play { $card } and say “{ $said }”
act-say = say “{ $said }”
act-say-of = say “{ $said }” of { $suit }
act-accuse = accuse “{ $said }”
act-show = show { $card }
act-claim = lay the cards down
act-call-out = call “fuori”
