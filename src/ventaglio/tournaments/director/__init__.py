"""Tournaments by the codes: who meets whom, what each match is worth, what is done when something goes wrong. Pure."""
