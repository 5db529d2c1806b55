"""Games by the million as tables of a data frame: one row a hand, one row a move."""
