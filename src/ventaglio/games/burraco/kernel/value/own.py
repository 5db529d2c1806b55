"""What changes with every card that is laid: the own melds and hand, and the card that is thrown."""

from typing import Final

from ventaglio.games.burraco.kernel.closing import fits
from ventaglio.games.burraco.kernel.figures import EQUAL_SETS, NEEDS_CLEAN, PLAYERS, ROWS, SET_RANKS, Code
from ventaglio.games.burraco.kernel.melds import CLEAN, COLUMNS, DIRTY, LENGTH, SEMI
from ventaglio.games.burraco.kernel.playing import face_points, meld_points
from ventaglio.games.burraco.kernel.table import (
    FACES,
    FORM,
    HANDS,
    JOKER,
    KIND,
    LAID,
    LEFT,
    MELDS,
    NONE,
    OF,
    OWNER,
    PILE,
    PILED,
    RANKS,
    RATED,
    RUN,
    SET_RANKS_LAID,
    SIDES,
    SIZE,
    SUITS,
    TAKEN,
    TAKES,
    TAKES_RANKS,
    TAKES_WIDTH,
    TOOK,
    UNPLAYED,
    UNSEEN,
    WIDTH,
    WILD,
    WILDS,
    Row,
    is_wild,
    takes,
)
from ventaglio.games.burraco.kernel.value.growing import grows
from ventaglio.games.burraco.kernel.value.layout import (
    FEATURES,
    FIXED,
    LAPS,
    OTHER_SIDES,
    REACH,
    THREAT,
    Floats,
    Unseen,
)
from ventaglio.games.burraco.kernel.value.recall import remember_hand, remember_thrown
from ventaglio.games.burraco.kernel.value.surroundings import MELD_COLUMNS, meld_column
from ventaglio.games.common.kernel.bits import ones
from ventaglio.games.common.kernel.compiling import bare, whole

OWN_MELDS: Final = FIXED + 12
OWN_CLEAN_GROWS: Final = OWN_MELDS + MELD_COLUMNS + 3
"""How many of the own melds without a wild become a burraco, as far as can be expected."""
OWN_TABLE: Final = FIXED + 40
"""What the own side has on the table, in 200 points."""
OWN_HAND: Final = FIXED + 42
OWN_THROWN: Final = FIXED + 74


@bare
def own_part(
    row: Row,
    code: Code,
    seat: int,
    unseen: Unseen,
    blind: int,
    before: int,
    thrown: int,
    out: Floats,
) -> float:
    """Write the own part of a position, and give what the own side has on the table.

    ``blind`` says that the hand is one that the seat could not know when it thought of this, ``before`` that it has
    still to discard; ``thrown`` is the card that it has discarded, -1 for none.
    """
    for place in range(FIXED, FEATURES):
        out[place] = 0.0
    hidden = blind > 0 or row[UNSEEN + seat] > 0
    size = whole(row[SIZE + seat])
    out[FIXED] = before
    out[FIXED + 1] = hidden
    out[FIXED + 2] = row[UNPLAYED + seat]
    out[FIXED + 3] = size / 11
    bucket = size if size <= 3 else 4 if size <= 5 else 5 if size <= 8 else 6 if size <= 12 else 7
    out[FIXED + 4 + bucket] = 1.0
    side = whole(row[SIDES + seat])
    took = row[LEFT] == 0
    for place in range(row[TAKEN]):
        took = took or row[SIDES + row[TOOK + place]] == side
    points, qualifies = _melds(row, code, seat, side, hidden, unseen, out)
    closes = qualifies and took
    out[FIXED + 37] = qualifies
    out[FIXED + 38] = closes
    out[FIXED + 39] = took
    if not hidden:
        _hand(row, code, seat, side, unseen, took, closes, out)
        remember_hand(row, code, seat, side, thrown, out)
    if thrown >= 0:
        _thrown(row, code, seat, side, thrown, hidden, unseen, out)
    return points


@bare
def _melds(row: Row, code: Code, seat: int, side: int, hidden: bool, unseen: Unseen, out: Floats) -> tuple[float, bool]:
    wanted = CLEAN if code[NEEDS_CLEAN] else DIRTY
    holder = whole(NONE) if hidden else seat
    points, qualifies = 0.0, False
    reach = float(out[REACH])
    for meld in range(row[MELDS]):
        base = LAID + meld * WIDTH
        if row[SIDES + row[base + OWNER]] != side:
            continue
        points += meld_points(row, code, meld)
        rated = row[base + RATED]
        out[OWN_MELDS + 24] += 0.2
        qualifies = qualifies or rated >= wanted
        if rated > 0:
            out[OWN_MELDS + MELD_COLUMNS + (0 if rated == CLEAN else 1 if rated == SEMI else 2)] += 1.0
            continue
        out[OWN_MELDS + meld_column(row, code, whole(meld))] += 1.0
        at = OWN_MELDS + MELD_COLUMNS + 3 + 2 * (row[base + WILD] >= 0)
        out[at] += grows(row, code, whole(meld), holder, unseen, reach)
        out[at + 1] += grows(row, code, whole(meld), holder, unseen, 0.5 * reach)
        if row[base + WILD] < 0:
            # What is one card short can be made dirty at any time.
            short = meld_length(row, code, whole(meld)) == 6
            out[OWN_MELDS + 23] += short and not hidden and row[WILDS + seat] > 0
    out[OWN_TABLE] = points / 200
    return points, qualifies


@bare
def meld_length(row: Row, code: Code, meld: int) -> int:
    """How many cards a meld has."""
    base = LAID + meld * WIDTH
    if row[base + KIND] == RUN:
        return whole(code[ROWS + whole(row[base + FORM]) * COLUMNS + LENGTH])
    return whole(row[base + FORM]) + whole(row[base + WILD] >= 0)


@bare
def _hand(
    row: Row,
    code: Code,
    seat: int,
    side: int,
    unseen: Unseen,
    took: bool,
    closes: bool,
    out: Floats,
) -> None:
    base = HANDS + seat * FACES
    jokers, wilds = whole(row[base + JOKER]), whole(row[WILDS + seat])
    at = OWN_HAND
    out[at] = jokers
    out[at + 1] = wilds - jokers
    out[at + 2 + min(wilds, 3)] = 1.0
    laps = float(out[LAPS])
    out[at + 6] = wilds * min(2.0, laps / 10)
    accepted = TAKES + side * TAKES_WIDTH
    set_ranks = whole(code[SET_RANKS])
    if not code[EQUAL_SETS]:
        set_ranks &= ~whole(row[accepted + SET_RANKS_LAID])
    points, dead_points, attachable, dead, isolated, twins = 0.0, 0.0, 0, 0, 0, 0
    pairs, triples, fours = 0, 0, 0
    for rank in range(13):
        held = row[RANKS + seat * 13 + rank]
        if rank != 1 and (set_ranks >> rank) & 1:
            pairs += held == 2
            triples += held == 3
            fours += held > 3
    adjacent, gapped, threes, longer = 0, 0, 0, 0
    useful = 0.0
    for suit in range(4):
        held = whole(row[SUITS + seat * 4 + suit])
        attach = whole(row[accepted + suit])
        pairs_up = held & (held >> 1)
        runs = pairs_up & (held >> 2)
        gaps = held & (held >> 2) & ~(held >> 1)
        adjacent += ones(pairs_up)
        gapped += ones(gaps)
        threes += ones(runs)
        longer += ones(runs & (held >> 3))
        in_run = runs | runs << 1 | runs << 2
        near = (held << 1) | (held >> 1) | (held << 2) | (held >> 2)
        # The places that would make a run of what is held.
        wanted = (pairs_up << 2) | (pairs_up >> 1) | (gaps << 1) | attach
        for rank in range(13):
            face = suit * 13 + rank
            places = 1 << 1 | 1 << 14 if rank == 0 else 2 << rank
            if unseen[face] > 0 and rank != 1:
                fits_in = wanted & places or (whole(row[accepted + TAKES_RANKS]) >> rank) & 1
                if fits_in or ((set_ranks >> rank) & 1 and row[RANKS + seat * 13 + rank] >= 2):
                    useful += unseen[face]
            copies = whole(row[base + face])
            if copies == 0:
                continue
            worth = copies * face_points(code, whole(face))
            points += worth
            if rank == 1:
                continue
            twins += copies - 1
            of_rank = row[RANKS + seat * 13 + rank]
            in_set = (set_ranks >> rank) & 1 and of_rank >= 3
            if attach & places or (whole(row[accepted + TAKES_RANKS]) >> rank) & 1:
                attachable += copies
            elif in_set:
                pass
            elif in_run & places:
                dead += copies - 1
            else:
                dead += copies
                dead_points += worth
                isolated += not near & places and not ((set_ranks >> rank) & 1 and of_rank >= 2)
    points += jokers * face_points(code, whole(JOKER))
    total = 0
    for face in range(FACES):
        total += unseen[face]
    out[at + 7] = points / 50
    out[at + 8] = attachable / 2
    out[at + 9] = attachable > 0
    out[at + 10] = pairs / 2
    out[at + 11] = triples
    out[at + 12] = fours
    out[at + 13] = adjacent / 2
    out[at + 14] = gapped / 2
    out[at + 15] = threes
    out[at + 16] = longer
    out[at + 17] = isolated / 2
    out[at + 18] = dead / 4
    out[at + 19] = dead == 0
    out[at + 20] = dead == 1
    out[at + 21] = dead == 2
    out[at + 22] = dead == 3
    out[at + 23] = dead - 2 * wilds <= 1
    out[at + 24] = 5.0 * useful / max(1, total)
    out[at + 25] = twins / 2
    out[at + 26] = dead_points / 50
    out[at + 27] = points / 50 / (1.0 + laps)
    out[at + 28] = points / 50 * out[THREAT]
    out[at + 29] = dead <= 1 and not took
    out[at + 30] = dead <= 1 and closes
    out[at + 31] = wilds * out[THREAT]


@bare
def _thrown(
    row: Row,
    code: Code,
    seat: int,
    side: int,
    face: int,
    hidden: bool,
    unseen: Unseen,
    out: Floats,
) -> None:
    at = OWN_THROWN
    out[at] = 1.0
    out[at + 2] = face_points(code, face) / 20
    if is_wild(face):
        out[at + 1] = 1.0
        return
    rank, suit = face % 13, face // 13
    some = False
    share = 1.0 / out[OTHER_SIDES]
    for meld in range(row[MELDS]):
        base = LAID + meld * WIDTH
        if row[SIDES + row[base + OWNER]] == side:
            continue
        kind, wild = whole(row[base + KIND]), whole(row[base + WILD])
        if not fits(code, kind, whole(row[base + OF]), whole(row[base + FORM]), wild, face):
            continue
        some = True
        length = meld_length(row, code, whole(meld))
        if length >= 7:
            out[at + 3] += share
        elif length == 6:
            out[at + (4 if wild < 0 else 5)] += share
        elif length == 5:
            out[at + (6 if wild < 0 else 7)] += share
        else:
            out[at + (8 if wild < 0 else 9)] += share
    out[at + 10] = takes(row, side, face)
    out[at + 11] = (unseen[rank] + unseen[13 + rank] + unseen[26 + rank] + unseen[39 + rank]) / 8
    one, two = 0, 0
    for place in (rank + 1, 14) if rank == 0 else (rank + 1, rank + 1):
        for step in (-2, -1, 1, 2):
            other = place + step
            if 1 <= other <= 14:
                copies = unseen[suit * 13 + (0 if other == 14 else other - 1)]
                if other != 2:
                    if step in (-1, 1):
                        one += copies
                    else:
                        two += copies
    half = 2 if rank else 1
    out[at + 12] = one / half / 4
    out[at + 13] = two / half / 4
    if not hidden:
        out[at + 14] = row[RANKS + seat * 13 + rank] / 3
        out[at + 15] = row[HANDS + seat * FACES + face] > 0
    for place in range(row[PILED] - 1):
        earlier = whole(row[PILE + place])
        if earlier % 13 == rank and not is_wild(earlier):
            out[at + 16] += 0.5
        elif earlier // 13 == suit and earlier != JOKER and -2 <= earlier - face <= 2:
            out[at + 17] += 0.5
    out[at + 18] = some
    out[at + 19] = some * row[PILED] / 10
    out[at + 20] = some and row[SIZE + (seat + 1) % code[PLAYERS]] <= 3
    out[at + 21] = unseen[face] == 0
    remember_thrown(row, code, seat, face, out)
