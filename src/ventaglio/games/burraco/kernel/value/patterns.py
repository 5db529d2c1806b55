"""Features that are learned: all suits are looked at by the same eyes, and what they see is added up; so are all ranks.

A suit is eight planes of fourteen places, a rank is sixteen bits, and a small layer of the network reads them. What a
run may become, or a pair, is found there from play itself; `own` and `surroundings` count what somebody thought of.
"""

from typing import Final

from ventaglio.games.burraco.kernel.figures import EQUAL_SETS, PLAYERS, ROWS, SET_RANKS, Code
from ventaglio.games.burraco.kernel.melds import COLUMNS, NATURAL_PLACES
from ventaglio.games.burraco.kernel.table import (
    FACES,
    FORM,
    HANDS,
    KIND,
    LAID,
    MELDS,
    OF,
    OWNER,
    RANKS,
    RUN,
    SET_RANKS_LAID,
    SIDES,
    SUITS,
    TAKES,
    TAKES_RANKS,
    TAKES_WIDTH,
    WIDTH,
    WILD,
    Row,
)
from ventaglio.games.burraco.kernel.value.layout import (
    FEATURES,
    LOOK,
    LOOK_RANKS,
    LOOKED,
    OF_RANK,
    OF_RANK_BIAS,
    OF_SUIT,
    OF_SUIT_BIAS,
    PLACES,
    PLANES,
    RANK_UNITS,
    RAW,
    RAW_RANKS,
    RAWS,
    SUIT_UNITS,
    SUITS_SETTLED,
    Desk,
    Net,
    Unseen,
)
from ventaglio.games.common.kernel.bits import lowest
from ventaglio.games.common.kernel.compiling import bare, whole

OUT: Final = 0
"""Planes: a card of this place is still to be seen; both are; another side would take it. These surround a turn."""
BOTH_OUT: Final = 1
THEIRS: Final = 2
HELD: Final = 3
"""The own side's: held once, held twice, taken by a meld, lying in a run without a wild, in a run with one."""
TWICE: Final = 4
OURS: Final = 5
CLEAN_RUN: Final = 6
DIRTY_RUN: Final = 7

HELD_BITS: Final = 4
"""Bits of a rank: one, two, three, four or more are held; whether a set may be opened; whose melds take it; how many
natural cards the own set has, and whether it has a wild; how many are still to be seen; what it is worth."""
MAY_OPEN: Final = 4
OURS_BIT: Final = 5
THEIRS_BIT: Final = 6
SET_SMALL: Final = 7
SET_LARGE: Final = 8
SET_WILD: Final = 9
FEW_OUT: Final = 10
SOME_OUT: Final = 11
MANY_OUT: Final = 12
ACE: Final = 13
HIGH: Final = 14
LOW: Final = 15

NEVER: Final = -1.0
"""No bits, of what has not been looked at."""


@bare
def look_around(row: Row, code: Code, seat: int, unseen: Unseen, net: Net, desk: Desk) -> None:
    """What stays the same in a turn: what is out, and what the others would take."""
    side = row[SIDES + seat]
    for suit in range(4):
        out, both = 0, 0
        for rank in range(13):
            places = 1 | 1 << 13 if rank == 0 else 1 << rank
            if unseen[suit * 13 + rank] > 0:
                out |= places
            if unseen[suit * 13 + rank] > 1:
                both |= places
        theirs = 0
        for other in range(code[PLAYERS]):
            if row[SIDES + other] != side:
                theirs |= whole(row[TAKES + row[SIDES + other] * TAKES_WIDTH + suit])
        desk[RAW + suit * PLANES + OUT] = out
        desk[RAW + suit * PLANES + BOTH_OUT] = both
        desk[RAW + suit * PLANES + THEIRS] = (theirs >> 1) & 16383
        settled = SUITS_SETTLED + suit * SUIT_UNITS
        for unit in range(SUIT_UNITS):
            desk[settled + unit] = net[OF_SUIT_BIAS + unit]
        for plane in range(HELD):
            _see(net, desk, settled, whole(plane), whole(desk[RAW + suit * PLANES + plane]))
    theirs = 0
    for other in range(code[PLAYERS]):
        if row[SIDES + other] != side:
            theirs |= whole(row[TAKES + row[SIDES + other] * TAKES_WIDTH + TAKES_RANKS])
    for rank in range(13):
        out = unseen[rank] + unseen[13 + rank] + unseen[26 + rank] + unseen[39 + rank]
        bits = 0
        if rank != 1:
            bits = (whole(rank == 0) << ACE) | (whole(rank > 6) << HIGH) | (whole(rank < 7) << LOW)
            bits |= ((theirs >> rank) & 1) << THEIRS_BIT
            bits |= (whole(out > 0) << FEW_OUT) | (whole(out > 2) << SOME_OUT) | (whole(out > 4) << MANY_OUT)
        desk[RAW_RANKS + rank] = bits
    for raw in range(RAWS):
        desk[LOOKED + raw] = NEVER


@bare
def _see(net: Net, desk: Desk, look: int, plane: int, places: int) -> None:
    while places:
        at = OF_SUIT + (plane * PLACES + lowest(places)) * SUIT_UNITS
        for unit in range(SUIT_UNITS):
            desk[look + unit] += net[at + unit]
        places &= places - 1


@bare
def look_at_own(row: Row, code: Code, seat: int, hidden: bool, net: Net, desk: Desk) -> None:
    """What changes with every card that is laid, after `look_around`; and what is seen in all suits and ranks."""
    side = whole(row[SIDES + seat])
    accepted = TAKES + side * TAKES_WIDTH
    for suit in range(4):
        at = RAW + suit * PLANES
        held = 0 if hidden else (whole(row[SUITS + seat * 4 + suit]) >> 1) & 16383
        twice = 0
        if held:
            for rank in range(13):
                if row[HANDS + seat * FACES + suit * 13 + rank] > 1:
                    twice |= 1 | 1 << 13 if rank == 0 else 1 << rank
        desk[at + HELD] = held
        desk[at + TWICE] = twice
        desk[at + OURS] = (whole(row[accepted + suit]) >> 1) & 16383
        desk[at + CLEAN_RUN] = 0
        desk[at + DIRTY_RUN] = 0
    allowed = whole(code[SET_RANKS])
    if not code[EQUAL_SETS]:
        allowed &= ~whole(row[accepted + SET_RANKS_LAID])
    ours = whole(row[accepted + TAKES_RANKS])
    for rank in range(13):
        bits = whole(desk[RAW_RANKS + rank]) & (1 << ACE | 1 << HIGH | 1 << LOW | 1 << THEIRS_BIT | 7 << FEW_OUT)
        if rank != 1:
            count = 0 if hidden else whole(row[RANKS + seat * 13 + rank])
            bits |= (1 << min(count, HELD_BITS)) - 1
            bits |= ((allowed >> rank) & 1) << MAY_OPEN | ((ours >> rank) & 1) << OURS_BIT
        desk[RAW_RANKS + rank] = bits
    for meld in range(row[MELDS]):
        base = LAID + meld * WIDTH
        if row[SIDES + row[base + OWNER]] != side:
            continue
        of, wild = whole(row[base + OF]), row[base + WILD] >= 0
        if row[base + KIND] == RUN:
            places = (whole(code[ROWS + whole(row[base + FORM]) * COLUMNS + NATURAL_PLACES]) >> 1) & 16383
            at = RAW + of * PLANES + (DIRTY_RUN if wild else CLEAN_RUN)
            desk[at] = whole(desk[at]) | places
        else:
            naturals = row[base + FORM]
            bits = whole(desk[RAW_RANKS + of]) | (1 << SET_SMALL if naturals < 5 else 1 << SET_LARGE)
            desk[RAW_RANKS + of] = bits | whole(wild) << SET_WILD
    _pool(net, desk)


@bare
def _pool(net: Net, desk: Desk) -> None:
    for unit in range(SUIT_UNITS + RANK_UNITS):
        desk[FEATURES + unit] = 0.0
    for suit in range(4):
        look = LOOK + suit * SUIT_UNITS
        if _is_new(desk, suit * PLANES + HELD, suit * PLANES + PLANES):
            for unit in range(SUIT_UNITS):
                desk[look + unit] = desk[SUITS_SETTLED + suit * SUIT_UNITS + unit]
            for plane in range(HELD, PLANES):
                _see(net, desk, look, whole(plane), whole(desk[RAW + suit * PLANES + plane]))
        for unit in range(SUIT_UNITS):
            desk[FEATURES + unit] += max(desk[look + unit], 0.0)
    for rank in range(13):
        bits = whole(desk[RAW_RANKS + rank])
        if bits == 0:
            continue
        look = LOOK_RANKS + rank * RANK_UNITS
        if _is_new(desk, PLANES * 4 + rank, PLANES * 4 + rank + 1):
            for unit in range(RANK_UNITS):
                desk[look + unit] = net[OF_RANK_BIAS + unit]
            while bits:
                at = OF_RANK + lowest(bits) * RANK_UNITS
                for unit in range(RANK_UNITS):
                    desk[look + unit] += net[at + unit]
                bits &= bits - 1
        for unit in range(RANK_UNITS):
            desk[FEATURES + SUIT_UNITS + unit] += max(desk[look + unit], 0.0)


@bare
def _is_new(desk: Desk, first: int, end: int) -> bool:
    """Whether some of the bits are others than those that were looked at last; from now on these are."""
    new = False
    for raw in range(first, end):
        new = new or desk[LOOKED + raw] != desk[RAW + raw]
        desk[LOOKED + raw] = desk[RAW + raw]
    return new
