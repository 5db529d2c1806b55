"""Art. 15: time-out. The final lap runs from the served player to the dealer."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "15")
at = partial(Desk, CODE)


def called(on: str, picked_up: bool, players: int = 4) -> str:
    """Who still plays when A deals and the referee calls while this seat is on turn, that seat included."""
    turns = players + (" ABCDE".index(on) - 2) % players
    desk = at(f"players: {players}\ndealer: A\nturn: {on}\nturns: {turns}")
    if picked_up:
        desk.play("draw")
    return desk.play("table time-out").pass_turns()


# ── The three examples ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("picked_up", [False, True])
@pytest.mark.parametrize("on, plays", [("C", "CDA BCDA"), ("D", "DA BCDA")])
def test_w09_called_on_c_or_d_the_final_lap_runs_from_b_to_a(on: str, plays: str, picked_up: bool) -> None:
    assert called(on, picked_up) == plays.replace(" ", "")


@pytest.mark.parametrize("picked_up", [False, True])
def test_w10_called_on_a_the_final_lap_runs_from_b_to_a(picked_up: bool) -> None:
    assert called("A", picked_up) == "ABCDA"


def test_w11_called_on_b_who_has_picked_up_it_is_the_next_lap() -> None:
    assert called("B", picked_up=True) == "BCDA" + "BCDA"


def test_called_on_b_who_has_not_picked_up_it_is_this_lap() -> None:
    assert called("B", picked_up=False) == "BCDA"


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("picked_up", [False, True])
def test_with_two_three_or_five_the_last_lap_is_whole_and_ends_at_the_dealer(players: int, picked_up: bool) -> None:
    for on in "ABCDE"[:players]:
        plays = called(on, picked_up, players)
        lap = "BCDE"[: players - 1] + "A"
        assert plays.endswith(lap)
        before = plays.removesuffix(lap)
        assert len(before) <= players
        assert before == "" if (on, picked_up) == ("B", False) else before[0] == on


# ── Before and between hands ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("dealer, lap", [("A", "BCDA"), ("B", "CDAB"), ("C", "DABC"), ("D", "ABCD")])
def test_after_the_deal_and_before_the_first_pick_up_a_full_lap_is_played(dealer: str, lap: str) -> None:
    desk = at(f"dealer: {dealer}").play("table time-out")
    assert desk["turns-left"] == 4
    assert desk.pass_turns() == lap
    assert (desk["how"], desk["match"]) == ("time-out", "time-out")


def test_a_deal_that_is_repeated_still_has_its_full_lap() -> None:
    desk = at().play("table time-out", "table redeal")
    assert desk["turns-left"] == 4


def test_before_the_deal_begins_the_match_is_over() -> None:
    desk = at("phase: deal\nhand-number: 3\ntotals: 400 650 400 650").play("table time-out")
    assert (desk["phase"], desk["match"]) == ("end", "time-out")
    assert desk["how"] is None, "no hand was played"
    assert desk["totals"] == (400, 650, 400, 650)
    assert desk["winners"] == ["B", "D"]


# ── What it does to the hand and to the match ───────────────────────────────────────────────────────────────


def test_nobody_has_the_closing_bonus_if_nobody_closed() -> None:
    desk = at("turns-left: 1\nturns: 7\nturn: A")
    desk.pass_turns()
    assert (desk["how"], desk["closer"]) == ("time-out", None)
    assert [desk["close A"], desk["close B"]] == [None, None]


@pytest.mark.article(CODE, "17")
def test_who_closes_in_the_final_lap_has_it_and_ends_the_lap() -> None:
    desk = at(
        "turns-left: 3\nturns: 9\nturn: C\nhand C: Tc 9h\nmeld C: 3c 4c 5c 6c 7c 8c 9c\ntook: C\nstock: Jc 3s 4s 5s"
    )
    desk.play("draw", "attach 1 Tc", "attach 1 Jc", "discard 9h")
    assert (desk["how"], desk["match"], desk["close A"]) == ("closed", "time-out", 100)


def test_it_is_the_last_hand_even_if_the_match_had_more() -> None:
    desk = at("hands: 4\nhand-number: 2\nturns-left: 1\nturns: 7\nturn: A")
    desk.pass_turns()
    assert desk["phase"] == "end"


def test_the_stock_may_end_the_hand_before_the_lap_is_over() -> None:
    desk = at("turns-left: 4\nturns: 4\nturn: B\nstock: 3s 4s 5s 6s")
    assert desk.pass_turns() == "BC"
    assert (desk["how"], desk["match"]) == ("stock", "time-out")


def test_it_is_called_once_by_the_referee() -> None:
    assert at().refuses("B time-out") == ("only-the-referee", "fibur-2019 15")
    assert at().play("table time-out").refuses("table time-out") == ("time-out-already", "fibur-2019 15")
    over = at("phase: end")
    assert over.refuses("table time-out") == ("match-over", "fibur-2019 15")


def test_nothing_else_changes_in_the_final_lap() -> None:
    """Pozzetti are taken and looked at as ever."""
    desk = at("turns-left: 4\nturns: 4\nturn: B\nhand B: 9h\nstock: Th 3s 4s 5s 6s").play("draw", "discard Th")
    assert desk["took"] == []
    desk = at("turns-left: 4\nturns: 4\nturn: B\nhand B: 9h Jh\nstock: Th 3s 4s 5s 6s").play("draw", "open 9h Th Jh")
    assert (desk["took"], desk["cards B"]) == (["B"], 11)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_norm_itself_never_leaves_a_lap_unfinished(players: int) -> None:
    procedure = code(CODE).time_out.value
    assert procedure is not None
    for dealer in range(players):
        for turn in range(players):
            for picked_up in (False, True):
                turns = procedure(players, dealer, turn, picked_up)
                assert (turn + turns - 1) % players == dealer
                assert players <= turns <= 2 * players
