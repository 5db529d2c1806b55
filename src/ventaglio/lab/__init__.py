"""How to try many hands: an arena for bots, environments for learners, and games as data."""
