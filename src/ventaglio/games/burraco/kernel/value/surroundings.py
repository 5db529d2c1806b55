"""What does not change while one thinks about a turn: the code, the stock, the others with their melds, the pile."""

from typing import Final

import numpy as np

from ventaglio.games.burraco.kernel.figures import (
    ALONE,
    CARDS,
    FLOATING,
    NEEDS_CLEAN,
    ONLY_TO_PLAY,
    PENALTY_WHEN_NOBODY,
    PLAYERS,
    RESERVE,
    ROWS,
    SEMI_KNOWN,
    Code,
)
from ventaglio.games.burraco.kernel.melds import CLEAN, COLUMNS, DIRTY, LENGTH, NATURAL_PLACES, SEMI
from ventaglio.games.burraco.kernel.numbering import face_at
from ventaglio.games.burraco.kernel.playing import face_points, meld_points
from ventaglio.games.burraco.kernel.table import (
    BOTTOM,
    BY_SUIT,
    FACES,
    FORM,
    HANDS,
    JOKER,
    KIND,
    LAID,
    LEFT,
    MELDS,
    OF,
    OWNER,
    PILE,
    PILED,
    RATED,
    RUN,
    SIDES,
    SIZE,
    TAKEN,
    TOOK,
    TOP,
    TURNS,
    UNPLAYED,
    UNSEEN,
    WIDTH,
    WILD,
    Row,
    is_wild,
    takes,
)
from ventaglio.games.burraco.kernel.value.growing import grows
from ventaglio.games.burraco.kernel.value.layout import (
    AVERAGE,
    FIXED,
    LAPS,
    OTHER_SIDES,
    OTHERS,
    REACH,
    THREAT,
    Floats,
    Unseen,
)
from ventaglio.games.burraco.kernel.value.recall import remember_seats
from ventaglio.games.common.kernel.compiling import bare, whole

SIZES_AT: Final = 24
OTHERS_AT: Final = 47
PILE_AT: Final = 72

SIZE_COLUMNS: Final = 6
MELD_COLUMNS: Final = 16


def new_unseen() -> Unseen:
    """Room for how many cards of each face are still to be seen."""
    return np.zeros(FACES, np.int64)


@bare
def look(row: Row, code: Code, seat: int, unseen: Unseen) -> int:
    """Count the cards of each face that a seat does not see, and say how many they are."""
    packs = code[CARDS] // 54
    for face in range(FACES - 1):
        unseen[face] = packs
    unseen[JOKER] = 2 * packs
    if not row[UNSEEN + seat]:
        for face in range(FACES):
            unseen[face] -= row[HANDS + seat * FACES + face]
    for place in range(row[PILED]):
        unseen[row[PILE + place]] -= 1
    for meld in range(row[MELDS]):
        base = LAID + meld * WIDTH
        of = whole(row[base + OF])
        if row[base + WILD] >= 0:
            unseen[row[base + WILD]] -= 1
        if row[base + KIND] == RUN:
            places = whole(code[ROWS + whole(row[base + FORM]) * COLUMNS + NATURAL_PLACES])
            for place in range(1, 15):
                if (places >> place) & 1:
                    unseen[face_at(of, place)] -= 1
        else:
            by_suit = whole(row[base + BY_SUIT])
            for suit in range(4):
                unseen[suit * 13 + of] -= (by_suit >> (2 * suit)) & 3
    total = 0
    for face in range(FACES):
        total += unseen[face]
    return total


@bare
def survey(row: Row, code: Code, seat: int, unseen: Unseen, out: Floats) -> None:
    """Write what surrounds a seat, and what is needed to value its own part."""
    for place in range(FIXED):
        out[place] = 0.0
    total = look(row, code, seat, unseen)
    players = whole(code[PLAYERS])
    side = row[SIDES + seat]
    laps = max(0.0, (row[BOTTOM] - row[TOP] - code[RESERVE]) / players)
    mates, sides = 0, 0
    for other in range(players):
        mates += row[SIDES + other] == side
        first = row[SIDES + other] != side
        for before in range(other):
            first = first and row[SIDES + before] != row[SIDES + other]
        sides += first
    share = 1.0 / max(1, sides)
    reach = min(0.5, 1.5 * laps * mates / max(1, total))
    points = 0.0
    for face in range(FACES):
        points += unseen[face] * face_points(code, face)
    out[REACH] = reach
    out[AVERAGE] = points / max(1, total)
    out[LAPS] = laps
    out[OTHER_SIDES] = max(1, sides)
    out[0] = code[NEEDS_CLEAN] != 0
    out[1] = code[SEMI_KNOWN] != 0
    out[2] = code[ONLY_TO_PLAY] != 0
    out[3] = code[PENALTY_WHEN_NOBODY] != 0
    out[2 + players] = 1.0
    out[9] = mates > 1
    out[10] = code[FLOATING] and not code[ALONE] and row[TAKEN] == 0
    out[11] = code[ALONE] != 0
    out[12] = code[CARDS] > 108
    out[13] = min(2.0, laps / 10)
    out[14] = 1.0 / (1.0 + laps)
    out[15] = laps <= 1
    out[16] = laps <= 2.5
    out[17] = laps <= 5
    out[18] = min(2.0, row[TURNS] / players / 10)
    out[19] = row[TURNS] < players
    _seats(row, code, seat, side, players, share, out)
    _others(row, code, side, players, share, unseen, reach, out)
    _pile(row, code, side, players, unseen, out)
    remember_seats(row, code, seat, out)
    out[86] = 10.0 * (unseen[JOKER] + unseen[1] + unseen[14] + unseen[27] + unseen[40]) / max(1, total)
    out[87] = out[AVERAGE] / 10
    out[88] = reach


@bare
def _took(row: Row, seat: int) -> bool:
    took = False
    for place in range(row[TAKEN]):
        took = took or row[TOOK + place] == seat
    return took


@bare
def _seats(row: Row, code: Code, seat: int, side: int, players: int, share: float, out: Floats) -> None:
    ours, theirs = False, 0.0
    following, others, partner = -1, 99, 99
    for step in range(1, players + 1):
        other = (seat + step) % players
        took, own = _took(row, other), row[SIDES + other] == side
        ours = ours or (own and took)
        theirs += share * (took and not own)
        if other == seat:
            continue
        size = whole(row[SIZE + other])
        if own:
            partner = min(partner, size)
            out[42] = max(out[42], took)
            out[44] = max(out[44], row[UNPLAYED + other])
        elif following < 0:
            following = size
            out[43] = max(out[43], row[UNPLAYED + other])
        else:
            others = min(others, size)
            out[43] = max(out[43], row[UNPLAYED + other])
    out[20] = ours
    out[21] = not ours and row[LEFT] == 0
    out[22] = theirs
    out[23] = row[TAKEN] == 0
    _size(following, out, whole(SIZES_AT))
    _size(others, out, whole(SIZES_AT + SIZE_COLUMNS))
    _size(partner, out, whole(SIZES_AT + 2 * SIZE_COLUMNS))


@bare
def _size(size: int, out: Floats, at: int) -> None:
    if size < 0 or size > 90:
        return
    out[at] = size / 11
    out[at + 1] = size <= 1
    out[at + 2] = size == 2
    out[at + 3] = size == 3
    out[at + 4] = 4 <= size <= 5
    out[at + 5] = 6 <= size <= 8


@bare
def meld_column(row: Row, code: Code, meld: int) -> int:
    """Where among melds without a burraco one is counted: runs and sets, clean and not, by length; -1 for others."""
    base = LAID + meld * WIDTH
    if row[base + RATED] > 0:
        return -1
    wild = whole(row[base + WILD] >= 0)
    if row[base + KIND] == RUN:
        length = whole(code[ROWS + whole(row[base + FORM]) * COLUMNS + LENGTH])
        return wild * 4 + length - 3
    return 8 + wild * 4 + whole(row[base + FORM]) + wild - 3


@bare
def _others(
    row: Row,
    code: Code,
    side: int,
    players: int,
    share: float,
    unseen: Unseen,
    reach: float,
    out: Floats,
) -> None:
    wanted = CLEAN if code[NEEDS_CLEAN] else DIRTY
    points, threat, qualifies = 0.0, False, False
    for meld in range(row[MELDS]):
        base = LAID + meld * WIDTH
        owners = row[SIDES + row[base + OWNER]]
        if owners == side:
            continue
        points += share * meld_points(row, code, meld)
        rated = row[base + RATED]
        out[71] += 0.2 * share
        if rated >= wanted:
            qualifies = True
            took = row[LEFT] == 0
            for place in range(row[TAKEN]):
                took = took or row[SIDES + row[TOOK + place]] == owners
            threat = threat or took
        if rated > 0:
            out[OTHERS_AT + MELD_COLUMNS + (0 if rated == CLEAN else 1 if rated == SEMI else 2)] += share
            continue
        out[OTHERS_AT + meld_column(row, code, whole(meld))] += share
        at = OTHERS_AT + MELD_COLUMNS + 3 + 2 * (row[base + WILD] >= 0)
        out[at] += share * grows(row, code, whole(meld), whole(-1), unseen, reach)
        out[at + 1] += share * grows(row, code, whole(meld), whole(-1), unseen, 0.5 * reach)
    out[45] = threat
    out[46] = qualifies
    out[70] = points / 200
    out[OTHERS] = points
    out[THREAT] = threat


@bare
def _pile(row: Row, code: Code, side: int, players: int, unseen: Unseen, out: Floats) -> None:
    size = whole(row[PILED])
    out[PILE_AT] = size / 10
    out[PILE_AT + 1] = size == 0
    out[PILE_AT + 2] = size == 1
    out[PILE_AT + 3] = 2 <= size <= 4
    out[PILE_AT + 4] = 5 <= size <= 8
    out[PILE_AT + 5] = size >= 9
    for place in range(size):
        face = whole(row[PILE + place])
        out[PILE_AT + 7] += face_points(code, face) / 50
        if is_wild(face):
            out[PILE_AT + 6] += 1.0
            continue
        rank = face % 13
        if takes(row, side, face):
            out[PILE_AT + 9] += 0.5
        for other in range(players):
            if row[SIDES + other] != side and takes(row, whole(row[SIDES + other]), face):
                out[PILE_AT + 8] += 0.5
                break
        out[PILE_AT + 12] += (unseen[rank] + unseen[13 + rank] + unseen[26 + rank] + unseen[39 + rank]) / 20
        for before in range(place):
            earlier = whole(row[PILE + before])
            if is_wild(earlier):
                continue
            if earlier % 13 == rank:
                out[PILE_AT + 10] += 0.5
            elif earlier // 13 == face // 13 and -2 <= earlier - face <= 2:
                out[PILE_AT + 11] += 0.5
