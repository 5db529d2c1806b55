"""The games as numbers: regular play on fixed arrays, compiled, for whoever plays millions of hands."""
