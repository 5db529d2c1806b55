"""What players of all games share: they see only what their seat sees, and meet in one loop."""
