"""The pairing of a ranked field that repeats no meeting and lies nearest to the ranking: a minimum-weight matching."""

import random
from collections.abc import Collection, Sequence

import rustworkx

Places = tuple[int, int]

NEAR = 12
"""How far down the ranking opponents are sought at first; where that forces a rematch, farther."""
TIE_BITS = 40


def nearest(size: int, met: Collection[Places], rested: Sequence[int]) -> tuple[list[Places], int | None]:
    """Pairs of places, from the top, the higher first; and the place that rests, if ``size`` is odd.

    Weighed in this order: as few rests as possible of who rests, as few rematches as possible, the lowest rests, and
    the least sum of the squared distances between opponents: one table far apart is worse than two a little apart.
    """
    reach = min(NEAR, size)
    while True:
        pairs, alone = _matched(size, met, rested, reach)
        if reach >= size or not any(pair in met for pair in pairs):
            return pairs, alone
        reach *= 2


def _matched(size: int, met: Collection[Places], rested: Sequence[int], reach: int) -> tuple[list[Places], int | None]:
    distance = 1 << TIE_BITS + size.bit_length()
    height = distance * size**3
    rematch = height * (size + 1)
    rest = rematch * (size + 1)
    # Costs drawn at random make the best matching the only one, so the library's own order cannot show.
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
