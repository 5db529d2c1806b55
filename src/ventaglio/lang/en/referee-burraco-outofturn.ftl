burraco-family-out-of-turn = Out of turn
burraco-irregularity-pick-up-out-of-turn = Drew or collected when it was not his turn
burraco-why-pick-up-out-of-turn = What was taken goes back. At his own turn the player only does again what he did, and discards; melds laid without the cards taken stay, frozen for a while.
burraco-irregularity-pick-up-after-pozzetto = Took the pozzetto directly, then drew or collected again
burraco-why-pick-up-after-pozzetto = Whoever takes the pozzetto directly is still in the same turn, which has had its pick-up: what was taken goes back and the turn ends with a discard.
burraco-irregularity-play-out-of-turn = Opened a meld or attached cards when it was not his turn
burraco-why-play-out-of-turn =
    { $law ->
        [internazionale] The cards stay, frozen as if the player had not picked up: the pick-up of his next turn frees them.
       *[other] The cards stay, frozen: at his own turn the player only picks up and discards, and the pick-up of the turn after that frees them.
    }

burraco-fact-picked-up = What did he do?
burraco-answer-picked-up-draw = he drew from the stock
burraco-answer-picked-up-collect = he collected the pile
burraco-fact-made-play = Did he then open a meld or attach cards?
burraco-fact-mixed-in = Has he put the card drawn among his own?
burraco-fact-on-turn = Whose turn was it?
burraco-answer-on-turn-opponent = an opponent's
burraco-answer-on-turn-partner = his partner's
burraco-fact-partner-yet-to-pick-up = Has his partner still to pick up before it is his own turn?
burraco-fact-drawn-card = Where is the card drawn?
burraco-answer-drawn-card-new-meld = in a meld that he opened
burraco-answer-drawn-card-attached = attached to a meld
burraco-answer-drawn-card-hand = he has kept it, and it is known which one it is
burraco-answer-drawn-card-unknown = he opened melds, and nobody can tell which card it is
burraco-fact-cards-hanging = Were other cards added onto a card wrongly taken, that do not fit without it?
burraco-fact-laid-again = Could the melds be laid again after a card was taken blindly?
burraco-answer-laid-again-as-they-were = yes, as they were
burraco-answer-laid-again-with-another-card = yes, with another card in place of the one taken
burraco-answer-laid-again-not = no, a card is missing and nothing can replace it

burraco-reading-blind-card-is-not-shown = Only the very card drawn is shown to an opponent; the text does not say so of a card taken blindly, and here it is not shown.
burraco-reading-card-not-played-goes-back = The text speaks of the card drawn where it was played. Kept, and known, it goes back, and what was laid is frozen in the same way.
burraco-reading-attached-frozen-to-the-letter = For cards attached the text names the turn in which the player only picks up and discards, for melds opened the one after: both to the letter, so what was attached to is free from his pick-up of that turn on.
burraco-reading-attached-as-with-a-card-drawn = The text speaks only of melds opened after collecting; attached cards are treated as after drawing.
burraco-reading-attached-as-out-of-turn = After a pozzetto the text speaks only of melds opened; attached cards are treated as when a player picks up out of turn.
burraco-reading-attached-as-opened = The text speaks only of melds opened; attached cards are treated alike, and what hangs on a card wrongly taken is penalised.
burraco-reading-partner-bound-as-in-the-paragraphs-before = Where he has played the text limits his turn “as in the two paragraphs before”, and these limit the partner too who has been told something: here they do so in this case as well.
burraco-reading-complete-meld-freezes-too = The text may be read as freezing only a meld that a card completes; here one that needs no card is frozen too, as when the pile was collected.
burraco-reading-discards-all-the-same = Here alone the text does not name the discard; it says that the turn passes, so the player discards as in the other cases.
burraco-reading-valid-at-the-turn-after = The text says “the next turn”; since at his own turn the player only picks up and discards, it is the turn after that one.
burraco-reading-set-aside-is-frozen = Here the text only says that melds are set aside; they are frozen, as out of turn, and valid at the player's next turn.
burraco-reading-not-cured-is-penalised = The text says that melds left incomplete cannot be put right, and no more; so their cards are penalised.
burraco-reading-no-article-on-playing-out-of-turn = This code has no article on playing out of turn without a pick-up, and forbids penalties that are not in it: what is laid out of turn is laid after one's discard, and is frozen as such; the next turn is not limited.
