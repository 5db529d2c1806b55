"""The arena: bots against bots on the same cards, until it is known who plays better."""
