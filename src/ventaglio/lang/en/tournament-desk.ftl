### Why the desk says no, and what can be done instead.

## The notice

desk-no-no-notice = First of all there must be a notice: name, code, format and rounds of the tournament.
desk-no-setting = The notice asks for something that the code does not provide for: { $problem }
desk-no-no-name = The tournament has no name.
desk-no-format = This code has no { $format }: choose another format or another code.
desk-no-seating = By this code the first tables are not made { $seating }: choose another way.
desk-no-hands = The code has no table of victory points for rounds of { $hands } hands: choose one of { $offered }.
desk-no-no-rounds = Every phase has at least one round.
desk-no-movement = For a { $format } this code does not provide for { $movement }: choose another system.
desk-no-duplicate-modern = The duplicate game is always played by the modern norms: announce the tournament with the code “moderne”.
desk-no-buongioco = “{ $way }” is no way to play buongioco; choose one of: { $ways }.
desk-no-board-sum =
    On board { $board } the points of both lines add up to { $total }, and a passata { $accused ->
        [yes] has { $deck } points of the pack, and those of accusations
       *[no] without accusations always has { $deck }
    }. An annulled board is written 0–0, and the referee scores it.
desk-no-no-alternative = The draft of round { $round } has no alternative that avoids rematches.
desk-no-groups-first = Groups by merit are cut from a ranking: the first phase is played by everybody together.
desk-no-groups-empty = Every group by merit has at least one table.
desk-no-boards-part = { $number ->
        [0] The desk has
       *[other] { $who } have
    } no part in these boards, or have done theirs already.
desk-no-boards-step = The boards have not come to this yet, or are past it.
desk-no-boards-text = Commitments and secrets of boards are 64 hexadecimal digits each, one for each board, and fit together.
desk-no-minutes =
    The code gives a round of { $hands ->
        [one] one hand
       *[other] { $hands } hands
    } from { $least } to { $most } minutes.
desk-no-announced-too-late = The positions of the first round are out: the notice does not change any more.
desk-no-format-with-entries =
    { $entrants ->
        [one] There is an entry already
       *[other] There are { $entrants } entries already
    }: the format does not change any more. Cancel the entries first, or open another tournament.

## Entries

desk-no-number = The next number of entry is { $next }, not { $number }.
desk-no-entries-closed = Entries are closed: reopen them to enter somebody before the first round.
desk-no-entries-open = Entries are open: close them before tables are drawn.
desk-no-late-entry = The tournament has begun and no table is incomplete: whoever comes now cannot enter any more.
desk-no-no-surname = A surname is missing in entry { $number }.
desk-no-players =
    Entry { $number } has { $players ->
        [one] one player
       *[other] { $players } players
    }: { $needed ->
        [one] one is needed
       *[other] { $needed } are needed
    }.
desk-no-twice = { $player } stands in two places, entries { $first } and { $second }. If these are two people, write their card numbers.
desk-no-another-person = The tables are out and { $player } is somebody else: record a substitution.
desk-no-no-entrant = There is no entry with the number { $number }.
desk-no-cancel-too-late = The tables are drawn: the entry of { $who } cannot be cancelled any more. Record an absence.
desk-no-checked-in-too-late = The tables are drawn: whether { $who } is here cannot be changed from this place any more. Reopen the entries, or record an absence or a return.
desk-no-no-seed = Draws need a seed: write any text.
desk-no-begun = The tournament has begun: entries are not reopened.

## Positions and rounds

desk-no-round-next =
    The next round to draw is { $next }, not { $round }, and { $rounds ->
        [one] one is planned
       *[other] { $rounds } are planned
    }.
desk-no-missing = Results of round { $round } are missing: tables { $tables }.
desk-no-groups-not-cut = From round { $round } on play is in groups: first cut the groups from the definitive ranking.
desk-no-mitchell-bound =
    With these tables a Mitchell has at most { $most ->
        [one] one round
       *[other] { $most } rounds
    } without rematches, and the phase has { $rounds }: shorten it or change by how many tables the line moves.
desk-no-not-here = { $who } does not play this round: take them off the tables, or record that they are here.
desk-no-seated-twice = { $who } stands in two places.
desk-no-left-out =
    { $others ->
        [0] { $who } has no table
        [one] { $who } and one other have no table
       *[other] { $who } and { $others } others have no table
    }: give a seat or a rest. If somebody has come or gone, draw the positions again.
desk-no-table-twice = There are two tables { $table }.
desk-no-side-size =
    At table { $table } every side is made of { $size ->
        [one] one entry
       *[other] { $size } entries
    }.
desk-no-no-draft = There is no draft of round { $round }: draw it first.
desk-no-stale-draft = The ranking has changed since round { $round } was drawn: draw it again.
desk-no-rested = { $who } has rested in this session already, and others have not: let one of them rest.
desk-no-positions-stand = A result was put right after the positions of round { $round } were out: it counts from the next round on, and the positions stay.
desk-no-no-reason = Write the reason, and who decided where that is asked: it stays on record.
desk-no-round-unknown = Round { $round } is not the one under way, or its positions are not out yet.
desk-no-begun-round = Round { $round } has begun already.
desk-no-not-started = Round { $round } has not begun yet: start it first.
desk-no-time-called = The time-out of round { $round } has been called already.
desk-no-table-unknown = In round { $round } there is no table { $table }.
desk-no-no-teams = This is for team tournaments only.
desk-no-line-up = The line-up of { $who } is four different players of the team.
desk-no-line-up-stays = By this code a team keeps its pairs: { $who } plays as in its first match.
desk-no-wrong-seats = By this code a match begun at the wrong table does not count: seat the players of round { $round } as posted.
desk-no-no-seat-warnings = By this code nobody is warned for sitting at the wrong table.
desk-no-not-online = This tournament is not played at the server's tables.
desk-no-hosted-already = The match at table { $table } of round { $round } has its tables on the server already, one for each of its score sheets.

## Results

desk-no-locked = The ranking after round { $round } is definitive: what comes before it does not change any more.
desk-no-sheets =
    { $wanted ->
        [one] A match has one score sheet
       *[other] A match has { $wanted } score sheets, one for each table
    }; here { $found ->
        [one] there is one
       *[other] there are { $found }
    }.
desk-no-impossible = { $total } is more than any cards can give or cost, from { $least } to { $most }. Read the sheet again.
desk-no-multiple = { $total } is no possible score: all are multiples of { $step }. Read the sheet again.
desk-no-scored = Table { $table } of round { $round } has a result already: to change it, record a correction.
desk-no-round-over = Round { $round } is over: a result is changed by a correction.
desk-no-not-scored = Table { $table } of round { $round } has no result yet.
desk-no-differs = The two readings of table { $table } differ: the first says { $first }, the second { $second }. Look at the sheet; if the first is wrong, correct it.
desk-no-no-phones = At this tournament scores are not sent by telephone: the signed sheet counts.
desk-no-round-not-over = Round { $round } is not over: scores are sent after the time-out.
desk-no-not-their-table = { $who } does not play at table { $table }.
desk-no-no-claim = Table { $table } of round { $round } has sent no score to be confirmed.
desk-no-room-numbers = Two rooms have the same tables: give each room, in rising order, the numbers of its tables, and only the last a beginning without an end.
desk-no-claim-stands = A score that both sides have agreed to is taken back within { $seconds } seconds: now turn to the referee.
desk-no-not-opponents = The score of table { $table } is confirmed by the opponents of whoever sent it.
desk-no-same = The correction changes nothing at table { $table } of round { $round }.
desk-no-correction = It is too late to put this right: { $mistake }.
desk-no-correction-opponents = To put this right the opponents must confirm it: { $mistake }.
desk-no-correction-whole-table = To put this right the whole table must acknowledge it: { $mistake }.
desk-no-correction-countersigned-by-referee = After the last round this is put right only if the referee was called in time and countersigns the sheet: { $mistake }.
desk-no-side = Say which of the two sides, and a time that is not negative.
desk-no-no-lateness = This code has no penalties for lateness: if you want them, the notice must say so.
desk-no-advantage = At table { $table } the score would give somebody an unjust advantage: assign a score of your own.
desk-no-not-lost = The sheet of table { $table } in round { $round } is not on record as lost.
desk-no-incomplete-plays = By this code a team that is incomplete does not lose the match at table { $table } for it.
desk-no-found-too-late = The sheet of round { $round } has turned up too late: the score that was assigned stays.
desk-no-no-sheet-left = This code has no penalty for a sheet left on the table.
desk-no-arbitral-vp = A score assigned by the referee gives each side from 0 to { $most } victory points.
desk-no-no-duplicate = This is for duplicate tournaments of Tressette only.
desk-no-board = There is no board { $board }: a round has { $boards }.

## People

desk-no-no-call = Line { $entry } of the log is no call of the referee.
desk-no-no-warning = Line { $entry } of the log is no warning that could be lifted.
desk-no-absent-too-late = The positions of round { $round } are out: absences and returns count from the next round on.
desk-no-absent-already = { $who } is on record as absent already.
desk-no-not-absent = { $who } is not on record as absent.
desk-no-quarrel = { $who } left for a quarrel or in protest and cannot come back.
desk-no-places = For every player of { $who } who goes one comes: say who, and who instead.

## Rankings and the end

desk-no-stale-standings = The ranking after round { $round } has changed meanwhile: look at it again before you post it.
desk-no-checking-last = Players check the ranking after the last round that is over, which is round { $round }.
desk-no-not-shown = The ranking after round { $round } has not been shown for the players to check.
desk-no-checking =
    { $minutes ->
        [one] One minute is left
       *[other] { $minutes } minutes are left
    } of the { $of } that players have to check the ranking.
desk-no-cut-when = Before round { $round } no groups are planned, or the round before is not over.
desk-no-cut-unlocked = Groups are cut from the definitive ranking: first post the one after round { $round } and let the players check it.
desk-no-prize = A prize goes to the first place or a lower one and costs no less than nothing: look at the one for place { $rank }.
desk-no-prize-ranks = By this code { $most } places are awarded: there is no prize for place { $rank }.
desk-no-rounds-left =
    Of the { $rounds } rounds that are planned { $completed ->
        [0] none is over
        [one] one is over
       *[other] { $completed } are over
    }: whoever has entered plays to the last.
desk-no-end-unlocked = The ranking after round { $round } is not definitive yet: post it to be checked, then make it definitive.
desk-no-ended = The tournament is over: only remarks and referrals can be added.
desk-no-interrupted = The tournament has been broken off: only prizes, remarks, referrals and the end are left.

## Entries from a spreadsheet

import-no-headings = There are no headings: a row is needed with “Surname 1”, “Name 1”, “Surname 2”, “Name 2”, or “Player 1”, “Player 2”.
import-no-rows = There is no entry below the headings.
import-too-long = “{ $text }…” is too long for a name: is it the right column?
import-no-surname = The surname of player { $player } is missing.
import-players =
    { $players ->
        [0] There is no player
        [one] There is one player
       *[other] There are { $players } players
    }: { $needed ->
        [one] one is needed
       *[other] { $needed } are needed
    }.
import-paid = “{ $text }” in the column of the fee: write “yes” or “no”.
import-twice-in-sheet = { $player } stands in row { $other } already. If these are two people, write their card numbers.
import-entered-already = { $player } is in entry { $entrant } already.
import-formula = Cell { $cell } has a formula that nobody has worked out yet: open the file in a spreadsheet program, save it and import it again.
import-error-cell = Cell { $cell } holds the error { $text }.

## What should be looked at again

attention-differs =
    Round { $round }, table { $table }: the sheet says { $paper }, { $agreed ->
        [yes] both sides had agreed by telephone on { $sent }
       *[no] one side had sent { $sent } by telephone
    }. The signed sheet counts: read it once more.
attention-read-by-one =
    Round { $round }, { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    }: both readings are by the same person. Somebody else would see more.
attention-quarrel = { $who } left for a quarrel or in protest (line { $entry } of the log) and is to be reported to the Sports Justice.
attention-not-told = { $who } was absent and nobody was told (line { $entry } of the log): to be reported to the Sports Justice.

## The columns of a sheet

column-number = Number (not read)
column-people = All players in one cell
column-team = Name of the team
column-club = Club
column-category = Category
column-paid = Fee paid
column-of-surname = Surname of player { $player }
column-of-name = Name of player { $player }
column-of-player = Surname and name of player { $player }
column-of-name-first = Name and surname of player { $player }
column-of-card = Card of player { $player }
column-of-club = Club of player { $player }
column-of-category = Category of player { $player }

# ── Second thoughts ──────────────────────────────────────────────────────────────────────────────────────────────────

desk-no-plan-same = This is the plan as it is: nothing would change.
desk-no-plan-played =
    { $round ->
        [one] One round is out already
       *[other] { $round } rounds are out already
    }: the plan cannot end after { $rounds }.
desk-no-plan-out = Round { $round } is out: its movement and its groups stay as they were announced. Change what comes after it.
desk-no-plan-boards = The boards of { $rounds } rounds are promised: the plan can be shortened, not lengthened.
desk-no-start-stands = The start of round { $round } stands: there are results already, or its time is over, or the server starts it by itself.
desk-no-time-not-called = The time-out of round { $round } has not been called.
desk-no-time-stands = The time-out of round { $round } stands: the round is over, or the server calls it by itself.
desk-no-arrival-stands = { $who } came in time, or has played: this is not taken back. Record an absence.
desk-no-not-late = Nobody is on record as late there, at table { $table } of round { $round }.
desk-no-nothing-to-take-back = At table { $table } of round { $round } there is nothing of this kind to take back.
desk-no-not-interrupted = The tournament is not broken off.
tap-start = the start of the round
tap-timeout = the time-out
tap-arrival = a late arrival
tap-lateness = a delay
tap-sheet-left = a sheet left on the table
tap-stop = a match not finished
tap-arbitral = a score assigned by the referee
tap-interruption = the interruption
groups-otherwise = The notice announces groups of { $announced } tables. There are { $tables } tables: the groups are of { $made }.
