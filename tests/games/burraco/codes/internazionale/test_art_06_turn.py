"""Arts 6, 7 and 8: the turn, drawing, and a pile of one card. Regola 3 has its own file."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "internazionale"
at = partial(Desk, CODE)
MELD = "5c 6c 7c"


@pytest.mark.article(CODE, "6")
def test_the_hand_begins_with_the_first_pick_up_and_not_with_the_upcard() -> None:
    desk = at()
    assert not desk.state.begun
    assert desk.play("draw").state.begun


@pytest.mark.article(CODE, "6", "28")
@pytest.mark.parametrize("line", [f"open {MELD}", "attach 1 8h", "discard Kd"])
def test_nothing_is_played_before_the_pick_up(line: str) -> None:
    desk = at(f"hand B: {MELD} 8h Kd\nmeld D: 5h 6h 7h")
    assert desk.refuses(line) == ("pick-up-first", "internazionale 6")


@pytest.mark.article(CODE, "6", "29")
@pytest.mark.parametrize("line", ["C draw", "C take", f"C open {MELD}", "C discard Kd"])
def test_nobody_plays_out_of_turn(line: str) -> None:
    assert at(f"hand C: {MELD} Kd").refuses(line) == ("not-your-turn", "internazionale 6")


@pytest.mark.article(CODE, "6", "23 bis")
def test_after_the_discard_nothing_more_can_be_done() -> None:
    desk = at(f"hand B: {MELD} 8h Kd").play("draw", "discard Kd")
    assert desk.refuses(f"B open {MELD}") == ("not-your-turn", "internazionale 6")


@pytest.mark.article(CODE, "7", "29")
@pytest.mark.parametrize("first", ["draw", "take"])
@pytest.mark.parametrize("second", ["draw", "take"])
def test_the_choice_is_final(first: str, second: str) -> None:
    desk = at(f"hand B: {MELD} 8h Kd\npile: 9s").play(first)
    assert desk.refuses(second) == ("already-picked-up", "internazionale 7")


@pytest.mark.article(CODE, "8")
def test_all_the_cards_are_collected() -> None:
    desk = at(f"hand B: {MELD} Kd\npile: 3s 5h Td").play("take")
    assert (desk["cards B"], desk["pile"]) == (7, "")


@pytest.mark.article(CODE, "8")
@pytest.mark.parametrize("single", ["9h", "2s", "*"])
def test_a_single_card_does_not_go_back_at_once_unless_its_twin_is_held(single: str) -> None:
    desk = at(f"hand B: {MELD} Ks Jd\npile: {single}").play("take", f"open {MELD}")
    assert desk.refuses(f"discard {single}") == ("single-card-back", "internazionale 8")
    twin = at(f"hand B: {MELD} Ks {single}\npile: {single}").play("take", f"open {MELD}")
    assert twin.refuses(f"discard {single}") is None


@pytest.mark.article(CODE, "8")
def test_with_two_cards_in_the_pile_either_may_go_back() -> None:
    desk = at(f"hand B: {MELD} Ks Jd\npile: 9h 9d").play("take", f"open {MELD}")
    assert desk.refuses("discard 9h") is None


@pytest.mark.article(CODE, "8")
def test_a_card_of_the_single_face_may_go_after_a_direct_pozzetto() -> None:
    desk = at("hand B: 5c 6c\npile: 7c\npozzetto: 7c 3d 4d 6d 8d 9h Th Jh 3s 4s 5s").play("take", f"open {MELD}")
    assert desk.refuses("discard 7c") is None
