"""What some moves of one position are worth: each is done in many worlds, and the hand is played to its end.

A world is the table of a seat with what that seat does not see dealt anew: the other hands, the pozzetti, the stock.
All moves meet the same worlds, so that what one world brings to all of them alike does not blur their difference.
"""

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import LARGEST, PLAYERS, POZZETTI, SIZES, Code
from ventaglio.games.burraco.kernel.numbering import MOST_MOVES
from ventaglio.games.burraco.kernel.planner import Weights, play_on
from ventaglio.games.burraco.kernel.playing import Totals, count, step
from ventaglio.games.burraco.kernel.table import (
    BOTTOM,
    FACES,
    HANDS,
    LEFT,
    MOST,
    POZZETTO,
    SIDES,
    SIZE,
    STOCK,
    TOP,
    Order,
    Row,
    drop,
    give,
    new_row,
)
from ventaglio.games.common.kernel.chance import Dice, below, dice
from ventaglio.games.common.kernel.compiling import bare, whole

Values = NDArray[np.float64]


@bare
def redeal(row: Row, code: Code, seat: int, dice: Dice, cards: Order) -> None:
    """Deal anew what a seat does not see; ``cards`` has room for a pack."""
    players, unseen = whole(code[PLAYERS]), 0
    sizes = whole(0)
    for other in range(players):
        if other == seat:
            continue
        for face in range(FACES):
            for _ in range(row[HANDS + other * FACES + face]):
                cards[unseen] = face
                unseen += 1
    first = whole(code[POZZETTI]) - whole(row[LEFT])
    for pozzetto in range(first, whole(code[POZZETTI])):
        for place in range(code[SIZES + pozzetto]):
            cards[unseen] = row[POZZETTO + pozzetto * LARGEST + place]
            unseen += 1
    for place in range(row[TOP], row[BOTTOM]):
        cards[unseen] = row[STOCK + place]
        unseen += 1
    for place in range(unseen - 1, 0, -1):
        other = below(dice, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    for other in range(players):
        if other == seat:
            continue
        sizes = whole(row[SIZE + other])
        for face in range(FACES):
            for _ in range(row[HANDS + other * FACES + face]):
                drop(row, other, face)
        for _ in range(sizes):
            unseen -= 1
            give(row, other, whole(cards[unseen]))
    for pozzetto in range(first, whole(code[POZZETTI])):
        for place in range(code[SIZES + pozzetto]):
            unseen -= 1
            row[POZZETTO + pozzetto * LARGEST + place] = cards[unseen]
    for place in range(row[TOP], row[BOTTOM]):
        unseen -= 1
        row[STOCK + place] = cards[unseen]


@bare
def weigh_row(
    start: Row,
    code: Code,
    moves: Order,
    seat: int,
    weights: Weights,
    dice: Dice,
    world: Row,
    row: Row,
    cards: Order,
    found: Order,
    made: Totals,
    values: Values,
) -> None:
    """Do each move in each world, play on by a table of weights for each seat, and note what came of it.

    That is what the side of a seat has made, less what the best of the others has.
    """
    for at in range(len(world)):
        world[at] = start[at]
    for number in range(values.shape[1]):
        redeal(world, code, seat, dice, cards)
        for place in range(len(moves)):
            for at in range(len(row)):
                row[at] = world[at]
            step(row, code, whole(moves[place]))
            play_on(row, code, dice, found, weights)
            count(row, code, made)
            best, known = 0.0, False
            for other in range(code[PLAYERS]):
                if row[SIDES + other] != row[SIDES + seat] and (not known or made[other] > best):
                    best, known = float(made[other]), True
            values[place, number] = made[seat] - best


def weigh_moves(row: Row, code: Code, moves: Order, seat: int, weights: Weights, seed: int, worlds: int) -> Values:
    """What each move comes to in each of so many worlds, a row for each move; every seat plays by the same weights."""
    players = int(code[PLAYERS])
    values = np.zeros((len(moves), worlds), np.float64)
    everybody = np.ascontiguousarray(np.broadcast_to(weights, (players, len(weights))))
    found, made, cards = np.zeros(MOST_MOVES, np.int64), np.zeros(players, np.int64), np.zeros(MOST, np.int64)
    weigh_row(row, code, moves, seat, everybody, dice(seed), new_row(), new_row(), cards, found, made, values)
    return values
