"""Art. 33: substitutes, absences, matches not played to their end."""

import pytest

from tests.texts import REGULATIONS
from ventaglio.core.norms import adopt
from ventaglio.tournaments.director.absences import substitution
from ventaglio.tournaments.director.awards import Award, absent, both_abandoned, left, misconduct, quarrel
from ventaglio.tournaments.director.terms import Format

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "33")
REGULATION = REGULATIONS[CODE]
REST = {2: (14, 305), 3: (14, 355), 4: (12, 305), 0: (12, 355)}
LOST = {2: (6, -305), 3: (6, -355), 4: (8, -305), 0: (8, -355)}
NIL = {2: -1505, 3: -2005, 4: -2005, 0: -2505}


def score(award: Award) -> tuple[int, int]:
    return award.vp, award.mp


@pytest.mark.parametrize("hands", LOST)
@pytest.mark.parametrize("missed", [1, 4])
def test_a_pair_away_for_a_time_has_six_or_eight_however_long_it_is(hands: int, missed: int) -> None:
    assert score(absent(REGULATION, hands, missed)) == LOST[hands]


@pytest.mark.parametrize("hands", LOST)
def test_one_that_left_for_good_has_nothing_unless_the_director_says_so(hands: int) -> None:
    assert score(absent(REGULATION, hands, 1, for_good=True)) == (0, 0)
    kind = adopt(REGULATION, {"absent_for_good_scores": True})
    assert score(absent(kind, hands, 1, for_good=True)) == LOST[hands]


@pytest.mark.parametrize("hands", REST)
def test_who_stays_has_a_rest_or_what_he_had_reached(hands: int) -> None:
    gone, stayed = left(REGULATION, hands, 0)
    assert (score(gone), score(stayed), gone.cite.article) == (LOST[hands], REST[hands], "33")
    assert score(left(REGULATION, hands, 0, (0, 3000))[1]) == (20, 3000)
    assert score(left(REGULATION, hands, 0, (3000, 0))[1]) == REST[hands]


@pytest.mark.parametrize("hands", NIL)
def test_nought_for_a_quarrel_and_for_both_who_leave(hands: int) -> None:
    angry, calm = quarrel(REGULATION, hands, 0)
    assert (score(angry), score(calm)) == ((0, NIL[hands]), REST[hands])
    assert [score(one) for one in both_abandoned(REGULATION, hands)] == [(0, NIL[hands])] * 2


@pytest.mark.parametrize("hands", LOST)
def test_misconduct_of_both_is_not_foreseen_and_is_as_if_both_were_late(hands: int) -> None:
    assert [score(one) for one in misconduct(REGULATION, hands)] == [LOST[hands]] * 2
    assert not REGULATION.misconduct.stated


@pytest.mark.parametrize(
    "completed, leaving, reason",
    [(3, 1, None), (4, 1, "substitution-past-half"), (3, 2, "substitution-whole-pair")],
)
def test_one_player_may_be_replaced_until_half(completed: int, leaving: int, reason: str | None) -> None:
    refusal = substitution(
        REGULATION,
        Format.PAIRS,
        completed=completed,
        rounds=6,
        leaving=leaving,
        before=0,
        newcomers=True,
        first_positions_out=True,
        told=False,
    )
    assert (refusal and refusal.reason) == reason
    assert refusal is None or refusal.cite.article == "33"
