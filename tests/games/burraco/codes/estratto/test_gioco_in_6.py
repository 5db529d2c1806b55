"""Il gioco in 6: two trios seated alternately; and the variant in which three or five are all against all."""

import pytest

from tests.sitting import sitting
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.codes.estratto.play import RULES
from ventaglio.games.burraco.engine.match import open_table

pytestmark = pytest.mark.article("estratto", "Gioco in 6")

sit = sitting("estratto")

SIX = ("players: 6",)


def test_trios_sit_alternately_and_have_one_pozzetto_each() -> None:
    table = sit(*SIX)
    assert (table["sides"], table["pozzetti"]) == ("0 1 0 1 0 1", "11 11")


@pytest.mark.parametrize("partner", ["D", "F"])
def test_each_of_the_trio_adds_to_its_melds_and_none_takes_a_second_pozzetto(partner: str) -> None:
    table = sit(*SIX, "phase: play", f"meld {partner}: 8h 8d 8c", "hand B: 8s 9s Tc").does("attach 1 8s")
    assert table["meld 1"] == "8h 8d 8c 8s"
    taken = sit(*SIX, "phase: play", f"took: {partner}", "hand B: 4h 5h 6h")
    assert taken.why_not("open 4h 5h 6h") == "nothing-left-to-discard [estratto Fine round]"


def test_points_for_and_against_are_common_to_the_trio() -> None:
    table = sit(
        *(*SIX, "phase: play", "took: B C", "meld F: 4h 5h 6h 7h 8h 9h Th", "hand A: 3c", "hand B: 5c"),
        *("hand C: 3c", "hand D: 3d", "hand E: 3c", "hand F: 3d"),
    ).does("discard 5c")
    assert [table[f"points {seat}"] for seat in "ABCDEF"] == ["-15", "340"] * 3


def test_a_pozzetto_taken_with_the_discard_is_seen_when_both_partners_have_played() -> None:
    table = sit(*SIX, "phase: play", "hand B: 9h").does("discard 9h")
    seen = {table.pass_turn(): table["unseen"] for _ in range(4)}
    assert seen == {"C": "B", "D": "B", "E": "B", "F": ""}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_variant_is_for_three_or_five(players: int) -> None:
    with pytest.raises(BadInput, match="everybody for himself is a game for three or five"):
        open_table(RULES, players, alone=True)


@pytest.mark.parametrize("players", [3, 5])
def test_the_variant_gives_each_a_pozzetto_of_11_for_the_whole_match(players: int) -> None:
    table = sit(f"players: {players}", "all-alone: yes")
    assert table["pozzetti"].split() == ["11"] * players
