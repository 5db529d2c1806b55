### Circuits on the pages: rankings over several tournaments, their rules, their organisers.

page-season-title = Circuits
page-season-about = Rankings over several tournaments.
page-season-none = No circuits for now.
page-season-new = New circuit
page-season-events-of = { $planned ->
        [none] { $events ->
            [one] One event
           *[other] { $events } events
        }
       *[other] { $events } of { $planned } events
    }

## The ranking

page-season-category = Category
page-season-everybody = Everybody
page-season-search = Search a name
page-season-place = Place
page-season-who = Name
page-season-club = Club
page-season-points = Points
page-season-not-found = Nobody of this name.
page-season-nobody = No event is over yet.
page-season-account = Where the points come from
page-season-print = Print
page-season-events = Events
page-season-no-events = No tournament counts yet.
page-season-entrants = { $count ->
        [one] one entry
       *[other] { $count } entries
    }
page-season-waiting = not over yet
page-season-rules = Rules

## The rules

page-season-rules-about = What you leave empty is what is usual: points for the first fifteen places, all results count.
page-season-ranked = Who is ranked
page-season-ranked-people = everybody alone
page-season-ranked-pairs = pairs
page-season-ranked-clubs = clubs
page-season-by = What an event gives
page-season-by-place = points by place
page-season-by-beaten = a point for each entrant behind
page-season-by-vp = its victory points
page-season-table = Points of each place, from the first (30, 25, 21…)
page-season-others = Points of every further place
page-season-presence = Points for playing, on top
page-season-best = How many results count, the best (0: all)
page-season-least = Events to be ranked
page-season-club-best = People who count for a club at an event (0: all)
page-season-planned = Events planned
page-season-replaced = Whoever was replaced gets the points too
page-season-categories = A ranking for every category as well
page-season-ties = With equal points
page-season-tie = { $number }. decides
page-season-tie-places = better places
page-season-tie-vp = more victory points
page-season-tie-events = more events played
page-season-tie-latest = the latest event

## The organiser

page-season-organiser = Organiser
page-season-name = Name of the circuit
page-season-text = What people are told of it
page-season-open = Open the circuit
page-season-opened = The circuit is open. Nobody else sees it until you publish it.
page-season-to-desk = Go to the circuit
page-season-link = The link with which it is changed
page-season-link-once = Copy it now: it is not shown again.
page-season-link-about = Whoever has the link may change the circuit. A new one makes the old one useless.
page-season-link-new = New link
page-season-public = Public page
page-season-is-public = Everybody sees this circuit.
page-season-not-public = Only you see this circuit.
page-season-publish = Publish
page-season-hide = Hide
page-season-recorded = On record.
page-season-remove = Take out
page-season-tournament = Tournament on the list
page-season-by-link = or the director's link of one that is not
page-season-weight = Weight, in percent
page-season-add = Let it count
page-season-doubts = To make sure about
page-season-join = They are one
page-season-part = They are different people
page-season-doubts-many = Give the same number to those who are one person.
page-season-person = Person
page-season-person-of = Who is this: { $known }
page-season-settle = { $persons ->
        [one] All are one person
       *[other] These are { $persons } people
    }
page-season-gone = Deleted by those who held it. Its results stay as they were, and go on counting.
page-season-gone-early = Deleted by those who held it before it was over: it gives nothing.
page-season-save = Save
page-season-never-mind = Never mind
page-season-rules-edit = Change the rules
page-season-rename = Change name and text
page-season-log = Log and link
page-season-shut = Open the circuit with the link that you were given.
