"""What Burraco brings to those who learn it."""
