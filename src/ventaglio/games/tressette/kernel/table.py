"""A table as one row of numbers, and its cards.

A row is all of a match: whoever wants to try something copies it. Cards are numbered by suit (danari, spade, coppe,
bastoni), in each suit from the highest grade to the lowest; a set of cards is the bits of one number. Of the cards of
one suit the lowest bit takes the trick.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.figures import (
    CARDS,
    DEALER_LAST,
    KEEPS_LEAD,
    LOWER_ON_TOP,
    MODE,
    PAIRING_CARDS,
    PARTNER_SWAPS,
    PORTIONS,
    RANK_BITS,
    RANKS,
    TO_THE_RIGHT,
    Code,
)

Row = NDArray[np.int64]
Rows = NDArray[np.int64]
"""Many tables, a row each."""
Order = NDArray[np.int64]

NONE: Final = -1
SEATS: Final = 4

DEAL: Final = 0
PAIRING: Final = 1
LEAD: Final = 2
FOLLOW: Final = 3
END: Final = 4

FIXED: Final = 0
CROSSED: Final = 1
SECRET: Final = 3

# What stays between two passate of a match.
PHASE: Final = 0
DEALER: Final = 1
PASSATA: Final = 2
SCORES: Final = 3
"""What each side had before this passata."""
OPENER: Final = 5
LEADER: Final = 6
OFFICIAL: Final = 7
OUTCOME: Final = 8
"""How the match ended: a number of `OUTCOMES`."""
WINNER: Final = 9
MADE: Final = 10
"""What each side made in the passata that ended last."""
SIDES: Final = 12
PLAYERS: Final = 16
LAST: Final = 20
"""The tenth trick of the passata before, in the form of those of `LOG`; its leader is -1 if there is none."""

# What belongs to one passata.
TRICK: Final = 27
"""The cards of the trick in progress, in the order of play."""
SIZE: Final = 31
"""How many there are."""
FORMULA: Final = 32
"""What was said with its lead: the number of a formula, 0 for silence."""
TRICKS: Final = 33
"""How many tricks are finished."""
SHOWN: Final = 34
"""How many have shown a pairing card."""
SHOWERS: Final = 35
HANDS: Final = 37
DEALT: Final = 41
VOIDS: Final = 45
"""The suits that each seat has failed to follow, as bits."""
SILENT: Final = 49
"""The suits that the player on lead has led in silence since he took the lead, as bits."""
DECLARED: Final = 50
"""The suits that each seat has led with a formula, as bits."""
STILL_LONG: Final = 54
"""Those that each seat has called very long."""
TAKEN: Final = 58
"""What each seat has taken, in thirds."""
GONE: Final = 62
"""The cards that have been played."""
MUST_LEAD: Final = 63
EXPOSED: Final = 64
"""How many have laid their cards down in vain."""
LAYERS: Final = 65
BOUND: Final = 69
CLAIMED: Final = 70
SAID_NOW: Final = 71
"""The declarations of the player on lead since the last trick, as bits."""
BARRED: Final = 72
"""The suits that they bar him from leading, as bits."""
PIOMBI: Final = 73
"""The suits of which each seat has said that it has none, as bits."""
LISCI: Final = 77
"""The suits of which each seat has said that it has a card that can be beaten, as bits."""
LOCATED: Final = 81
"""The cards that everybody knows each seat to have been dealt: shown or accused."""
LACKED: Final = 85
"""The cards that accusations say each seat has not."""
WON: Final = 89
"""The side that has reached the target."""
WON_TRICK: Final = 90
WON_LOSER: Final = 91
WON_BY: Final = 92
ACCUSED: Final = 93
"""How many accusations there are."""
ACCUSATIONS: Final = 94
MOST_ACCUSATIONS: Final = 12
"""At most one each of three ranks and four suits, and for ranks one more where four follow what three implied."""
SAID: Final = ACCUSATIONS + MOST_ACCUSATIONS
"""How many declarations there are that are no formulas."""
SAYINGS: Final = SAID + 1
MOST_SAID: Final = 50
"""Five a lead."""
LOG: Final = SAYINGS + MOST_SAID
"""The finished tricks."""
WIDTH: Final = 7
"""A trick is its leader, its cards in the order of play, its winner and its formula."""
OF_WINNER: Final = 5
OF_FORMULA: Final = 6
ROW: Final = LOG + 10 * WIDTH

OUTCOMES: Final = ("", "target", "slam", "slam-after-win", "passate", "tie")


def new_row(dealer: int = 0, official: bool = True) -> Row:
    """A table before the first deal of a match; pairs that the cards form are not official then."""
    row = np.zeros(ROW, np.int64)
    row[DEALER] = dealer
    row[PASSATA] = 1
    row[OFFICIAL] = official
    row[WINNER] = NONE
    row[SIDES : SIDES + SEATS] = (0, 1, 0, 1)
    row[PLAYERS : PLAYERS + SEATS] = (0, 1, 2, 3)
    clear(row)
    row[OPENER] = row[LEADER] = (dealer + 1) % SEATS
    return row


@inner
def clear(row: Row) -> None:
    """Take everything from the table that belongs to one passata."""
    row[LAST:] = 0
    row[LAST] = NONE
    row[MUST_LEAD] = NONE
    row[CLAIMED] = NONE
    row[WON] = NONE
    row[WON_BY] = NONE


@inner
def partner(row: Row, seat: int) -> int:
    """The other seat of the same side."""
    for other in range(SEATS):
        if other != seat and row[SIDES + other] == row[SIDES + seat]:
            return other
    return NONE


@inner
def suit_bits(cards: int, suit: int) -> int:
    """The ranks of a suit among some cards."""
    return (cards >> (suit * RANKS)) & RANK_BITS


# ── The deal and the pairs ───────────────────────────────────────────────────────────────────────────────────────────


@inner
def forms_pairs(row: Row, code: Code) -> bool:
    """Whether this passata's deal decides who plays with whom."""
    return code[MODE] != FIXED and row[PASSATA] == 1


@inner
def deal(row: Row, code: Code, order: Order, cut: int) -> None:
    """Serve a shuffled pack after its cut; the table waits for a new one if one player has all the pairing cards."""
    forms = forms_pairs(row, code)
    clear(row)
    first = (row[DEALER] + 1) % SEATS
    row[OPENER] = first
    row[LEADER] = first
    start = first if code[DEALER_LAST] else row[DEALER]
    step = 1 if code[TO_THE_RIGHT] else -1
    at = cut if code[LOWER_ON_TOP] else 0
    portion = 0
    while code[PORTIONS + portion] > 0:
        for place in range(SEATS):
            seat = (start + step * place) % SEATS
            for _ in range(code[PORTIONS + portion]):
                row[HANDS + seat] |= 1 << order[at % CARDS]
                at += 1
        portion += 1
    for seat in range(SEATS):
        row[DEALT + seat] = row[HANDS + seat]
    row[PHASE] = LEAD
    if forms:
        row[OFFICIAL] = 0
        if pairing(row, code, 1) == NONE:
            clear(row)
            row[PHASE] = DEAL
            for seat in range(SEATS):
                row[PLAYERS + seat] = seat
                row[SIDES + seat] = seat % 2
        elif code[MODE] == SECRET:
            _form(row, pairing(row, code, 0), pairing(row, code, 1))
        else:
            row[PHASE] = PAIRING


@inner
def _holder(row: Row, card: int) -> int:
    for seat in range(SEATS):
        if (row[HANDS + seat] >> card) & 1:
            return seat
    return NONE


@inner
def pairing(row: Row, code: Code, number: int) -> int:
    """Who holds the first pairing card (0), or who is then his partner (1): nobody if one holds them all."""
    first = _holder(row, code[PAIRING_CARDS])
    if number == 0:
        return first
    for place in range(1, 3):
        other = _holder(row, code[PAIRING_CARDS + place])
        if other != first:
            return other
    return NONE


@inner
def _form(row: Row, one: int, other: int) -> None:
    for seat in range(SEATS):
        row[SIDES + seat] = 0 if seat in (one, other) else 1


@inner
def show(row: Row, code: Code) -> None:
    """Whoever is due shows his pairing card; the second one forms the pairs, and may have two change places."""
    seat = pairing(row, code, row[SHOWN])
    row[SHOWERS + row[SHOWN]] = seat
    row[SHOWN] += 1
    if row[SHOWN] < 2:
        return
    first, second = row[SHOWERS], row[SHOWERS + 1]
    row[OFFICIAL] = 1
    row[PHASE] = LEAD
    if code[MODE] == CROSSED:
        stays, moves = (first, second) if code[PARTNER_SWAPS] else (second, first)
        opposite = (stays + 2) % SEATS
        _form(row, stays, opposite)
        if moves != opposite:
            _change_places(row, moves, opposite, code[KEEPS_LEAD] > 0)
    else:
        _form(row, first, second)
    _note_shown(row, code)


@inner
def _change_places(row: Row, one: int, other: int, keeps_lead: bool) -> None:
    for base in (PLAYERS, HANDS, DEALT):
        row[base + one], row[base + other] = row[base + other], row[base + one]
    row[DEALER] = _place(row[DEALER], one, other)
    if keeps_lead:
        row[OPENER] = _place(row[OPENER], one, other)
        row[LEADER] = _place(row[LEADER], one, other)
    row[SHOWERS] = _place(row[SHOWERS], one, other)
    row[SHOWERS + 1] = _place(row[SHOWERS + 1], one, other)


@inner
def _place(seat: int, one: int, other: int) -> int:
    if seat == one:
        return other
    return one if seat == other else seat


@inner
def _note_shown(row: Row, code: Code) -> None:
    """Which cards the pairing has told everybody: that of the second, and those before it, which the first has."""
    first, second = row[SHOWERS], row[SHOWERS + 1]
    for place in range(3):
        card = code[PAIRING_CARDS + place]
        if (row[DEALT + second] >> card) & 1:
            row[LOCATED + second] |= 1 << card
            return
        row[LOCATED + first] |= 1 << card


@inner
def to_act(row: Row, code: Code) -> int:
    """Who is to act; -1 where chance is, or nobody."""
    phase = row[PHASE]
    if phase in (LEAD, FOLLOW):
        return (row[LEADER] + row[SIZE]) % SEATS
    if phase == PAIRING:
        return pairing(row, code, row[SHOWN])
    return NONE
