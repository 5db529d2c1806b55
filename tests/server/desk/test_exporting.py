"""What other programs get: every match with its score, and nothing that a spreadsheet would run."""

import csv
import io
import json

import pytest

from tests.server.desk.days import NOTICE, begun, play, scores
from tests.tournaments.director.desks import Desk, desk
from ventaglio.server.desk import Office
from ventaglio.server.desk.exporting import COLUMNS, export
from ventaglio.server.desk.tables import as_csv, results
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.tournament import Tournament

pytestmark = pytest.mark.anyio


def export_csv(t: Tournament) -> str:
    return as_csv(results(t)).decode("utf-8-sig")


async def test_matches_as_a_table(office: Office) -> None:
    found = await begun(office, 5)
    await office.record(found, "Bice", Role.SCORER, *scores(1, 2))
    rows = list(csv.DictReader(io.StringIO(export_csv(await office.tournament(found)))))
    assert [tuple(row) for row in rows] == [COLUMNS, COLUMNS]
    assert (rows[0]["first"], rows[0]["first_total"], rows[0]["first_mp"]) == ("1", "500", "200")
    assert (rows[1]["second"], rows[1]["second_total"], rows[1]["second_mp"]) == ("4", "300", "-215")


async def test_everything_as_json(office: Office) -> None:
    found = await begun(office, 5)
    await office.record(found, "Bice", Role.SCORER, *scores(1, 2))
    whole = json.loads(json.dumps(export(await office.tournament(found))))
    assert [len(whole[name]) for name in ("entrants", "rounds")] == [5, 1]
    assert whole["rounds"][0]["rests"] == [5]
    assert whole["standings"]["after"] == 1
    assert len(whole["standings"]["rows"]) == 5


async def test_a_name_is_no_formula(office: Office) -> None:
    found = (await office.open(NOTICE, "Ada")).id
    evil = e.Entered(1, (Player('=HYPERLINK("x")'), Player("Rossi")))
    plain = e.Entered(2, (Player("Neri"), Player("Verdi")))
    await office.record(found, "Ada", Role.DIRECTOR, evil, plain, e.CheckedIn(1), e.CheckedIn(2), e.EntriesClosed("s"))
    await play(office, found)
    (row,) = csv.DictReader(io.StringIO(export_csv(await office.tournament(found))))
    assert row["first_players"].startswith("'=")


@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t=", "\r=", " =", "\uff1d"])
@pytest.mark.parametrize("before", ["", "Rossi;", "Rossi,", 'Ros"si";', "Rossi\t", "Rossi|", "Rossi;\n", '";"'])
def test_no_cell_is_a_formula_wherever_cells_end(delimiter: str, start: str, before: str) -> None:
    """A spreadsheet of another country parts the same line elsewhere, and quotes do not always help."""
    day = Desk(NOTICE)
    day.do(e.Entered(1, (Player(f"{before}{start}1+1"), Player("Bianchi"))))
    day.do(e.Entered(2, (Player("Neri"), Player(f'Verdi"{before}{start}cmd'))))
    day.check_in()
    day.close()
    day.positions()
    text = export_csv(day.t)
    assert len(text.splitlines()) == 2
    for read in (csv.reader(io.StringIO(text), delimiter=delimiter), [text.replace("\n", ";").split(delimiter)]):
        for cell in (cell for cells in read for cell in cells):
            bare = cell.strip(' "\n')
            number = bare.removeprefix("-").isdecimal()
            assert number or not bare.startswith(("=", "+", "-", "@", "\t", "\r", "\uff1d")), cell


@pytest.mark.article("fibur-2019", "39")
def test_every_round_has_the_names_of_those_who_played_it() -> None:
    day = desk(4, code="fibur-2019")
    day.play()
    day.do(e.Substituted(2, (0,), (Player("Nuovo", "Ugo"),)))
    day.play()
    rows = list(csv.DictReader(io.StringIO(export_csv(day.t))))
    names = {(row["round"], row[f"{side}_players"]) for row in rows for side in ("first", "second") if row[side] == "2"}
    assert names == {("1", "Cognome2a Nome – Cognome2b Nome"), ("2", "Nuovo Ugo – Cognome2b Nome")}
    day.do(e.EntryChanged(2, (Player("Nuovo", "Ugo"), Player("Cognome2b", "Nomè"))))
    first = next(row for row in csv.DictReader(io.StringIO(export_csv(day.t))) if "Cognome2a" in "".join(row.values()))
    assert "Cognome2a Nome – Cognome2b Nomè" in first.values(), "a name that was misspelt was always spelt so"


def test_who_steps_in_finishes_what_is_not_over() -> None:
    day = desk(4)
    number = day.positions()
    day.do(e.Started(number))
    day.do(e.Substituted(2, (0,), (Player("Nuovo", "Ugo"),), told_before=True))
    assert day.t.entrants[2].in_round(1).players[0].surname == "Nuovo"
    assert day.t.entrants[2].at_line(1).players[0].surname == "Cognome2a"
