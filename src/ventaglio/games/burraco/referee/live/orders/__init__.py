"""What each order does to a live-table: to turns, to cards, to melds, to the pozzetti, to the hand and beyond it."""
