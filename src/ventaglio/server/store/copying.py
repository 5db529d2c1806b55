"""Copying one database into another, whichever they are: row by row, a few at a time, as it was at one moment.

So a copy of a PostgreSQL server is a SQLite file like any other, which a server can be started on at once.
"""

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.aside import PREFIX
from ventaglio.server.store.database import Database

ROWS: Final = 200
"""Rows that are in memory at once."""

Progress = Callable[[int, int], None]

_STEPS: Final = "alembic_version"
"""The table that says how far a database has come; who makes the tables of a copy has filled it."""


@contextlib.asynccontextmanager
async def one_moment(database: Database) -> AsyncIterator[AsyncConnection]:
    """A connection that sees a database as it is now, whatever others write meanwhile."""
    async with database.engine.connect() as opened:
        connection = opened
        if not database.embedded:
            connection = await opened.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        async with connection.begin():
            yield connection


async def copy_rows(source: AsyncConnection, target: AsyncConnection, progress: Progress) -> None:
    """Copy every row into tables that are there and empty. ``progress`` is told the rows done, and all."""
    tables = await source.run_sync(_tables)
    for table in tables:
        if table.name.startswith(PREFIX):
            # No step makes these: they hold what the steps to come take up again.
            await target.run_sync(table.to_metadata(MetaData()).create)
    into = {table.name: table for table in await target.run_sync(_tables)}
    counts = [await _count(source, table) for table in tables]
    done, of = 0, sum(counts)
    for table, count in zip(tables, counts, strict=True):
        async for some in _read(source, table):
            await target.execute(insert(into[table.name]), some)
            done += len(some)
            progress(done, of)
        if (found := await _count(target, into[table.name])) != count:
            raise BadInput(
                f"of {count} rows of {table.name} {found} were copied",
                "backup-lacking",
                table=table.name,
                found=found,
                count=count,
            )
    if target.dialect.name == "postgresql":
        await _count_on(target, list(into.values()))
    progress(of, of)


async def rows_in(connection: AsyncConnection) -> int:
    """How many rows a database has, apart from what is put aside."""
    tables = [table for table in await connection.run_sync(_tables) if not table.name.startswith(PREFIX)]
    return sum([await _count(connection, table) for table in tables])


def _tables(connection: Connection) -> list[Table]:
    """The tables of a database as they are there, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _STEPS]


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _read(source: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """The rows of a table, a few at a time."""
    async with source.stream(select(table).execution_options(yield_per=ROWS)) as rows:
        async for some in rows.mappings().partitions():
            yield [dict(row) for row in some]


async def _count_on(connection: AsyncConnection, tables: list[Table]) -> None:
    """PostgreSQL numbers rows by counters of its own, which know nothing of rows that bring their numbers along."""
    for table in tables:
        for column in table.primary_key.columns:
            names: dict[str, Any] = {"table": table.name, "column": column.name}
            counter = text("SELECT pg_get_serial_sequence(:table, :column)")
            name = (await connection.execute(counter, names)).scalar_one()
            if name is None:
                continue
            last = (await connection.execute(select(func.max(column)))).scalar_one()
            await connection.execute(
                text("SELECT setval(:name, :last, :used)"), {"name": name, "last": last or 1, "used": last is not None}
            )
