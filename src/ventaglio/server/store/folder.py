"""The data folder: everything of a server that must not be lost, in one place that a person can copy."""

import os
import secrets
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

SECRET: Final = "secret"  # noqa: S105 -- the name of a file
_BYTES: Final = 32
_PATIENCE: Final = 5.0


def default_folder(env: Mapping[str, str] = os.environ) -> Path:
    """Where data goes when nobody says otherwise."""
    if named := env.get("VENTAGLIO_DATA"):
        return Path(named).expanduser()
    home = env.get("XDG_DATA_HOME", "")
    # The standard has relative paths ignored.
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    usual = _usual(env)
    # Whoever has data there from before goes on with it.
    return base / "ventaglio" if usual is None or home or (base / "ventaglio").is_dir() else usual / "ventaglio"


def _usual(env: Mapping[str, str]) -> Path | None:
    """Where programs keep their data on this system, if it has a place of its own for that."""
    match sys.platform:
        case "win32":
            local = env.get("LOCALAPPDATA", "")
            return Path(local) if local else Path.home() / "AppData" / "Local"
        case "darwin":
            return Path.home() / "Library" / "Application Support"
        case _:
            return None


def database_file(folder: Path) -> Path:
    """The SQLite database of a data folder."""
    return folder / "ventaglio.sqlite3"


def database_url(folder: Path, env: Mapping[str, str] = os.environ) -> str:
    """The address of the database: that of a PostgreSQL server if one is named, else the file in the folder."""
    from ventaglio.server.store.database import sqlite_url

    return env.get("VENTAGLIO_DATABASE") or sqlite_url(str(database_file(folder)))


def make_folder(folder: Path) -> None:
    """A data folder, for its owner alone, unless it is there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def secret(folder: Path) -> bytes:
    """The key that signs sessions, made when it is first wanted; all who start at that moment get the same one."""
    make_folder(folder)
    path = folder / SECRET
    if not path.exists():
        _make(path)
    until = time.monotonic() + _PATIENCE
    while not (found := path.read_bytes()) and time.monotonic() < until:
        # Somebody else is just making it, where that takes two steps.
        time.sleep(0.01)
    return found


def _make(path: Path) -> None:
    # A link, unlike a rename, fails where somebody was quicker; and what it names is whole from the beginning.
    beside = path.with_name(f"{path.name}.{secrets.token_hex(8)}.part")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
            file.write(secrets.token_bytes(_BYTES))
            file.flush()
            os.fsync(file.fileno())
        _name(beside, path)
    except FileExistsError:
        pass
    finally:
        beside.unlink(missing_ok=True)


def _name(beside: Path, path: Path) -> None:
    """Give a whole file its name, unless somebody was quicker."""
    try:
        os.link(beside, path)
    except FileExistsError:
        raise
    except (OSError, AttributeError, NotImplementedError):
        # Not every file system knows links: on a stick, or on a network's drive. There a file is taken by making it.
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
            file.write(beside.read_bytes())
