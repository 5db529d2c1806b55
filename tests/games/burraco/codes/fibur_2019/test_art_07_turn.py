"""Art. 7: the upcard, and the parts of a turn."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "7")
at = partial(Desk, CODE)


def test_the_hand_begins_with_the_pick_up_of_the_first_player() -> None:
    desk = at()
    assert not desk.state.begun
    assert desk.legal() == ["draw", "take"]
    assert desk.play("draw").state.begun


def test_the_first_player_may_collect_the_upcard_at_will() -> None:
    desk = at("hand B: 4c 9d Ks\npile: 7h").play("take")
    assert desk["hand B"] == "7h 9d 4c Ks"


@pytest.mark.article(CODE, "30", "9")
@pytest.mark.parametrize("line", ["open 5c 5d 5s", "attach 1 8h", "discard Kd"])
def test_nothing_is_played_before_the_pick_up(line: str) -> None:
    desk = at("hand B: 5c 5d 5s 8h Kd\nmeld D: 5h 6h 7h")
    assert desk.refuses(line) == ("pick-up-first", "fibur-2019 7")
    assert desk.play("draw").refuses(line) is None


def test_play_goes_clockwise_from_pick_up_to_discard() -> None:
    desk = at()
    assert "".join(desk.pass_turn() for _ in range(6)) == "BCDABC"


@pytest.mark.article(CODE, "31", "32")
@pytest.mark.parametrize("line", ["C draw", "C take", "C open 5c 5d 5s", "C discard Kd", "A draw", "D take"])
def test_nobody_plays_out_of_turn(line: str) -> None:
    desk = at("hand C: 5c 5d 5s Kd")
    assert desk.refuses(line) == ("not-your-turn", "fibur-2019 7")
    assert desk.play("draw").refuses(line) == ("not-your-turn", "fibur-2019 7")


@pytest.mark.article(CODE, "27")
def test_after_the_discard_nothing_more_can_be_done() -> None:
    desk = at("hand B: 5c 5d 5s 8h Kd").play("draw", "discard Kd")
    assert desk.refuses("B open 5c 5d 5s") == ("not-your-turn", "fibur-2019 7")
    assert desk.refuses("B discard 8h") == ("not-your-turn", "fibur-2019 7")


def test_any_number_of_melds_is_opened_and_any_number_of_cards_attached() -> None:
    desk = at("hand B: 5c 5d 5s 5h 9h Jc Qc Kc 3d 4d").play("draw", "open 5c 5d 5s", "open Jc Qc Kc", "attach 1 5h")
    assert desk["melds"] == 2
    assert desk["cards B"] == 4


def test_a_turn_may_be_pick_up_and_discard_alone() -> None:
    desk = at("hand B: 5c 5d 5s 8h Kd\npile: 9c").play("draw", "discard Kd")
    assert desk["pile"] == "9c Kd"
    assert desk["turn"] == "C"


@pytest.mark.parametrize("line", ["discard Kh", "open Kh Qh Jh", "attach 1 8h"])
def test_only_cards_that_are_held_are_played(line: str) -> None:
    desk = at("hand B: 5c 5d 9s\nmeld D: 5h 6h 7h\nstock: 3s 4s 6s 7s 8s").play("draw")
    assert desk.refuses(line) == ("not-in-hand", "fibur-2019 7")


@pytest.mark.parametrize(
    "second", ["8h 9h Th", "5h 6h 7h", "6h 7h 8h"], ids=["joining on", "the same again", "overlapping"]
)
@pytest.mark.article(CODE, "33")
def test_a_meld_that_lies_over_another_is_valid(second: str) -> None:
    desk = at(f"hand B: {second} Kd 4c\nmeld D: 5h 6h 7h").play("draw", f"open {second}")
    assert [desk["meld 1"], desk["meld 2"]] == ["5h 6h 7h", second]


# ── A wrong deal ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "4", "5")
def test_what_is_found_wrong_before_the_first_pick_up_is_dealt_again() -> None:
    desk = at("dealer: C\nhand-number: 2").play("table redeal")
    assert (desk["phase"], desk["dealer"], desk["hand-number"]) == ("deal", "C", 2)


@pytest.mark.article(CODE, "4", "5")
@pytest.mark.parametrize("pick_up", ["draw", "take"])
def test_the_first_pick_up_heals_whatever_was_wrong(pick_up: str) -> None:
    assert at().play(pick_up).refuses("table redeal") == ("deal-stands", "fibur-2019 7")


def test_the_players_do_not_decide_it() -> None:
    assert at().refuses("B redeal") == ("only-the-referee", "fibur-2019 7")
    assert at("phase: deal").refuses("table redeal") == ("not-dealt", "fibur-2019 7")
