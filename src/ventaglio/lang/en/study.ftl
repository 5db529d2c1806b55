# What is told of a hand that is over.

study-cost =
    { $name } chose to { $done }. To { $other } was worth { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } more{ $error ->
        [0] { "" }
       *[other] { " " }(± { NUMBER($error, maximumFractionDigits: 1) })
    }.
study-won =
    { $name } chose to { $done }. The next best, to { $other }, was worth { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } less{ $error ->
        [0] { "" }
       *[other] { " " }(± { NUMBER($error, maximumFractionDigits: 1) })
    }.
study-because = On whether to { $choice } the strongest bot would tell { $name }:
study-seen =
    { $sign ->
        [same] With all cards seen, to { $done } and to { $other } come to the same.
        [more] With all cards seen, to { $done } makes { $points ->
            [one] one point
           *[other] { NUMBER($points, maximumFractionDigits: 1) } points
        } more than to { $other }.
       *[less] With all cards seen, to { $done } makes { $points ->
            [one] one point
           *[other] { NUMBER($points, maximumFractionDigits: 1) } points
        } less than to { $other }.
    }
bad-hand-not-over =
    { $game ->
        [tressette] Passata
       *[other] Hand
    } { $number } is not over: of what is still played nothing is told.

## Analysis

opt-analyse-hand = The number of the hand; without it, every hand that is over.
opt-analyse-effort = How many ways the unseen cards may lie are looked at for each decision.
analyse-effort-range = --effort: from 1 to { $most }
analyse-no-hand =
    { $file }: { $game ->
        [tressette] no passata of it is over
       *[other] no hand of it is over
    }
analyse-progress = Decisions
analyse-title =
    { $game ->
        [tressette] Passata
       *[other] Hand
    } { $number }
analyse-made = { $name }: { $points }
analyse-no-opinion = For this game there is no bot that could say what a choice is worth.
analyse-moments = What mattered most
analyse-no-moments = No decision stands out.
analyse-graph = The expected result
analyse-line = { $name }, from { $low } to { $high }:
analyse-column-step = Step
analyse-column-who = Player
analyse-column-did = Decision
analyse-column-worth = Worth
analyse-column-better = Better
analyse-better = { $told } ({ $points })
analyse-legend =
    Worth: points at the end of the { $game ->
        [tressette] passata
       *[other] hand
    } less those of the others, with the standard error; { $worlds } ways in which the cards may lie. { $game ->
        [burraco] Only points are weighed: the Champion likes clean burrachi besides.
       *[other] { "" }
    }
analyse-figure = { NUMBER($points, maximumFractionDigits: 1) }

## The queue of a server

bad-analysis-waits = You have { $most } analyses in the queue already: ask again when one of them is done.
bad-analysis-day = { $most } analyses a day are there for each of us: the next one in { $hours } h.
bad-analysis-near = From your address { $most } analyses wait already: ask again when some of them are done.
bad-analysis-queue = { $most } analyses wait already: ask again later.
bad-live-analysis-boards = Other tables still play these cards: they are analysed when all have played them.
study-failed = This analysis came to nothing. You may ask for it again.
