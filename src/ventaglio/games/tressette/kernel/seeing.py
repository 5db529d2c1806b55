"""What a seat sees, as a fixed number of small numbers: nothing in it depends on a card that is hidden from that seat.

Seats are told as seen from the one that looks: 0 itself, 1 the next in turn, and so on. Where something may be missing,
a seat is that number and one, and 0 says that there is none. docs/kernels.md has the layout as a table.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.figures import CARDS, SUITS, Code
from ventaglio.games.tressette.kernel.knowing import is_exposed, located, shown_void
from ventaglio.games.tressette.kernel.moves import FAGLIO_AL_COMPAGNO
from ventaglio.games.tressette.kernel.table import (
    ACCUSATIONS,
    ACCUSED,
    BOUND,
    DEALER,
    FORMULA,
    HANDS,
    LACKED,
    LEADER,
    LOG,
    MOST_ACCUSATIONS,
    MOST_SAID,
    MUST_LEAD,
    OF_FORMULA,
    OF_WINNER,
    OFFICIAL,
    PASSATA,
    PHASE,
    SAID,
    SAYINGS,
    SCORES,
    SEATS,
    SHOWN,
    SIDES,
    SIZE,
    TAKEN,
    TRICK,
    TRICKS,
    WIDTH,
    Row,
    partner,
)

Seen = NDArray[np.int8]

IN_HAND: Final = 0
"""For each card, whether the seat holds it."""
PLAYED_BY: Final = IN_HAND + CARDS
"""For each card, who has played it."""
PLAYED_IN: Final = PLAYED_BY + CARDS
"""For each card, the number of the trick that it was played to, from 1."""
KNOWN_AT: Final = PLAYED_IN + CARDS
"""For each card still in a hand, with whom everybody knows it to be."""
NOT_AT: Final = KNOWN_AT + CARDS
"""For each card, the seats that are known by accusations not to have it, as bits."""
VOID: Final = NOT_AT + CARDS
"""For each seat and suit, whether everybody knows it to have none."""
TRICK_LOG: Final = VOID + SEATS * SUITS
"""For each trick, the one in progress included: who led it, who took it, and the number of its formula."""
WORDS_SAID: Final = TRICK_LOG + 3 * 10
"""For each declaration: who, before which trick, from 1, its number and one, its suit and one where it is known."""
ACCUSED_ALL: Final = WORDS_SAID + 4 * MOST_SAID
"""For each accusation: who, its rank and one or 4 for a Napoletana, its suit and one, its points, whether implied."""
STATUS: Final = ACCUSED_ALL + 5 * MOST_ACCUSATIONS
"""Phase; tricks finished; cards in the trick; who leads it; who dealt; the partner, 0 while pairs are secret; passata;
the scores of one's own side and of the other, 0 while pairs are secret; the card that must be led, and one; whether a
player must play best first; how many have shown a pairing card."""
TAKEN_BY: Final = STATUS + 12
"""What each seat has taken, in thirds."""
FACE_UP: Final = TAKEN_BY + SEATS
"""Whether the cards of each seat lie face up."""
SEEN: Final = FACE_UP + SEATS
"""How many numbers there are."""

_MOST: Final = 127


@inner
def _saw_card(row: Row, seen: Seen, seat: int, who: int, card: int, number: int) -> None:
    seen[PLAYED_BY + card] = (who - seat) % SEATS + 1
    seen[PLAYED_IN + card] = number + 1


@inner
def observe(row: Row, code: Code, seat: int, seen: Seen) -> None:
    """Write down what a seat sees."""
    seen[:] = 0
    for trick in range(row[TRICKS]):
        base = LOG + trick * WIDTH
        for place in range(SEATS):
            _saw_card(row, seen, seat, row[base] + place, row[base + 1 + place], trick)
        seen[TRICK_LOG + 3 * trick] = (row[base] - seat) % SEATS + 1
        seen[TRICK_LOG + 3 * trick + 1] = (row[base + OF_WINNER] - seat) % SEATS + 1
        seen[TRICK_LOG + 3 * trick + 2] = row[base + OF_FORMULA]
    if row[SIZE] > 0:
        for place in range(row[SIZE]):
            _saw_card(row, seen, seat, row[LEADER] + place, row[TRICK + place], row[TRICKS])
        seen[TRICK_LOG + 3 * row[TRICKS]] = (row[LEADER] - seat) % SEATS + 1
        seen[TRICK_LOG + 3 * row[TRICKS] + 2] = row[FORMULA]
    for other in range(SEATS):
        who = (other - seat) % SEATS
        known, lacked = located(row, other), row[LACKED + other]
        for card in range(CARDS):
            if other == seat:
                seen[IN_HAND + card] = (row[HANDS + seat] >> card) & 1
            if (known >> card) & 1:
                seen[KNOWN_AT + card] = who + 1
            if (lacked >> card) & 1:
                seen[NOT_AT + card] |= 1 << who
        for suit in range(SUITS):
            seen[VOID + who * SUITS + suit] = 1 if shown_void(row, other, suit) else 0
        seen[TAKEN_BY + who] = row[TAKEN + other]
        seen[FACE_UP + who] = 1 if is_exposed(row, other) else 0
    _hear(row, seat, seen)
    _look_up(row, seat, seen)


@inner
def _hear(row: Row, seat: int, seen: Seen) -> None:
    """What was said. Whoever names no suit is the only one to know which he means."""
    for place in range(row[SAID]):
        said, base = row[SAYINGS + place], WORDS_SAID + 4 * place
        word = (said >> 2) & 7
        seen[base] = ((said & 3) - seat) % SEATS + 1
        seen[base + 1] = (said >> 8) + 1
        seen[base + 2] = word + 1
        if word < FAGLIO_AL_COMPAGNO or said & 3 == seat:
            seen[base + 3] = (said >> 5) & 7
    for place in range(row[ACCUSED]):
        one, base = row[ACCUSATIONS + place], ACCUSED_ALL + 5 * place
        seen[base] = ((one & 3) - seat) % SEATS + 1
        seen[base + 1] = ((one >> 2) & 3) + 1
        seen[base + 2] = ((one >> 4) & 7) + 1
        seen[base + 3] = one >> 8
        seen[base + 4] = (one >> 7) & 1


@inner
def _look_up(row: Row, seat: int, seen: Seen) -> None:
    seen[STATUS] = row[PHASE]
    seen[STATUS + 1] = row[TRICKS]
    seen[STATUS + 2] = row[SIZE]
    seen[STATUS + 3] = (row[LEADER] - seat) % SEATS
    seen[STATUS + 4] = (row[DEALER] - seat) % SEATS
    if row[OFFICIAL]:
        side = row[SIDES + seat]
        seen[STATUS + 5] = (partner(row, seat) - seat) % SEATS
        seen[STATUS + 7] = min(_MOST, row[SCORES + side])
        seen[STATUS + 8] = min(_MOST, row[SCORES + 1 - side])
    seen[STATUS + 6] = min(_MOST, row[PASSATA])
    seen[STATUS + 9] = row[MUST_LEAD] + 1
    seen[STATUS + 10] = row[BOUND]
    seen[STATUS + 11] = row[SHOWN]
