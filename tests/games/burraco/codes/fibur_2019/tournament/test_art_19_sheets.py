"""Art. 19: sheets left on the table and sheets lost. Poteri dell'arbitro: warnings that add up."""

import pytest

from tests.texts import REGULATIONS
from ventaglio.core.norms import adopt, plain
from ventaglio.tournaments.director.awards import Kind, lost_sheet
from ventaglio.tournaments.director.penalties import left_on_table, points_lost
from ventaglio.tournaments.director.regulation import Appeal

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "19")
REGULATION = REGULATIONS[CODE]


def test_the_winners_hand_the_sheet_in_and_pay_if_they_leave_it() -> None:
    assert REGULATION.winners_hand_in.value
    assert REGULATION.sheet_left_costs.value == 1


@pytest.mark.parametrize(
    "points, side",
    [((900, 400), 0), ((400, 900), 1), ((500, 460), 0), ((500, 500), None)],
    ids=["the winners", "the winners", "ten all, but more match points", "level: whoever wrote it"],
)
def test_who_pays(points: tuple[int, int], side: int | None) -> None:
    assert left_on_table(REGULATION, points) == side


@pytest.mark.parametrize("hands, mp", [(2, -205), (3, -255), (4, -505), (0, -555)])
def test_a_lost_sheet_is_seven_each(hands: int, mp: int) -> None:
    first, second = lost_sheet(REGULATION, hands)
    assert first == second
    assert (first.vp, first.mp, first.kind, first.cite.article) == (7, mp, Kind.LOST_SHEET, "19")


def test_match_points_of_a_lost_sheet_are_an_option() -> None:
    bare = adopt(REGULATION, {"lost_sheet": plain(REGULATION.lost_sheet.choices[1])})
    assert [(one.vp, one.mp) for one in lost_sheet(bare, 4)] == [(7, 0), (7, 0)]


def test_it_counts_if_it_turns_up_but_not_once_groups_by_merit_have_begun() -> None:
    assert REGULATION.lost_sheet_restored.value
    assert not REGULATION.lost_sheet_restored_in_groups.value


@pytest.mark.article(CODE, "Poteri dell'arbitro", "Norme comportamentali")
@pytest.mark.parametrize("warnings, lines", [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_three_warnings_cost_a_victory_point_and_no_match_points(warnings: int, lines: int) -> None:
    penalties = points_lost(REGULATION, 4, warnings)
    assert [(one.vp, one.mp) for one in penalties] == [(-1, 0)] * lines
    assert [one.warnings for one in penalties] == [3, 6][:lines]
    assert {one.cite.article for one in penalties} <= {"Poteri dell'arbitro"}


@pytest.mark.article(CODE, "Procedura")
def test_a_ruling_is_appealed_to_a_second_referee() -> None:
    assert REGULATION.appeal.value is Appeal.SECOND_REFEREE
