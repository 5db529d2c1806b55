"""Worlds that agree with what one seat knows: a walk over the ways in which the unseen cards may lie.

What is known of a seat in a suit is one table: for each holding, ten bits with the highest grade lowest, the logarithm
of how likely everything is that this seat has done and said if it holds just that. What cannot be has `NEVER`. A world
is as likely as its holdings together, because what a seat plays and says depends on its own cards.

The walk exchanges cards between two seats, one for one or two for two, and keeps to the exchange as often as it makes
the world likelier (Metropolis). What cannot be is walked through at a price but never returned: words that fix lengths
would otherwise leave islands that no exchange connects.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.kernels.chance import Dice, below, roll
from ventaglio.kernels.compiling import compiled

NEVER: Final = -1000.0
PRICE: Final = 3.0
"""What a holding that cannot be costs on the way."""
BURN: Final = 600
"""Exchanges tried before the first world; as many again while no world has been found, `PATIENCE` times."""
PATIENCE: Final = 40

Holdings = NDArray[np.int16]
"""For each seat and suit, the ranks held."""
Likely = NDArray[np.float32]
"""For each seat, suit and holding, how likely it makes what was seen and heard, as a logarithm."""


@compiled
def _cost(likely: Likely, seat: int, suit: int, held: int) -> float:
    found = likely[seat, suit, held]
    return -PRICE if found <= NEVER else found


@compiled
def _card(world: Holdings, seat: int, place: int) -> int:
    """The card at a place of a hand, counted suit by suit from the highest; 10 to a suit."""
    for suit in range(4):
        left = world[seat, suit]
        while left:
            low = left & -left
            if place == 0:
                rank = 0
                while (low >> rank) & 1 == 0:
                    rank += 1
                return suit * 10 + rank
            place -= 1
            left ^= low
    return -1


@compiled
def _size(world: Holdings, seat: int) -> int:
    size = 0
    for suit in range(4):
        left = world[seat, suit]
        while left:
            left &= left - 1
            size += 1
    return size


@compiled
def _move(world: Holdings, giver: int, taker: int, card: int) -> None:
    bit = 1 << (card % 10)
    world[giver, card // 10] ^= bit
    world[taker, card // 10] ^= bit


@compiled
def _likeliness(world: Holdings, likely: Likely, one: int, other: int) -> float:
    found = 0.0
    for suit in range(4):
        found += _cost(likely, one, suit, world[one, suit]) + _cost(likely, other, suit, world[other, suit])
    return found


@compiled
def _exchange(world: Holdings, likely: Likely, sizes: NDArray[np.int64], seats: NDArray[np.int64], dice: Dice) -> None:
    """Try one exchange between two of the seats."""
    one = below(dice, len(seats))
    other = (one + 1 + below(dice, len(seats) - 1)) % len(seats)
    one, other = seats[one], seats[other]
    if sizes[one] == 0 or sizes[other] == 0:
        return
    before = _likeliness(world, likely, one, other)
    first = _card(world, one, below(dice, sizes[one]))
    second = _card(world, other, below(dice, sizes[other]))
    third = fourth = -1
    if sizes[one] > 1 and sizes[other] > 1 and below(dice, 2) == 0:
        third = _card(world, one, below(dice, sizes[one]))
        fourth = _card(world, other, below(dice, sizes[other]))
        if third == first or fourth == second:
            third = -1
    _move(world, one, other, first)
    _move(world, other, one, second)
    if third >= 0:
        _move(world, one, other, third)
        _move(world, other, one, fourth)
    change = _likeliness(world, likely, one, other) - before
    if change < 0.0 and roll(dice) >= np.exp(change) * 4294967296.0:
        _move(world, other, one, first)
        _move(world, one, other, second)
        if third >= 0:
            _move(world, other, one, third)
            _move(world, one, other, fourth)


@compiled
def possible(world: Holdings, likely: Likely, seats: NDArray[np.int64]) -> bool:
    """Whether no holding of a world is one that cannot be."""
    for seat in seats:
        for suit in range(4):
            if likely[seat, suit, world[seat, suit]] <= NEVER:
                return False
    return True


@compiled
def sample_worlds(
    start: Holdings,
    likely: Likely,
    seats: NDArray[np.int64],
    dice: Dice,
    apart: int,
    worlds: NDArray[np.int16],
) -> int:
    """Fill an array with worlds, so many exchanges apart, and say how many were found.

    ``start`` is any way in which the cards of the seats may be shared out; the others' cards stay where they are. Fewer
    are found only if hardly any world agrees with everything, which happens where somebody has erred: then there may be
    none.
    """
    world = start.copy()
    sizes = np.zeros(4, np.int64)
    for seat in range(4):
        sizes[seat] = _size(world, seat)
    for _ in range(BURN):
        _exchange(world, likely, sizes, seats, dice)
    found, tried = 0, 0
    while found < len(worlds) and tried < PATIENCE * (len(worlds) + BURN):
        for _ in range(apart):
            _exchange(world, likely, sizes, seats, dice)
        tried += 1
        if possible(world, likely, seats):
            worlds[found] = world
            found += 1
    return found
