"""What a seat sees, as numbers: an observation has nothing in it that the seat could not know.

Seats are told from the observer's own, which is 0, in the order of play. Faces are 0 to 52; where a face may be missing
it is told as face + 1, and 0 is none.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import PLAYERS, SEATS, SHAPES_AT, Code
from ventaglio.games.burraco.kernel.figures import ROWS as RUN_ROWS
from ventaglio.games.burraco.kernel.melds import COLUMNS, LENGTH, NATURAL_PLACES, SHAPE_COUNT
from ventaglio.games.burraco.kernel.playing import meld_points
from ventaglio.games.burraco.kernel.table import (
    ALONE,
    BARRED,
    BOTTOM,
    BY_SUIT,
    COLLECTED,
    DEALER,
    FACES,
    FLOWN,
    FORM,
    HANDS,
    KIND,
    KNOWN,
    LAID,
    LEFT,
    MELDS,
    MOST,
    MOST_MELDS,
    OF,
    OWNER,
    PHASE,
    PILE,
    PILED,
    PLAYED,
    RATED,
    RUN,
    SIDES,
    SIZE,
    SWAPS,
    TAKEN,
    THREW,
    TOOK,
    TOP,
    TURN,
    TURNS,
    UNPLAYED,
    UNSEEN,
    WIDTH,
    WILD,
    Row,
)
from ventaglio.games.common.kernel.compiling import bare, whole

Observation = NDArray[np.int16]

HAND_AT: Final = 0
PILE_FACES_AT: Final = HAND_AT + FACES
PILE_AT: Final = PILE_FACES_AT + FACES
KNOWN_AT: Final = PILE_AT + MOST
THREW_AT: Final = KNOWN_AT + SEATS * FACES
MELDS_AT: Final = THREW_AT + SEATS * FACES
MELD_COLUMNS: Final = 9
SEATS_AT: Final = MELDS_AT + MOST_MELDS * MELD_COLUMNS
SEAT_COLUMNS: Final = 6
TABLE_AT: Final = SEATS_AT + SEATS * SEAT_COLUMNS
TABLE_COLUMNS: Final = 15
OBSERVATION: Final = TABLE_AT + TABLE_COLUMNS
"""How many numbers an observation has."""


class Part(NamedTuple):
    """Some of the numbers of an observation."""

    name: str
    start: int
    length: int
    meaning: str


PARTS: Final = (
    Part("hand", HAND_AT, FACES, "how many of each face the seat holds; nothing while it may not look at its pozzetto"),
    Part("pile_faces", PILE_FACES_AT, FACES, "how many of each face lie in the pile"),
    Part("pile", PILE_AT, MOST, "the pile from its top, face + 1"),
    Part("known", KNOWN_AT, SEATS * FACES, "by seat, how many of each face everybody knows it to hold"),
    Part("threw", THREW_AT, SEATS * FACES, "by seat, how many of each face it has discarded in this hand"),
    Part(
        "melds",
        MELDS_AT,
        MOST_MELDS * MELD_COLUMNS,
        "by meld: 1 for one's own side, 2 for another; run 0 or set 1; suit or rank; natural places of a run as bits,"
        " or how many of each suit, two bits each; place of a locked wild; wild, face + 1; length; burraco (0 none,"
        " 1 dirty, 2 semi-clean, 3 clean); points",
    ),
    Part(
        "seats",
        SEATS_AT,
        SEATS * SEAT_COLUMNS,
        "by seat: 1 for one's own side, 2 for another, 0 for no such seat; cards held; pozzetto taken; not yet looked"
        " at; not yet played; points that its side has on the table",
    ),
    Part(
        "table",
        TABLE_AT,
        TABLE_COLUMNS,
        "phase (1 pick-up, 2 play, 3 end); whose turn; turns finished; cards just collected; whether he has played;"
        " the card that may not go back, face + 1; pozzetto taken in this turn; swaps in a row; stock; pozzetti left;"
        " cards in the pile; dealer; players; each for himself; melds",
    ),
)
"""The parts of an observation, in order; together they are all of it."""


@bare
def observe(row: Row, code: Code, seat: int, out: Observation) -> None:
    """Write what a seat sees."""
    players = whole(code[PLAYERS])
    for place in range(OBSERVATION):
        out[place] = 0
    if not row[UNSEEN + seat]:
        for face in range(FACES):
            out[HAND_AT + face] = row[HANDS + seat * FACES + face]
    piled = whole(row[PILED])
    for place in range(piled):
        face = whole(row[PILE + place])
        out[PILE_FACES_AT + face] += 1
        out[PILE_AT + piled - 1 - place] = face + 1
    side = row[SIDES + seat]
    for step in range(players):
        other = (seat + step) % players
        for face in range(FACES):
            out[KNOWN_AT + step * FACES + face] = row[KNOWN + other * FACES + face]
            out[THREW_AT + step * FACES + face] = row[THREW + other * FACES + face]
        at = SEATS_AT + step * SEAT_COLUMNS
        out[at] = 1 if row[SIDES + other] == side else 2
        out[at + 1] = row[SIZE + other]
        for place in range(row[TAKEN]):
            if row[TOOK + place] == other:
                out[at + 2] = 1
        out[at + 3] = row[UNSEEN + other]
        out[at + 4] = row[UNPLAYED + other]
    for meld in range(row[MELDS]):
        _observe_meld(row, code, seat, meld, out)
    _observe_table(row, code, seat, out)


@bare
def _observe_meld(row: Row, code: Code, seat: int, meld: int, out: Observation) -> None:
    base = LAID + meld * WIDTH
    at = MELDS_AT + meld * MELD_COLUMNS
    players = whole(code[PLAYERS])
    form = whole(row[base + FORM])
    points = meld_points(row, code, meld)
    owners = row[SIDES + row[base + OWNER]]
    out[at] = 1 if owners == row[SIDES + seat] else 2
    out[at + 1] = row[base + KIND]
    out[at + 2] = row[base + OF]
    if row[base + KIND] == RUN:
        places = whole(code[RUN_ROWS + form * COLUMNS + NATURAL_PLACES])
        out[at + 3] = places
        out[at + 6] = code[RUN_ROWS + form * COLUMNS + LENGTH]
        low, high = 1, 14
        while not (places >> low) & 1:
            low += 1
        while not (places >> high) & 1:
            high -= 1
        hole = form % SHAPE_COUNT - code[SHAPES_AT + low * 16 + high]
        out[at + 4] = low + hole if hole > 0 else 0
    else:
        out[at + 3] = row[base + BY_SUIT]
        out[at + 6] = form + (row[base + WILD] >= 0)
    out[at + 5] = row[base + WILD] + 1
    out[at + 7] = row[base + RATED]
    out[at + 8] = points
    for step in range(players):
        if row[SIDES + (seat + step) % players] == owners:
            out[SEATS_AT + step * SEAT_COLUMNS + 5] += points


@bare
def _observe_table(row: Row, code: Code, seat: int, out: Observation) -> None:
    players = whole(code[PLAYERS])
    out[TABLE_AT] = row[PHASE]
    out[TABLE_AT + 1] = (row[TURN] - seat) % players
    out[TABLE_AT + 2] = row[TURNS]
    out[TABLE_AT + 3] = row[COLLECTED]
    out[TABLE_AT + 4] = row[PLAYED]
    out[TABLE_AT + 5] = row[BARRED] + 1
    out[TABLE_AT + 6] = row[FLOWN]
    out[TABLE_AT + 7] = row[SWAPS]
    out[TABLE_AT + 8] = row[BOTTOM] - row[TOP]
    out[TABLE_AT + 9] = row[LEFT]
    out[TABLE_AT + 10] = row[PILED]
    out[TABLE_AT + 11] = (row[DEALER] - seat) % players
    out[TABLE_AT + 12] = players
    out[TABLE_AT + 13] = row[ALONE]
    out[TABLE_AT + 14] = row[MELDS]
