"""Art. 9: collecting the pile, and a pile of one card."""

from functools import partial

import pytest

from tests.support import Desk
from ventaglio.core.cards import cards

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "9")
at = partial(Desk, CODE)
SINGLE_BACK = ("single-card-back", "fibur-2019 9")
LEFT = ("barred-card-left", "fibur-2019 9")


def test_all_the_cards_are_collected() -> None:
    desk = at("hand B: Ks\npile: 3s 5h Td").play("take")
    assert desk["hand B"] == "5h Td 3s Ks"
    assert desk["pile"] == ""


def test_the_pile_can_be_inspected_by_everybody_at_any_time() -> None:
    desk = at("pile: 3s 5h Td")
    assert {desk.sees(who).pile for who in ("A", "B", "C", "D", None)} == {cards("3s 5h Td")}


def test_collecting_binds_to_nothing() -> None:
    desk = at("hand B: Ks 9c\npile: 3s 5h Td").play("take")
    assert desk.refuses("discard Ks") is None


@pytest.mark.article(CODE, "30")
def test_w03_a_meld_from_the_hand_alone_waits_for_the_pick_up() -> None:
    """Drawing the pile nearer is no pick-up."""
    desk = at("hand B: 9c 9d 9s Ks 4d\npile: 3s 5h Td")
    assert desk.refuses("open 9c 9d 9s") == ("pick-up-first", "fibur-2019 7")
    assert desk.play("take").refuses("open 9c 9d 9s") is None


@pytest.mark.article(CODE, "30")
def test_w04_two_fives_wait_for_the_five_of_the_pile_to_be_collected() -> None:
    desk = at("hand B: 5c 5d Ks 8d\npile: 3s 5h Td")
    assert desk.refuses("open 5c 5d 5h") == ("pick-up-first", "fibur-2019 7")
    desk.play("take")
    assert desk.refuses("open 5c 5d") == ("too-few-cards", "fibur-2019 12")
    desk.play("open 5c 5d 5h")
    assert desk["meld 1"] == "5h 5d 5c"
    assert desk["hand B"] == "8d Td 3s Ks", "the rest of the pile is in the hand"


# ── A pile of one card ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("single", ["5h", "2s", "*"], ids=["a five", "a two", "a joker"])
def test_a_single_card_does_not_go_back_at_once(single: str) -> None:
    desk = at(f"hand B: Ks 9c\npile: {single}").play("take")
    assert desk.refuses(f"discard {single}") == SINGLE_BACK
    assert desk.refuses("discard Ks") is None


@pytest.mark.parametrize("single", ["5h", "2s", "*"], ids=["a five", "a two", "a joker"])
def test_unless_its_twin_is_held(single: str) -> None:
    desk = at(f"hand B: Ks 9c {single}\npile: {single}").play("take", f"discard {single}")
    assert desk["pile"] == single


@pytest.mark.parametrize("other", ["5d", "4h", "*"])
def test_a_card_of_the_same_rank_or_suit_is_no_twin(other: str) -> None:
    assert at(f"hand B: Ks {other}\npile: 5h").play("take").refuses("discard 5h") == SINGLE_BACK


def test_a_two_of_another_suit_is_no_twin() -> None:
    assert at("hand B: Ks 2c\npile: 2s").play("take").refuses("discard 2s") == SINGLE_BACK


def test_with_two_cards_in_the_pile_either_may_go_back() -> None:
    desk = at("hand B: Ks 9c\npile: 5h 7d").play("take")
    assert desk.refuses("discard 5h") is None
    assert desk.refuses("discard 7d") is None


def test_the_bar_ends_with_the_turn() -> None:
    desk = at("hand B: Ks 9c\npile: 5h").play("take", "discard Ks")
    desk.pass_turn()
    desk.pass_turn()
    desk.pass_turn()
    assert desk["turn"] == "B"
    assert desk.play("draw").refuses("discard 5h") is None


def test_the_bar_is_of_the_collector_only() -> None:
    desk = at("hand B: Ks 9c\nhand C: 5h 8d 9d\npile: 5h").play("take", "discard Ks", "draw")
    assert desk.refuses("discard 5h") is None


def test_who_draws_is_not_barred() -> None:
    assert at("hand B: Ks 9c\npile: 7d\nstock: 5h 3s 4s 5s").play("draw").refuses("discard 5h") is None


def test_if_the_twin_was_melded_the_other_may_still_go() -> None:
    """Which of the two was melded nobody can tell: the player has shown that he had another one."""
    desk = at("hand B: 5h 6h 7h Ks 9c\npile: 5h").play("take", "open 5h 6h 7h")
    assert desk.refuses("discard 5h") is None


def test_a_single_card_that_was_melded_is_forgotten() -> None:
    desk = at("hand B: 6h 7h Ks 9c\npile: 5h").play("take", "open 5h 6h 7h", "discard Ks")
    assert desk["pile"] == "Ks"


def test_after_a_direct_pozzetto_a_card_like_the_single_one_may_go() -> None:
    """The single card was melded; what comes with the pozzetto is another one."""
    desk = at("hand B: 6h 7h\npile: 5h\npozzetto: 5h 3c 4c 8d 9d Td Js Qs 3s 4s 6s").play("take", "open 5h 6h 7h")
    assert desk["took"] == ["B"]
    assert desk.refuses("discard 5h") is None


# ── … and the end of the turn ───────────────────────────────────────────────────────────────────────────────


def test_no_play_may_leave_the_single_card_alone_in_the_hand() -> None:
    desk = at("hand B: 6c 7c 8c\npile: 5h").play("take")
    assert desk.refuses("open 6c 7c 8c") == LEFT


def test_unless_it_can_be_attached_to_go_to_the_pozzetto() -> None:
    desk = at("hand B: 6c 7c 8c\npile: 5h\nmeld D: 6h 7h 8h").play("take", "open 6c 7c 8c")
    assert desk.legal() == ["attach 1 5h"]
    desk.play("attach 1 5h")
    assert desk["took"] == ["B"]


def test_nor_may_it_be_the_discard_that_takes_the_pozzetto() -> None:
    desk = at("hand B: 6c 7c 8c\npile: 5h\nmeld D: 6h 7h 8h").play("take", "open 6c 7c 8c")
    assert desk.refuses("discard 5h") == SINGLE_BACK


@pytest.mark.article(CODE, "17")
def test_nor_the_one_that_closes() -> None:
    desk = at("hand B: Tc\npile: 5h\nmeld D: 3c 4c 5c 6c 7c 8c 9c\ntook: D").play("take")
    assert desk.refuses("attach 1 Tc") == LEFT


@pytest.mark.article(CODE, "17")
def test_with_its_twin_it_may_close() -> None:
    desk = at("hand B: 5h 6h 7h\npile: 5h\nmeld D: 3c 4c 5c 6c 7c 8c 9c\ntook: D")
    desk.play("take", "open 5h 6h 7h", "discard 5h")
    assert desk["how"] == "closed"


def test_only_the_player_on_turn_is_told_whether_the_card_may_go_back() -> None:
    """To the others it would tell whether he holds the twin."""
    desk = at("hand B: Ks 9c\npile: 5h").play("take")
    assert desk.sees("B").barred is cards("5h")[0]
    assert {desk.sees(who).barred for who in ("A", "C", "D", None)} == {None}
