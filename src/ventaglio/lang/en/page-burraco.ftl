# The table of Burraco.

page-burraco-stock = Stock: { $number } cards. Draw
page-burraco-pile =
    { $number ->
        [0] Pile: empty
        [one] Pile: one card
       *[other] Pile: { $number } cards
    }
page-burraco-to-take = take it
page-burraco-to-discard = discard the chosen card
page-burraco-pozzetti =
    { $number ->
        [one] One pozzetto
       *[other] { $number } pozzetti
    }
page-burraco-took = pozzetto
page-burraco-us = We
page-burraco-meld = Meld { $number }
page-burraco-is-clean = clean
page-burraco-is-semi = semi-clean
page-burraco-is-dirty = dirty
page-burraco-frozen = frozen
page-burraco-astray = no meld
page-burraco-no-melds = nothing laid yet
page-burraco-new-meld = New meld
page-burraco-more-melds =
    { $number ->
        [one] One meld is not wholly in view: scroll on
       *[other] { $number } melds are not wholly in view: scroll on
    }
page-burraco-actions = Actions
page-burraco-draw = Draw
page-burraco-take = Take pile
page-burraco-open = Open
page-burraco-attach = Attach
page-burraco-discard = Discard
page-burraco-sure = Sure?
page-burraco-hint = Show what is possible
page-burraco-sort-rank = Sort by rank
page-burraco-sort-suit = Sort by suit
page-burraco-look = Look at the pozzetto
page-burraco-throw = Throw the cards onto the table instead of laying them
page-burraco-closed = The hand is closed. Whoever has something to object calls the referee now; otherwise it is counted in a few seconds.
page-burraco-unseen = You have taken a pozzetto of { $number } cards, and may not look at it yet.
page-burraco-tap-again = once more to discard
page-burraco-closes = Discarding the { $card } closes the hand: +{ $points }
page-burraco-discards = Discards the { $card }
page-burraco-choose-one = Choose the one card that you want to discard.
page-burraco-choose-first = Choose the cards first that you want to attach.
page-burraco-choose-several = Choose the cards first that shall make the new meld.
page-burraco-pick-up-first = Draw a card first, or take the pile.
page-burraco-no-hint = Nothing to open or to attach: choose a card and discard it.
page-burraco-which-number = To which meld? Number:
page-burraco-which-meld = What shall it be?
page-burraco-which-end = Where does the ace go?
page-burraco-ace-low = Below the two
page-burraco-ace-high = Above the king
page-burraco-stands-for = { $wild } for the { $card }
page-burraco-turns-left =
    { $number ->
        [one] Time is called: this is the last turn.
       *[other] Time is called: { $number } turns left, this one included.
    }
page-burraco-article = Art. { $article }

## What a ruling leaves to be done

page-burraco-duty-frozen = Meld { $number } is frozen.
page-burraco-duty-limited-draw = { $name } may only draw and discard in the next turn.
page-burraco-duty-limited-collect = { $name } may only take the pile and discard in the next turn.
page-burraco-duty-limited-either = { $name } may only pick up and discard in the next turn.
page-burraco-duty-picks-draw = { $name } must draw next, and then plays freely.
page-burraco-duty-picks-collect = { $name } must take the pile next, and then plays freely.
page-burraco-duty-picks-either = { $name } picks up next, and then plays freely.
page-burraco-duty-throws = { $name } discards the card drawn next.
page-burraco-duty-prepared = { $name } discards next the card prepared.
page-burraco-duty-not-laid = { $name } may not lay what was suggested{ $cards ->
        [none] .
       *[other] : { $cards }.
    }
page-burraco-duty-not-discarded = { $name } may not discard what was suggested: { $cards }.
page-burraco-duty-exposed = Face up in the hand of { $name }, to be played or discarded: { $cards }.
page-burraco-duty-penalised = Face up in the hand of { $name }, to be discarded: { $cards }.
page-burraco-duty-kept-off = { $name } may not attach to melds that the partner has opened since.
page-burraco-duty-stopped = Whoever is on turn may only discard.
page-burraco-duty-discard = One of these must be discarded: { $cards }.

## The cards that the referee is told of

page-burraco-named = The cards concerned, where it is about certain cards
page-burraco-named-card = Card
page-burraco-named-add = Add
page-burraco-named-remove = Remove the { $card }

## Keys

page-burraco-key-draw = draw
page-burraco-key-take = take the pile
page-burraco-key-open = open a meld with the chosen cards
page-burraco-key-attach = attach the chosen cards; if need be, the number of the meld
page-burraco-key-discard = discard the chosen card
page-burraco-key-hint = choose cards with which something can be done
page-burraco-key-sort = sort by suit or by rank
