"""What the desk of a tournament says: why not, what happened, what counts, what comes next."""
