"""A table as one row of numbers, and its cards.

A row is all of a hand: whoever wants to try something copies it. Faces are numbered as in `ventaglio.core.cards`, 0 to
51 by suit and rank, 52 the joker. What is held stands there several times, as counts of faces, as the places of each
suit and as counts of ranks, because moves are looked for in each of these ways; and what the melds of a side would take
is kept beside the melds, because it is asked far more often than it changes.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.figures import ALONE as ALONE_FIGURE
from ventaglio.games.burraco.kernel.figures import (
    CARDS,
    FLOATING,
    HAND_SIZE,
    LARGEST,
    MOST_PACKS,
    OWN_SIDE,
    PLAYERS,
    POZZETTI,
    ROWS,
    SEATS,
    SET_NATURALS,
    SIZES,
    UPCARD,
    Code,
)
from ventaglio.games.burraco.kernel.figures import SIDES as FIRST_SIDES
from ventaglio.games.burraco.kernel.figures import WILDS as WILDS_ALLOWED
from ventaglio.games.burraco.kernel.melds import COLUMNS, FITS, OTHER_WILD_PLACE, OWN_TWO_PLACE
from ventaglio.games.common.kernel.compiling import bare, whole

Row = NDArray[np.int16]
Order = NDArray[np.int64]

FACES: Final = 53
JOKER: Final = 52
NONE: Final = -1

DEAL: Final = 0
PICK_UP: Final = 1
PLAY: Final = 2
END: Final = 3

CLOSED: Final = 1
STOCK_OUT: Final = 2

PHASE: Final = 0
TURN: Final = 1
TURNS: Final = 2
COLLECTED: Final = 3
PLAYED: Final = 4
BARRED: Final = 5
FLOWN: Final = 6
SWAPS: Final = 7
LEFT: Final = 8
"""How many pozzetti are left."""
TAKEN: Final = 9
"""How many have been taken."""
MELDS: Final = 10
"""How many melds lie on the table."""
TOP: Final = 11
"""Where in the stock the top card is."""
BOTTOM: Final = 12
PILED: Final = 13
"""How many cards the pile has."""
ALONE: Final = 14
DEALER: Final = 15
CLOSER: Final = 16
HOW: Final = 17
"""How the hand ended."""

BEGUN: Final = 18
"""What a learner has begun to open: see `factored`. Play knows nothing of it."""

SIDES: Final = 19
TOOK: Final = SIDES + SEATS
UNSEEN: Final = TOOK + SEATS
UNPLAYED: Final = UNSEEN + SEATS
SIZE: Final = UNPLAYED + SEATS
WILDS: Final = SIZE + SEATS
"""How many wilds each seat holds."""
SINGLES: Final = WILDS + SEATS
"""The ranks of which each seat holds any, as bits."""
PAIRS: Final = SINGLES + SEATS
"""Those of which it holds two or more."""
TRIPLES: Final = PAIRS + SEATS
SUITS: Final = TRIPLES + SEATS
"""For each seat and suit the places held, as bits, the ace at 1 and at 14."""
TAKES: Final = SUITS + 4 * SEATS
"""By side what its melds would take: places by suit, ranks, wilds (joker, then twos); and the ranks of its sets."""
TAKES_RANKS: Final = 4
TAKES_WILDS: Final = 5
SET_RANKS_LAID: Final = 6
TAKES_WIDTH: Final = 7
RANKS: Final = TAKES + TAKES_WIDTH * SEATS
HANDS: Final = RANKS + 13 * SEATS
KNOWN: Final = HANDS + FACES * SEATS
"""For each seat how many cards of each face everybody knows it to hold: collected with the pile and not seen since."""
THREW: Final = KNOWN + FACES * SEATS
"""For each seat how many cards of each face it has discarded in this hand."""
POZZETTO: Final = THREW + FACES * SEATS
STOCK: Final = POZZETTO + LARGEST * SEATS
MOST: Final = 54 * MOST_PACKS
PILE: Final = STOCK + MOST
LAID: Final = PILE + MOST

RUN_PLACES: Final = (1 << 15) - 1
ALL_WILDS: Final = 31

OWNER: Final = 0
KIND: Final = 1
OF: Final = 2
"""The suit of a run, the rank of a set."""
FORM: Final = 3
"""The form of a run; how many natural cards a set has."""
WILD: Final = 4
BY_SUIT: Final = 5
"""The natural cards of a set, two bits for each suit."""
RATED: Final = 6
"""What burraco it is."""
WIDTH: Final = 7
RUN: Final = 0
SET: Final = 1
MOST_MELDS: Final = MOST // 3

ROW: Final = LAID + WIDTH * MOST_MELDS


def new_row() -> Row:
    """A table before its deal."""
    return np.zeros(ROW, np.int16)


@bare
def is_wild(face: int) -> bool:
    """Whether a face is a joker or a two."""
    return face == JOKER or face % 13 == 1


@bare
def takes(row: Row, side: int, face: int) -> bool:
    """Whether a natural card fits a meld of a side."""
    at = TAKES + side * TAKES_WIDTH
    rank = face % 13
    places = 1 << 1 | 1 << 14 if rank == 0 else 2 << rank
    return bool(whole(row[at + face // 13]) & places or (whole(row[at + TAKES_RANKS]) >> rank) & 1)


@bare
def give(row: Row, seat: int, face: int) -> None:
    """Put a card into a hand."""
    row[HANDS + seat * FACES + face] += 1
    row[SIZE + seat] += 1
    if face == JOKER:
        row[WILDS + seat] += 1
        return
    rank = face % 13
    row[SUITS + seat * 4 + face // 13] |= _places(rank)
    row[RANKS + seat * 13 + rank] += 1
    held = row[RANKS + seat * 13 + rank]
    if held <= 3:
        row[SINGLES + (held - 1) * SEATS + seat] |= 1 << rank
    if rank == 1:
        row[WILDS + seat] += 1


@bare
def drop(row: Row, seat: int, face: int) -> None:
    """Take a card out of a hand."""
    row[HANDS + seat * FACES + face] -= 1
    row[SIZE + seat] -= 1
    if face == JOKER:
        row[WILDS + seat] -= 1
        return
    rank = face % 13
    if row[HANDS + seat * FACES + face] == 0:
        row[SUITS + seat * 4 + face // 13] &= ~_places(rank)
    row[RANKS + seat * 13 + rank] -= 1
    held = row[RANKS + seat * 13 + rank]
    if held < 3:
        row[SINGLES + held * SEATS + seat] &= ~(1 << rank)
    if rank == 1:
        row[WILDS + seat] -= 1


@bare
def _places(rank: int) -> int:
    """The places of a rank in a run, as bits."""
    return 1 << 1 | 1 << 14 if rank == 0 else 2 << rank


@bare
def faces_held(row: Row, seat: int) -> int:
    """The faces that a seat holds, as bits."""
    suits = SUITS + seat * 4
    return (
        ((whole(row[suits]) >> 1) & 8191)
        | ((whole(row[suits + 1]) >> 1) & 8191) << 13
        | ((whole(row[suits + 2]) >> 1) & 8191) << 26
        | ((whole(row[suits + 3]) >> 1) & 8191) << 39
        | whole(row[HANDS + seat * FACES + JOKER] > 0) << 52
    )


@bare
def deal(row: Row, code: Code, order: Order, cut: int, dealer: int) -> None:
    """Serve a pack: the hands from the cut on, the pozzetti from the bottom of what was lifted, then the stock."""
    for place in range(ROW):
        row[place] = 0
    players, size = code[PLAYERS], code[CARDS]
    first = (dealer + 1) % players
    served = code[HAND_SIZE] * players
    below = size - cut
    seat = first
    for place in range(served):
        give(row, seat, order[cut + place] if place < below else order[place - below])
        seat = seat + 1 if seat + 1 < players else 0
    makers, makers_end = max(0, served - below), cut
    dealers, dealers_end = min(size, cut + served), size
    lifted = makers_end - makers
    made = 0
    for place in range(LARGEST):
        for pozzetto in range(code[POZZETTI]):
            if place < code[SIZES + pozzetto]:
                face = order[makers_end - 1 - made] if made < lifted else order[size - 1 - (made - lifted)]
                row[POZZETTO + pozzetto * LARGEST + place] = face
                made += 1
    makers_end = max(makers, makers_end - made)
    dealers_end -= max(0, made - lifted)
    bottom = 0
    for place in range(dealers, dealers_end):
        row[STOCK + bottom] = order[place]
        bottom += 1
    for place in range(makers, makers_end):
        row[STOCK + bottom] = order[place]
        bottom += 1
    row[BOTTOM] = bottom
    if code[UPCARD]:
        row[PILE] = row[STOCK]
        row[PILED] = 1
        row[TOP] = 1
    for seat in range(players):
        row[SIDES + seat] = code[FIRST_SIDES + seat]
    row[LEFT] = code[POZZETTI]
    row[ALONE] = code[ALONE_FIGURE]
    row[DEALER] = dealer
    row[BARRED] = NONE
    row[CLOSER] = NONE
    row[PHASE] = PICK_UP
    row[TURN] = first


@bare
def may_take_pozzetto(row: Row, seat: int) -> bool:
    """Whether a pozzetto is there for this seat: one for each side."""
    free = row[LEFT] > 0
    for place in range(row[TAKEN]):
        free = free and row[SIDES + row[TOOK + place]] != row[SIDES + seat]
    return bool(free)


@bare
def take_pozzetto(row: Row, code: Code, seat: int) -> None:
    """A seat takes the next pozzetto, directly if its turn goes on; with three and five the first fixes the sides."""
    if code[FLOATING] and not row[ALONE] and row[TAKEN] == 0:
        players = code[PLAYERS]
        pairs = 1 if players == 3 else 2
        row[SIDES + seat] = 0
        for step in range(1, players):
            row[SIDES + (seat + step) % players] = 1 + (step - 1) % pairs
        for side in range(SEATS):
            refit(row, code, side)
    pozzetto = code[POZZETTI] - row[LEFT]
    for place in range(code[SIZES + pozzetto]):
        give(row, seat, whole(row[POZZETTO + pozzetto * LARGEST + place]))
    row[LEFT] -= 1
    row[TOOK + row[TAKEN]] = seat
    row[TAKEN] += 1
    row[BARRED] = NONE
    if row[PHASE] == PLAY:
        row[FLOWN] = 1
    else:
        row[UNSEEN + seat] = 1
        row[UNPLAYED + seat] = 1


@bare
def refit(row: Row, code: Code, side: int) -> None:
    """Note what the melds of a side would take, after one of them has changed or sides have formed."""
    base = TAKES + side * TAKES_WIDTH
    for place in range(TAKES_WIDTH):
        row[base + place] = 0
    for meld in range(row[MELDS]):
        at = LAID + meld * WIDTH
        own = row[SIDES + row[at + OWNER]] == side
        if not own and code[OWN_SIDE]:
            continue
        of = row[at + OF]
        if row[at + KIND] == RUN:
            fits = code[ROWS + row[at + FORM] * COLUMNS + FITS]
            row[base + of] |= fits & RUN_PLACES
            if (fits >> OWN_TWO_PLACE) & 1:
                row[base + TAKES_WILDS] |= 2 << of
            if (fits >> OTHER_WILD_PLACE) & 1:
                row[base + TAKES_WILDS] |= ALL_WILDS & ~(2 << of)
            continue
        if own:
            row[base + SET_RANKS_LAID] |= 1 << of
        if row[at + FORM] < code[SET_NATURALS]:
            row[base + TAKES_RANKS] |= 1 << of
        if row[at + WILD] < 0 and code[WILDS_ALLOWED]:
            row[base + TAKES_WILDS] |= ALL_WILDS
