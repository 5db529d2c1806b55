"""What every game shares: norms, seats, refusals, log, record, cases, and the protocols of game and agent."""
