"""The moves of the player on turn, each a number: see `numbering`.

`legal` lists exactly what the readable engine lists. Whoever only wants to know whether there is any move of a kind
asks for one; it costs far less than the list.
"""

from typing import Final

from ventaglio.kernels.burraco.closing import first_face, leaves, may_close, set_class
from ventaglio.kernels.burraco.figures import (
    EQUAL_SETS,
    FORCED_DRAW,
    GROWN,
    MINIMUM,
    ONLY_TO_PLAY,
    OPENABLE,
    OWN_SIDE,
    RESERVE,
    ROWS,
    SET_NATURALS,
    SET_RANKS,
    SHAPES_AT,
    SINGLE_RETURNS,
    Code,
)
from ventaglio.kernels.burraco.figures import WILDS as WILDS_ALLOWED
from ventaglio.kernels.burraco.melds import (
    CLASS,
    COLUMNS,
    FITS,
    LENGTH,
    NATURAL_PLACES,
    NO_BURRACO,
    NO_WILD,
    OPENS,
    OTHER_WILD,
    OTHER_WILD_PLACE,
    OWN_TWO,
    OWN_TWO_PLACE,
    PLACES,
    SHAPE_COUNT,
)
from ventaglio.kernels.burraco.numbering import (
    ATTACH,
    BY_SUITS,
    DISCARD,
    DRAW,
    OPEN_RUN,
    OPEN_SET,
    TAKE,
    TARGETS,
    WILD_KINDS,
    face_at,
    wild_face,
)
from ventaglio.kernels.burraco.table import (
    BARRED,
    BOTTOM,
    COLLECTED,
    FACES,
    FORM,
    HANDS,
    JOKER,
    KIND,
    LAID,
    MELDS,
    NONE,
    OF,
    OWNER,
    PAIRS,
    PHASE,
    PICK_UP,
    PILE,
    PILED,
    PLAY,
    PLAYED,
    RANKS,
    RUN,
    SET,
    SET_RANKS_LAID,
    SIDES,
    SIZE,
    SUITS,
    SWAPS,
    TAKES,
    TAKES_RANKS,
    TAKES_WIDTH,
    TAKES_WILDS,
    TOP,
    TRIPLES,
    TURN,
    WIDTH,
    WILD,
    WILDS,
    Order,
    Row,
    drop,
    give,
    may_take_pozzetto,
)
from ventaglio.kernels.compiling import compiled, whole

TWO_BIT: Final = 1 << 2


# ── Attaching ────────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def held_wilds(row: Row, seat: int) -> int:
    """The wilds that a seat holds, as bits: the joker, then the two of each suit."""
    base = HANDS + seat * FACES
    return whole(
        (row[base + JOKER] > 0)
        | (row[base + 1] > 0) << 1
        | (row[base + 14] > 0) << 2
        | (row[base + 27] > 0) << 3
        | (row[base + 40] > 0) << 4
    )


@compiled
def fits_somewhere(row: Row, seat: int) -> bool:
    """Whether a seat holds a card that fits a meld of its side, whatever it leaves."""
    takes = TAKES + row[SIDES + seat] * TAKES_WIDTH
    suits = SUITS + seat * 4
    if (
        (row[takes] & row[suits])
        | (row[takes + 1] & row[suits + 1])
        | (row[takes + 2] & row[suits + 2])
        | (row[takes + 3] & row[suits + 3])
    ):
        return True
    if row[WILDS + seat] > 0 and row[takes + TAKES_WILDS] > 0 and held_wilds(row, seat) & row[takes + TAKES_WILDS]:
        return True
    ranks = int(row[takes + TAKES_RANKS])
    rank = 0
    while ranks:
        if ranks & 1 and row[RANKS + seat * 13 + rank] > 0:
            return True
        ranks >>= 1
        rank += 1
    return False


@compiled
def _attach_leaves(
    row: Row, code: Code, seat: int, barred: int, meld: int, face: int, form: int, wild: int, rated: int
) -> bool:
    """Whether attaching this card, where at most one is left, lets the turn end."""
    left = row[SIZE + seat] - 1
    base = LAID + meld * WIDTH
    last = NONE
    if left == 1:
        drop(row, seat, face)
        last = first_face(row, seat)
        give(row, seat, face)
    kind, of = whole(row[base + KIND]), whole(row[base + OF])
    return leaves(row, code, seat, barred, left, last, kind, of, form, wild, rated, meld)


@compiled
def list_attachments(row: Row, code: Code, seat: int, barred: int, found: Order, count: int, one: bool) -> int:
    """Every card that a seat may attach, and where; only the first if one is enough."""
    if not fits_somewhere(row, seat):
        return count
    free = row[SIZE + seat] > 2
    if one and free:
        return count + 1
    wilds = held_wilds(row, seat) if row[WILDS + seat] > 0 else 0
    for meld in range(row[MELDS]):
        base = LAID + meld * WIDTH
        if code[OWN_SIDE] and row[SIDES + row[base + OWNER]] != row[SIDES + seat]:
            continue
        of, form = whole(row[base + OF]), whole(row[base + FORM])
        is_run = row[base + KIND] == RUN
        own = whole(-1)
        if is_run:
            fits = whole(code[ROWS + form * COLUMNS + FITS])
            naturals = fits & row[SUITS + seat * 4 + of]
            takes_wild = fits >> OWN_TWO_PLACE
            own = of + 2
            last = 15
        else:
            naturals = whole(0)
            if form < code[SET_NATURALS] and row[RANKS + seat * 13 + of] > 0:
                for suit in range(4):
                    naturals |= (row[HANDS + seat * FACES + suit * 13 + of] > 0) << suit
            takes_wild = whole(2 if row[base + WILD] < 0 and code[WILDS_ALLOWED] else 0)
            last = 4
        if naturals:
            for place in range(last):
                if not (naturals >> place) & 1:
                    continue
                face = face_at(of, place) if is_run else place * 13 + of
                if not free:
                    if is_run:
                        after = whole(code[GROWN + form * PLACES + place])
                        wild = NONE if after < SHAPE_COUNT else JOKER
                        rated = whole(code[ROWS + after * COLUMNS + CLASS])
                    else:
                        after = form + 1
                        wild = whole(row[base + WILD])
                        rated = set_class(code, after, wild)
                    if not _attach_leaves(row, code, seat, barred, meld, face, after, wild, rated):
                        continue
                found[count] = ATTACH + meld * TARGETS + (FACES + of if is_run and place == 1 else face)
                count += 1
        if takes_wild and wilds:
            for number in range(1, 6):
                if not (wilds >> (number - 1)) & 1 or not (takes_wild >> (number != own)) & 1:
                    continue
                face = wild_face(number)
                if not free:
                    if is_run:
                        place = OWN_TWO_PLACE if number == own else OTHER_WILD_PLACE
                        after = whole(code[GROWN + form * PLACES + place])
                        wild = NONE if after < SHAPE_COUNT else JOKER
                        rated = whole(code[ROWS + after * COLUMNS + CLASS])
                    else:
                        after = form
                        wild = face
                        rated = set_class(code, after, wild)
                    if not _attach_leaves(row, code, seat, barred, meld, face, after, wild, rated):
                        continue
                found[count] = ATTACH + meld * TARGETS + face
                count += 1
        if one and count > 0:
            return count
    return count


# ── Opening runs ─────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def _run_leaves(row: Row, code: Code, seat: int, barred: int, suit: int, form: int, wild: int) -> bool:
    """Whether opening this run, where at most one card is left, lets the turn end."""
    left = row[SIZE + seat] - code[ROWS + form * COLUMNS + LENGTH]
    if left < 0:
        return False
    last = NONE
    if left == 1:
        places = code[ROWS + form * COLUMNS + NATURAL_PLACES]
        for place in range(1, 15):
            if (places >> place) & 1:
                row[HANDS + seat * FACES + face_at(suit, place)] -= 1
        if wild >= 0:
            row[HANDS + seat * FACES + wild] -= 1
        last = first_face(row, seat)
        for place in range(1, 15):
            if (places >> place) & 1:
                row[HANDS + seat * FACES + face_at(suit, place)] += 1
        if wild >= 0:
            row[HANDS + seat * FACES + wild] += 1
    rated = whole(code[ROWS + form * COLUMNS + CLASS])
    return leaves(row, code, seat, barred, left, last, RUN, suit, form, wild, rated, -1)


@compiled
def list_runs_with(
    row: Row, code: Code, seat: int, barred: int, suit: int, held: int, number: int, found: Order, count: int
) -> int:
    """The runs of a suit with one wild or none, out of these places."""
    wild = wild_face(number)
    kind = NO_WILD if number == 0 else OWN_TWO if number == suit + 2 else OTHER_WILD
    free = row[SIZE + seat] - 2
    two_aces = row[HANDS + seat * FACES + suit * 13] > 1
    move = OPEN_RUN + (suit * WILD_KINDS + number) * SHAPE_COUNT
    for low in range(1, 15):
        high = low
        while high <= 14 and (held >> high) & 1:
            # First without a hole, then with one above this place, which a wild fills.
            top, hole = high, 0
            while top <= 14 and (held >> top) & 1:
                if two_aces or top - low < 13:
                    shape = whole(code[SHAPES_AT + low * 16 + top]) + (hole - low if hole > 0 else 0)
                    form = kind * SHAPE_COUNT + shape
                    if code[ROWS + form * COLUMNS + OPENS] and (
                        code[ROWS + form * COLUMNS + LENGTH] <= free
                        or _run_leaves(row, code, seat, barred, suit, form, wild)
                    ):
                        found[count] = move + shape
                        count += 1
                if number == 0:
                    break
                if hole == 0:
                    hole = high + 1
                    top = high + 2
                else:
                    top += 1
            high += 1
    return count


@compiled
def places_for(row: Row, seat: int, suit: int, number: int) -> int:
    """The places of a suit that a run with this wild can be made of: a two that is the wild is not in its own place."""
    held = whole(row[SUITS + seat * 4 + suit])
    if number == suit + 2 and row[HANDS + seat * FACES + suit * 13 + 1] == 1:
        return held & ~TWO_BIT
    return held


@compiled
def run_with(row: Row, code: Code, seat: int, suit: int, number: int) -> int:
    """Whether there is a run of a suit with this wild, whatever it leaves: 2 if a shortest one, 1 if any."""
    kind = NO_WILD if number == 0 else OWN_TWO if number == suit + 2 else OTHER_WILD
    bits = code[OPENABLE + ((places_for(row, seat, suit, number) >> 1) & 8191)]
    return 2 if (bits >> kind) & 1 else (bits >> (3 + kind)) & 1


@compiled
def list_runs(row: Row, code: Code, seat: int, barred: int, found: Order, count: int, one: bool) -> int:
    """Every run that a seat may open; some if one is enough."""
    wilds = held_wilds(row, seat) if row[WILDS + seat] > 0 and code[WILDS_ALLOWED] else 0
    free = row[SIZE + seat] >= code[MINIMUM] + 2
    for suit in range(4):
        held = row[SUITS + seat * 4 + suit]
        # Two cards of a suit are the fewest that a run can have, with a wild.
        if held & (held - 1) == 0:
            continue
        for number in range(6 if wilds else 1):
            if number > 0 and not (wilds >> (number - 1)) & 1:
                continue
            some = run_with(row, code, seat, suit, number)
            if some == 0:
                continue
            if one and free and some == 2:
                return count + 1
            count = list_runs_with(
                row, code, seat, barred, suit, places_for(row, seat, suit, number), number, found, count
            )
            if one and count > 0:
                return count
    return count


# ── Opening sets ─────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def open_ranks(row: Row, code: Code, seat: int) -> int:
    """The ranks of which a seat holds enough for a set, and may open one, as bits."""
    ranks = whole(0)
    least = code[MINIMUM] - (row[WILDS + seat] > 0 and code[WILDS_ALLOWED] > 0)
    allowed = whole(code[SET_RANKS])
    if not code[EQUAL_SETS]:
        allowed &= ~row[TAKES + row[SIDES + seat] * TAKES_WIDTH + SET_RANKS_LAID]
    if least <= 3:
        allowed &= row[TRIPLES + seat] if least == 3 else row[PAIRS + seat]
    rank = 0
    while allowed:
        if allowed & 1 and row[RANKS + seat * 13 + rank] >= least:
            ranks |= 1 << rank
        allowed >>= 1
        rank += 1
    return ranks


@compiled
def set_leaves(row: Row, code: Code, seat: int, barred: int, rank: int, by_suit: int, naturals: int, wild: int) -> bool:
    """Whether opening this set, where at most one card is left, lets the turn end."""
    left = row[SIZE + seat] - naturals - (wild >= 0)
    if left < 0:
        return False
    last = NONE
    if left == 1:
        base = HANDS + seat * FACES
        for suit in range(4):
            row[base + suit * 13 + rank] -= (by_suit >> (2 * suit)) & 3
        if wild >= 0:
            row[base + wild] -= 1
        last = first_face(row, seat)
        for suit in range(4):
            row[base + suit * 13 + rank] += (by_suit >> (2 * suit)) & 3
        if wild >= 0:
            row[base + wild] += 1
    rated = set_class(code, naturals, wild)
    return leaves(row, code, seat, barred, left, last, SET, rank, naturals, wild, rated, -1)


@compiled
def list_sets(row: Row, code: Code, seat: int, barred: int, found: Order, count: int, one: bool) -> int:
    """Every set that a seat may open; some if one is enough."""
    ranks = open_ranks(row, code, seat)
    if ranks == 0:
        return count
    free = row[SIZE + seat] - 2
    least = code[MINIMUM]
    if one and free >= least:
        return count + 1
    wilds = held_wilds(row, seat) if row[WILDS + seat] > 0 and code[WILDS_ALLOWED] else 0
    for rank in range(13):
        if not (ranks >> rank) & 1:
            continue
        base = HANDS + seat * FACES + rank
        for first in range(row[base] + 1):
            for second in range(row[base + 13] + 1):
                for third in range(row[base + 26] + 1):
                    for fourth in range(row[base + 39] + 1):
                        naturals = first + second + third + fourth
                        if naturals < least - 1 or naturals > code[SET_NATURALS]:
                            continue
                        by_suit = first | second << 2 | third << 4 | fourth << 6
                        for number in range(6 if wilds else 1):
                            if naturals < least if number == 0 else not (wilds >> (number - 1)) & 1:
                                continue
                            if naturals + (number > 0) <= free or set_leaves(
                                row, code, seat, barred, rank, by_suit, naturals, wild_face(number)
                            ):
                                found[count] = OPEN_SET + (rank * WILD_KINDS + number) * BY_SUITS + by_suit
                                count += 1
                                if one:
                                    return count
    return count


# ── All of them ──────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def list_plays(row: Row, code: Code, seat: int, barred: int, found: Order, one: bool) -> int:
    """Every opening and attachment that a seat could make; some if one is enough."""
    count = list_attachments(row, code, seat, barred, found, 0, one)
    if not (one and count):
        count = list_sets(row, code, seat, barred, found, count, one)
    if not (one and count):
        count = list_runs(row, code, seat, barred, found, count, one)
    return count


@compiled
def list_discards(row: Row, code: Code, seat: int, found: Order, count: int) -> int:
    """Every card that the player on turn may discard."""
    if code[ONLY_TO_PLAY] and row[COLLECTED] and not row[PLAYED]:
        return count
    closes = row[SIZE + seat] <= 1 and not may_take_pozzetto(row, seat)
    for face in range(FACES):
        if row[HANDS + seat * FACES + face] == 0 or face == row[BARRED]:
            continue
        if not closes or may_close(row, code, seat, face, NO_BURRACO, -2):
            found[count] = DISCARD + face
            count += 1
    return count


@compiled
def may_draw(row: Row, code: Code) -> bool:
    """Whether the stock has a card that may be drawn."""
    return bool(row[BOTTOM] - row[TOP] > code[RESERVE])


@compiled
def barred_card(row: Row, code: Code, seat: int) -> int:
    """The card that may not be discarded in the turn in which it was collected: a single one without its twin."""
    if code[SINGLE_RETURNS] or row[PILED] != 1 or row[HANDS + seat * FACES + row[PILE]] > 0:
        return NONE
    return whole(row[PILE])


@compiled
def may_take(row: Row, code: Code, seat: int, found: Order) -> bool:
    """Whether the pile may be collected. ``found`` is room to look for plays in."""
    if row[PILED] == 0 or (code[FORCED_DRAW] and row[SWAPS] >= code[FORCED_DRAW]):
        return False
    if not code[ONLY_TO_PLAY]:
        return True
    barred = barred_card(row, code, seat)
    for place in range(row[PILED]):
        give(row, seat, whole(row[PILE + place]))
    some = list_plays(row, code, seat, barred, found, True)
    for place in range(row[PILED]):
        drop(row, seat, whole(row[PILE + place]))
    return some > 0


@compiled
def legal(row: Row, code: Code, found: Order) -> int:
    """List every move of the player on turn, and say how many they are. ``found`` has room for `MOST_MOVES`."""
    seat = whole(row[TURN])
    if row[PHASE] == PICK_UP:
        take = may_take(row, code, seat, found)
        count = 0
        if may_draw(row, code):
            found[count] = DRAW
            count += 1
        if take:
            found[count] = TAKE
            count += 1
        return count
    if row[PHASE] != PLAY:
        return 0
    count = list_plays(row, code, seat, whole(row[BARRED]), found, False)
    return list_discards(row, code, seat, found, count)
