"""The drill: what is copied comes back, on either database and from either, whole and never over something else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from tests.server.store.filling import fill, tables_of
from ventaglio.core.refusal import BadInput
from ventaglio.server.store import copying
from ventaglio.server.store.backup import backup, backup_server, restore
from ventaglio.server.store.copying import one_moment
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.folder import database_file, secret
from ventaglio.server.store.migrate import alone, descend, migrate, steps

pytestmark = pytest.mark.anyio


@pytest.fixture
async def data(tmp_path: Path, database: Database) -> Path:
    """The data folder of a server on either database, with rows in every table."""
    secret(tmp_path)
    async with database.writing() as connection:
        await connection.run_sync(fill)
    return tmp_path


@pytest.fixture
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where copies go."""
    return tmp_path_factory.mktemp("elsewhere")


async def everything(url: str) -> dict[str, Any]:
    """All that a database holds."""
    database = Database(url)
    try:
        async with database.reading() as connection:
            tables = await connection.run_sync(tables_of)
            return {
                table.name: sorted(map(str, (await connection.execute(select(table))).mappings())) for table in tables
            }
    finally:
        await database.close()


async def copy_of(database: Database, data: Path, copy: Path) -> None:
    if database.embedded:
        backup(data, copy)
    else:
        await backup_server(database.url, data, copy)


async def test_what_is_copied_comes_back_on_both(
    database: Database, data: Path, elsewhere: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "ROWS", 2)
    before = await everything(database.url)
    assert all(before.values())
    copy = elsewhere / "copy"
    await copy_of(database, data, copy)
    assert await everything(sqlite_url(str(database_file(copy)))) == before
    to_file = elsewhere / "file"
    await restore(copy, to_file, sqlite_url(str(database_file(to_file))))
    assert await everything(sqlite_url(str(database_file(to_file)))) == before
    other = await fresh_server(database, postgres_url)
    to_server = elsewhere / "server"
    await restore(copy, to_server, other)
    assert await everything(other) == before
    assert secret(to_file) == secret(to_server) == secret(copy) == secret(data)
    assert sorted(one.name for one in to_server.iterdir()) == ["secret"]
    assert sorted(one.name for one in copy.iterdir()) == ["secret", "ventaglio.sqlite3"]


async def fresh_server(database: Database, url: str) -> str:
    """An empty PostgreSQL database: another than the one that was copied, which is lost."""
    if database.url == url:
        async with database.engine.begin() as connection:
            await connection.execute(text("DROP SCHEMA public CASCADE"))
            await connection.execute(text("CREATE SCHEMA public"))
    return url


async def test_a_copy_of_a_server_is_of_one_moment(postgres_url: str, elsewhere: Path) -> None:
    database = Database(postgres_url)
    await migrate(database)
    async with database.writing() as connection:
        await connection.execute(text("INSERT INTO processes VALUES ('a', 1.0)"))
    async with one_moment(database) as source:
        assert len((await source.execute(text("SELECT * FROM processes"))).all()) == 1
        async with database.writing() as connection:
            await connection.execute(text("INSERT INTO processes VALUES ('b', 1.0)"))
        assert len((await source.execute(text("SELECT * FROM processes"))).all()) == 1
        with pytest.raises(Exception, match="read-only"):
            await source.execute(text("INSERT INTO processes VALUES ('c', 1.0)"))
    await database.close()


async def test_a_server_that_is_busy_is_copied_whole(postgres_url: str, elsewhere: Path) -> None:
    """Two rows are written in each transaction: a copy has both or neither."""
    database = Database(postgres_url)
    await migrate(database)
    stop, begun = asyncio.Event(), asyncio.Event()

    async def write() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            rows = [{"id": f"{seat}", "seat": seat} for seat in (number, -number)]
            async with database.writing() as connection:
                await connection.execute(text("INSERT INTO connections VALUES (:id, 'p', 't', :seat)"), rows)
            if number == 50:
                begun.set()

    writer = asyncio.create_task(write())
    await begun.wait()
    told: list[tuple[int, int]] = []
    await backup_server(postgres_url, elsewhere / "none", elsewhere / "copy", lambda done, of: told.append((done, of)))
    stop.set()
    await writer
    await database.close()
    copy = Database(sqlite_url(str(database_file(elsewhere / "copy"))))
    async with copy.reading() as connection:
        count, low, high = (
            await connection.execute(text("SELECT count(*), min(seat), max(seat) FROM connections"))
        ).one()
    await copy.close()
    assert count >= 100
    assert count == 2 * high == -2 * low
    assert told == sorted(told)
    assert told[-1] == (count, count)


async def test_numbers_go_on_after_those_that_were_restored(postgres_url: str, elsewhere: Path) -> None:
    """Where PostgreSQL counts rows itself, the next one does not get a number that is taken."""
    source = Database(sqlite_url(str(elsewhere / "one.sqlite3")))
    target = Database(postgres_url)
    for database in (source, target):
        kind = "INTEGER PRIMARY KEY" if database.embedded else "SERIAL PRIMARY KEY"
        async with database.writing() as connection:
            await connection.execute(text(f"CREATE TABLE notes (number {kind}, said TEXT)"))
            await connection.execute(text("CREATE TABLE none (number INTEGER PRIMARY KEY)"))
    async with source.writing() as connection:
        await connection.execute(text("INSERT INTO notes VALUES (7, 'x')"))
    async with one_moment(source) as rows, target.writing() as into:
        await copying.copy_rows(rows, into, lambda done, of: None)
    async with target.writing() as connection:
        added = await connection.execute(text("INSERT INTO notes (said) VALUES ('y') RETURNING number"))
        assert added.scalar_one() == 8
    await source.close()
    await target.close()


async def test_a_copy_of_an_older_step_is_brought_up_to_date(
    database: Database, data: Path, elsewhere: Path, postgres_url: str
) -> None:
    async with alone(database) as connection:
        await connection.run_sync(lambda on: descend(on, steps()[0]))
    before = await everything(database.url)
    await copy_of(database, data, elsewhere / "copy")
    assert await everything(sqlite_url(str(database_file(elsewhere / "copy")))) == before
    other = await fresh_server(database, postgres_url)
    await restore(elsewhere / "copy", elsewhere / "new", other)
    after = await everything(other)
    for name, rows in before.items():
        # A later step may have added columns, which come last.
        assert [new.startswith(old[:-1]) for old, new in zip(rows, after[name], strict=True)] == [True] * len(rows)
    assert len(after) > len(before)


async def refused(copy: Path, data: Path, url: str = "sqlite") -> str:
    with pytest.raises(BadInput) as caught:
        await restore(copy, data, url)
    return caught.value.reason


async def test_nothing_is_restored_over_something_else(
    database: Database, data: Path, elsewhere: Path, postgres_url: str
) -> None:
    copy, other = elsewhere / "copy", elsewhere / "other"
    await copy_of(database, data, copy)
    assert await refused(elsewhere / "none", elsewhere / "new") == "restore-nothing"
    assert await refused(copy, data) == "restore-occupied"
    secret(other)
    assert await refused(copy, other, postgres_url) == "restore-secret"
    filled = Database(postgres_url)
    await migrate(filled)
    async with filled.writing() as connection:
        await connection.execute(text("INSERT INTO processes VALUES ('busy', 1.0)"))
    await filled.close()
    before = await everything(postgres_url)
    assert await refused(copy, elsewhere / "new", postgres_url) == "restore-filled"
    assert await everything(postgres_url) == before
    assert not (elsewhere / "new").exists()
    (elsewhere / "new").mkdir()
    await restore(copy, elsewhere / "new", "sqlite")
    assert database_file(elsewhere / "new").is_file()


async def test_what_is_damaged_or_newer_is_not_restored(
    database: Database, data: Path, elsewhere: Path, postgres_url: str
) -> None:
    copy = elsewhere / "copy"
    await copy_of(database, data, copy)
    newer = Database(sqlite_url(str(database_file(copy))))
    async with newer.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await newer.close()
    other = await fresh_server(database, postgres_url)
    for url in ("sqlite", other):
        assert await refused(copy, elsewhere / "new", url) == "schema-newer"
    assert not (elsewhere / "new").exists()
    assert await everything(other) == {}


async def test_an_empty_server_has_nothing_to_copy(postgres_url: str, elsewhere: Path) -> None:
    with pytest.raises(BadInput) as caught:
        await backup_server(postgres_url, elsewhere / "data", elsewhere / "copy")
    assert caught.value.reason == "backup-nothing-there"
    assert list(elsewhere.iterdir()) == []  # noqa: ASYNC240 -- nobody else waits for this loop
