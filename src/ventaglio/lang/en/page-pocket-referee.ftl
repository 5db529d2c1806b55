### The pocket: the referee, the codes, frequent questions, “May I?” and “We found this”.

page-pocket-part-may = May I?
page-pocket-about-may = Is this a meld? May I close? Code by code
page-pocket-part-found = We found this
page-pocket-about-found = The cards as they lie on the table: what is wrong, and what is done
page-pocket-part-referee = The referee
page-pocket-about-referee = What happened, his questions, the ruling with its articles
page-pocket-part-questions = Frequent questions
page-pocket-about-questions = Wilds, closing, { pozzetto }, “we noticed it later”
page-pocket-part-codes = The codes
page-pocket-about-codes = Every article in our own words, to be searched
page-pocket-part-trainer = Referee's training
page-pocket-about-trainer = Cases to rule on, with a mark

## Shared

page-pocket-share = Share
page-pocket-copied = Copied.
page-pocket-code = Code
page-pocket-game = Game
page-pocket-yes = Yes
page-pocket-no = No
page-pocket-clear = Take all cards away
page-pocket-suit = Suit
page-pocket-cards-of = Cards of { $suit }
page-pocket-remove = Take { $card } away
page-pocket-fewer = One fewer
page-pocket-more = One more
page-pocket-settled = What your table has settled
page-pocket-settled-count =
    { $count ->
        [0] as the code has it
        [one] one thing otherwise
       *[other] { $count } things otherwise
    }
page-pocket-settled-about = Options of the code, and single modern norms that a table has adopted (Art. 153). The referee rules by them; this phone remembers it.
page-pocket-found-count =
    { $count ->
        [0] Nothing found
        [one] One thing found
       *[other] { $count } things found
    }

## The referee

page-pocket-referee-seek = Search for what happened
page-pocket-referee-example = two cards, out of turn, closed with a wild…
page-pocket-referee-last = The last rulings
page-pocket-referee-forget = Forget
page-pocket-referee-what = Or choose what happened
page-pocket-not-in-code = the code does not speak of it
page-pocket-change = change
page-pocket-why = What the code wants
page-pocket-by-others = By another code:
page-pocket-orders = What is done, in order
page-pocket-no-orders = There is nothing to order
page-pocket-discretion = Left to the referee
page-pocket-announce = To be told to the whole table
page-pocket-write = To be written down
page-pocket-silent = The code provides no penalty for this, and the referee invents none.
page-pocket-rests-on = It rests on
page-pocket-otherwise = What would change the ruling
page-pocket-own-decision = The decision at the table is always the referee's own.
page-pocket-ruling-by = The ruling: { $code }

## Training

page-pocket-trainer-about = Read the case, choose the right orders in the sequence in which they are given, and see the mark. The score stays on this device.
page-pocket-trainer-level = How hard
page-pocket-trainer-levels =
    { $level ->
        [0] all
        [1] easy
        [2] medium
       *[other] hard
    }
page-pocket-trainer-begin = Begin
page-pocket-trainer-next = Another case
page-pocket-trainer-done = That is my ruling
page-pocket-trainer-choose = What do you order? Tap the orders, the first one first.
page-pocket-trainer-right = right
page-pocket-trainer-missing = was missing
page-pocket-trainer-surplus = one too many
page-pocket-trainer-points = { $points } out of 10.
page-pocket-trainer-sequence = The sequence was not the right one.
page-pocket-trainer-score =
    { $exercises ->
        [one] One case ruled on, average { $average }.
       *[other] { $exercises } cases ruled on, average { $average }.
    }

## The codes

page-pocket-codes-ours = In our own words: what the program does by each article. The text of the code decides.
page-pocket-codes-seek = Search all codes
page-pocket-codes-seek-one = Search this code
page-pocket-codes-articles = { $count } articles
page-pocket-codes-next = Before and after
page-pocket-filled = the text is silent: our reading
page-pocket-people = for people to follow, not for the program
page-pocket-ruled-by = What follows when somebody errs
page-pocket-no-rule = Nothing to apply: { $why }.

## Questions

page-pocket-questions-seek = Search the questions

## May I?

page-pocket-fits = Yes, the card fits.
page-pocket-melds-title = Is this a meld? Does the card fit?
page-pocket-melds-where = I put cards
page-pocket-melds-meld = into the meld on the table
page-pocket-melds-card = among those to attach
page-pocket-melds-empty = Tap the cards of the meld
page-pocket-melds-none = Tap the card to attach
page-pocket-stands-for = The wild stands for: { $card }.
page-pocket-burraco-clean = Clean burraco: { $points } points.
page-pocket-burraco-semi = Semi-clean burraco: { $points } points.
page-pocket-burraco-dirty = Dirty burraco: { $points } points.
page-pocket-tricks-title = Cards and words
page-pocket-tricks-what = What you want to know
page-pocket-tricks-trick = who takes the trick
page-pocket-tricks-hand = what buongioco I hold
page-pocket-tricks-words = what a word means
page-pocket-tricks-empty-trick = Tap the cards of the trick, the one led first
page-pocket-tricks-empty-hand = Tap the cards that you hold
page-pocket-tricks-seek = The word you heard
page-pocket-trick-taken = { $card } takes it, the { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } card played.
page-pocket-trick-points =
    { $thirds ->
        [0] It is worth { $whole ->
            [one] one point
           *[other] { $whole } points
        }.
       *[other] It is worth { $whole ->
            [0] { $thirds }/3 of a point
            [one] one point and { $thirds }/3
           *[other] { $whole } points and { $thirds }/3
        }.
    }
page-pocket-buongioco-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
page-pocket-no-buongioco = There is no buongioco among these cards.

## We found this

page-pocket-found-about = Lay the cards out as they lie on the table: you see what is wrong, and the referee asks the rest.
page-pocket-found-what = What you found
page-pocket-found-meld = a meld
page-pocket-found-hand = a hand
page-pocket-found-pozzetto = a { pozzetto }
page-pocket-found-pack = the pack
page-pocket-found-how = How the cards got there
page-pocket-found-how-opened = laid together
page-pocket-found-how-attached = attached to a meld that was there
page-pocket-found-empty = Tap the cards of the meld, all of them
page-pocket-found-surplus =
    { $count ->
        [one] One too many: { $cards }. Without it the meld is valid.
       *[other] One of these is too many: { $cards }. Without it the meld is valid.
    }
page-pocket-found-missing =
    { $count ->
        [one] Missing: { $cards }.
       *[other] One of these is missing: { $cards }.
    }
page-pocket-found-ask = What is done now?
page-pocket-found-players = How many play
page-pocket-found-hand-count = Cards of the hand, just dealt
page-pocket-found-pozzetto-count = Cards of the { pozzetto }
page-pocket-found-odd = Which card is too many or missing?
page-pocket-found-odd-none = Tap the card
page-pocket-found-seen = How many there are of: { $card }
page-pocket-count-right = The number is right.
page-pocket-count-more =
    { $count ->
        [one] One card too many.
       *[other] { $count } cards too many.
    }
page-pocket-count-fewer =
    { $count ->
        [one] One card too few.
       *[other] { $count } cards too few.
    }
page-pocket-count-wanted = There must be { $sizes }.
page-pocket-tricks-found-hand = a hand, as it was dealt
page-pocket-tricks-found-seen = cards seen in the deal
page-pocket-tricks-found-tricks = tricks, as they lie
page-pocket-tricks-found-shown = cards of a hand seen in play
page-pocket-tricks-found-words = an accusation, and the cards
page-pocket-tricks-found-down = a lay-down
page-pocket-tricks-found-heaps = what each side took, and the points
page-pocket-tricks-found-mixed = cards mixed before the count
page-pocket-tricks-about-mixed = The cards were mixed before the points had been settled.
page-pocket-laid-empty = Tap the cards
page-pocket-laid-about-hand = All the cards that one player was dealt.
page-pocket-laid-about-seen = The cards that were seen while they were dealt.
page-pocket-laid-about-shown = The cards that somebody let be seen while playing.
page-pocket-laid-about-tricks = The tricks in their order, each with its cards as they were played. A, B, C and D play in this order; A and C are partners. Leave out tricks that do not matter.
page-pocket-laid-about-words = The ten cards that the player was dealt, and what he accused.
page-pocket-laid-about-down = Somebody on lead has laid his hand down.
page-pocket-laid-about-heaps = The cards that each side has taken.
page-pocket-laid-trick = Trick { $number }, led by { $who }
page-pocket-laid-leader = Who led this trick
page-pocket-laid-next = Next trick
page-pocket-laid-side = I put cards
page-pocket-laid-heap-of =
    { $who }: { $count ->
        [one] one card
       *[other] { $count } cards
    }
page-pocket-laid-empty-heap = Tap the cards of this side
page-pocket-laid-rest = All the rest here
page-pocket-laid-last = Who took the last trick
page-pocket-laid-written = Points written for { $who }
page-pocket-laid-counted = { $one } { $first }, { $other } { $second }, without buongioco.
page-pocket-laid-accused = What was accused
page-pocket-laid-accused-nothing = nothing
page-pocket-laid-accused-3 = threes
page-pocket-laid-accused-2 = twos
page-pocket-laid-accused-A = aces
page-pocket-laid-accused-N = Napoletana
page-pocket-laid-suit-of = Of which suit, he said
page-pocket-laid-suit-without = Without which suit, he said
page-pocket-laid-suit-none = he named none
page-pocket-laid-row-down =
    Laid down: { $count ->
        [one] one card
       *[other] { $count } cards
    }
page-pocket-laid-row-gone =
    Gone: { $count ->
        [one] one card
       *[other] { $count } cards
    }
page-pocket-laid-into-down = among those laid down
page-pocket-laid-into-gone = among those gone
page-pocket-laid-empty-down = Tap the cards laid down
page-pocket-laid-empty-gone = Tap the cards of the tricks that were taken
page-pocket-laid-gone-more =
    { $count ->
        [one] One card too many has gone for everybody to hold as many as lie there.
       *[other] { $count } cards too many have gone for everybody to hold as many as lie there.
    }
page-pocket-laid-gone-fewer =
    { $count ->
        [one] One card more must have gone.
       *[other] { $count } cards more must have gone.
    }
page-pocket-laid-right-tricks = Nothing is wrong with these tricks.
page-pocket-laid-right-words = The accusation is right.
page-pocket-laid-right-down = All the cards are sovereign: the lay-down holds.
page-pocket-laid-right-heaps = The tricks are whole, and the points are right.
page-pocket-laid-more =
    { $count ->
        [one] One card too many.
       *[other] { $count } cards too many.
    }
page-pocket-laid-fewer =
    { $count ->
        [one] One card is missing.
       *[other] { $count } cards are missing.
    }
page-pocket-laid-pairing = All the cards that form the pairs are in this hand: { $cards }.
page-pocket-laid-one-simple = One card was seen, not of tressette: { $cards }.
page-pocket-laid-one-of-tressette = A tressette card was seen: { $cards }.
page-pocket-laid-several = Several cards were seen: { $cards }.
page-pocket-laid-shown = Seen and not played: { $cards }.
page-pocket-laid-forgotten = Held and not accused: { $cards }.
page-pocket-laid-suit-not-named = He holds it, but did not name the missing suit: { $cards }.
page-pocket-laid-napoletana-not-named = He holds it, but did not name its suit: { $cards }.
page-pocket-laid-wrong-suit = He holds three, but without another suit: { $cards }.
page-pocket-laid-three-of-four = He accused three, and holds four: { $cards }.
page-pocket-laid-wrong-napoletana = He holds the Napoletana of another suit: { $cards }.
page-pocket-laid-not-held = He does not hold what he accused.
page-pocket-laid-lead = { $who } led { $cards }, but had not taken the trick before.
page-pocket-laid-two-cards = Too many in this trick: { $cards }.
page-pocket-laid-wrong-trick = Too many in one trick, and another lacks as many: { $cards }.
page-pocket-laid-short-trick =
    { $count ->
        [one] A trick lacks a card.
       *[other] A trick lacks { $count } cards.
    }
page-pocket-laid-revoke = { $who } did not follow with { $cards }, and had the suit: later came { $proof }.
page-pocket-laid-missing =
    { $count ->
        [one] On neither side: { $cards }.
       *[other] On neither side ({ $count }): { $cards }.
    }
page-pocket-laid-heap = What a side has taken makes no whole tricks.
page-pocket-laid-points =
    { $who } have { $count ->
        [one] one point.
       *[other] { $count } points.
    }
page-pocket-laid-subject = Not sovereign: { $cards }. Still out, and higher: { $proof }.
