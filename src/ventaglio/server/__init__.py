"""The server: the network, the tables, the desks of tournaments, and the database."""
