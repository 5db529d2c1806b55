"""Many tables of Tressette at once: the loops over tables, compiled."""

import numpy as np
from numpy.typing import NDArray

from ventaglio.kernels.bits import lowest, nth_bit, ones
from ventaglio.kernels.chance import below
from ventaglio.kernels.compiling import compiled
from ventaglio.kernels.tressette.figures import Code, Numbers
from ventaglio.kernels.tressette.moves import playable
from ventaglio.kernels.tressette.playing import step
from ventaglio.kernels.tressette.table import MADE, NONE, SEATS, SIDES, Row, to_act
from ventaglio.lab.environments.tressette import (
    Rows,
    begin,
    do,
    is_over,
    mark,
    observe,
    observe_cards,
    player_on_turn,
    seat_of,
    settle,
)
from ventaglio.lab.environments.writing import Bytes, Words, write_cards

Seeds = NDArray[np.uint64]
Rewards = NDArray[np.float32]
Flags = NDArray[np.bool_]
Seats = NDArray[np.int8]


@compiled
def _reward(row: Row, rewards: Rewards, zero_sum: bool) -> None:
    """What the side of each player made; with ``zero_sum`` less what the others made."""
    for player in range(SEATS):
        side = row[SIDES + seat_of(row, player)]
        rewards[player] = row[MADE + side] - (row[MADE + 1 - side] if zero_sum else 0)


# ── Only cards ───────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def _show_cards(row: Row, code: Code, open_cards: Numbers, at: int, turns: Seats, mask: Words, seen: Bytes, words: Words) -> None:
    seat = to_act(row, code)
    if seat == NONE:
        turns[at] = NONE
        open_cards[at] = 0
        write_cards(mask, 0, 0)
        return
    turns[at] = player_on_turn(row, code)
    open_cards[at] = playable(row, code, seat)
    write_cards(mask, 0, open_cards[at])
    observe_cards(row, seat, seen, words)


@compiled
def begin_cards(
    rows: Rows,
    code: Code,
    fresh: Row,
    dice: Seeds,
    order: Numbers,
    found: Numbers,
    lengths: Numbers,
    open_cards: Numbers,
    turns: Seats,
    masks: Words,
    seen: Bytes,
    words: Words,
) -> None:
    """Deal at every table."""
    for at in range(len(rows)):
        begin(rows[at], code, fresh, dice[at : at + 1], order)
        settle(rows[at], code, found)
        lengths[at] = 0
        _show_cards(rows[at], code, open_cards, at, turns, masks[at], seen[at], words[at])


@compiled
def advance_cards(
    rows: Rows,
    code: Code,
    fresh: Row,
    dice: Seeds,
    order: Numbers,
    found: Numbers,
    lengths: Numbers,
    open_cards: Numbers,
    turns: Seats,
    masks: Words,
    seen: Bytes,
    words: Words,
    actions: Numbers,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    limit: int,
    zero_sum: bool,
    again: bool,
) -> int:
    """Play a card at every table; the first table whose card may not be played, before anything is done, or -1."""
    for at in range(len(rows)):
        if open_cards[at] and not (open_cards[at] >> actions[at]) & 1:
            return at
    for at in range(len(rows)):
        if open_cards[at] == 0:
            terminated[at] = False
            truncated[at] = False
            rewards[at] = 0
            continue
        row = rows[at]
        step(row, code, actions[at])
        settle(row, code, found)
        lengths[at] += 1
        over = is_over(row)
        if over or terminated[at] or truncated[at]:
            rewards[at] = 0
        terminated[at] = over
        truncated[at] = not over and lengths[at] >= limit
        if over:
            _reward(row, rewards[at], zero_sum)
        if terminated[at] or truncated[at]:
            if not again:
                turns[at] = NONE
                open_cards[at] = 0
                write_cards(masks[at], 0, 0)
                continue
            begin(row, code, fresh, dice[at : at + 1], order)
            settle(row, code, found)
            lengths[at] = 0
        _show_cards(row, code, open_cards, at, turns, masks[at], seen[at], words[at])
    return NONE


@compiled
def any_card(open_cards: Numbers, dice: Seeds, actions: Numbers) -> None:
    """For every table any card that may be played, each as likely as another."""
    for at in range(len(open_cards)):
        cards = open_cards[at]
        actions[at] = lowest(nth_bit(cards, below(dice, ones(cards)))) if cards else 0


@compiled
def observe_cards_as(rows: Rows, players: Numbers, seen: Bytes, words: Words) -> None:
    """What one player at each table sees."""
    for at in range(len(rows)):
        observe_cards(rows[at], seat_of(rows[at], players[at]), seen[at], words[at])


# ── All acts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@compiled
def _show(row: Row, code: Code, chosen: int, at: int, turns: Seats, mask: Bytes, seen: Bytes, words: Words, found: Numbers) -> None:
    seat = to_act(row, code)
    turns[at] = player_on_turn(row, code)
    mark(row, code, chosen, mask, found)
    if seat != NONE:
        observe(row, seat, chosen, True, seen, words)


@compiled
def begin_all(
    rows: Rows,
    code: Code,
    fresh: Row,
    dice: Seeds,
    order: Numbers,
    found: Numbers,
    lengths: Numbers,
    chosen: Numbers,
    turns: Seats,
    masks: Bytes,
    seen: Bytes,
    words: Words,
) -> None:
    """Deal at every table."""
    for at in range(len(rows)):
        begin(rows[at], code, fresh, dice[at : at + 1], order)
        lengths[at] = 0
        chosen[at] = NONE
        _show(rows[at], code, NONE, at, turns, masks[at], seen[at], words[at], found)


@compiled
def advance_all(
    rows: Rows,
    code: Code,
    fresh: Row,
    dice: Seeds,
    order: Numbers,
    found: Numbers,
    lengths: Numbers,
    chosen: Numbers,
    turns: Seats,
    masks: Bytes,
    seen: Bytes,
    words: Words,
    actions: Numbers,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    limit: int,
    zero_sum: bool,
    again: bool,
) -> int:
    """Do an act at every table; the first table whose act is not open, before anything is done, or -1."""
    for at in range(len(rows)):
        if turns[at] != NONE and not masks[at, actions[at]]:
            return at
    for at in range(len(rows)):
        terminated[at] = False
        truncated[at] = False
        rewards[at] = 0
        if turns[at] == NONE:
            continue
        row = rows[at]
        chosen[at] = do(row, code, chosen[at], actions[at])
        lengths[at] += 1
        terminated[at] = is_over(row)
        truncated[at] = not terminated[at] and lengths[at] >= limit
        if terminated[at]:
            _reward(row, rewards[at], zero_sum)
        if terminated[at] or truncated[at]:
            chosen[at] = NONE
            if not again:
                turns[at] = NONE
                masks[at] = 0
                continue
            begin(row, code, fresh, dice[at : at + 1], order)
            lengths[at] = 0
        _show(row, code, chosen[at], at, turns, masks[at], seen[at], words[at], found)
    return NONE


@compiled
def observe_all_as(rows: Rows, code: Code, chosen: Numbers, players: Numbers, seen: Bytes, words: Words) -> None:
    """What one player at each table sees."""
    for at in range(len(rows)):
        row = rows[at]
        seat = seat_of(row, players[at])
        observe(row, seat, chosen[at], to_act(row, code) == seat, seen[at], words[at])
