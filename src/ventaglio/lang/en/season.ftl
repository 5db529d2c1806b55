### Circuits and seasons: rankings over several tournaments, and what a club's tournaments tell.

## Figures

season-decimal = { $whole }.{ $rest }
season-figure =
    { $event }: place { $place } of { $of }, { $by ->
        [vp] { $base } VP
        [beaten] { $base } entrants behind
       *[place] { $base } points for it
    }{ $presence ->
        [none] { "" }
       *[some] , { $presence } for playing
    }{ $weight ->
        [none] { "" }
       *[some] , counted at { $weight }%
    }: { $points }{ $twice ->
        [yes] { " " }(the better of two results there)
       *[no] { "" }
    }{ $counts ->
        [no] . Does not count: only the best { $best } do
       *[yes] { "" }
    }
season-figure-club =
    { $event }: { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, the best at place { $place } of { $of }, { $by ->
        [vp] { $base } VP
        [beaten] { $base } entrants behind
       *[place] { $base } points for the places
    }{ $presence ->
        [none] { "" }
       *[some] , { $presence } for playing
    }{ $weight ->
        [none] { "" }
       *[some] , counted at { $weight }%
    }: { $points }{ $left ->
        [none] { "" }
       *[some] . { $left } more had less and do not count
    }{ $counts ->
        [no] . Does not count: only the best { $best } do
       *[yes] { "" }
    }
season-total = Total: { $points }, from { $counted } of { $played }
season-decided = Behind the one before by { $tie }.
season-unranked = Not ranked yet: { $least } events are needed, { $played } were played.

## Rules

season-ranked-people = People
season-ranked-pairs = Pairs
season-ranked-clubs = Clubs
season-by-place = Points by place
season-by-beaten = A point for each entrant behind
season-by-vp = Victory points of the tournament
season-tie-places = better places
season-tie-vp = more victory points
season-tie-events = more events played
season-tie-latest = the better result in the latest event

season-rule-ranked-people = Everybody is ranked alone, whoever the partner was.
season-rule-ranked-pairs = Those who enter together are ranked together.
season-rule-ranked-clubs = Clubs are ranked, with what their people bring them.
season-rule-place = Points by place: { $table }; every further place { $others }.
season-rule-place-plain = Every place gives { $others }.
season-rule-beaten = Each event gives a point for every entrant behind.
season-rule-vp = Each event gives its victory points.
season-rule-presence = Whoever plays gets { $points } on top.
season-rule-best = Of each, the best { $best } results count.
season-rule-all = All results count.
season-rule-least = Ranked from { $least } events on.
season-rule-club-best = At each event the best { $best } people of a club count.
season-rule-replaced = Who was replaced during an event gets its points too.
season-rule-categories = Every category has its own ranking as well.
season-rule-ties = With equal points: { $ties }; then the place is shared.
season-rule-no-ties = With equal points the place is shared.
season-rule-planned = { $planned } events are planned.

## Who is who

season-doubt-same-name = { $names }: one name, different cards. Ranked as different people.
season-doubt-no-card = { $names }: with a card at one event, without at another. Ranked as different people until you say that they are one.
season-doubt-same-card = { $names }: one card beside different names. Ranked as one person.
season-doubt-settled = { $names }: one person, as you have said.
season-doubt-told-apart = { $names }: different people of the same name, as you have said.
season-known-card = card { $what }
season-known-name = no card
season-known-person = in the club's registry
season-organiser = organiser

## The log of a circuit

season-log-opened = Circuit “{ $name }” opened
season-log-renamed = Now called “{ $name }”
season-log-rules-set = Rules: { $rules }
season-log-event-added = { $event } counts, at { $weight }%
season-log-event-removed = { $event } does not count any more{ $why ->
        [none] { "" }
       *[some] : { $why }
    }
season-log-source-gone = { $event } was deleted by those who held it: { $kept ->
        [yes] what it came to is kept here and goes on counting
       *[no] it was not over, and gives nothing
    }
season-log-settled = { $how ->
        [one] { $persons } are one person
        [apart] { $persons } are different people
       *[groups] Who is who: { $persons }
    }
season-log-joined = { $one } and { $other } are one person
season-log-parted = { $one } and { $other } are two people
season-log-shown = { $public ->
        [yes] Published for everybody
       *[no] Not public any more
    }

## What cannot be

bad-season-points = Points are whole numbers from 0 to { $most }.
bad-season-places = At most { $most } places have points of their own.
bad-season-order = A worse place cannot give more points than a better one.
bad-season-nothing = By these rules no place gives any points.
bad-season-number = A number of events or people lies between 0 and { $most }.
bad-season-least = Nobody can be asked for more events than the { $best } that count.
bad-season-ties = A tie cannot be decided twice by the same thing.
bad-season-log = This is no log of a circuit.
bad-season-no-name = A circuit needs a name.
bad-season-long = That is too long: a name has at most { $most } letters.
bad-season-weight = A weight is a percentage from { $least } to { $most }.
bad-season-full = No more fits in: { $most } is the most.
bad-season-not-in = { $tournament } is not an event of this circuit.
bad-season-join = Name two different people who are not joined (or parted) already.
bad-season-nobody = Nobody in the events of this circuit is known as “{ $key }”.
bad-season-none = There is no circuit “{ $circuit }”.
bad-season-no-tournament = There is no tournament “{ $tournament }” that you may add: it is listed for everybody, or you have its director's link.

## On paper

paper-season-ranking = Ranking
paper-season-after = After { $events } { $planned ->
        [none] { $events ->
            [one] event
           *[other] events
        }
       *[some] of { $planned } events
    }
paper-season-who = Name
paper-season-club = Club
paper-season-category = Cat.
paper-season-total = Points
paper-season-events = Events
paper-season-gone = deleted by those who held it; its results stay as they were
paper-season-rules = Rules
paper-season-in-brackets = Results in brackets do not count.
paper-season-category-of = Category { $category }
paper-season-nobody = No event is over yet.
paper-season-record = As on record: line { $seq } of the circuit
paper-board-title = Notice board
paper-board-coming = Coming up
paper-board-latest = Latest results
paper-board-nothing = Nothing yet.
paper-board-when = Date
paper-board-what = Tournament
paper-board-where = Place
paper-board-winners = The first three
