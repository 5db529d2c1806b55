"""Hands on the compiled kernels, as rows: by the million."""

import numpy as np

from ventaglio.games.common.kernel.chance import Dice
from ventaglio.games.common.lab.plan import Part, Plan


def seeds_of(seed: int, first: int, count: int) -> Dice:
    """A seed for each hand: scattered, so that the numbers drawn for one are not those of the next."""
    with np.errstate(over="ignore"):
        numbers = np.arange(first, first + count, dtype=np.uint64) * np.uint64(0xD1342543DE82EF95)
        mixed = numbers + np.uint64(np.random.SeedSequence(abs(seed)).generate_state(1, np.uint64)[0])
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        scattered: Dice = mixed ^ (mixed >> np.uint64(31))
    return scattered


def play_hands(plan: Plan, first: int, count: int) -> Part:
    """So many hands from the first."""
    seeds = seeds_of(plan.seed, first, count)
    if plan.game == "burraco":
        from ventaglio.games.burraco.lab.fast_rows import play

        return play(plan, first, seeds)
    from ventaglio.games.tressette.lab.fast_rows import play as play_tressette

    return play_tressette(plan, first, seeds)
