"""``ventaglio season``: circuits of tournaments and the club's archive, on the same database as the server's."""
