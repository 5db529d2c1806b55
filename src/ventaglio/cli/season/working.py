"""How a command of the season works: it finds its circuit, writes in its log or reads, and tells."""

import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from ventaglio.cli.database import ask, opened
from ventaglio.cli.tournament.working import clock
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, terminal
from ventaglio.server.desk.archive import Archive
from ventaglio.server.desk.circuits import Circuits
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url, default_folder
from ventaglio.tournaments.words.season import SeasonWords

WHICH: Final = "VENTAGLIO_CIRCUIT"


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """What every command may be told: where the data is, which circuit, who signs."""

    id: Annotated[str | None, Parameter(name="--id", help="opt-season-id")] = None
    by: Annotated[str, Parameter(name="--as", help="opt-tournament-by")] = "director"
    data: Annotated[Path | None, Parameter(name="--data", help="opt-data")] = None


HERE: Final = Where()


class Session:
    """One command at work."""

    def __init__(self, database: Database, where: Where) -> None:
        self.database = database
        self.archive = Archive(database)
        self.circuits = Circuits(database, self.archive, clock)
        self.by = where.by
        self.place = terminal()
        self.words = SeasonWords(self.place)
        self._named = where.id or os.environ.get(WHICH, "")

    async def id(self) -> str:
        """The circuit that is named, or the only one there is."""
        if self._named:
            return self._named
        known = await self.circuits.list()
        if len(known) == 1:
            return known[0].id
        named = ", ".join(f"{one.id} ({one.name})" for one in known[:5])
        raise BadInput(self.place.text("season-which", many=len(known), known=named or "none"))


def work(where: Where, job: Callable[[Session], Awaitable[int | None]]) -> int:
    """Do a job with the circuits there are."""

    async def done() -> int:
        folder = where.data or default_folder()
        if not database_url(folder).startswith("postgresql"):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        async with opened(folder) as database:
            return await job(Session(database, where)) or DONE

    return ask(done())
