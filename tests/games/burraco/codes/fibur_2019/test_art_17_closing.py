"""Art. 17: closing and its bonus, and the end of the stock. Arts 34 and 36: what regular play does not let happen."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "17")
at = partial(Desk, CODE)
SEVEN = "meld D: 3c 4c 5c 6c 7c 8c 9c"
DIRTY = "meld D: * 3c 4c 5c 6c 7c 8c"
SIX = "meld D: 3c 4c 5c 6c 7c 8c"
STOCK = "stock: Jh 3s 4s 5s 6s"


# ── Closing ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("burraco", [SEVEN, DIRTY], ids=["clean", "dirty"])
@pytest.mark.parametrize("taker", ["B", "D"], ids=["own pozzetto", "partner's pozzetto"])
def test_pozzetto_burraco_and_the_last_card_discarded(burraco: str, taker: str) -> None:
    desk = at(f"hand B: 9h Th Kd\n{burraco}\ntook: {taker}\n{STOCK}").play("draw", "open 9h Th Jh", "discard Kd")
    assert (desk["how"], desk["closer"], desk["close B"]) == ("closed", "B", 100)
    assert desk["close A"] is None


def test_the_burraco_may_be_made_by_the_very_play_that_empties_the_hand() -> None:
    desk = at(f"hand B: 9c\n{SIX}\ntook: D\n{STOCK}").play("draw", "attach 1 9c", "discard Jh")
    assert desk["how"] == "closed"


def test_the_partners_hand_counts_against_the_closing_side() -> None:
    desk = at(f"hand B: 9c\nhand D: Kd Ks\n{SIX}\ntook: D\n{STOCK}").play("draw", "attach 1 9c", "discard Jh")
    assert desk["held B"] == -20


@pytest.mark.article(CODE, "34")
def test_without_a_burraco_nobody_closes() -> None:
    desk = at(f"hand B: 9h Th Kd\n{SIX}\ntook: D\n{STOCK}").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("close-without-burraco", "fibur-2019 17")


@pytest.mark.article(CODE, "34")
def test_a_burraco_of_the_others_is_no_help() -> None:
    desk = at(f"hand B: 9h Th Kd\nmeld C: 3c 4c 5c 6c 7c 8c 9c\ntook: D\n{STOCK}").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("close-without-burraco", "fibur-2019 17")


@pytest.mark.article(CODE, "34")
def test_nor_with_the_discard_when_it_is_all_that_is_left() -> None:
    desk = at(f"hand B: Kd\n{SIX}\ntook: D\nphase: play")
    assert desk.refuses("discard Kd") == ("close-without-burraco", "fibur-2019 17")


@pytest.mark.article(CODE, "36")
@pytest.mark.parametrize(
    "hand, line", [("9h Th Jh", "open 9h Th Jh"), ("Jh", "attach 2 Jh")], ids=["new meld", "card attached"]
)
def test_nobody_closes_without_a_discard(hand: str, line: str) -> None:
    desk = at(f"hand B: {hand}\nphase: play\n{SEVEN}\nmeld D: Jd Jc Js\ntook: D")
    assert desk.refuses(line) == ("nothing-left-to-discard", "fibur-2019 17")


@pytest.mark.article(CODE, "23")
def test_the_side_that_has_not_taken_its_pozzetto_takes_it_instead() -> None:
    desk = at(f"hand B: 9h Th Kd\n{SEVEN}\n{STOCK}").play("draw", "open 9h Th Jh", "discard Kd")
    assert (desk["how"], desk["took"], desk["cards B"]) == (None, ["B"], 11)


def test_pozzetto_and_burraco_come_in_any_order() -> None:
    desk = at(f"hand B: 9c Kd\n{SIX}\n{STOCK}").play("draw", "attach 1 9c", "discard Jh")
    assert desk["took"] == []
    desk = at(f"hand B: 9c\n{SIX}\n{STOCK}").play("draw", "attach 1 9c", "discard Jh")
    assert desk["took"] == ["B"], "the burraco first, then the pozzetto"


def test_a_direct_pozzetto_may_be_played_out_and_closed_in_the_same_turn() -> None:
    pozzetto = "pozzetto: 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"
    desk = at(f"hand B: 9h Th\n{pozzetto}\npozzetto: 3h 4h 5h 6h 7h 8h 3s 4s 5s 6s 7s\nstock: Jh 8s 9s Ts")
    desk.play("draw", "open 9h Th Jh", "open 3d 4d 5d 6d 7d 8d 9d Td Jd Qd", "discard Kd")
    assert (desk["how"], desk["closer"]) == ("closed", "B")


def test_who_holds_a_pozzetto_he_has_not_played_may_be_closed_out_by_his_partner() -> None:
    desk = at(f"hand B: 9h Th Kd\nhand D: 3h 4h\n{SEVEN}\ntook: D\nunplayed: D\n{STOCK}")
    desk.play("draw", "open 9h Th Jh", "discard Kd")
    assert (desk["how"], desk["unplayed-pozzetto B"]) == ("closed", -10)


def test_closing_is_allowed_in_the_first_lap() -> None:
    desk = at(f"hand B: 9h Th Kd\n{SEVEN}\ntook: D\n{STOCK}")
    assert desk.state.turns == 0
    assert desk.play("draw", "open 9h Th Jh", "discard Kd")["how"] == "closed"


# ── The end of the stock ────────────────────────────────────────────────────────────────────────────────────


def test_the_hand_ends_with_the_discard_of_who_drew_the_third_last_card() -> None:
    desk = at("hand B: Kd 9s\nstock: Jh 3s 4s").play("draw")
    assert desk["how"] is None
    desk = desk.play("discard 9s")
    assert (desk["how"], desk["closer"]) == ("stock", None)
    assert [desk["close A"], desk["close B"]] == [None, None]


def test_with_four_cards_there_is_one_turn_more() -> None:
    desk = at("stock: Jh 3s 4s 5s")
    assert desk.pass_turns() == "BC"
    assert desk["how"] == "stock"


def test_while_three_are_left_the_pile_may_be_collected_and_play_goes_on() -> None:
    desk = at("hand B: Kd 9s\nhand C: 8d 9d\npile: 6h 7h\nstock: Jh 3s 4s")
    desk.play("take", "discard Kd", "take", "discard 8d")
    assert (desk["how"], desk["turn"], desk["stock"]) == (None, "D", 3)


def test_the_last_two_are_never_drawn() -> None:
    assert at("stock: 3s 4s").refuses("draw") == ("stock-is-out", "fibur-2019 17")


def test_the_last_player_may_take_a_direct_pozzetto_and_play_it() -> None:
    pozzetto = "pozzetto: 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"
    desk = at(f"hand B: 9h Th\nhand D: 3h\n{pozzetto}\nstock: Jh 3s 4s").play("draw", "open 9h Th Jh", "open 3d 4d 5d")
    assert (desk["how"], desk["took"]) == (None, ["B"])
    desk.play("discard Kd")
    assert (desk["how"], desk["held B"]) == ("stock", -(6 + 7 - 3) - 5 * 10 - 5)


def test_the_last_player_may_close_and_has_the_bonus() -> None:
    desk = at(f"hand B: 9h Th Kd\n{SEVEN}\ntook: D\nstock: Jh 3s 4s").play("draw", "open 9h Th Jh", "discard Kd")
    assert (desk["how"], desk["close B"]) == ("closed", 100)


@pytest.mark.article(CODE, "18")
def test_a_pozzetto_taken_with_the_very_last_discard_pays_its_cards_and_not_a_hundred() -> None:
    pozzetto = "pozzetto: 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"
    desk = at(f"hand B: 9h Th 8s\n{pozzetto}\nstock: Jh 3s 4s").play("draw", "open 9h Th Jh", "discard 8s")
    assert desk["how"] == "stock"
    assert desk["unplayed-pozzetto B"] == -(5 * 5 + 6 * 10)
    assert desk["no-pozzetto B"] is None
    assert desk["no-pozzetto A"] == -100
