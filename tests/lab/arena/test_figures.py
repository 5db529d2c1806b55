"""Intervals that hold what they promise, and a question that is decided rightly whenever one looks."""

from random import Random

import pytest

from ventaglio.lab.arena.figures import (
    FEWEST,
    Interval,
    Moments,
    always_valid,
    by_bootstrap,
    by_t,
    course,
    decide,
    t_quantile,
    wilson,
)

LUCK = (-300.0, -150.0, -50.0, 0.0, 0.0, 0.0, 50.0, 150.0, 300.0)
"""Differences as deals have them: none at all more often than not, and now and then a large one."""


@pytest.mark.parametrize("freedom, value", [(1, 12.7062), (2, 4.3027), (5, 2.5706), (29, 2.0452), (999, 1.9623)])
def test_students_quantiles(freedom: int, value: float) -> None:
    assert t_quantile(0.975, freedom) == pytest.approx(value, abs=1e-4)


def test_moments() -> None:
    seen = Moments([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert (seen.count, seen.mean) == (8, 5.0)
    assert seen.deviation == pytest.approx((32 / 7) ** 0.5)
    assert (Moments().error, Moments([3.0]).deviation) == (0.0, 0.0)


def test_wilson_as_the_books_have_it() -> None:
    low, high = wilson(60, 100, 0.05)
    assert (low, high) == pytest.approx((0.5020, 0.6906), abs=1e-4)
    assert wilson(0, 0, 0.05) == (0.0, 1.0)
    assert wilson(10, 10, 0.05).high == 1.0


def test_intervals_for_a_fixed_number_agree_where_there_are_many() -> None:
    rng = Random(3)
    figures = [rng.gauss(1, 2) for _ in range(400)]
    t, drawn = by_t(Moments(figures), 0.05), by_bootstrap(figures, 0.05, 1)
    assert drawn == pytest.approx(t, abs=0.03)
    assert by_bootstrap(figures, 0.05, 1) == drawn
    always = always_valid(Moments(figures), 0.05)
    assert always.low < t.low < t.high < always.high, "looking at any time has its price"


def test_too_few_deals_tell_nothing() -> None:
    nothing = Interval(float("-inf"), float("inf"))
    assert by_t(Moments([1.0]), 0.05) == by_bootstrap([1.0], 0.05, 1) == always_valid(Moments([1.0]), 0.05) == nothing
    assert always_valid(Moments([1.0, 2.0]), 0.05) == nothing
    assert decide([100.0] * (FEWEST - 1), 0, 0.05).answer is None
    assert decide([100.0] * FEWEST, 0, 0.05) == (True, FEWEST)
    assert decide([0.0] * 100, 0, 0.05) == (None, 100)


def test_whoever_looks_after_every_deal_is_seldom_wrong() -> None:
    """Of 300 contests between equals of 600 deals each, at most one in twenty may be decided, and chance's share."""
    wrong = 0
    for number in range(300):
        rng = Random(number)
        wrong += decide((rng.choice(LUCK) for _ in range(600)), 0.0, 0.05).answer is not None
    assert wrong <= 20, "an ordinary interval would have been wrong in about a hundred"


@pytest.mark.parametrize("at_least, answer", [(0.0, True), (20.0, True), (120.0, False)])
def test_a_difference_is_found_out(at_least: float, answer: bool) -> None:
    rng = Random(1)
    found = decide((60 + rng.choice(LUCK) for _ in range(3000)), at_least, 0.05)
    assert found.answer is answer
    assert FEWEST <= found.after < 1000


def test_the_course_ends_where_the_whole_stands() -> None:
    figures = [float(number % 7) for number in range(50)]
    rows = list(course(figures, 0.1))
    assert [count for count, _, _ in rows] == list(range(1, 51))
    assert rows[-1][1:] == (Moments(figures).mean, always_valid(Moments(figures), 0.1))
