"""Somebody goes away in the middle of something: it is done all the same, and the others learn of it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.migrate import migrate
from ventaglio.server.tables import doing
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.wire import Audience

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    database = Database(sqlite_url(str(tmp_path / "database")))
    await migrate(database)
    hall = Hall(database, key=b"key")
    await hall.start()
    yield hall
    await hall.stop()
    await database.close()


async def test_what_was_begun_is_told_though_its_sender_has_gone(hall: Hall) -> None:
    opened = doing.opened("burraco", {"Code": "fibur-2019", "Players": "2"}, Policy(), "ada")
    table = await hall.open(opened, lambda table: doing.sit(table, 0, "ada", "Ada"))
    listener = Listener(Audience(0, plays=True), "ada", "en")
    await hall.join(table.id, listener)
    async with hall.logs._database.writing():
        # While somebody else writes to the database, the greeting waits there, and its sender is cut off.
        greeting = asyncio.create_task(hall.change(table.id, lambda table: doing.say(table, 0, "hello", "")))
        await asyncio.sleep(0.05)
        greeting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await greeting
    assert [await _next(listener) for _ in range(3)] == ["state", "came", "said"]


async def _next(listener: Listener) -> str:
    message = await asyncio.wait_for(listener.next(), 60)
    assert message is not None
    told = msgspec.json.decode(message)
    return str(told["what"]["type"] if told["type"] == "happened" else told["type"])
