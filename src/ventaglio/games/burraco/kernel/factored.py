"""The moves in fewer numbers, for whoever learns: an opening is two choices, and everything else one.

| from | choices | which |
|---|---|---|
| 0 | `OPEN_RUN` | draw, take, discard, attach: the same numbers as moves have |
| `BEGIN_RUN` | 4 × 6 | begin a run: suit, wild |
| `BEGIN_SET` | 13 × 6 | begin a set: rank, wild |
| `SHAPE` | 469 | the run that was begun has this shape |
| `SUITS` | 256 | the set that was begun has so many of each suit |

What was begun stands in the row, in `BEGUN`, and only what leads to a legal opening can be begun.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import Code
from ventaglio.games.burraco.kernel.melds import SHAPE_COUNT
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import BY_SUITS, OPEN_RUN, OPEN_SET, WILD_KINDS
from ventaglio.games.burraco.kernel.playing import step
from ventaglio.games.burraco.kernel.table import BEGUN, END, PHASE, Order, Row
from ventaglio.games.common.kernel.compiling import bare, whole

BEGIN_RUN: Final = OPEN_RUN
BEGIN_SET: Final = BEGIN_RUN + 4 * WILD_KINDS
SHAPE: Final = BEGIN_SET + 13 * WILD_KINDS
SUITS: Final = SHAPE + SHAPE_COUNT
CHOICES: Final = SUITS + BY_SUITS
"""How many choices there are."""

Mask = NDArray[np.uint8]


@bare
def beginning_of(move: int) -> int:
    """The choice that begins a move; of what is no opening, the move."""
    if move < OPEN_RUN:
        return move
    if move < OPEN_SET:
        return BEGIN_RUN + (move - OPEN_RUN) // SHAPE_COUNT
    return BEGIN_SET + (move - OPEN_SET) // BY_SUITS


@bare
def finish_of(move: int) -> int:
    """The choice that finishes an opening."""
    if move < OPEN_SET:
        return SHAPE + (move - OPEN_RUN) % SHAPE_COUNT
    return SUITS + (move - OPEN_SET) % BY_SUITS


@bare
def move_chosen(row: Row, choice: int) -> int:
    """The move that a choice makes of what was begun."""
    begun = whole(row[BEGUN])
    if begun == 0:
        return choice
    if begun < BEGIN_SET:
        return OPEN_RUN + (begun - BEGIN_RUN) * SHAPE_COUNT + choice - SHAPE
    return OPEN_SET + (begun - BEGIN_SET) * BY_SUITS + choice - SUITS


@bare
def choose(row: Row, code: Code, choice: int) -> None:
    """Do what a choice says, or note what it begins. What is not legal is not looked for."""
    if row[BEGUN] == 0 and choice >= BEGIN_RUN:
        row[BEGUN] = choice
    else:
        move = move_chosen(row, choice)
        row[BEGUN] = 0
        step(row, code, move)


@bare
def mask_choices(row: Row, code: Code, found: Order, mask: Mask) -> None:
    """Mark the choices that there are. ``found`` is room for moves."""
    for place in range(CHOICES):
        mask[place] = 0
    if row[PHASE] == END:
        return
    begun = row[BEGUN]
    for place in range(legal(row, code, found)):
        move = whole(found[place])
        beginning = beginning_of(move)
        if begun == 0:
            mask[beginning] = 1
        elif beginning == begun:
            mask[finish_of(move)] = 1
