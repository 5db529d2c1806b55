"""What environments and sets of data of all games are made of."""
