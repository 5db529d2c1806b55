"""What Tressette brings to those who learn it."""
