"""Punteggio finale: the totals that a match may be played to."""

import pytest

from tests.sitting import sitting
from ventaglio.games.burraco.codes.estratto.play import RULES
from ventaglio.games.burraco.engine.match import open_table

pytestmark = pytest.mark.article("estratto", "Punteggio finale")

sit = sitting("estratto")

TEN_FOR_B = ("phase: play", "stock: 4s 5s", "took: A B", "meld B: 3h 4h 5h", "hand A:", "hand B: 9h 3c")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_standard_match_goes_to_2005(players: int) -> None:
    assert open_table(RULES, players).table.target == 2005


@pytest.mark.parametrize(
    "target",
    [505, 1005, 2005, 3005, 5005],
    ids=["turbo", "semiturbo", "standard", "long", "marathon"],
)
@pytest.mark.parametrize("short, phase", [(15, "deal"), (10, "end")], ids=["five short", "just enough"])
def test_totals_agreed(target: int, short: int, phase: str) -> None:
    before = f"totals: 0 {target - short} 0 {target - short}"
    table = sit(f"target: {target}", before, *TEN_FOR_B, "hand C:", "hand D:").does("discard 9h")
    assert table["phase"] == phase
