"""Art. 40: late arrivals, matches lost by absence, and the score of a rest."""

import pytest

from tests.texts import REGULATIONS
from ventaglio.core.norms import adopt
from ventaglio.tournaments.director.awards import Kind, forfeit, played, rest
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.regulation import LateEntry

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "40")
REGULATION = REGULATIONS[CODE]
REST = [(2, 14, 305), (3, 14, 355), (4, 13, 505), (0, 13, 555)]


@pytest.mark.parametrize(
    "seconds, warning, bonus, lost",
    [
        (0, False, 0, False),
        (1, True, 0, False),
        (120, True, 0, False),
        (121, False, 100, False),
        (300, False, 100, False),
        (301, False, 150, False),
        (600, False, 150, False),
        (601, False, 0, True),
        (3600, False, 0, True),
    ],
)
def test_the_steps_take_each_others_place(seconds: int, warning: bool, bonus: int, lost: bool) -> None:
    delay = late(REGULATION, seconds)
    assert (delay.warning, delay.bonus, delay.forfeit, delay.cite.article) == (warning, bonus, lost, "40")


def test_w42_the_bonus_enters_the_total_before_the_table_is_read() -> None:
    """405 match points are twelve to eight; with the bonus 505, and thirteen to seven."""
    there, late_ones = played(REGULATION, 4, (1405, 1000), bonus=(100, 0))
    assert [(one.vp, one.mp, one.points) for one in (there, late_ones)] == [(13, 505, 1405), (7, -505, 1000)]
    assert (there.facts, late_ones.facts) == ({"bonus": 100}, {})


def test_by_another_reading_it_adds_to_the_match_points_only() -> None:
    taken = adopt(REGULATION, {"late_bonus_before_table": False})
    assert [(one.vp, one.mp) for one in played(taken, 4, (1405, 1000), bonus=(100, 0))] == [(12, 505), (8, -405)]


def test_two_late_sides_are_dealt_with_separately() -> None:
    assert [one.mp for one in played(REGULATION, 4, (1000, 1000), bonus=(100, 150))] == [-50, 50]


@pytest.mark.parametrize("hands, vp, mp", REST)
def test_over_ten_minutes_the_match_is_lost(hands: int, vp: int, mp: int) -> None:
    won, lost = forfeit(REGULATION, hands, absent=1)
    assert (won.vp, won.mp, won.kind) == (vp, mp, Kind.WON_BY_ABSENCE)
    assert (lost.vp, lost.mp, lost.kind) == (20 - vp, -mp, Kind.LOST_BY_ABSENCE)
    assert forfeit(REGULATION, hands, absent=0) == (lost, won)
    assert forfeit(REGULATION, hands, absent=None) == (lost, lost)


@pytest.mark.parametrize("hands, vp, mp", REST)
def test_a_rest(hands: int, vp: int, mp: int) -> None:
    award = rest(REGULATION, hands)
    assert (award.vp, award.mp, award.points, award.kind, award.cite.article) == (vp, mp, 0, Kind.REST, "40")


def test_a_pair_rests_once_a_session() -> None:
    assert REGULATION.rests_per_session.value == 1


def test_once_entries_are_closed_a_pair_is_admitted_to_complete_a_table() -> None:
    assert REGULATION.late_entry.value is LateEntry.COMPLETES_A_TABLE
