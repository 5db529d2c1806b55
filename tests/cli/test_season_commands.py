"""``ventaglio season``: a circuit from the command line, over tournaments that are really there."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Answer, Cli
from tests.server.desk.days import Time
from tests.server.desk.test_circuits import over
from ventaglio.server.desk import Office
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.server.store.migrate import migrate

Does = Callable[..., str]


@pytest.fixture
def season(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Answer]:
    monkeypatch.setenv("VENTAGLIO_DATA", str(tmp_path))
    return lambda *words: cli("season", *words)


@pytest.fixture
def does(season: Callable[..., Answer]) -> Does:
    def call(*words: object) -> str:
        answer = season(*words)
        assert (answer.code, answer.err) == (0, ""), answer
        return " ".join(answer.out.split())

    return call


@pytest.fixture
def played(does: Does, tmp_path: Path) -> list[str]:
    """Two tournaments that are over."""

    async def made() -> list[str]:
        database = Database(database_url(tmp_path))
        try:
            await migrate(database)
            time = Time()
            office = Office(database, time)
            return [
                await over(office, time, "Prima tappa", "2026-01-10"),
                await over(office, time, "Seconda tappa", "2026-02-14"),
            ]
        finally:
            await database.close()

    return asyncio.run(made())


def test_a_circuit_from_its_opening_to_its_paper(does: Does, season: Any, played: list[str], tmp_path: Path) -> None:
    opened = does("new", "Circuito 2026", "--table", "10,6", "--best", "1", "--planned", "12", "--as", "Ada")
    assert "#key=" in opened
    assert "the best 1 results count" in opened
    assert "Prima tappa counts, at 100%" in does("add", *played)
    does("add", played[1], "--weight", "150")
    shown = does("show")
    assert "After 2 of 12 events" in shown
    best = json.loads(season("show", "--json").out)["ranking"][0]
    assert (best["rank"], best["points"]) == (1, 1500)
    told = does("account", 1)
    assert "place 1 of 4, 10 points for it: 10. Does not count: only the best 1 do" in told
    assert "counted at 150%: 15 Total: 15, from 1 of 2" in told
    assert json.loads(season("account", 1, "--json").out)["sentences"][-1] == "Total: 15, from 1 of 2"
    assert "Published" in does("publish")
    assert [one["public"] for one in json.loads(season("list", "--json").out)] == [True]
    assert "yes" in does("list")
    paper = tmp_path / "circuito.pdf"
    does("print", "--to", paper)
    assert paper.read_bytes().startswith(b"%PDF")
    board = tmp_path / "bacheca.pdf"
    does("board", "--to", board)
    assert board.read_bytes().startswith(b"%PDF")
    assert "does not count any more: neve" in does("remove", played[0], "--why", "neve")
    assert "Seconda tappa counts, at 150%" in does("log")
    assert json.loads(season("log", "--json").out)[0]["by"] == "Ada"
    assert "#key=" in does("key")


def test_rules_are_shown_and_changed(does: Does, season: Any, played: list[str]) -> None:
    does("new", "A")
    assert "All results count" in does("rules")
    assert "Clubs are ranked" in does("rules", "--rank", "clubs", "--by", "vp", "--club-best", "4", "--ties", "vp")
    assert json.loads(season("rules", "--json").out)["club_best"] == 4
    for wrong in (("--table", "x"), ("--ties", "luck"), ("--table", "1,2", "--by", "place"), ("--best", "-1")):
        assert season("rules", *wrong).code == 2


def test_people_are_joined_by_hand(does: Does, season: Any, played: list[str]) -> None:
    does("new", "A", "--categories")
    does("add", *played)
    assert "are one person" in does("same", "name anna rossi1", "name bianchi1 ugo")
    rows = json.loads(season("show", "--json").out)["ranking"]
    joined = next(at for at, row in enumerate(rows, start=1) if row["key"] == "name anna rossi1")
    assert "the better of two results there" in does("account", joined)
    assert "name nessuno" in season("same", "name anna rossi1", "name nessuno").err
    assert "are different people" in does("same", "name anna rossi1", "name bianchi1 ugo", "--part")
    assert season("show", "--category", "Z").code == 2
    assert season("account", "99").code == 2


def test_what_is_not_there(season: Any, does: Does) -> None:
    assert "ventaglio season new" in season("show").err
    does("new", "A")
    assert "Which" not in does("rules")
    assert "nowhere" in season("add", "nowhere").err
    does("new", "B")
    assert "Which circuit?" in season("show").err
    assert "nowhere" in season("show", "--id", "nowhere").err


def test_the_archive_and_what_it_tells(does: Does, season: Any, played: list[str]) -> None:
    told = does("archive")
    assert told.index("Seconda tappa") < told.index("Prima tappa")
    assert json.loads(season("archive", "--year", "2025", "--json").out) == []
    assert len(json.loads(season("archive", "--json").out)) == 2
    assert "2 tournaments, 8 people" in does("statistics")
    found = json.loads(season("statistics", "--json").out)
    assert [one["newcomers"] for one in found["attended"]] == [8, 0]
