"""``ventaglio serve``: tables for people, in the browser."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ventaglio.games.common.terminal.screen import Terminal, terminal
from ventaglio.server.store.folder import default_folder


def serve(
    *,
    port: Annotated[int, Parameter(help="opt-serve-port")] = 8765,
    host: Annotated[str, Parameter(help="opt-serve-host")] = "127.0.0.1",
    data: Annotated[Path | None, Parameter(help="opt-serve-data")] = None,
    browser: Annotated[bool, Parameter(help="opt-serve-browser")] = True,
    bounds: Annotated[str | None, Parameter(help="opt-serve-bounds")] = None,
    backup_every: Annotated[float | None, Parameter(help="opt-serve-backup-every")] = None,
    backup_keep: Annotated[int | None, Parameter(help="opt-serve-backup-keep")] = None,
    backup_folder: Annotated[Path | None, Parameter(help="opt-serve-backup-folder")] = None,
) -> None:
    """Serve until interrupted."""
    from ventaglio.cli.database import ask
    from ventaglio.server.store.migrate import refuse_newer
    from ventaglio.server.web.house import Settings
    from ventaglio.server.web.serve import serve as run

    place = terminal()
    folder = data or default_folder()
    place.say("serve-data", folder=str(folder))

    def opened(addresses: tuple[str, ...]) -> None:
        first, *others = addresses
        place.say("serve-ready", address=first)
        for other in others:
            place.say("serve-also", address=other)
        if place.console.is_terminal:
            _show(place, first)
        place.console.file.flush()

    told = {
        "VENTAGLIO_BOUNDS": bounds,
        "VENTAGLIO_BACKUP_EVERY": backup_every,
        "VENTAGLIO_BACKUP_KEEP": backup_keep,
        "VENTAGLIO_BACKUP_FOLDER": backup_folder,
    }
    said = {name: str(value) for name, value in told.items() if value is not None}
    settings = Settings.of(folder, {**os.environ, **said})
    ask(refuse_newer(settings.database))
    run(settings, host, port, opened=opened, browser=browser)
    place.say("serve-stopped")


def _show(place: Terminal, address: str) -> None:
    """For the phones in the room: the address to point a camera at, or why they cannot come in."""
    from ventaglio.server.web.addresses import only_here
    from ventaglio.tournaments.paper.qr import blocks

    if only_here(address):
        place.say("serve-only-here")
    elif place.symbols:
        place.say("serve-code")
        place.console.print(blocks(address), style="#ffffff on #000000", soft_wrap=True, highlight=False)
