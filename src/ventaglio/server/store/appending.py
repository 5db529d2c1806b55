"""The shortest way from a batch of appends to the disk, one for each database.

Everything else goes through SQLAlchemy. This way is taken at every action of every table, and there its layers cost
more than the commit itself: PostgreSQL is sent one statement, which is its own transaction, and SQLite is handed the
whole transaction in one visit to its thread. What came too late is left out, and the rest is written all the same:
where four people act at one table through several processes, that is no exception.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, Protocol, cast

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.server.store.database import BUSY_MILLISECONDS, Database, prepare_sqlite


class NotWritten(Exception):
    """A batch is not known to be written: the database cannot be reached, or refused it."""


class NewEntry(NamedTuple):
    """A row of `entries`."""

    table_id: str
    seq: int
    at: float
    body: str


class Change(NamedTuple):
    """What becomes of a row of `tables` if ``after`` is still its last entry."""

    id: str
    after: int
    status: str
    seq: int
    summary: str
    changed_at: float
    due_at: float | None
    claimed_by: str | None
    claimed_until: float | None


class Appender(Protocol):
    """Writes batches, each whole or not at all."""

    async def write(self, entries: Sequence[NewEntry], changes: Sequence[Change]) -> frozenset[str]:
        """The tables whose entries are on the disk; to the others somebody else has appended. Raises `NotWritten`."""

    async def close(self) -> None:
        """Let go of the database."""


def appender(database: Database) -> Appender:
    """Whoever appends to the logs of a database."""
    return _InSqlite(database) if database.embedded else _InPostgresql(database)


# ── PostgreSQL ───────────────────────────────────────────────────────────────────────────────────────────────────────

# Rows are locked in one order for everybody, so that two processes never wait for each other in a circle; and whoever
# has waited for a row looks at it again, so that entries follow only the entry after which they were decided.
_STATEMENT: Final = """
WITH new AS (
    SELECT * FROM unnest(
        $5::text[], $6::integer[], $7::text[], $8::integer[], $9::text[], $10::float8[], $11::float8[], $12::text[],
        $13::float8[]
    ) AS new (id, after, status, seq, summary, changed_at, due_at, claimed_by, claimed_until)
), timely AS (
    SELECT tables.id FROM tables JOIN new ON tables.id = new.id AND tables.seq = new.after
    ORDER BY tables.id FOR UPDATE OF tables
), written AS (
    INSERT INTO entries (table_id, seq, at, body)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::float8[], $4::text[]) AS row (table_id, seq, at, body)
    WHERE table_id IN (SELECT id FROM timely)
)
UPDATE tables SET status = new.status, seq = new.seq, summary = new.summary, changed_at = new.changed_at,
    due_at = new.due_at, claimed_by = new.claimed_by, claimed_until = new.claimed_until
FROM new WHERE tables.id = new.id AND tables.id IN (SELECT id FROM timely)
RETURNING tables.id
"""


class _Driver(Protocol):
    """What is asked of a connection of asyncpg, which has no types of its own."""

    async def fetch(self, statement: str, *values: Sequence[object]) -> Sequence[Sequence[str]]: ...
    async def execute(self, statements: str) -> str: ...


class _InPostgresql:
    """One connection of the pool, kept for this alone."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: AsyncConnection | None = None
        self._driver: _Driver | None = None

    async def write(self, entries: Sequence[NewEntry], changes: Sequence[Change]) -> frozenset[str]:
        try:
            driver = self._driver or await self._connect()
            rows = await driver.fetch(_STATEMENT, *zip(*entries, strict=True), *zip(*changes, strict=True))
            return frozenset(row[0] for row in rows)
        except asyncpg.UniqueViolationError as error:
            raise NotWritten from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError, OSError) as error:
            await self.close()
            raise NotWritten from error

    async def _connect(self) -> _Driver:
        self._kept = await self._database.engine.connect()
        raw = await self._kept.get_raw_connection()
        driver = cast(_Driver, raw.driver_connection)
        # To plan the one statement anew each time would take as long as to carry it out.
        await driver.execute("SET plan_cache_mode = force_generic_plan; SET jit = off")
        self._driver = driver
        return driver

    async def close(self) -> None:
        kept, self._kept, self._driver = self._kept, None, None
        if kept is not None:
            with contextlib.suppress(Exception):
                await kept.invalidate()
                await kept.close()


# ── SQLite ───────────────────────────────────────────────────────────────────────────────────────────────────────────

_INSERT: Final = "INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
_UPDATE: Final = (
    "UPDATE tables SET status = ?3, seq = ?4, summary = ?5, changed_at = ?6, due_at = ?7, claimed_by = ?8,"
    " claimed_until = ?9 WHERE id = ?1 AND seq = ?2"
)


class _InSqlite:
    """A thread with a connection of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ventaglio-appending")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[NewEntry], changes: Sequence[Change]) -> frozenset[str]:
        loop = asyncio.get_running_loop()
        async with self._database.turn():
            try:
                return await loop.run_in_executor(self._thread, self._write, entries, changes)
            except sqlite3.Error as error:
                raise NotWritten from error

    def _write(self, entries: Sequence[NewEntry], changes: Sequence[Change]) -> frozenset[str]:
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            timely = frozenset(one.id for one in changes if connection.execute(_UPDATE, one).rowcount)
            connection.executemany(_INSERT, (one for one in entries if one.table_id in timely))
            connection.execute("COMMIT")
            return timely
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise

    def _connect(self) -> sqlite3.Connection:
        path = self._database.engine.url.database
        assert path is not None
        self._connection = sqlite3.connect(path, timeout=BUSY_MILLISECONDS / 1000, check_same_thread=False)
        prepare_sqlite(self._connection)
        return self._connection

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
