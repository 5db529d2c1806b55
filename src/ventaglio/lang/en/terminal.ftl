# Games in the terminal that draw no table of their own

help-play-any = Play this game against bots: what may be done is a numbered list.
help-simulate-any = Let bots play this game against each other, and count who wins.
opt-simple-bots = The bots by name, separated by commas; without it, those that the game proposes.
opt-simple-seat = Your seat.

simple-welcome = { $title }  (a number chooses, ? commands, q leave)
simple-prompt = 1–{ $count }, or ? >
simple-help =
    A number does what stands beside it; an action may also be typed as records have it.
    table shows the table again, why repeats the last refusal, save FILE keeps the record, q leaves.
simple-deal = The cards are dealt.
unclear-simple-number = There is no { $number } on the list: choose 1 to { $most }.
unclear-simple-verb = “{ $word }” is neither a command nor an action. Choose a number; ? explains.
