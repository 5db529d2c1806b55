"""Worlds that could be: how what a seat does not see may lie, by what the others have done.

Whoever has laid what he could seldom holds what fits his own melds, and keeps what would fit those of the others. He
has no use for what goes with cards that he threw; what he collected went with something.
"""

from typing import Final

from ventaglio.games.burraco.kernel.figures import LARGEST, PLAYERS, POZZETTI, SIZES, Code
from ventaglio.games.burraco.kernel.table import (
    BOTTOM,
    FACES,
    HANDS,
    KNOWN,
    LEFT,
    POZZETTO,
    SIDES,
    SIZE,
    STOCK,
    THREW,
    TOP,
    UNPLAYED,
    UNSEEN,
    Order,
    Row,
    drop,
    give,
    is_wild,
    takes,
)
from ventaglio.games.burraco.kernel.value.recall import near, of_rank
from ventaglio.games.common.kernel.chance import Dice, below
from ventaglio.games.common.kernel.compiling import bare, whole

# How many times as often as by chance such a card is held: counted in hands of those who play with care, see
# docs/strength.md.
WILD: Final = 0.9
FITS_OWN: Final = 0.65
FITS_OTHERS: Final = 1.7
FITS_NOBODY: Final = 1.15
THROWN_LIKE_IT: Final = 0.5
COLLECTED_LIKE_IT: Final = 1.5
MOST_LIKELY: Final = FITS_OTHERS * COLLECTED_LIKE_IT
TRIES: Final = 8
"""Cards that are thought of for a place in a hand, until one is likely enough."""
GRAIN: Final = 1 << 16


@bare
def likely(row: Row, code: Code, seat: int, face: int) -> float:
    """How many times as often as by chance a seat holds a card that nobody knows it to hold."""
    if row[UNPLAYED + seat] or row[UNSEEN + seat]:
        # He has not chosen anything of a new pozzetto yet.
        return 1.0
    if is_wild(face):
        return WILD
    odds = FITS_NOBODY
    if takes(row, whole(row[SIDES + seat]), face):
        odds = FITS_OWN
    else:
        for other in range(code[PLAYERS]):
            if row[SIDES + other] != row[SIDES + seat] and takes(row, whole(row[SIDES + other]), face):
                odds = FITS_OTHERS
    threw, known = THREW + seat * FACES, KNOWN + seat * FACES
    if of_rank(row, threw, face) + near(row, threw, face) > 0:
        odds *= THROWN_LIKE_IT
    if of_rank(row, known, face) + near(row, known, face) > 0:
        odds *= COLLECTED_LIKE_IT
    return odds


@bare
def reshuffle(row: Row, code: Code, seat: int, order: Order, dice: Dice) -> None:
    """Have all that a seat does not know lie in another way that is likely: hands of others, stock and pozzetti."""
    players, some = whole(code[PLAYERS]), whole(0)
    for other in range(players):
        if other == seat and not row[UNSEEN + seat]:
            continue
        for face in range(FACES):
            for _ in range(row[HANDS + other * FACES + face] - row[KNOWN + other * FACES + face]):
                order[some] = face
                some += 1
    for place in range(row[TOP], row[BOTTOM]):
        order[some] = row[STOCK + place]
        some += 1
    first = code[POZZETTI] - row[LEFT]
    for number in range(first, code[POZZETTI]):
        for place in range(code[SIZES + number]):
            order[some] = row[POZZETTO + number * LARGEST + place]
            some += 1
    for place in range(some - 1, 0, -1):
        other = below(dice, whole(place + 1))
        order[place], order[other] = order[other], order[place]
    every, some = some, whole(0)
    for other in range(players):
        if other == seat and not row[UNSEEN + seat]:
            continue
        size = whole(row[SIZE + other])
        for face in range(FACES):
            while row[HANDS + other * FACES + face] > row[KNOWN + other * FACES + face]:
                drop(row, whole(other), whole(face))
        for _ in range(size - row[SIZE + other]):
            _bring_likely(row, code, whole(other), order, some, every, dice)
            give(row, whole(other), whole(order[some]))
            some += 1
    for place in range(row[TOP], row[BOTTOM]):
        row[STOCK + place] = order[some]
        some += 1
    for number in range(first, code[POZZETTI]):
        for place in range(code[SIZES + number]):
            row[POZZETTO + number * LARGEST + place] = order[some]
            some += 1


@bare
def _bring_likely(row: Row, code: Code, seat: int, order: Order, at: int, every: int, dice: Dice) -> None:
    """Bring a card to a place of the order that is likely enough to be held by a seat, out of those that follow."""
    for _ in range(TRIES):
        if below(dice, whole(GRAIN)) * MOST_LIKELY < likely(row, code, seat, whole(order[at])) * GRAIN:
            return
        other = at + below(dice, every - at)
        order[at], order[other] = order[other], order[at]
