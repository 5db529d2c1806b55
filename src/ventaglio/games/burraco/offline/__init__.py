"""What Burraco brings to the pocket."""
