"""Burraco by four written codes, for two to six players."""
