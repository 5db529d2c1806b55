# The analysis of a hand: a page that comes when somebody opens it.

page-study-title = Analysis
page-study-title-hand = Analysis · { $hand }
page-study-about = Every decision of the hand is looked at again, beside what the strongest player thinks of it by what could be seen from that place.
page-study-waits =
    { $number ->
        [one] One analysis is before this one.
       *[other] { $number } analyses are before this one.
    }
page-study-works = The hand is being looked at.
page-study-progress = How far it is
page-study-done-of = { $done } of { $total } decisions
page-study-come-back = You may leave this page and come back: it goes on without you.
page-study-is-done = The analysis is there.
page-study-no-opinion = For this game there is nobody who could say what he thinks of it.
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
page-study-no-choice = Here there was nothing to weigh.
page-study-legend = Worth is what the strongest player expects by what that place could see: points at the end of the hand, less those of the others, with the standard error. { $worlds } ways in which the unseen cards may lie were looked at for each decision.
page-study-share = Copy the link
page-study-back = To the count
