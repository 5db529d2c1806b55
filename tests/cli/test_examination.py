"""A whole day at the desk by the command line: fifty tables from a spreadsheet, eleven rounds, groups, prizes."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
from openpyxl import Workbook

from tests.cli.tournaments import TournamentDesk
from tests.server.desk.days import Time
from ventaglio.server.desk import Office
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.tournaments.log import replay

PAIRS = 100
CLUBS = 20
HEADINGS = ("N.", "Cognome 1", "Nome 1", "Tessera 1", "Cognome 2", "Nome 2", "Tessera 2", "Circolo")
MOVEMENTS = ("--phase", "mitchell:6", "--phase", "danish:2", "--phase", "danish:3:7,9,9…")
BAD = {
    103: (101, None, "Anna", 9001, "Bianchi", "Ugo", 9002, "Circolo 1"),
    104: (102, "Doppia", "Tessera", 1, "Nuova", "Persona", 9003, "Circolo 2"),
    105: (103, "Sola", "Senza", 9004, None, None, None, "Circolo 3"),
    106: (104, "Rossi7", "Anna7", None, "Altra", "Compagna", 9005, "Circolo 4"),
}
"""Rows of the sheet that are wrong, by their numbers: no surname, a card twice, one player, a name twice."""


def club(number: int) -> str:
    """Pairs of one club enter one after another, as clubs send their lists."""
    return f"Circolo {(number - 1) // (PAIRS // CLUBS) + 1}"


def spreadsheet(path: Path) -> Path:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Trofeo di primavera: iscrizioni"])
    sheet.append(HEADINGS)
    for number in range(1, PAIRS + 1):
        cards = (2 * number - 1, 2 * number)
        sheet.append(
            (
                number,
                f"Rossi{number}",
                f"Anna{number}",
                cards[0],
                f"Bianchi{number}",
                f"Ugo{number}",
                cards[1],
                club(number),
            )
        )
    for row in BAD.values():
        sheet.append(row)
    book.save(path)
    return path


@pytest.mark.long
def test_a_day(tournament_desk: TournamentDesk, hand_clock: Time) -> None:
    desk, time = tournament_desk, hand_clock
    desk.does("new", "Trofeo di primavera", *MOVEMENTS, "--fee", "15", "--place", "Roma")
    entries(desk)
    for round_ in range(1, 9):
        play(desk, time, round_)
    clubs_apart(desk, 6)
    checked(desk, time, 8)
    groups(desk)
    for round_ in range(9, 12):
        play(desk, time, round_)
        inside_groups(desk, round_)
    checked(desk, time, 11)
    the_end(desk)


# ── Before the start ─────────────────────────────────────────────────────────────────────────────────────────────────


def entries(desk: TournamentDesk) -> None:
    file = spreadsheet(desk.folder / "iscritti.xlsx")
    wrong = desk.run("import", file)
    assert wrong.code == 1
    assert [int(row) for row in re.findall(r"^Row (\d+): ", wrong.out, re.MULTILINE)] == list(BAD)
    assert wrong.err == (
        "ventaglio: Nothing was imported: 4 rows are wrong. "
        "Put the sheet right, or import the 100 good rows with --yes.\n"
    )
    assert desk.reads("show")["entrants"] == []
    assert desk.run("import", file, "--dry-run").code == 1
    assert desk.reads("show")["entrants"] == []
    assert desk.does("import", file, "--yes").endswith("100 entries imported; 4 rows left out.\n")
    assert desk.run("import", file, "--yes").out.count("is in entry") > PAIRS - 1
    assert "in entry 1 already" in desk.refuses("enter", "Nuova Anna", "Nuovo Ugo", "--card", "1")

    desk.does("checkin", 3, 1, 2)
    desk.does("checkin", "--all")
    desk.does("paid", "--all")
    found = desk.reads("show")
    assert len(found["entrants"]) == PAIRS
    assert all(one["present"] and one["paid"] for one in found["entrants"])
    assert "Entries are open" in desk.refuses("draft")
    desk.does("close", "--seed", "primavera")


# ── Rounds ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def play(desk: TournamentDesk, time: Time, round_: int) -> None:
    """A round from its draft to its last score."""
    assert desk.does("draft").startswith(f"Trofeo di primavera — DRAFT of the positions of round {round_}\n")
    desk.does("publish")
    tables = desk.reads("positions")["tables"]
    seated = sorted(number for table in tables for side in table["sides"] for number in side)
    assert seated == list(range(1, PAIRS + 1))
    by_name = desk.reads("positions", "--by", "name")["people"]
    assert [row["player"] for row in by_name] == sorted((row["player"] for row in by_name), key=str.casefold)
    assert len(by_name) == 2 * PAIRS
    at = {number: table["table"] for table in tables for side in table["sides"] for number in side}
    assert all(row["table"] == at[row["entrant"]] for row in by_name)

    desk.does("start")
    time.passes(42)
    desk.does("timeout")
    assert len(desk.reads("missing")["tables"]) == PAIRS // 2
    assert ("Results of round" if round_ < 11 else "all of them are drawn") in desk.refuses("draft")
    first = desk.does("score", 1, 1250, 900)
    assert "MP +350 / −350, VP 12–8" in " ".join(first.split())
    desk.refuses("score", 1, 1250, 905)
    chance = Random(round_)
    rest = [f"{table};{chance.randrange(0, 2500, 5)};{chance.randrange(0, 2500, 5)}" for table in range(2, 51)]
    file = desk.folder / f"{round_}.csv"
    file.write_text("\n".join(["tavolo;a;b", *rest, "51;100;200"]), encoding="utf-8")
    assert "Row 51: In round" in desk.run("scores", file).out
    assert len(desk.reads("missing")["tables"]) == PAIRS // 2 - 1
    file.write_text("\n".join(["tavolo;a;b", *rest]), encoding="utf-8")
    desk.does("scores", file)
    assert desk.reads("missing")["tables"] == []
    rows = desk.reads("standings", "--post")["rows"]
    assert sum(row["vp"] for row in rows) == 20 * PAIRS // 2 * round_


def clubs_apart(desk: TournamentDesk, rounds: int) -> None:
    """In the rounds that the first seating decides nobody meets his own club, nor anybody twice."""
    met = set()
    for round_ in range(1, rounds + 1):
        for table in desk.reads("positions", "--round", round_)["tables"]:
            (first,), (second,) = table["sides"]
            assert club(first) != club(second)
            met.add(frozenset((first, second)))
    assert len(met) == rounds * PAIRS // 2


# ── Rankings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def checked(desk: TournamentDesk, time: Time, round_: int) -> None:
    """The ranking is shown, checked for ten minutes, and then definitive."""
    assert "has not been shown" in desk.refuses("lock")
    if round_ < 11:
        assert "first cut the groups" in desk.refuses("draft")
        assert "definitive ranking" in desk.refuses("cut")
    else:
        desk.refuses("end")
    desk.does("standings", "--check")
    time.passes(0.5)
    assert "10 minutes are left of the 10" in desk.refuses("lock")
    time.passes(9)
    assert "One minute is left" in desk.refuses("lock")
    time.passes(0.5)
    assert desk.does("lock") == f"The ranking after round {round_} is definitive\n"
    assert desk.reads("standings")["definitive"]
    wrong = ("correct", 1, 1250, 905, "--mistake", "sum", "--opponents", "--referee", "Verdi", "--why", "late")
    assert "too late" in desk.refuses(*wrong)


def groups(desk: TournamentDesk) -> None:
    ranking = [row["entrant"] for row in desk.reads("standings")["rows"]]
    desk.does("cut", "--dry-run")
    assert desk.reads("show")["groups"] == []
    desk.does("cut")
    found = desk.reads("show")["groups"]
    assert [len(group) // 2 for group in found] == [7, 9, 9, 9, 9, 7]
    assert [number for group in found for number in group] == ranking


def inside_groups(desk: TournamentDesk, round_: int) -> None:
    members = {number: at for at, group in enumerate(desk.reads("show")["groups"]) for number in group}
    for table in desk.reads("positions", "--round", round_)["tables"]:
        assert {members[number] for side in table["sides"] for number in side} == {table["group"]}


def the_end(desk: TournamentDesk) -> None:
    desk.does("prizes", "--set", "1:500", "--set", "2:€300", "--set", "3:prosciutto", "--set", "1:100:group=2")
    awarded = desk.reads("prizes")
    rows = desk.reads("standings")["rows"]
    second_group = next(row["entrant"] for row in rows if row["group"] == 1)
    assert [one["entrant"] for one in awarded["awarded"]] == [*(row["entrant"] for row in rows[:3]), second_group]
    assert (awarded["collected"], awarded["given"]) == (PAIRS * 2 * 1500, 90_000)
    for row in (rows[0], rows[57], rows[-1]):
        lines = desk.reads("account", row["entrant"])
        assert (sum(one["vp"] for one in lines), sum(one["mp"] for one in lines)) == (row["vp"], row["mp"])
        assert all(one["entries"] for one in lines)
    assert desk.does("end") == "Tournament over\n"
    assert desk.reads("list")[0]["ended"]

    async def stored() -> None:
        database = Database(database_url(desk.folder / "data"))
        office = Office(database, lambda: 0.0)
        (only,) = await office.list()
        assert replay(await office.log(only.id)) == await office.tournament(only.id)
        await database.close()

    asyncio.run(stored())
