"""Worlds are drawn as often as they are likely."""

from collections import Counter
from itertools import combinations
from math import exp
from random import Random

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.chance import dice
from ventaglio.games.tressette.kernel.sampling import NEVER, Likely, sample_worlds

SEATS = np.array([1, 2, 3])
World = tuple[tuple[int, ...], ...]


def sampled(cards: list[list[int]], likely: Likely, worlds: int) -> NDArray[np.int64]:
    out = np.zeros(4, np.int64)
    for card in (one for some in cards for one in some):
        out[card // 10] |= 1 << (card % 10)
    found = np.zeros((worlds, 4), np.int64)
    size = sample_worlds(out, np.array([len(some) for some in cards]), likely, SEATS, dice(7), found)
    return found[:size]


def drawn(cards: list[list[int]], likely: Likely, worlds: int) -> Counter[World]:
    found = sampled(cards, likely, worlds)
    assert len(found) == worlds
    return Counter(
        tuple(tuple(int(hand) >> 10 * suit & 1023 for suit in range(4)) for hand in one[1:]) for one in found
    )


def expected(cards: list[list[int]], likely: Likely) -> dict[World, float]:
    """Every world and its share, by trying them all."""
    every = sorted(card for some in cards for card in some)
    sizes = [len(some) for some in cards]
    found: dict[World, float] = {}
    for first in combinations(every, sizes[0]):
        rest = [card for card in every if card not in first]
        for second in combinations(rest, sizes[1]):
            third = [card for card in rest if card not in second]
            world = tuple(
                tuple(sum(1 << (card % 10) for card in hand if card // 10 == suit) for suit in range(4))
                for hand in (first, second, third)
            )
            terms = [likely[seat, suit, held] for seat, hand in enumerate(world, 1) for suit, held in enumerate(hand)]
            if min(terms) > NEVER:
                found[world] = exp(sum(terms))
    whole = sum(found.values())
    return {world: share / whole for world, share in found.items()}


def agree(cards: list[list[int]], likely: Likely, worlds: int = 20_000) -> None:
    found, wanted = drawn(cards, likely, worlds), expected(cards, likely)
    assert set(found) <= set(wanted)
    # Pearson's measure: as much as there are worlds, if each is drawn by itself.
    spread = sum((found[world] - worlds * share) ** 2 / (worlds * share) for world, share in wanted.items())
    assert spread < len(wanted) + 5 * (2 * len(wanted)) ** 0.5


def test_where_nothing_is_known_all_worlds_are_alike() -> None:
    agree([[0, 11], [12, 25], [3, 38]], np.zeros((4, 4, 1024), np.float32))


def test_worlds_come_as_often_as_they_are_likely() -> None:
    rng = np.random.default_rng(3)
    agree([[0, 11, 13], [12, 25], [3, 38]], rng.normal(0, 1, (4, 4, 1024)).astype(np.float32))


def test_words_that_fix_lengths_leave_no_island() -> None:
    likely = np.zeros((4, 4, 1024), np.float32)
    for held in range(1024):
        # The first seat has said that it holds just two cards of the first suit, the second just one of the next.
        if held.bit_count() != 2:
            likely[1, 0, held] = NEVER
        if held.bit_count() != 1:
            likely[2, 1, held] = NEVER
    agree([[0, 1, 10], [2, 11, 20], [3, 12]], likely)


def test_where_nothing_agrees_nothing_is_returned() -> None:
    assert not len(sampled([[0], [1], [2]], np.full((4, 4, 1024), NEVER, np.float32), 10))


def test_where_a_single_world_agrees_it_is_found() -> None:
    """However unlikely it is to be come upon by chance."""
    cards = Random(9).sample(range(40), 30)
    hands = [cards[:10], cards[10:20], cards[20:]]
    likely = np.full((4, 4, 1024), NEVER, np.float32)
    for seat, hand in enumerate(hands, 1):
        for suit in range(4):
            likely[seat, suit, sum(1 << card % 10 for card in hand if card // 10 == suit)] = 0.0
    assert len(drawn(hands, likely, 5)) == 1


def test_a_seed_draws_the_same_worlds() -> None:
    cards = Random(5).sample(range(40), 24)
    likely = np.zeros((4, 4, 1024), np.float32)
    hands = [cards[:8], cards[8:16], cards[16:]]
    assert drawn(hands, likely, 50) == drawn(hands, likely, 50)
