## What is wrong with a case, and with what stands in it

cases-unreadable = cannot be read: { $why }
cases-refused = action { $number }, “{ $action }”, is refused: { $refused } [{ $article }]
cases-refused-early = action { $number }, “{ $action }”, is refused: { $refused } [{ $article }], with { $left } more to come
cases-otherwise = { $name }: expected “{ $wanted }”, got “{ $got }”
cases-asks = asks for “{ $fact }”
cases-does-not-ask = does not ask for “{ $fact }”
cases-orders = expected: { $wanted }; got: { $got }
cases-bounds = left to the referee: expected: { $wanted }; got: { $got }
cases-readings = readings: expected: { $wanted }; got: { $got }
cases-silent = the code is silent
cases-not-silent = the code is not silent
cases-rests-on = does not rest on { $article }, but on { $cited }

bad-inside = { $why }
bad-no-toml =
    { $line ->
        [none] it ends in the middle of something: this is no TOML
       *[other] line { $line }: this is no TOML
    }
bad-case-key-on-top = unknown key “{ $key }” at the top of the file; there may be { $known }
bad-no-cases = a case file has at least one [[case]]
bad-case-key = unknown key “{ $key }”; a case has { $known }
bad-case-kind =
    { $kind ->
        [flag] “{ $key }” is true or false
        [texts] “{ $key }” is a list of texts
        [table] “{ $key }” is a table of names and values
       *[text] “{ $key }” is a text, its lines between three quotes
    }
bad-case-key-missing = “{ $key }” is missing
bad-case-twice = there is a case “{ $id }” in this file already
bad-case-no-code = “code” names no code
bad-case-level = “level” is one of { $known }
bad-case-answer = “{ $fact }” has an answer, or a list of answers
bad-case-expects-nothing = say what must come out: ruling, silent or asks
bad-case-asks-and-rules = where something is asked there is no ruling yet: say asks alone
bad-given-for-nothing = “given” goes with “reckon”, which says what is reckoned
bad-given-kind = “given”: “{ $key }” is not what can stand there
bad-no-article = there is no article “{ $text }”
bad-no-reading = there is no reading “{ $text }”
bad-order-lacks = “{ $text }” lacks a word: one of { $known }
bad-order-surplus = “{ $text }” has a word too many: “{ $word }”
bad-never-asked = “{ $fact }” is never asked for here; it asks for { $known }
bad-impossible-table = it begins at a table that no game can lead to
bad-in-action = action { $number }, “{ $text }”: { $why }
bad-no-such-seat = there is no seat { $seat }: seats are { $known }
bad-no-fact =
    { $near ->
        [none] “{ $name }” is nothing that can be expected here
       *[other] “{ $name }” is nothing that can be expected here; is it { $near }?
    }
bad-fact-of = “{ $name }” is nothing that can be expected here: write { $known }
bad-fact-value = { $name }: “{ $text }” can never come out: { $why }
bad-no-word =
    { $near ->
        [none] “{ $text }” is no word that is known here
       *[other] “{ $text }” is no word that is known here; is it { $near }?
    }
bad-none-of = “{ $text }” is none of { $known }

## Cards, actions and tables


## Positions

bad-position-words = it has too few words, or too many
bad-no-meld = “{ $text }” is no meld: { $fault }
bad-seat-twice = { $name } { $seat } stands twice
bad-hands-missing = a position has a hand for each of the { $players } seats, this one for { $hands }
bad-too-many-of-card = there are more { $card } in the position than in the pack
bad-rest-too-small = the rest of the pack is too small to complete the position
bad-no-phase = “{ $text }” is no phase: { $known }
bad-no-points = “{ $text }” are no points
bad-totals-count = { $count } totals for { $players } players
bad-sides-count = { $count } sides for { $players } players
bad-position-hand-number = there is no smazzata { $number } in this match
bad-position-before-deal = no cards lie on the table before the deal
bad-position-turn-without-cards = { $seat } is on turn and holds no cards
bad-position-no-turn-left = no turn is left to be played
bad-position-not-picked-up = { $seat } has not picked up yet, so he has collected and played nothing
bad-position-not-held = { $seat } does not hold { $card }
bad-position-took-none = { $seat } has taken no pozzetto
bad-position-took-twice = { $seat } cannot take two pozzetti
bad-position-pozzetti = { $there } pozzetti, taken or not, where { $known } are laid out
bad-position-sides = no such sides can form: they begin as { $known }

## Positions and figures of Tressette

bad-two-against-two = two play against two: write sides such as 0 1 0 1
bad-players-at-seats = each of the players 0 to 3 sits at one seat
bad-no-formula = “{ $text }” is no formula of these norms
bad-phase-hands = phase { $text }: each seat has a hand
bad-cards-of-phase = one to three cards are on the table in the phase follow, and none in another
bad-dealt-alike = everybody is dealt as many cards as the others
bad-dialogue-of-nobody = in the dialogue a side has won, somebody is to speak, and there is something to say
bad-played-undealt = { $seat } has played { $card } but was not dealt it
bad-accused-undealt = { $seat } was not dealt what he accused
bad-must-lead-unheld = { $seat } must lead { $card } but does not hold it
bad-no-suit = “{ $text }” is no suit
bad-numbers-of-four = { $count } numbers for four seats
bad-won-by-side = a match is won by side 0 or by side 1, not by { $text }
bad-tie-with-cappotto = a tie has neither a cappotto nor a call
bad-only-cappotto = only a cappotto is made before the target or after it
bad-before-and-after-target = a lay-down before the target was reached cannot come after it was reached
bad-made-and-missed = a cappotto is either made or missed
bad-call-loses-nothing = by these norms a call does not lose the match ({ $cite })
bad-no-difference = the stake varies with the difference of points, and none is given ({ $cite })
bad-no-scale = the table must say what each difference of points is worth ({ $cite })
bad-stakes-negative = a difference of { $difference } points cannot be worth { $stakes } stakes to the losers
bad-pot-figures = the code gives no figures for the pot of { $count } participants, only for { $known } ({ $cite })
bad-participants = { $least } to { $most } can take part in an incontro, not { $count } ({ $cite })
bad-same-name = two participants have the same name
bad-fixed-pairs-rest = pairs are fixed, so { $count } cannot take turns at rest: play with { $players } ({ $cite })
bad-no-giro = an incontro has at least one giro ({ $cite })
bad-match-begun = the match has already begun
bad-fixed-opposite = partners sit opposite each other ({ $cite })
bad-places-kept = everybody keeps his place in this mode ({ $cite })
bad-same-four = after a match the same four sit at the table
bad-no-participant = no participant has the number { $number }
bad-giri-agreed = the number of giri was agreed: nobody alone can change it ({ $cite })
bad-no-reachable = say which scores could have come about without the irregularity ({ $cite })
bad-gravity = the gravity is a fraction from 0 to 1, not { $text } ({ $cite })
bad-no-line = a line is 0 or 1, not { $text }
bad-no-other-table = an artificial score needs a result at another table ({ $cite })
bad-no-lot = no lot is cast: only equal decimals leave it to chance ({ $cite })
