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
bad-club-registry = there are people in the registry of this club: export and erase them first
