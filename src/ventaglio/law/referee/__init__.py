"""The referee: from what happened, through the facts that matter, to what must be done now, each step with its article.

`inquiry` asks and rules; `remedies` is the vocabulary of what a referee can order; the rulings lie with the texts of
each game, one module per family of articles.
"""
