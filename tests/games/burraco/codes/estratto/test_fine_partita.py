"""Fine partita: the match ends when a total is reached, and the highest total wins."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Fine partita")

sit = sitting("estratto")

EMPTY = ("hand A:", "hand C:", "hand D:")
TEN_FOR_B = ("phase: play", "stock: 4s 5s", "took: A B", "meld B: 3h 4h 5h", "hand B: 9h 3c")


@pytest.mark.parametrize(
    "before, match, winners",
    [
        ("0 1990 0 1990", "", ""),
        ("0 1995 0 1995", "target", "B D"),
        ("0 2500 0 2500", "target", "B D"),
        ("2015 1995 2015 1995", "target", "A C"),
        ("2005 1995 2005 1995", "", ""),
    ],
    ids=[
        "not yet",
        "reached",
        "exceeded",
        "both: the higher wins, whoever got there first",
        "level: one more smazzata",
    ],
)
def test_four(before: str, match: str, winners: str) -> None:
    table = sit(f"totals: {before}", *TEN_FOR_B, *EMPTY).does("discard 9h")
    assert (table["match"], table["winners"]) == (match, winners)


def test_two_each_for_himself() -> None:
    table = sit("players: 2", "totals: 700 1995", *TEN_FOR_B, "hand A:").does("discard 9h")
    assert (table["match"], table["winners"]) == ("target", "B")


def test_three_one_winner_even_of_two_who_played_together() -> None:
    lines = ("players: 3", "sides: 0 1 1", "hand A:", "hand C:", *TEN_FOR_B)
    table = sit(*lines, "totals: 100 2000 1990").does("discard 9h")
    assert (table["totals"], table["match"], table["winners"]) == ("100 2005 1995", "target", "B")


def test_three_two_who_are_level_play_on() -> None:
    lines = ("players: 3", "sides: 0 1 1", "hand A:", "hand C:", *TEN_FOR_B)
    table = sit(*lines, "totals: 100 2000 2000").does("discard 9h")
    assert (table["totals"], table["match"]) == ("100 2005 2005", "")


def test_six_a_trio_wins_together() -> None:
    table = sit("players: 6", "totals: 0 1995 0 1995 0 1995", *TEN_FOR_B, *EMPTY, "hand E:", "hand F:")
    assert table.does("discard 9h")["winners"] == "B D F"


def test_after_the_end_nothing_is_played() -> None:
    table = sit("totals: 0 1995 0 1995", *TEN_FOR_B, *EMPTY).does("discard 9h")
    assert table.why_not("C draw") == "match-over [estratto Fase di gioco]"
