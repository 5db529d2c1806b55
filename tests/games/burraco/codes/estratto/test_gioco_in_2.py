"""Il gioco in 2: the general rules, each player for himself."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Gioco in 2")

sit = sitting("estratto")


def test_each_plays_for_himself_with_a_pozzetto_of_his_own() -> None:
    table = sit("players: 2", "phase: play", "meld A: 8h 8d 8c", "hand B: 4h 5h 6h")
    assert table["sides"] == "0 1"
    table.does("open 4h 5h 6h")
    assert (table["took"], table["pozzetti"]) == ("B", "11")
    assert table.why_not("attach 1 4h") == "meld-of-the-others [fibur-2019 Definizioni]"


def test_points_are_each_players_own() -> None:
    table = sit("players: 2", "phase: play", "took: A B", "meld B: 4h 5h 6h 7h 8h 9h Th", "hand A: 3c", "hand B: 5c")
    table.does("discard 5c")
    assert (table["points A"], table["points B"]) == ("-5", "350")


def test_a_pozzetto_taken_with_the_discard_may_be_seen_at_once_there_being_no_partner() -> None:
    assert sit("players: 2", "phase: play", "hand B: 9h").does("discard 9h")["unseen"] == ""
