"""Arts 9 to 12 and 30: sets, runs and their wild."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "internazionale"
at = partial(Desk, CODE)
ACE_TO_KING = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
TWO_TO_ACE = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
THREES = "3h 3h 3d 3d 3c 3c 3s 3s"


def opening(laid: str) -> Desk:
    return at(f"hand B: {laid} 9c Kd\nstock: 8d 4h 5h 6h").play("draw")


def attaching(meld: str, more: str) -> Desk:
    return at(f"hand B: {more.replace(' low', '')} 9c Kd\nmeld D: {meld}\nstock: 8d 4h 5h 6h").play("draw")


def grown(meld: str, *more: str) -> str:
    return str(attaching(meld, " ".join(more)).play(*(f"attach 1 {one}" for one in more))["meld 1"])


@pytest.mark.article(CODE, "9")
@pytest.mark.parametrize("laid", ["3h 4h", "5h *"])
def test_three_cards_at_the_least(laid: str) -> None:
    assert opening(laid).refuses(f"open {laid}") == ("too-few-cards", "internazionale 9")


@pytest.mark.article(CODE, "9")
@pytest.mark.parametrize("laid", ["5s 6s * 2h", "2s 3s 2h *", "3h 3d * 2h"])
def test_one_wild_besides_the_natural_two(laid: str) -> None:
    assert opening(laid).refuses(f"open {laid}") == ("two-wilds", "internazionale 9")


@pytest.mark.article(CODE, "9")
def test_a_run_is_of_one_suit() -> None:
    assert opening("4s 5s 6d").refuses("open 4s 5s 6d") == ("neither-set-nor-run", "internazionale 9")


@pytest.mark.article(CODE, "9", "10")
@pytest.mark.parametrize(
    "laid, lies",
    [("2s 3s 4s *", "* 2s 3s 4s"), ("2d 2s 3d", "2s 2d 3d"), ("2s * 4s", "2s *=3s 4s"), ("2s 5s 6s", "2s 5s 6s")],
)
def test_a_two_of_the_suit_in_its_place_is_natural(laid: str, lies: str) -> None:
    assert opening(laid).play(f"open {laid}")["meld 1"] == lies


@pytest.mark.article(CODE, "10")
def test_a_wild_is_replaced_only_by_its_card_and_stays_in_the_meld() -> None:
    assert grown("5d *=6d 7d", "6d") == "* 5d 6d 7d"
    assert attaching("5d *=6d 7d", "9d").refuses("attach 1 9d") == ("gap-in-run", "internazionale 10")


@pytest.mark.article(CODE, "10")
def test_a_free_wild_lies_lowest_and_may_be_moved_inside_its_run() -> None:
    assert opening("5d 6d *").play("open 5d 6d *")["meld 1"] == "* 5d 6d"
    assert grown("* 5d 6d", "8d") == "5d 6d *=7d 8d"
    assert grown("2s 4s 5s 6s", "3s", "*") == "* 2s 3s 4s 5s 6s"


@pytest.mark.article(CODE, "9", "10")
def test_a_two_in_its_natural_place_is_no_pinella_and_stays_unless_the_table_lets_it_climb() -> None:
    assert attaching("2s 3s 4s 5s 6s", "8s").refuses("attach 1 8s") == ("gap-in-run", "internazionale 9")
    climbs = "option wild_moves: a free wild, or the natural two of a run without a wild"
    lines = f"{climbs}\nphase: play\nmeld B: 2s 3s 4s 5s 6s\nhand B: 8s 9d Td"
    assert at(lines).play("attach 1 8s")["meld 1"] == "3s 4s 5s 6s 2s=7s 8s"


@pytest.mark.article(CODE, "10", "Regola 2")
@pytest.mark.parametrize("laid", ["2s 2h 2d", "* * *", "* 2s 2h"])
def test_wilds_alone_are_no_meld(laid: str) -> None:
    refusal = opening(laid).refuses(f"open {laid}")
    assert refusal is not None
    assert refusal[0] == "only-wilds"


@pytest.mark.article(CODE, "11")
@pytest.mark.parametrize("run", [ACE_TO_KING, TWO_TO_ACE], ids=["A to K", "2 to A"])
def test_w08_the_longest_run_has_thirteen_cards_and_a_wild(run: str) -> None:
    desk = opening(f"{run} *").play(f"open {run} *")
    assert len(desk.state.melds[0].meld) == 14
    assert attaching(f"* {run}", "2h").refuses("attach 1 2h") == ("two-wilds", "internazionale 9")


@pytest.mark.article(CODE, "11")
def test_the_ace_goes_before_the_two_or_after_the_king_and_joins_no_ends() -> None:
    assert grown("2s 3s 4s", "As low") == "As 2s 3s 4s"
    assert grown("Js Qs Ks", "As") == "Js Qs Ks As"
    assert opening("Ks As 3s").refuses("open Ks As 3s") == ("gap-in-run", "internazionale 11")
    assert attaching(ACE_TO_KING, "As").refuses("attach 1 As") == ("two-aces", "internazionale 11")


@pytest.mark.article(CODE, "12")
def test_a_set_of_threes_has_eight_cards_and_a_wild_at_the_most() -> None:
    desk = opening(f"{THREES} *").play(f"open {THREES} *")
    assert len(desk.state.melds[0].meld) == 9
    nine = at(f"players: 5\nhand B: 3h 9c Kd\nmeld B: {THREES}\nstock: 8d 4h 5h 6h").play("draw")
    assert nine.refuses("attach 1 3h") == ("set-too-long", "internazionale 12")


@pytest.mark.article(CODE, "30")
def test_a_side_opens_no_second_set_of_threes() -> None:
    desk = at("hand B: 3h 3c 3s Kd 9c\nmeld D: 3d 3d 3c").play("draw")
    assert desk.refuses("open 3h 3c 3s") == ("equal-set", "internazionale 30")
    assert desk.refuses("attach 1 3h") is None


@pytest.mark.article(CODE, "30")
def test_equal_runs_are_free() -> None:
    assert at("hand B: 4h 5h 6h Kd 9c\nmeld D: 4h 5h 6h").play("draw").refuses("open 4h 5h 6h") is None
