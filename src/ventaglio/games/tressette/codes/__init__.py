"""The texts of Tressette: one folder each."""
