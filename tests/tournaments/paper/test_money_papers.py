"""The cash sheet, receipts, prizes from the pot, the ranking of a circuit and the notice board, read back."""

import io

import pytest
from pypdf import PdfReader

from tests.tournaments.director.desks import Desk
from tests.tournaments.paper import days
from tests.tournaments.paper.test_papers import printed
from tests.tournaments.season.years import event, season
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Movement
from ventaglio.tournaments.paper.season import print_board, print_circuit
from ventaglio.tournaments.season.ranking import ranking
from ventaglio.tournaments.season.results import Outcome
from ventaglio.tournaments.season.rules import Rules
from ventaglio.tournaments.season.told import Posted, Told


def evening() -> Desk:
    day = days.opened(days.notice(Phase(Movement.DANISH, 1)), 6)
    day.do(m.ReductionsSet((m.Reduction("Under 25", 1000),)))
    day.do(m.FeesAgreed(3, (2000, 1000), "Under 25"))
    day.do(m.MoneyTaken(3, (2000, 1000), m.How.CARD))
    day.do(m.MoneyTaken(6, (2000, 0)))
    day.do(m.MoneyTaken(6, (-2000, 0)))
    day.do(m.CashMoved(10000, "resto in cassa"))
    day.do(m.CashMoved(-8050, "sala"))
    day.do(e.PrizesSet((e.Prize(1, thing="coppa"),), True, e.Pot((e.Share(1, 60), e.Share(2, 40)), 80, 250)))
    day.play()
    return day


def read(paper: bytes) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(io.BytesIO(paper)).pages).split())


def test_the_cash_sheet_adds_up() -> None:
    (page,) = printed("cash-sheet", evening())
    # Four pairs are ticked off at 40.00; 100.00 in and 80.50 out; card and what was given back are not in the till.
    for told in (
        *("Quote, carta 30,00 €", "Quote segnate senza importo 160,00 €", "Altro, contanti 19,50 €"),
        *(
            "In cassa devono esserci, in contanti 179,50 €",
            "resto in cassa contanti 100,00 €",
            "sala contanti −80,50 €",
        ),
        *("10,00 € 10,00 € Under 25", "Totale 230,00 € 190,00 € 40,00 €"),
    ):
        assert told in page


def test_the_prizes_say_how_they_come_from_the_pot() -> None:
    (page,) = printed("prizes", evening())
    assert "quote 230,00 € di 12 giocatori, 30,00 € trattenuti, 160,00 € in premi, 70,00 € restano" in page
    assert "96,00 €" in page
    assert "64,00 €" in page


def test_a_receipt_for_each_payment_or_for_one() -> None:
    day = evening()
    (page,) = printed("receipts", day)
    assert ("Ricevuta n. 1" in page, "Ricevuta n. 2" in page, "Restituzione n. 3" in page) == (True, True, True)
    entry = day.t.till.payments[0].entry
    (only,) = printed("receipts", day, entry=entry)
    assert "Ricevuta n. 1 30,00 €" in only
    assert "n. 2" not in only
    assert f"riga {entry} del registro" in only
    with pytest.raises(BadInput):
        printed("receipts", day, entry=1)


def circuit(events: list[Outcome], **rules: object) -> Told:
    found = Rules(**{"table": (10, 6, 3), "best": 8, "planned": 12, **rules})  # type: ignore[arg-type]
    made = ranking(found, events, (100,) * len(events))
    return Told("Circuito dell'Ospitalità 2026", "Otto risultati su dodici.", found, tuple(events), made, 14)


@pytest.mark.parametrize(
    "lang, after, brackets", [("it", "Dopo 12 tappe su 12", "(1)"), ("en", "After 12 of 12 events", "(1)")]
)
def test_a_circuit_on_paper(lang: str, after: str, brackets: str) -> None:
    page = read(print_circuit(circuit(season(12, 60)), lang))
    assert after in page
    assert brackets in page
    assert "Tappa 12" in page
    assert "Cognome59 Nome" in page


def test_a_circuit_with_categories_clubs_and_nobody_yet() -> None:
    events = [event("Uno", ("A a", "B b"), ("C c", "D d"), clubs=("Spada", "Bastoni"), categories="AB")]
    page = read(print_circuit(circuit(events, categories=True, best=0), "it"))
    assert "Categoria A" in page
    assert "Bastoni" in page
    assert "Nessuna tappa è ancora finita." in read(print_circuit(circuit([]), "it"))


def test_the_notice_board_on_paper() -> None:
    coming = [Posted("x", "Trofeo", "2026-12-05", "Forlì")]
    latest = [Posted("y", "Coppa", "2026-11-07", "Lugo", ("A – B", "C – D"))]
    page = read(print_board(coming, latest, [circuit(season(2, 8))], "it"))
    for told in ("Bacheca", "sabato 5 dicembre 2026 Trofeo Forlì", "1. A – B", "Circuito dell'Ospitalità 2026"):
        assert told in page.replace("’", "'")
    assert "Ancora niente." in read(print_board([], [], [], "it"))
