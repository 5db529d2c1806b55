"""Article 9: match points and victory points of a round."""

import pytest

from tests.sitting import sitting
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.codes.circolo.play import RULES
from ventaglio.games.burraco.engine.match import match_points, victory_points

pytestmark = pytest.mark.article("circolo", "9")

sit = sitting("circolo")


def test_w39_1250_against_900() -> None:
    assert match_points((1250, 900, 1250, 900)) == (350, -350, 350, -350)
    assert victory_points(RULES, 3, 350) == (13, 7)


@pytest.mark.parametrize(
    "difference, points",
    [(0, (10, 10)), (50, (10, 10)), (55, (11, 9)), (-350, (13, 7)), (1500, (19, 1)), (1505, (20, 0))],
)
def test_the_table_is_read_by_the_difference(difference: int, points: tuple[int, int]) -> None:
    assert victory_points(RULES, 3, difference) == points


def test_a_round_has_no_table_for_fewer_than_three_smazzate() -> None:
    with pytest.raises(BadInput, match="no table of victory points for 2 smazzate"):
        victory_points(RULES, 2, 100)


@pytest.mark.article("circolo", "2")
def test_a_round_ends_with_its_third_smazzata_whatever_the_totals() -> None:
    last = ("hands: 3", "phase: play", "stock: 4s 5s", "took: A B", "hand B: 9h 3c")
    assert sit(*last, "hand-number: 2", "totals: 3000 0 3000 0").does("discard 9h")["phase"] == "deal"
    table = sit(*last, "hand-number: 3", "totals: 3000 0 3000 0").does("discard 9h")
    assert (table["match"], table["winners"]) == ("hands", "A C")
