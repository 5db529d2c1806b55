"""Passate played out by a function of one's own."""

from collections.abc import Callable

import numpy as np

from ventaglio.games.common.kernel.chance import Dice
from ventaglio.games.common.kernel.compiling import compiled_in
from ventaglio.games.tressette.kernel.actions import MOST_LEGAL
from ventaglio.games.tressette.kernel.figures import Code, Numbers
from ventaglio.games.tressette.kernel.many import legal_row, step_row
from ventaglio.games.tressette.kernel.table import FOLLOW, LEAD, PAIRING, PHASE, Row, Rows

Policy = Callable[[Row, Code, Dice, Numbers, int], int]
"""Which of the legal acts, listed in an array with their number, to do."""
Playing = Callable[[Rows, Code, Dice, Numbers], None]
"""Plays each table until its passata is over, and says in how many acts."""


def playing_by(policy: Policy) -> Playing:
    """What plays tables by a function, compiled or not yet, which is compiled in. Keep it: each costs a second or two.

    The legal acts and their doing are read from where they are kept.
    """
    chosen = compiled_in(policy)

    def play(rows: Rows, code: Code, dice: Dice, moves: Numbers) -> None:
        found = np.empty(MOST_LEGAL, np.int64)
        for place in range(len(rows)):
            row = rows[place]
            moves[place] = 0
            while row[PHASE] in (PAIRING, LEAD, FOLLOW):
                size = legal_row(row, code, found)
                step_row(row, code, chosen(row, code, dice, found, size))
                moves[place] += 1

    return compiled_in(play)
