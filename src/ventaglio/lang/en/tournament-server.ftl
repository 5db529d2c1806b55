### What the server tells the desk of a tournament, apart from objections.

desk-overtaken = Meanwhile somebody else has put something on record: look again, then try again.
bad-tournament-computed = The server works this out itself: draws and rankings are not written by hand.
