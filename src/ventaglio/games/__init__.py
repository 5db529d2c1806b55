"""Games: Burraco and Tressette, each whole in one folder, and what all games have in common."""
