### What the tournament rules of a code do not let through.

bad-score-not-multiple = { $points } cannot be a score: cards and bonuses are all multiples of { $step }. Read the sheet again.
bad-vp-out-of-range = Nobody can get { $vp } victory points: a match shares out { $most }.
bad-norm-value-unknown = { $norm } of { $code } cannot be { $value }: this program knows no other value than { $known }.
bad-code-without-tournaments = { $code } has no rules for tournaments. Choose one of these: { $known }.

## Substitutes

desk-no-substitution-past-half = More than half of the rounds are over ({ $completed } of { $rounds }): nobody can be replaced any more.
desk-no-substitution-not-told = The positions of the first round are out: only somebody who had told the organisers can be replaced now.
desk-no-substitution-already-played = Only somebody who has not yet played in this tournament can step in.
desk-no-substitution-once = This entrant has already had a substitute: there cannot be another.
desk-no-substitution-whole-pair = One player of a pair can be replaced, not both.
desk-no-substitution-team = No more than { $most } players of a team can be replaced.
