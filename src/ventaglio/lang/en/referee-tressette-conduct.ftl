tressette-family-conduct = Conduct, and spectators
tressette-irregularity-misconduct = Behaved improperly
tressette-why-misconduct = Players are calm, courteous and impassive, keep their cards to themselves and accept sanctions. Whoever fails in this again and again may be sanctioned.
tressette-irregularity-spectator-contested = A spectator's presence is contested
tressette-why-spectator-contested = Only a few may look on, each with one player who answers for him, and not against the will of more than half the players. Once admitted, nobody is sent away without a valid reason.
tressette-fact-spectator = How does the spectator stand?
tressette-answer-spectator-refused-by-most = more than half of the players refused him
tressette-answer-spectator-third =
    { $spectators ->
        [one] another is there already
       *[other] { $spectators } others are there already
    }
tressette-answer-spectator-nobody-answers = there is not exactly one player who answers for him
tressette-answer-spectator-admitted = properly admitted
tressette-fact-valid-reason = Is there a valid reason to send him away?
tressette-irregularity-spectator-misconduct = A spectator spoke, hinted, commented or moved about
tressette-why-spectator-misconduct = A spectator sits by his player, silent and impassive, and reports nothing before the passata is over, unless it went wrong before play.
tressette-fact-game-affected = Has it affected the game?
