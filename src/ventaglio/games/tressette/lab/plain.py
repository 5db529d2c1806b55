"""Silent Tressette by the thousand: fixed pairs, nothing but cards, a table in sixteen numbers.

Between silent players a passata is cards alone (see `ventaglio.games.tressette.kernel.playouts`), so a table needs no
row of the kernel: it is four hands, what was played, and the trick in progress. `tests/lab` plays it in step with the
kernel.
"""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ventaglio.games.common.kernel.chance import Dice, below
from ventaglio.games.common.kernel.compiling import compiled, inner
from ventaglio.games.common.lab.borrowing import borrowed
from ventaglio.games.common.lab.observations import Bytes, Words, spread, write_cards
from ventaglio.games.common.lab.tables import NOBODY, Tables
from ventaglio.games.tressette.kernel.figures import (
    CARDS,
    LAST_TRICK,
    RANK_BITS,
    RANKS,
    Code,
    Numbers,
    card_of,
)
from ventaglio.games.tressette.kernel.playouts import deal_hands, tabulate_thirds, thirds_of
from ventaglio.games.tressette.lab.environment import CARD_ACTIONS, CARD_OBSERVATION
from ventaglio.games.tressette.lab.loops import Flags, Rewards, Seats, Seeds, any_card

Table = NDArray[np.int64]

HANDS: Final = 0
PLAYED: Final = 4
TRICK: Final = 8
"""The cards of the trick in progress, as a set."""
LEADER: Final = 9
SIZE: Final = 10
TRICKS: Final = 11
BEST: Final = 12
"""The card that takes the trick so far, by itself."""
WINNER: Final = 13
VOIDS: Final = 14
"""The suits that each seat has failed to follow, four bits a seat."""
TAKEN: Final = 15
"""What each seat has taken, in thirds, eight bits a seat."""
WIDTH: Final = 16

_ONE: Final = CARDS // 8
_FEW: Final = CARD_OBSERVATION.starts["leader"] // 8
_PARTNER: Final = 16 << 2


@inner
def _deal(table: Table, dice: Dice, pack: Numbers) -> None:
    deal_hands(dice, pack, table[HANDS : HANDS + 4])
    table[PLAYED:] = 0
    table[LEADER] = below(dice, 4)


@inner
def play_card(table: Table, worth: Numbers, card: int) -> bool:
    """Play a card; whether that was the last of the passata."""
    leader, size, bit = table[LEADER], table[SIZE], 1 << card
    seat = (leader + size) & 3
    table[HANDS + seat] ^= bit
    table[PLAYED + seat] |= bit
    table[TRICK] |= bit
    best = table[BEST]
    suit = card // RANKS
    if size == 0:
        table[BEST] = bit
        table[WINNER] = seat
    else:
        led = 0
        while best >> (led * RANKS) > RANK_BITS:
            led += 1
        if suit != led:
            table[VOIDS] |= 1 << (4 * seat + led)
        elif bit < best:
            table[BEST] = bit
            table[WINNER] = seat
    if size < 3:
        table[SIZE] = size + 1
        return False
    winner = table[WINNER]
    table[TAKEN] += thirds_of(worth, table[TRICK]) << (8 * winner)
    table[LEADER] = winner
    table[SIZE] = 0
    table[TRICK] = 0
    table[BEST] = 0
    table[TRICKS] += 1
    return bool(table[TRICKS] == 10)


@inner
def open_cards(table: Table, seat: int) -> int:
    """The cards that a seat may play, as bits."""
    hand, best = table[HANDS + seat], table[BEST]
    if best == 0:
        return int(hand)
    suit = RANK_BITS
    while best > suit:
        suit <<= RANKS
    follows = hand & suit
    return int(follows or hand)


@inner
def _observe(table: Table, me: int, words: Words) -> None:
    """What a seat sees, as `CARD_OBSERVATION` has it."""
    write_cards(words, 0, table[HANDS + me])
    write_cards(words, _ONE, table[PLAYED + me])
    write_cards(words, 2 * _ONE, table[PLAYED + ((me + 1) & 3)])
    write_cards(words, 3 * _ONE, table[PLAYED + ((me + 2) & 3)])
    write_cards(words, 4 * _ONE, table[PLAYED + ((me + 3) & 3)])
    write_cards(words, 5 * _ONE, table[TRICK])
    over = table[TRICKS] == 10
    words[_FEW] = spread(_PARTNER | (0 if over else 1 << ((table[LEADER] - me) & 3)))
    voids = table[VOIDS]
    voids = (voids >> (4 * me)) | (voids << (16 - 4 * me))
    words[_FEW + 1] = spread(voids)
    words[_FEW + 2] = spread(voids >> 8)
    taken = table[TAKEN]
    taken = ((taken >> (8 * me)) | (taken << (32 - 8 * me))) & 0xFFFFFFFF
    words[_FEW + 3] = np.uint64(taken | table[TRICKS] << 32)


@inner
def _reward(table: Table, code: Code, rewards: Rewards, zero_sum: bool) -> None:
    taken = table[TAKEN]
    first = ((taken & 0xFF) + ((taken >> 16) & 0xFF)) // 3
    second = (((taken >> 8) & 0xFF) + ((taken >> 24) & 0xFF)) // 3
    if table[WINNER] & 1:
        second += code[LAST_TRICK]
    else:
        first += code[LAST_TRICK]
    if zero_sum:
        first, second = first - second, second - first
    share = np.float32(0.5 if zero_sum else 1.0)
    rewards[0] = first * share
    rewards[2] = first * share
    rewards[1] = second * share
    rewards[3] = second * share


@compiled
def advance_plain(
    tables: Table,
    code: Code,
    worth: Numbers,
    dice: Seeds,
    pack: Numbers,
    lengths: Numbers,
    cards_open: Numbers,
    turns: Seats,
    masks: Words,
    words: Words,
    actions: Numbers,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    limit: int,
    zero_sum: bool,
    again: bool,
) -> int:
    """Play a card at every table, or deal where it is -1; the first table whose card is not open, or -1.

    Nothing is done where one of them is not open.
    """
    tables, code, worth, dice, pack = borrowed(tables), borrowed(code), borrowed(worth), borrowed(dice), borrowed(pack)
    masks, words, rewards = borrowed(masks), borrowed(words), borrowed(rewards)
    for at in range(len(tables)):
        action = actions[at]
        if action != NOBODY and turns[at] != NOBODY and not (cards_open[at] >> action) & 1:
            return at
    for at in range(len(tables)):
        table = tables[at]
        if terminated[at]:
            rewards[at, 0] = rewards[at, 1] = rewards[at, 2] = rewards[at, 3] = 0
        terminated[at] = False
        truncated[at] = False
        deals = actions[at] == NOBODY
        if not deals:
            if turns[at] == NOBODY:
                continue
            lengths[at] += 1
            if play_card(table, worth, actions[at]):
                _reward(table, code, rewards[at], zero_sum)
                deals = True
                terminated[at] = True
            elif lengths[at] >= limit:
                deals = True
                truncated[at] = True
            if deals and not again:
                turns[at] = NOBODY
                cards_open[at] = 0
                write_cards(masks[at], 0, 0)
                continue
        if deals:
            _deal(table, dice[at : at + 1], pack)
            lengths[at] = 0
        seat = (table[LEADER] + table[SIZE]) & 3
        turns[at] = seat
        cards = open_cards(table, seat)
        cards_open[at] = cards
        write_cards(masks[at], 0, cards)
        _observe(table, seat, words[at])
    return NOBODY


@compiled
def observe_plain(tables: Table, players: Numbers, words: Words) -> None:
    """What one player at each table sees."""
    for at in range(len(tables)):
        _observe(tables[at], players[at], words[at])


@compiled
def _tabulate(code: Code, worth: Numbers) -> None:
    tabulate_thirds(code, worth)


class PlainTables(Tables):
    """Tables at which silent players of fixed pairs play one passata, over and over."""

    game = "tressette"
    players = 4
    actions = CARD_ACTIONS
    observation = CARD_OBSERVATION

    def __init__(self, code: Code, tables: int, limit: int | None, zero_sum: bool, auto_reset: bool) -> None:
        super().__init__(tables, limit, zero_sum, auto_reset)
        self.compact = np.zeros((tables, WIDTH), np.int64)
        self._code = code
        self._worth = np.zeros(1 << RANKS, np.int64)
        _tabulate(code, self._worth)
        self._pack = np.arange(CARDS)
        self._open = np.zeros(tables, np.int64)
        self._mask_words = self.masks.view(np.uint64)

    def _begin(self) -> None:
        self._pack[:] = np.arange(CARDS)
        self._advance(np.full(self.tables, NOBODY, np.int64))

    def _advance(self, actions: NDArray[np.int64]) -> int:
        return advance_plain(
            self.compact,
            self._code,
            self._worth,
            self.dice,
            self._pack,
            self.lengths,
            self._open,
            self.turns,
            self._mask_words,
            self.words,
            actions,
            self.rewards,
            self.terminated,
            self.truncated,
            self.limit,
            self.zero_sum,
            self.auto_reset,
        )

    def any_action(self) -> NDArray[np.int64]:
        chosen = np.empty(self.tables, np.int64)
        any_card(self._open, self._own_dice, chosen)
        return chosen

    def observe(self, players: ArrayLike) -> Bytes:
        seats = np.ascontiguousarray(np.broadcast_to(players, (self.tables,)), np.int64)
        wide = np.zeros_like(self._wide)
        observe_plain(self.compact, seats, wide.view(np.uint64))
        return wide[:, : self.observation.size]

    def action_name(self, action: int, table: int = 0) -> str:
        return f"play {card_of(action).text}"
