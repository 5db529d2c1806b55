"""Silent passate on the kernel, as rows: any card that may be played, each as likely as another."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.kernel.bits import lowest, nth_bit, ones
from ventaglio.games.common.kernel.chance import Dice, below, shuffle
from ventaglio.games.common.kernel.compiling import compiled
from ventaglio.games.common.lab.borrowing import borrowed
from ventaglio.games.common.lab.plan import Part, Plan
from ventaglio.games.tressette.engine.rules import Pairs
from ventaglio.games.tressette.engine.state import Kind
from ventaglio.games.tressette.kernel.figures import (
    CARDS,
    LAST_TRICK,
    MUST_ACCUSE,
    RANKS,
    SMALLEST_CUT,
    Code,
    card_of,
    compile_rules,
)
from ventaglio.games.tressette.kernel.playouts import tabulate_thirds
from ventaglio.games.tressette.kernel.table import DEALER, LEADER, Row, deal, new_row
from ventaglio.games.tressette.kernel.table import HANDS as ROW_HANDS
from ventaglio.games.tressette.lab import rows
from ventaglio.games.tressette.lab.plain import HANDS, SIZE, TAKEN, WIDTH, WINNER, open_cards, play_card
from ventaglio.games.tressette.lab.plain import LEADER as PLAIN_LEADER

_INDEX: Final = np.array([card_of(number).index for number in range(CARDS)], np.int64)
"""The card of each number of the kernel, as records number them."""


@compiled
def _record(
    code: Code,
    row: Row,
    seeds: Dice,
    first: int,
    orders: NDArray[np.uint8],
    cuts: NDArray[np.int16],
    seats: NDArray[np.int8],
    cards: NDArray[np.int8],
    held: NDArray[np.int64],
    made: NDArray[np.int8],
) -> None:
    """Deal and play every hand. ``made`` is by hand: thirds of each side, and who took the last trick."""
    seeds, row, code = borrowed(seeds), borrowed(row), borrowed(code)
    worth = np.zeros(1 << RANKS, np.int64)
    tabulate_thirds(code, worth)
    order, table = np.arange(CARDS), np.zeros(WIDTH, np.int64)
    for hand in range(len(seeds)):
        dice = seeds[hand : hand + 1]
        for place in range(CARDS):
            order[place] = place
        shuffle(dice, order)
        cuts[hand] = code[SMALLEST_CUT] + below(dice, CARDS - 2 * code[SMALLEST_CUT] + 1)
        row[DEALER] = (first + hand) & 3
        for seat in range(4):
            row[ROW_HANDS + seat] = 0
        deal(row, code, order, int(cuts[hand]))
        table[:] = 0
        for seat in range(4):
            table[HANDS + seat] = row[ROW_HANDS + seat]
        table[PLAIN_LEADER] = row[LEADER]
        for place in range(CARDS):
            orders[hand, place] = order[place]
            seat = (table[PLAIN_LEADER] + table[SIZE]) & 3
            choice = open_cards(table, seat)
            card = lowest(nth_bit(choice, below(dice, ones(choice))))
            seats[hand, place] = seat
            cards[hand, place] = card
            held[hand, place] = table[HANDS + seat]
            play_card(table, worth, card)
        taken = table[TAKEN]
        made[hand, 0] = (taken & 0xFF) + ((taken >> 16) & 0xFF)
        made[hand, 1] = ((taken >> 8) & 0xFF) + ((taken >> 24) & 0xFF)
        made[hand, 2] = table[WINNER]


def play(plan: Plan, first: int, seeds: Dice) -> Part:
    """The hands of these seeds."""
    rules = rows.table_of(plan).table.rules
    code = compile_rules(rules, Kind.PASSATE, 1)
    if rules.pairs.value is not Pairs.FIXED or code[MUST_ACCUSE]:
        raise BadInput("only silent players of fixed pairs play that fast", "lab-fast-pairs")
    hands = len(seeds)
    orders, cuts = np.zeros((hands, CARDS), np.uint8), np.zeros(hands, np.int16)
    seats, cards = np.zeros((hands, CARDS), np.int8), np.zeros((hands, CARDS), np.int8)
    held, made = np.zeros((hands, CARDS), np.int64), np.zeros((hands, 3), np.int8)
    _record(code, new_row(), seeds, first, orders, cuts, seats, cards, held, made)
    numbers = np.arange(first, first + hands)
    sides = np.tile(np.array([0, 1, 0, 1], np.int8), (hands, 1))
    points = made[:, :2] // 3
    points[np.arange(hands), made[:, 2] & 1] += np.int8(code[LAST_TRICK])
    deck = points.copy()
    cappotto = np.where(deck[:, 1] == 0, 0, np.where(deck[:, 0] == 0, 1, -1)).astype(np.int8)
    silent = np.zeros(hands, np.int32)
    in_moves = np.tile(np.arange(CARDS, dtype=np.int16), hands)
    spelled = [f"play {card_of(number).text}" for number in range(CARDS)]
    flat = cards.reshape(-1)
    none = np.zeros(len(flat), np.int32)
    return Part(
        hands={
            "hand": numbers,
            "dealer": (numbers % 4).astype(np.int8),
            "order": _INDEX.astype(np.uint8)[orders],
            "cut": cuts,
            "moves": np.full(hands, CARDS, np.int16),
            "tricks": np.full(hands, 10, np.int8),
            "how": (silent, ["played"]),
            "sides": sides,
            "points": points[:, [0, 1, 0, 1]],
            "thirds": made[:, [0, 1, 0, 1]],
            "buongioco": np.zeros((hands, 4), np.int8),
            "last": made[:, 2],
            "cappotto": cappotto,
        },
        moves={
            "hand": np.repeat(numbers, CARDS),
            "move": in_moves,
            "trick": (in_moves // 4).astype(np.int8),
            "seat": seats.reshape(-1),
            "kind": (none, ["play"]),
            "action": (flat.astype(np.int32), spelled),
            "card": _INDEX[flat].astype(np.int8),
            "leads": (in_moves % 4 == 0).astype(np.int8),
            "words": (none, [""]),
            "held": _as_records(held.reshape(-1)),
        },
    )


def _as_records(held: NDArray[np.int64]) -> NDArray[np.int64]:
    """Sets of cards by the kernel's numbers, as sets by those of records."""
    found = np.zeros_like(held)
    for number, index in enumerate(_INDEX):
        found |= ((held >> number) & 1) << index
    return found
