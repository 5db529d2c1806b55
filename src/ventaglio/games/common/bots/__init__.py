"""Players that see only what their seat sees, and the tables where they meet; a room for each game."""
