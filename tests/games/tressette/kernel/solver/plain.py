"""Solving as plainly as can be: every card is tried, nothing is guessed, and what counts is counted by the norms."""

# What is read from an array has no type of its own.
# mypy: disable-error-code="no-any-return"

from collections.abc import Mapping
from functools import cache
from random import Random

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.compiling import compiled, compiled_at_once
from ventaglio.games.tressette.kernel.solver.figures import Figures, compile_figures
from ventaglio.games.tressette.kernel.solver.positions import Position
from ventaglio.law.shelf import rules_by_id

FIGURES = compile_figures(rules_by_id("tressette")["tradizionali"])


def some_position(chance: Random, tricks: int, place: int | None = None) -> Position:
    """Any position with so many tricks to go, the one on the table included."""
    cards = chance.sample(range(40), 4 * tricks)
    hands = [sum(1 << card for card in cards[seat::4]) for seat in range(4)]
    leader, on_table = chance.randrange(4), chance.randrange(4) if place is None else place
    trick: list[int] = []
    for step in range(on_table):
        seat = (leader + step) % 4
        trick.append(chance.choice(playable(hands[seat], trick)))
        hands[seat] ^= 1 << trick[-1]
    a, b, c, d = hands
    sides = chance.choice([(0, 1, 0, 1), (1, 0, 1, 0), (0, 0, 1, 1), (1, 0, 0, 1)])
    return Position((a, b, c, d), leader, tuple(trick), (chance.randrange(20), chance.randrange(20)), sides)


def playable(hand: int, trick: list[int] | tuple[int, ...]) -> list[int]:
    """The cards that a hand may play to a trick."""
    cards = [card for card in range(40) if hand >> card & 1]
    return [card for card in cards if trick and card // 10 == trick[0] // 10] or cards


def worth(figures: Figures, card: int) -> int:
    """What a card counts, in thirds."""
    return (figures.counted >> card % 10 & 1) + 2 * (figures.aces >> card % 10 & 1)


def brute(position: Position, figures: Figures = FIGURES) -> tuple[int, dict[int, int]]:
    """The points of the side on turn, and those of each card, by trying everything."""
    side, sides = position.side, position.sides

    @cache
    def thirds(hands: tuple[int, ...], leader: int, trick: tuple[int, ...]) -> int:
        if not trick and not any(hands):
            return 0
        seat = (leader + len(trick)) % 4
        found = [after(hands, leader, trick, card) for card in playable(hands[seat], trick)]
        return max(found) if (sides[seat] == side) is not figures.fewest else min(found)

    def after(hands: tuple[int, ...], leader: int, trick: tuple[int, ...], card: int) -> int:
        seat = (leader + len(trick)) % 4
        left = tuple(hand ^ 1 << card if other == seat else hand for other, hand in enumerate(hands))
        laid = (*trick, card)
        if len(laid) < 4:
            return thirds(left, leader, laid)
        best = max(one for one in laid if one // 10 == laid[0] // 10)
        winner = (leader + laid.index(best)) % 4
        made = sum(worth(figures, one) for one in laid) + (0 if any(left) else figures.last)
        return thirds(left, winner, ()) + (made if sides[winner] == side else 0)

    taken = position.taken[side]
    each = {
        card: (taken + after(position.hands, position.leader, position.trick, card)) // 3
        for card in playable(position.hands[position.turn], position.trick)
    }
    return (taken + thirds(position.hands, position.leader, position.trick)) // 3, each


@compiled
def _worth(card: int) -> int:
    rank = card % 10
    return 3 if rank == 7 else 1 if rank > 3 else 0


@compiled_at_once
def reaches(
    need: int,
    leader: int,
    place: int,
    led: int,
    best: int,
    taker: int,
    gathered: int,
    hands: NDArray[np.int64],
    known: NDArray[np.int64],
) -> int:
    """Whether seats A and C make so many thirds from here on: alpha-beta with a window of nothing, and a memory of
    whole positions. It shares nothing with the solver.
    """
    if place == 0 and need <= 0:
        return 1
    out = hands[0] | hands[1] | hands[2] | hands[3]
    if place == 0 and out == 0:
        return 0
    spot = 0
    key = out << 8 | leader << 6 | need if place == 0 else 0
    if place == 0:
        spot = (out % 1000003 * 31 + leader * 7919 + need * 104729) % (len(known) // 2) * 2
        if known[spot] == key:
            return known[spot + 1]
    seat = leader + place & 3
    hand = hands[seat]
    if place > 0 and hand & 1023 << 10 * led != 0:
        hand &= 1023 << 10 * led
    ours = seat & 1 == 0
    answer = 0 if ours else 1
    for card in range(39, -1, -1):
        if hand >> card & 1 == 0:
            continue
        hands[seat] ^= 1 << card
        suit = card // 10
        wins = place == 0 or (suit == led and card > best)
        now = gathered + _worth(card)
        high, winner = (card, seat) if wins else (best, taker)
        if place < 3:
            lead = suit if place == 0 else led
            got = reaches(need, leader, place + 1, lead, high, winner, now, hands, known)
        else:
            if hands[0] | hands[1] | hands[2] | hands[3] == 0:
                now += 3
            made = now if winner & 1 == 0 else now - now
            got = reaches(need - made, winner, place - 3, led, high, winner, place - 3, hands, known)
        hands[seat] ^= 1 << card
        if got == (1 if ours else 0):
            answer = got
            break
    if place == 0:
        known[spot], known[spot + 1] = key, answer
    return answer


def makes(position: Position, points: int) -> bool:
    """Whether seats A and C make so many points of a position between two tricks."""
    known = np.zeros(1 << 22, np.int64)
    hands = np.array(position.hands, np.int64)
    return bool(reaches(3 * points, position.leader, 0, 0, 0, 0, 0, hands, known))


def leads(hands: tuple[int, int, int, int], found: Mapping[int, int], known: NDArray[np.int64]) -> dict[int, int]:
    """The cards that seat A may lead whose points are not those found, with what was found: none, if it is right."""
    known[:] = 0
    wrong = {}
    for card, points in found.items():
        left = np.array(hands, np.int64)
        left[0] ^= 1 << card
        after = (0, 1, card // 10, card, 0, worth(FIGURES, card), left, known)
        if (points > 0 and not reaches(3 * points, *after)) or reaches(3 * points + 3, *after):
            wrong[card] = points
    return wrong
