"""What a side has made: cards with their fractions dropped, the last trick, buongioco."""

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.figures import LAST_TRICK, SLAM_COUNTS, Code
from ventaglio.games.tressette.kernel.table import (
    ACCUSATIONS,
    ACCUSED,
    CLAIMED,
    LEADER,
    NONE,
    SCORES,
    SEATS,
    SIDES,
    TAKEN,
    TRICKS,
    Row,
)

Totals = NDArray[np.int64]


@inner
def finished(row: Row) -> bool:
    """Whether the cards of the passata are all played, or laid down with effect."""
    return row[TRICKS] == 10 or row[CLAIMED] != NONE


@inner
def deck_points(row: Row, code: Code, side: int) -> int:
    """The points of the cards taken so far, fractions dropped, and of the last trick."""
    thirds = 0
    for seat in range(SEATS):
        if row[SIDES + seat] == side:
            thirds += row[TAKEN + seat]
    made = thirds // 3
    if finished(row):
        # Whoever took the tenth trick has the lead.
        last = row[LEADER] if row[CLAIMED] == NONE else row[CLAIMED]
        if row[SIDES + last] == side:
            made += code[LAST_TRICK]
    return made


@inner
def made_by_accusing(row: Row, side: int) -> int:
    """What a side has made by accusing in this passata."""
    made = 0
    for place in range(row[ACCUSED]):
        one = row[ACCUSATIONS + place]
        if row[SIDES + (one & 3)] == side:
            made += one >> 8
    return made


@inner
def points(row: Row, code: Code, side: int) -> int:
    """What a side stands at now, this passata included."""
    return row[SCORES + side] + made_by_accusing(row, side) + deck_points(row, code, side)


@inner
def count(row: Row, code: Code, totals: Totals) -> None:
    """What each side has made in this passata, as the table stands."""
    for side in range(2):
        totals[side] = made_by_accusing(row, side) + deck_points(row, code, side)


@inner
def slam_open(row: Row, code: Code, side: int) -> bool:
    """Whether a side may still make the cappotto, or has made it: no whole point of the others."""
    return code[SLAM_COUNTS] > 0 and deck_points(row, code, 1 - side) == 0
