"""Where everything stands in the one array that the search works on, its bench.

A compiled function passes an array as seven numbers each time it calls itself, so there is one of them and no more:
with the position, the tables that are looked up, and the memory of what was found before.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.pointing import Pointed

Bench = NDArray[np.int64]
Near = Pointed
"""The bench as the search has it."""

PLIES: Final = 44
"""Forty cards, and one place more for each seat so that nobody looks beyond the end."""
MOVES: Final = 12
"""Room for the cards that one may choose from."""

HANDS: Final = 0
"""The cards of each seat."""
SIDES: Final = 4
"""A bit for each seat, set if it is of the second side."""
PARTNER: Final = 5
"""The partner of each seat."""
END: Final = 9
"""The ply at which all cards are played; plies are counted from the lead to the trick on the table."""
NODES: Final = 10
"""How many tricks have been begun in search."""
BUDGET: Final = 11
"""How many may be."""
STOPPED: Final = 12
"""Set when no more time may be spent: then nothing that is returned means anything."""
AGE: Final = 13
"""Which deal this is: what the memory holds of others is not looked at."""
NEXT: Final = 14
"""Which entry of a full shelf is given up next."""
SHELVES: Final = 15
"""How many shelves of the memory are in use, less one."""
FEWEST: Final = 16
"""Set where the aim is the fewest points."""
COUNTED: Final = 17
"""The cards that are worth something, as a set."""
ACES: Final = 18
"""Those that are worth a whole point."""

HALT: Final = 19
"""Set from outside when the time is up."""
LEADER: Final = 20
TOTAL: Final = 21
BEST: Final = 22
TAKER: Final = 23
GATHERED: Final = 24
LAID: Final = 25
"""The trick on the table, and after a card has been tried there: who led, what will be made in all, the best card and
who played it, what the cards count, the cards."""

RELEVANT: Final = 32
"""For each ply, the cards whose rank mattered to what was found there."""
CARD: Final = RELEVANT + PLIES
"""For each ply, the cards to choose from, best first."""
SCORE: Final = CARD + PLIES * MOVES
"""For each of these, how promising it looks; once tried, what came of it."""
MATTERED: Final = SCORE + PLIES * MOVES
"""For each of these, once tried, the cards whose rank mattered."""
WORTH: Final = MATTERED + PLIES * MOVES
"""For each set of ranks still out in a suit: which of them count, from the top, and ten bits on which are aces."""
HOLDERS: Final = WORTH + 1024
"""For each suit and set of its ranks still out: who has them, from the top, as two planes of ten bits."""
DECIDED: Final = HOLDERS + 4 * 1024
"""For each seat and card, how often of late it decided a question when it was led: from 0, never, to 1024."""
ENTRIES: Final = DECIDED + 4 * 40
"""The entries of the memory, to the end."""

ROW: Final = 8
"""The numbers of one entry in the memory."""
SHELF: Final = 32
"""How many entries share a shelf."""
