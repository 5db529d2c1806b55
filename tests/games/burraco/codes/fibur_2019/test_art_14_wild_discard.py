"""Art. 14: a wild may be discarded at any time but to close. Art. 35: what closing with one would be."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "14")
at = partial(Desk, CODE)
WILDS = pytest.mark.parametrize("wild", ["*", "2h", "2s"])
BURRACO = "meld D: 3c 4c 5c 6c 7c 8c 9c\ntook: D"


@WILDS
def test_a_wild_is_discarded_like_any_card(wild: str) -> None:
    assert at(f"hand B: {wild} 9d Kd").play("draw", f"discard {wild}")["pile"].endswith(wild)


@WILDS
def test_also_to_take_the_pozzetto(wild: str) -> None:
    desk = at(f"hand B: {wild} 9h Th\nstock: Jh 3s 4s 5s").play("draw", "open 9h Th Jh", f"discard {wild}")
    assert desk["took"] == ["B"]


@WILDS
@pytest.mark.article(CODE, "35")
def test_but_not_to_close(wild: str) -> None:
    desk = at(f"hand B: {wild} 9h Th\n{BURRACO}\nstock: Jh 3s 4s 5s").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("close-with-wild", "fibur-2019 14")


@WILDS
@pytest.mark.article(CODE, "35")
def test_nor_when_it_is_all_that_is_left(wild: str) -> None:
    """Such a hand cannot come about in regular play; should it, the wild does not close."""
    desk = at(f"hand B: {wild}\n{BURRACO}\nphase: play")
    assert desk.refuses(f"discard {wild}") == ("close-with-wild", "fibur-2019 14")


@WILDS
def test_with_two_cards_left_the_wild_may_go(wild: str) -> None:
    desk = at(f"hand B: {wild}\n{BURRACO}\nstock: Jh 3s 4s 5s").play("draw", f"discard {wild}")
    assert (desk["how"], desk["hand B"]) == (None, "Jh")


@WILDS
def test_a_wild_that_can_be_melded_lets_the_other_card_close(wild: str) -> None:
    desk = at(f"hand B: {wild}\n{BURRACO}\nstock: Jh 3s 4s 5s").play("draw", f"attach 1 {wild}", "discard Jh")
    assert desk["how"] == "closed"
