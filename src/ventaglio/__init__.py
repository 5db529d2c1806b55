"""Play, referee, direct and study the Italian card games Burraco and Tressette."""

__version__ = "0.1.0"
