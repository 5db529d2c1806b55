## What happens only where mistakes can be made

did-laid =
    { $who ->
        [you] lay down { $cards }
       *[other] lays down { $cards }
    }
did-laid-to =
    { $who ->
        [you] put { $cards } to { $number }
       *[other] puts { $cards } to { $number }
    }
moved-told = { $cards }: from { $source } to { $target }.
moved-cards =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
pozzetto-returned-told =
    { $who ->
        [you] You put the pozzetto back where it was.
       *[other] { $name } puts the pozzetto back where it was.
    }
pozzetti-made-told = The pozzetti are shuffled and made again.
pick-up-undone-told =
    { $who ->
        [you] You put back what you picked up: { $cards }, to { $target }.
       *[other] { $name } puts back what was picked up: { $cards }, to { $target }.
    }
shown-told =
    { $who ->
        [you] The referee shows cards to you alone.
       *[other] The referee shows cards to { $name } alone.
    }
shown-cards-told =
    { $who ->
        [you] The referee shows you alone { $cards }.
       *[other] The referee shows { $name } alone { $cards }.
    }
merged-told = Meld { $second } is joined to meld { $first }: { $cards }.
counted-against-told = Cards that make no meld will count against their side.
turn-given-told =
    { $who ->
        [you] You go on.
       *[other] { $name } goes on.
    }
place-hand =
    { $who ->
        [you] your hand
       *[other] the hand of { $name }
    }
place-stock = the top of the stock
place-stock-bottom = the bottom of the stock
place-pile = the pile
place-pozzetto = pozzetto { $number }
place-meld = meld { $number }
place-astray = the cards that make no meld
closed-told =
    { $who ->
        [you] You show that your hand is empty.
       *[other] { $name } shows an empty hand.
    }
trick-taken-alone =
    { $who ->
        [you] You take the trick
       *[other] { $name } takes the trick
    }{ $worth ->
        [none] , worth nothing.
       *[other] , worth { $worth }.
    }
card-withdrawn-told =
    { $who ->
        [you] You take back the card just played.
       *[other] { $name } takes back the card just played.
    }
reopened-told = The trick just taken lies on the table again.
returned-told = All that was played since the mistake goes back to the hands.
asked-card =
    { $who ->
        [you] You must play another card in place of yours, one that follows suit ({ $cite }).
       *[other] { $name } must play another card, one that follows suit ({ $cite }).
    }
asked-words =
    { $who ->
        [you] Say what is true of the suit you led, or nothing ({ $cite }).
       *[other] { $name } must say what is true of the suit led, or nothing ({ $cite }).
    }
asked-replace =
    { $who ->
        [you] You may replace the card you played, or keep it ({ $cite }).
       *[other] { $name } may replace the card played, or keep it ({ $cite }).
    }
asked-annul =
    { $who ->
        [you] The lay-down came at the wrong time: you may annul the passata, or let it be judged ({ $cite }).
       *[other] The lay-down came at the wrong time: { $name } may annul the passata, or let it be judged ({ $cite }).
    }

## Rulings

ruled-called =
    { $who ->
        [you] You call the referee, who rules:
       *[other] { $name } calls the referee, who rules:
    }
ruled-uncalled = The referee rules:
ruled-named-called =
    { $who ->
        [you] You call the referee: “{ $irregularity }”.
       *[other] { $name } calls the referee: “{ $irregularity }”.
    }
ruled-named = The referee rules: “{ $irregularity }”.
ruled-nothing = There is nothing to be done.
ruled-written = The referee writes down: { $order } ({ $cite }).

## The length of a match

length-hands =
    { $number ->
        [one] one hand
       *[other] { $number } hands
    }
length-target = to { NUMBER($number, useGrouping: 0) } points
length-points = to { NUMBER($number, useGrouping: 0) } points
length-passate =
    { $number ->
        [one] one passata
       *[other] { $number } passate
    }
length-single = a single passata
