"""Seasons: rankings over several tournaments, by rules that are data, with a line for every figure.

Pure, like the director: final rankings come in with their people, and a ranking goes out with what it was made of.
"""
