"""Art. 17: the count, and the tables."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.games.burraco.engine.match import victory_points

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "17")
at = partial(Desk, CODE)


def test_a_closed_hand_line_by_line() -> None:
    desk = at(
        """
        hand A: As Kd 7d
        hand B: Td
        hand C: 2h * 3h
        hand D: Qh 4h
        meld B: 3c 4c 5c 6c 7c 8c 9c
        meld D: * 3s 4s 5s 6s 7s 8s 9s
        meld D: Jd Qd Kd
        meld A: Ac As Ah
        took: D
        stock: Jc 3d 4d 5d 6d
        """
    )
    desk.play("draw", "attach 3 Td", "discard Jc")
    assert [desk["burraco-clean B"], desk["burraco-semi B"], desk["burraco-dirty B"]] == [200, None, 100]
    assert desk["close B"] == 100
    assert desk["melded B"] == 45 + 75 + 40
    assert desk["held B"] == -15
    assert desk["points B"] == 200 + 100 + 100 + 160 - 15
    assert desk["points A"] == 45 - (15 + 10 + 5) - (20 + 30 + 5) - 100


def stock_ends(position: str = "") -> Desk:
    desk = at(f"hand A: Kd\nhand B: Kh\nhand C: 4d\nhand D: 4h\n{position}\nstock: Js 3d 4c")
    return desk.play("draw", "discard Js")


def test_a_pozzetto_not_taken_costs_a_hundred_also_if_nobody_took_one() -> None:
    """The article makes no exception."""
    desk = stock_ends()
    assert [desk["no-pozzetto A"], desk["no-pozzetto B"]] == [-100, -100]


@pytest.mark.article("fibur-2019", "18")
def test_a_table_may_take_the_exception_of_the_code_of_2019() -> None:
    desk = stock_ends("option pozzetto_penalty_when_nobody_took: no")
    assert [desk["no-pozzetto A"], desk["nobody-took A"]] == [None, 0]


def test_one_taken_and_not_played_costs_its_cards() -> None:
    desk = stock_ends("took: C\nunplayed: C")
    assert (desk["unplayed-pozzetto A"], desk["no-pozzetto A"], desk["no-pozzetto B"]) == (-5, None, -100)


@pytest.mark.parametrize(
    "hands, difference, points",
    [
        pytest.param(2, 45, (10, 10), id="2 smazzate: 45 is 10-10 in the table of three"),
        pytest.param(2, 55, (11, 9), id="2 smazzate: 55 is 11-9"),
        pytest.param(3, 100, (10, 10), id="3 smazzate: 100 is 10-10 in the table of four"),
        pytest.param(3, 105, (11, 9), id="3 smazzate: 105 is 11-9"),
        pytest.param(4, 105, (11, 9), id="4 smazzate: their own table"),
    ],
)
def test_w27_the_table_of_one_smazzata_more(hands: int, difference: int, points: tuple[int, int]) -> None:
    assert victory_points(code(CODE), hands, difference) == points
