"""One server at a time on a database that is a file, unless all of them say that there are others.

The lock is one of SQLite's own, on an empty database beside the real one. There are such locks on every system; they
end with whoever held them, also when he dies.
"""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import sqlite_url

PATIENCE: Final = 2.0
"""Seconds to wait for one that is about to stop."""

_FILE: Final = sqlite_url("")


@contextlib.contextmanager
def served(database: str, *, several: bool, patience: float = PATIENCE) -> Iterator[None]:
    """Hold a database for as long as a server serves it. Raises `BadInput` where another does, and would not know.

    Those who tell each other what they write, ``several``, may share it. A database server has its own ways.
    """
    if not database.startswith(_FILE):
        yield
        return
    file = Path(database.removeprefix(_FILE))
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    held = sqlite3.connect(f"{file}.lock", timeout=patience, isolation_level=None)
    try:
        try:
            held.execute("BEGIN" if several else "BEGIN EXCLUSIVE")
            held.execute("SELECT COUNT(*) FROM sqlite_master").fetchall()
        except sqlite3.OperationalError as error:
            raise BadInput(f"{file} is in use: {error}", "folder-in-use", folder=str(file.parent)) from error
        yield
    finally:
        held.close()
