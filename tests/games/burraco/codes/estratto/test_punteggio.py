"""Il calcolo del punteggio: what counts for a side and what against it."""

import pytest

from tests.sitting import sitting
from ventaglio.games.burraco.engine.events import HandEnded

pytestmark = pytest.mark.article("estratto", "Punteggio")

sit = sitting("estratto")


def test_the_whole_count() -> None:
    table = sit(
        "phase: play",
        "took: A D",
        "hand A: * 2c",
        "hand B: 5c",
        "hand C: As 3c",
        "hand D: 8c 7c",
        "meld B: 2h 3h 4h 5h 6h 7h 8h",  # clean: 200, cards 55
        "meld D: * Kh Kh Kd Kd Kc Kc Ks",  # semi: 150, cards 100
        "meld B: 2d 5d 6d 7d 8d 9d Td",  # dirty: 100, cards 65
        "meld A: Ah Ad Ac",
        "totals: 500 -40 500 -40",
    ).does("discard 5c")
    items = ("burraco-clean", "burraco-semi", "burraco-dirty", "close", "melded", "held")
    assert [table[f"{item} B"] for item in items] == ["200", "150", "100", "100", "220", "-15"]
    assert (table["melded A"], table["held A"]) == ("45", "-70")
    assert (table["points B"], table["points D"], table["points A"], table["points C"]) == ("755", "755", "-25", "-25")
    assert table["totals"] == "475 715 475 715", "added to what was there before"


@pytest.mark.article("estratto", "Può b")
def test_the_count_is_shown_line_by_line_each_with_its_article() -> None:
    table = sit("phase: play", "took: B", "meld B: 4h 5h 6h 7h 8h 9h Th", "hand A: 3c", "hand B: 5c", "hand C: 3d")
    (ended,) = (event for event in table.does("discard 5c").events if isinstance(event, HandEnded))
    lines = {(line.item, line.points, str(line.cite)) for side in ended.sides for line in side.lines}
    assert {("burraco-clean", 200, "estratto Punteggio"), ("no-pozzetto", -100, "estratto Punteggio")} <= lines
    assert all(side.total == sum(line.points for line in side.lines) for side in ended.sides)


def test_a_side_that_took_no_pozzetto_loses_100() -> None:
    table = sit("phase: play", "took: B", "meld B: 4h 5h 6h 7h 8h 9h Th", "hand A: 3c", "hand B: 5c", "hand C: 3d")
    assert (table.does("discard 5c")["no-pozzetto A"], table["points A"]) == ("-100", "-110")


@pytest.mark.parametrize("option, points", [("yes", "-105"), ("no", "-5")], ids=["usual", "if the table says so"])
def test_nobody_took_a_pozzetto(option: str, points: str) -> None:
    table = sit(
        *("phase: play", "stock: 4s 5s", f"option pozzetto_penalty_when_nobody_took: {option}"),
        *("hand A: 3c", "hand B: 9h 3c", "hand C:", "hand D:"),
    ).does("discard 9h")
    assert (table["points A"], table["points B"]) == (points, points)


@pytest.mark.parametrize(
    "held, points",
    [("*", "-30"), ("2c", "-20"), ("Ac", "-15"), ("Kc", "-10"), ("8c", "-10"), ("7c", "-5"), ("3c", "-5")],
)
def test_what_a_card_is_worth(held: str, points: str) -> None:
    table = sit("phase: play", "stock: 4s 5s", "took: A B", f"hand A: {held}", "hand B: 9h 3c", "hand C:")
    assert table.does("discard 9h")["points A"] == points
