"""What is shown and asked in a terminal, whatever the game: the screen, a person's answers, the host of a table."""
