### Tournaments on the pages: the desk, the public page, the screen for the room.

## The desk

page-desk-title = The desk
page-desk-onward = Next: { $panel }
page-desk-steps = The steps of the day
page-desk-panel-entries = Entries
page-desk-panel-check-in = Check-in
page-desk-panel-round = Round
page-desk-panel-scores = Scores
page-desk-panel-calls = Calls
page-desk-panel-standings = Standings
page-desk-panel-prizes = Prizes
page-desk-panel-audit = Log
page-desk-panel-links = Notice and links
page-desk-role-director = director
page-desk-role-referee = referee
page-desk-role-scorer = scorer
page-desk-role-check-in = check-in
page-desk-role-display = display
page-desk-role-player = player
page-desk-shut-title = This needs a link
page-desk-shut-about = The desk opens with the link of a role. Ask the director for it and open it again: if it was revoked, the director can give you another.
page-desk-public = Public page
page-desk-projector = Screen for the room
page-desk-interrupted = The tournament has been broken off: { $why }
page-desk-imported = Imported, unverified: the log up to line { $line } came in a file that this house had not signed. Each line was judged again as it came in; nobody here saw it happen.
page-desk-over = The tournament is over: its log is closed.
page-desk-shut = Close
page-desk-why = Reason
page-desk-never-mind = Never mind
page-desk-record = Put on record
page-desk-recorded = On record.
page-desk-save = Save
page-desk-remove = Remove
page-desk-choose = choose…
page-desk-search = Search
page-desk-number = no. { $number }
page-desk-versus = { $first } against { $second }
page-desk-table = Table
page-desk-round = Round { $round }
page-desk-players = Players
page-desk-group = Group
page-desk-rank = Place
page-desk-referee = Referee
page-desk-article = Article
page-desk-what = What
page-desk-no-round = The positions of the first round are not published yet.

## Steps

page-desk-step-close = Close the entries
page-desk-step-reopen = Reopen the entries
page-desk-step-draft = Draw the positions of round { $round }
page-desk-step-publish = Publish the positions
page-desk-step-recall = Take back the positions of round { $round }
page-desk-step-start = Start the round
page-desk-step-time-out = Call the time-out
page-desk-step-post = Post the ranking
page-desk-step-check = Post it to be checked
page-desk-step-lock = Make it definitive
page-desk-step-cut = Cut the groups by merit
page-desk-step-session = Begin a new session
page-desk-step-interrupt = Break the tournament off
page-desk-step-end = End the tournament

## Paper

page-desk-paper-check-in = Check-in list
page-desk-paper-positions-by-table = Positions by table
page-desk-paper-positions-by-name = Positions by name
page-desk-paper-score-slips = Score slips
page-desk-paper-guide-cards = Guide cards
page-desk-paper-table-numbers = Table numbers
page-desk-paper-missing-scores = Missing scores
page-desk-paper-ruling-slip = Ruling slip
page-desk-paper-standings = Ranking
page-desk-paper-crosstable = Crosstable
page-desk-paper-warnings = Warnings
page-desk-paper-prizes = Prizes
page-desk-paper-final-report = Final report
page-desk-paper-score-slips-a5 = Score slips, A5
page-desk-paper-score-slips-four = Score slips, four to a page
page-desk-paper-deal-sheets = Deal sheets
page-desk-paper-labels = Labels
page-desk-paper-place-cards = Place cards
page-desk-paper-certificates = Certificates
page-desk-paper-notice = Notice

## Entries

page-desk-enter = New entry
page-desk-player = Player { $number }
page-desk-surname = Surname
page-desk-name = First name
page-desk-card = Membership card
page-desk-team = Name of the team
page-desk-club = Club
page-desk-category = Category
page-desk-paid = Fee paid
page-desk-add = Enter
page-desk-reserve = Add a reserve
page-desk-at-once = Whoever comes now plays at once, with { $who }, who would rest
page-desk-changed = Entry changed.
page-desk-entered-now = Number { $number } is entered.
page-desk-entered =
    { $count ->
        [0] Entries
        [one] One entry
       *[other] { $count } entries
    }
page-desk-found =
    { $count ->
        [0] Nobody found
        [one] One found
       *[other] { $count } found
    }
page-desk-no = No.
page-desk-nobody = Nobody has entered yet. Enter people one by one above, or take a whole spreadsheet.
page-desk-warnings =
    { $count ->
        [one] one warning
       *[other] { $count } warnings
    }
page-desk-entrant = No. { $number }: { $title }
page-desk-edit = Correct the entry
page-desk-cancel = Cancel the entry
page-desk-account = The account, line by line
page-desk-sum = Altogether { $vp } VP and { $mp } MP
page-desk-out-title = Absence and withdrawal
page-desk-out-how = From round { $round }
page-desk-out-absent = absent, may come back
page-desk-out-for-good = withdrawn
page-desk-out-quarrel = walked out in anger or protest
page-desk-out-told = The director was told
page-desk-returns = Comes back from round { $round }
page-desk-substitute = Substitution
page-desk-substitute-whom = Who is replaced
page-desk-substitute-told = Whoever is missing had told the organisers
page-desk-substitute-do = Replace
page-desk-import = From a spreadsheet
page-desk-import-about = An .xlsx, .csv or .json file. Headings like surname 1, name 1, card 1, surname 2…, club, category, paid are read by themselves; otherwise you say what is in each column, once and for all. First you see what is in it; it goes on record only when you confirm.
page-desk-import-file = The file
page-desk-import-sheet = The sheet
page-desk-columns = The columns
page-desk-columns-remembered = as last time
page-desk-columns-unknown = Say in which columns the names are.
page-desk-columns-about = What you say here is kept in mind for further sheets with the same headings.
page-desk-columns-heading = Column
page-desk-columns-what = What is in it
page-desk-columns-is = What is in column { $column }
page-desk-columns-ignore = Not read
page-desk-columns-bare = The sheet has no headings
page-desk-import-found = Good rows: { $good }. Rows to be put right: { $bad }.
page-desk-import-problems = To be put right in the sheet
page-desk-import-row = Row
page-desk-import-what = What is wrong
page-desk-import-good =
    { $count ->
        [one] The good row
       *[other] The { $count } good rows
    }
page-desk-import-confirm =
    { $count ->
        [one] Enter the good row
       *[other] Enter the { $count } good rows
    }
page-desk-import-done =
    { $count ->
        [one] One entry from the sheet.
       *[other] { $count } entries from the sheet.
    }

## Check-in

page-desk-here = { $here } of { $all } are here
page-desk-tables =
    { $count ->
        [one] One table
       *[other] { $count } tables
    }
page-desk-paid-count =
    { $count ->
        [one] one fee paid
       *[other] { $count } fees paid
    }
page-desk-odd =
    { $count ->
        [one] An odd number: somebody rests in every round.
       *[other] { $count } are left over: they rest in every round.
    }
page-desk-show = Show
page-desk-show-all = All
page-desk-show-missing = Missing
page-desk-show-here = Here
page-desk-none-shown = Nobody.
page-desk-is-here = { $title }: here
page-desk-is-not-here = { $title }: not here
page-desk-all-here = All { $count } below are here
page-desk-all-are-here = Checked in: { $count }.
page-desk-paid-of = Fee paid: { $title }
page-desk-closed = The entries are closed. Next, under Round: draw the positions.
page-desk-reopened = The entries are open again.

## The round

page-desk-next-round = Next: round { $round }
page-desk-round-first = First the entries are closed, on the page of the check-in; then positions are drawn.
page-desk-draft = Draft of round { $round }
page-desk-draft-about = Only the desk sees it. Below each table stands the reason for whatever is not plain.
page-desk-redraft = Draw again
page-desk-drafted = Positions drawn: look at them, then publish them.
page-desk-published = The positions of round { $round } are out.
page-desk-rearranged = Changed by hand: { $why }
page-desk-swap-pick = To exchange two places, tap both names.
page-desk-swap-other = { $first }: now tap whom to exchange with.
page-desk-swap = Exchange { $first } with { $second }?
page-desk-swap-do = Exchange
page-desk-swapped = Exchanged; the computed pairing stays on record as well.
page-desk-against = against
page-desk-rests = rests
page-desk-first = First side
page-desk-second = Second side
page-desk-search-table = Search a table or a name
page-desk-started = Go! The clock is running.
page-desk-time-left = Time left
page-desk-elapsed = since the start: { $time }
page-desk-time-out = Time-out
page-desk-time-called = The time-out is called. Next, under Scores: the sheets as they are handed in.
page-desk-announcement = The time-out announcement, to be read aloud
page-desk-late = Late
page-desk-late-of = { $who } late
page-desk-late-by = late by { $time }
page-desk-late-title = Late at table { $table }
page-desk-late-time = Minutes:seconds since the start
page-desk-late-forfeit = The match is lost by absence.
page-desk-late-bonus = { $points } points to the opponents who are there.
page-desk-late-warning = A warning to whoever is late.
page-desk-late-nothing = Nothing follows.
page-desk-late-looked = The referee has made sure that nobody gains an unjust advantage

## Scores

page-desk-scores = Scores of round { $round }
page-desk-second-reading = Second reading
page-desk-enter-score = Enter
page-desk-total-sheet = { $side }, sheet { $sheet }
page-desk-total-board = { $side }, board { $sheet }
page-desk-no-table = There is no table { $table } in this round.
page-desk-score-refused = Table { $table }, { $score }: { $why }
page-desk-table-number = Table { $table }
page-desk-worth = Table { $table }: { $first }–{ $second } VP, { $mp } MP
page-desk-missing =
    { $count ->
        [0] All scores are in
        [one] One table is missing
       *[other] { $count } tables are missing
    }
page-desk-unread =
    { $count ->
        [0] All have been read twice
        [one] One table to be read again
       *[other] { $count } tables to be read again
    }
page-desk-sent = By telephone from { $who }: { $score }.
page-desk-sent-agreed = The opponents agree; the signed sheet governs.
page-desk-sent-alone = The opponents have not answered yet.
page-desk-sent-use = Copy it
page-desk-attention = To be looked at again
page-desk-results = Results
page-desk-of-round = Round
page-desk-who = Who
page-desk-score = Points
page-desk-is-missing = missing
page-desk-read-twice = read twice
page-desk-by-phone = by telephone
page-desk-sheet-left = sheet left on the table
page-desk-open-table = Table { $table }: corrections and more
page-desk-table-of = Table { $table }, round { $round }
page-desk-kind-rest = rest
page-desk-kind-won-by-absence = won by absence
page-desk-kind-lost-by-absence = lost by absence
page-desk-kind-absent = absent
page-desk-kind-left = left
page-desk-kind-opponents-left = opponents left
page-desk-kind-quarrel = walked out
page-desk-kind-abandoned = abandoned
page-desk-kind-interrupted = stopped
page-desk-kind-lost-sheet = sheet lost
page-desk-kind-arbitral = arbitral
page-desk-kind-not-entered = not entered yet
page-desk-kind-played = played
page-desk-about-corrected = Correct a score
page-desk-about-sheet-left = Sheet left on the table
page-desk-about-sheet-lost = Sheet lost
page-desk-about-sheet-found = Sheet found
page-desk-about-stopped = Match not finished
page-desk-about-arbitrated = Arbitral score
page-desk-about-duplicate-adjusted = Annulled board
page-desk-board = Board
page-desk-board-given = board { $board }: { $points }
page-desk-board-follows =
    { $tables ->
        [one] The other table gives { $first } and { $second }.
       *[other] { $tables } other tables give { $first } and { $second }.
    }
page-desk-board-lot = The decimals are equal. By lot, who is rounded up?
page-desk-alternative = Avoid rematches
page-desk-alternative-taken = Positions changed: fewer rematches.
page-desk-guilty = Line to blame
page-desk-guiltier = Line more to blame
page-desk-gravity = How far apart the faults are
page-desk-gravity-share = { $percent } % of the third
page-desk-reachable = Scores that could have come about, such as 8-3 7-4 (empty: those of the other tables; the code does not say so)
page-desk-blame = Who is to blame
page-desk-blame-nobody = nobody, or a fully excusable error
page-desk-blame-one = one line
page-desk-blame-both = both alike
page-desk-blame-one-more = both, one of them more
page-desk-about-sat-wrongly = Sat at the wrong table
page-desk-about-lined-up = Line-up of a team
page-desk-sat-about = The match that is being played counts; whoever sat wrongly is warned.
page-desk-sat-here = Should have played here
page-desk-sat-there = Plays here instead
page-desk-line-up = Pair { $pair }
page-desk-nothing-here = There is nothing more that your role can put on record for this table.
page-desk-mistake = What kind of mistake
page-desk-correction-now = It can be put right: it counts at once.
page-desk-correction-next = It can be put right: it counts from the next round.
page-desk-correction-no = It can no longer be put right.
page-desk-correction-redraw = Positions may be drawn again.
page-desk-moment-before-posting = The next positions are not out yet.
page-desk-moment-after-posting = The positions of the next round are out.
page-desk-moment-provisional = The ranking is out to be checked.
page-desk-moment-locked = The ranking is definitive.
page-desk-need-opponents = The opponents confirm it
page-desk-need-whole-table = Everybody at the table confirms it
page-desk-need-countersigned-by-referee = The referee was called in time and has countersigned
page-desk-stop = Why it was not finished
page-desk-who-left = Who left
page-desk-who-wrote = Who filled it in
page-desk-reached = The referee has ascertained the score that was reached

## Calls

page-desk-call = A call of the referee
page-desk-irregularity = What happened
page-desk-irregularity-none = something else, without an article
page-desk-ruling-silent = The code provides no penalty for this.
page-desk-ruling-may = At the referee's discretion
page-desk-again = Ask again from the start
page-desk-ledger-offer = To be put down with it
page-desk-erred = Who erred
page-desk-offer-warning = Warning to { $who } (art. { $article })
page-desk-offer-penalty = { $points } for { $who } (art. { $article })
page-desk-ruling = The ruling, as it is kept
page-desk-ruling-beside = In the referee's own words, if there is more to say
page-desk-call-record = Put the call on record
page-desk-mark = Without a call
page-desk-mark-warned = Warning
page-desk-mark-penalised = Points taken or given
page-desk-mark-referred = Report to the Sports Justice
page-desk-entrant-number = Number of the entry
page-desk-no-entrant = Nobody has the number { $number }.
page-desk-ledger = Calls, warnings, penalties
page-desk-ledger-empty = Nothing yet.
page-desk-lift = Lift the warning
page-desk-lifted = lifted: { $why }

## Standings

page-desk-posting = What is posted
page-desk-not-posted = No ranking is posted yet.
page-desk-posted = The ranking after round { $round } is posted.
page-desk-checking = The ranking after round { $round } is out to be checked.
page-desk-checking-left = Time left to check
page-desk-definitive = The ranking after round { $round } is definitive.
page-desk-is-posted = The ranking is posted.
page-desk-locked = The ranking is definitive.
page-desk-is-cut = The groups are cut. Next, under Round: draw the positions.
page-desk-cut-sizes = Tables of each group (empty: as announced)
page-desk-groups = Groups by merit, by number of entrants: { $sizes }
page-desk-ranking = After round { $round }
page-desk-after = After round
page-desk-after-last = last complete
page-desk-crosstable = Crosstable
page-desk-incomplete = Some results are missing: these numbers will change.

## Prizes and the end

page-desk-prizes = Prizes
page-desk-prize = Prize { $number } of the list
page-desk-euros = Euros
page-desk-thing = Prize
page-desk-winner = Who takes it
page-desk-cumulative = Whoever wins a prize may win others
page-desk-prize-add = Add a prize
page-desk-prize-group = group { $group }
page-desk-prizes-edit = Write the prizes
page-desk-no-prizes = No prizes are written down.
page-desk-refund = Broken off before half: all prize money is paid back, and there are no prizes.
page-desk-money = Fees collected { $collected }, prizes { $given }
page-desk-end = The end
page-desk-is-ended = The tournament is over.

## Log

page-desk-audit = Everything that was put on record
page-desk-chapter = Chapter
page-desk-chapter-all = all
page-desk-chapter-entries = entries
page-desk-chapter-rounds = rounds
page-desk-chapter-results = results
page-desk-chapter-corrections = corrections
page-desk-chapter-people = people and referees
page-desk-chapter-money = money
page-desk-chapter-ranking = rankings and the end
page-desk-remark = Remark
page-desk-lines =
    { $count ->
        [one] One line
       *[other] { $count } lines
    }
page-desk-by = { $name }, { $role }

## Notice, links, files

page-desk-notice = The notice
page-desk-notice-edit = Change the notice
page-desk-links = Links for those who work at the tournament
page-desk-links-about = Whoever opens a link may do what its role may, without a password. Give it to the right person only.
page-desk-links-once = Copy them now: they are not shown again.
page-desk-role = Role
page-desk-link-name = Name of whoever gets it
page-desk-link-new = New link
page-desk-link-once = Copy it now: it is not shown again.
page-desk-copy = Copy
page-desk-copy-of = Copy the link: { $role }
page-desk-copied = Copied.
page-desk-revoke = Revoke
page-desk-revoke-of = Revoke the link: { $who }
page-desk-files = Files
page-desk-save-file = Backup
page-desk-save-about = The backup holds the whole log: it opens on any computer, from the page of the tournaments.
page-desk-export-xlsx = Everything (.xlsx)
page-desk-exports = One table alone, with the numbers of cards:
page-desk-export-entries = Entries
page-desk-export-results = Results
page-desk-export-standings = Standings
page-desk-export-json = Everything (.json)

## A new tournament

page-desk-new = New tournament
page-desk-director = Director
page-desk-new-name = Name of the tournament
page-desk-new-date = Day
page-desk-new-place = Place
page-desk-new-fee = Fee for each player, in euros
page-desk-new-you = Your name
page-desk-new-code = Code
page-desk-new-format = Format
page-desk-new-hands-burraco = Hands of a round
page-desk-new-hands-tressette = Passate of a round
page-desk-new-minutes = Minutes of a round (by the code: { $least } to { $most })
page-desk-new-minutes-free = Minutes of a round
page-desk-new-seating = The tables of the first round
page-desk-new-buongioco = Buongioco
page-desk-new-phases = How it goes on
page-desk-new-phase = Phase { $number }
page-desk-new-movement = Movement
page-desk-new-rounds = Rounds
page-desk-new-groups = Groups by merit: tables of each (empty: all together)
page-desk-new-phase-add = Add a phase
page-desk-new-clubs_apart = Keep those of one club apart
page-desk-new-clubs_apart-about = In the first round, where possible.
page-desk-new-double_check = Every score is read twice
page-desk-new-double_check-about = The next round is drawn only once every sheet has been read twice.
page-desk-new-phones = Scores by telephone
page-desk-new-phones-about = After the time-out players may send their score; the signed sheet always governs.
page-desk-new-skip = Tables by which the mobile line moves
page-desk-new-session = A new session begins: whoever has rested may rest again
page-desk-new-bots = Bots for who is missing
page-desk-new-bots-about = Online only: a bot plays for whoever is not there until he comes back, and log, score and standings say so. Otherwise who is missing is absent by the code.
page-desk-new-online = Played online
page-desk-new-online-about = Everybody plays at tables of this server, through a link of their own; start, time-out, scores and new positions come by themselves.
page-desk-new-public_clock = Clock in sight
page-desk-new-public_clock-about = Usually only the referee sees the time that is left.
page-desk-new-listed = In the list of tournaments
page-desk-new-listed-about = Otherwise only those who have the link find it.
page-desk-new-open = Open the tournament
page-desk-opened =
    { $date ->
        [none] The tournament is open.
       *[other] The tournament of { $date } is open.
    }
page-desk-to-desk = Go to the desk
page-desk-restore = From a backup
page-desk-restore-about = A tournament that was saved here or on another computer goes on from where it was.
page-desk-restore-file = The file

## The public page

page-public-tournaments = Tournaments
page-public-circuits = Circuits
page-public-none = No tournaments for now.
page-public-board = Notice board
page-public-archive = Archive
page-public-over = over
page-public-not-begun = not begun yet
page-public-round-of = round { $round } of { $rounds }
page-public-interrupted = The tournament has been broken off.
page-public-show = What to show
page-public-search = Where I play
page-public-positions = Positions
page-public-standings = Ranking
page-public-where = Where do I play?
page-public-surname = Your surname
page-public-not-found = Nobody of this name. Check the spelling, or ask at the desk.
page-public-at-table = Round { $round }: table { $table }
page-public-against = Against { $who }
page-public-rests = Round { $round }: you rest
page-public-not-playing = You do not play round { $round }.
page-public-place = Place { $rank } after round { $round }: { $vp } VP, { $mp } MP
page-public-results = Your matches
page-public-round = Round
page-public-table = Table
page-public-opponents = Opponents
page-public-who = Who
page-public-rank = Place
page-public-group = Group
page-public-order = Order
page-public-by-table = By table
page-public-by-name = By name
page-public-player = Player
page-public-positions-of = Positions of round { $round }
page-public-resting = Resting: { $who }
page-public-standings-after = Ranking after round { $round }
page-public-definitive = Definitive.
page-public-provisional = Provisional.
page-public-checking = Report mistakes within { $time }.
page-public-no-standings = The ranking is not posted yet.
page-public-prizes = Prizes
page-public-soon = The positions of the first round will appear here as soon as they are out.
page-public-about = How this tournament is played
page-public-mine = Your table
page-public-your-table = Round { $round }, table { $table }
page-public-sent-score = Sent by { $who }: { $score }.
page-public-sent = The score is sent: now the opponents confirm it.
page-public-agreed = Both sides agree.
page-public-agree = I agree
page-public-send = Send the score
page-public-not-yet = The score is sent after the time-out.
page-public-paper-counts = The signed sheet governs all the same: hand it in at the desk.
page-public-no-table = You have no table in this round.
page-public-bot = a bot played
page-public-online-about = Take your place: play begins when everybody sits.
page-public-online-sit = Sit down as { $name }
page-public-online-go = Go to your table
page-public-online-taken = has sat down
page-public-online-over = Your match of this round is over. The next one appears here.
page-public-projector = Screen for the room
page-public-page = { $title } ({ $page } of { $pages })
page-public-time-left = Time left
page-public-hold = Hold
page-public-go-on = Go on
page-public-full-screen = Full screen

## Second thoughts, and whole tournaments

page-desk-step-take-back-start = Take back the start
page-desk-step-take-back-timeout = Take back the time-out
page-desk-step-take-back-interruption = It was a mistake: go on
page-desk-taken-back = Taken back.
page-desk-take-back = Take back: { $what }
page-desk-late-back = They were on time
page-desk-effect-time-out = There are { $time } left. With the time-out { $tables ->
        [one] one table finishes
       *[other] { $tables } tables finish
    } the turns that the code still gives, and the round is over.
page-desk-effect-lock = The ranking after round { $round } becomes definitive: nothing before it changes any more.
page-desk-effect-end = The ranking and the prizes stand as they are. After this only remarks, reports and money can be put on record.
page-desk-effect-interrupt = { $completed } of { $rounds } rounds are over. After more than half, the last posted ranking decides the prizes; before, all prize money is paid back and there are no prizes. No round is played any more.
page-desk-effect-came = Round { $round } is out: whoever checks in now plays from the next round on, and what was played without them counts as the code says, for nothing where it says nothing.
page-desk-came = { $title }
page-desk-came-next = From round { $round } on
page-desk-came-now = Sit down in round { $round }
page-desk-here-already = { $title } is playing: whoever leaves is put down as absent, under Entries.
page-desk-keys = Another table: its number and a stroke (12/), or Esc, its number and Enter.
page-desk-plan = Plan
page-desk-plan-about = What is out stays. Everything after it can be shorter or longer; a draft is drawn again. The codes want movements announced before the start (F19 2, INT 2): whoever changes them in play departs from that, and says why.
page-desk-plan-change = Change the plan
page-desk-plan-stop = Round { $round } is the last
page-desk-plan-do = Decide so
page-desk-plan-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } in all; until now { $before }.
page-desk-plan-changed =
    The tournament now has { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
page-desk-cut-preview = These groups, in tables: { $sizes }
page-desk-settings =
    What the code leaves open { $count ->
        [0] (all as usual)
        [one] (one settled)
       *[other] ({ $count } settled)
    }
page-desk-shelf = The whole tournament
page-desk-another = Another like it
page-desk-another-about = With the notice, the reduced fees and the prizes of “{ $name }”. The links of the new tournament are shown once.
page-desk-another-entries =
    { $count ->
        [one] With its one entry
       *[other] With its { $count } entries
    }
page-desk-template = Keep the notice as a template
page-desk-archive = Put it away
page-desk-archive-about = “{ $name }” is kept whole and stands in no list of what goes on. It can be brought back.
page-desk-archived = It is put away.
page-desk-unarchive = Bring it back
page-desk-unarchived = It stands in the lists again.
page-desk-delete = Delete
page-desk-delete-about = Everything about “{ $name }” goes, and its links open nothing any more. The server keeps a last copy. Write the name to delete it.
page-desk-new-from = Begin with
page-desk-new-template = A notice that many use
page-desk-new-empty = An empty notice
page-desk-new-template-file = Or a template from a file
page-desk-template-bad = This file is no template of a tournament.
