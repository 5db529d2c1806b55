"""``ventaglio backup``: copy the data of a server, which may go on running meanwhile."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from ventaglio.store.backup import backup, refuse_server
from ventaglio.store.folder import database_url, default_folder
from ventaglio.terminal.terminal import DONE, terminal


def make_backup(
    folder: Annotated[Path, Parameter(help="opt-backup-folder")],
    /,
    *,
    data: Annotated[Path | None, Parameter(help="opt-data")] = None,
) -> int:
    """Copy the data folder."""
    place = terminal()
    source = data or default_folder()
    refuse_server(database_url(source))
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    screen = Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(place.text("backup-progress"))
        backup(source, folder, lambda done, of: bar.update(task, completed=done, total=of))
    place.line(place.text("backup-done", source=str(source), folder=str(folder)), whole=True)
    return DONE
