"""``ventaglio backup``; what a copy must be like is shown in the tests of the store."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from ventaglio.store.database import Database
from ventaglio.store.folder import database_file, database_url, secret
from ventaglio.store.migrate import migrate


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a server that is stopped."""
    monkeypatch.delenv("VENTAGLIO_DATABASE", raising=False)
    folder = tmp_path / "data"
    secret(folder)

    async def started() -> None:
        database = Database(database_url(folder))
        await migrate(database)
        await database.close()

    asyncio.run(started())
    return folder


def test_the_command_copies(cli: Cli, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = cli("backup", tmp_path / "one", "--data", data)
    assert answer == (0, f"{data} is copied to {tmp_path / 'one'}.\n", "")
    monkeypatch.setenv("VENTAGLIO_DATA", str(data))
    assert cli("backup", tmp_path / "two").code == 0
    assert database_file(tmp_path / "one").is_file()
    assert secret(tmp_path / "two") == secret(data)


def test_the_command_says_what_is_wrong(cli: Cli, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli("backup", "data", "--data", "data").err == (
        "ventaglio: data exists already: name a folder that does not\n"
    )
    monkeypatch.setenv("VENTAGLIO_DATABASE", "postgresql+asyncpg://somewhere/ventaglio")
    answer = cli("backup", "copy", "--data", "data", "--lang", "it")
    assert answer.code == 2
    assert answer.err.startswith("ventaglio: la base di dati è un server PostgreSQL: copiala con pg_dump")
    assert not (tmp_path / "copy").exists()
