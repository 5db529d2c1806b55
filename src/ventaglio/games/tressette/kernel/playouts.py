"""Whole passate between players who keep silent, and what is left of one, by the million.

Between silent players a passata is cards alone, so these go without rows: four hands and what each seat has won, as
sets. The norms let everybody keep silent unless a buongioco must be told, or a lay-down has failed, or the second card
of a venticinque is due; from such a table `ventaglio.games.tressette.kernel.policies` plays on.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import high_product, lowest, nth_bit, ones
from ventaglio.games.common.kernel.chance import Dice
from ventaglio.games.common.kernel.compiling import compiled, inner
from ventaglio.games.tressette.kernel.figures import (
    ALL,
    CARDS,
    LAST_TRICK,
    RANK_BITS,
    RANKS,
    SUITS,
    THIRDS,
    Code,
    Numbers,
)
from ventaglio.games.tressette.kernel.table import HANDS, LEADER, SEATS, SIDES, SIZE, TAKEN, TRICK, Rows

Totals = NDArray[np.int64]

_DRAWS: Final = 6
"""How many cards one random number of 64 bits deals: forty to the sixth is a four-billionth of what it can be."""


@inner
def _roll(dice: Dice) -> np.uint64:
    """The next 64 bits (splitmix64)."""
    dice[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = dice[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@inner
def deal_hands(dice: Dice, pack: Numbers, hands: Numbers) -> None:
    """Four hands of ten, each deal as likely as the others; the pack may lie in any order."""
    left, number, drawn = np.uint64(CARDS), np.uint64(0), 0
    for seat in range(SEATS - 1):
        hand = 0
        for _ in range(RANKS):
            if drawn == 0:
                number, drawn = _roll(dice), _DRAWS
            drawn -= 1
            place = high_product(number, left)
            number *= left
            left -= np.uint64(1)
            card = pack[place]
            pack[place] = pack[left]
            pack[left] = card
            hand |= 1 << card
        hands[seat] = hand
    hands[SEATS - 1] = ALL & ~(hands[0] | hands[1] | hands[2])


@inner
def _answer(hands: Numbers, seat: int, led: int, number: np.uint64) -> int:
    """Some card that a seat may play where this suit is led, by the last sixteen bits of a number."""
    hand = hands[seat]
    follows = hand & led
    choice = hand if follows == 0 else follows
    card = nth_bit(choice, (np.int64(number & np.uint64(0xFFFF)) * ones(choice)) >> 16)
    hands[seat] = hand & ~card
    return card


@inner
def play_rest(
    hands: Numbers, won: Numbers, leader: int, trick: int, size: int, best: int, winner: int, dice: Dice, suits: Numbers
) -> int:
    """Play what is left: any card that may be played, each as likely as the others. Who takes the last trick.

    The trick in progress is its cards as a set, how many there are, the card that takes it so far, by itself, and whose
    that is. ``suits`` is from `tabulate_suits`.
    """
    left = ones(hands[leader])
    if size > 0:
        number, led = _roll(dice), suits[lowest(best)]
        for place in range(size, SEATS):
            seat = (leader + place) & 3
            card = _answer(hands, seat, led, number)
            number >>= np.uint64(16)
            trick |= card
            if card & led and card < best:
                best, winner = card, seat
        won[winner] |= trick
        leader = winner
    for cards in range(left, 0, -1):
        number, winner = _roll(dice), leader & 3
        hand = hands[winner]
        card = nth_bit(hand, (np.int64(number & np.uint64(0xFFFF)) * cards) >> 16)
        hands[winner] = hand & ~card
        led, trick = suits[lowest(card)], card
        # Less one, the card of another suit, which is none of this one, is above all: so one comparison says who takes.
        least = np.uint64(card) - np.uint64(1)
        for place in range(1, SEATS):
            number >>= np.uint64(16)
            seat = (leader + place) & 3
            card = _answer(hands, seat, led, number)
            trick |= card
            height = np.uint64(card & led) - np.uint64(1)
            takes = height < least
            least = height if takes else least
            winner = seat if takes else winner
        won[winner] |= trick
        leader = winner
    return winner


@inner
def tabulate_suits(table: Numbers) -> None:
    """All cards of the suit of each card: looked up sooner than reckoned."""
    for card in range(CARDS):
        table[card] = RANK_BITS << (card // RANKS * RANKS)


@inner
def tabulate_thirds(code: Code, table: Numbers) -> None:
    """What any set of ranks of a suit is worth."""
    for ranks in range(1 << RANKS):
        worth = 0
        for place in range(RANKS):
            if (ranks >> place) & 1:
                worth += code[THIRDS + place]
        table[ranks] = worth


@inner
def thirds_of(table: Numbers, cards: int) -> int:
    """What cards are worth, in thirds."""
    worth = 0
    for suit in range(SUITS):
        worth += table[(cards >> (suit * RANKS)) & RANK_BITS]
    return worth


@compiled
def play_passate(code: Code, dice: Dice, totals: Totals) -> None:
    """Deal and play as many passate as there are totals: the points of the sides of seats 0 and 2, and 1 and 3.

    Who leads goes round. Fixed pairs; nobody accuses.
    """
    pack = np.arange(CARDS)
    hands, won, worth = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64), np.zeros(1 << RANKS, np.int64)
    suits = np.zeros(CARDS, np.int64)
    tabulate_thirds(code, worth)
    tabulate_suits(suits)
    whole = thirds_of(worth, ALL)
    for number in range(len(totals)):
        deal_hands(dice, pack, hands)
        won[:] = 0
        last = play_rest(hands, won, number & 3, 0, 0, 0, 0, dice, suits)
        thirds = thirds_of(worth, won[0] | won[2])
        totals[number, 0] = thirds // 3
        totals[number, 1] = (whole - thirds) // 3
        totals[number, last & 1] += code[LAST_TRICK]


@compiled
def play_rests(rows: Rows, code: Code, dice: Dice, times: int, totals: Totals) -> None:
    """Play each position to its end so many times: what each side has then made of cards and last trick, summed."""
    hands, won, worth = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64), np.zeros(1 << RANKS, np.int64)
    suits = np.zeros(CARDS, np.int64)
    tabulate_thirds(code, worth)
    tabulate_suits(suits)
    for place in range(len(rows)):
        row = rows[place]
        trick, best, winner = 0, 0, 0
        for at in range(row[SIZE]):
            card = 1 << row[TRICK + at]
            trick |= card
            if at == 0 or (row[TRICK + at] // RANKS == row[TRICK] // RANKS and card < best):
                best, winner = card, (row[LEADER] + at) & 3
        for _ in range(times):
            for seat in range(SEATS):
                hands[seat] = row[HANDS + seat]
                won[seat] = 0
            last = play_rest(hands, won, row[LEADER], trick, row[SIZE], best, winner, dice, suits)
            thirds = np.int64(0)
            taken = np.int64(0)
            for seat in range(SEATS):
                made = row[TAKEN + seat] + thirds_of(worth, won[seat])
                if row[SIDES + seat] == 0:
                    thirds += made
                else:
                    taken += made
            totals[place, 0] += thirds // 3
            totals[place, 1] += taken // 3
            totals[place, row[SIDES + last]] += code[LAST_TRICK]
