"""Burraco by four written codes, for two to six players: everything of the game is in this folder."""
