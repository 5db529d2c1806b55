"""``ventaglio registry``: the people of a club from the command line."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Cli
from ventaglio.cli.database import opened
from ventaglio.server.store.people import People

Registry = Callable[..., Answer]


@pytest.fixture
def registry(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Registry:
    monkeypatch.setenv("VENTAGLIO_DATA", str(tmp_path))
    return lambda *words: cli("registry", *words)


def out(answer: Answer) -> str:
    assert (answer.code, answer.err) == (0, ""), answer
    return " ".join(answer.out.split())


def test_a_year_of_a_secretary(registry: Registry, tmp_path: Path) -> None:
    assert registry("list").code == 2
    out(registry("clubs", "--new", "Circolo Adriatico"))
    assert "Rossi Anna 101 · Adriatico · 2026" in out(
        registry("add", "Rossi", "Anna", "--card", "101", "--club", "Adriatico", "--licence", "2026")
    )
    sheet = tmp_path / "soci.csv"
    sheet.write_text("Cognome;Nome;Tessera\nRossi;A.;\n;Ugo;7\nRossi;Anna;101\n", encoding="utf-8")
    refused = registry("import", str(sheet))
    assert refused.code == 1
    assert "Row 3: The surname is missing." in refused.out
    assert len(json.loads(out(registry("list", "--json")))) == 1
    assert "New: 1" in out(registry("import", str(sheet), "--yes"))

    assert "Rossi A." in out(registry("alike"))
    people = json.loads(out(registry("list", "--json")))
    kept, lost = (one["id"] for one in sorted(people, key=lambda one: not one.get("card")))
    out(registry("merge", kept, lost))
    assert "twice" in out(registry("alike"))
    assert "initial" in json.dumps(json.loads(_changed(registry)))

    out(registry("export", "rossi", "--to", str(tmp_path / "anna.json")))
    assert json.loads((tmp_path / "anna.json").read_text())["person"]["card"] == "101"
    assert registry("erase", "rossi").code == 1
    assert "Erased" in out(registry("erase", "rossi", "--yes"))
    assert json.loads(out(registry("list", "--json"))) == []


def _changed(registry: Registry) -> str:
    out(registry("change", "rossi", "--shown", "initial", "--licence", "2027"))
    return out(registry("list", "ros", "--json"))


def test_what_cannot_be_is_told(registry: Registry) -> None:
    out(registry("clubs", "--new", "Circolo Adriatico"))
    for words in (
        ("hold", "nothing"),
        ("change", "nobody", "--card", "1"),
        ("list", "--club-id", "none"),
        ("add", "Rossi", "--licence", "20"),
    ):
        answer = registry(*words)
        assert answer.code == 2, words
        assert answer.err, words


def test_one_more_keeps_the_club_and_the_last_one_stays(registry: Registry, tmp_path: Path) -> None:
    async def guests() -> list[str]:
        async with opened(tmp_path) as database:
            return [(await People(database).guest(name, 1.0)).id for name in ("Sara", "Ugo", "Ugo")]

    out(registry("clubs", "--new", "Circolo Adriatico"))
    sara, ugo, other = asyncio.run(guests())
    assert "Nobody keeps" in out(registry("keepers"))
    assert "Sara" in out(registry("keepers", "--add", "Sara"))
    assert "say which" in " ".join(registry("keepers", "--add", "Ugo").err.split())
    assert "Nobody here" in registry("keepers", "--add", "Eva").err
    out(registry("keepers", "--add", ugo))
    out(registry("keepers", "--remove", sara))
    assert [one["id"] for one in json.loads(out(registry("keepers", "--json")))] == [ugo]
    assert "last one who keeps the club" in registry("keepers", "--remove", ugo).err
    assert "does not keep" in registry("keepers", "--remove", other).err
