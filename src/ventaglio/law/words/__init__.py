"""Articles, norms and rulings in a reader's words."""
