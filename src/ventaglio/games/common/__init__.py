"""What all games share: the folder of a game has the same names, and is written against these."""
