# The Tressette table.

page-tressette-quoted = «{ $words }»
page-tressette-ask-meaning = What does it mean?
page-tressette-the-trick = The trick in progress
page-tressette-laid = { $name }: { $card }
page-tressette-took-it = takes the trick
page-tressette-dealer = dealer
page-tressette-leads = leads
page-tressette-accused-points = accused { $number }
page-tressette-yours-open = cards face up
page-tressette-open-cards = { $name }'s cards, face up: { $cards }
page-tressette-open-of = { $name }'s cards, face up

## The score

page-tressette-us = Us
page-tressette-them = Them
page-tressette-to = to { $number }
page-tressette-trick = trick { $number }
page-tressette-tricks =
    { $number ->
        [one] one trick
       *[other] { $number } tricks
    }
page-tressette-secret = Pairs are secret
page-tressette-between = Between two passate
page-tressette-hand-over = Passata { $number }: the count

## What is to be done

page-tressette-now-lead = You lead: play a card, with words or in silence.
page-tressette-now-follow = Follow with a card.
page-tressette-now-pairing = Pairs are being formed.
page-tressette-now-dialogue = Talk with your partner about the cappotto.
page-tressette-must-settle = The referee leaves this to you.
page-tressette-offers = What you may say or do
page-tressette-words = Words
page-tressette-not-now = (not allowed now: tap to read why)
page-tressette-tells = tells the others:
page-tressette-group-settle = You have to choose
page-tressette-group-say = Answer
page-tressette-group-show = Pairs
page-tressette-group-accuse = Accuse a buongioco
page-tressette-group-declare = Say to the table
page-tressette-group-announce = Say before you lead
page-tressette-how = How do you play the { $card }?
page-tressette-play = Play the { $card }
page-tressette-in-silence = In silence
page-tressette-in-silence-hint = the card and no words
page-tressette-accuse = Accuse «{ $words }»
page-tressette-show = Show the { $card }
page-tressette-claim = Lay down
page-tressette-claim-hint = you show your cards: all tricks that are left are yours
page-tressette-claim-sure = Tap again: cards down
page-tressette-call-out = Call out
page-tressette-call-out-hint = you say that a pair has reached the points; if that is wrong, the code punishes it
page-tressette-call-out-sure = Tap again: call out

## What was said and seen

page-tressette-pairing-card = the card that makes the pair
page-tressette-says-claim = a terra
page-tressette-claim-valid = the tricks that are left are theirs
page-tressette-claim-invalid = not every card is sovereign: they stay face up
page-tressette-claim-untimely = it was not the moment: the cards stay face up
page-tressette-says-call-out = fuori
page-tressette-says-there = the points are there
page-tressette-says-not-there = the points are not there yet
page-tressette-look-again = Look again
page-tressette-look-again-about = One sees again only what the code lets one see at this moment.
page-tressette-said-now = Words just said
page-tressette-accused = Accusations
page-tressette-last-trick = The last trick
page-tressette-first-trick = The opponents' first trick
page-tressette-own-pile = Your side's tricks
page-tressette-nothing-to-see = There is nothing to look at again now.

## What everybody should know

page-tressette-pairing = The cards decide who plays with whom.
page-tressette-called = { $name } has called: the trick is finished, and points are counted.
page-tressette-slam = { $side } go for the cappotto.
page-tressette-dialogue = { $name } says whether they go for the cappotto.
page-tressette-decided = The match belongs to { $side }.
page-tressette-self-call = A pair that was called too early must call itself out as soon as the trick is over that gives it the points.
page-tressette-settles = { $name } does what the referee has decided.

## At a live-table

page-tressette-more = More…
page-tressette-expose = Show it to everybody without playing it
page-tressette-withdraw = Take the card just played back
page-tressette-replace = In its place: { $card }
page-tressette-keep-card = Leave the card
page-tressette-annul = Annul the passata
page-tressette-waive = Let it pass
page-tressette-say-nothing = No words

## Keys

page-tressette-key-play = play the card, or choose with which words
page-tressette-key-words = words and other choices, by their number
page-tressette-key-look = look at tricks and words again
