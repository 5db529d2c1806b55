"""Ratings on one scale, from what bots won of each other."""

from random import Random

import pytest

from ventaglio.lab.arena.playing import Result
from ventaglio.lab.arena.ratings import AVERAGE, SCALE, Meetings, ratings

STRENGTHS = (1700.0, 1500.0, 1450.0, 1350.0)


def expected(one: float, other: float) -> float:
    """The share of games that a bot of one rating wins from a bot of another."""
    return float(1 / (1 + 10 ** ((other - one) / SCALE)))


def _meetings(deals: int) -> Meetings:
    rng, found = Random(5), {}
    for one, rating in enumerate(STRENGTHS):
        for other in range(one + 1, len(STRENGTHS)):
            share = expected(rating, STRENGTHS[other])
            some = [sum(rng.random() < share for _ in range(2)) for _ in range(deals)]
            found[one, other] = [Result(50.0 * won, 50.0 * (2 - won), won, 2) for won in some]
    return found


def test_strengths_are_found_again_within_their_intervals() -> None:
    found = ratings(4, _meetings(400), 0.01, 1)
    assert [one.rating for one in found] == pytest.approx(STRENGTHS, abs=30)
    for one, true in zip(found, STRENGTHS, strict=True):
        assert one.within.low <= true <= one.within.high
        assert one.points_within.low <= one.points <= one.points_within.high
    assert sum(one.rating for one in found) / 4 == pytest.approx(AVERAGE)
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


def test_the_same_seed_gives_the_same_intervals() -> None:
    meetings = _meetings(30)
    assert ratings(4, meetings, 0.05, 1) == ratings(4, meetings, 0.05, 1)


def test_who_wins_everything_still_has_a_place() -> None:
    best, worst = ratings(2, {(0, 1): [Result(1.0, 0.0, 2.0, 2)] * 10}, 0.05, 1)
    assert 1500 < best.rating < 2200
    assert worst.rating == pytest.approx(3000 - best.rating)
    assert (best.points, worst.points) == (1.0, -1.0)


def test_bots_that_have_not_met_yet_are_average() -> None:
    meetings = {(0, 1): [Result(3.0, 0.0, 2.0, 2)] * 5, (0, 2): [], (1, 2): [Result(0.0, 0.0, 1.0, 2)] * 2}
    found = ratings(3, meetings, 0.05, 1)
    assert found[0].rating > found[2].rating >= found[1].rating
