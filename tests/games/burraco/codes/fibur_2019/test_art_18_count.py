"""Art. 18: the count, line by line, and the tables."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.match import match_points, victory_points

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "18")
at = partial(Desk, CODE)

CLOSED = """
    hand A: As Kd 7d
    hand B: Td
    hand C: 2h * 3h
    hand D: Qh 4h
    meld B: 3c 4c 5c 6c 7c 8c 9c
    meld D: * 3s 4s 5s 6s 7s 8s 9s
    meld B: 2d 9h 9d 9s 9c 9h 9d
    meld D: Jd Qd Kd
    meld A: Kc Ks Kh
    took: D
    stock: Jc 3d 4d 5d 6d
"""


def test_a_closed_hand_line_by_line() -> None:
    desk = at(CLOSED).play("draw", "attach 4 Td", "discard Jc")
    assert desk["how"] == "closed"
    assert [desk["burraco-clean B"], desk["burraco-semi B"], desk["burraco-dirty B"]] == [200, 150, 100]
    assert desk["close B"] == 100
    assert desk["melded B"] == (5 * 5 + 2 * 10) + (30 + 5 * 5 + 2 * 10) + (20 + 6 * 10) + 4 * 10
    assert desk["held B"] == -(10 + 5)
    assert desk["points B"] == desk["points D"] == 200 + 150 + 100 + 100 + 45 + 75 + 80 + 40 - 15
    assert desk["melded A"] == 30
    assert desk["held A"] == -(15 + 10 + 5) - (20 + 30 + 5)
    assert desk["no-pozzetto A"] == -100
    assert desk["points A"] == desk["points C"] == 30 - 85 - 100
    assert desk["totals"] == (-155, 775, -155, 775)


def test_every_line_has_its_article() -> None:
    desk = at(CLOSED).play("draw", "attach 4 Td", "discard Jc")
    ended = next(event for event in desk.events if isinstance(event, HandEnded))
    cited = {line.item: line.cite.article for side in ended.sides for line in side.lines}
    assert cited == {
        "burraco-clean": "13",
        "burraco-semi": "13",
        "burraco-dirty": "13",
        "close": "17",
        "melded": "18",
        "held": "18",
        "no-pozzetto": "18",
    }


def stock_ends(position: str) -> Desk:
    """The hand ends with the discard of B, who draws the third-last card, a jack, and discards it."""
    desk = at(f"hand A: Kd\nhand B: Kh\nhand C: 4d\nhand D: 4h\n{position}\nstock: Js 3d 4c")
    return desk.play("draw", "discard Js")


def test_if_neither_side_took_its_pozzetto_it_is_not_counted() -> None:
    desk = stock_ends("")
    assert [desk["no-pozzetto A"], desk["no-pozzetto B"]] == [None, None]
    assert [desk["nobody-took A"], desk["nobody-took B"]] == [0, 0]
    assert [desk["points A"], desk["points B"]] == [-15, -15]


@pytest.mark.parametrize("taker, pays", [("A", "B"), ("C", "B"), ("B", "A"), ("D", "A")])
def test_if_one_side_took_it_the_other_pays_a_hundred(taker: str, pays: str) -> None:
    desk = stock_ends(f"took: {taker}")
    assert desk[f"no-pozzetto {pays}"] == -100
    assert desk[f"no-pozzetto {'A' if pays == 'B' else 'B'}"] is None


def test_if_both_took_it_nobody_pays() -> None:
    desk = stock_ends("took: C D")
    assert [desk["points A"], desk["points B"]] == [-15, -15]


def test_a_pozzetto_taken_and_not_played_pays_the_value_of_its_cards() -> None:
    desk = stock_ends("took: C\nunplayed: C")
    assert desk["unplayed-pozzetto A"] == -5
    assert desk["held A"] == -10
    assert desk["no-pozzetto A"] is None


def test_it_is_played_as_soon_as_its_taker_has_a_turn() -> None:
    desk = at("hand B: Kh\nhand C: 4d\ntook: C\nunplayed: C\nstock: Js 9s 8s 3d 4c").play("draw", "discard Js", "draw")
    assert desk.state.unplayed == ()


def test_cards_of_the_same_meld_count_whatever_the_burraco_is() -> None:
    desk = stock_ends("meld A: 5h 5d 5c\nmeld A: 2s 8h 8d\ntook: A B")
    assert desk["melded A"] == 15 + 40


def test_the_pile_and_the_stock_count_for_nobody() -> None:
    desk = stock_ends("took: A B\npile: * * 2h 2d")
    assert [desk["points A"], desk["points B"]] == [-15, -15]


def test_totals_go_from_hand_to_hand() -> None:
    desk = at("hand A: Kd\nhand B: Kh\nhand C: 4d\nhand D: 4h\ntotals: 300 100 300 100\nstock: Js 3d 4c")
    assert desk.play("draw", "discard Js")["totals"] == (285, 85, 285, 85)


# ── The match ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "6")
@pytest.mark.parametrize("hands", [2, 3, 4])
def test_a_match_has_two_three_or_four_smazzate(hands: int) -> None:
    last = at(f"hands: {hands}\nhand-number: {hands}\ntotals: 300 100 300 100\nstock: Js 3d 4c")
    last.pass_turns()
    assert (last["match"], last["winners"]) == ("hands", ["A", "C"])
    before = at(f"hands: {hands}\nhand-number: {hands - 1}\nstock: Js 3d 4c")
    before.pass_turns()
    assert (before["match"], before["phase"]) == (None, "deal")


def test_a_level_match_has_no_loser() -> None:
    desk = at("hands: 2\nhand-number: 2\nhand A: Kd\nhand B: Kh\nhand C: 4d\nhand D: 4h\nstock: Js 3d 4c")
    desk.play("draw", "discard Js")
    assert desk["winners"] == ["A", "B", "C", "D"]
    assert victory_points(code(CODE), 2, 0) == (10, 10)


def test_match_points_are_the_difference_with_its_sign() -> None:
    assert match_points((1250, 900, 1250, 900)) == (350, -350, 350, -350)


@pytest.mark.parametrize(
    "hands, difference, points",
    [
        (2, 40, (10, 10)),
        (2, 45, (11, 9)),
        (3, 350, (13, 7)),
        (4, -505, (13, 7)),
        (4, 2005, (20, 0)),
        (0, 2500, (19, 1)),
    ],
)
def test_victory_points_come_from_the_table_of_the_match(hands: int, difference: int, points: tuple[int, int]) -> None:
    assert victory_points(code(CODE), hands, difference) == points
