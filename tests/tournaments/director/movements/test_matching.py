"""The walk down the ranking finds what a search of the whole graph finds."""

from random import Random

import pytest

from ventaglio.tournaments.director.movements.matching import NEAR, near, searched


@pytest.mark.parametrize("seed", range(60))
def test_the_walk_finds_what_the_search_finds(seed: int) -> None:
    rng = Random(seed)
    size = rng.randint(2, 45)
    often = rng.choice((0.1, 0.5, 0.9))
    met = {(a, b) for a in range(size) for b in range(a + 1, min(size, a + 10)) if rng.random() < often}
    rested = [rng.randint(0, 1) for _ in range(size)]
    pairs, alone = searched(size, met, rested, NEAR)
    walked = near(size, met, alone)
    if any(pair in met for pair in pairs):
        assert walked is None
    else:
        assert walked == pairs


def test_somebody_who_has_met_all_his_neighbours_is_left_to_the_search() -> None:
    met = {(0, other) for other in range(1, NEAR + 1)}
    assert near(40, met, None) is None


def test_a_large_field_is_walked_down_whole() -> None:
    met = {(place, place + step) for place in range(0, 3_000, 2) for step in (1, 3, 4) if place + step < 3_000}
    pairs = near(3_001, met, 3_000)
    assert pairs is not None
    assert not met.intersection(pairs)
    assert sorted(place for pair in pairs for place in pair) == list(range(3_000))
