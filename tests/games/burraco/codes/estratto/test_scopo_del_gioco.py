"""Scopo del gioco: as many smazzate as it takes to reach the total agreed."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Scopo del gioco")

sit = sitting("estratto")


def test_a_smazzata_follows_the_other_until_the_total_is_reached() -> None:
    table = sit(
        *("phase: play", "stock: 4s 5s", "took: A B", "hand-number: 9", "totals: 0 1000 0 1000"),
        *("hand A:", "hand B: 9h 3c", "hand C:", "hand D:"),
    ).does("discard 9h")
    assert (table["phase"], table["hand-number"], table["dealer"]) == ("deal", "10", "B")
    assert table["totals"] == "0 995 0 995"
