"""The texts of Burraco: one folder each, with its articles, norms, rulings and tournaments."""
