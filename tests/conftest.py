"""What all tests share: what they are marked with, and servers, started once for all who test at the same time."""

import asyncio
import gc
import os
import shutil
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from sqlalchemy import make_url

from tests.running import Server, running_servers
from tests.servers import Postgres, postgres, valkey
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.migrate import migrate

# How long an example takes depends on what else the machine is doing: that is nothing for a law to fail by. And whoever
# changes something is told about that, not about what chance has found elsewhere: chance has the nights.
settings.register_profile("by-chance", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("always-the-same", settings.get_profile("by-chance"), derandomize=True)
settings.load_profile("always-the-same")

# ── What a test needs ────────────────────────────────────────────────────────────────────────────────────────────────


def pytest_itemcollected(item: pytest.Item) -> None:
    """What a test asks for says what it needs: nobody has to mark it. Whatever starts a program of its own is long."""
    assert isinstance(item, pytest.Function)
    # A folder of tests with an `__init__.py` makes modules of one name of two files: one of them would never run.
    assert Path(item.module.__file__) == item.path, f"instead of {item.path} another is collected: {item.module}"
    asked = set(item.fixturenames)
    if "browser" in asked:
        item.add_marker("browser")
    if asked & {"server", "watched", "shell"}:
        item.add_marker("long")
    chosen = item.callspec.params.get("database_url") if hasattr(item, "callspec") else None
    if chosen == "postgresql" or asked & {"postgres_server", "valkey_url"}:
        item.add_marker("database")
    if any(item.get_closest_marker(kind) for kind in ("browser", "long", "database")):
        # Browsers and servers on a machine at work can outpace each other as no person would. What fails is tried once
        # more, alone on a page of its own, and whoever reads the summary is told (R): a race is to be mended.
        item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Thousands of tests are made and none is given up: to look for garbage among them takes a third of the time.

    Where several processes look for all tests, each begins somewhere else. What one has rewritten so that assertions
    explain themselves, which takes most of the time in a new clone, the others find when they come there.
    """
    if hasattr(session.config, "workerinput") and session.config.args == session.config.getini("testpaths"):
        _begin_elsewhere(session.config)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def _begin_elsewhere(config: pytest.Config) -> None:
    """Have the process look for tests in the order of all the others, but from a place of its own on."""
    told = config.workerinput  # type: ignore[attr-defined]
    (whole,) = config.getini("testpaths")
    inside = sorted((config.rootpath / whole).iterdir())
    places = [one for one in inside if one.name.startswith("test_") or (one.is_dir() and one.name[0] not in "._")]
    sizes = [sum(file.stat().st_size for file in one.rglob("*.py")) for one in places]
    own, count = int(told["workerid"].removeprefix("gw")) % told["workercount"], told["workercount"]
    first = next(at for at in range(len(places)) if sum(sizes[: at + 1]) * count > sum(sizes) * own)
    config.args = [str(one) for one in (*places[first:], *places[:first])]
    config.stash[BEGUN_ELSEWHERE] = True


BEGUN_ELSEWHERE: Final = pytest.StashKey[bool]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where several processes test at once, each begins with its share of the long tests, first those in a browser.

    A process is given neighbours, and what is left to take over from another at the end had better be short.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if config.stash.get(BEGUN_ELSEWHERE, False):
        # All processes must have found the same tests in the same order.
        items.sort(key=lambda one: one.path.relative_to(config.rootpath).parts[:2])
    kinds: dict[str, list[pytest.Item]] = {"browser": [], "long": [], "": []}
    for one in items:
        kinds[next((kind for kind in kinds if kind and one.get_closest_marker(kind)), "")].append(one)
    browsing, lasting, short = kinds.values()
    size = -(-len(items) // workers)
    items.clear()
    for worker in range(workers):
        # Long tests that are neighbours share a server, or what they have played.
        start, end = (len(lasting) * part // workers for part in (worker, worker + 1))
        share = [*browsing[worker::workers], *lasting[start:end]]
        rest = max(0, size - len(share))
        items += [*share, *short[:rest]]
        short = short[rest:]
    items += short


# ── Servers that tests share ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run of the tests know."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def postgres_server(shared_folder: Path) -> Iterator[Postgres]:
    with postgres(shared_folder) as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: Postgres, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database; for a test that asks for one with its tables, of a copy that has them."""
    chosen = getattr(request.node, "callspec", None)
    tables = "database" in request.fixturenames and chosen and chosen.params.get("database_url") == "postgresql"
    like = make_url(request.getfixturevalue("migrated_on_postgres")).database if tables else None
    with postgres_server.fresh_database(like or "template0") as url:
        yield url


@pytest.fixture(scope="session")
def valkey_url(shared_folder: Path) -> Iterator[str]:
    with valkey(shared_folder) as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of ours, for all who test its addresses or the protocol: tables are many, and none knows of another."""
    with running_servers(1, tmp_path_factory.mktemp("server") / "data", True) as (one,):
        yield one


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run as the server does."""
    return "asyncio"


# ── A database for a test, once on SQLite and once on PostgreSQL ─────────────────────────────────────────────────────


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


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with all its tables: a copy of it is sooner there than the tables are made again."""

    path = tmp_path_factory.mktemp("migrated") / "ventaglio.sqlite3"
    asyncio.run(_migrated(sqlite_url(str(path))))
    return path


@pytest.fixture(scope="session")
def migrated_on_postgres(postgres_server: Postgres) -> Iterator[str]:
    """The address of a database with all its tables, for others to be copies of it."""
    with postgres_server.fresh_database() as url:
        asyncio.run(_migrated(url))
        yield url


async def _migrated(url: str) -> None:
    database = Database(url)
    await migrate(database)
    await database.close()


@pytest.fixture
async def database(empty_database: Database, migrated_file: Path) -> Database:
    """A database with all its tables, and nothing in them."""
    if empty_database.embedded:
        shutil.copyfile(migrated_file, empty_database.url.removeprefix(sqlite_url("")))
    return empty_database
