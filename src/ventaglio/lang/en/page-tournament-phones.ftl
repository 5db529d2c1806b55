### Phones and the hall on the pages: following a pair, links for players, rooms, one wall for all.

## Following

page-follow-about = Choose your pair and this phone follows it: it tells you your table as soon as positions are out.
page-follow-no = Follow nobody
page-follow-own = Where you play, and your matches
page-follow-line = { $line ->
        [1] Line N-S (first)
       *[other] Line E-W (second)
    }{ $room ->
        [none] { "" }
       *[other] {" "}· { $room }
    }
page-follow-told = Round { $round }: table { $table }, { $line ->
        [1] line N-S
       *[other] line E-W
    }{ $room ->
        [none] { "" }
       *[other] , { $room }
    }, against { $who }
page-follow-soon = The round has not begun yet.
page-follow-begun = Round { $round } is being played.
page-follow-over = Time-out: round { $round } is over.
page-follow-alerts = Call me when positions are out
page-follow-alerts-about = The device calls when there is a new table, a start or a time-out, even while you look elsewhere.
page-follow-take-back = Take it back
page-follow-taken-back = Taken back.
page-follow-take-back-left = Time left to take it back

## Links and codes

page-follow-phones = Phones in the hall
page-follow-phones-about = Whoever points a phone at this code sees positions, clock and rankings, and can follow a pair. Nothing has to be installed.
page-follow-qr = Code of the public page
page-follow-qr-of = Code of the link of { $who }
page-follow-qr-role = Code of the new link
page-follow-links = Links for all players
page-follow-links-about = With its own link each entry sends and confirms its score. The sheets have a code for each entry or table; they are the same whenever you print them.
page-follow-links-show = Show them here
page-follow-links-copy = Copy all
page-follow-links-all = Number, entry and link
page-follow-links-code = Code of an entry
page-follow-wall = One screen for all tournaments
page-desk-paper-player-links = Links, by entry
page-desk-paper-table-links = Links, by table

## Rooms

page-rooms-title = Rooms and table numbers
page-rooms-about = Without rooms, tables are numbered from 1. With several tournaments or rooms, each begins with a number of its own.
page-rooms-room = Room { $number }
page-rooms-name = Name
page-rooms-first = Number of the first table
page-rooms-tables = Tables (empty: all that are left)
page-rooms-add = Add a room
