"""Bringing a database up to date: the tables of `schema`, step by step from wherever the database stands.

A step is a file in ``migrations/versions``. ``python -m ventaglio.store.migrate WHAT`` writes the next one, from what
`schema` has and the steps so far do not make; read it before you trust it.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ventaglio.store.database import Database, sqlite_url

_SCRIPTS: Final = Path(__file__).with_name("migrations")

_LOCK: Final = 0x56454E54
"""The number by which servers that start at the same time know each other's lock in PostgreSQL."""


async def migrate(database: Database) -> None:
    """Take every step that this database has not taken yet. Of several who start at once, one does it."""
    # In SQLite a transaction that writes is alone in any case.
    async with database.writing() as connection:
        if not database.embedded:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        await connection.run_sync(lambda on: command.upgrade(_config(on), "head"))


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
