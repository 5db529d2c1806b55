"""``ventaglio admin``: the database of a server that may be running or not, one clear sentence for what is wrong."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from tests.cli.conftest import Answer, Cli
from tests.server.store.test_people import QUICK
from tests.server.store.test_privacy import opened
from ventaglio.cli.admin import house, working
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.house import HouseRows
from ventaglio.server.store.migrate import migrate
from ventaglio.server.store.people import People, Person
from ventaglio.server.store.presence import Presence
from ventaglio.server.store.service import ServiceLog
from ventaglio.server.store.sessions import SessionRows
from ventaglio.server.tables import doing
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.service import Clocks

T = TypeVar("T")
NOW = 1_800_000_000.0
CLOCKS = Clocks(lambda: NOW, lambda: NOW)


class Place:
    """A data folder with a few people in it, and the command that works on it."""

    def __init__(self, folder: Path, cli: Cli) -> None:
        self.folder, self._cli = folder, cli

    def __call__(self, *words: object) -> Answer:
        return self._cli("admin", *words, "--data", self.folder)

    def done(self, *words: object) -> str:
        answer = self(*words)
        assert (answer.code, answer.err) == (0, "")
        return " ".join(answer.out.split())

    def refused(self, *words: object, code: int = 2) -> str:
        answer = self(*words)
        assert (answer.code, answer.out) == (code, "")
        assert answer.err.count("\n") == 1
        return answer.err

    def in_it(self, job: Callable[[Database], Awaitable[T]]) -> T:
        async def work() -> T:
            database = Database(database_url(self.folder, {}))
            try:
                return await job(database)
            finally:
                await database.close()

        return asyncio.run(work())

    def rows(self, *words: object) -> list[dict[str, object]]:
        found: list[dict[str, object]] = json.loads(self(*words, "--json").out)
        return found


async def _people(database: Database) -> None:
    await migrate(database)
    people, sessions = People(database, QUICK), SessionRows(database)
    for name, at in (("Anna", 1.0), ("Bruno", 2.0), ("Bruno", 3.0)):
        person = await people.guest(name, NOW - 3600 + at)
        if name == "Anna":
            await people.register(person.id, "anna", "tre di danari")
            await sessions.begin(person.id, NOW - 60, "Firefox · Linux")
            await sessions.begin(person.id, NOW - 30, "Safari · iPhone")


@pytest.fixture
def place(tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setattr(working, "clock", lambda: NOW)
    monkeypatch.setattr(house, "LOOKS_EVERY", 0.01)
    found = Place(tmp_path / "data", cli)
    found.folder.mkdir()
    found.in_it(_people)
    return found


def audit(place: Place) -> list[tuple[object, ...]]:
    return [(one["what"], one["by"], one["why"]) for one in reversed(place.rows("audit"))]


def test_people_are_listed_and_found(place: Place) -> None:
    assert [one["name"] for one in place.rows("people")] == ["Anna", "Bruno", "Bruno"]
    assert [one["login"] for one in place.rows("people", "ANN")] == ["anna"]
    assert place.rows("people", "%") == []
    assert "Anna" in place.done("people")
    assert [one["device"] for one in place.rows("sessions", "anna")] == ["Safari · iPhone", "Firefox · Linux"]


def test_who_is_meant_must_be_clear(place: Place) -> None:
    assert "nobody here" in place.refused("ban", "Zoe", "--why", "x")
    told = place.refused("ban", "Bruno", "--why", "x")
    ids = [str(one["id"]) for one in place.rows("people", "bruno")]
    assert all(one in told for one in ids)
    assert "Bruno is banned" in place.done("ban", ids[0], "--why", "x")


def test_what_is_wrong_is_one_sentence(place: Place, cli: Cli, tmp_path: Path) -> None:
    assert "--why is missing" in place.refused("ban", "anna")
    assert "say why" in place.refused("ban", "anna", "--why", " ")
    assert "30m, 12h or 7d" in place.refused("ban", "anna", "--for", "soon", "--why", "x")
    assert "at most 200" in place.refused("mute", "anna", "--why", "x" * 201)
    assert "1 to 20" in place.refused("rename", "anna", "", "--why", "x")
    assert "no session" in place.refused("logout", "anna", "--session", "beef", "--why", "x")
    assert "no report 7" in place.refused("report", "7")
    assert "no report 7" in place.refused("settle", "7", "--why", "x")
    assert "no table" in place.refused("close", "nowhere", "--why", "x")
    assert "or --end" in place.refused("announce")
    assert "or --end" in place.refused("announce", "hello", "--end")
    assert "there are en, it" in place.refused("announce", "hello", "--language", "la")
    assert "400 characters" in place.refused("announce", "x" * 401)
    assert "not negative" in place.refused("purge", "--guests", "-1")
    answer = cli("admin", "people", "--data", tmp_path / "nothing")
    assert (answer.code, "no database" in answer.err) == (2, True)
    assert not (tmp_path / "nothing").exists()
    assert "Bruno" not in place.refused("reset-password", str(place.rows("people", "bruno")[0]["id"]), "--why", "x")
    # Nothing of that has happened.
    assert audit(place) == []


def test_people_are_managed_and_all_of_it_is_on_record(place: Place) -> None:
    why = ("--why", "a reason", "--as", "carla")
    assert place.done("logout", "anna", *why) == "2 sessions of Anna have ended."
    assert place.rows("sessions", "anna") == []
    place.done("mute", "anna", "--for", "12h", *why)
    place.done("ban", "anna", "--for", "7d", *why)
    (anna,) = place.rows("people", "anna")
    assert (anna["muted_until"], anna["banned_until"]) == (NOW + 12 * 3600, NOW + 7 * 24 * 3600)
    place.done("unmute", "anna", *why)
    place.done("unban", "anna", *why)
    assert place.done("rename", "anna", " Anna  M. ", *why) == "Anna is now called Anna M.."
    password = place.done("reset-password", "anna", *why).split("now ")[1].split(" ")[0]
    assert place.in_it(lambda at: People(at, QUICK).enter("anna", password)).name == "Anna M."
    done = ["logout", "mute", "ban", "unmute", "unban", "rename", "reset-password"]
    assert audit(place) == [(what.replace("logout", "log-out"), "carla", "a reason") for what in done]
    assert password not in place.done("audit")
    assert [one["what"] for one in place.rows("audit", "--about", "anna", "--count", 2)] == ["reset-password", "rename"]


def test_a_person_is_exported_and_erased(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "anna.json"
    place.done("export", "anna", "--to", file)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["person"]["login"], len(told["sessions"])) == ("anna", 2)
    assert str(file) in place.refused("export", "anna", "--to", file)
    place.done("erase", "anna", "--why", "asked for it")
    assert "nobody here" in place.refused("sessions", "anna")
    assert [one[0] for one in audit(place)] == ["export", "erase"]
    assert "Anna" not in place.done("audit")


def test_a_table_is_closed_without_a_server(place: Place) -> None:
    async def table(database: Database) -> str:
        hall = Hall(database, key=b"key", clocks=CLOCKS)
        hall.logs.start()
        found = await opened(hall, [Person("p", "Pia", None, 0), Person("q", "Quinto", None, 0)])
        await hall.change(found, doing.start)
        await hall.logs.stop()
        return found

    async def status(database: Database) -> tuple[str, str]:
        found = await Hall(database, key=b"key").table(table_id)
        assert found is not None
        return found.status, found.why_closed

    table_id = place.in_it(table)
    place.done("close", table_id, "--why", "stuck")
    assert place.in_it(status) == ("closed", "house")
    assert "no table" in place.refused("close", table_id, "--why", "stuck")


def test_a_server_that_does_not_answer_is_told_of(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def table(database: Database) -> str:
        hall = Hall(database, key=b"key", clocks=CLOCKS)
        await ServiceLog(database, "frozen").beat(NOW)
        return await opened(hall, [Person("p", "Pia", None, 0)])

    monkeypatch.setattr(house, "HEARD_WITHIN", 0.03)
    table_id = place.in_it(table)
    assert "the first that can" in place.refused("close", table_id, "--why", "stuck", code=1)
    assert place.in_it(lambda at: HouseRows(at).closings()) == [table_id]


def test_reports_are_read_with_their_log_and_settled(place: Place, tmp_path: Path) -> None:
    async def complain(database: Database) -> None:
        hall = Hall(database, key=b"key", clocks=CLOCKS)
        hall.logs.start()
        table_id = await opened(hall, [Person("p", "Pia", None, 0)])
        await hall.change(table_id, lambda table: doing.say(table, 0, "", "you cheat"))
        await hall.logs.stop()
        about = {"about": "p", "about_name": "Pia", "reason": "talk", "text": "rude"}
        await HouseRows(database).report(at=NOW, table_id=table_id, seq=3, by="q", **about)

    place.in_it(complain)
    assert [one["about_name"] for one in place.rows("reports")] == ["Pia"]
    assert "rude" in place.done("reports")
    file = tmp_path / "report.json"
    told = place.done("report", 1, "--to", file)
    assert "3 A: you cheat" in told
    assert [one["type"] for one in json.loads(file.read_text(encoding="utf-8"))["log"]] == ["opened", "sat", "said"]
    place.done("settle", 1, "--why", "muted")
    assert place.rows("reports") == []
    assert [one["settled"] for one in place.rows("reports", "--all")] == ["muted"]


def test_everybody_is_told_in_several_languages(place: Place) -> None:
    place.done("announce", "Closed at eleven", "--for", "12h")
    place.done("announce", "Si chiude alle undici", "--language", "it", "--for", "12h")
    found = place.in_it(lambda at: HouseRows(at).announcement())
    assert found is not None
    assert (found.texts, found.until) == ({"": "Closed at eleven", "it": "Si chiude alle undici"}, NOW + 12 * 3600)
    assert "Closed at eleven / Si chiude" in place.done("status")
    place.done("announce", "--end")
    assert place.in_it(lambda at: HouseRows(at).announcement()) is None


def test_maintenance_and_drain(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "nothing new" in place.done("maintenance", "on", "--why", "new version")
    assert json.loads(place("status", "--json").out)["maintenance"]
    place.done("maintenance", "off")
    assert "can be stopped" in place.done("drain", "--for", "1m")

    async def play(database: Database) -> None:
        hall = Hall(database, key=b"key", clocks=CLOCKS)
        hall.logs.start()
        table_id = await opened(hall, [Person("p", "Pia", None, 0)])
        await hall.change(table_id, doing.start)
        await hall.logs.stop()
        await ServiceLog(database, "alive").beat(NOW)
        await Presence(database, "alive").came("screen", table_id, 0)

    place.in_it(play)
    monkeypatch.setattr(house, "seconds_of", lambda span: 0.02)
    answer = place("drain")
    assert (answer.code, "one match is still being played" in answer.err) == (1, True)
    assert json.loads(place("status", "--json").out)["maintenance"]


def test_purging_goes_by_the_rule(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "clock", lambda: NOW + 100 * 24 * 3600)
    assert place.done("purge") == "Forgotten: 0 guests, 0 logs."
    monkeypatch.setenv("VENTAGLIO_KEEP_GUESTS", "90")
    assert place.done("purge") == "Forgotten: 2 guests, 0 logs."
    assert [one["name"] for one in place.rows("people")] == ["Anna"]
    assert audit(place)[-1][0] == "purge"
    monkeypatch.setenv("VENTAGLIO_KEEP_GUESTS", "soon")
    assert "VENTAGLIO_KEEP_GUESTS" in place.refused("purge")
