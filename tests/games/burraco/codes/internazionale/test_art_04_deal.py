"""Art. 4: shuffle, deal and pozzetti. Art. 25: a faulty pack."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.core.cards import Card, cards, pack
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.actions import Deal
from ventaglio.games.burraco.engine.deal import roles
from ventaglio.games.burraco.engine.rules import Role

CODE = "internazionale"
pytestmark = pytest.mark.article(CODE, "4")
at = partial(Desk, CODE, "phase: deal")
ORDER = pack(2)
PACK = " ".join(one.text for one in ORDER)


def dealt(cut: int, order: tuple[Card, ...] = ORDER) -> Desk:
    return at().act(Deal(order, cut, unnoticed=True), TABLE)


def places(*indexes: int) -> list[Card]:
    return sorted(ORDER[index] for index in indexes)


def test_the_player_at_the_dealers_right_shuffles_first_and_cuts() -> None:
    rules = code(CODE)
    assert rules.shufflers.value == (Role.POZZETTO_MAKER, Role.DEALER)
    assert roles(4, dealer=0)[rules.cutter.value] == 3


def test_hands_from_the_top_pozzetti_from_below() -> None:
    state = dealt(54).state
    assert list(state.hands[1]) == places(*range(54, 98, 4))
    assert list(state.hands[0]) == places(*range(57, 98, 4))
    assert list(state.pozzetti[0]) == places(*range(53, 31, -2))
    assert list(state.pozzetti[1]) == places(*range(52, 31, -2))
    assert state.pile == (ORDER[98],)
    assert len(state.stock) == 41


@pytest.mark.article(CODE, "Glossario")
@pytest.mark.parametrize("cut", [22, 54, 64])
def test_a_cut_that_leaves_enough_for_both_stands(cut: int) -> None:
    assert at().refuses(f"table deal {cut} {PACK}") is None


@pytest.mark.article(CODE, "Glossario")
@pytest.mark.parametrize("cut", [21, 65])
def test_one_that_does_not_is_done_again(cut: int) -> None:
    assert at().refuses(f"table deal {cut} {PACK}") == ("cut-again", "internazionale Glossario")


def test_what_runs_short_comes_from_the_other_part() -> None:
    """The text is silent; as in the code of 2019."""
    assert ORDER[0] in dealt(65).state.hands[0]
    assert ORDER[107] in dealt(21).state.pozzetti[1]


def test_the_deal_passes_clockwise() -> None:
    desk = Desk(CODE, "dealer: C\nstock: 3h 4h 5h")
    assert desk.pass_turn() == "D"
    assert (desk["phase"], desk["dealer"]) == ("deal", "D")


@pytest.mark.article(CODE, "6", "25")
def test_a_wrong_deal_is_repeated_before_the_first_pick_up_and_not_after() -> None:
    assert Desk(CODE).play("table redeal")["phase"] == "deal"
    assert Desk(CODE).play("draw").refuses("table redeal") == ("deal-stands", "internazionale 6")


@pytest.mark.article(CODE, "25")
@pytest.mark.parametrize("order", [ORDER[1:], (*ORDER, *cards("Kh"))], ids=["card missing", "card too many"])
def test_with_a_faulty_pack_the_hand_goes_on_to_a_result_that_counts(order: tuple[Card, ...]) -> None:
    desk = dealt(54, order)
    desk.pass_turns(60)
    assert desk["how"] == "stock"
    assert desk["totals"] == tuple(desk[f"points {who}"] for who in "ABCD")
