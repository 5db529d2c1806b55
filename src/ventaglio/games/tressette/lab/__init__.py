"""Tressette for whoever studies it: passate as rows, and environments."""
