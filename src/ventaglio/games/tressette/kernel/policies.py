"""Passate played out act by act, from any table, by weights for cards.

Weights are a table with a line for each situation and a column for each rank, the highest grade first: a card is played
as often as its weight is part of all that may be played. Nobody speaks, nor lays down; what must be accused is.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import lowest
from ventaglio.games.common.kernel.chance import Dice, roll
from ventaglio.games.common.kernel.compiling import compiled, inner
from ventaglio.games.tressette.kernel.actions import MOST_LEGAL
from ventaglio.games.tressette.kernel.figures import RANKS, Code, Numbers
from ventaglio.games.tressette.kernel.moves import list_accusations, list_legal, playable
from ventaglio.games.tressette.kernel.playing import step
from ventaglio.games.tressette.kernel.table import (
    FOLLOW,
    LEAD,
    LEADER,
    OFFICIAL,
    PAIRING,
    PHASE,
    SEATS,
    SIDES,
    SIZE,
    TRICK,
    Row,
    Rows,
)

Weights = NDArray[np.float64]
ON_LEAD: Final = 0
BEATS_PARTNER: Final = 1
LEAVES_PARTNER: Final = 2
BEATS_OPPONENT: Final = 3
LEAVES_OPPONENT: Final = 4
DISCARDS_TO_PARTNER: Final = 5
DISCARDS_TO_OPPONENT: Final = 6
SITUATIONS: Final = 7
"""Where a card stands: led; of the suit led, above or below the best card so far, which is the partner's or not; or of
another suit. While pairs are secret nobody has a partner."""

ANY_CARD: Final = np.ones((SITUATIONS, RANKS))
"""Every card as likely as the others."""


@inner
def choose(row: Row, code: Code, dice: Dice, weights: Weights) -> int:
    """A card by its weight; any, if all that may be played weigh nothing."""
    seat = (row[LEADER] + row[SIZE]) % SEATS
    cards = playable(row, code, seat)
    if cards == 0:
        found = np.empty(8, np.int64)
        list_accusations(row, code, seat, found, 0)
        return found[0]
    led, best, holder = -1, RANKS, seat
    for place in range(row[SIZE]):
        card = row[TRICK + place]
        if place == 0 or (card // RANKS == led and card % RANKS < best):
            led, best, holder = card // RANKS, card % RANKS, (row[LEADER] + place) % SEATS
    friend = row[OFFICIAL] > 0 and row[SIDES + holder] == row[SIDES + seat]
    least = 0.0
    for attempt in range(2):
        whole, left = 0.0, cards
        while left:
            whole += _weight(weights, lowest(left), led, best, friend) + least
            left &= left - 1
        if whole > 0 or attempt == 1:
            break
        least = 1.0
    wanted = whole * (roll(dice) / 4294967296.0)
    left = cards
    while left & (left - 1):
        wanted -= _weight(weights, lowest(left), led, best, friend) + least
        if wanted < 0:
            break
        left &= left - 1
    return lowest(left)


@inner
def _weight(weights: Weights, card: int, led: int, best: int, friend: bool) -> float:
    suit, rank = card // RANKS, card % RANKS
    if led < 0:
        return weights[0, rank]
    if suit != led:
        return weights[5 if friend else 6, rank]
    return weights[(1 if friend else 3) + (0 if rank < best else 1), rank]


@compiled
def play_by_weights(rows: Rows, code: Code, dice: Dice, weights: Weights, moves: Numbers) -> None:
    """Play each table until its passata is over, and say in how many acts."""
    found = np.empty(MOST_LEGAL, np.int64)
    for place in range(len(rows)):
        row = rows[place]
        moves[place] = 0
        while row[PHASE] in (PAIRING, LEAD, FOLLOW):
            if row[PHASE] == PAIRING:
                list_legal(row, code, found)
                action = found[0]
            else:
                action = choose(row, code, dice, weights)
            step(row, code, action)
            moves[place] += 1
