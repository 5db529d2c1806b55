burraco-family-melds = Wrong melds
burraco-irregularity-gave-up-opening = Laid one or two cards to open a meld and did not complete it
burraco-why-gave-up-opening = Cards on the table are played: whoever cannot or will not complete the meld does not get them back as if nothing had happened.
burraco-irregularity-wrong-opening = Opened a meld that is not valid
burraco-why-wrong-opening =
    { $law ->
        [estratto] Whoever lays or attaches wrongly puts the melds back as they were before his turn.
       *[other] A wrong meld may be put right within limits; what does not fit is discarded, and the mistake ends the player's turn.
    }
burraco-irregularity-wrong-attach = Attached cards to a meld where they do not fit
burraco-why-wrong-attach =
    { $law ->
        [estratto] Whoever lays or attaches wrongly puts the melds back as they were before his turn.
       *[other] The gap may be closed with the missing cards or a wild; what does not fit is discarded, and the turn is over.
    }
burraco-irregularity-meld-over-meld = Laid a new meld over one that cannot take it in
burraco-why-meld-over-meld = Where melds merely overlap, everybody can still tell them apart: the new one is good.
burraco-irregularity-run-out-of-order = Laid a valid run with its cards out of order
burraco-why-run-out-of-order = The cards make a valid run; putting them in order costs nothing, except in the partner's turn.
burraco-irregularity-set-not-allowed = Opened a set of cards other than aces or threes
burraco-why-set-not-allowed = Only aces and threes make sets; all the cards of another set have to be discarded.
burraco-irregularity-equal-sets = Opened a second set of a rank that the side already has
burraco-why-equal-sets =
    { $law ->
        [estratto] Whoever lays or attaches wrongly puts the melds back as they were before his turn.
       *[other] There is one set of each rank for a side: the second joins the first, and the side should gain nothing by the mistake.
    }
burraco-irregularity-took-cards-back = Took back, or moved, cards already laid or discarded
burraco-why-took-cards-back = What the hand has let go is played and stays on the table, the discard too; only what was laid wrongly has rules of its own.

burraco-fact-wild-in-it = Is there a wild in the wrong meld?
burraco-fact-meant-as-run = Was it meant to be a run?
burraco-fact-put-right-replacing = Does the player add cards that make it valid: missing ones, a wild, or one or two in place of others?
burraco-answer-put-right-replacing-no = no, he cannot or will not add any
burraco-answer-put-right-replacing-fully = yes, and no card is left over
burraco-answer-put-right-replacing-with-surplus = yes, but of the cards laid some are left over
burraco-fact-put-right-with-one-card = Does the player add one card of his own that makes it valid?
burraco-answer-put-right-with-one-card-no = no, he cannot or will not add any
burraco-answer-put-right-with-one-card-fully = yes, and no card is left over
burraco-answer-put-right-with-one-card-with-surplus = yes, but of the cards laid some are left over
burraco-fact-put-right-with-missing = Does the player add cards that make it valid: the missing ones, or a wild?
burraco-answer-put-right-with-missing-no = no, he cannot or will not add any
burraco-answer-put-right-with-missing-fully = yes, and no card is left over
burraco-answer-put-right-with-missing-with-surplus = yes, but of the cards laid some are left over
burraco-fact-put-right-own-choice = Does the player make a valid meld with at least one of the cards laid?
burraco-answer-put-right-own-choice-no = no
burraco-answer-put-right-own-choice-fully = yes, and no card is left over
burraco-answer-put-right-own-choice-with-surplus = yes, but cards are left over
burraco-fact-wild-in-both = Is there a wild in both sets?
burraco-fact-taken-back = What was taken back?
burraco-answer-taken-back-laid-cards = cards laid or attached
burraco-answer-taken-back-discard = the discard
burraco-fact-laid-rightly = Was the play a valid one?

burraco-reading-wrong-play-is-undone = The text has the groups put back as they were; here that means that the cards return to the hand and the turn goes on.
burraco-reading-equal-sets-are-a-mistake = The text does not speak of equal sets: as in the competition code they are not allowed, so they are a mistake like any other.
burraco-reading-no-meld-all-penalised = The article does not say what happens if no valid meld comes of it: here all the cards laid are penalised.
burraco-reading-given-up-cards-found-late = For later phases the text speaks of surplus cards in a meld: of one or two cards that are no meld all are surplus, so they stay, nothing may be added, and they count against.
burraco-reading-nothing-put-right-after-the-discard = The article does not say until when a meld may be put right: here until the discard, after which nothing may be played.
burraco-reading-wrong-attach-ends-the-turn = Of cards attached and put right the text does not clearly say that they end the turn: here they do, like a wrong opening.
burraco-reading-put-right-before-discarding = One article has the card discarded at once, another lets it be put right: here it may be put right first, and what does not fit is discarded.
burraco-reading-close-stands-to-the-letter = The text lets a close stand though the burraco is void, and does not ask for another burraco: it is followed to the letter.
burraco-reading-second-wild-before-the-close = The text lets a close stand, and has the second wild discarded at once: the wild is the discard, a wild cannot close, so the last card stays in hand.
burraco-reading-no-next-turn-so-counted-against = The text has the wild discarded at the next turn, and lets the close stand: where there is no next turn it counts against, as if found later.
burraco-reading-highest-card-is-the-higher-wild = The “highest card” to be discarded is taken to be the higher of the two wilds.
burraco-reading-burraco-after-the-infraction = A burraco made after the second set was laid and before it was found: the article strikes one made after the infraction, the glossary keeps one made before the freeze. The article, which speaks of this very case, is followed.
burraco-reading-frozen-besides-the-wild = For two wilds the text says only what becomes of a wild; here the sets are frozen as well, as they are without wilds.
burraco-reading-second-wild-comes-back = The text does not say what becomes of a second wild, which the set cannot take: here it returns to the hand.
burraco-reading-forbidden-set-all-surplus = The article on wrong melds found late speaks of their surplus cards: in a set that is not allowed every card is one, and there is no burraco in it.
