"""A tournament on the network: its desk, what it shows, what goes in and out."""
