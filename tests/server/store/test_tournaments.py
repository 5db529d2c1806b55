"""Logs of tournaments: a line has one number, a number one line, and an older database gets room for them."""

import pytest
from alembic import command
from sqlalchemy import text

from ventaglio.core.log import StaleSequence
from ventaglio.server.store.database import Database
from ventaglio.server.store.migrate import _config, migrate
from ventaglio.server.store.tournaments import Folder, Key, StoredLine, Tournaments

pytestmark = pytest.mark.anyio

FIRST = StoredLine(1, 1.5, "Ada", "director", '{"type":"announced"}')
FOLDER = Folder("abcd", True, 1, "{}", 1.5, 1.5)
KEY = Key("d" * 64, "scorer", "Bice", None)


def line(seq: int, body: str = "{}") -> StoredLine:
    return StoredLine(seq, float(seq), "Bice", "scorer", body)


async def test_what_is_written_is_read(database: Database) -> None:
    store = Tournaments(database)
    assert await store.create(FOLDER, [FIRST], [KEY])
    await store.append("abcd", [line(2), line(3)], '{"name":"x"}')
    assert await store.read("abcd") == [FIRST, line(2), line(3)]
    assert await store.read("abcd", 2) == [line(3)]
    assert await store.last("abcd") == 3
    assert await store.folder("abcd") == Folder("abcd", True, 3, '{"name":"x"}', 1.5, 3.0)
    assert [folder.id for folder in await store.folders(9)] == ["abcd"]
    assert [folder.id for folder in await store.folders(9, public=True)] == ["abcd"]
    assert await store.folders(0) == []
    assert [folder.id for folder in await store.folders_saying('"name":"x"')] == ["abcd"]
    assert await store.folders_saying('"name":"x"', '"name":"%"') == []
    assert (await store.last("none"), await store.folder("none"), await store.read("none")) == (0, None, [])


async def test_an_id_is_taken_once(database: Database) -> None:
    store = Tournaments(database)
    assert await store.create(FOLDER, [FIRST], [])
    assert not await store.create(FOLDER, [FIRST], [KEY])
    assert await store.keys("abcd") == []


async def test_whoever_comes_second_writes_nothing(database: Database) -> None:
    store = Tournaments(database)
    await store.create(FOLDER, [FIRST], [])
    await store.append("abcd", [line(2)], "{}")
    with pytest.raises(StaleSequence) as caught:
        await store.append("abcd", [line(2, '"other"'), line(3, '"other"')], '"other"')
    assert (caught.value.expected, caught.value.found) == (1, 2)
    assert await store.read("abcd", 1) == [line(2)]
    folder = await store.folder("abcd")
    assert folder is not None
    assert (folder.seq, folder.summary) == (2, "{}")


async def test_keys(database: Database) -> None:
    store = Tournaments(database)
    await store.create(FOLDER, [FIRST], [KEY])
    await store.add_key("abcd", Key("e" * 64, "player", "", 7))
    assert await store.key("abcd", "d" * 64) == KEY
    assert await store.key("other", "d" * 64) is None
    assert {key.entrant for key in await store.keys("abcd")} == {None, 7}
    assert await store.remove_key("abcd", "d" * 64)
    assert not await store.remove_key("abcd", "d" * 64)


async def test_a_database_of_before_keeps_what_it_has(empty_database: Database) -> None:
    async with empty_database.writing() as connection:
        await connection.run_sync(lambda on: command.upgrade(_config(on), "0001"))
        await connection.execute(text("INSERT INTO processes VALUES ('p', 1.5)"))
    await migrate(empty_database)
    async with empty_database.reading() as connection:
        assert (await connection.execute(text("SELECT id FROM processes"))).all() == [("p",)]
    assert await Tournaments(empty_database).create(FOLDER, [FIRST], [])
