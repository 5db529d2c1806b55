"""Burraco in the terminal."""
