"""Art. 5: missing and surplus cards. Once the hand has begun it is played out, and counts."""

import pytest

from tests.support import Desk
from ventaglio.core.cards import Card, cards, pack
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.actions import Deal

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "5")
KING = cards("Kh")[0]


def faulty(missing: str = "", surplus: str = "") -> tuple[Card, ...]:
    """A pack from which cards are missing, or in which some are too many."""
    order = [*cards(surplus), *pack(2)]
    for one in cards(missing):
        order.remove(one)
    return tuple(order)


@pytest.mark.parametrize(
    "order", [faulty(missing="5h"), faulty(surplus="Kh"), faulty(surplus="Kh Kh *")], ids=["missing", "one", "three"]
)
def test_the_hand_goes_on_to_a_result_that_counts(order: tuple[Card, ...]) -> None:
    desk = Desk(CODE, "phase: deal").act(Deal(order, 54), TABLE)
    assert desk["stock"] == 41 + len(order) - 108
    desk.pass_turns(60)
    assert desk["how"] == "stock"
    assert desk["totals"] == tuple(desk[f"points {who}"] for who in "ABCD")


def test_the_next_hand_is_dealt_from_a_whole_pack() -> None:
    desk = Desk(CODE, "phase: deal").act(Deal(faulty(surplus="Kh"), 54), TABLE)
    desk.pass_turns(60)
    desk.act(Deal(pack(2), 54), TABLE)
    assert desk["stock"] == 41


def test_a_pack_with_which_no_hand_can_be_played_is_refused() -> None:
    short = " ".join(one.text for one in pack(1))
    assert Desk(CODE, "phase: deal").refuses(f"table deal 26 {short}") == ("pack-too-small", "fibur-2019 1")


def three_kings_of_hearts() -> Desk:
    """A pack with three kings of hearts, all of them dealt to B with two more kings."""
    kings = cards("Kh Kh Kh Kd Kc")
    order = list(faulty(surplus="Kh", missing="Kh Kh Kh Kd Kc"))
    for step, king in enumerate(kings):
        order.insert(54 + 4 * step, king)
    return Desk(CODE, "phase: deal").act(Deal(tuple(order), 54), TABLE)


@pytest.mark.article(CODE, "12")
def test_w02_three_kings_of_hearts_may_be_in_one_set() -> None:
    desk = three_kings_of_hearts()
    assert desk.state.hands[1].count(KING) == 3
    desk.play("draw", "open Kh Kh Kh")
    assert desk["meld 1"] == "Kh Kh Kh"


def test_w02_or_two_of_them_and_the_third_joins_them() -> None:
    desk = three_kings_of_hearts().play("draw", "open Kh Kd Kc", "attach 1 Kh", "attach 1 Kh")
    assert desk["meld 1"] == "Kh Kh Kh Kd Kc"
