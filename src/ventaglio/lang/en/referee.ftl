help-referee = The referee: what to do when something has gone wrong, with its article
help-referee-ask =
    Rule on an irregularity: what happened, the few facts that matter, and what to do now, each step with its article.

      ventaglio referee
      ventaglio referee ask fibur-2019 wrong-opening
      ventaglio referee ask internazionale close-with-wild when=before-pick-up --json
      ventaglio referee ask --record live.txt --mistake 1

    Works at a paper table, and on the record of a live-table, which answers what it knows by itself. The word ask may
    be left out. With --json and nothing but a code, lists all that can be asked.
help-referee-train =
    Train as a referee: draws a case, shows orders to choose from, marks the answer and keeps a score.

      ventaglio referee train
      ventaglio referee train fibur-2019 --level 2 --count 10

    Cases are those of the case files; your own serve with --cases.
opt-referee-code = the code to rule by; asked for if it is left out
opt-referee-irregularity = what happened, by its id; asked for if it is left out (--json alone lists them)
opt-referee-facts = facts already known, as fact=answer
referee-json-needs-code = Name a code: --json asks nobody.
referee-which-code = By which code?
referee-what-about = What is it about?
referee-what-happened = What happened?
referee-prompt = number, or q >
referee-question-prompt = number, ? or q >
referee-pick = Please type a number from 1 to { $most }, or q to leave.
referee-no-fact = { $text } is no fact: write fact=answer.
referee-two-answers = { $fact } is given twice: { $one } and { $other }.
referee-silent = The code { $code } provides no penalty for this.
referee-do = To do now, in this order
referee-may = The code leaves to the referee
referee-announce = To announce to the table
referee-write = To write down
referee-why = Why
referee-changes = It would be otherwise if the answer were
referee-rests-on = Rests on: { $articles }

opt-train-code = only cases of this code
opt-train-level = only cases of this level: 1 easy, 2 middling, 3 hard
opt-train-count = how many cases
opt-train-cases = another file or folder of ruling cases
opt-train-score = the file in which the score is kept
train-count = { $count } is no number of cases: one at least.
train-level = There is no level { $level }; there are { $known }.
train-no-cases = No case is like that.
train-no-folder = The cases that come with the program are not here: name a folder with --cases.
train-bad-score = { $file } is no score of a referee in training.
train-number = Case { $number } of { $count }
train-orders = What do you order, and in which sequence?
train-prompt = numbers, or q >
train-numbers = Please type numbers from 1 to { $most }, each once, with blanks between; or q to leave.
train-missing = Missing: { $order }
train-surplus = Not here: { $order }
train-sequence = Within a turn the sequence is another: pick-up, discard, then what waits for the next turn.
train-points = { $points } of 10
train-sum = This time: { $points } of { $most }.
train-so-far =
    { $exercises ->
        [one] { $code }: one case so far, { $average }.
       *[other] { $code }: { $exercises } cases so far, { $average } on average.
    }

opt-referee-record = the record of a live-table: rule on a mistake that is on it
opt-referee-until = only the first so many moves of the record
opt-referee-mistake = which mistake of the record, by its number
opt-referee-caller = the seat that calls, by its letter; the next player if it is left out
referee-record-or-code = Name a code or a record, not both: a record names its code.
referee-no-mistakes = { $file }: no mistake is on record up to there.
referee-no-such-mistake = There is no mistake { $number }: there are { $most } on record.
referee-which-mistake = Which mistake?
referee-no-seat = { $seat } is no seat at this table; there are { $known }.
