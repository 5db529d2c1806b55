"""Article 1: two French packs with their jokers, and what a card is worth."""

from collections import Counter

import pytest

from tests.sitting import sitting
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.codes.circolo.play import RULES
from ventaglio.games.burraco.engine.deal import full_pack
from ventaglio.games.burraco.engine.match import open_table

pytestmark = pytest.mark.article("circolo", "1")

sit = sitting("circolo")


def test_two_packs_of_52_and_four_jokers() -> None:
    pack = Counter(full_pack(open_table(RULES).table))
    assert pack.total() == 108
    assert sorted(pack.values()) == [2] * 52 + [4]


@pytest.mark.article("circolo", "2")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_four_play_and_nobody_else(players: int) -> None:
    with pytest.raises(BadInput, match=rf"no game for {players} players: it has 4 \(circolo 1\)"):
        open_table(RULES, players)


@pytest.mark.parametrize(
    "held, points",
    [("*", 30), ("2c", 20), ("As", 15), ("Kd", 10), ("8h", 10), ("7h", 5), ("3c", 5), ("* 2c As Kd 7h", 80)],
)
def test_cards_left_in_hand_cost_what_they_are_worth(held: str, points: int) -> None:
    table = sit(
        "phase: play",
        "turns: 9",
        "took: C D",
        "meld B: 3s 4s 5s 6s 7s 8s 9s",
        "hand A: 4h",
        "hand B: 9c",
        f"hand C: {held}",
        "hand D: 5d",
    )
    assert table.does("discard 9c")["held A"] == str(-5 - points)
