### The papers of a tournament.

## The papers

paper-notice = Notice
paper-check-in = Check-in list
paper-table-numbers = Table numbers
paper-guide-cards = Guide cards
paper-positions-by-table = Positions by table
paper-positions-by-name = Positions in alphabetical order
paper-player-links = Players' links
paper-table-links = Links by table
paper-score-slips = Score slips
paper-score-slips-a5 = Score slips on A5
paper-score-slips-three = Score slips, three to an A4
paper-score-slips-four = Score slips, four to an A4
paper-missing-scores = Missing scores
paper-ruling-slip = Ruling of the referee
paper-standings = Standings
paper-crosstable = Crosstable
paper-warnings = Warnings
paper-prizes = Prizes
paper-labels = Labels with names
paper-place-cards = Place cards
paper-deal-sheets = Deal sheets
paper-certificates = Certificates
paper-final-report = Final report

## On every paper

paper-record = From the tournament's log, line { $seq }
paper-page = p.
paper-draft = DRAFT
paper-round-title = Round { $round } of { $rounds }
paper-ranking-after = Standings after round { $round } of { $rounds }
paper-group = Group { $group }
paper-nothing = Nothing to report.
paper-yes = yes

## Headings

paper-number = No.
paper-entrant = Entry
paper-entrants = Entries
paper-player = Player
paper-partner = Partner
paper-opponents = Opponents
paper-club = Club
paper-category = Cat.
paper-present = Here
paper-paid = Fee
paper-table = Table
paper-round = Round
paper-side-1 = First side
paper-side-2 = Second side
paper-rank = Place
paper-rank-of-all = All
paper-bot-rounds = bot in round { $rounds }
paper-withdrawn = withdrawn
paper-away-now = absent
paper-ranking = Ranking
paper-winner = Won by
paper-prize = Prize
paper-state = State
paper-article = Article
paper-articles = Articles
paper-why = Reason
paper-referee = Referee
paper-score = Score
paper-rest = rest
paper-rests = Resting
paper-rest-short = rest
paper-away-short = abs.
paper-links-hint = Point your phone at the code: your table, your opponents, your score.
paper-fixed = Fixed line: stay at your table
paper-mobile = Mobile line: change tables
paper-entries-count =
    { $entrants ->
        [one] One entry
       *[other] { $entrants } entries
    }, { $players ->
        [one] one player
       *[other] { $players } players
    }

## Score slips

paper-base = Base
paper-points = Points
paper-total = Total
paper-sum = Total
paper-hand = Hand { $hand }
paper-board = Board { $hand }
paper-difference = MP difference
paper-vp = VP
paper-mp = MP
paper-vp-table = VP table
paper-over = over { $bound }
paper-signature = signature
paper-captain = captain's signature
paper-wrote = Written by whoever cut the highest card
paper-hand-in = At least one of each side signs; the winners hand it in
paper-both-tables = VP come from both tables of the match together; the winning team hands it in
paper-missing-count =
    { $missing ->
        [0] All score sheets are in.
        [one] One of { $tables } is missing.
       *[other] { $missing } of { $tables } are missing.
    }
paper-not-in = not in
paper-read-once = read once only

## Standings

paper-definitive = Definitive
paper-provisional = Provisional
paper-not-posted = Not posted yet
paper-checking =
    Provisional: players have { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } to check them and report mistakes
paper-crosstable-how = In each box the number of the opponents and, after the colon, the VP. The column ± has VP apart from matches.

## Notice

paper-movements = How tables are made
paper-conditions = Conditions
paper-place = Place
paper-date = Date
paper-code = Code
paper-fee = Fee for each player
paper-minutes = Minutes of a round
paper-minutes-count =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
paper-clubs-apart = Same club kept apart in the first round, if possible
paper-phones = Scores by telephone
paper-phones-yes = yes, after the end of the round; the signed sheet counts all the same
paper-checking-time = Time to check standings
paper-ties = Ties are decided by
paper-settings = Settled by the director

## The referee

paper-line-of-log = Tournament's log, line { $entry }
paper-happened = What happened
paper-ruling = Ruling
paper-appeal-of = Appeal against the ruling of line
paper-warnings-cost = Every { $count } warnings cost a victory point
paper-warnings-free = By this code warnings cost no points
paper-lifted = lifted: { $why }

## Prizes and the end

paper-as-it-stands = By the standings of now
paper-refund = The tournament was broken off before half: all prize money is paid back (fees collected: { $money }).
paper-of-all = overall
paper-of-category = category { $category }
paper-money-told = Fees collected { $collected }, prizes in money { $given }.
paper-broken-off = The tournament was broken off: { $why }
paper-referees = Referees: calls, warnings, penalties, referrals
paper-directed = Who directed
paper-summary = In short
paper-chapter-substitutions = Substitutions
paper-chapter-absences = Absences, returns and withdrawals
paper-chapter-lateness = Lateness
paper-chapter-arbitral = Arbitral scores
paper-chapter-sheets = Sheets lost, found or left on the table
paper-chapter-seating = Positions changed, taken back or mistaken
paper-chapter-corrections = Corrections
paper-chapter-decisions = Other decisions and remarks
paper-played-until =
    { $alone ->
        [yes] round { $first }
       *[no] rounds { $first } to { $last }
    }: { $names }
paper-away = absent
paper-not-entered = not entered yet
paper-logged = line { $entry }, { $by }: { $what }
paper-taken-back = { $line } – taken back by line { $by }
paper-replaced = { $line } – replaced by line { $by }
paper-log = Log
paper-log-lines = The tournament's log has { $lines } lines.
paper-log-signed = The tournament's log has { $lines } lines; its SHA-256 fingerprint is { $digest }.

## What cannot be printed

bad-tournament-no-paper = There is no paper called “{ $kind }”.
bad-paper-no-round = Round { $round } has no positions yet: draw them before you print.
bad-paper-no-ranking = There are no standings after round { $round } yet: results are missing.
bad-paper-no-call = Line { $entry } of the log is no call of the referee that could be printed.
bad-paper-no-address = Links are printed from the desk in the browser, or with the server's address given by --address.
bad-paper-no-guides = Guide cards are for calendars fixed beforehand only: Mitchell or round robin.
bad-paper-slip-small = A slip of this size has room for { $most } hands at most, and the round has { $hands }: choose a larger one.

## Certificates, boards

paper-certificate = Certificate
paper-certified = This is to certify that
paper-certified-with = with { $others }
paper-certified-team = with the team { $team }
paper-placed =
    won place { $rank }{ $list ->
        [none] {""}
       *[other] , { $list }
    }
paper-deal-title = Round { $round }, board { $board }
paper-dealer = dealer: { $seat }
paper-seat = { $seat } (line { $line })
paper-deal-hint = Cards are served as they are written: nobody shuffles or cuts.
bad-paper-no-deals = Deal sheets are for duplicates at real tables only; online the server deals.
