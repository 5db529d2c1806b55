"""Tournaments by the codes: judged, paired, ranked, told, printed; seasons, and the registry of a club."""
