"""What is shown and asked in a terminal: the screen, a person's answers, and each game's table and commands."""
