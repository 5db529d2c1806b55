"""Convenzioni 1: the longest run, and the two places of the ace."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Convenzioni 1")

sit = sitting("estratto")

THIRTEEN = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"


@pytest.mark.parametrize("wild", ["2s", "2h", "*"])
def test_w08_thirteen_cards_and_a_wild(wild: str) -> None:
    table = sit("phase: play", f"meld B: {THIRTEEN}", f"hand B: {wild} 2d Ah 9s Tc").does(f"attach 1 {wild}")
    assert len(table["meld 1"].split()) == 14
    assert table.why_not("attach 1 2d") == "two-wilds [estratto Fase di gioco]"
    assert table.why_not("attach 1 Ah") == "two-aces [estratto Convenzioni 1]"


def test_w08_from_the_two_to_the_ace_as_well() -> None:
    high = THIRTEEN.removeprefix("Ah ") + " Ah"
    table = sit("phase: play", f"meld B: {high}", "hand B: * Ah 9s Tc").does("attach 1 *")
    assert len(table["meld 1"].split()) == 14
    assert table.why_not("attach 1 Ah low") == "two-aces [estratto Convenzioni 1]"


@pytest.mark.parametrize("laid, meld", [("Ah 2h 3h", "Ah 2h 3h"), ("Qh Kh Ah", "Qh Kh Ah")])
def test_the_ace_goes_before_the_two_or_after_the_king(laid: str, meld: str) -> None:
    assert sit("phase: play", f"hand B: {laid} 9s Tc").does(f"open {laid}")["meld 1"] == meld


def test_not_round_the_corner() -> None:
    table = sit("phase: play", "hand B: Qh Kh Ah 2h 3h 9s Tc")
    assert table.why_not("open Kh Ah 2h 3h") == "gap-in-run [estratto Convenzioni 1]"
    assert table.does("open Kh Ah 2h")["meld 1"] == "2h Kh Ah", "here the two is a wild"


def test_not_at_both_ends() -> None:
    held = THIRTEEN + " Ah"
    table = sit("phase: play", f"hand B: {held} 9s Tc")
    assert table.why_not(f"open {held}") == "two-aces [estratto Convenzioni 1]"
