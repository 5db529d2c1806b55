# The registry of a club: what it refuses, and how it is told.

bad-registry-nobody = there is no such person in the registry
bad-registry-full = the registry is full: it takes { $most } people
bad-registry-same = this is one person already
bad-registry-no-club = nobody in the registry is a member of { $club }
bad-registry-undo-late = this cannot be taken back any more: { $person } was changed again since
bad-registry-undo-never = this cannot be taken back
bad-registry-no-surname = a person has a surname
bad-registry-licence = a licence is for a year, such as 2026; “{ $text }” is none
bad-registry-email = “{ $text }” is no e-mail address
bad-registry-card-taken = { $person } has card { $card } already
bad-registry-long = “{ $text }…” is too long: at most { $most } letters
bad-registry-no-change = there is no change no. { $number }
bad-club-last-keeper = this is the last one who keeps the club: let somebody else keep it first
bad-club-no-keeper = this person does not keep the club
bad-club-keepers = a club is kept by { $most } people at the most
bad-club-keeper-unknown = only a friend, or somebody you have played with, can keep the club too
bad-club-registry = there are people in the registry of this club: export and erase them first

## What was changed

registry-did-added = Added: { $who }
registry-did-changed = Changed: { $who }
registry-did-merged = Two are one: { $who }
registry-did-imported = { $many ->
        [one] From a spreadsheet: { $who }
       *[other] From a spreadsheet: { $many } people ({ $who }…)
    }
registry-did-club-renamed = Club { $old } is now { $new } ({ $many })
registry-did-undone = Change no. { $change } taken back: { $who }
registry-did-erased = Somebody was erased

## Rows of a spreadsheet

registry-import-headings = There is no row of headings: write Cognome, Nome, Tessera, Circolo, Categoria, Licenza, or Surname, Name, Card, Club, Category, Licence.
registry-import-rows = There is nobody below the headings.
registry-import-surname = The surname is missing.
registry-import-twice = { $person } stands in row { $other } already.
registry-import-namesakes = There are { $many } people called { $person }: write the card, so that one knows who is meant.
registry-import-card = Card { $card } is { $person }’s in the registry, not { $typed }’s.
