"""Burraco for whoever studies it: hands as rows, environments, and the training of its player."""
