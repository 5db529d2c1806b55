"""Convenzioni 2: the largest set."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Convenzioni 2")

sit = sitting("estratto")

EIGHT = "8h 8h 8d 8d 8c 8c 8s 8s"


def test_eight_cards_and_a_wild() -> None:
    table = sit("phase: play", f"meld B: {EIGHT}", "hand B: * 2s 9s Tc").does("attach 1 *")
    assert len(table["meld 1"].split()) == 9
    assert table.why_not("attach 1 2s") == "two-wilds [estratto Fase di gioco]"


@pytest.mark.article("estratto", "Gioco in 5", "Gioco in 6")
@pytest.mark.parametrize("players", [5, 6])
def test_with_three_packs_too_unless_the_table_lets_a_set_hold_all_twelve(players: int) -> None:
    lines = (f"players: {players}", "phase: play", f"meld B: {EIGHT}", "hand B: 8h 9s Tc")
    assert sit(*lines).why_not("attach 1 8h") == "set-too-long [estratto Convenzioni 2]"
    assert sit(*lines, "option set_naturals: 0").why_not("attach 1 8h") == ""


def test_not_laid_at_once_either() -> None:
    table = sit("players: 6", "phase: play", f"hand B: {EIGHT} 8h 9s Tc")
    assert table.why_not(f"open {EIGHT} 8h") == "set-too-long [estratto Convenzioni 2]"
