"""Art. 18: victory points by the table of the match."""

import pytest

from tests.texts import REGULATIONS
from tests.tournaments.director.tables import FOUR, TEAMS, THREE, TWO, Row, check_row
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.awards import Kind, played
from ventaglio.tournaments.director.victory import check_points, equivalent_mp

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "18")
REGULATION = REGULATIONS[CODE]
PRINTED = {2: TWO, 3: THREE, 4: FOUR, 0: TEAMS}


@pytest.mark.parametrize("hands, row", [(hands, row) for hands, table in PRINTED.items() for row in table])
def test_row(hands: int, row: Row) -> None:
    check_row(CODE, hands, row)


@pytest.mark.parametrize("mp", [3, -41, 102])
def test_no_count_of_cards_gives_a_score_that_is_not_a_multiple_of_five(mp: int) -> None:
    with pytest.raises(BadInput, match="multiples of 5") as refused:
        check_points(REGULATION, mp)
    assert (refused.value.reason, refused.value.facts) == ("score-not-multiple", {"points": mp, "step": 5})


def test_nor_do_two_such_scores_pass_because_their_difference_is_one() -> None:
    with pytest.raises(BadInput, match="1003 is no score"):
        played(REGULATION, 4, (1003, 998))


@pytest.mark.parametrize("vp", [-1, 21])
def test_there_are_twenty_victory_points_to_share(vp: int) -> None:
    with pytest.raises(BadInput, match="nobody gets"):
        equivalent_mp(REGULATION, 4, vp)


@pytest.mark.parametrize("vp", [7, 10, 13])
def test_five_smazzate_have_no_table(vp: int) -> None:
    with pytest.raises(BadInput, match="no table of victory points for 5 smazzate"):
        equivalent_mp(REGULATION, 5, vp)


def test_a_match_gives_both_sides_their_points() -> None:
    first, second = played(REGULATION, 4, (1200, 1710))
    assert (first.vp, first.mp, first.points, first.kind) == (7, -510, 1200, Kind.PLAYED)
    assert (second.vp, second.mp, second.points, str(second.cite)) == (13, 510, 1710, "fibur-2019 18, the tables")


def test_teams_add_up_both_tables() -> None:
    """900–600 and 400–850: 150 match points less."""
    first, second = played(REGULATION, 0, (900 + 400, 600 + 850))
    assert [(one.vp, one.mp) for one in (first, second)] == [(10, -150), (10, 150)]
