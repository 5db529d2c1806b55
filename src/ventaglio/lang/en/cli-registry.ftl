### The registry of a club on the command line.

## The commands

help-registry =
    Keep the people of a club: card, club, category, licence; from a spreadsheet too.

    Each club of the server has a registry. Where there are several, name one with --club-id.

      ventaglio registry clubs --new "Circolo Adriatico"
      ventaglio registry import soci.xlsx
      ventaglio registry list ros
help-registry-clubs =
    List the clubs of the server, or found one.

      ventaglio registry clubs
      ventaglio registry clubs --new "Circolo Adriatico"
help-registry-list =
    List the people of a registry, or those whom the letters fit: they begin words of a name, a card or a club.

      ventaglio registry list
      ventaglio registry list "ros an"
help-registry-add =
    Take somebody into the registry.

      ventaglio registry add Rossi Anna --card 101 --club Adriatico --licence 2026
help-registry-change =
    Change what is known of somebody, by the id or by letters that fit nobody else.

      ventaglio registry change "rossi anna" --licence 2027 --shown initial
help-registry-import =
    Take people from a spreadsheet, .xlsx or .csv. Wrong rows are told one by one, and nothing is taken in then, unless
    you accept the good rows with --yes.

      ventaglio registry import soci.xlsx --dry-run
      ventaglio registry import soci.xlsx --yes
help-registry-alike =
    Show who may stand in the registry twice.

      ventaglio registry alike
help-registry-merge =
    Say that two are one person: the first goes on, with what only the other had.

      ventaglio registry merge 3f1c9a2e7b604d58 8a0d5e6f1c2b3947
help-registry-years =
    Show what somebody has played in tournaments of the club that are over.

      ventaglio registry years "rossi anna"
help-registry-hold =
    Say that the club holds a tournament: its players are looked up in the registry from then on.

      ventaglio registry hold abcd2345
      ventaglio registry hold abcd2345 --no
help-registry-keepers =
    Show who keeps the club in the browser, or let one more or one less do so. The last one stays.

      ventaglio registry keepers
      ventaglio registry keepers --add sara
      ventaglio registry keepers --remove ugo
help-registry-export =
    Write everything that is kept of somebody into a file, for whoever asks.

      ventaglio registry export "rossi anna" --to anna.json
help-registry-erase =
    Erase somebody for good, from the registry and from the logs of all tournaments of the club. Results stay, under
    nobody's name.

      ventaglio registry erase "rossi anna" --yes

## What they take

opt-registry-club-id = The club whose registry is meant, by its id; needed where there are several.
opt-registry-person = Somebody, by the id or by letters that fit nobody else.
opt-registry-letters = Letters that begin words of a name, a card or a club.
opt-registry-surname = The surname.
opt-registry-name = The first name.
opt-registry-card = The number of the membership card.
opt-registry-club = The club of which somebody is a member.
opt-registry-category = The category.
opt-registry-licence = The last year for which the card holds.
opt-registry-shown = What everybody may see of the name.
opt-registry-email = The e-mail address, for the club alone.
opt-registry-new-club = Found a club of this name.
opt-registry-file = The spreadsheet.
opt-registry-dry-run = Only show what would happen.
opt-registry-yes = Take the good rows in, though others are wrong.
opt-registry-erase-yes = Yes, for good.
opt-registry-hold-no = The club does not hold it any more.

## What they say

registry-no-such-club = There is no club { $club }.
registry-which = { $many ->
        [0] There is no club yet: found one with ventaglio registry clubs --new NAME.
       *[other] There are several clubs: name one with --club-id. { $known }
    }
registry-who = “{ $typed }” fits { $many ->
        [0] nobody in the registry.
       *[other] more than one person: use the id.
    }
registry-nobody-twice = Nobody seems to stand there twice.
registry-row = Row { $row }: { $what }
registry-would = New: { $new }, to be brought up to date: { $updated }, wrong rows: { $bad }. Nothing was taken in.
registry-imported = New: { $new }, brought up to date: { $updated }, wrong rows: { $bad }.
registry-erase-ask = { $who } would be erased for good: say --yes if that is meant.
registry-erased = Erased; stood in { $tournaments ->
        [one] one tournament.
       *[other] { $tournaments } tournaments.
    }
registry-held = The club holds tournament { $tournament }.
registry-not-held = The club does not hold tournament { $tournament } any more.
registry-head-id = Id
registry-head-club = Club
registry-head-person = Name
registry-head-card = Card
registry-head-category = Category
registry-head-licence = Licence
registry-head-since = Since
registry-keeper-who = { $many ->
        [0] Nobody here has the login, the id or the name “{ $typed }”.
       *[other] Several are called “{ $typed }”: say which by id or login ({ $known }).
    }
registry-no-keepers = Nobody keeps this club in the browser.
opt-registry-keeper-add = somebody who keeps the club too from now on, by login, id or name
opt-registry-keeper-remove = somebody who keeps it no longer
registry-head-day = Day
registry-head-tournament = Tournament
registry-head-partners = With
registry-head-place = Place
