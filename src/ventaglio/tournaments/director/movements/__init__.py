"""How the entrants move from round to round (F19 2, INT 2). Same input and seed, same tables."""
