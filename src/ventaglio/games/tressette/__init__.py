"""Tressette by the code of its federation: everything of the game is in this folder."""
