"""A movement is one module, found by its name."""

import pytest

from tests.tournaments.director.desks import desk
from ventaglio.tournaments.director.movements.mover import Mover, mover
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Format, Movement


@pytest.mark.parametrize("movement", Movement)
def test_every_movement_has_its_module(movement: Movement) -> None:
    found = mover(movement)
    assert isinstance(found, Mover)
    assert type(found).__module__ == f"ventaglio.tournaments.director.movements.{movement.value.replace('-', '_')}"


@pytest.mark.parametrize("movement", Movement)
def test_every_movement_makes_two_rounds_in_which_everybody_plays(movement: Movement) -> None:
    entrants = Format.YELLOW if mover(movement).partners_change else Format.PAIRS
    day = desk(8, Phase(movement, 2), format=entrants)
    for number in (1, 2):
        day.play()
        seated = [n for match in day.t.rounds[number - 1].matches.values() for side in match.sides for n in side]
        assert sorted(seated) == list(range(1, 9))
