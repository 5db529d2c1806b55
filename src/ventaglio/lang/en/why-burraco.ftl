### Why a Burraco player would do something, or would not. Cards come as they are shown.

why-behind = worth about { NUMBER($points) } points less than the best choice
why-ahead =
    { $points ->
        [0] nothing else is worth more, though little speaks for it
        [one] worth about one point more than anything else
       *[other] worth about { NUMBER($points) } points more than anything else
    }
why-pile-fits =
    { $count ->
        [one] the pile brings { $cards }, which you can attach: +{ NUMBER($points) }
       *[other] the pile brings { $count } cards that you can attach ({ $cards }): +{ NUMBER($points) }
    }
why-pile-wild =
    { $count ->
        [one] there is a wild in the pile: { $cards }
       *[other] there are { $count } wilds in the pile: { $cards }
    }
why-pile-company = { $cards } from the pile would go with cards of your hand
why-pile-denies = the next player does not get { $cards }, which they could attach
why-pile-idle =
    { $count ->
        [one] the one card of the pile goes with nothing that you have
       *[other] none of the { $count } cards of the pile goes with what you have
    }
why-draw-leaves = leaves { $cards } in the pile, which you could attach
why-draw-nothing =
    { $count ->
        [one] the one card of the pile fits none of your melds
       *[other] none of the { $count } cards of the pile fits your melds
    }
why-draw-few =
    { $count ->
        [one] you hold a single card: each one more puts off going out
       *[other] you hold { $count } cards: a whole pile would put off going out
    }
why-throw-wild = throws { $card }, a wild, at the others' feet
why-throw-feeds = { $card } fits a meld of { $name }: +{ NUMBER($points) } for them
why-throw-safe =
    { $out ->
        [0] { $card } fits none of their melds, and no other of its rank is out
        [one] { $card } fits none of their melds; one more of its rank is out
       *[other] { $card } fits none of their melds; { $out } more of its rank are out
    }
why-throw-own = { $card } would fit a meld of your own
why-throw-breaks = { $card } belongs with other cards of your hand
why-throw-lonely = nothing in your hand goes with { $card }
why-keeps-wild = keeps { $card }: { NUMBER($chance, style: "percent") } for a clean burraco from { $meld }
why-burraco-clean = makes a clean burraco: +{ NUMBER($points) }
why-burraco-semi = makes a semi-clean burraco: +{ NUMBER($points) }
why-burraco = makes a dirty burraco: +{ NUMBER($points) }
why-wild-opens = spends { $card } on a meld of { $count } cards
why-wild-spent = spends { $card } where a clean burraco had { NUMBER($chance, style: "percent") }
why-wild-used = { $card } helps a meld that would hardly become a clean burraco
why-run-longer =
    { $missing ->
        [one] the run has { $count } cards then, one short of a burraco
       *[other] the run has { $count } cards then, { $missing } short of a burraco
    }
why-set-longer =
    { $missing ->
        [one] the set has { $count } cards then, one short of a burraco
       *[other] the set has { $count } cards then, { $missing } short of a burraco
    }
why-laid-points =
    { $left ->
        [0] { NUMBER($points) } points are safe on the table, and the hand is empty
        [one] { NUMBER($points) } points are safe on the table, one card is left in hand
       *[other] { NUMBER($points) } points are safe on the table, { $left } cards are left in hand
    }
why-pozzetto = brings the { pozzetto }: { $count } new cards, and no 100 points to pay
why-close =
    { $count ->
        [one] closes: +{ NUMBER($points) }, and the others are left with one card
       *[other] closes: +{ NUMBER($points) }, and the others are left with { $count } cards
    }
why-close-partner =
    { $count ->
        [one] closes: +{ NUMBER($points) }, but { $name } still holds a card
       *[other] closes: +{ NUMBER($points) }, but { $name } still holds { $count } cards
    }
