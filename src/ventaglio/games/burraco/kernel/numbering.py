"""The numbers of moves: one for everything that can be done at any table, whatever its code.

| from | moves | which |
|---|---|---|
| `DRAW` | 1 | draw from the stock |
| `TAKE` | 1 | collect the pile |
| `DISCARD` | 53 | discard a face |
| `ATTACH` | 54 × 57 | attach to a meld (by its place on the table) a face, or below its two the ace of a suit |
| `OPEN_RUN` | 4 × 6 × 469 | open a run: suit, wild, shape |
| `OPEN_SET` | 13 × 6 × 256 | open a set: rank, wild, how many of each suit (two bits each, the first suit lowest) |

Wilds are numbered 0 for none, 1 for the joker, 2 to 5 for the two of each suit. Shapes are those of `melds.SHAPES`.
"""

from typing import Final

from ventaglio.games.burraco.kernel.melds import SHAPE_COUNT
from ventaglio.games.burraco.kernel.table import FACES, JOKER, MOST_MELDS, NONE
from ventaglio.games.common.kernel.compiling import bare

DRAW: Final = 0
TAKE: Final = 1
DISCARD: Final = 2
ATTACH: Final = DISCARD + FACES
TARGETS: Final = FACES + 4
"""What can be attached: a face, or as number 53 and on the ace of a suit below the two."""
OPEN_RUN: Final = ATTACH + MOST_MELDS * TARGETS
WILD_KINDS: Final = 6
OPEN_SET: Final = OPEN_RUN + 4 * WILD_KINDS * SHAPE_COUNT
BY_SUITS: Final = 256
ACTIONS: Final = OPEN_SET + 13 * WILD_KINDS * BY_SUITS
"""How many moves there are."""

MOST_MOVES: Final = 1 << 13
"""Room for the moves of any hand that is played."""


@bare
def wild_face(number: int) -> int:
    """The wild of a number: none, the joker, the two of each suit."""
    if number == 0:
        return NONE
    return JOKER if number == 1 else (number - 2) * 13 + 1


@bare
def face_at(suit: int, place: int) -> int:
    """The natural card of a place, the ace being both the first and the last."""
    return suit * 13 + (0 if place == 14 else place - 1)
