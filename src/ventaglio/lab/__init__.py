"""How to try many hands: environments for learners, and games as data."""
