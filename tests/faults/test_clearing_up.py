"""Who was at a table when a process died, or seemed to: nobody is forgotten, and nobody is kept who is gone."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.migrate import migrate
from ventaglio.server.store.presence import Presence, Trace
from ventaglio.server.store.service import MISSED, ServiceLog
from ventaglio.server.tables import doing
from ventaglio.server.tables.bus import ValkeyBus
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.table import HostedTable
from ventaglio.server.tables.wire import Audience

pytestmark = pytest.mark.anyio

NOW = 1000.0


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(sqlite_url(str(tmp_path / "database")))
    await migrate(database)
    yield database
    await database.close()


async def give_up(process: ServiceLog) -> None:
    """A process looks for signs of life of the others, until it takes those for dead that give none."""
    for _ in range(MISSED + 1):
        await process.clear_dead()


class Test_traces:  # noqa: N801 -- named after what it is about
    async def test_a_process_that_dies_while_clearing_up_leaves_it_to_the_next(self, database: Database) -> None:
        dead, dying, next_one = (Presence(database, name) for name in ("dead", "dying", "next"))
        await ServiceLog(database, "dead").beat(NOW)
        await dead.came("screen", "table", 2)
        for name in ("dying", "next"):
            await ServiceLog(database, name).beat(NOW)
        await give_up(ServiceLog(database, "dying"))
        expected = [Trace("table", 2, ("screen",), empty=True)]
        assert await dying.traces() == expected
        # Here it is killed, before the table has learnt of anything.
        assert await next_one.traces() == expected
        await next_one.forget(["screen"])
        assert await next_one.traces() == []

    async def test_of_two_screens_closed_at_once_one_is_the_last(self, database: Database) -> None:
        one, other = Presence(database, "one"), Presence(database, "other")
        for process, name, screen in ((one, "one", "first"), (other, "other", "second")):
            await ServiceLog(database, name).beat(NOW)
            await process.came(screen, "table", 0)
        await one.went("first")
        assert [trace.empty for trace in await one.traces("table")] == [False]
        await other.went("second")
        assert [trace.empty for trace in await one.traces("table")] == [True]

    async def test_a_screen_whose_process_is_back_is_not_forgotten(self, database: Database) -> None:
        slow, other = Presence(database, "slow"), Presence(database, "other")
        await ServiceLog(database, "slow").beat(NOW)
        await slow.came("screen", "table", 0)
        await give_up(ServiceLog(database, "other"))
        (trace,) = await other.traces()
        await ServiceLog(database, "slow").beat(NOW + 1)
        await other.forget(trace.screens)
        await slow.went("screen")
        assert [one.screens for one in await other.traces()] == [("screen",)]

    async def test_whoever_gives_signs_of_life_is_alive_whatever_they_say_of_the_time(self, database: Database) -> None:
        """The clock of one is an hour behind, and that of the other has just been set."""
        one, other = ServiceLog(database, "one"), ServiceLog(database, "other")
        for number in range(3 * MISSED):
            await one.beat(NOW - 3600 + number)
            await other.beat(NOW + (3600 if number > MISSED else 0) + number)
            await one.clear_dead()
            await other.clear_dead()
        await Presence(database, "one").came("screen", "table", 0)
        await Presence(database, "other").came("screen", "table", 1)
        assert await Presence(database, "one").traces() == []


class Test_halls:  # noqa: N801
    @pytest.fixture
    async def halls(self, database: Database, valkey_url: str) -> AsyncIterator[tuple[Hall, Hall]]:
        halls = tuple(Hall(database, ValkeyBus(valkey_url), key=b"key") for _ in range(2))
        for hall in halls:
            await hall.start()
        yield halls[0], halls[1]
        for hall in halls:
            await hall.stop()

    async def test_whoever_was_believed_dead_comes_back(self, halls: tuple[Hall, Hall]) -> None:
        slow, other = halls
        table_id = await _opened(slow)
        listener = Listener(Audience(0, plays=True), "ada", "en")
        await slow.join(table_id, listener)
        # The first process stands still for a while, and the second takes it for dead.
        await give_up(other.living)
        for trace in await other.presence.traces():
            await other._clear_up(trace)
        assert await _is_away(other, table_id)
        await slow.service.beat()
        await slow._catch_up_all()
        await slow._call_back()
        assert not await _is_away(other, table_id)
        assert await other.presence.traces() == []
        await slow.leave(table_id, listener)
        assert await _is_away(other, table_id)
        assert await other.presence.traces() == []


async def test_whoever_goes_while_nothing_can_be_written_is_seen_to_be_gone_later(database: Database) -> None:
    hall = Hall(database, key=b"key")
    await hall.service.start()
    hall.logs.start()
    table_id = await _opened(hall)
    listener = Listener(Audience(0, plays=True), "ada", "en")
    await hall.join(table_id, listener)
    async with database.writing() as connection:
        await connection.execute(
            text("CREATE TRIGGER full BEFORE UPDATE ON connections BEGIN SELECT RAISE(FAIL, ''); END")
        )
    with pytest.raises(SQLAlchemyError):
        await hall.leave(table_id, listener)
    assert not await _is_away(hall, table_id)
    async with database.writing() as connection:
        await connection.execute(text("DROP TRIGGER full"))
    await hall.give_sign()
    await asyncio.gather(*hall._running)
    assert await _is_away(hall, table_id)
    await hall.stop()


async def _opened(hall: Hall) -> str:
    def seated(table: HostedTable) -> tuple[Entry, ...]:
        return doing.sit(table, 0, "ada", "Ada")

    opened = doing.opened("burraco", {"Code": "fibur-2019", "Players": "2"}, Policy(), "ada")
    return (await hall.open(opened, seated)).id


async def _is_away(hall: Hall, table_id: str) -> bool:
    table = await hall.table(table_id)
    assert table is not None
    return table.chairs[0].away_since is not None
