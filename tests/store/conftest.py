"""A database for a test: each test of the store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ventaglio.store.database import Database, sqlite_url
from ventaglio.store.migrate import migrate


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(str(tmp_path / "ventaglio.sqlite3"))
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def empty_database(database_url: str) -> AsyncIterator[Database]:
    """A database as it is before a server has ever started on it."""
    database = Database(database_url)
    yield database
    await database.close()


@pytest.fixture
async def database(empty_database: Database) -> Database:
    """A database with all its tables, and nothing in them."""
    await migrate(empty_database)
    return empty_database
