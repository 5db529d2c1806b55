"""Many tables in one call: rows are a two-dimensional array, a table to a row, and Python does nothing for each.

A table whose hand has ended has no moves, and is left as it is by a step.
"""

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.cards import pack
from ventaglio.games.burraco.kernel.factored import CHOICES, choose, mask_choices
from ventaglio.games.burraco.kernel.figures import CARDS, CUT, Code
from ventaglio.games.burraco.kernel.moves import legal
from ventaglio.games.burraco.kernel.numbering import ACTIONS, MOST_MOVES
from ventaglio.games.burraco.kernel.observing import observe
from ventaglio.games.burraco.kernel.playing import Totals, count, step
from ventaglio.games.burraco.kernel.table import END, PHASE, ROW, TURN, Order, deal
from ventaglio.games.common.kernel.chance import Dice, shuffle
from ventaglio.games.common.kernel.compiling import bare, whole

Rows = NDArray[np.int16]
Masks = NDArray[np.uint8]
Observations = NDArray[np.int16]

ON_TURN = -1
"""As a seat: whoever is on turn."""


def new_rows(tables: int) -> Rows:
    """So many tables before their deal."""
    return np.zeros((tables, ROW), np.int16)


def tidy_pack(code: Code) -> Order:
    """The pack of a table, to be shuffled."""
    return np.array([card.index for card in pack(int(code[CARDS]) // 54)], np.int64)


def deal_many(rows: Rows, code: Code, seeds: NDArray[np.uint64], dealers: NDArray[np.int64]) -> None:
    """Deal every table from a seed of its own."""
    tidy = tidy_pack(code)
    _deal_many(rows, code, seeds, dealers, tidy, tidy.copy(), np.zeros(1, np.uint64))


@bare
def _deal_many(
    rows: Rows,
    code: Code,
    seeds: NDArray[np.uint64],
    dealers: NDArray[np.int64],
    tidy: Order,
    order: Order,
    dice: Dice,
) -> None:
    for table in range(len(rows)):
        for place in range(len(tidy)):
            order[place] = tidy[place]
        dice[0] = seeds[table]
        shuffle(dice, order)
        deal(rows[table], code, order, whole(code[CUT]), dealers[table])


def legal_many(rows: Rows, code: Code, found: Order, counts: NDArray[np.int64]) -> None:
    """List the moves of every table into the rows of ``found``, each `MOST_MOVES` long, and how many they are."""
    _legal_many(rows, code, found, counts)


@bare
def _legal_many(rows: Rows, code: Code, found: Order, counts: NDArray[np.int64]) -> None:
    for table in range(len(rows)):
        counts[table] = legal(rows[table], code, found[table])


def legal_masks(rows: Rows, code: Code, masks: Masks) -> None:
    """Mark the moves of every table, `ACTIONS` to a row."""
    _legal_masks(rows, code, masks, np.zeros(MOST_MOVES, np.int64))


@bare
def _legal_masks(rows: Rows, code: Code, masks: Masks, found: Order) -> None:
    for table in range(len(rows)):
        for place in range(ACTIONS):
            masks[table, place] = 0
        for place in range(legal(rows[table], code, found)):
            masks[table, found[place]] = 1


@bare
def step_many(rows: Rows, code: Code, moves: NDArray[np.int64]) -> None:
    """Do a legal move at every table."""
    for table in range(len(rows)):
        if rows[table, PHASE] != END:
            step(rows[table], code, moves[table])


def choice_masks(rows: Rows, code: Code, masks: Masks) -> None:
    """Mark the choices of every table, `CHOICES` to a row: see `factored`."""
    assert masks.shape == (len(rows), CHOICES)
    _choice_masks(rows, code, masks, np.zeros(MOST_MOVES, np.int64))


@bare
def _choice_masks(rows: Rows, code: Code, masks: Masks, found: Order) -> None:
    for table in range(len(rows)):
        mask_choices(rows[table], code, found, masks[table])


@bare
def choose_many(rows: Rows, code: Code, choices: NDArray[np.int64]) -> None:
    """Make a choice at every table."""
    for table in range(len(rows)):
        if rows[table, PHASE] != END:
            choose(rows[table], code, choices[table])


@bare
def observe_many(rows: Rows, code: Code, seats: NDArray[np.int64], out: Observations) -> None:
    """Write what one seat of every table sees; seat -1 is whoever is on turn."""
    for table in range(len(rows)):
        seat = seats[table]
        if seat < 0:
            seat = whole(rows[table, TURN])
        observe(rows[table], code, seat, out[table])


@bare
def count_many(rows: Rows, code: Code, totals: Totals) -> None:
    """What the side of each seat of every table has made, as it stands."""
    for table in range(len(rows)):
        count(rows[table], code, totals[table])
