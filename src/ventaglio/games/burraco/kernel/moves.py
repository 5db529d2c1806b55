"""The moves of the player on turn, each a number: see `numbering`.

`legal` lists exactly what the readable engine lists. Whoever only wants to know whether there is any move of a kind
asks for one; it costs far less than the list.
"""

from typing import Final

from ventaglio.games.burraco.kernel.closing import first_face, leaves, may_close, set_class
from ventaglio.games.burraco.kernel.figures import (
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
from ventaglio.games.burraco.kernel.figures import WILDS as WILDS_ALLOWED
from ventaglio.games.burraco.kernel.melds import (
    CLASS,
    COLUMNS,
    FITS,
    LENGTH,
    MASKS,
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
from ventaglio.games.burraco.kernel.numbering import (
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
from ventaglio.games.burraco.kernel.table import (
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
    SINGLES,
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
    faces_held,
    give,
    may_take_pozzetto,
)
from ventaglio.games.common.kernel.bits import lowest
from ventaglio.games.common.kernel.compiling import bare, whole

TWO_BIT: Final = 1 << 2


# ── Attaching ────────────────────────────────────────────────────────────────────────────────────────────────────────


@bare
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


@bare
def fits_somewhere(row: Row, seat: int) -> bool:
    """Whether a seat holds a card that fits a meld of its side, whatever it leaves."""
    takes = TAKES + row[SIDES + seat] * TAKES_WIDTH
    suits = SUITS + seat * 4
    if (
        (row[takes] & row[suits])
        | (row[takes + 1] & row[suits + 1])
        | (row[takes + 2] & row[suits + 2])
        | (row[takes + 3] & row[suits + 3])
        | (row[takes + TAKES_RANKS] & row[SINGLES + seat])
    ):
        return True
    wanted = row[takes + TAKES_WILDS]
    return bool(wanted and row[WILDS + seat] > 0 and held_wilds(row, seat) & wanted)


@bare
def _attach_leaves(
    row: Row, code: Code, seat: int, barred: int, meld: int, face: int, form: int, wild: int, rated: int
) -> bool:
    """Whether attaching this card, where at most one is left, lets the turn end."""
    left = row[SIZE + seat] - 1
    base = LAID + meld * WIDTH
    last = whole(NONE)
    if left == 1:
        drop(row, seat, face)
        last = first_face(row, seat)
        give(row, seat, face)
    kind, of = whole(row[base + KIND]), whole(row[base + OF])
    return leaves(row, code, seat, barred, whole(left), last, kind, of, form, wild, rated, meld)


@bare
def list_attachments(row: Row, code: Code, seat: int, barred: int, found: Order, count: int) -> int:
    """Every card that a seat may attach, and where."""
    free = row[SIZE + seat] > 2
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
            naturals = fits & whole(row[SUITS + seat * 4 + of])
            takes_wild = fits >> OWN_TWO_PLACE
            own = of + 2
        else:
            naturals = whole(0)
            if form < code[SET_NATURALS] and row[RANKS + seat * 13 + of] > 0:
                for suit in range(4):
                    naturals |= (row[HANDS + seat * FACES + suit * 13 + of] > 0) << suit
            takes_wild = whole(2 if row[base + WILD] < 0 and code[WILDS_ALLOWED] else 0)
        while naturals:
            place = lowest(naturals)
            naturals &= naturals - 1
            face = face_at(of, place) if is_run else place * 13 + of
            if not free:
                if is_run:
                    after = whole(code[GROWN + form * PLACES + place])
                    wild = whole(NONE if after < SHAPE_COUNT else JOKER)
                    rated = whole(code[ROWS + after * COLUMNS + CLASS])
                else:
                    after = form + 1
                    wild = whole(row[base + WILD])
                    rated = set_class(code, after, wild)
                if not _attach_leaves(row, code, seat, barred, whole(meld), face, after, wild, rated):
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
                        wild = whole(NONE if after < SHAPE_COUNT else JOKER)
                        rated = whole(code[ROWS + after * COLUMNS + CLASS])
                    else:
                        after = form
                        wild = face
                        rated = set_class(code, after, wild)
                    if not _attach_leaves(row, code, seat, barred, whole(meld), face, after, wild, rated):
                        continue
                found[count] = ATTACH + meld * TARGETS + face
                count += 1
    return count


# ── Opening runs ─────────────────────────────────────────────────────────────────────────────────────────────────────


@bare
def _run_leaves(row: Row, code: Code, seat: int, barred: int, suit: int, form: int, wild: int) -> bool:
    """Whether opening this run, where at most one card is left, lets the turn end."""
    left = row[SIZE + seat] - code[ROWS + form * COLUMNS + LENGTH]
    if left < 0:
        return False
    last = whole(NONE)
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
    return leaves(row, code, seat, barred, whole(left), last, whole(RUN), suit, form, wild, rated, whole(-1))


@bare
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


@bare
def places_for(row: Row, seat: int, suit: int, number: int) -> int:
    """The places of a suit that a run with this wild can be made of: a two that is the wild is not in its own place."""
    held = whole(row[SUITS + seat * 4 + suit])
    if number == suit + 2 and row[HANDS + seat * FACES + suit * 13 + 1] == 1:
        return held & ~TWO_BIT
    return held


@bare
def openable(code: Code, places: int) -> int:
    """What kinds of runs can be opened out of these places: bits 0, 1, 2 if a shortest one, bits 3, 4, 5 if any."""
    at = (places >> 1) & (MASKS - 1)
    return whole(code[OPENABLE + (at >> 2)] >> ((at & 3) * 8)) & 63


@bare
def list_runs(row: Row, code: Code, seat: int, barred: int, found: Order, count: int) -> int:
    """Every run that a seat may open."""
    wilds = held_wilds(row, seat) if row[WILDS + seat] > 0 and code[WILDS_ALLOWED] else 0
    for suit in range(4):
        held = row[SUITS + seat * 4 + suit]
        # Two cards of a suit are the fewest that a run can have, with a wild.
        if held & (held - 1) == 0:
            continue
        for number in range(6 if wilds else 1):
            if number > 0 and not (wilds >> (number - 1)) & 1:
                continue
            kind = NO_WILD if number == 0 else OWN_TWO if number == suit + 2 else OTHER_WILD
            places = places_for(row, seat, suit, number)
            if (openable(code, places) >> (3 + kind)) & 1:
                count = list_runs_with(row, code, seat, barred, suit, places, number, found, count)
    return count


@bare
def opens_run(row: Row, code: Code, seat: int) -> bool:
    """Whether a seat holds one of the shortest runs, whatever it leaves."""
    wilds = held_wilds(row, seat) if row[WILDS + seat] > 0 and code[WILDS_ALLOWED] else 0
    for suit in range(4):
        held = whole(row[SUITS + seat * 4 + suit])
        if held & (held - 1) == 0:
            continue
        some = openable(code, held)
        if some & 1 or ((some >> OTHER_WILD) & 1 and wilds & ~(2 << suit)):
            return True
        if (wilds >> (suit + 1)) & 1 and (openable(code, places_for(row, seat, suit, suit + 2)) >> OWN_TWO) & 1:
            return True
    return False


# ── Opening sets ─────────────────────────────────────────────────────────────────────────────────────────────────────


@bare
def open_ranks(row: Row, code: Code, seat: int) -> int:
    """The ranks of which a seat holds enough for a set, and may open one, as bits."""
    ranks = whole(0)
    least = code[MINIMUM] - (row[WILDS + seat] > 0 and code[WILDS_ALLOWED] > 0)
    allowed = whole(code[SET_RANKS])
    if not code[EQUAL_SETS]:
        allowed &= ~whole(row[TAKES + row[SIDES + seat] * TAKES_WIDTH + SET_RANKS_LAID])
    if least <= 3:
        allowed &= whole(row[TRIPLES + seat] if least == 3 else row[PAIRS + seat])
    if 2 <= least <= 3:
        return allowed
    while allowed:
        rank = lowest(allowed)
        allowed &= allowed - 1
        if row[RANKS + seat * 13 + rank] >= least:
            ranks |= 1 << rank
    return ranks


@bare
def set_leaves(row: Row, code: Code, seat: int, barred: int, rank: int, by_suit: int, naturals: int, wild: int) -> bool:
    """Whether opening this set, where at most one card is left, lets the turn end."""
    left = row[SIZE + seat] - naturals - (wild >= 0)
    if left < 0:
        return False
    last = whole(NONE)
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
    return leaves(row, code, seat, barred, whole(left), last, whole(SET), rank, naturals, wild, rated, whole(-1))


@bare
def list_sets(row: Row, code: Code, seat: int, barred: int, found: Order, count: int) -> int:
    """Every set that a seat may open."""
    ranks = open_ranks(row, code, seat)
    if ranks == 0:
        return count
    free = row[SIZE + seat] - 2
    least = code[MINIMUM]
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
    return count


# ── All of them ──────────────────────────────────────────────────────────────────────────────────────────────────────


@bare
def list_plays(row: Row, code: Code, seat: int, barred: int, found: Order) -> int:
    """Every opening and attachment that a seat could make."""
    count = whole(0)
    if fits_somewhere(row, seat):
        count = list_attachments(row, code, seat, barred, found, count)
    count = list_sets(row, code, seat, barred, found, count)
    return list_runs(row, code, seat, barred, found, count)


@bare
def may_play(row: Row, code: Code, seat: int, barred: int, found: Order) -> bool:
    """Whether a seat could open or attach anything. With few cards the plays are listed, in ``found``."""
    if row[SIZE + seat] > 2 and fits_somewhere(row, seat):
        return True
    if row[SIZE + seat] >= code[MINIMUM] + 2 and (open_ranks(row, code, seat) or opens_run(row, code, seat)):
        return True
    return list_plays(row, code, seat, barred, found) > 0


@bare
def list_discards(row: Row, code: Code, seat: int, found: Order, count: int) -> int:
    """Every card that the player on turn may discard."""
    if code[ONLY_TO_PLAY] and row[COLLECTED] and not row[PLAYED]:
        return count
    closes = row[SIZE + seat] <= 1 and not may_take_pozzetto(row, seat)
    faces = faces_held(row, seat)
    if row[BARRED] >= 0:
        faces &= ~(1 << whole(row[BARRED]))
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        if not closes or may_close(row, code, seat, face, whole(NO_BURRACO), whole(-2)):
            found[count] = DISCARD + face
            count += 1
    return count


@bare
def may_draw(row: Row, code: Code) -> bool:
    """Whether the stock has a card that may be drawn."""
    return bool(row[BOTTOM] - row[TOP] > code[RESERVE])


@bare
def barred_card(row: Row, code: Code, seat: int) -> int:
    """The card that may not be discarded in the turn in which it was collected: a single one without its twin."""
    if code[SINGLE_RETURNS] or row[PILED] != 1 or row[HANDS + seat * FACES + row[PILE]] > 0:
        return NONE
    return whole(row[PILE])


@bare
def may_take(row: Row, code: Code, seat: int, found: Order) -> bool:
    """Whether the pile may be collected. ``found`` is room to look for plays in."""
    if row[PILED] == 0 or (code[FORCED_DRAW] and row[SWAPS] >= code[FORCED_DRAW]):
        return False
    if not code[ONLY_TO_PLAY]:
        return True
    barred = barred_card(row, code, seat)
    for place in range(row[PILED]):
        give(row, seat, whole(row[PILE + place]))
    some = may_play(row, code, seat, barred, found)
    for place in range(row[PILED]):
        drop(row, seat, whole(row[PILE + place]))
    return some


@bare
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
    count = list_plays(row, code, seat, whole(row[BARRED]), found)
    return list_discards(row, code, seat, found, count)
