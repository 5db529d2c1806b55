"""What each code says about tournaments, each a complete value of `Regulation`."""
