code-asso-di-casa = Asso
length-tricks = to { $number } tricks
help-play-asso = Play Asso against bots.

action-asso-play = play { $card }
event-asso-dealt = The cards of Asso are dealt.
event-asso-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-asso-taken = { $who ->
    [you] The trick is yours.
   *[other] The trick goes to { $name }.
}
event-asso-match-ended = { $who ->
    [you] You have won the match.
   *[other] { $name } has won the match.
}
view-asso-hand = your cards: { $value }
view-asso-trick = on the table: { $value }

refusal-asso-turn = It is not your turn.
refusal-asso-over = The match is over.
refusal-asso-pack = These are not the forty cards.
refusal-asso-not-held = You do not hold { $card }.
refusal-asso-follow = You must follow suit: { $card } does not.

norm-asso-players = Players
norm-asso-hand = Cards in a hand
norm-asso-follow = Suit must be followed
norm-asso-target = Tricks that win
