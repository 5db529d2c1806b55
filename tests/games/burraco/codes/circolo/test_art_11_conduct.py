"""Article 11 is about manners; a few of them a table keeps by itself."""

import pytest

from tests.sitting import sitting
from ventaglio.games.burraco.game import BURRACO

pytestmark = pytest.mark.article("circolo", "11")

sit = sitting("circolo")


def test_m_a_pozzetto_taken_with_the_discard_is_seen_after_the_partner_has_played() -> None:
    table = sit("phase: play", "hand B: 4h 5h 6h 9s").does("open 4h 5h 6h", "discard 9s")
    assert BURRACO.view(table.state, 1).hand is None
    for seat in ("C", "D"):
        assert table["unseen"] == "B"
        table.does("draw", f"discard {table[f'hand {seat}'].split()[0]}")
    assert table["unseen"] == ""
    assert BURRACO.view(table.state, 1).hand == table.state.hands[1]


def test_i_everybody_sees_how_many_cards_the_others_hold() -> None:
    assert BURRACO.view(sit("hand C: 9s").state, 0).counts == (11, 11, 1, 11)


def test_c_nobody_is_timed() -> None:
    assert sit("hands: 3").why_not("table expire") == "no-turn-clock [circolo 11]"


def test_q_a_match_left_unfinished_is_for_the_judge() -> None:
    table = sit("hands: 3")
    assert table.why_not("B abandon B") == "bound-to-finish [circolo 11]"
    assert table.does("table abandon B")["winners"] == "A C"
