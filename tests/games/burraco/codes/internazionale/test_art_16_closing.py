"""Art. 16: closing and its bonus, at the pile too, and the end of the stock. The clean burraco is with Regola 1."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "16")
at = partial(Desk, CODE)
CLEAN = "meld D: 3c 4c 5c 6c 7c 8c 9c"
POZZETTO = "pozzetto: 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"


def test_at_the_pile_directly_to_the_pozzetto() -> None:
    desk = at(f"hand B: 9h Th\npile: Jh\n{POZZETTO}").play("take", "open 9h Th Jh")
    assert (desk["took"], desk["turn"]) == (["B"], "B")


def test_at_the_pile_to_the_pozzetto_with_the_discard() -> None:
    desk = at(f"hand B: 9h Th Ks\npile: Jh\n{POZZETTO}").play("take", "open 9h Th Jh", "discard Ks")
    assert (desk["took"], desk["turn"]) == (["B"], "C")


def test_at_the_pile_to_close() -> None:
    desk = at(f"hand B: 9h Th Ks\npile: Jh\n{CLEAN}\ntook: D").play("take", "open 9h Th Jh", "discard Ks")
    assert (desk["how"], desk["closer"], desk["close B"]) == ("closed", "B", 100)


@pytest.mark.article(CODE, "31/C", "Glossario")
@pytest.mark.parametrize(
    "hand, line", [("9h Th Jh", "open 9h Th Jh"), ("Jh", "attach 2 Jh")], ids=["new meld", "card attached"]
)
def test_nobody_closes_without_a_discard(hand: str, line: str) -> None:
    desk = at(f"hand B: {hand}\nphase: play\n{CLEAN}\nmeld D: 8h 9h Th\ntook: D")
    assert desk.refuses(line) == ("nothing-left-to-discard", "internazionale 16")


def test_the_hand_ends_with_the_discard_of_who_drew_the_third_last_card() -> None:
    desk = at("hand B: Kd 9s\nstock: Jh 4s 5s").play("draw", "discard 9s")
    assert (desk["how"], desk["close A"], desk["close B"]) == ("stock", None, None)


def test_the_last_two_are_never_drawn() -> None:
    assert at("stock: 4s 5s").refuses("draw") == ("stock-is-out", "internazionale 16")


def test_the_last_player_may_close_and_has_the_bonus() -> None:
    desk = at(f"hand B: 9h Th Kd\n{CLEAN}\ntook: D\nstock: Jh 4s 5s").play("draw", "open 9h Th Jh", "discard Kd")
    assert (desk["how"], desk["close B"]) == ("closed", 100)


def test_the_last_player_may_play_a_direct_pozzetto() -> None:
    desk = at(f"hand B: 9h Th\n{POZZETTO}\nstock: Jh 4s 5s").play("draw", "open 9h Th Jh", "open 3d 4d 5d")
    assert (desk["took"], desk["how"]) == (["B"], None)
    ended = desk.play("discard Kd")
    assert (ended["how"], ended["melded B"]) == ("stock", 30 + 15)


@pytest.mark.article(CODE, "Glossario")
def test_there_is_no_stall_to_watch_for() -> None:
    assert at().refuses("table watch-stall") == ("no-supervised-stall", "internazionale Glossario")


@pytest.mark.article(CODE, "Glossario", "Regola 3")
def test_because_swaps_cannot_be_made() -> None:
    assert at("hand B: 4d 9s Kd\npile: Jh").refuses("take") == ("collect-only-to-play", "internazionale Regola 3")
