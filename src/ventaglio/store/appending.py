"""The shortest way from a batch of appends to the disk, one for each database.

Everything else goes through SQLAlchemy. This way is taken at every action of every table, and there its layers cost
more than the commit itself: PostgreSQL is sent one statement, which is its own transaction, and SQLite is handed the
whole transaction in one visit to its thread.
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

from ventaglio.store.database import BUSY_MILLISECONDS, Database, prepare_sqlite


class NotWritten(Exception):
    """A batch is not known to be written: one of it came too late, or the database cannot be reached."""


class NewEntry(NamedTuple):
    """A row of `entries`."""

    table_id: str
    seq: int
    at: float
    body: str


class Change(NamedTuple):
    """What becomes of a row of `tables`."""

    id: str
    status: str
    seq: int
    summary: str
    changed_at: float
    due_at: float | None
    claimed_by: str | None
    claimed_until: float | None


class Appender(Protocol):
    """Writes batches, each whole or not at all."""

    async def write(self, entries: Sequence[NewEntry], changes: Sequence[Change]) -> None:
        """Return when it is on the disk. Raises `NotWritten`."""

    async def close(self) -> None:
        """Let go of the database."""


def appender(database: Database) -> Appender:
    """Whoever appends to the logs of a database."""
    return _InSqlite(database) if database.embedded else _InPostgresql(database)


# ── PostgreSQL ───────────────────────────────────────────────────────────────────────────────────────────────────────

# The tables are joined with what was written, so that the entries are written first: of two processes that append to
# the same tables one then waits there, and never both for each other.
_STATEMENT: Final = """
WITH written AS (
    INSERT INTO entries (table_id, seq, at, body)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::float8[], $4::text[])
    RETURNING table_id
)
UPDATE tables SET status = new.status, seq = new.seq, summary = new.summary, changed_at = new.changed_at,
    due_at = new.due_at, claimed_by = new.claimed_by, claimed_until = new.claimed_until
FROM unnest($5::text[], $6::text[], $7::integer[], $8::text[], $9::float8[], $10::float8[], $11::text[], $12::float8[])
    AS new (id, status, seq, summary, changed_at, due_at, claimed_by, claimed_until)
WHERE tables.id = new.id AND new.id IN (SELECT table_id FROM written)
"""


class _Driver(Protocol):
    """What is asked of a connection of asyncpg, which has no types of its own."""

    async def execute(self, statement: str, *values: Sequence[object]) -> str: ...


class _InPostgresql:
    """One connection of the pool, kept for this alone."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: AsyncConnection | None = None
        self._driver: _Driver | None = None

    async def write(self, entries: Sequence[NewEntry], changes: Sequence[Change]) -> None:
        try:
            driver = self._driver or await self._connect()
            await driver.execute(_STATEMENT, *zip(*entries, strict=True), *zip(*changes, strict=True))
        except asyncpg.UniqueViolationError as error:
            raise NotWritten from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError, OSError) as error:
            await self.close()
            raise NotWritten from error

    async def _connect(self) -> _Driver:
        self._kept = await self._database.engine.connect()
        raw = await self._kept.get_raw_connection()
        driver = cast(_Driver, raw.driver_connection)
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
    "UPDATE tables SET status = ?2, seq = ?3, summary = ?4, changed_at = ?5, due_at = ?6, claimed_by = ?7,"
    " claimed_until = ?8 WHERE id = ?1"
)


class _InSqlite:
    """A thread with a connection of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ventaglio-appending")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[NewEntry], changes: Sequence[Change]) -> None:
        loop = asyncio.get_running_loop()
        async with self._database.turn():
            try:
                await loop.run_in_executor(self._thread, self._write, entries, changes)
            except sqlite3.Error as error:
                raise NotWritten from error

    def _write(self, entries: Sequence[NewEntry], changes: Sequence[Change]) -> None:
        connection = self._connection or self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(_INSERT, entries)
            connection.executemany(_UPDATE, changes)
            connection.execute("COMMIT")
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
