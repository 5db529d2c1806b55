"""Many tables of Tressette at once: the loops over tables, compiled."""

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import lowest, nth_bit, ones
from ventaglio.games.common.kernel.chance import Dice, below
from ventaglio.games.common.kernel.compiling import compiled
from ventaglio.games.common.lab.borrowing import borrowed
from ventaglio.games.common.lab.observations import Bytes, Words, write_cards
from ventaglio.games.tressette.kernel.figures import Code, Numbers
from ventaglio.games.tressette.kernel.playing import step
from ventaglio.games.tressette.kernel.table import MADE, NONE, PLAYERS, SEATS, SIDES, Row, to_act
from ventaglio.games.tressette.lab.environment import (
    Rows,
    begin,
    do,
    is_over,
    mark,
    observe,
    observe_cards,
    open_cards,
    seat_of,
    settle,
)

Seeds = NDArray[np.uint64]
Rewards = NDArray[np.float32]
Flags = NDArray[np.bool_]
Seats = NDArray[np.int8]


@compiled
def _reward(row: Row, rewards: Rewards, zero_sum: bool) -> None:
    """What the side of each player made; with ``zero_sum`` less what the others made, shared between partners."""
    for player in range(SEATS):
        side = row[SIDES + seat_of(row, player)]
        rewards[player] = (row[MADE + side] - row[MADE + 1 - side]) / 2 if zero_sum else row[MADE + side]


@compiled
def advance(
    rows: Rows,
    code: Code,
    fresh: Row,
    dice: Seeds,
    order: Numbers,
    found: Numbers,
    lengths: Numbers,
    pending: Numbers,
    turns: Seats,
    masks: Bytes,
    mask_words: Words,
    seen: Bytes,
    words: Words,
    actions: Numbers,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    limit: int,
    zero_sum: bool,
    again: bool,
    cards_only: bool,
) -> int:
    """Do an act at every table, or deal where it is -1; the first table whose act is not open, or -1.

    Nothing is done where one of them is not open. ``pending`` holds the cards that are open, as bits, where only cards
    are played, else the card that is about to be led.
    """
    rows = borrowed(rows)
    dice = borrowed(dice)
    rewards = borrowed(rewards)
    masks = borrowed(masks)
    mask_words = borrowed(mask_words)
    seen = borrowed(seen)
    words = borrowed(words)
    code = borrowed(code)
    fresh = borrowed(fresh)
    order = borrowed(order)
    found = borrowed(found)
    lengths = borrowed(lengths)
    pending = borrowed(pending)
    turns = borrowed(turns)
    actions = borrowed(actions)
    terminated = borrowed(terminated)
    truncated = borrowed(truncated)
    for at in range(len(rows)):
        if turns[at] != NONE and actions[at] != NONE and not masks[at, actions[at]]:
            return at
    for at in range(len(rows)):
        row = rows[at]
        if terminated[at]:
            rewards[at] = 0
        terminated[at] = False
        truncated[at] = False
        deals = actions[at] == NONE
        if not deals:
            if turns[at] == NONE:
                continue
            if cards_only:
                step(row, code, actions[at])
                settle(row, code, found)
            else:
                pending[at] = do(row, code, pending[at], actions[at])
            lengths[at] += 1
            if is_over(row):
                deals = True
                terminated[at] = True
                _reward(row, rewards[at], zero_sum)
            elif lengths[at] >= limit:
                deals = True
                truncated[at] = True
            if deals and not again:
                turns[at] = NONE
                pending[at] = 0 if cards_only else NONE
                masks[at] = 0
                continue
        if deals:
            begin(row, code, fresh, dice[at : at + 1], order)
            lengths[at] = 0
            if cards_only:
                settle(row, code, found)
            else:
                pending[at] = NONE
        seat = to_act(row, code)
        turns[at] = row[PLAYERS + seat]
        if cards_only:
            pending[at] = open_cards(row, code, seat)
            write_cards(mask_words[at], 0, pending[at])
            observe_cards(row, seat, words[at])
        else:
            mark(row, code, pending[at], masks[at], found)
            observe(row, seat, pending[at], True, seen[at], words[at])
    return NONE


@compiled
def any_card(cards_open: Numbers, dice: Dice, actions: Numbers) -> None:
    """For every table any card that may be played, each as likely as another."""
    for at in range(len(cards_open)):
        cards = cards_open[at]
        actions[at] = lowest(nth_bit(cards, below(dice, ones(cards)))) if cards else 0


@compiled
def observe_as(
    rows: Rows, code: Code, pending: Numbers, players: Numbers, seen: Bytes, words: Words, cards_only: bool
) -> None:
    """What one player at each table sees."""
    rows = borrowed(rows)
    code = borrowed(code)
    seen = borrowed(seen)
    words = borrowed(words)
    for at in range(len(rows)):
        row = rows[at]
        seat = seat_of(row, players[at])
        if cards_only:
            observe_cards(row, seat, words[at])
        else:
            observe(row, seat, pending[at], to_act(row, code) == seat, seen[at], words[at])
