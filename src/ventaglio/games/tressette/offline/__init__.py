"""What Tressette brings to the pocket."""
