### The desk of a tournament on the command line.

## The commands of the desk

help-tournament =
    Direct a tournament: entries, positions, scores, rankings, prizes, by the articles of its code.

    All commands work on the data of “ventaglio serve”, which may run meanwhile: what is put on record here shows in
    the browser at once. Where only one tournament is going on it need not be named.

      ventaglio tournament new "Trofeo di primavera" --phase mitchell:6 --phase danish:2
      ventaglio tournament show
help-tournament-new =
    Open a tournament: the notice must say its code, format and movements before the start. The keys of the desk are
    shown this once.

      ventaglio tournament new "Trofeo di primavera"
      ventaglio tournament new "Trofeo" --phase mitchell:6 --phase danish:2 --phase danish:3:7,9…
      ventaglio tournament new "Trophy" --room "Main hall 1-20" --room "Veranda 101"
      ventaglio tournament new "Squadre" --format teams --code internazionale --phase danish-modified:5
      ventaglio tournament new "Trofeo" --template evening --date 2027-03-14
      ventaglio tournament new "Trofeo bis" --like k3mz8w2p --with-entries

    A phase is a movement and its rounds; then, for groups by merit, their sizes in tables, of which the last repeats;
    skip=2 for a Mitchell that moves by two tables, session where a new session begins with the phase.
    Movements: danish, danish-modified, no-rematch, mitchell, round-robin; for yellow tournaments yellow-rotation and
    yellow-ranked.

    --set settles what a code leaves open; “ventaglio tournament settings” shows what each may be. There are:
    late, late_bonus_before_table, absent, absent_for_good_scores, nil, both_abandon, quarrel, quarrel_bars,
    sheet_left_costs, lost_sheet, provisional_minutes, warnings_per_point, substitution_once, late_entry, ties.
help-tournament-notice =
    Announce the tournament anew, before the first positions are out. What is not named stays as it was; a setting
    without a value is the code's again.

      ventaglio tournament notice --date 2027-03-14 --fee 12
      ventaglio tournament notice --phase mitchell:4 --phase danish:2 --set provisional_minutes=15
      ventaglio tournament notice --no-phones --set provisional_minutes=
help-tournament-settings =
    Show what a code leaves open, which --set settles, and the values that each may have: the usual one stands first.

      ventaglio tournament settings
      ventaglio tournament settings --code circolo --json
help-tournament-plan =
    Change the rounds that are not out yet: end after another round, or name all phases anew. The decision and its
    reason stay on record. Without options the plan is shown.

      ventaglio tournament plan
      ventaglio tournament plan --rounds 7 --why "midnight"
      ventaglio tournament plan --phase mitchell:4 --phase danish:2 --why "too few for groups"
help-tournament-take-back =
    Take back what was a mistake, while nothing has followed from it: start, timeout, arrival, lateness, sheet-left,
    stop, arbitral, interruption. The line stays in the log and counts no more.

      ventaglio tournament take-back timeout --why "22 minutes were left"
      ventaglio tournament take-back lateness --table 7 --side 2
      ventaglio tournament take-back arrival --entrant 12
help-tournament-list =
    List the tournaments, the newest first.

      ventaglio tournament list
      ventaglio tournament list --json
help-tournament-show =
    Show a tournament: its plan, who is there, the clock, and what comes next.

      ventaglio tournament show
      ventaglio tournament show --id k3mz8w2p --json
help-tournament-import =
    Enter everybody on a spreadsheet (.xlsx or .csv). The first row with known headings names the columns: Cognome 1,
    Nome 1, Tessera 1, Cognome 2, …, Circolo, Categoria, Pagato; or Player 1, Card 1, …, Club, Category, Paid.

      ventaglio tournament import iscritti.xlsx --dry-run
      ventaglio tournament import iscritti.xlsx
      ventaglio tournament import iscritti.csv --yes

    If a row is wrong nothing is imported, unless you say --yes to the others.
help-tournament-enter =
    Enter a pair, a team or a player. The surname comes first; with a comma after it where it has several words.

      ventaglio tournament enter "Rossi Anna" "De Luca, Ugo" --club "Circolo Adriatico"
      ventaglio tournament enter "Rossi Anna" "Bianchi Ugo" --card 1201 --card 1202 --paid
      ventaglio tournament enter "Rossi Anna" "Bianchi Ugo" --at-once
help-tournament-edit =
    Put an entry right, as it is written: names, cards, club, category. Another person is a substitution.

      ventaglio tournament edit 12 "Rossi Anna" "De Luca, Ugo"
      ventaglio tournament edit 12 --club "Circolo Adriatico" --card 1201 --card 1202
help-tournament-cancel =
    Take an entry off the list, before tables are drawn.

      ventaglio tournament cancel 12 --why "ill"
help-tournament-checkin =
    Check in entrants that have arrived.

      ventaglio tournament checkin 1 2 7
      ventaglio tournament checkin --all
      ventaglio tournament checkin 7 --undo
      ventaglio tournament checkin 7 --at-once
help-tournament-paid =
    Mark fees as paid.

      ventaglio tournament paid 1 2 7
      ventaglio tournament paid --all
      ventaglio tournament paid 7 --undo
help-tournament-close =
    Close the entries. From now on every draw follows from a seed that goes on record.

      ventaglio tournament close
      ventaglio tournament close --seed 4711
help-tournament-reopen =
    Open the entries again, before the first positions are out.

      ventaglio tournament reopen --why "two pairs in the car park"
help-tournament-draft =
    Draw the positions of the next round, with a reason for every pairing that is not plain. Nobody sees them before
    they are published.

      ventaglio tournament draft
help-tournament-swap =
    Exchange two entrants of the draft; the drawn positions and the reason stay on record.

      ventaglio tournament swap 12 31 --why "wheelchair at table 1"
help-tournament-publish =
    Post the positions that are drawn. They are then fixed.

      ventaglio tournament publish
help-tournament-recall =
    Take back positions that are out and not played yet, for a mistake of the desk.

      ventaglio tournament recall --why "score of table 3 copied wrongly"
help-tournament-positions =
    Show who sits where: by table, or every player by surname.

      ventaglio tournament positions
      ventaglio tournament positions --by name
      ventaglio tournament positions --round 3 --json
help-tournament-start =
    Give the start of the round: the clock runs.

      ventaglio tournament start
help-tournament-timeout =
    Call the time-out, and show what the referee reads aloud.

      ventaglio tournament timeout
help-tournament-sat =
    Two entrants sat in each other's places and play has begun: the matches that are played count, and those who erred
    are warned.

      ventaglio tournament sat 12 31 --referee Verdi
      ventaglio tournament sat 12 31 --warn 12 --referee Verdi
help-tournament-line-up =
    The two pairs of a team for this match, by the players' places in the entry: 1 with 3 and 2 with 5, for instance.

      ventaglio tournament line-up 4 1 3 2 5
help-tournament-session =
    Begin a session with the next round: whoever has rested may rest again.

      ventaglio tournament session
      ventaglio tournament session --name evening
help-tournament-score =
    Type a score sheet: the table and both totals, of both tables for teams. The victory points show at once.

      ventaglio tournament score 7 1250 900
      ventaglio tournament score 7 1250 900 1100 1305
help-tournament-verify =
    Read a score sheet a second time.

      ventaglio tournament verify 7 1250 900
help-tournament-scores =
    Type many score sheets from a file with a row for each: table, total, total. All of them go on record, or none if
    one is wrong.

      ventaglio tournament scores turno1.csv
      ventaglio tournament scores turno1.csv --verify
help-tournament-missing =
    List the tables whose result is not in, and what should be looked at again: sheets that differ from what was sent
    by telephone, sheets read twice by the same person, reports to the Sports Justice that are due.

      ventaglio tournament missing
      ventaglio tournament missing --json
help-tournament-late =
    A side was not there at the start: by how many minutes decides what follows. A later measure replaces an earlier
    one.

      ventaglio tournament late 7 2 3:40
help-tournament-lost =
    A score sheet is lost.

      ventaglio tournament lost 7
help-tournament-found =
    A score sheet that was lost has turned up.

      ventaglio tournament found 7 1250 900
help-tournament-left =
    A score sheet was left on the table.

      ventaglio tournament left 7
      ventaglio tournament left 7 --compiler 2
help-tournament-stop =
    A match was not played to its end.

      ventaglio tournament stop 7 --how left --side 2
      ventaglio tournament stop 7 --how quarrel --side 1 --reached 450 800
help-tournament-arbitral =
    The referee assigns a score, in place of any other.

      ventaglio tournament arbitral 7 --vp 12 8 --mp 200 -200 --referee Verdi --article 40 --why "proviso"
help-tournament-adjust =
    Score a board of a Tressette duplicate that is annulled and not played again. Without points the artificial score
    of article 81 follows from the other tables; where both lines have the same decimals, a lot says which is rounded up.

      ventaglio tournament adjust 7 3 --referee Verdi
      ventaglio tournament adjust 7 3 --lot 1 --referee Verdi
      ventaglio tournament adjust 7 3 8 3 --article 82 --referee Verdi --why "revoke"
help-tournament-correct =
    Put a result right. Until when, and who must agree, the code says; what stood there before stays on record.

      ventaglio tournament correct 7 1250 950 --mistake sum --opponents --referee Verdi --why "the sum was wrong"
help-tournament-call =
    The referee was called to a table: what was ruled, and by which articles.

      ventaglio tournament call 7 --referee Verdi --article 26 --ruling "card exposed, stays on the table"
help-tournament-warn =
    Warn an entrant. So many warnings cost a victory point as the code says.

      ventaglio tournament warn 12 --article 39 --referee Verdi --why "comments"
help-tournament-lift =
    Take a warning back after an appeal: name its line in the log.

      ventaglio tournament lift 214 --referee Neri --why "appeal upheld"
help-tournament-penalty =
    Take points off, or give some, apart from any match.

      ventaglio tournament penalty 12 --vp -1 --article 23 --referee Verdi
help-tournament-refer =
    Report an entrant to the Sports Justice.

      ventaglio tournament refer 12 --player 2 --referee Verdi --why "offensive words"
help-tournament-absent =
    An entrant does not play from the next round on.

      ventaglio tournament absent 12
      ventaglio tournament absent 12 --for-good --untold
help-tournament-return =
    An entrant that was absent plays again from the next round on.

      ventaglio tournament return 12
help-tournament-substitute =
    Somebody else plays from now on: the place in the entry of who goes, and who comes.

      ventaglio tournament substitute 12 --out 2 --in "Gialli Ivo"
help-tournament-remark =
    Put a remark on record.

      ventaglio tournament remark "lights out for ten minutes"
help-tournament-standings =
    Show the ranking. With --post everybody sees it; with --check players also have the code's minutes to check it.

      ventaglio tournament standings
      ventaglio tournament standings --after 3 --post
      ventaglio tournament standings --check
help-tournament-lock =
    Make the ranking definitive, once players have had their minutes to check it.

      ventaglio tournament lock
help-tournament-cut =
    Cut the groups by merit of the phase that begins, from the definitive ranking.

      ventaglio tournament cut --dry-run
      ventaglio tournament cut
      ventaglio tournament cut --sizes 7 9
help-tournament-crosstable =
    Show everybody's victory points round by round, and against whom.

      ventaglio tournament crosstable
      ventaglio tournament crosstable --json
help-tournament-account =
    Explain where every point of an entrant comes from: the article, and the lines of the log.

      ventaglio tournament account 12
help-tournament-prizes =
    Set the prizes, or show who is awarded what.

      ventaglio tournament prizes --set 1:500 --set 2:300 --set 3:prosciutto
      ventaglio tournament prizes --set 1:500 --set 1:100:group=2 --set 1:50:category=C
      ventaglio tournament prizes --pot 1:50,2:30,3:20 --percent 80 --keep 2
      ventaglio tournament prizes
help-tournament-interrupt =
    Break the tournament off by force majeure. Whether prizes are awarded, the rounds played decide.

      ventaglio tournament interrupt --why "power cut"
help-tournament-end =
    End the tournament, after the last ranking is definitive.

      ventaglio tournament end
help-tournament-audit =
    Show the log: everything that was put on record, when, and by whom.

      ventaglio tournament audit
      ventaglio tournament audit --after 200 --json
help-tournament-export =
    Give the tournament to another program: everything as JSON, or the matches as CSV.

      ventaglio tournament export json
      ventaglio tournament export csv --to incontri.csv
help-tournament-save =
    Save the whole tournament in one file, checked when it is restored.

      ventaglio tournament save trofeo.json
help-tournament-template =
    Write the notice into a file, as a template: “new --template” begins with it.

      ventaglio tournament template thursday.json
help-tournament-archive =
    Put a tournament away: it is kept whole, and stands in no list of what goes on. “list --archived” shows those.

      ventaglio tournament archive
      ventaglio tournament archive --id k3mz8w2p --undo
help-tournament-delete =
    Delete a tournament for good. Write its name, so that it is surely this one; a last copy of it is kept in the data
    folder, and “restore” brings it back.

      ventaglio tournament delete "Trofeo di primavera" --id k3mz8w2p
help-tournament-restore =
    Bring a saved tournament back, here or on another computer. Where its id is taken it gets a new one.

      ventaglio tournament restore trofeo.json
help-tournament-print =
    Write a paper of the desk as PDF.

      ventaglio tournament print positions-by-name
      ventaglio tournament print score-slips --round 2 --to turno2.pdf
      ventaglio tournament print player-links --address http://192.168.1.20:8765
help-tournament-message =
    A text for those who have entered: invitation, positions or standings, to copy wherever you like.

    With --send it goes by mail to whoever has an address in the registry of the club, to each alone; the mail server is
    in the variables VENTAGLIO_MAIL_….

      ventaglio tournament message positions
      ventaglio tournament message invitation --words "We begin at half past eight!" --send
help-tournament-keys =
    Show who has a key to this tournament's desk in the browser; make a new one, or revoke one by its handle.

      ventaglio tournament keys
      ventaglio tournament keys --new scorer --name Bice
      ventaglio tournament keys --new player --entrant 12
      ventaglio tournament keys --players
      ventaglio tournament keys --revoke 1f0c9a2e

## Their options

opt-tournament-id = The tournament; otherwise VENTAGLIO_TOURNAMENT, or the only one that is going on, or the last if all are over.
opt-tournament-by = Who signs what is put on record.
opt-tournament-round = The round; otherwise the current one.
opt-tournament-why = The reason, which stays on record.
opt-tournament-referee = The referee who decides.
opt-tournament-article = The article it rests on.
opt-tournament-articles = An article it rests on; may be repeated.
opt-tournament-name = What the tournament is called.
opt-tournament-code = The code it is played by; otherwise fibur-2019.
opt-tournament-format = Who enters; otherwise pairs.
opt-tournament-hands = Hands of a round; otherwise 4.
opt-tournament-phase = A movement and its rounds, then the groups in tables: mitchell:6, danish:3:7,9…; may be repeated.
opt-tournament-seating = How the first tables are made; otherwise by draw.
opt-tournament-clubs-apart = Keep pairs of one club apart in the rounds that the first seating decides.
opt-tournament-date = When.
opt-tournament-place = Where.
opt-tournament-fee = The fee of each player, in euros.
opt-tournament-minutes = Minutes of a round; otherwise as the code says.
opt-tournament-double-check = Every score must be read twice.
opt-tournament-phones = Players may send their score by telephone after the round.
opt-tournament-online = The rounds are played at tables of the server.
opt-tournament-public-clock = Players may see the time left.
opt-tournament-room = The tables of a room, such as "Main hall 1-20"; can be repeated, the last also without an end: "Veranda 101".
opt-tournament-unlisted = Leave it off the public list.
opt-tournament-plan-rounds = After which round the tournament ends.
opt-tournament-tap = What was a mistake.
opt-tournament-template = Begin with a notice of the house (evening, day, teams, yellow, club, duplicate) or one from a file.
opt-tournament-like = Begin with the notice, the reduced fees and the prizes of another tournament, by its id.
opt-tournament-with-entries = With --like: the same entries too.
opt-tournament-archived = Those that were put away.
opt-tournament-template-file = The file to write.
opt-tournament-delete = The name of the tournament.
opt-tournament-set = Settle what the code leaves open: NAME=VALUE, or NAME=#2 for the second value that “settings” shows; may be repeated.
opt-tournament-import = A spreadsheet, .xlsx, .csv or .json; - for the standard input.
opt-tournament-sheet = The sheet, of a workbook that has several.
opt-tournament-column = What is in a column, named by its letter or its heading: "B=surname 1", "Socio A=player 1", "C=ignore". May be repeated, and is kept in mind for sheets with the same headings.
opt-tournament-no-headings = The sheet has no headings: columns are named by their letters.
opt-tournament-yes = Import the good rows though others are wrong.
opt-tournament-at-once = Plays at once, with whoever rests in this round.
opt-tournament-sizes = The sizes of the groups in tables, of which the last repeats, in place of those announced.
opt-tournament-blame = Whose fault it is: nobody (81), one line (82), both alike (83), one-more (84).
opt-tournament-guilty = The line that is to blame, or more to blame: 1 or 2.
opt-tournament-gravity = How far apart the two faults are (84), from 0 to 1: 1/2 moves half of the third.
opt-tournament-reachable = A score that could have come about (82), such as 8-3; may be repeated. Without any, those of the other tables: the code does not say so.
opt-tournament-alternative = Take the positions that avoid rematches, where there are any.
opt-tournament-bots = Online, a bot plays for whoever is not there until he comes back; without it he is absent by the code.
opt-tournament-buongioco = For duplicates: “senza accusa” (unless told otherwise), “accusa”, “dichiarazione consentita” or “dichiarazione obbligatoria”.
opt-tournament-board = The board, from 1.
opt-tournament-board-points = The points of both lines; without them, the artificial score.
opt-tournament-lot = The side that the lot rounds up: 1 or 2.
opt-tournament-dry-run = Only show what would happen.
opt-tournament-players = The players, surname first.
opt-tournament-card = A membership card, in the order of the players; may be repeated.
opt-tournament-team = The team's name.
opt-tournament-club = The club.
opt-tournament-category = The category.
opt-tournament-paid = The fee is paid.
opt-tournament-number = The entrant's number.
opt-tournament-numbers = The entrants' numbers.
opt-tournament-all = Everybody who is left.
opt-tournament-undo = Take it back.
opt-tournament-seed = The seed of the draws; otherwise chosen at random.
opt-tournament-order = The order of the list.
opt-tournament-sat-warn = Who is warned; otherwise both; may be repeated.
opt-tournament-line-up = Four places in the entry: the first pair, then the second.
opt-tournament-session = What the session is called.
opt-tournament-table = The table.
opt-tournament-totals = Both totals of the sheet; of both sheets for teams.
opt-tournament-compiler = The side that wrote the sheet, in charge where nobody won.
opt-tournament-mistake = What is wrong.
opt-tournament-opponents = The opponents confirm it.
opt-tournament-whole-table = The whole table acknowledges it.
opt-tournament-countersigned = The referee was called in time and has signed the sheet.
opt-tournament-side = The side: 1 or 2, as the positions list them.
opt-tournament-late = Minutes and seconds after the start: 3:40.
opt-tournament-advantage = The score would give somebody an unjust advantage.
opt-tournament-how = Why it stopped.
opt-tournament-reached = The totals at that moment, if the referee has ascertained them.
opt-tournament-arbitral-vp = Victory points of both sides.
opt-tournament-arbitral-mp = Match points of both sides.
opt-tournament-scores = A file with a row for each sheet: table, total, total.
opt-tournament-scores-verify = This is the second reading.
opt-tournament-at-table = At which table.
opt-tournament-player = The player's place in the entry, from 1.
opt-tournament-of-call = The line of the log with the call it comes from.
opt-tournament-line = A line of the log.
opt-tournament-penalty-vp = Victory points; negative to take them off.
opt-tournament-penalty-mp = Match points; negative to take them off.
opt-tournament-ruling = What was ruled.
opt-tournament-irregularity = What had happened.
opt-tournament-appeal = The line of the log with the call that is heard again.
opt-tournament-untold = The director was not told.
opt-tournament-for-good = For the rest of the tournament.
opt-tournament-quarrel = For a quarrel or in protest: there is no way back.
opt-tournament-out = The place in the entry of who goes, from 1; may be repeated.
opt-tournament-in = Who comes, surname first; may be repeated.
opt-tournament-told-before = The organisers had been told.
opt-tournament-remark = The remark.
opt-tournament-after = After which round; otherwise the last complete one.
opt-tournament-post = Post it for everybody.
opt-tournament-check = Post it for the players to check: the minutes of the code begin.
opt-tournament-prize = RANK:EUROS or RANK:THING, then group=N or category=C; may be repeated.
opt-tournament-cumulative = An entrant may win more than one.
opt-tournament-after-line = Only what follows this line.
opt-tournament-form = As JSON, as CSV or as an XLSX workbook.
opt-tournament-message = invitation, positions or results.
opt-tournament-words = Words of one's own, above the message.
opt-tournament-send = Send it by mail instead of showing it.
opt-tournament-export = What: entries, results (matches), standings or everything. Unless said: everything as JSON and XLSX, the matches as CSV.
opt-tournament-to = The file to write.
opt-tournament-save = The file to write; it must not exist.
opt-tournament-restore = A file that “save” wrote.
opt-tournament-kind = Which paper.
opt-tournament-address = The server's address, for the codes that phones are pointed at.
opt-tournament-new-key = Make a key for this role.
opt-tournament-key-name = For whom.
opt-tournament-key-entrant = The entrant of a player's key.
opt-tournament-players-keys = The keys of all entrants, always the same.
opt-tournament-revoke = The key, or its handle.

## What the commands say

tournament-which =
    { $many ->
        [0] there is no tournament: open one with “ventaglio tournament new”
       *[other] { $many } tournaments are going on: name one with --id, from { $known }
    }
tournament-room = { $text }: a room is written as its name and the numbers of its tables, such as "Main hall 1-20"
tournament-stale = Somebody else has put something on record meanwhile: look again, then repeat the command.
tournament-no-round = There is no round { $round } yet.
tournament-no-player =
    Entry { $number } has { $many ->
        [one] one player
       *[other] { $many } players
    }, and no player { $player }.
tournament-totals = Write both totals of a score sheet, of both sheets for teams: 1250 900.
tournament-line-up = Write four places of the entry: the first pair, then the second, for instance 1 3 2 4.
tournament-phase-movement = { $phase }: no such movement; there are { $known }.
tournament-phase = “{ $phase }” is no phase: write a movement, its rounds, and the tables of the groups if there are any, as in mitchell:6 or danish:3:7,9…
tournament-setting = “{ $text }”: write NAME=VALUE.
tournament-money = “{ $text }” is no amount of money: write euros, as in 25 or 25.50.
tournament-time = “{ $text }” is no time: write minutes and seconds, as in 3:40.
tournament-prize = “{ $text }” is no prize: write the rank and what it is, as in 1:500, 3:prosciutto or 1:100:group=2.
tournament-kind = There is no paper { $kind }; there are { $known }.
tournament-no-players = Write who is to enter, surname first.
tournament-no-numbers = Write the numbers of the entrants, or --all.
tournament-opened = Tournament { $id } is open for entries.
tournament-keys-once = Keep these links: they are shown only now. Put the address of your server before them.
tournament-list-none = There are no tournaments yet: “ventaglio tournament new” opens one.
tournament-progress =
    { $ended ->
        [yes] over after { $rounds ->
            [one] one round
           *[other] { $rounds } rounds
        }
       *[no] { $published } of { $rounds } rounds out
    }
tournament-entered =
    { $entered ->
        [one] One entry
       *[other] { $entered } entries
    }, { $here } here, { $paid } paid.
tournament-odd = The number of those who are here is odd: somebody rests each round.
tournament-clock = The round has { $left } left ({ $elapsed } gone): for the referee's eyes.
tournament-clock-called = The time-out was called after { $elapsed }.
tournament-next =
    Next: { $step ->
        [close] check in who has arrived, then close the entries
        [draft] draw the positions of round { $round }
        [publish] look at the draft of round { $round }, then publish it
        [start] give the start
        [score] type the scores
        [post] show the ranking for the players to check
        [lock] make the ranking definitive when the minutes are over
        [cut] cut the groups
        [end] end the tournament
       *[over] nothing: the tournament is over
    }.
tournament-sent =
    { $sent ->
        [one] One letter has gone
       *[other] { $sent } letters have gone
    }{ $unreached ->
        [0] .
        [one] ; one person has no address.
       *[other] ; { $unreached } people have no address.
    }
tournament-not-sent = The mail server did not take the letter to { $name }.
tournament-row = Row { $row }: { $problem }
tournament-row-good = Row { $row }: { $number }  { $players }
tournament-export-one = A CSV holds one table: choose entries, results or standings with --what.
tournament-column-typed = “{ $text }” does not say what is in a column: write for example “B=surname 1”.
tournament-import-dry =
    { $good ->
        [one] One entry
       *[other] { $good } entries
    } would be imported, { $bad ->
        [one] one row is wrong
       *[other] { $bad } rows are wrong
    }. Nothing has been put on record.
tournament-import-nothing =
    Nothing was imported: { $bad ->
        [one] one row is wrong
       *[other] { $bad } rows are wrong
    }. Put the sheet right{ $good ->
        [0] .
        [one] , or import the one good row with --yes.
       *[other] , or import the { $good } good rows with --yes.
    }
tournament-imported =
    { $good ->
        [one] One entry
       *[other] { $good } entries
    } imported{ $bad ->
        [0] .
        [one] ; one row left out.
       *[other] ; { $bad } rows left out.
    }
tournament-draft-next = A draft: nobody else sees it. “ventaglio tournament publish” posts it.
tournament-positions = { $name } — positions of round { $round }
tournament-positions-draft = { $name } — DRAFT of the positions of round { $round }
tournament-rests = rests
tournament-resting = Resting: { $who }.
tournament-worth =
    Table { $table }, { $first } against { $second }: { $totals ->
        [none] {""}
       *[other] { $totals },{" "}
    }MP { $mp }, VP { $vp }{ $verified ->
        [yes] .
       *[no] ; still to be read a second time.
    }
tournament-no-result-yet = Table { $table }, { $first } against { $second }: noted; the result of round { $round } is still to come.
tournament-scores-row = a row is the table and its two totals, of both sheets for teams.
tournament-scores-nothing =
    No score was put on record: { $bad ->
        [0] the file has none.
        [one] one row is wrong.
       *[other] { $bad } rows are wrong.
    }
tournament-missing =
    Round { $round }: { $many ->
        [0] every result is in.
        [one] one result is missing.
       *[other] { $many } results are missing.
    }
tournament-read-once = read once
tournament-board-points = Type the points of both lines, or none for the artificial score; a lot is only for the latter.
tournament-gravity = “{ $text }” is no part from 0 to 1: write 1/2 or 0.5, for example.
tournament-reachable = “{ $text }”: write scores like 8-3, the points of the first line and of the second.
tournament-board-lot = Board { $board } comes to { $first } and { $second }, with the same decimals: cast a lot, then add --lot 1 or --lot 2 for the side that is rounded up.
tournament-standings =
    Ranking after round { $round }{ $state ->
        [definitive] , definitive
        [complete] , provisional
       *[partial] , with results still missing
    }
tournament-check = Players have { $minutes } minutes to check it; then “ventaglio tournament lock” makes it definitive.
tournament-group =
    Group { $group }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $entrants } entrants
tournament-log-lines = log { $lines }
tournament-account-sum = Total: { $vp } VP, { $mp } MP
tournament-refund = The tournament broke off before half of its rounds: no prizes, all prize money is paid back (fees collected: { $money }).
tournament-collected = Fees collected: { $collected }. Prizes: { $given }.
tournament-list-all = everybody
tournament-list-group = group { $group }
tournament-nobody = nobody
tournament-template = There is no template “{ $name }”, and no such file. The house has: { $known }.
tournament-template-file = { $file } is no template: { $problem }
tournament-put-away = Put away. “ventaglio tournament list --archived” shows it.
tournament-brought-back = It stands in the list again.
tournament-deleted = Deleted. The last copy is { $file }.
tournament-written = Written to { $file }.
tournament-restored = Tournament { $id } is here.
tournament-key-revoked = The key opens nothing any more.
tournament-head-id = Id
tournament-head-name = Name
tournament-head-date = Date
tournament-head-place = Place
tournament-head-progress = Progress
tournament-head-table = Table
tournament-head-group = Group
tournament-head-first = First side
tournament-head-second = Second side
tournament-head-player = Player
tournament-head-number = No.
tournament-head-opponents = Opponents
tournament-head-rank = Rank
tournament-head-entrant = Entrant
tournament-head-club = Club
tournament-head-vp = VP
tournament-head-mp = MP
tournament-head-other = Other
tournament-head-state = State
tournament-head-prize = Prize
tournament-head-list = Ranking
tournament-head-line = Line
tournament-head-column = Col.
tournament-head-heading = Heading
tournament-head-example = Example
tournament-head-taken-for = Taken for
tournament-head-time = Time
tournament-head-by = By
tournament-head-what = What
tournament-head-handle = Handle
tournament-head-role = Role
