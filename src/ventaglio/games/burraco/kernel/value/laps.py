"""The next laps played out, in a world that could be, from each of some moves."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import Code
from ventaglio.games.burraco.kernel.numbering import ATTACH, DISCARD
from ventaglio.games.burraco.kernel.playing import Totals, count, step
from ventaglio.games.burraco.kernel.table import END, NONE, PHASE, PLAY, TURN, Order, Row
from ventaglio.games.burraco.kernel.value.guessing import reshuffle
from ventaglio.games.burraco.kernel.value.layout import Desk, Net, Unseen
from ventaglio.games.burraco.kernel.value.net import at_stake, result_of, settle, value
from ventaglio.games.burraco.kernel.value.thinking import Values, careful_move
from ventaglio.games.burraco.kernel.value.turns import copy, quick_move
from ventaglio.games.common.kernel.chance import Dice, below
from ventaglio.games.common.kernel.compiling import bare, whole

Results = NDArray[np.float64]
"""By world and by move, what it came to."""

UNTIL_THE_END: Final = 1 << 20
"""More turns than a hand has."""


@bare
def play_lap(
    row: Row,
    code: Code,
    seat: int,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    third: Row,
    moves: Order,
    values: Values,
    dice: Dice,
    turns: int,
    totals: Totals,
) -> float:
    """Play on in a world that could be, for so many turns, and say what it is worth to a seat then.

    What is left of the seat's own turn is played with care, all that follows quickly. ``row`` is used up: it is in the
    middle of the seat's turn, or after it.
    """
    finished = 0
    thrown = whole(NONE)
    while row[PHASE] != END:
        before = row[PHASE]
        mover = whole(row[TURN])
        if finished == 0 and mover == seat:
            move = careful_move(row, code, net, desk, unseen, found, spare, third, moves, values, 0.0, dice)
        else:
            move = quick_move(row, code, net, desk, unseen, found, spare, dice)
        thrown = move - DISCARD if before == PLAY and DISCARD <= move < ATTACH else whole(NONE)
        if thrown >= 0 and mover == seat and finished > 0:
            settle(row, code, seat, net, desk, unseen)
        step(row, code, move)
        if thrown >= 0:
            finished += 1
            if mover == seat and finished > turns:
                break
    if row[PHASE] == END:
        count(row, code, totals)
        return at_stake(row, seat, desk, result_of(row, code, totals, seat))
    return value(row, code, seat, net, desk, unseen, whole(0), whole(0), thrown)


@bare
def try_moves(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    third: Row,
    inner: Order,
    weighed: Values,
    moves: Order,
    some: int,
    turns: int,
    seed: int,
    values: Values,
    totals: Totals,
    dice: Dice,
) -> None:
    """Play on from each of these moves, in one world, for so many turns, and write what each came to."""
    seat = whole(row[TURN])
    for place in range(some):
        copy(row, other)
        step(other, code, moves[place])
        dice[0] = np.uint64(seed)
        values[place] = play_lap(
            other,
            code,
            seat,
            net,
            desk,
            unseen,
            found,
            spare,
            third,
            inner,
            weighed,
            dice,
            turns,
            totals,
        )


@bare
def try_worlds(
    row: Row,
    code: Code,
    net: Net,
    desk: Desk,
    unseen: Unseen,
    found: Order,
    spare: Row,
    other: Row,
    third: Row,
    inner: Order,
    weighed: Values,
    moves: Order,
    turns: int,
    first: int,
    seed: int,
    order: Order,
    results: Results,
    totals: Totals,
    dice: Dice,
) -> None:
    for world in range(len(results)):
        dice[0] = np.uint64(seed) + np.uint64(first + world) * np.uint64(7919)
        reshuffle(row, code, whole(row[TURN]), order, dice)
        try_moves(
            row,
            code,
            net,
            desk,
            unseen,
            found,
            spare,
            other,
            third,
            inner,
            weighed,
            moves,
            whole(len(moves)),
            turns,
            whole(below(dice, whole(1 << 30))),
            results[world],
            totals,
            dice,
        )
