"""The kernel plays as the readable engine does: the same moves, the same tables, the same counts, at every step."""

from random import Random

import pytest

from tests.games.burraco.kernel.lockstep import Lockstep, Setting, settings

HANDS = 110
"""Of each code and number of players, in every run: more than two thousand in all."""
PARTS = 500
"""So many parts a million hands have, which can be played apart from each other."""


@pytest.mark.parametrize("setting", list(settings()), ids=str)
def test_random_hands_are_the_same_at_every_step(setting: Setting) -> None:
    """Every code in every edition, with every number of players."""
    table, rng = Lockstep(setting), Random(str(setting))
    moves = [table.play(rng, number % setting.players) for number in range(HANDS)]
    assert min(moves) > 20


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
def test_a_million_random_hands_are_the_same_at_every_step(part: int) -> None:
    """The same, for whoever has the night; or a part of it, with ``-k 'hands and [17]'``."""
    tables, rng = [Lockstep(setting) for setting in settings()], Random(part)
    for number in range(1_000_000 // PARTS):
        table = tables[number % len(tables)]
        table.play(rng, rng.randrange(table.opening.table.players))
