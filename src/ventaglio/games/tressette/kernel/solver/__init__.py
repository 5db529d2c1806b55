"""Tressette with all cards seen: the exact points of a position, and of every card that may be played to it."""
