"""A copy of the data folder while servers run: the database as it was at one moment, and whatever else lies there."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.store.folder import database_file

_PAGES: Final = 2_000
"""Pages copied between two reports of progress."""

_PASSING: Final = ("-wal", "-shm", "-journal", ".part")
"""How the names of files end that are there only while somebody works: the copy of the database needs none of them."""


def backup(data: Path, destination: Path, progress: Callable[[int, int], None] = lambda done, of: None) -> None:
    """Copy a data folder to a new one, which is there whole or not at all. ``progress`` is told pages done, and all."""
    if os.path.lexists(destination):
        raise BadInput(f"{destination} exists already: name a new folder", "backup-exists", folder=destination)
    source = database_file(data)
    if not source.is_file():
        raise BadInput(f"there is no database in {data}", "backup-nothing", folder=data)
    if destination.resolve().is_relative_to(data.resolve()):
        raise BadInput(f"{destination} lies in the folder to be copied", "backup-inside", folder=destination)
    destination.parent.mkdir(parents=True, exist_ok=True)
    # What mkdtemp makes is for its owner alone, as is right for a folder with a secret in it.
    beside = Path(tempfile.mkdtemp(prefix=f".{destination.name}.", dir=destination.parent))
    try:
        for one in sorted(data.iterdir()):
            if one.is_dir():
                shutil.copytree(one, beside / one.name)
            elif one.is_file() and one != source and not one.name.endswith(_PASSING):
                shutil.copy2(one, beside / one.name)
        _copy_database(source, beside / source.name, progress)
        beside.rename(destination)
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        raise


def refuse_server(url: str) -> None:
    """A database that is not in the folder cannot be copied with it: say how else."""
    if not url.startswith("sqlite"):
        sentence = (
            "the database is a PostgreSQL server: copy it with its own tool, pg_dump, and the data folder by hand"
        )
        raise BadInput(sentence, "backup-postgresql")


def _copy_database(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        # Readers and writers do not hinder each other here, and in one transaction the reader sees one moment. Without
        # it every write of a server would send the copy back to its beginning.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()
        old.backup(new, pages=_PAGES, progress=lambda _, left, of: progress(of - left, of))
        found = new.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BadInput(f"the copy of {source} is damaged: {found}", "backup-damaged", file=source, trouble=found)
    with target.open("rb+") as file:
        os.fsync(file.fileno())
