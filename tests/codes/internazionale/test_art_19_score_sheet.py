"""Art. 19: mistakes on the score sheet. Art. 34: a match lost by absence."""

import pytest

from ventaglio.burraco.scoresheet import Column, Entry, Sheet, WrongSum, put_right, wrong_sums
from ventaglio.codes.internazionale.tournament import REGULATION

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "19")

WRONG = Sheet(
    (
        Column((Entry(400, 100, 650), Entry(200, 50, 250)), 900),
        Column((Entry(100, 30, 130), Entry(0, -45, -45)), 85),
    )
)
"""400 + 100 written 650, and added on as such."""


def test_w26_400_and_100_written_650_is_a_mistake_of_addition() -> None:
    assert wrong_sums(WRONG) == (WrongSum(side=0, hand=1, written=650, right=500),)


def test_w26_put_right_it_is_added_on_as_it_should_be() -> None:
    right = put_right(WRONG)
    assert [column.total for column in right.columns] == [750, 85]
    assert wrong_sums(right) == ()


def test_the_sum_of_the_smazzate_is_checked_too() -> None:
    wrong = Sheet((Column((Entry(100, 20, 120), Entry(0, 30, 30)), 160), Column((Entry(0, 5, 5), Entry(0, 5, 5)), 10)))
    assert wrong_sums(wrong) == (WrongSum(side=0, hand=None, written=160, right=150),)


@pytest.mark.article(CODE, "34")
@pytest.mark.parametrize("hands, present, absent", [(2, 14, 6), (3, 14, 6), (4, 12, 8)])
def test_w28_over_ten_minutes_late_is_seventy_or_sixty_per_cent(hands: int, present: int, absent: int) -> None:
    won, lost = REGULATION.forfeit_won.value[hands], REGULATION.forfeit_lost.value[hands]
    assert (won.vp, lost.vp) == (present, absent)
    assert present * 100 / 20 == (60 if hands == 4 else 70)
