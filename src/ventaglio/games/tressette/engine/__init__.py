"""Tressette by the code of the Italian federation: the classic game of four, traditional and modern."""
