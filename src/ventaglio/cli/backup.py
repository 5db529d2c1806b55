"""``ventaglio backup`` and ``ventaglio restore``: copy the data of a server, which may go on running, and go back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from ventaglio.cli.database import ask
from ventaglio.games.common.terminal.screen import DONE, terminal
from ventaglio.server.store import backup as copies
from ventaglio.server.store.copying import Progress as Told
from ventaglio.server.store.folder import database_url, default_folder


def make_backup(
    folder: Annotated[Path, Parameter(help="opt-backup-folder")],
    /,
    *,
    data: Annotated[Path | None, Parameter(help="opt-data")] = None,
) -> int:
    """Copy the data folder, and the database wherever it is."""
    place = terminal()
    source = data or default_folder()
    url = database_url(source)
    with _shown("backup-progress") as told:
        if url.startswith("sqlite"):
            copies.backup(source, folder, told)
        else:
            ask(copies.backup_server(url, source, folder, told))
    place.line(place.text("backup-done", source=str(source), folder=str(folder)), whole=True)
    return DONE


def restore(
    folder: Annotated[Path, Parameter(help="opt-restore-folder")],
    /,
    *,
    data: Annotated[Path | None, Parameter(help="opt-data")] = None,
) -> int:
    """Put a copy in the place of data that is lost."""
    place = terminal()
    target = data or default_folder()
    with _shown("restore-progress") as told:
        ask(copies.restore(folder, target, database_url(target), told))
    place.line(place.text("restore-done", folder=str(folder), target=str(target)), whole=True)
    return DONE


@contextmanager
def _shown(what: str) -> Iterator[Told]:
    """A bar that fills, for whoever sits at a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(terminal().text(what))
        yield lambda done, of: bar.update(task, completed=done, total=of)
