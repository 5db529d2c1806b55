"""Entries, results and standings for other programs; and entries that come back as they went out."""

import csv
import io

import msgspec
import pytest
from openpyxl import load_workbook

from tests.server.desk.days import NOTICE, begun, play, scores
from tests.tournaments.director.desks import Desk
from ventaglio.server.desk import Office
from ventaglio.server.desk.intake import opened, understood
from ventaglio.server.desk.tables import TABLES, as_workbook, entries, exported, ranking, results
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Format
from ventaglio.tournaments.director.tournament import Tournament

pytestmark = pytest.mark.anyio

ROSSI = Player("Rossi", "Anna", "T001", "ASD Perché No", "A")
VERDI = Player("D'Angelo", "Niccolò", "0012", 'Il Pozzetto; "primo"')
ODD = (
    e.Entered(1, (ROSSI, VERDI), paid=True),
    e.Entered(2, (Player("=1+1"), Player("-Neri", "+Eva")), "", "@casa", "B"),
    e.Entered(3, (Player("De Luca", "Maria Pia"), Player("Gallo", "Ugo", "T9"))),
)


def odd(format_: Format = Format.PAIRS) -> Tournament:
    day = Desk(msgspec.structs.replace(NOTICE, format=format_))
    for one in ODD:
        day.do(one)
    return day.t


@pytest.mark.parametrize("form", ["csv", "json", "xlsx"])
def test_entries_come_back_as_they_went_out(form: str) -> None:
    t = odd()
    file = opened(f"entries.{form}", exported(t, ("entries",), form))
    found = understood(file, Desk(NOTICE).t, {}, "it").reading
    assert found.problems == ()
    fresh = Desk(NOTICE)
    for one in found.entries:
        fresh.do(one)
    assert list(fresh.t.entrants.values()) == list(t.entrants.values())


def test_a_whole_workbook_is_read_for_its_entries() -> None:
    data = exported(odd(), tuple(TABLES), "xlsx")
    assert len(understood(opened("all.xlsx", data), Desk(NOTICE).t, {}, "en").reading.entries) == 3


def test_teams_with_reserves_come_back() -> None:
    notice = Notice("Squadre", "fibur-2019", format=Format.TEAMS)
    day = Desk(notice)
    day.do(e.Entered(1, tuple(Player(f"Uno{at}") for at in range(5)), "Lupi"))
    day.do(e.Entered(2, tuple(Player(f"Due{at}", card=str(at)) for at in range(4)), "Orsi"))
    found = understood(opened("x.csv", exported(day.t, ("entries",), "csv")), Desk(notice).t, {}, "en").reading
    assert [(one.name, one.players) for one in found.entries] == [
        (one.name, one.players) for one in day.t.entrants.values()
    ]


async def test_every_form_has_the_same_figures(office: Office) -> None:
    found = await begun(office, 5)
    await office.record(found, "Bice", Role.SCORER, *scores(1, 2))
    t = await office.tournament(found)
    book = load_workbook(io.BytesIO(as_workbook([make(t) for make in TABLES.values()])))
    assert book.sheetnames == ["entries", "results", "standings"]
    for what, make in TABLES.items():
        table = make(t)
        assert table.what == what
        assert table.rows
        plain = msgspec.json.decode(exported(t, (what,), "json"))
        assert [tuple(row.values()) for row in plain["rows"]] == list(table.rows)
        assert plain["columns"] == list(table.columns)
        text = exported(t, (what,), "csv").decode("utf-8-sig")
        figures = [[cell for cell in row if cell.lstrip("-").isdecimal()] for row in csv.reader(io.StringIO(text))]
        cells = [[str(cell.value) for cell in row] for row in book[what].iter_rows(min_row=2)]
        assert figures[1:] == [[one for one in row if one.lstrip("-").isdecimal()] for row in cells]


async def test_cards_are_in_every_table(office: Office) -> None:
    found = (await office.open(NOTICE, "Ada")).id
    more = e.Entered(2, (Player("Neri", card="T3"), Player("Gallo")))
    await office.record(found, "Ada", Role.DIRECTOR, ODD[0], more, e.CheckedIn(1), e.CheckedIn(2), e.EntriesClosed("s"))
    await play(office, found)
    t = await office.tournament(found)
    assert results(t).rows[0][-2:] == ("T001 / 0012", "T3 / –")
    assert (entries(t).columns[4], entries(t).rows[0][4]) == ("card_1", "T001")
    await office.record(found, "Bice", Role.SCORER, *scores(1, 1))
    assert "T001" in ranking(await office.tournament(found)).rows[0]
