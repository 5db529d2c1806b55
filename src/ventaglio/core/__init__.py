"""What everything else rests on: norms, seats, refusals, log, record, cases, and the protocols of game and agent."""
