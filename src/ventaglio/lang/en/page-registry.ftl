### The registry of a club on its page and at entry.

page-registry-title = Registry
page-registry-of = Registry of { $club }
page-registry-about = Only those who keep the club see this page. Desks of tournaments that the club holds are offered these names at entry.
page-registry-to-club = To the club
page-registry-panel-people = People
page-registry-panel-alike = Duplicates and clubs
page-registry-panel-sheets = Spreadsheets
page-registry-panel-changes = Changes
page-registry-panel-keepers = Keepers
page-registry-keepers = Who keeps the club
page-registry-keepers-about = Each of them sees and changes the registry, holds tournaments in the name of the club and may hand it on. One always stays.
page-registry-keeper-since = since { $day }
page-registry-keeper-who = A friend, or somebody you have played with
page-registry-keeper-add = Keeps the club too
page-registry-keeper-added = { $name } keeps the club too.
page-registry-keeper-remove = Keeps it no longer
page-registry-keeper-remove-who = { $name } keeps the club no longer
page-registry-keeper-removed = { $name } keeps the club no longer.
page-registry-keeper-nobody = To let somebody else keep the club too, send that person your link of friendship.

## People

page-registry-people = { $count ->
        [0] Nobody yet
        [one] One person
       *[other] { $count } people
    }
page-registry-add = Add somebody
page-registry-added = { $who } is in the registry.
page-registry-save = Save
page-registry-saved = Saved.
page-registry-never-mind = Never mind
page-registry-search = Search by name, card or club
page-registry-who = Name
page-registry-surname = Surname
page-registry-name = First name
page-registry-card = Card
page-registry-club = Club
page-registry-category = Category
page-registry-licence = Licence, year
page-registry-email = E-mail (the club alone sees it)
page-registry-shown = What everybody sees
page-registry-shown-name = surname and name
page-registry-shown-initial = surname and initial
page-registry-shown-nobody = no name (***)
page-registry-none = The registry is empty: add people one by one, or take a spreadsheet.
page-registry-none-found = Nobody of this name.
page-registry-more = { $shown } of { $total } are shown: search for the others.
page-registry-history = Over the years
page-registry-years = Tournaments: { $events }; won: { $wins }; among the first three: { $podiums }.
page-registry-no-history = No tournament of this club that is over.
page-registry-day = Day
page-registry-tournament = Tournament
page-registry-with = With
page-registry-place = Place
page-registry-place-of = { $place } of { $of }
page-registry-replaced = replaced during it
page-registry-rights = Their data
page-registry-rights-about = Whoever asks may have everything that is kept of them, or have it erased.
page-registry-export = Everything as a file
page-registry-erase = Erase…
page-registry-erase-sure = Erase for good
page-registry-erase-about = The name goes from the registry and from the logs of all tournaments of the club, and cannot come back. Results stay, under nobody's name.
page-registry-erased = Erased.

## Duplicates and clubs

page-registry-alike = Who may stand here twice
page-registry-why-name = the same name
page-registry-why-initial = an initial in place of the name
page-registry-why-near = a letter's difference
page-registry-merge = They are one person
page-registry-merged = { $who } stands here once now.
page-registry-nobody-twice = Nobody seems to stand here twice.
page-registry-clubs = Clubs
page-registry-no-clubs = Nobody has a club yet.
page-registry-rename-to = New name
page-registry-rename = Rename

## Spreadsheets

page-registry-import = From a spreadsheet
page-registry-import-about = A .xlsx or .csv file with a row of headings: surname, name, card, club, category, licence, e-mail. Whoever is known by card or by name is brought up to date; nothing is taken in until you confirm.
page-registry-file = The file
page-registry-import-found = New: { $new }. To be brought up to date: { $updated }. As they were: { $same }. Rows to be put right: { $bad }.
page-registry-import-done = Taken in. New: { $new }, brought up to date: { $updated }, left out: { $bad }.
page-registry-import-who = Who they are: { $count }
page-registry-import-confirm = { $count ->
        [one] Take one person in
       *[other] Take { $count } people in
    }
page-registry-row = Row
page-registry-wrong = What is wrong
page-registry-export-csv = Everybody (.csv)

## Changes

page-registry-changes = What was changed
page-registry-no-changes = Nothing yet.
page-registry-undo = Take back
page-registry-undo-of = Take back: { $what }
page-registry-undone = Taken back.

## At entry

page-registry-offered = People of the registry
page-registry-expired = The licence of { $who } is of { $year }.
page-registry-held = Held by { $club }: its registry is offered as you type.
page-registry-not-held = No club holds this tournament yet.
page-registry-hold = Held by { $club }
page-registry-hold-no = Held by no club
