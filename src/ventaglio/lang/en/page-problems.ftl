# Problems, lessons and what is counted of one's matches.

page-nav-problems = Problems
page-problems-title = Problems
page-problems-about = Positions from games between bots, each of them checked: one choice is clearly best, and is not the one that comes to mind.
page-problems-today = Problem of the day
page-problems-solve = Solve it
page-problems-again = Look at it again
page-problems-rating = Your rating: { $number }
page-problems-scale = The rating is as on the ladders: it begins at 0 and rises as your answers prove it. Difficulty is on the same scale: whoever has that rating solves the problem about every other time.
page-problems-solved = { $solved } of { $all } solved, { $tried } tried
page-problems-next = Next problem
page-problems-over = Once more
page-problems-kept = Your answers are kept with your account.
page-problems-here = Your answers are kept in this browser.
page-problems-account = With an account they go with you.
page-problem-you = You
page-problem-hard = Difficulty { $number }
page-problem-all-cards = All cards
page-problem-solution = Solution
page-problem-reasons = The reasons are those of the strongest bot, by what that place can see.
page-problem-yours = your choice
page-problem-tempting = what comes to mind
page-problem-rated = Your rating: { $before } → { $after }
page-problem-practice = You have answered this one before: it does not change your rating.
page-lessons-title = Lessons
page-lessons-about = One thing at a time, on a real table.
page-lesson-back = Back to the lessons
page-lesson-done = All lessons

page-statistics-title = Statistics
page-statistics-of = Statistics of { $name }
page-statistics-none = Nothing is counted yet: play a match to its end.
page-statistics-matches = Matches
page-statistics-won = Won
page-statistics-hands =
    { $game ->
        [tressette] Passate
       *[other] Hands
    }
page-statistics-points =
    { $game ->
        [tressette] Points a passata
       *[other] Points a hand
    }
page-statistics-against = Against whom
page-statistics-whom = Opponents
page-statistics-people = People
page-statistics-mixed = Mixed
page-statistics-burraco-clean = Clean burrachi a hand
page-statistics-burraco-semi = Semi-clean burrachi a hand
page-statistics-burraco-dirty = Dirty burrachi a hand
page-statistics-burraco-pozzetto-first = First to the pozzetto, a hand
page-statistics-burraco-closed = Closings a hand
page-statistics-tressette-accused = Accusations a passata
page-statistics-tressette-cappotto = Cappotti a passata
page-statistics-in-all = { $count } in all
page-statistics-mistakes =
    { $game ->
        [tressette] Mistakes, from passate that were analysed
       *[other] Mistakes, from hands that were analysed
    }
page-statistics-mistake = What was done
page-statistics-often = How often
page-statistics-cost = Points lost each time
page-statistics-did-draw = Drew from the stock
page-statistics-did-take = Took the pile
page-statistics-did-open = Laid a meld
page-statistics-did-attach = Attached a card
page-statistics-did-discard = Threw a card
page-statistics-did-play = Played a card
page-statistics-did-other = Something else
page-statistics-shows = Others may see this
page-statistics-shows-about = Whoever has the link of your page sees your name and these figures, and nothing else. Until you allow it, you alone see them.
page-statistics-public = The page that others see
page-statistics-download = Download as JSON
