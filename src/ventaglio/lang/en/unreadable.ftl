### What people write and nobody can read: cards, actions, tables, calls for the referee.


## Actions

bad-carta-action-incomplete =
    “{ $text }” is not complete: write “{ $verb ->
       *[other] { $usage }
    }”
bad-call-incomplete =
    “{ $text }” is not complete: write “{ $verb ->
       *[other] { $usage }
    }”
bad-thrown-what = “{ $text }”: one throws what one opens or attaches

## Tables

bad-passate-number = a number of passate, at least one, belongs to a match by passate
bad-adopts-nothing = { $code }: the modern norms are whole and can adopt nothing ({ $cite })
bad-no-norm-to-adopt = there is no modern norm “{ $name }” to adopt; there are { $known } ({ $cite })
bad-sealed-norm = { $code }: { $name } cannot be settled, for the modern norms admit neither addition nor change ({ $cite }); the code itself leaves open { $known }
bad-header-number = header { $name }: “{ $text }” is no number
bad-header-value = header { $name }: “{ $text }” is none of { $known }
bad-record-result = header { $name }: the record says “{ $said }”, replay gives “{ $found }”
bad-no-level = there is no level “{ $level }”; the levels are { $known }
bad-no-bot = there is no bot “{ $bot }”; the bots are { $known }

## The referee

bad-no-irregularity = “{ $name }” is no irregularity of this game
bad-no-fact-of =
    { $known ->
        [none] “{ $fact }” is no fact of { $irregularity } by { $code }, which asks for nothing
       *[other] “{ $fact }” is no fact of { $irregularity } by { $code }; it asks for { $known }
    }
bad-no-answer = { $fact }: “{ $answer }” is no answer; there are { $known }
bad-fact-unwritten = “{ $text }” is no fact: write fact=answer
bad-fact-words = “{ $fact }” with “{ $answer }” is no fact: each is one word
bad-referee-must-be-told = the referee must be told “{ $fact }”, by one of these values: “{ $known }”
bad-no-mistake = there is no mistake { $number } on record at this table
bad-mistake-ruled = mistake { $number } has been ruled on
bad-seat-not-here = there is no seat { $seat } at this table
bad-does-not-hold = the player does not hold { $cards }
bad-fact-number = { $fact }={ $text }: a number goes there
bad-no-such-meld = there is no meld { $number } on the table
bad-reservation-waits = a reservation waits until harm shows: say harm=objected or harm=let-pass
bad-not-for-people = “{ $fact }” is not for people to say: the table knows, or will
bad-report-when = a report names a seat of this table, when nothing else waits to be settled

## Cards, actions and tables

bad-no-card = “{ $text }” is not a card: write a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit h d c s, or * for the joker
bad-no-carta = “{ $text }” is not a card: write a suit d s c b and a rank A 2 3 4 5 6 7 D C R, as in dA or cC
bad-in-line = “{ $text }”: { $why }
bad-empty-action = an empty line is no action
bad-action-alone = “{ $text }” stands alone, but “{ $after }” follows it
bad-action-incomplete =
    “{ $text }” is not complete: write “{ $verb ->
       *[other] { $usage }
    }”
bad-no-action = “{ $text }” is no action: the actions are { $known }
bad-one-stands-for = “{ $text }”: only one card of a meld can stand for another
bad-wild-stands-for = “{ $text }”: only a joker or a two can stand for another card
bad-no-option = { $code }: no option “{ $name }”; the options are { $known }
bad-option-value = { $code }: the option “{ $name }” cannot be “{ $text }”; choose one of: { $known }
bad-no-such-players = { $code } has no game for { $players } players: it has those for { $known }
bad-hands-and-target = a match has either a number of smazzate or a target, not both
bad-nobody-alone = everybody for himself is a game for three or five, not for { $players }
bad-names-count = { $count } names for { $players } players
bad-no-length = a match has at least one smazzata, or a target above zero

## Tressette, and the orders of a ruling

bad-sides-two = two play against two: write sides such as 0 1 0 1
bad-seats-of-players = each of the players 0 to 3 sits at one seat
bad-no-formula-here = “{ $text }” is no formula of these norms
bad-hand-for-each = phase { $phase }: each seat has a hand
bad-cards-on-the-table = one to three cards are on the table in the phase follow, and none in another
bad-dealt-unequally = everybody is dealt as many cards as the others
bad-pairing-cards-held = pairs are formed by the cards { $known }: somebody holds each of them
bad-dialogue-without = in the dialogue a side has won, somebody is to speak, and there is something to say
bad-played-not-dealt = { $seat } has played { $card } but was not dealt it
bad-void-and-held = { $seat } has not followed to { $suit } and yet holds it
bad-accused-not-dealt = { $seat } was not dealt what he accused
bad-must-lead-not-held = { $seat } must lead { $card } but does not hold it
bad-card-twice = { $card } stands twice in the position
bad-trick-of-four = a finished trick has four cards, not { $count }
bad-no-palo = “{ $text }” is no suit
bad-no-buongioco = “{ $text }” is no buongioco: write 3, 2, A or N and a suit
bad-numbers-for-seats = { $count } numbers for four seats
bad-dealer-seat = there is no seat { $seat } for a dealer
bad-stakes-winner = a match is won by side 0 or by side 1, not by { $side }
bad-stakes-tie = a tie has neither a cappotto nor a call
bad-stakes-no-cappotto = only a cappotto is made before the target or after it
bad-stakes-lay-down = a lay-down before the target was reached cannot come after it was reached
bad-stakes-cappotto = a cappotto is either made or missed
bad-stakes-call = by these norms a call does not lose the match ({ $cite })
bad-stakes-variable = the table must say what each difference of points is worth ({ $cite })
bad-stakes-difference = the stake varies with the difference of points, and none is given ({ $cite })
bad-stakes-begin = the table's stakes begin at a difference of { $least } points
bad-stakes-worth = a difference of { $difference } points cannot be worth { $stakes } stakes to the losers
bad-pot-participants = the code gives no figures for the pot of { $participants } participants, only for { $known } ({ $cite })
bad-board-cards = board { $number }: a board has each of the forty cards once
bad-board-dealer = board { $number }: seats are 0 to 3, { $seat } cannot deal
bad-board-scored = board { $number } already has a score at table { $table }
bad-board-points = table { $table }: no line can have less than no points
bad-board-reachable = say which scores could have come about without the irregularity ({ $cite })
bad-board-gravity = the gravity is a fraction from 0 to 1, not { $text } ({ $cite })
bad-board-line = a line is 0 or 1, not { $line }
bad-board-elsewhere = an artificial score needs a result at another table ({ $cite })
bad-board-lot = no lot is cast: only equal decimals leave it to chance ({ $cite })
bad-incontro-participants = { $least } to { $most } can take part in an incontro, not { $count } ({ $cite })
bad-incontro-names = two participants have the same name
bad-incontro-fixed = pairs are fixed, so { $count } cannot take turns at rest: play with { $players } ({ $cite })
bad-incontro-giro = an incontro has at least one giro ({ $cite })
bad-incontro-over = the incontro is over
bad-incontro-begun = the match has already begun
bad-incontro-two = two play against two ({ $cite })
bad-incontro-opposite = partners sit opposite each other ({ $cite })
bad-incontro-places = everybody keeps his place in this mode ({ $cite })
bad-incontro-same-four = after a match the same four sit at the table
bad-incontro-number = no participant has the number { $number }
bad-incontro-agreed = the number of giri was agreed: nobody alone can change it ({ $cite })
bad-no-order = “{ $text }” is no order; there are { $known }
bad-order-short = “{ $text }” lacks a word: one of { $known }
bad-order-word = “{ $text }” does not follow “{ $order }”; one of { $known } does
bad-order-long = “{ $text }” has a word too many: “{ $word }”
