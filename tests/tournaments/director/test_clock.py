"""The referee's clock."""

import pytest

from tests.tournaments.director.desks import desk
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.clock import Clock, clock, minutes
from ventaglio.tournaments.director.terms import Format, Seating


@pytest.mark.article("fibur-2019", "6")
@pytest.mark.article("internazionale", "5")
@pytest.mark.parametrize(
    "code, hands, announced, lasts",
    [
        ("fibur-2019", 2, 0, 25),
        ("fibur-2019", 3, 0, 30),
        ("fibur-2019", 4, 0, 42),
        ("fibur-2019", 4, 40, 40),
        ("internazionale", 2, 0, 30),
        ("internazionale", 3, 0, 40),
        ("internazionale", 4, 0, 50),
        ("internazionale", 4, 60, 60),
    ],
)
def test_a_round_lasts_what_was_announced_or_what_the_code_says(
    code: str, hands: int, announced: int, lasts: int
) -> None:
    assert minutes(desk(4, code=code, hands=hands, minutes=announced).t) == lasts


@pytest.mark.article("circolo", "9")
def test_at_the_club_the_judge_says() -> None:
    assert minutes(desk(4, code="circolo", seating=Seating.DRAW, hands=3, minutes=35).t) == 35


def test_teams_have_the_time_of_their_smazzate() -> None:
    assert minutes(desk(4, format=Format.TEAMS).t) == 42


@pytest.mark.article("fibur-2019", "15")
def test_it_runs_from_the_start_to_the_time_out_and_then_stands() -> None:
    day = desk(4)
    day.positions()
    assert clock(day.t, day.t.rounds[0], day.now) is None
    day.do(e.Started(1))
    day.wait(10)
    assert clock(day.t, day.t.rounds[0], day.now) == Clock(42 * 60, 600, 32 * 60, called=False)
    day.wait(33)
    assert clock(day.t, day.t.rounds[0], day.now) == Clock(42 * 60, 43 * 60, 0, called=False)
    day.do(e.TimeCalled(1))
    day.wait(5)
    assert clock(day.t, day.t.rounds[0], day.now) == Clock(42 * 60, 43 * 60, 0, called=True)
