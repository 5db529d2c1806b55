# The notice board, the archive and the statistics of a club.

page-archive-sections = Notice board and archive
page-archive-board = Notice board
page-archive-board-paper = On paper
page-archive-title = Archive
page-archive-statistics = Statistics
page-archive-coming = Tournaments to come
page-archive-latest = Latest results
page-archive-nothing = Nothing yet.
page-archive-year = Year
page-archive-every-year = All years
page-archive-search = Search
page-archive-count =
    { $count ->
        [0] No tournament that is over.
        [one] One tournament that is over.
       *[other] { $count } tournaments that are over.
    }
page-archive-entrants =
    { $count ->
        [one] one entrant
       *[other] { $count } entrants
    }
page-archive-told =
    { $events ->
        [0] No tournament is over yet.
        [one] One tournament
       *[other] { $events } tournaments
    }{ $events ->
        [0] {""}
       *[other] , { $people ->
            [one] one person.
           *[other] { $people } people.
        }
    }
page-archive-attended = Attendance
page-archive-event = Tournament
page-archive-entered = Entrants
page-archive-people = People
page-archive-newcomers = New
page-archive-faithful = Who came most
page-archive-winners = Who won most
page-archive-pairs = Pairs
page-archive-feats = Best results
page-archive-who = Name
page-archive-played = Events
page-archive-wins = Won
page-archive-podiums = Podiums
page-archive-best = Best place
page-archive-average = Average VP
page-archive-place = Place
page-archive-points = Points
page-archive-in-a-round = VP per round
