"""The pairing of a ranked field that repeats no meeting and lies nearest to the ranking: a minimum-weight matching."""

import random
from collections.abc import Collection, Sequence
from typing import Final

import numpy as np
import rustworkx

from ventaglio.tournaments.director.movements import band

Places = tuple[int, int]

NEAR: Final = 12
"""How far down the ranking opponents are sought at first; where that forces a rematch, farther."""
TIE_BITS: Final = 24
LARGE: Final = 300
"""The field from which the walk down the ranking is the quicker way."""
MOST: Final = 100_000
"""The field to which its sums fit into a number of 64 bits."""


def nearest(size: int, met: Collection[Places], rested: Sequence[int]) -> tuple[list[Places], int | None]:
    """Pairs of places, from the top, the higher first; and the place that rests, if ``size`` is odd.

    Weighed in this order: as few rests as possible of who rests, as few rematches as possible, the lowest rests, and
    the least sum of the squared distances between opponents: one table far apart is worse than two a little apart.
    """
    if LARGE <= size <= MOST:
        # Where the lowest of those who have rested least may rest without any rematch, nothing weighs less.
        fewest = min(rested)
        alone = max(place for place in range(size) if rested[place] == fewest) if size % 2 else None
        pairs = near(size, met, alone)
        if pairs is not None:
            return pairs, alone
    reach = min(NEAR, size)
    while True:
        pairs, alone = searched(size, met, rested, reach)
        if reach >= size or not any(pair in met for pair in pairs):
            return pairs, alone
        reach *= 2


def near(size: int, met: Collection[Places], alone: int | None) -> list[Places] | None:
    """The pairs by a walk down the ranking; None if there are none without a rematch near by."""
    distance = _distance(size)
    costs = np.full((size, NEAR), band.NEVER, np.int64)
    chance = random.Random(size)
    for a in range(size):
        for b in range(a + 1, min(size, a + NEAR + 1)):
            costs[b, b - a - 1] = distance * (b - a) ** 2 + chance.getrandbits(TIE_BITS)
    for a, b in met:
        if b - a <= NEAR:
            costs[b, b - a - 1] = band.NEVER
    return band.match(costs, alone)


def searched(size: int, met: Collection[Places], rested: Sequence[int], reach: int) -> tuple[list[Places], int | None]:
    """The pairs by a search in the graph of all who are near enough, rematches among them."""
    distance = _distance(size)
    height = distance * size**3
    rematch = height * (size + 1)
    rest = rematch * (size + 1)
    chance = random.Random(size)
    costs = [
        (a, b, distance * (b - a) ** 2 + rematch * ((a, b) in met) + chance.getrandbits(TIE_BITS))
        for a in range(size)
        for b in range(a + 1, min(size, a + reach + 1))
    ]
    if size % 2:
        fewest = min(rested)
        costs += [(place, size, rest * (rested[place] - fewest) + height * (size - place)) for place in range(size)]
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * (size + size % 2))
    graph.add_edges_from([(a, b, -cost) for a, b, cost in costs])
    matching = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    pairs = sorted((min(pair), max(pair)) for pair in matching)
    alone = next((a for a, b in pairs if b == size), None)
    return [pair for pair in pairs if pair[1] < size], alone


def _distance(size: int) -> int:
    """What a place of distance costs: more than all ties together.

    Costs drawn at random make the best matching the only one, so that a library's own order cannot show.
    """
    return 1 << TIE_BITS + size.bit_length()
