"""Burraco for research: hands as rows, environments, and the training of its player."""
