"""What is said to people about games: sentences and plain data, the same for a terminal and for a screen elsewhere."""
