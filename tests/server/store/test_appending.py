"""Appends that arrive together are written together; one that comes too late takes nobody with it."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from ventaglio.core.log import StaleSequence
from ventaglio.server.store.appending import Change, NewEntry, NotWritten, appender
from ventaglio.server.store.database import Database
from ventaglio.server.store.logs import Append, Logs, Shelf

pytestmark = pytest.mark.anyio

TABLES = ("a", "b", "c")


@pytest.fixture
async def logs(database: Database) -> AsyncIterator[Logs]:
    logs = Logs(database, "process")
    logs.start()
    for table in TABLES:
        await logs.create(Shelf(table, "burraco", "fibur-2019", True, "open", 1, "{}", 1.0, 1.0, None), ["first"])
    yield logs
    await logs.stop()


def append(table: str, after: int, *bodies: str, due_at: float | None = 9.0) -> Append:
    return Append(table, after, 2.0, bodies, "playing", "{}", due_at)


async def test_all_that_waits_is_one_commit_and_each_log_goes_on(logs: Logs) -> None:
    commits: list[int] = []
    logs.on_commit = commits.append
    await asyncio.gather(*(logs.append(append(table, 1, "second", "third")) for table in TABLES))
    assert commits == [3]
    for table in TABLES:
        assert [(row.seq, row.at, row.body) for row in await logs.read(table, 1)] == [
            (2, 2.0, "second"),
            (3, 2.0, "third"),
        ]
        shelf = await logs.shelf(table)
        assert shelf is not None
        assert (shelf.seq, shelf.status, shelf.changed_at, shelf.due_at) == (3, "playing", 2.0, 9.0)


async def test_of_a_batch_only_what_came_too_late_is_refused(logs: Logs) -> None:
    await logs.append(append("b", 1, "by another"))
    late = asyncio.gather(*(logs.append(append(table, 1, "mine")) for table in TABLES), return_exceptions=True)
    told = await late
    assert [type(one) for one in told] == [type(None), StaleSequence, type(None)]
    assert [[row.body for row in await logs.read(table, 1)] for table in TABLES] == [["mine"], ["by another"], ["mine"]]


async def test_a_batch_that_cannot_be_written_leaves_nothing_behind(logs: Logs, database: Database) -> None:
    writer = appender(database)
    entries = [NewEntry("a", 2, 2.0, "new"), NewEntry("a", 1, 2.0, "twice")]
    change = Change("a", 1, "playing", 2, "{}", 2.0, None, None, None)
    for _ in range(2):
        with pytest.raises(NotWritten):
            await writer.write(entries, [change])
    assert await logs.last("a") == 1
    assert len(await logs.read("a")) == 1
    assert await writer.write(entries[:1], [change]) == {"a"}
    assert await logs.last("a") == 2
    await writer.close()


async def test_what_follows_another_entry_than_the_last_is_left_out_whole(logs: Logs, database: Database) -> None:
    writer = appender(database)
    await logs.append(append("b", 1, "by another"))
    # The second of its entries would find its place free.
    entries = [NewEntry("a", 2, 2.0, "new"), NewEntry("b", 2, 2.0, "late"), NewEntry("b", 3, 2.0, "later")]
    changes = [Change(one, 1, "playing", seq, "{}", 2.0, None, None, None) for one, seq in (("a", 2), ("b", 3))]
    assert await writer.write(entries, changes) == {"a"}
    assert [[row.body for row in await logs.read(table, 1)] for table in "ab"] == [["new"], ["by another"]]
    assert await logs.last("b") == 2
    await writer.close()


async def test_two_processes_that_append_to_the_same_tables_never_wait_for_each_other(database: Database) -> None:
    one, other = Logs(database, "one"), Logs(database, "other")
    for logs in (one, other):
        logs.start()
    for table in TABLES:
        await one.create(Shelf(table, "burraco", "fibur-2019", True, "open", 1, "{}", 1.0, 1.0, None), ["first"])
    async with asyncio.timeout(20):
        for after in range(1, 9):
            told = await asyncio.gather(
                *(
                    logs.append(append(table, after, f"{whose} next"))
                    for whose, logs in (("one's", one), ("other's", other))
                    for table in TABLES
                ),
                return_exceptions=True,
            )
            assert sorted(type(answer).__name__ for answer in told) == ["NoneType"] * 3 + ["StaleSequence"] * 3
    for logs in (one, other):
        await logs.stop()
