"""``ventaglio backup``, ``restore`` and ``schema``; what a copy must be like is shown in the tests of the store."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_file, database_url, secret
from ventaglio.server.store.migrate import migrate, steps


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
    monkeypatch.setenv("VENTAGLIO_DATABASE", "postgresql+asyncpg://127.0.0.1:1/ventaglio")
    answer = cli("backup", "copy", "--data", "data", "--lang", "it")
    assert answer.code == 2
    assert answer.err.startswith("ventaglio: la base di dati non si può usare: ")
    assert len(answer.err.splitlines()) == 1
    assert not (tmp_path / "copy").exists()


def test_a_server_is_copied_and_restored(
    cli: Cli, data: Path, tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, new = tmp_path / "copy", tmp_path / "new"
    assert cli("backup", copy, "--data", data).code == 0
    monkeypatch.setenv("VENTAGLIO_DATABASE", postgres_url)
    answer = cli("restore", copy, "--data", new)
    assert answer == (0, f"{copy} is restored: serve it with the data folder {new}.\n", "")
    assert cli("backup", tmp_path / "back", "--data", new).code == 0
    assert secret(tmp_path / "back") == secret(data)
    monkeypatch.delenv("VENTAGLIO_DATABASE")
    answer = cli("restore", copy, "--data", data)
    assert (answer.code, answer.out) == (2, "")
    assert " is there and not empty: " in answer.err
    assert cli("schema", "--data", tmp_path / "back").out.startswith(f"The database stands at step {steps()[-1]},")


def test_the_steps_are_told_and_taken(cli: Cli, data: Path) -> None:
    first, last = steps()[0], steps()[-1]
    assert cli("schema", "--data", data).out == (
        f"The database stands at step {last}, this version of the program at {last}.\n"
    )
    assert cli("schema", first, "--data", data).out == f"The database stood at step {last} and stands at {first}.\n"
    assert cli("schema", last, "--data", data).out == f"The database stood at step {first} and stands at {last}.\n"
    with closing(sqlite3.connect(database_file(data))) as connection, connection:
        columns = connection.execute("SELECT name FROM pragma_table_info('tournaments')").fetchall()
        connection.execute(f"INSERT INTO tournaments VALUES ({', '.join('?' * len(columns))})", ["0"] * len(columns))  # noqa: S608
    answer = cli("schema", first, "--data", data)
    assert (answer.code, answer.out) == (2, "")
    assert "which would be lost: 1;" in answer.err
    assert "--forget" in answer.err
    assert cli("schema", "--data", data).out.startswith(f"The database stands at step {last},")
    assert cli("schema", first, "--forget", "--data", data).code == 0
    assert "there is no step" in cli("schema", "none", "--data", data).err


def test_an_older_program_ends_with_one_line(cli: Cli, data: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database_file(data))) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for words in (("serve", "--no-browser", "--port", 0), ("schema",), ("tournament", "list")):
        answer = cli(*words, "--data", data)
        assert answer.code == 2
        assert answer.err.startswith("ventaglio: the database is of a newer version of this program (step 9999;")
        assert len(answer.err.splitlines()) == 1


def test_a_server_that_finds_no_database_ends_with_one_line(
    cli: Cli, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VENTAGLIO_DATABASE", "postgresql+asyncpg://127.0.0.1:1/ventaglio")
    answer = cli("serve", "--no-browser", "--port", 0, "--data", data)
    assert (answer.code, len(answer.err.splitlines())) == (2, 1)
    assert "the database cannot be used" in answer.err


def test_a_database_that_is_not_there_is_told_in_one_line(
    cli: Cli, data: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VENTAGLIO_DATABASE", postgres_url.replace("/test_", "/none_"))
    answer = cli("schema", "--data", data)
    assert (answer.code, len(answer.err.splitlines())) == (2, 1)
    assert "does not exist" in answer.err
