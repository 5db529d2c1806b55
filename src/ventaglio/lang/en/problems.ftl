### Problems: looking for them, and checking them.

help-problems = Positions worth thinking about, found in games and checked.
help-problems-make =
    Look for decisions in which one choice is clearly best and not the one that comes to mind: in games between bots, or
    in records. What is found is added to a file; the same seeds find the same problems.

      ventaglio problems make tressette --seeds 100 --out problems.json
      ventaglio problems make burraco --seed 500 --seeds 50 --jobs 2 --out problems.json
      ventaglio problems make burraco game.txt --out mine.json
help-problems-check =
    Check problems again: at Tressette the solver goes through every world, at Burraco hands are played out anew. Without
    a file, those that come with the program.

      ventaglio problems check
      ventaglio problems check problems.json --hands 20000

## Options

opt-problems-game = The game: burraco or tressette.
opt-problems-records = Records to look in, rather than games between bots.
opt-problems-out = The file of problems; those that it has are kept.
opt-problems-code = The code, if not fibur-2019 or tradizionali.
opt-problems-seeds = In how many games to look.
opt-problems-seed = The seed of the first game; the next has the next.
opt-problems-most = How many problems of one theme there may be at most.
opt-problems-files = Files of problems; without one, the problems that are shipped.
opt-problems-hands = At Burraco, how many hands are played out after each choice.
opt-problems-some = Check only so many, the first ones.

## Trouble

bad-problems-file = this is no file of problems ({ $why })
problems-other-game = { $file }: this is no game of { $game }
bad-problems-version = these problems are of version { $found }, which is not known here
bad-problem-wrong = the problem { $id } contradicts itself
bad-not-taught = Nothing is taught here of { $game }; there are { $known }.

## Result

problems-progress = Looking
problems-checking = Checking
problems-made = { $found ->
        [0] Nothing new was found
        [one] One problem was found
       *[other] { $found } problems were found
    }; { $file } now has { $count }
problems-wrong = { $id }: { $answer } is not clearly best; found were { $found }
problems-checked = { $count ->
        [one] One problem checked
       *[other] { $count } problems checked
    }, { $wrong ->
        [0] all of them hold
        [one] one does not hold
       *[other] { $wrong } do not hold
    }

## On the pages

bad-no-choice = That is none of the choices.
problem-theme-what-to-throw = What to throw
problem-theme-wilds = Wilds
problem-theme-pile = The pile
problem-theme-pozzetto = The pozzetto
problem-theme-closing = Closing
problem-theme-last-tricks = The last tricks
problem-theme-leading = What to lead
problem-theme-reading-words = Reading words
problem-question = It is your turn. What do you do?
problem-question-open = All cards are seen. Which card brings most, everybody playing his best?
problem-right =
    Right: to { $best }. The next best choice is worth { $points ->
        [one] one point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } less.
problem-wrong =
    No: to { $best } is worth { $points ->
        [one] one point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } more.
problem-by-solved = Solved to the point, with all cards seen. Figures are the points of your side less those of the others.
problem-by-worlds = { $count ->
        [one] Solved in the one world
       *[other] Solved in all { $count } worlds
    } that agree with what you have seen and heard. Figures are the points of your side less those of the others, on average.
problem-by-playouts = After each choice { $count } hands were played to their end. Figures are the points of your side less those of the others, on average; ± is the standard error of how far a choice is behind the best.
