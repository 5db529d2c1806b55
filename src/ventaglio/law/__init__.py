"""Law: what a text is, which texts there are, and how a referee rules by one. The texts lie with their games.

`text` says what a text is and how an edition is made from another; `shelf` has them all, by id and edition. They
lie in ``games/<game>/codes``: the code of a club, for one, in ``games/burraco/codes/circolo``.
"""
