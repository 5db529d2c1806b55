"""Art. 16: stall. The referee, once called, looks only at what is done before his eyes."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "16", "Definizioni")
at = partial(Desk, CODE)
HANDS = """hand A: 3h 5h 7h 9h Jh
    hand B: 3d 5d 7d 9d Jd
    hand C: 3c 5c 7c 9c Jc
    hand D: 3s 5s 7s 9s Js
    pile: Kh
"""


def swap(desk: Desk) -> Desk:
    """The player on turn collects the single card and discards another one."""
    desk.play("take")
    return desk.play(next(line for line in desk.legal() if line.startswith("discard")))


def swaps(desk: Desk, turns: int) -> Desk:
    for _ in range(turns):
        swap(desk)
    return desk


def test_four_swaps_before_the_referee_end_the_hand() -> None:
    desk = swaps(at(HANDS).play("table watch-stall"), 3)
    assert desk["how"] is None
    ended = swap(desk)
    assert (ended["how"], ended["closer"]) == ("stall", None)


def test_what_happened_before_he_came_does_not_count() -> None:
    desk = swaps(at(HANDS), 7)
    assert desk["how"] is None
    swaps(desk.play("table watch-stall"), 3)
    assert desk["how"] is None
    assert swap(desk)["how"] == "stall"


def test_without_a_referee_swaps_may_go_on_for_ever() -> None:
    desk = swaps(at(HANDS), 20)
    assert desk["how"] is None
    assert desk.refuses("take") is None


@pytest.mark.parametrize("swapped", [0, 1, 2, 3])
def test_a_draw_before_his_eyes_ends_his_watch(swapped: int) -> None:
    desk = swaps(at(HANDS).play("table watch-stall"), swapped)
    desk.pass_turn()
    assert desk.state.watched is None
    assert desk["how"] is None


def test_so_does_a_meld_or_a_card_attached() -> None:
    opens = at(HANDS.replace("hand B: 3d 5d", "hand B: Kd Ks")).play("table watch-stall", "take", "open Kh Kd Ks")
    opens.play("discard 7d")
    assert opens.state.watched is None
    attaches = at(HANDS + "meld B: Th Jh Qh\n").play("table watch-stall", "take", "attach 1 Kh", "discard 7d")
    assert attaches.state.watched is None


def test_so_does_collecting_more_than_one_card() -> None:
    desk = at(HANDS.replace("pile: Kh", "pile: Kh Kd")).play("table watch-stall", "take", "discard 3d")
    assert desk.state.watched is None


def test_he_may_be_called_again() -> None:
    desk = swaps(at(HANDS).play("table watch-stall"), 2)
    desk.pass_turn()
    assert swaps(desk, 1)["how"] is None, "he went, and this one collected two cards"
    assert swaps(desk.play("table watch-stall"), 4)["how"] == "stall"


def test_the_hand_is_counted_without_the_closing_bonus() -> None:
    desk = swaps(at(HANDS + "meld B: Ts Js Qs\ntook: B\n").play("table watch-stall"), 4)
    assert [desk["close A"], desk["close B"]] == [None, None]
    assert desk["melded B"] == 30
    assert desk["no-pozzetto A"] == -100


def test_he_watches_from_a_pick_up_on() -> None:
    assert at(HANDS).play("take").refuses("table watch-stall") == ("watch-from-a-new-turn", "fibur-2019 16")


def test_players_do_not_declare_it() -> None:
    assert at(HANDS).refuses("B watch-stall") == ("only-the-referee", "fibur-2019 16")


@pytest.mark.article(CODE, "2")
def test_with_two_players_it_is_two_swaps() -> None:
    desk = swaps(at("players: 2\nhand A: 3h 5h 7h\nhand B: 3d 5d 7d\npile: Kh").play("table watch-stall"), 1)
    assert desk["how"] is None
    assert swap(desk)["how"] == "stall"
