burraco-family-hints = Hints between partners

burraco-irregularity-remark = Remarked on the partner's play, pointed out an error, or called the referee
burraco-why-remark = By the competition code the partner stays silent until the discard; if he does not, play stops and an error can no longer be put right. The international code lets everybody point out an irregularity.
burraco-irregularity-hint = Suggested a play to the partner, by a word or a gesture
burraco-why-hint = Each plays his own cards. Whoever has been given a hint must not gain by it; where the code has a referee, whoever gave it answers for it.
burraco-irregularity-reminder = Reminded the partner that it is his turn, or that he has a pozzetto to play
burraco-why-reminder = A reminder is a hint. One who is told that it is his turn still plays; one who is about to play a pozzetto, or has begun without picking up, is thereby told to pick up, and may not.
burraco-irregularity-tidied-melds = Tidied melds in the partner's turn
burraco-why-tidied-melds = A run in disorder may be tidied at any time, but not while the partner plays: it would draw his attention to that meld.
burraco-irregularity-moved-own-cards = Moved or sorted the cards in hand during the partner's turn
burraco-why-moved-own-cards = How a player stirs his cards may tell the partner something, so he leaves them alone while the partner plays.
burraco-irregularity-word-on-exposed-card = Drew the partner's attention to an exposed card, or said how to play it
burraco-why-word-on-exposed-card = An exposed card is a known card; whoever also points to it or says where it belongs loses it to the pile.

burraco-fact-after-discard = Had the partner already discarded when the player spoke?
burraco-fact-wrong-play = What was wrong with the partner's play?
burraco-answer-wrong-play-opening = a meld was opened wrong or incomplete
burraco-answer-wrong-play-attaching = cards were attached where they do not fit
burraco-answer-wrong-play-no-pick-up = cards were laid without drawing or collecting first
burraco-answer-wrong-play-equal-sets = a set was opened that the side already has
burraco-answer-wrong-play-closing = he was closing, though he may not
burraco-answer-wrong-play-six-card-burraco = a burraco was marked with too few cards
burraco-answer-wrong-play-none = nothing
burraco-fact-only-marking = Did the player only say that a meld is long enough for a burraco, to have it marked?
burraco-fact-first-burraco = Would it have been the side's first burraco?
burraco-fact-about-to-close = Was the partner about to close, with one card left besides what he had pulled out?
burraco-fact-card-left = Has the partner a card left to discard?
burraco-fact-suggests-a-play = Did it also suggest what to play?
burraco-fact-hint-followed = Has the partner already played as suggested?
burraco-fact-joker-on-run = Was it about where to put a joker on a run?
burraco-fact-reminded-of = What was the partner reminded of?
burraco-answer-reminded-of-turn = that it is his turn
burraco-answer-reminded-of-pozzetto = that he must play the pozzetto he took without a discard
burraco-fact-pozzetto-to-play = Was the partner about to play a pozzetto that he had taken with a discard?
burraco-fact-begun-to-play = Had the partner already begun to play, without picking up?
burraco-fact-information-passed = Did it tell the partner something that helped the side?
burraco-fact-card-holder = Whose card is exposed?
burraco-answer-card-holder-partner = the partner's
burraco-answer-card-holder-offender = that of the player who drew attention to it
burraco-fact-holder-on-turn = Is the player whose card is exposed on turn?
burraco-answer-holder-on-turn-no = no, the other of the two is

burraco-reading-the-turn-is-over = The text does not say what happens if the hint comes to light only after the discard: what was played in that turn stands.
burraco-reading-word-on-exposed-card-is-a-hint = The article on exposed cards says only what becomes of the card: whoever draws attention to it gives a hint, and the article on hints has him warned.
burraco-reading-closing-remark-as-in-the-example = The example speaks of a first burraco marked with six cards: here whoever is about to close without any burraco, and is told so, is made to close in the same way.
burraco-reading-followed-hint-is-undone = The text has the opposite done, and makes no exception for a hint already followed: as long as the turn is open what was laid on it comes back, as the joker does; a card drawn or collected stays.
burraco-reading-followed-hint-stands = After the discard nothing can be done any more: what was played on the hint stands, but for a joker on a run, of which the text speaks.
burraco-reading-reminder-by-content = The turn and the pick-up have different rules, and one sign may mean both: before anything is touched it recalls the turn; once play has begun, or before a pozzetto is played, it recalls the pick-up.
burraco-reading-exposed-card-waits-for-its-turn = The text does not say whose play stops if the exposed card is not that of the player on turn: here the play going on stops, and the card is discarded when its holder's turn comes.
burraco-reading-team-mates-are-partners = The text says: the partner. In the game of six either of the two others on one's side is meant.

# What is asked only where cards are played.
burraco-fact-opponents-pick = The opponents choose: must the player draw or collect?
burraco-answer-opponents-pick-draw = draw
burraco-answer-opponents-pick-collect = collect
burraco-fact-opponents-place = The opponents choose: to which meld do the cards go?
burraco-fact-opponents-place-N = The opponents choose: to which meld does card { $n } of those named go?
burraco-answer-opponents-place-N =
    { $n ->
        [0] nowhere
       *[other] meld { $n }
    }
burraco-answer-opponents-place-N-N =
    { $m ->
        [0] nowhere
       *[other] meld { $m }
    }
burraco-fact-suggested = What did the hint suggest?
burraco-answer-suggested-draw = to draw
burraco-answer-suggested-collect = to collect
burraco-answer-suggested-lay = to lay cards
burraco-answer-suggested-discard = to discard a card
burraco-answer-suggested-other = something else
burraco-fact-meld = In which meld?
burraco-answer-meld-N = meld { $n }
