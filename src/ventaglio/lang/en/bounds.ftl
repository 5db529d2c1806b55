### What is too much, and what comes from elsewhere.

## What a server does beside

bad-work-too-long = This took more than { $seconds } seconds and was given up: is it the right file?
bad-work-too-much = This is too much to be worked out here: is it the right file?
bad-mark = The mark of a request has 8 to 64 letters without accents, digits, - and _.
bad-work-waits = Too much waits to be worked out already: try again in a moment.
opt-serve-bounds = figures of what a stranger can have that shall be others: "onlookers=50 sockets=100"
bad-bounds = { $variable }: { $problem }. There are { $known }.

## What a table takes

bad-live-muted = You are saying too much at once: for { $seconds } seconds nobody hears you.
bad-live-onlookers = So many look on at this table already that there is no room: try again later.

## Tournaments from a file

bad-tournament-large = The file is too large for a tournament: is it the right one?
bad-tournament-keys = The file names keys that open nothing here.
bad-tournament-role = There is no role “{ $role }”.
bad-tournament-line = Line { $line } of the file would not be put on record here: { $problem }
desk-no-line-too-long = This is longer than anything that the log keeps in one line: write it shorter.
desk-no-log-full = The log of this tournament has { $most } lines, and takes no more.
desk-no-imported-lines = The line speaks of { $lines } imported lines; before it there are { $of }.
desk-no-too-many-entrants = There are { $most } entrants already, and no tournament here takes more.
desk-no-too-many-rounds = The notice plans { $rounds } rounds; no tournament here has more than { $most }.
audit-imported =
    Imported from a file that this house had not signed: the { $lines } lines so far are unverified{ $differing ->
        [none] { "" }
       *[other] , and this program would have drawn otherwise in lines { $differing }
    }
tournament-restored-foreign = It is not a file that this house has signed: it was judged line by line, and is marked as imported, unverified.
paper-record-imported = From the tournament's log, line { $seq } · imported up to line { $imported }, unverified
bad-pad-full = This score pad is full: it takes { $most } notes. Begin a new one.
bad-pad-note = This is no note of a score pad.
