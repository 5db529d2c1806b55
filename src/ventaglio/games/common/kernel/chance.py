"""Chance for kernels: a small generator whose state is one number, so that a seed gives the same hand anywhere."""

import numba
import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.compiling import bare, whole

Dice = NDArray[np.uint64]
"""The state of a generator: one number."""


def dice(seed: int) -> Dice:
    """A generator for a seed."""
    return np.array([seed % (1 << 64)], np.uint64)


@bare
def roll(dice: Dice) -> int:
    """The next 32 bits (splitmix64)."""
    dice[0] += np.uint64(0x9E3779B97F4A7C15)
    mixed = dice[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return int((mixed ^ (mixed >> np.uint64(31))) >> np.uint64(32))


if getattr(numba.config, "DISABLE_JIT", 0):
    # Outside compiled code NumPy warns where a product is cut off, which is meant.
    roll = np.errstate(over="ignore")(roll)


@bare
def below(dice: Dice, bound: int) -> int:
    """A number from 0 to below a bound."""
    return (roll(dice) * whole(bound)) >> 32


@bare
def shuffle(dice: Dice, order: NDArray[np.int64]) -> None:
    """Put numbers in any order, each as likely as the others."""
    for place in range(len(order) - 1, 0, -1):
        other = below(dice, place + 1)
        order[place], order[other] = order[other], order[place]
