"""Something is gone for a while: the database, the bus, or a table that cannot be read. The rest goes on."""

import asyncio
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.lossy import Gate
from ventaglio.server.store.database import Database
from ventaglio.server.store.logs import Append, Logs, Row
from ventaglio.server.tables import doing
from ventaglio.server.tables.bus import News, ValkeyBus
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.wire import PUBLIC
from ventaglio.server.web.limits import Limits

pytestmark = pytest.mark.anyio


async def test_whoever_appends_while_the_database_is_away_is_told_so_each_time(tmp_path: Path) -> None:
    logs = Logs(Database(f"postgresql+asyncpg://nobody@/nothing?host={tmp_path}"), "process")
    logs.start()
    for _ in range(2):
        with pytest.raises(OSError):  # noqa: PT011 -- which one, is the system's business
            await asyncio.wait_for(logs.append(Append("table", 1, 0.0, ("{}",), "open", "{}", None)), 10)


async def test_to_stop_does_not_wait_for_a_writer_that_has_ended(database: Database) -> None:
    logs = Logs(database, "process")
    logs.start()
    assert logs._writer is not None
    logs._writer.cancel()
    asking = asyncio.ensure_future(logs.append(Append("table", 1, 0.0, ("{}",), "open", "{}", None)))
    await asyncio.sleep(0)
    await asyncio.wait_for(logs.stop(), 10)
    asking.cancel()


async def test_news_that_cannot_be_taken_in_do_not_stop_those_that_follow(valkey_url: str) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def hear(news: News) -> None:
        if news.table_id == "broken":
            raise ValueError("this table cannot be read")
        heard.put_nowait(news.table_id)

    async def lost() -> None:
        heard.put_nowait("lost")

    bus = ValkeyBus(valkey_url)
    await bus.start(hear, lost)
    try:
        for table_id in ("broken", "whole"):
            await bus.follow(table_id)
        for table_id in ("broken", "whole"):
            bus.publish(News("other", table_id, (Row(1, 0.0, "{}"),)))
        found = {await asyncio.wait_for(heard.get(), 10) for _ in range(2)}
    finally:
        await bus.stop()
    assert found == {"lost", "whole"}


@pytest.fixture
def gate(valkey_url: str, closed_port: int) -> Iterator[Gate]:
    gate = Gate(valkey_url, closed_port)
    yield gate
    gate.close()


async def test_a_bus_that_is_not_there_at_the_start_is_joined_when_it_comes(gate: Gate, database: Database) -> None:
    hall = Hall(database, ValkeyBus(gate.url), key=b"key")
    async with asyncio.timeout(60):
        await hall.start()
        table = await hall.open(doing.opened("burraco", {"Code": "fibur-2019"}, Policy(), "ada"), lambda table: ())
        listener = Listener(PUBLIC, "", "en")
        await hall.join(table.id, listener)
        await gate.open()
        assert isinstance(hall.bus, ValkeyBus)
        await hall.bus.joined.wait()
        # Another process, which joins the same way, is heard of.
        other = ValkeyBus(gate.url)
        await other.start(_nothing, _nobody)
        await other.joined.wait()
        said = Row(2, hall.now(), '{"type":"sat","place":0,"person":"ada","name":"Ada"}')
        while not hall._rooms[table.id].table.people:
            other.publish(News("other", table.id, (said,)))
            await asyncio.sleep(0.05)
        await other.stop()
        await hall.stop()


async def _nothing(news: News) -> None:
    return None


async def _nobody() -> None:
    return None


async def test_nobody_waits_for_a_bus_that_is_frozen(gate: Gate, database: Database) -> None:
    await gate.open()
    hall = Hall(database, ValkeyBus(gate.url), key=b"key")
    limits = Limits(gate.url, limited=True)
    await hall.start()
    assert await limits.allow("guest", "somewhere")
    gate.line.freeze()
    began = time.monotonic()
    table = await hall.open(doing.opened("burraco", {"Code": "fibur-2019"}, Policy(), "ada"), lambda table: ())
    listener = Listener(PUBLIC, "", "en")
    await hall.join(table.id, listener)
    await hall.change(table.id, lambda table: doing.sit(table, 0, "ada", "Ada"))
    await hall.leave(table.id, listener)
    assert await limits.allow("guest", "somewhere")
    assert time.monotonic() - began < 20
    began = time.monotonic()
    assert not all([await limits.allow("guest", "somewhere") for _ in range(110)]), "each counts for itself"
    assert time.monotonic() - began < 20
    await hall.stop()


async def test_people_are_let_in_while_nobody_can_count_them(closed_port: int) -> None:
    limits = Limits(f"redis://127.0.0.1:{closed_port}", limited=True)
    assert await limits.allow("guest", "somewhere")


async def test_whoever_commits_does_not_wait_for_a_bus_that_is_gone(closed_port: int) -> None:
    bus = ValkeyBus(f"redis://127.0.0.1:{closed_port}")
    async with asyncio.timeout(60):
        await bus.follow("table")
        bus.publish(News("process", "table", (Row(1, 0.0, "{}"),)))
    await bus.stop()


@pytest.fixture
def closed_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
