"""A copy of a data folder whose server goes on writing: whole, of one moment, and never over something else."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from ventaglio.core.refusal import BadInput
from ventaglio.server.store import backup as module
from ventaglio.server.store.backup import backup
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.folder import database_file, secret
from ventaglio.server.store.migrate import migrate, steps
from ventaglio.server.store.people import People, Person

ROWS = "SELECT count(*), min(seat), max(seat) FROM connections"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of a server that is stopped."""
    folder = tmp_path / "data"
    secret(folder)
    (folder / "notes").mkdir()
    (folder / "notes" / "read.me").write_text("kept", encoding="utf-8")

    async def started() -> None:
        database = Database(sqlite_url(str(database_file(folder))))
        await migrate(database)
        await database.close()

    asyncio.run(started())
    return folder


@contextmanager
def busy(folder: Path) -> Iterator[None]:
    """Somebody who writes all the time: two rows in each transaction, whose seats cancel each other out."""
    stop, begun = Event(), Event()

    def write() -> None:
        with closing(sqlite3.connect(database_file(folder), isolation_level=None)) as connection:
            number = 0
            while not stop.is_set():
                number += 1
                connection.execute("BEGIN IMMEDIATE")
                for seat in (number, -number):
                    row = (f"{seat}", "p", "t" * 2000, seat)
                    connection.execute("INSERT INTO connections VALUES (?, ?, ?, ?)", row)
                connection.execute("COMMIT")
                if number == 200:
                    begun.set()

    writer = Thread(target=write)
    writer.start()
    try:
        assert begun.wait(30)
        yield
    finally:
        stop.set()
        writer.join()


def test_a_copy_of_a_running_server_is_of_one_moment(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PAGES", 20)
    told: list[tuple[int, int]] = []
    with busy(data):
        backup(data, tmp_path / "copy", lambda done, of: told.append((done, of)))
    with closing(sqlite3.connect(database_file(tmp_path / "copy"))) as connection:
        count, low, high = connection.execute(ROWS).fetchone()
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (steps()[-1],)
    assert count >= 400
    assert count == 2 * high == -2 * low
    assert len(told) > 3
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_whatever_else_is_there_comes_along(data: Path, tmp_path: Path) -> None:
    os.mkfifo(data / "pipe")
    (data / "ventaglio.sqlite3-wal").touch()
    (data / "secret.0123.part").touch()
    backup(data, tmp_path / "far" / "copy")
    copy = tmp_path / "far" / "copy"
    assert sorted(one.name for one in copy.iterdir()) == ["notes", "secret", "ventaglio.sqlite3"]
    assert (copy / "notes" / "read.me").read_text(encoding="utf-8") == "kept"
    assert secret(copy) == secret(data)
    assert (copy / "secret").stat().st_mode & 0o777 == 0o600
    assert copy.stat().st_mode & 0o777 == 0o700
    assert [one.name for one in (tmp_path / "far").iterdir()] == ["copy"]


def test_a_server_can_start_on_the_copy(data: Path, tmp_path: Path) -> None:
    async def at(folder: Path, known: str = "") -> Person | None:
        database = Database(sqlite_url(str(database_file(folder))))
        await migrate(database)
        people = People(database)
        found = await people.find(known) if known else await people.guest("Ada", 1.0)
        await database.close()
        return found

    ada = asyncio.run(at(data))
    assert ada is not None
    backup(data, tmp_path / "copy")
    assert asyncio.run(at(tmp_path / "copy", ada.id)) == ada


def refused(data: Path, copy: Path) -> str:
    with pytest.raises(BadInput) as caught:
        backup(data, copy)
    return caught.value.reason


def test_nothing_is_written_over(data: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    (tmp_path / "dangling").symlink_to("nowhere")
    before = sorted(tmp_path.rglob("*"))
    assert {refused(data, tmp_path / name) for name in ("file", "empty", "dangling", "data")} == {"backup-exists"}
    assert refused(data, data / "copy") == "backup-inside"
    assert refused(tmp_path / "empty", tmp_path / "copy") == "backup-nothing"
    assert sorted(tmp_path.rglob("*")) == before


def test_a_damaged_database_leaves_no_copy(data: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database_file(data))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA writable_schema=ON")
        # Two tables that claim the same pages.
        connection.execute(
            "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'people')"
            " WHERE name = 'processes'"
        )
        connection.commit()
    assert refused(data, tmp_path / "copy") == "backup-damaged"
    assert [one.name for one in tmp_path.iterdir()] == ["data"]


def test_an_interrupted_copy_leaves_nothing(data: Path, tmp_path: Path) -> None:
    def interrupt(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(data, tmp_path / "copy", interrupt)
    assert [one.name for one in tmp_path.iterdir()] == ["data"]
