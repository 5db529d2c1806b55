"""What the solver knows without searching, by itself: it must be true, and rest on no more than it says."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.games.tressette.kernel.solver.plain import FIGURES, reaches, some_position, worth
from ventaglio.games.tressette.kernel.solver import layout
from ventaglio.games.tressette.kernel.solver.ending import last_two
from ventaglio.games.tressette.kernel.solver.figures import Figures
from ventaglio.games.tressette.kernel.solver.solving import Solver
from ventaglio.games.tressette.kernel.solver.sure import CARDS, SHIFT, cashed, conceded

Hands = tuple[int, ...]
Bench = NDArray[np.int64]


def laid_out(figures: Figures = FIGURES) -> Bench:
    """A bench where seats A and C are the first side."""
    bench = Solver(figures, shelves=1).bench
    bench[layout.SIDES] = 0b1010
    bench[layout.PARTNER : layout.PARTNER + 4] = 2, 3, 0, 1
    return bench


def total_of(hands: Hands) -> int:
    return FIGURES.last + sum(worth(FIGURES, card) for hand in hands for card in range(40) if hand >> card & 1)


def first_makes(need: int, hands: Hands, leader: int) -> bool:
    known = np.zeros(1 << 10, np.int64)
    return need <= 0 or bool(reaches(need, leader, 0, 0, 0, 0, 0, np.array(hands, np.int64), known))


@pytest.mark.parametrize("tricks", [2, 3, 4])
@pytest.mark.parametrize("bound, own", [(cashed, True), (conceded, False)])
def test_what_is_sure_is_made(bound: Callable[[int, int, int, Bench], int], own: bool, tricks: int) -> None:
    bench, chance = laid_out(), Random(tricks)
    told = 0
    for _ in range(1500):
        position = some_position(chance, tricks, 0)
        hands, leader, total = position.hands, position.leader, total_of(position.hands)
        bench[layout.HANDS : layout.HANDS + 4] = hands
        found = bound(leader, tricks, total, bench)
        if found < 0:
            continue
        least = found >> SHIFT
        told += least > 0
        if (leader % 2 == 0) == own:
            assert first_makes(least, hands, leader), position
        else:
            assert not first_makes(total - least + 1, hands, leader), position
    assert told > 100


def test_the_last_two_tricks() -> None:
    bench, chance = laid_out(), Random(1)
    for _ in range(400):
        position = some_position(chance, 2, 0)
        hands, leader, total = position.hands, position.leader, total_of(position.hands)
        bench[layout.HANDS : layout.HANDS + 4] = hands
        for need in range(1, total + 1):
            assert (last_two(0, need, leader, total, bench) >= need) == first_makes(need, hands, leader), position


def test_the_last_two_tricks_rest_on_what_they_say() -> None:
    """Below the cards that mattered a suit may be dealt in any order. Here no card counts but the last trick."""
    bench, chance = laid_out(FIGURES._replace(counted=0, aces=0)), Random(2)
    last, changed = FIGURES.last, 0
    for _ in range(1500):
        position = some_position(chance, 2, 0)
        bench[layout.HANDS : layout.HANDS + 4] = position.hands
        answer = last_two(0, last, position.leader, last, bench)
        rests = int(bench[layout.RELEVANT]) & CARDS
        hands = dealt_below(chance, position.hands, rests)
        changed += hands != position.hands
        bench[layout.HANDS : layout.HANDS + 4] = hands
        assert last_two(0, last, position.leader, last, bench) == answer, (position, rests)
    assert changed > 500


def dealt_below(chance: Random, hands: Hands, rests: int) -> Hands:
    """The same hands, the cards of each suit that do not matter dealt anew: everybody has as many of them as before."""
    after = [hand & rests for hand in hands]
    for suit in range(4):
        free = [card for card in range(10 * suit, 10 * suit + 10) if sum(hands) & ~rests & 1 << card]
        owners = [next(seat for seat in range(4) if hands[seat] >> card & 1) for card in free]
        chance.shuffle(owners)
        for card, seat in zip(free, owners, strict=True):
            after[seat] |= 1 << card
    return tuple(after)
