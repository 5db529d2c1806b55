"""Art. 34: late arrivals, matches lost by absence, and the score of a rest."""

import pytest

from tests.texts import REGULATIONS
from ventaglio.core.norms import adopt
from ventaglio.tournaments.director.awards import forfeit, rest
from ventaglio.tournaments.director.lateness import late

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "34")
REGULATION = REGULATIONS[CODE]
REST = [(2, 14, 305), (3, 14, 355), (4, 12, 305), (0, 12, 355)]


@pytest.mark.parametrize(
    "seconds, warning, bonus, lost",
    [
        (0, False, 0, False),
        (1, False, 0, False),
        (120, False, 0, False),
        (121, False, 100, False),
        (300, False, 100, False),
        (301, True, 150, False),
        (600, True, 150, False),
        (601, True, 0, True),
    ],
)
def test_the_steps_add_up_and_the_warning_comes_after_five_minutes(
    seconds: int, warning: bool, bonus: int, lost: bool
) -> None:
    delay = late(REGULATION, seconds)
    assert (delay.warning, delay.bonus, delay.forfeit, delay.cite.article) == (warning, bonus, lost, "34")


def test_the_direction_may_do_without() -> None:
    assert not late(adopt(REGULATION, {"late": []}), 3600).forfeit


@pytest.mark.parametrize("hands, vp, mp", REST)
def test_w28_seventy_or_sixty_per_cent_over_ten_minutes(hands: int, vp: int, mp: int) -> None:
    assert [(one.vp, one.mp) for one in forfeit(REGULATION, hands, absent=1)] == [(vp, mp), (20 - vp, -mp)]
    assert [(one.vp, one.mp) for one in forfeit(REGULATION, hands, absent=None)] == [(20 - vp, -mp)] * 2


@pytest.mark.parametrize("hands, vp, mp", REST)
def test_a_rest_as_it_is_printed_whatever_the_table_of_the_round(hands: int, vp: int, mp: int) -> None:
    award = rest(REGULATION, hands)
    assert (award.vp, award.mp, award.cite.article) == (vp, mp, "34")


def test_once_a_session_and_another_score_if_the_formula_needs_it() -> None:
    assert REGULATION.rests_per_session.value == 1
    assert REGULATION.rest_may_differ.value
