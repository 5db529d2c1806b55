burraco-family-counting = Clock, count and attendance

burraco-irregularity-mixed-before-the-count = Cards were mixed into the pack before they had been counted
burraco-why-mixed-before-the-count = The referee tries to rebuild the hand; if that cannot be done, the pair at fault gets a score he sets from what he is told.
burraco-irregularity-slow-turn = A player takes too long over his turn
burraco-why-slow-turn = A turn has its seconds, fewer with fewer cards. The referee grants a few more, then has the highest card discarded.
burraco-irregularity-stall = All four keep swapping the single card of the pile
burraco-why-stall = A game in which nobody draws must come to an end: by the code of 2019 the referee stops it after a lap that he has watched, at the club whoever began must draw.
burraco-irregularity-score-sheet-left = The score sheet was left on the table
burraco-why-score-sheet-left = The winners must hand the sheet to the referee; if they leave it on the table it costs them victory points.
burraco-irregularity-score-sheet-lost = The score sheet is lost
burraco-why-score-sheet-lost = Without a sheet both pairs get the same few victory points; if it turns up, what is written counts, unless the groups by merit have been formed meanwhile.
burraco-irregularity-score-sheet-error = There is a mistake on a score sheet already handed in
burraco-why-score-sheet-error = Players go by the results they have seen: a mistake is put right only while others can still check it, with the word of whoever it concerns, and as a rule without moving anybody.
burraco-irregularity-kibitzer = Somebody is looking on at the table
burraco-why-kibitzer = The players may ask an onlooker to leave; at national and regional events nobody may look on.
burraco-irregularity-late-pair = A pair was not there at the start of the round
burraco-why-late-pair = Lateness costs more with every step, and in the end the match. If both pairs are late, each is dealt with on its own.
burraco-irregularity-late-entry = A pair comes when the entries are closed
burraco-why-late-entry = A latecomer need not be admitted, above all if that leaves a pair without opponents; if one is waiting for opponents already, the referee may admit him.
burraco-irregularity-absent-pair = A pair is absent or leaves
burraco-why-absent-pair = Whoever has entered plays to the last round. The pair that leaves loses by fixed scores, to nothing after a quarrel; the pair present does not suffer for it.
burraco-irregularity-tournament-broken-off = A tournament cannot be finished, by force majeure
burraco-why-tournament-broken-off = Past half of its rounds a tournament has a ranking that can be relied on; before that nobody has won anything, and everybody has his money back.

burraco-fact-rebuildable = Can the hand be rebuilt?
burraco-fact-turn-seconds = How long has the turn lasted? (The first of these that holds.)
burraco-answer-turn-seconds-up-to-N = { $n } seconds at most
burraco-answer-turn-seconds-over-N = more than { $n } seconds
burraco-fact-cards-held = How many cards had the player at the start of his turn?
burraco-answer-cards-held-under-N = fewer than { $n }
burraco-answer-cards-held-N-to-N = { $n } to { $m }
burraco-answer-cards-held-N-or-more = { $n } or more
burraco-fact-valid-reason = Is there a good reason for the delay?
burraco-fact-complied = Did he do it within the { $grace } seconds?
burraco-fact-has-picked-up = Has he drawn or collected in this turn?
burraco-fact-watched-lap =
    { $laps ->
        [one] Have all four only swapped the card, for a lap, under the referee's eyes?
       *[other] Have all four only swapped the card, for { $laps } laps, under the referee's eyes?
    }
burraco-fact-two-laps-of-swaps =
    { $laps ->
        [one] Have all four only swapped the card for a lap?
       *[other] Have all four only swapped the card for { $laps } laps on end?
    }
burraco-fact-sheet-found = Has the sheet turned up?
burraco-fact-found-after-groups = Did the groups by merit begin between its loss and its finding?
burraco-fact-sheet-error = What is the mistake?
burraco-answer-sheet-error-writing = something was written wrongly that is neither a sum nor a swap
burraco-answer-sheet-error-sum = an addition does not come out
burraco-answer-sheet-error-swapped = each side has the score of the other
burraco-answer-sheet-error-transcription = the sheet is right, and was copied wrongly at the desk
burraco-fact-error-found = When did it come to light?
burraco-answer-error-found-before-posting = before the next positions were posted
burraco-answer-error-found-after-posting = when the next positions were posted
burraco-answer-error-found-provisional = while a ranking is shown to be checked
burraco-answer-error-found-locked = when that ranking was final
burraco-fact-opponents-confirm = Do the opponents confirm it?
burraco-fact-referee-called-in-time = Had the referee been called before the last round was over?
burraco-fact-last-round-over = Is the last round over?
burraco-fact-by-standing = Do results decide who meets whom in the next round?
burraco-fact-past-half = Has more than half of the rounds been played?
burraco-fact-abandonment-declared = Has a player declared that he gives up the match?
burraco-fact-event = What kind of event is it?
burraco-answer-event-national-or-regional = national or regional
burraco-answer-event-other = another
burraco-fact-asked-to-leave = Has a player asked the onlooker to leave?
burraco-fact-late-by = How late is the pair?
burraco-answer-late-by-up-to-N =
    { $n ->
        [one] one minute at most
       *[other] { $n } minutes at most
    }
burraco-answer-late-by-N-to-N =
    { $n ->
        [one] more than one minute, { $m } at most
       *[other] more than { $n } minutes, { $m } at most
    }
burraco-answer-late-by-over-N =
    { $n ->
        [one] more than one minute
       *[other] more than { $n } minutes
    }
burraco-fact-both-late =
    { $forfeit ->
        [one] Is the other pair more than one minute late too?
       *[other] Is the other pair more than { $forfeit } minutes late too?
    }
burraco-fact-round-hands = What is played in a round?
burraco-answer-round-hands-N-hands =
    { $n ->
        [one] one hand
       *[other] { $n } hands
    }
burraco-answer-round-hands-teams = a match of teams
burraco-fact-unfair-advantage = Would those points at once give the pair a place that counts, to qualify or to win a prize, which it might have missed by playing?
burraco-fact-incomplete-table = Is there a pair without opponents already?
burraco-fact-absence = What happened?
burraco-answer-absence-whole-round = the pair cannot play one or more rounds
burraco-answer-absence-team-incomplete = a team lacks a pair or a player
burraco-answer-absence-left-match = the pair left during a match
burraco-answer-absence-unwell = a player had to leave the table, unwell or for another good reason
burraco-answer-absence-quarrel = the pair left in a quarrel or in protest
burraco-answer-absence-both-pairs = both pairs left
burraco-answer-absence-misconduct = the referee stopped the match because neither pair would behave
burraco-answer-absence-for-a-time = the pair left for a time
burraco-answer-absence-for-good = a player or the pair cannot go on
burraco-fact-told-director = Was the director told?
burraco-fact-rounds-missed = How many rounds has the pair missed, this one included?
burraco-answer-rounds-missed-up-to-N = { $n } at most
burraco-answer-rounds-missed-over-N = more than { $n }
burraco-fact-back-within-ten =
    { $pause ->
        [one] Was he back within one minute?
       *[other] Was he back within { $pause } minutes?
    }
burraco-fact-substitute-found = Is somebody there who can take the place?
burraco-fact-substitute-has-played = Has that substitute already played in this tournament?
burraco-fact-replaced-before = Has this pair already had a substitute?
burraco-fact-first-round-posted = Is it the first round, with the positions posted?
burraco-fact-organisers-told = Had the organisers been told of the absence?

burraco-reading-cards-at-the-start-of-the-turn = The text does not say when the cards are counted; here at the start of the turn, or when a pozzetto is taken directly.
burraco-reading-forced-draw-first = The text only has the highest card discarded; whoever has not picked up yet, here first draws from the stock.
burraco-reading-highest-card-by-rank = The highest card is read as the highest in rank, jokers and twos included.
burraco-reading-stall-without-bonus = The text only stops the hand; here it is counted as usual, and nobody has the bonus for closing.
burraco-reading-no-stall-where-collecting-means-playing = The word is defined but never used; since whoever collects must also play, here there is no stall.
burraco-reading-match-points-of-a-lost-sheet = The text gives no match points; here both sides are charged the lowest difference that goes with those victory points.
burraco-reading-teams-as-in-the-score-of-a-rest = For teams the text does not give all the figures here; those of the score for a rest are taken.
burraco-reading-no-points-for-an-unfair-advantage = The text says when these points are not given, not what is given instead; that is left to the referee.
burraco-reading-late-steps-replace-each-other = The two bonuses are not added up: the later step takes the place of the earlier.
burraco-reading-first-three-rounds-missed = “The first rounds” for which points are given are read as the first that the pair misses.
burraco-reading-other-rounds-as-for-lateness = The text gives figures only for rounds of four hands; here the others are taken from the article on lateness.
burraco-reading-leaving-for-good-is-not-scored = The text does not say what a pair gets that leaves for good and with good reason; nothing is ordered for it here.
burraco-reading-only-sums-swaps-and-copies = The article first lets only sums be put right, then swapped totals and wrong copies as well, and later speaks of any error: here no others are put right, and sums only until the next pairing is made, where results decide it.
