"""Convenzioni 15: a card laid or discarded is played."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Convenzioni 15")

sit = sitting("estratto")


def test_a_meld_does_not_come_back_to_the_hand() -> None:
    table = sit("phase: play", "hand B: 4h 5h 6h 9s Tc").does("open 4h 5h 6h")
    assert table["hand B"] == "Tc 9s"
    assert table.why_not("discard 6h") == "not-in-hand [estratto Fase di gioco]"


def test_nor_does_the_discard() -> None:
    table = sit("phase: play", "hand B: 4h 9s").does("discard 9s")
    assert table["pile"] == "9s"
    assert table.why_not("B take") == "not-your-turn [estratto Fase di gioco]"


def test_cards_laid_stay_in_their_meld() -> None:
    table = sit("phase: play", "meld B: 4h 5h 6h 7h", "meld B: 7c 7d 7s", "hand B: 9s Tc")
    assert table.why_not("attach 2 7h") == "not-in-hand [estratto Fase di gioco]"
