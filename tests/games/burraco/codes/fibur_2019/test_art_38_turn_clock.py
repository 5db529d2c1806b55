"""Art. 38: time for a turn. In default, the referee sees to it that the highest card is discarded."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.games.burraco.engine.clock import turn_seconds

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "38")
at = partial(Desk, CODE)
STOCK = "stock: 4s 3s 5s 6s"


@pytest.mark.parametrize("cards, seconds", [(1, 10), (3, 10), (4, 20), (10, 20), (11, 40), (25, 40)])
def test_seconds_by_cards(cards: int, seconds: int) -> None:
    assert turn_seconds(code(CODE), cards) == seconds


@pytest.mark.article(CODE, "1")
@pytest.mark.parametrize(
    "hand, highest",
    [
        ("3h Kd 9c *", "*"),
        ("3h Kd 9c 2s", "2s"),
        ("3h Kd 9c As", "As"),
        ("Kd Kh Kc Ks", "Kh"),
        ("Ks Kc", "Kc"),
        ("8h Ts", "Ts"),
    ],
)
def test_the_highest_card_goes(hand: str, highest: str) -> None:
    desk = at(f"hand B: {hand}\n{STOCK}\npile: 9s").play("draw", "table expire")
    assert desk["pile"] == f"9s {highest}"
    assert desk["turn"] == "C"


def test_who_has_not_picked_up_draws_first() -> None:
    desk = at("hand B: 3h 9c\nstock: Kd 3s 5s 6s\npile: 9s").play("table expire")
    assert (desk["pile"], desk["hand B"]) == ("9s Kd", "3h 9c")


def test_what_was_melded_stays() -> None:
    desk = at(f"hand B: 9h Th Jh Kd 3c\n{STOCK}").play("draw", "open 9h Th Jh", "table expire")
    assert desk["melds"] == 1
    assert desk["hand B"] == "3c 4s"


@pytest.mark.article(CODE, "9")
def test_a_single_card_just_collected_is_passed_over() -> None:
    desk = at("hand B: 3h 9c\npile: Kd").play("take", "table expire")
    assert (desk["pile"], desk["hand B"]) == ("9c", "3h Kd")


def test_it_may_take_the_pozzetto() -> None:
    desk = at(f"hand B: 9h Th Jh\n{STOCK}").play("draw", "open 9h Th Jh", "table expire")
    assert desk["took"] == ["B"]


@pytest.mark.article(CODE, "17")
def test_it_may_close() -> None:
    desk = at(f"hand B: 9h Th Jh\nmeld D: 3c 4c 5c 6c 7c 8c 9c\ntook: D\n{STOCK}")
    assert desk.play("draw", "open 9h Th Jh", "table expire")["how"] == "closed"


@pytest.mark.article(CODE, "14")
def test_it_never_closes_with_a_wild() -> None:
    desk = at(f"hand B: *\nmeld D: 3c 4c 5c 6c 7c 8c 9c\ntook: D\n{STOCK}").play("draw", "table expire")
    assert (desk["how"], desk["hand B"]) == (None, "4s")


def test_only_the_referee_does_it_and_only_during_a_hand() -> None:
    assert at().refuses("C expire") == ("only-the-referee", "fibur-2019 38")
    assert at("phase: deal").refuses("table expire") == ("not-dealt", "fibur-2019 38")
    assert at("phase: end").refuses("table expire") == ("match-over", "fibur-2019 38")
