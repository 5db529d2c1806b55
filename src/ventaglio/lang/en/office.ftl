### Tournaments on a server.

## Why the office says no

desk-no-role =
    Whoever works as { $role ->
        [director] director cannot speak for the players
        [referee] referee cannot put this on record
        [scorer] scorer cannot put this on record
        [check-in] check-in cannot put this on record
       *[other] { $role } cannot put this on record
    }: use the link of the role that may.
desk-no-not-yours = Players speak only for their own entry.
bad-tournament-none = There is no tournament { $tournament } here.
bad-tournament-key-entrant = A player's key is for an entrant, and no other key is: write the number of the entrant for a player, and none for the others.
bad-tournament-no-key = There is no such key: it was revoked, or belongs to another tournament.

## Saved tournaments

bad-tournament-no-file = This is no saved tournament, or only a part of one.
bad-tournament-version = The file has version { $found }; this program reads version { $known }.
bad-tournament-checksum = The file has been changed since it was saved, or is damaged.
bad-tournament-file = The file cannot be read: { $problem }

## Spreadsheets

bad-sheet-kind = { $file } is no spreadsheet that can be read here: save it as .xlsx or .csv.
bad-sheet-large = { $file } is too large for a list: is it the right file?
bad-sheet-empty = { $file } is empty.
bad-sheet-which = { $file } has several sheets with something in them: { $sheets }. Say which.
bad-sheet-none = { $file } has no sheet “{ $sheet }”. There are: { $sheets }.
bad-sheet-alone = { $file } has no sheets to choose from: leave the name of the sheet out.
bad-tournament-other-name = The tournament is called “{ $name }”: to delete it, write exactly that.
bad-tournament-counts = The tournament counts in a circuit by your own word ({ $circuits }): take it out there first, or put it away, which takes nothing from a ranking.
