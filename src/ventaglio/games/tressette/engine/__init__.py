"""The rules of Tressette as a program: the classic game of four, by either set of norms."""
