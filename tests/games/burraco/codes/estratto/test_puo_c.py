"""Il giocatore può: ask, have a recount, abandon."""

import pytest

from tests.sitting import sitting

sit = sitting("estratto")


@pytest.mark.article("estratto", "Può c")
@pytest.mark.parametrize(
    "players, seat, winners",
    [(2, "A", "B"), (3, "B", "A C"), (4, "A", "B D"), (5, "E", "A B C D"), (6, "C", "B D F")],
)
def test_who_abandons_gives_the_match_to_the_opponents(players: int, seat: str, winners: str) -> None:
    table = sit(f"players: {players}", "totals: " + "700 " * players).does(f"{seat} abandon {seat}")
    assert (table["match"], table["winners"], table["phase"]) == ("abandoned", winners, "end")


@pytest.mark.article("estratto", "Può c")
def test_at_any_moment_whoever_is_on_turn() -> None:
    for phase in ("deal", "pick-up", "play"):
        assert sit(f"phase: {phase}").why_not("D abandon D") == ""


@pytest.mark.article("estratto", "Può c")
def test_but_only_for_himself_and_not_after_the_end() -> None:
    table = sit()
    assert table.why_not("B abandon A") == "only-the-referee [estratto Può c]"
    assert table.does("A abandon A").why_not("B abandon B") == "match-over [estratto Può c]"


@pytest.mark.article("estratto", "Può a")
def test_how_many_cards_the_others_hold_is_always_shown() -> None:
    assert sit("hand C: 9s").sees("A").counts == (11, 11, 1, 11)
