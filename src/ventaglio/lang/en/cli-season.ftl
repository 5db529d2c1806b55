### Circuits and the club's archive on the command line.

## The commands

help-season =
    Rank several tournaments as a circuit, and look back at what the club has played.

    A circuit has rules, events and a ranking in which every figure is explained. Tournaments give points once they
    are over.

      ventaglio season new "Circuito 2026" --best 8 --planned 12
      ventaglio season add abcd2345
      ventaglio season show
help-season-new =
    Open a circuit. The link with which it is changed in the browser is shown this once.

      ventaglio season new "Circuito 2026"
      ventaglio season new "Coppa dei circoli" --rank clubs --by vp --club-best 4
      ventaglio season new "Gran premio" --table 50,40,32,26 --others 2 --presence 5 --best 8 --least 3 --categories
help-season-list =
    List the circuits, the newest first.

      ventaglio season list
help-season-rules =
    Show the rules of a circuit, or change those that are named. The whole ranking is made by the new ones.

      ventaglio season rules
      ventaglio season rules --best 6 --ties places,vp
help-season-add =
    Let tournaments count in the circuit; added again, one has the new weight.

      ventaglio season add abcd2345 efgh6789
      ventaglio season add abcd2345 --weight 200
help-season-remove =
    Take a tournament out of the circuit.

      ventaglio season remove abcd2345 --why "not of this season"
help-season-show =
    Show the ranking of a circuit, and whom to make sure about: nobody is made one with somebody else in silence.

      ventaglio season show
      ventaglio season show --category B
      ventaglio season show --json
help-season-account =
    Say where every point of a row of the ranking comes from.

      ventaglio season account 1
      ventaglio season account 3 --category B
help-season-same =
    Say that two of the ranking are one person, by the keys that “season show” prints; or take it back.

      ventaglio season same "card 1234" "name anna rossi"
      ventaglio season same "card 1234" "name anna rossi" --part
help-season-publish =
    Show the ranking to everybody, or to nobody any more.

      ventaglio season publish
      ventaglio season publish --hide
help-season-log =
    Show everything that was decided about the circuit, and by whom.

      ventaglio season log
help-season-key =
    Make a new link with which the circuit is changed in the browser; the old one opens nothing any more.

      ventaglio season key
help-season-print =
    Print the ranking of a circuit, with a column for each event and the rules below.

      ventaglio season print --to circuit.pdf
help-season-archive =
    List the tournaments that are over, the latest first, and who has won them.

      ventaglio season archive
      ventaglio season archive --year 2026
help-season-statistics =
    Say who came to the tournaments, who played with whom, and who won.

      ventaglio season statistics
      ventaglio season statistics --year 2026 --json
help-season-board =
    Print a page for the notice board: what is coming, who has won, how the published circuits stand.

      ventaglio season board --to board.pdf

## Options

opt-season-id = the circuit, by its id; needed where there are several (or VENTAGLIO_CIRCUIT)
opt-season-name = what the circuit is called
opt-season-about = what people are told of it
opt-season-rank = who is ranked: people, pairs or clubs
opt-season-by = where points come from: place, beaten or vp
opt-season-table = the points of each place, from the first, as in 30,25,21
opt-season-others = what every further place gets
opt-season-presence = what everybody gets for playing, on top
opt-season-best = how many results count, the best ones; 0 for all
opt-season-least = how many events one must have played to be ranked
opt-season-club-best = how many people bring a club points at an event; 0 for all
opt-season-replaced = whether those who were replaced during an event get its points too
opt-season-categories = whether every category has a ranking of its own as well
opt-season-ties = what decides between equals, in order: places, vp, events, latest
opt-season-planned = how many events there will be
opt-season-tournament = the tournament, by its id
opt-season-weight = its weight in percent
opt-season-one = a person's key, as “season show” prints it
opt-season-part = they are different people, and need not be asked about
opt-season-hide = show it to nobody any more
opt-season-category = the ranking of this category
opt-season-row = the row of the ranking, counted from the top
opt-season-year = only this year

## What is said

season-which = { $many ->
        [0] There is no circuit: open one with “ventaglio season new”.
       *[other] Which circuit? Name it with --id. There are { $known }.
    }
season-table = “{ $text }” is no table of points: write them from the first place on, as in 30,25,21.
season-ties = “{ $text }” is nothing that decides a tie; there are { $known }.
season-opened = Circuit { $id } is open. Nobody sees it until you publish it.
season-key-once = Whoever has this link may change the circuit. It is shown this once:
season-yes = yes
season-no-category = No category “{ $category }” is ranked here; there are { $known }.
season-no-row = There is no row { $row }: the ranking has { $rows }.
season-statistics = { $events ->
        [one] { $events } tournament
       *[other] { $events } tournaments
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
season-statistics-faithful = Who played most often
season-statistics-winners = Who won most
season-statistics-pairs = Who played together most often
season-statistics-feats = Best results
season-head-id = id
season-head-name = name
season-head-events = events
season-head-public = public
season-head-day = day
season-head-entrants = entrants
season-head-winner = winner
season-head-people = people
season-head-newcomers = for the first time
season-head-who = who
season-head-wins = wins
season-head-podiums = first three
season-head-best = best place
season-head-average = VP on average
season-head-place = Place
season-head-vp = VP
season-head-in-a-round = VP per round
