"""Convenzioni 9: a pile of one card is not collected and discarded in one turn, unless its twin is held."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Convenzioni 9")

sit = sitting("estratto")

REFUSED = "single-card-back [estratto Convenzioni 9]"


def test_it_does_not_go_back() -> None:
    table = sit("pile: 7d", "hand B: 9s Tc").does("take")
    assert table.why_not("discard 7d") == REFUSED
    assert table.does("discard 9s")["hand B"] == "7d Tc"


@pytest.mark.parametrize("card", ["7d", "*", "2c"])
def test_it_does_if_its_twin_is_in_hand(card: str) -> None:
    assert sit(f"pile: {card}", f"hand B: {card} 9s").does("take").why_not(f"discard {card}") == ""


def test_a_card_like_it_only_in_rank_is_no_twin() -> None:
    assert sit("pile: 7d", "hand B: 7h 7c 9s").does("take").why_not("discard 7d") == REFUSED


def test_of_two_cards_either_may_go_back() -> None:
    assert sit("pile: 7d 8d", "hand B: 9s Tc").does("take").why_not("discard 8d") == ""


def test_next_turn_it_may_be_discarded() -> None:
    table = sit("players: 2", "pile: 7d", "hand B: 9s Tc").does("take", "discard 9s")
    table.pass_turn()
    assert table.does("draw").why_not("discard 7d") == ""


def test_it_may_be_laid() -> None:
    table = sit("pile: 7d", "hand B: 7h 7c 9s").does("take", "open 7d 7h 7c", "discard 9s")
    assert table["took"] == "B"


def test_no_play_may_leave_it_alone_in_hand_unless_it_can_be_attached() -> None:
    table = sit("pile: 7d", "hand B: 4h 5h 6h").does("take")
    assert table.why_not("open 4h 5h 6h") == "barred-card-left [estratto Convenzioni 9]"
    table = sit("pile: 7h", "hand B: 4h 5h 6h").does("take", "open 4h 5h 6h", "attach 1 7h")
    assert table["took"] == "B"


def test_taking_the_pozzetto_directly_ends_the_bar() -> None:
    table = sit("pile: 7h", "hand B: 5h 6h", "pozzetto: 7h 9s", "pozzetto: 3c").does("take", "open 5h 6h 7h")
    assert table.why_not("discard 7h") == "", "it is the pozzetto's"
