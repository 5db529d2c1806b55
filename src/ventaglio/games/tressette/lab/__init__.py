"""Tressette for research: passate as rows, and environments."""
