"""The judge's chapters: one for each part of a tournament's day."""
