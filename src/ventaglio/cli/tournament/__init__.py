"""``ventaglio tournament``: a tournament's desk from the command line, on the same database as the server's."""
