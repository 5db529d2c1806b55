# The analysis of a hand: a page that comes when somebody opens it.

page-study-title = Analysis
page-study-title-hand = Analysis · { $hand }
page-study-about =
    Beside every decision is put what the strongest bot thinks of it, by what could be seen from that place: what each choice was worth, and why.
page-study-waits =
    { $number ->
        [one] One analysis is before this one.
       *[other] { $number } analyses are before this one.
    }
page-study-works = The analysis is under way.
page-study-progress = How far it is
page-study-done-of = { $done } of { $total } decisions
page-study-come-back = You may leave this page and come back: it goes on without you.
page-study-is-done = The analysis is there.
page-study-no-opinion = For this game there is no bot that could say what a choice is worth.
page-study-moments = What mattered most
page-study-no-moments = No decision stands out: everybody did about as well as could be.
page-study-to-table = See it on the table
page-study-graph-line = { $name }: expected { $first } at first, made { $last } in the end.
page-study-graph-of = { $name }: expected result, less the others’
page-study-seen = all cards seen
page-study-show-seen = Show what all cards seen would tell
page-study-seen-about = Nobody could know this then: it is exact, with every hand open and everybody playing his best.
page-study-decisions = All decisions
page-study-whose = Whose decisions
page-study-everybody = Everybody’s
page-study-choice = Choice
page-study-worth = Worth
page-study-done = done
page-study-lost = −{ $points }
page-study-columns = The figure on the right is the worth of what was done; in red, how much less than the best choice, where that is more than what is uncertain.
page-study-hands = The other analyses of this match
page-study-no-choice = Here there was nothing to weigh.
page-study-legend =
    Worth is what the strongest bot expects by what that place could see: points at the end of the { $game ->
        [tressette] passata
       *[other] hand
    }, less those of the others, with the standard error (±). { $worlds } ways in which the unseen cards may lie were looked at for each decision. Each loss is measured from its own moment: to add them up says too much. { $game ->
        [burraco] Only points are weighed: the Champion likes clean burrachi besides, and now and then chooses otherwise for their sake.
       *[other] { "" }
    }
page-study-share = Copy the link
page-study-back = To the count
