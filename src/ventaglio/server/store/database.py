"""The database, whichever it is: SQLite in one file of the data folder, or PostgreSQL by its address."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import Table, event
from sqlalchemy.dialects.postgresql import insert as insert_in_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_in_sqlite
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

BUSY_MILLISECONDS: Final = 15_000
"""How long one writer of SQLite waits for another before it gives up."""

RESTED: Final = 1.0
"""Seconds after which a connection is asked whether it is still there."""


class Database:
    """Reads and writes. A write is one transaction, and what was read in it cannot change before it ends."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.embedded = url.startswith("sqlite")
        self.engine: AsyncEngine = _sqlite(url) if self.embedded else _postgresql(url)
        # Of SQLite there is one writer at a time in any case: waiting here costs less than waiting in its busy loop.
        self._turn: contextlib.AbstractAsyncContextManager[Any] | None = asyncio.Lock() if self.embedded else None

    def turn(self) -> contextlib.AbstractAsyncContextManager[Any]:
        """The turn to write, for as long as a block lasts."""
        return self._turn or contextlib.nullcontext()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads."""
        async with self.engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end unless something is raised."""
        async with self.turn(), self.engine.connect() as opened:
            connection = await opened.execution_options(immediate=True)
            async with connection.begin():
                yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def insert_new(connection: AsyncConnection, table: Table) -> Any:
    """An insertion that leaves rows alone which are there already."""
    kind = insert_in_postgresql if connection.dialect.name == "postgresql" else insert_in_sqlite
    return kind(table).on_conflict_do_nothing()


def sqlite_url(path: str) -> str:
    """The address of a SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


def _sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": BUSY_MILLISECONDS / 1000})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        prepare_sqlite(connection)

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        immediate = connection.get_execution_options().get("immediate", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


def prepare_sqlite(connection: Any) -> None:
    """Set a new connection of SQLite, of whichever driver, as every connection of the house is set."""
    # The driver's own BEGIN is deferred: two who read and then write would overwrite each other.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        # Every commit reaches the disk: what was acknowledged survives a power cut, not only a crash.
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _postgresql(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    dialect = engine.sync_engine.dialect

    @event.listens_for(engine.sync_engine, "checkin")
    def rest(_: Any, record: Any) -> None:
        record.info["rested_since"] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def wake(connection: Any, record: Any, _: Any) -> None:
        """A connection that has rested for a while may be dead; to ask each time would cost more than most queries."""
        if time.monotonic() - record.info.get("rested_since", 0.0) < RESTED:
            return
        try:
            dialect.do_ping(connection)
        except Exception as error:
            raise DisconnectionError("the database has hung up") from error

    return engine
