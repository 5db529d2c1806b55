"""The texts: one folder each, with its articles, its norms of play, its rulings and its tournaments.

`text` says what a text is and how an edition is made from another; `shelf` has them all, by id and edition; `games` and
`desk` are the games and the tournaments with the texts at hand, for whoever reads a record, a log or a command line.
"""
