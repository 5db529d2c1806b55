"""Tressette in the terminal."""
