"""Worlds that agree with what one seat knows: ways the unseen cards may lie in, drawn as often as they are likely.

What is known of a seat in a suit is one table: for each holding, ten bits with the highest grade lowest, the logarithm
of how likely everything is that this seat has done and said if it holds just that. What cannot be has `NEVER`. A world
is as likely as its holdings together, because what a seat plays and says depends on its own cards.

Nothing is left to trial and error. A suit can lie in few ways, at most three for each of its cards: all of them are
listed by how many cards of it each seat has then. How likely the suits together give everybody a full hand is added up
from the last suit to the first; and a world is drawn from the first to the last. So each world is independent of the
others, and where there is one it is found.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.bits import ones
from ventaglio.games.common.kernel.chance import Dice, roll
from ventaglio.games.common.kernel.compiling import compiled, inner
from ventaglio.games.tressette.kernel.figures import RANKS, SUITS

NEVER: Final = -1000.0
OTHERS: Final = 3
"""How many seats hold what is unseen."""
LENGTHS: Final = RANKS + 1
"""How many cards of a suit a seat may hold: 0 to 10."""

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Likely = NDArray[np.float32]
"""For each seat, suit and holding, how likely it makes what was seen and heard, as a logarithm."""


@inner
def _list_ways(out: int, likely: Likely, seats: Numbers, suit: int, ways: Numbers, weights: Floats) -> int:
    """List how a suit may lie, what the first seat has and what the second, and how likely each is; say how many."""
    many = 0
    first = out
    while True:
        one = likely[seats[0], suit, first]
        if one > NEVER:
            rest = out & ~first
            second = rest
            while True:
                other, third = likely[seats[1], suit, second], likely[seats[2], suit, rest & ~second]
                if other > NEVER and third > NEVER:
                    ways[many] = first << RANKS | second
                    weights[many] = np.exp(one + other + third)
                    many += 1
                if second == 0:
                    break
                second = (second - 1) & rest
        if first == 0:
            return many
        first = (first - 1) & out


@inner
def _lengths(way: int) -> int:
    """How many cards the first two seats have, as one number."""
    return ones(way >> RANKS) * LENGTHS + ones(way & ((1 << RANKS) - 1))


@inner
def _sort_ways(ways: Numbers, weights: Floats, starts: Numbers, sums: Floats, sorted_ways: Numbers) -> None:
    """Put the ways of a suit in order of lengths, with the running sums of how likely those of each length are."""
    starts[:] = 0
    for place in range(len(ways)):
        starts[_lengths(ways[place]) + 1] += 1
    for lengths in range(LENGTHS * LENGTHS):
        starts[lengths + 1] += starts[lengths]
    filled = starts.copy()
    for place in range(len(ways)):
        lengths = _lengths(ways[place])
        at = filled[lengths]
        sorted_ways[at] = ways[place]
        sums[at] = weights[place] + (sums[at - 1] if at > starts[lengths] else 0.0)
        filled[lengths] = at + 1


@inner
def _whole(starts: Numbers, sums: Floats, lengths: int) -> float:
    """How likely a suit lies in some way of these lengths."""
    return sums[starts[lengths + 1] - 1] if starts[lengths + 1] > starts[lengths] else 0.0


@inner
def _drawn(starts: Numbers, sums: Floats, lengths: int, dice: Dice) -> int:
    """The place of a way of these lengths, drawn as often as it is likely."""
    low, high = starts[lengths], starts[lengths + 1] - 1
    wanted = roll(dice) / 4294967296.0 * sums[high]
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low


@compiled
def sample_worlds(
    out: Numbers, sizes: Numbers, likely: Likely, seats: Numbers, dice: Dice, worlds: NDArray[np.int64]
) -> int:
    """Fill the columns of some seats with hands, as bits; say for how many worlds: all, or none if none can be.

    ``out`` has the unseen cards of each suit, ``seats`` are the three that hold them, and ``sizes`` how many each.
    """
    most = np.zeros(SUITS + 1, np.int64)
    for suit in range(SUITS):
        most[suit + 1] = most[suit] + 3 ** ones(out[suit])
    ways, order = np.empty(most[SUITS], np.int64), np.empty(most[SUITS], np.int64)
    weights, sums = np.empty(most[SUITS], np.float64), np.empty(most[SUITS], np.float64)
    starts = np.zeros((SUITS, LENGTHS * LENGTHS + 1), np.int64)
    # How likely the suits from one on give the first two seats so many cards.
    full = np.zeros((SUITS + 1, LENGTHS, LENGTHS), np.float64)
    full[SUITS, 0, 0] = 1.0
    for suit in range(SUITS - 1, -1, -1):
        first, last = most[suit], most[suit + 1]
        many = _list_ways(out[suit], likely, seats, suit, ways[first:last], weights[first:last])
        last = first + many
        _sort_ways(ways[first:last], weights[first:last], starts[suit], sums[first:last], order[first:last])
        for one in range(sizes[0] + 1):
            for other in range(sizes[1] + 1):
                for mine in range(one + 1):
                    for yours in range(other + 1):
                        rest = full[suit + 1, one - mine, other - yours]
                        if rest > 0.0:
                            part = _whole(starts[suit], sums[first:last], mine * LENGTHS + yours)
                            full[suit, one, other] += part * rest
    if full[0, sizes[0], sizes[1]] <= 0.0:
        return 0
    for number in range(len(worlds)):
        for place in range(OTHERS):
            worlds[number, seats[place]] = 0
        one, other = sizes[0], sizes[1]
        for suit in range(SUITS):
            sums_here = sums[most[suit] :]
            left = roll(dice) / 4294967296.0 * full[suit, one, other]
            mine = yours = -1
            for lengths in range(LENGTHS * LENGTHS):
                first, second = lengths // LENGTHS, lengths % LENGTHS
                if first > one or second > other or full[suit + 1, one - first, other - second] <= 0.0:
                    continue
                part = _whole(starts[suit], sums_here, lengths) * full[suit + 1, one - first, other - second]
                if part > 0.0:
                    # The last one that is possible stands in where rounding leaves something over.
                    mine, yours = first, second
                    left -= part
                    if left < 0.0:
                        break
            way = order[most[suit] + _drawn(starts[suit], sums_here, mine * LENGTHS + yours, dice)]
            first, second = way >> RANKS, way & ((1 << RANKS) - 1)
            worlds[number, seats[0]] |= first << (suit * RANKS)
            worlds[number, seats[1]] |= second << (suit * RANKS)
            worlds[number, seats[2]] |= (out[suit] & ~first & ~second) << (suit * RANKS)
            one, other = one - mine, other - yours
    return len(worlds)
