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
bad-referee-must-be-told = the referee must be told { $fact }: { $known }
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
bad-action-incomplete = “{ $text }” is not complete: write “{ $usage }”
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
