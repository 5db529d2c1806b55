"""Article 7: the count of a smazzata, and the end of a match at one table."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("circolo", "7")

sit = sitting("circolo")

CLOSING = ("phase: play", "turns: 9", "hand B: 5c")


def test_the_whole_count() -> None:
    table = sit(
        *CLOSING,
        "took: A D",
        "meld B: 2h 3h 4h 5h 6h 7h 8h",  # clean: 200, cards 55
        "meld D: * Kh Kh Kd Kd Kc Kc",  # dirty: 100, cards 90
        "meld A: Ah Ad Ac",
        "hand A: * 2c",
        "hand C: As 3c",
        "hand D: 8c 7c",
    ).does("discard 5c")
    assert [table[f"{item} B"] for item in ("burraco-clean", "burraco-dirty", "close", "melded", "held")] == [
        "200",
        "100",
        "100",
        "145",
        "-15",
    ]
    assert (table["points B"], table["points D"]) == ("530", "530"), "points are the pair's"
    assert (table["melded A"], table["held A"], table["points A"]) == ("45", "-70", "-25")
    assert table["totals"] == "-25 530 -25 530"


def test_a_pozzetto_not_taken_costs_100() -> None:
    table = sit(*CLOSING, "took: B", "meld B: 3h 4h 5h 6h 7h 8h 9h", "hand A: 7d", "hand C: 7c", "hand D: 7s")
    assert (table.does("discard 5c")["no-pozzetto A"], table["points A"]) == ("-100", "-110")


def test_a_pozzetto_taken_and_not_played_costs_its_cards_and_not_100() -> None:
    table = sit("phase: play", "turn: A", "stock: 4s 5s", "took: B", "hand A: 9h", "hand C: 7c", "pozzetto: * 2c As")
    table.does("discard 9h")
    assert (table["how"], table["unplayed-pozzetto A"], table["no-pozzetto A"]) == ("stock", "-65", "")
    assert table["points A"] == "-70"


@pytest.mark.parametrize("option, points", [("yes", "-105"), ("no", "-5")], ids=["usual", "if the table says so"])
def test_nobody_took_a_pozzetto(option: str, points: str) -> None:
    table = sit(
        *("phase: play", "stock: 4s 5s", f"option pozzetto_penalty_when_nobody_took: {option}"),
        *("hand A: 3c", "hand B: 9h 3c", "hand C:", "hand D:"),
    ).does("discard 9h")
    assert (table["points A"], table["points B"]) == (points, points)


@pytest.mark.parametrize(
    "before, phase, winners",
    [
        ("0 1990 0 1990", "deal", ""),
        ("0 1995 0 1995", "end", "B D"),
        ("2010 1995 2010 1995", "end", "A C"),
        ("2005 1995 2005 1995", "deal", ""),
    ],
    ids=["2000 is not yet enough", "2005 is above 2000", "both above: the higher wins", "level: one more smazzata"],
)
def test_who_exceeds_2000_wins(before: str, phase: str, winners: str) -> None:
    ten_for_b_and_d = ("meld B: 3h 4h 5h", "hand A:", "hand B: 9h 3c", "hand C:", "hand D:")
    table = sit("phase: play", "took: A B", "stock: 4s 5s", f"totals: {before}", *ten_for_b_and_d)
    table.does("discard 9h")
    assert (table["phase"], table["winners"]) == (phase, winners)


def test_a_match_at_one_table_goes_to_its_total() -> None:
    assert sit("phase: deal").state.table.target == 2005
    assert sit("phase: deal").state.table.hands is None
