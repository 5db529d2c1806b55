"""A matching of least cost where nobody is matched farther away than so many places, in one walk down the ranking.

Walking down, all that matters of the places passed is which of the last few are still free. For each such set the least
cost of having matched all the others is kept, so the walk takes a time in proportion to the field, where a search for a
matching in a graph takes far more. It finds the same: the least sum of costs.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

Costs = NDArray[np.int64]

NEVER: Final = 1 << 60
"""What a pair costs that may not be, and what no sum of others reaches."""


@cache
def _steps(reach: int) -> tuple[tuple[Costs, Costs], tuple[Costs, Costs]]:
    """For an even and for an odd number of free places left: the sets that may be left, and those they come from.

    A set is bits, the place just passed lowest. Sets before a match have one place more; the last one stands for none.
    """
    sets = 1 << reach - 1
    left = np.arange(sets)
    before = np.array([np.where(left >> back & 1, 2 * sets, left | 1 << back) for back in range(reach)])
    odd = np.array([one.bit_count() % 2 for one in range(sets)])
    even_ones, odd_ones = left[odd == 0], left[odd == 1]
    return (even_ones, before[:, even_ones]), (odd_ones, before[:, odd_ones])


def match(costs: Costs, alone: int | None = None) -> list[tuple[int, int]] | None:
    """The pairs of places, from the top, the higher first; None if somebody is left over.

    ``costs[place, back]`` is what a place costs with the one ``back + 1`` above it. ``alone`` has no opponent.
    """
    size, reach = costs.shape
    sets = 1 << reach - 1
    steps = _steps(reach)
    cost = np.full(2 * sets + 1, NEVER, np.int64)
    cost[0] = 0
    chosen = np.zeros((size, sets), np.int8)
    free = 0
    for place in range(size):
        after = np.full(2 * sets + 1, NEVER, np.int64)
        if place == alone:
            after[0 : 2 * sets : 2] = cost[:sets]
            cost = after
            continue
        left, before = steps[(free + 1) % 2]
        offered = cost[before] + costs[place, :, None]
        best = offered.argmin(axis=0)
        chosen[place, left] = best
        after[2 * left] = np.minimum(offered[best, np.arange(len(left))], NEVER)
        # Left free, it needs the oldest to be matched, since nobody farther down reaches that one.
        after[1 : 2 * sets : 2] = cost[:sets]
        cost = after
        free ^= 1
    return None if cost[0] >= NEVER else _walked_back(chosen, alone)


def _walked_back(chosen: NDArray[np.int8], alone: int | None) -> list[tuple[int, int]]:
    size = len(chosen)
    pairs: list[tuple[int, int]] = []
    free = 0
    for place in range(size - 1, -1, -1):
        was_free, free = free & 1, free >> 1
        if place != alone and not was_free:
            back = int(chosen[place, free])
            pairs.append((place - 1 - back, place))
            free |= 1 << back
    return sorted(pairs)
