"""Hands played out by a function of one's own."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import Code
from ventaglio.games.burraco.kernel.many import Rows
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES
from ventaglio.games.burraco.kernel.playing import Totals, count, step
from ventaglio.games.burraco.kernel.table import END, PHASE, Order, Row
from ventaglio.games.common.kernel.chance import Dice
from ventaglio.games.common.kernel.compiling import compiled_in

Policy = Callable[[Row, Code, Dice, Order, int], int]
"""Which of the legal moves, listed in an array with their number, to do."""
Playing = Callable[[Rows, Code, Dice, Totals, NDArray[np.int64]], None]
"""Plays each table until its hand has ended, and says what each seat's side made of it, and in how many moves."""

LONGEST = 20_000
"""Moves after which a hand is left as it is: some codes let players swap cards with the pile for ever."""


def playing_by(policy: Policy) -> Playing:
    """What plays tables by a function, compiled or not yet, which is compiled in. Keep it: each costs a second or two.

    The legal moves and their doing are read from where they are kept.
    """
    chosen = compiled_in(policy)

    def play(rows: Rows, code: Code, dice: Dice, totals: Totals, moves: NDArray[np.int64]) -> None:
        found = np.empty(MOST_MOVES, np.int64)
        for place in range(len(rows)):
            row = rows[place]
            moves[place] = 0
            while row[PHASE] != END and moves[place] < LONGEST:
                step(row, code, chosen(row, code, dice, found, legal(row, code, found)))
                moves[place] += 1
            count(row, code, totals[place])

    return compiled_in(play)
