"""What a move does, and what a hand counts."""

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.closing import set_class
from ventaglio.games.burraco.kernel.figures import (
    CLEAN_POINTS,
    CLOSE_POINTS,
    DIRTY_POINTS,
    GROWN,
    HANDS_COUNT,
    LOOK_AT_ONCE,
    MELDS_COUNT,
    OWN_SIDE,
    PENALTY,
    PENALTY_WHEN_NOBODY,
    PLAYERS,
    POINTS,
    RESERVE,
    ROWS,
    SEATS,
    SEMI_POINTS,
    UNPLAYED_AS_CARDS,
    Code,
)
from ventaglio.games.burraco.kernel.melds import (
    CLASS,
    CLEAN,
    COLUMNS,
    DIRTY,
    NATURAL_PLACES,
    OTHER_WILD,
    OTHER_WILD_PLACE,
    OWN_TWO,
    OWN_TWO_PLACE,
    PLACES,
    SEMI,
    SHAPE_COUNT,
    WORTH,
)
from ventaglio.games.burraco.kernel.moves import barred_card
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
    BY_SUIT,
    CLOSED,
    CLOSER,
    COLLECTED,
    END,
    FACES,
    FLOWN,
    FORM,
    HANDS,
    HOW,
    JOKER,
    KIND,
    KNOWN,
    LAID,
    MELDS,
    NONE,
    OF,
    OWNER,
    PHASE,
    PICK_UP,
    PILE,
    PILED,
    PLAY,
    PLAYED,
    RATED,
    RUN,
    SET,
    SIDES,
    SIZE,
    STOCK,
    STOCK_OUT,
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
    drop,
    give,
    is_wild,
    may_take_pozzetto,
    refit,
    take_pozzetto,
)
from ventaglio.games.common.kernel.compiling import bare, whole

Totals = NDArray[np.int64]


@bare
def step(row: Row, code: Code, move: int) -> None:
    """Do a legal move. What is not legal is not looked for."""
    seat = whole(row[TURN])
    if move == DRAW:
        give(row, seat, whole(row[STOCK + row[TOP]]))
        row[TOP] += 1
        row[PHASE] = PLAY
        row[UNPLAYED + seat] = 0
    elif move == TAKE:
        row[BARRED] = barred_card(row, code, seat)
        for place in range(row[PILED]):
            face = whole(row[PILE + place])
            give(row, seat, face)
            row[KNOWN + seat * FACES + face] += 1
        row[COLLECTED] = row[PILED]
        row[PILED] = 0
        row[PHASE] = PLAY
        row[UNPLAYED + seat] = 0
    elif move < ATTACH:
        _discard(row, code, seat, move - DISCARD)
    else:
        if move < OPEN_RUN:
            _attach(row, code, seat, (move - ATTACH) // TARGETS, (move - ATTACH) % TARGETS)
        else:
            _open(row, code, seat, move)
        if code[OWN_SIDE]:
            refit(row, code, whole(row[SIDES + seat]))
        else:
            for side in range(SEATS):
                refit(row, code, side)
        row[PLAYED] = 1
        if row[SIZE + seat] == 0:
            if may_take_pozzetto(row, seat):
                take_pozzetto(row, code, seat)
            else:
                _end(row, whole(CLOSED), seat)


@bare
def _show(row: Row, seat: int, face: int) -> None:
    """A card leaves a hand for the table: if it was known to be there, it is so no more."""
    drop(row, seat, face)
    if row[KNOWN + seat * FACES + face] > 0:
        row[KNOWN + seat * FACES + face] -= 1


@bare
def _end(row: Row, how: int, closer: int) -> None:
    row[PHASE] = END
    row[HOW] = how
    row[CLOSER] = closer


@bare
def _discard(row: Row, code: Code, seat: int, face: int) -> None:
    """End a turn: with a pozzetto, a close, the end of the stock, or nothing of the kind."""
    players = code[PLAYERS]
    emptied = row[SIZE + seat] <= 1
    flies = emptied and may_take_pozzetto(row, seat)
    row[SWAPS] = row[SWAPS] + 1 if row[COLLECTED] == 1 and not row[PLAYED] else 0
    _show(row, seat, face)
    row[THREW + seat * FACES + face] += 1
    row[PILE + row[PILED]] = face
    row[PILED] += 1
    row[PHASE] = PICK_UP
    row[TURN] = seat + 1 if seat + 1 < players else 0
    row[TURNS] += 1
    row[COLLECTED] = 0
    row[FLOWN] = 0
    row[BARRED] = NONE
    row[PLAYED] = 0
    if flies:
        take_pozzetto(row, code, seat)
    if emptied and not flies:
        _end(row, whole(CLOSED), seat)
    elif row[BOTTOM] - row[TOP] <= code[RESERVE]:
        _end(row, whole(STOCK_OUT), whole(NONE))
    elif row[TAKEN] > 0:
        for other in range(players):
            if row[UNSEEN + other] and (code[LOOK_AT_ONCE] or _last_partner(row, players, other, seat)):
                row[UNSEEN + other] = 0


@bare
def _last_partner(row: Row, players: int, seat: int, discarder: int) -> bool:
    """Whether the discarder is the partner who plays last before a seat's next turn, or the seat has none."""
    for back in range(1, players):
        other = (seat - back) % players
        if row[SIDES + other] == row[SIDES + seat]:
            return other == discarder
    return True


@bare
def _attach(row: Row, code: Code, seat: int, meld: int, target: int) -> None:
    base = LAID + meld * WIDTH
    low = target >= FACES
    face = (target - FACES) * 13 if low else target
    _show(row, seat, face)
    if row[base + KIND] == SET:
        if is_wild(face):
            row[base + WILD] = face
        else:
            row[base + FORM] += 1
            row[base + BY_SUIT] += 1 << (2 * (face // 13))
        row[base + RATED] = set_class(code, whole(row[base + FORM]), whole(row[base + WILD]))
        return
    own_two = row[base + OF] * 13 + 1
    if is_wild(face):
        place = OWN_TWO_PLACE if face == own_two else OTHER_WILD_PLACE
    else:
        place = 14 if face % 13 == 0 and not low else face % 13 + 1
    grown = code[GROWN + whole(row[base + FORM]) * PLACES + place]
    kind = grown // SHAPE_COUNT
    if kind == OWN_TWO:
        row[base + WILD] = own_two
    elif kind == OTHER_WILD:
        if row[base + WILD] < 0:
            row[base + WILD] = face
    else:
        row[base + WILD] = NONE
    row[base + FORM] = grown
    row[base + RATED] = code[ROWS + grown * COLUMNS + CLASS]


@bare
def _open(row: Row, code: Code, seat: int, move: int) -> None:
    base = LAID + row[MELDS] * WIDTH
    row[MELDS] += 1
    row[base + OWNER] = seat
    if move < OPEN_SET:
        rest, shape = (move - OPEN_RUN) // SHAPE_COUNT, (move - OPEN_RUN) % SHAPE_COUNT
        suit, number = rest // WILD_KINDS, rest % WILD_KINDS
        form = shape
        if number > 0:
            form += SHAPE_COUNT * (OWN_TWO if number == suit + 2 else OTHER_WILD)
        places = code[ROWS + form * COLUMNS + NATURAL_PLACES]
        for place in range(1, 15):
            if (places >> place) & 1:
                _show(row, seat, face_at(suit, place))
        row[base + KIND] = RUN
        row[base + OF] = suit
        row[base + FORM] = form
        row[base + RATED] = code[ROWS + form * COLUMNS + CLASS]
    else:
        rest, by_suit = (move - OPEN_SET) // BY_SUITS, (move - OPEN_SET) % BY_SUITS
        rank, number = rest // WILD_KINDS, rest % WILD_KINDS
        naturals = 0
        for suit in range(4):
            for _ in range((by_suit >> (2 * suit)) & 3):
                _show(row, seat, suit * 13 + rank)
                naturals += 1
        row[base + KIND] = SET
        row[base + OF] = rank
        row[base + FORM] = naturals
        row[base + BY_SUIT] = by_suit
        row[base + RATED] = set_class(code, naturals, wild_face(number))
    wild = wild_face(number)
    row[base + WILD] = wild
    if wild >= 0:
        _show(row, seat, wild)


# ── The count ────────────────────────────────────────────────────────────────────────────────────────────────────────


@bare
def face_points(code: Code, face: int) -> int:
    """What a card is worth."""
    return whole(code[POINTS + (13 if face == JOKER else face % 13)])


@bare
def held_points(row: Row, code: Code, seat: int) -> int:
    """What the cards of a hand are worth."""
    points = 0
    for face in range(FACES):
        copies = row[HANDS + seat * FACES + face]
        if copies > 0:
            points += copies * face_points(code, face)
    return points


@bare
def meld_points(row: Row, code: Code, meld: int) -> int:
    """What a meld counts, with its burraco."""
    base = LAID + meld * WIDTH
    points = 0
    rated = row[base + RATED]
    if rated == CLEAN:
        points = whole(code[CLEAN_POINTS])
    elif rated == SEMI:
        points = whole(code[SEMI_POINTS])
    elif rated == DIRTY:
        points = whole(code[DIRTY_POINTS])
    if not code[MELDS_COUNT]:
        return points
    if row[base + WILD] >= 0:
        points += face_points(code, whole(row[base + WILD]))
    if row[base + KIND] == SET:
        return points + whole(row[base + FORM]) * whole(code[POINTS + row[base + OF]])
    return points + whole(code[ROWS + whole(row[base + FORM]) * COLUMNS + WORTH])


@bare
def _owed(row: Row, code: Code, seat: int) -> int:
    """What a seat pays for the cards it holds."""
    if row[SIZE + seat] == 0:
        return 0
    if row[UNPLAYED + seat]:
        return held_points(row, code, seat) if code[UNPLAYED_AS_CARDS] else whole(code[PENALTY])
    return held_points(row, code, seat) if code[HANDS_COUNT] else 0


@bare
def count(row: Row, code: Code, totals: Totals) -> None:
    """What the side of each seat has made, as the table stands."""
    players = code[PLAYERS]
    for seat in range(players):
        side = row[SIDES + seat]
        points, took = 0, False
        for other in range(players):
            if row[SIDES + other] == side:
                points -= _owed(row, code, other)
                if row[CLOSER] == other:
                    points += code[CLOSE_POINTS]
        for place in range(row[TAKEN]):
            took = took or row[SIDES + row[TOOK + place]] == side
        if not took and (row[TAKEN] > 0 or code[PENALTY_WHEN_NOBODY]):
            points -= code[PENALTY]
        for meld in range(row[MELDS]):
            if row[SIDES + row[LAID + meld * WIDTH + OWNER]] == side:
                points += meld_points(row, code, meld)
        totals[seat] = points
