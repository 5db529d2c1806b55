"""Bringing a database up to date: the tables of `schema`, step by step from wherever the database stands.

A step is a file in ``migrations/versions``. ``python -m ventaglio.server.store.migrate WHAT`` writes the next one, from
what `schema` has and the steps so far do not make; read it before you trust it.
"""

import asyncio
import contextlib
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database, sqlite_url

_SCRIPTS: Final = Path(__file__).with_name("migrations")

_LOCK: Final = 0x56454E54
"""The number by which servers that start at the same time know each other's lock in PostgreSQL."""


async def migrate(database: Database, to: str = "head") -> None:
    """Take every step that this database has not taken yet. Of several who start at once, one does it.

    Where none is left, which is so whenever a command is not the first, a look is enough.
    """
    async with database.reading() as looking:
        if await looking.run_sync(standing) == (steps()[-1] if to == "head" else to):
            return
    async with alone(database) as connection:
        await connection.run_sync(lambda on: climb(on, to))


@contextlib.asynccontextmanager
async def alone(database: Database) -> AsyncIterator[AsyncConnection]:
    """A transaction for one who changes the tables themselves, while nobody else does."""
    # In SQLite a transaction that writes is alone in any case.
    async with database.writing() as connection:
        if not database.embedded:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        yield connection


def climb(connection: Connection, to: str = "head") -> None:
    """Take the steps up, on a connection that is alone. A database that is further on than this program is left."""
    standing(connection)
    command.upgrade(_config(connection), to)


def descend(connection: Connection, to: str) -> None:
    """Take the steps back, down to one of them or to ``base``: tables that came with them are lost, columns kept."""
    standing(connection)
    command.downgrade(_config(connection), to)


@cache
def steps() -> tuple[str, ...]:
    """The steps this program knows, the first one first."""
    scripts = ScriptDirectory(str(_SCRIPTS))
    return tuple(reversed([one.revision for one in scripts.walk_revisions()]))


def standing(connection: Connection) -> str | None:
    """The last step that a database has taken. One that this program does not know is a later program's."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in (known := steps()):
        raise BadInput(
            f"the database is of a newer version of the program (step {found}, known is {known[-1]})",
            "schema-newer",
            found=found,
            known=known[-1],
        )
    return found


async def refuse_newer(url: str) -> None:
    """Say so at once where a later program has been at work on a database. What is not there yet is not made."""
    database = Database(url)
    try:
        # To open a file that is not there would make it.
        if not database.embedded or os.access(database.engine.url.database or "", os.F_OK):
            async with database.reading() as connection:
                await connection.run_sync(standing)
    finally:
        await database.close()


async def write_step(what: str, into: Path) -> Path:
    """Write the step that leads from those there are to `schema`."""
    with tempfile.TemporaryDirectory() as folder:
        database = Database(sqlite_url(f"{folder}/scratch.sqlite3"))
        try:
            await migrate(database)
            async with database.writing() as connection:
                return await connection.run_sync(lambda on: _written(_config(on), what, into))
        finally:
            await database.close()


def _written(config: Config, what: str, into: Path) -> Path:
    number = f"{sum(1 for _ in ScriptDirectory.from_config(config).walk_revisions()) + 1:04}"
    locations = dict.fromkeys((str(_SCRIPTS / "versions"), str(into)))
    config.set_main_option("version_locations", "\n".join(locations))
    made = command.revision(config, what, autogenerate=True, rev_id=number, version_path=str(into))
    assert made is not None
    assert not isinstance(made, list)
    return Path(made.path)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS))
    config.set_main_option("path_separator", "newline")
    config.attributes["connection"] = connection
    return config


if __name__ == "__main__":
    asyncio.run(write_step(" ".join(sys.argv[1:]), _SCRIPTS / "versions"))
