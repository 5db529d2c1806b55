"""A copy of the data of a server, which may go on running, and the way back from it.

A copy is a data folder: the database as it was at one moment, in a file, and whatever else lies beside it. A server can
be started on it as it is, also where the original was a PostgreSQL server.
"""

import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.copying import Progress, copy_rows, one_moment, rows_in
from ventaglio.server.store.database import Database, sqlite_url
from ventaglio.server.store.folder import SECRET, database_file, make_folder
from ventaglio.server.store.migrate import alone, climb, migrate, standing

_PAGES: Final = 2_000
"""Pages copied between two reports of progress."""

_PASSING: Final = ("-wal", "-shm", "-journal", ".part", ".lock")
"""How the names of files end that are there only while somebody works: the copy of the database needs none of them."""


def _quiet(done: int, of: int) -> None:
    """Tell nobody."""


# ── Copying ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def backup(data: Path, destination: Path, progress: Progress = _quiet, *, idle: bool = False) -> None:
    """Copy a data folder to a new one, which is there whole or not at all. ``progress`` is told pages done, and all.

    ``idle``: no server is at work on it, and nothing shall be left in it.
    """
    source = database_file(data)
    if not os.path.lexists(destination) and not source.is_file():
        raise BadInput(f"there is no database in {data}", "backup-nothing", folder=data)
    with _made(data, destination) as beside:
        _copy_database(source, database_file(beside), progress, idle=idle)


async def backup_server(url: str, data: Path, destination: Path, progress: Progress = _quiet) -> None:
    """Copy a PostgreSQL database and the data folder beside it to a new folder, which can be served as it is."""
    database = Database(url)
    try:
        with _made(data, destination) as beside:
            async with _read(database) as (source, step), _file(database_file(beside), step) as target:
                await copy_rows(source, target, progress)
            _check(database_file(beside))
    finally:
        await database.close()


@contextlib.asynccontextmanager
async def _read(database: Database) -> AsyncIterator[tuple[AsyncConnection, str]]:
    async with one_moment(database) as source:
        step = await source.run_sync(standing)
        if step is None:
            raise BadInput("there is nothing in this database", "backup-nothing-there")
        yield source, step


@contextlib.asynccontextmanager
async def _file(path: Path, step: str) -> AsyncIterator[AsyncConnection]:
    """A new SQLite file with the tables of that step, to be filled."""
    database = Database(sqlite_url(str(path)))
    try:
        await migrate(database, step)
        async with database.writing() as target:
            yield target
    finally:
        await database.close()


@contextlib.contextmanager
def _made(data: Path, destination: Path) -> Iterator[Path]:
    """A folder to be filled, with all that lies beside the database already in it; it gets its name at the end."""
    if os.path.lexists(destination):
        raise BadInput(f"{destination} exists already: name a new folder", "backup-exists", folder=destination)
    if destination.resolve().is_relative_to(data.resolve()):
        raise BadInput(f"{destination} lies in the folder to be copied", "backup-inside", folder=destination)
    destination.parent.mkdir(parents=True, exist_ok=True)
    # What mkdtemp makes is for its owner alone, as is right for a folder with a secret in it.
    beside = Path(tempfile.mkdtemp(prefix=f".{destination.name}.", dir=destination.parent))
    try:
        _copy_others(data, beside)
        yield beside
        beside.rename(destination)
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        raise


def _copy_others(data: Path, into: Path) -> None:
    for one in sorted(data.iterdir() if data.is_dir() else ()):
        if os.path.lexists(into / one.name):
            continue
        if one.is_dir():
            shutil.copytree(one, into / one.name)
        elif one.is_file() and one != database_file(data) and not one.name.endswith(_PASSING):
            shutil.copy2(one, into / one.name)


# ── Going back ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def restore(copy: Path, data: Path, url: str, progress: Progress = _quiet) -> None:
    """Put a copy in the place of data that is lost: into a new data folder, and an empty database where one is named.

    It is there whole or not at all, and never over something else.
    """
    server = not url.startswith("sqlite")
    _refuse_occupied(copy, data, server=server)
    async with _up_to_date(copy) as source:
        if server:
            await _fill(source, copy, data, url, progress)
    if not server:
        backup(copy, data, progress, idle=True)


def _refuse_occupied(copy: Path, data: Path, *, server: bool) -> None:
    if not database_file(copy).is_file():
        raise BadInput(f"there is no copy in {copy}", "restore-nothing", folder=copy)
    if not server:
        with contextlib.suppress(OSError):
            data.rmdir()  # where it is empty
        if os.path.lexists(data):
            raise BadInput(f"{data} is there and not empty", "restore-occupied", folder=data)
    ours, theirs = data / SECRET, copy / SECRET
    if ours.is_file() and theirs.is_file() and ours.read_bytes() != theirs.read_bytes():
        raise BadInput(f"{data} has another secret", "restore-secret", file=ours)


@contextlib.asynccontextmanager
async def _up_to_date(copy: Path) -> AsyncIterator[Database]:
    """What a copy holds, checked and brought up to date; the copy itself stays as it is."""
    with tempfile.TemporaryDirectory(prefix="ventaglio-") as folder:
        own = database_file(Path(folder))
        _copy_database(database_file(copy), own, _quiet, idle=True)
        source = Database(sqlite_url(str(own)))
        try:
            await migrate(source)
            yield source
        finally:
            await source.close()


async def _fill(source: Database, copy: Path, data: Path, url: str, progress: Progress) -> None:
    database = Database(url)
    try:
        async with one_moment(source) as rows, alone(database) as target:
            await target.run_sync(climb)
            if await rows_in(target):
                raise BadInput("the database is not empty", "restore-filled")
            await copy_rows(rows, target, progress)
            # As the last thing before the commit: without the secret everybody would be a stranger.
            make_folder(data)
            _copy_others(copy, data)
    finally:
        await database.close()


def _copy_database(source: Path, target: Path, progress: Progress, *, idle: bool = False) -> None:
    # A reader would leave files beside a database that nobody else has open, and could not read a write-protected one.
    still = idle and not source.with_name(f"{source.name}-wal").exists()
    address = f"{source.resolve().as_uri()}?{'immutable=1' if still else 'mode=ro'}"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        # Readers and writers do not hinder each other here, and in one transaction the reader sees one moment. Without
        # it every write of a server would send the copy back to its beginning.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=_PAGES, progress=lambda _, left, of: progress(of - left, of))
    _check(target, source)


def _check(target: Path, source: Path | None = None) -> None:
    """See that a copy is sound, and that it is on the disk."""
    with closing(sqlite3.connect(target)) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        named = source or target
        raise BadInput(f"the copy of {named} is damaged: {found}", "backup-damaged", file=named, trouble=found)
    with target.open("rb+") as file:
        os.fsync(file.fileno())
