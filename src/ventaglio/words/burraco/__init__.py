"""The words of Burraco."""
