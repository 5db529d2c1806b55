"""``ventaglio tournament fees, pay, cash`` and prizes from the pot."""

import pytest

from tests.cli.test_tournament_commands import NAMES, told
from tests.cli.tournaments import TournamentDesk
from ventaglio.cli.tournament.money import read_pot, read_reduction
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.money_events import Reduction


@pytest.fixture
def desk(tournament_desk: TournamentDesk) -> TournamentDesk:
    tournament_desk.does("new", "Prova", "--phase", "danish:1", "--seating", "order", "--fee", "20")
    for name in NAMES[:4]:
        tournament_desk.does("enter", f"{name} Anna", f"{name} Ugo")
    return tournament_desk


def test_what_is_typed() -> None:
    assert read_reduction("Under 25=10") == Reduction("Under 25", 1000)
    assert read_reduction("Juniores=5.50:category=J") == Reduction("Juniores", 550, "J")
    assert read_pot("1:50, 2:30", 80, "2.50", "5") == e.Pot((e.Share(1, 50), e.Share(2, 30)), 80, 250, 500)
    for wrong in ("", "10", "=10", "x="):
        with pytest.raises(BadInput):
            read_reduction(wrong)
    for wrong in ("", "1", "1:x", "1:50;2:30"):
        with pytest.raises(BadInput):
            read_pot(wrong, 100, "0", "1")


def test_fees_are_reduced_taken_and_given_back(desk: TournamentDesk) -> None:
    assert "There are no reduced fees" in desk.does("fees")
    assert "Under 25 €10.00" in told(desk.does("fees", "--reduction", "Under 25=10"))
    assert "Under 25: €10.00" in desk.does("fees")
    assert [one["cents"] for one in desk.reads("fees")] == [1000]
    assert "€20.00 + €10.00 (Under 25)" in desk.does("fees", 1, "--fee", 20, "--fee", 10, "--why", "Under 25")
    assert "Under 25" in desk.does("fees", 1)
    assert "Taken from Rossi – Rossi (1): €20.00 + €10.00, cash" in told(desk.does("pay", 1))
    assert "owes nothing" in desk.does("pay", 1)
    assert "card" in desk.does("pay", 2, "--amount", 20, "--amount", 0, "--how", "card")
    assert "Given back to" in desk.does("pay", 1, "--back")
    assert "more than was taken" in told(desk.refuses("pay", 2, "--amount", 0, "--amount", 1, "--back"))
    assert "Into the till: €100.00" in told(desk.does("cash", "--in", 100, "--why", "resto"))
    assert "Out of the till: €80.00" in told(desk.does("cash", "--out", 80, "--why", "sala"))
    assert "due €150.00, paid €20.00; in the till €20.00" in told(desk.does("cash"))
    assert desk.reads("cash")["till"] == 2000


def test_prizes_come_from_the_pot(desk: TournamentDesk) -> None:
    desk.does("checkin", "--all")
    desk.does("close", "--seed", "1")
    desk.does("draft")
    desk.does("publish")
    desk.does("start")
    desk.does("timeout")
    desk.does("score", 1, 500, 300)
    desk.does("score", 2, 600, 300)
    shown = told(desk.does("prizes", "--pot", "1:50,2:30,3:20", "--percent", 80, "--keep", 2))
    # 8 people at 20.00: 160.00, of which 16.00 are kept; 80% of 144.00 in whole euros is 115.
    assert "Prizes: €115.00" in shown
    assert "€58.00" in shown
