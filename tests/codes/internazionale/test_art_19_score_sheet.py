"""Art. 19: mistakes on the score sheet. Art. 34: a match lost by absence."""

from functools import partial

import pytest

from ventaglio.burraco.codes import code
from ventaglio.burraco.scoresheet import (
    Column,
    Entry,
    Mistake,
    Moment,
    Outcome,
    Sheet,
    WrongSum,
    correctable,
    put_right,
    wrong_sums,
)

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "19")
may = partial(correctable, code(CODE))

WRONG = Sheet(
    (
        Column((Entry(400, 100, 650), Entry(200, 50, 250)), 900),
        Column((Entry(100, 30, 130), Entry(0, -45, -45)), 85),
    )
)
"""400 + 100 written 650, and added on as such."""


def test_w26_400_and_100_written_650_is_a_mistake_of_addition() -> None:
    assert wrong_sums(WRONG) == (WrongSum(side=0, hand=1, written=650, right=500),)


def test_w26_it_can_be_corrected_before_ranking_and_pairing() -> None:
    assert may(Mistake.SUM, Moment.HANDED_IN) is Outcome.AT_ONCE
    right = put_right(WRONG)
    assert [column.total for column in right.columns] == [750, 85]
    assert wrong_sums(right) == ()


@pytest.mark.parametrize("agreed", [False, True])
def test_w26_and_not_afterwards(agreed: bool) -> None:
    assert may(Mistake.SUM, Moment.POSTED, agreed=agreed) is Outcome.STANDS


def test_the_sum_of_the_smazzate_is_checked_too() -> None:
    wrong = Sheet((Column((Entry(100, 20, 120), Entry(0, 30, 30)), 160), Column((Entry(0, 5, 5), Entry(0, 5, 5)), 10)))
    assert wrong_sums(wrong) == (WrongSum(side=0, hand=None, written=160, right=150),)


@pytest.mark.parametrize("agreed", [False, True])
def test_any_other_mistake_stands_once_the_sheet_is_handed_in(agreed: bool) -> None:
    assert may(Mistake.OTHER, Moment.HANDED_IN, agreed=agreed) is Outcome.STANDS


def test_swapped_scores_are_put_right_if_the_whole_table_agrees() -> None:
    assert may(Mistake.SWAP, Moment.HANDED_IN, agreed=True) is Outcome.AT_ONCE
    assert may(Mistake.SWAP, Moment.HANDED_IN, agreed=False) is Outcome.STANDS


def test_a_result_copied_wrongly_is_put_right_even_after_the_pairing() -> None:
    assert may(Mistake.TRANSCRIPTION, Moment.HANDED_IN) is Outcome.AT_ONCE
    assert may(Mistake.TRANSCRIPTION, Moment.POSTED) is Outcome.RESULT_ONLY


@pytest.mark.parametrize("mistake", [Mistake.SUM, Mistake.SWAP, Mistake.TRANSCRIPTION])
def test_after_the_last_round_only_with_the_referees_signature(mistake: Mistake) -> None:
    assert may(mistake, Moment.FINAL, agreed=True) is Outcome.STANDS
    assert may(mistake, Moment.FINAL, agreed=True, countersigned=True) is Outcome.RESULT_ONLY


def test_before_it_is_handed_in_a_sheet_is_not_final() -> None:
    assert {may(mistake, Moment.AT_THE_TABLE) for mistake in Mistake} == {Outcome.AT_ONCE}


@pytest.mark.article(CODE, "34")
@pytest.mark.parametrize("hands, present, absent", [(2, 14, 6), (3, 14, 6), (4, 12, 8)])
def test_w28_over_ten_minutes_late_is_seventy_or_sixty_per_cent(hands: int, present: int, absent: int) -> None:
    assert code(CODE).forfeit.value[hands] == (present, absent)
    assert present * 100 / 20 == (60 if hands == 4 else 70)
