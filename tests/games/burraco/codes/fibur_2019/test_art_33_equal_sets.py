"""Art. 33: no equal sets."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "33")
at = partial(Desk, CODE)


@pytest.mark.parametrize("laid", ["8h 8c 8s", "8h 8c *"])
@pytest.mark.parametrize("owner", ["B", "D"])
def test_a_side_opens_no_second_set_of_a_rank(laid: str, owner: str) -> None:
    desk = at(f"hand B: {laid} Kd 3c\nmeld {owner}: 8d 8d 8c").play("draw")
    assert desk.refuses(f"open {laid}") == ("equal-set", "fibur-2019 33")


def test_its_cards_are_attached_to_the_first_one() -> None:
    desk = at("hand B: 8h 8s 8s Kd 3c\nmeld D: 8d 8d 8c").play("draw", "attach 1 8h", "attach 1 8s", "attach 1 8s")
    assert desk["meld 1"] == "8h 8d 8d 8c 8s 8s"


def test_the_other_side_may_have_one_of_the_same_rank() -> None:
    desk = at("hand B: 8h 8c 8s Kd 3c\nmeld C: 8d 8d 8c").play("draw")
    assert desk.refuses("open 8h 8c 8s") is None


def test_sets_of_other_ranks_are_free() -> None:
    assert at("hand B: 9h 9c 9s Kd 3c\nmeld D: 8d 8d 8c").play("draw").refuses("open 9h 9c 9s") is None


@pytest.mark.article(CODE, "11")
def test_equal_runs_are_free() -> None:
    desk = at("hand B: 4h 5h 6h Kd 3c\nmeld D: 4h 5h 6h").play("draw", "open 4h 5h 6h")
    assert desk["melds"] == 2


@pytest.mark.article(CODE, "11")
def test_a_run_through_the_rank_of_a_set_is_free() -> None:
    assert at("hand B: 7h 8h 9h Kd 3c\nmeld D: 8d 8d 8c").play("draw").refuses("open 7h 8h 9h") is None


@pytest.mark.article(CODE, "Tre o cinque giocatori")
def test_players_who_become_partners_keep_the_equal_sets_they_have() -> None:
    desk = at("players: 3\nsides: 0 1 1\ntook: A\nhand B: 8s 8s Kd 3c\nmeld B: 8h 8d 8c\nmeld C: 8h 8d 8c").play("draw")
    assert desk.refuses("attach 1 8s") is None
    assert desk.refuses("attach 2 8s") is None
