"""The referee: from what happened, through the facts that matter, to what must be done now, each step with its article.

`inquiry` asks and rules; `remedies` is the vocabulary of what a referee can order; `burraco` and `tressette` hold the
rulings, one module per family of articles.
"""
