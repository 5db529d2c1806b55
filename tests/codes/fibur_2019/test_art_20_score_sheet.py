"""Arts 19 and 20: the score sheet, and mistakes on it."""

from functools import partial
from itertools import product

import pytest

from tests.support import Desk
from ventaglio.burraco.codes import code
from ventaglio.burraco.events import HandEnded
from ventaglio.burraco.scoresheet import Column, Entry, Mistake, Moment, Outcome, Sheet, correctable, write, wrong_sums

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "20")
may = partial(correctable, code(CODE))
ON_THE_SHEET = [Mistake.SUM, Mistake.SWAP, Mistake.OTHER]


@pytest.mark.article(CODE, "19", "Definizioni")
def test_a_sheet_has_base_and_points_of_each_smazzata() -> None:
    """Base: burrachi and closing."""
    desk = Desk(CODE, "hand A: Kd\nhand B: Th\nhand C: 4d\nhand D: 4h\nmeld B: 3h 4h 5h 6h 7h 8h 9h\ntook: B")
    desk.play("draw", "attach 1 Th")
    desk.play(next(line for line in desk.legal() if line.startswith("discard")))
    sheet = write(event for event in desk.events if isinstance(event, HandEnded))
    assert sheet == Sheet(
        (
            Column((Entry(base=0, points=-10 - 5 - 100, total=-115),), -115),
            Column((Entry(base=300, points=55 - 5, total=350),), 350),
        )
    )
    assert wrong_sums(sheet) == ()


@pytest.mark.parametrize("mistake", ON_THE_SHEET)
def test_any_mistake_is_put_right_before_the_new_positions_are_out_if_the_opponents_confirm(mistake: Mistake) -> None:
    assert may(mistake, Moment.HANDED_IN, agreed=True) is Outcome.AT_ONCE
    assert may(mistake, Moment.HANDED_IN, agreed=False) is Outcome.STANDS


@pytest.mark.parametrize("mistake", ON_THE_SHEET)
def test_afterwards_only_from_the_next_round_on_and_again_if_they_confirm(mistake: Mistake) -> None:
    assert may(mistake, Moment.POSTED, agreed=True) is Outcome.RESULT_ONLY
    assert may(mistake, Moment.POSTED, agreed=False) is Outcome.STANDS


def test_only_for_a_mistake_of_the_office_are_posted_positions_changed() -> None:
    assert may(Mistake.TRANSCRIPTION, Moment.POSTED) is Outcome.AT_ONCE


def test_a_ranking_that_was_shown_for_ten_minutes_is_definitive() -> None:
    for mistake, agreed, signed in product(Mistake, (False, True), (False, True)):
        assert may(mistake, Moment.FINAL, agreed=agreed, countersigned=signed) is Outcome.STANDS


def test_a_sheet_that_was_not_handed_in_is_nobodys_business() -> None:
    assert {may(mistake, Moment.AT_THE_TABLE) for mistake in Mistake} == {Outcome.AT_ONCE}
