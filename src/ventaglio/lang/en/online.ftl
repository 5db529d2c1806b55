### The rounds of a tournament at the server's tables.

bad-live-tournament-offline = This tournament is not played at the server's tables.
bad-live-tournament-rests = You have no table this round: you rest, or the positions are not posted yet.
bad-live-tournament-opening = Your table is about to open: try again in a moment.
bad-live-tournament-player = This player does not play in this round: choose from { $players }.
