"""How a command of those who run the house works: on the database of a server, with its line in the audit."""

import getpass
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from ventaglio.cli.database import ask, opened
from ventaglio.cli.showing import clean
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, terminal
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_file, database_url, default_folder
from ventaglio.server.store.house import HouseRows
from ventaglio.server.store.managing import Managing
from ventaglio.server.store.people import FOR_EVER, People, Person
from ventaglio.server.store.service import LAPSE

clock: Callable[[], float] = time.time
"""What time it is, for every line of the audit."""

_SPAN: Final = re.compile(r"([1-9][0-9]{0,4})([mhd])")
_SECONDS: Final = {"m": 60.0, "h": 3600.0, "d": 24 * 3600.0}


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """What every command may be told: where the data is, and who signs."""

    by: Annotated[str, Parameter(name="--as", help="opt-admin-by", show_default=False)] = ""
    data: Annotated[Path | None, Parameter(name="--data", help="opt-data")] = None


HERE: Final = Where()
Json = Annotated[bool, Parameter(help="opt-json", negative="")]
Why = Annotated[str, Parameter(name="--why", help="opt-admin-why")]
Who = Annotated[str, Parameter(name="PERSON", help="opt-admin-who")]
For = Annotated[str, Parameter(name="--for", help="opt-admin-for", show_default=False)]


class Work:
    """One command at work."""

    def __init__(self, database: Database, where: Where) -> None:
        self.database = database
        self.people = People(database)
        self.rows = HouseRows(database)
        self.place = terminal()
        self.now = clock()
        self._by = clean(where.by) or _user()

    def managing(self, why: str | None = None) -> Managing:
        """Somebody who does something and says why, if it is to be said."""
        if why is not None and not clean(why):
            raise BadInput("a reason is wanted", "admin-why-empty")
        return Managing(self.database, self._by, self.now, clean(why or ""))

    async def person(self, who: str) -> Person:
        """The one person who is meant."""
        found = await self.people.named(clean(who))
        if not found:
            raise BadInput(f"nobody is called {who}", "admin-nobody", who=who)
        if len(found) > 1:
            ids = ", ".join(one.id for one in found[:8])
            raise BadInput(f"{len(found)} people are called {who}", "admin-several", who=who, ids=ids)
        return found[0]

    async def served(self) -> bool:
        """Whether a server runs on this database."""
        return await self.rows.servers(self.now - LAPSE) > 0

    def until(self, span: str) -> float:
        """The end of a span from now: ``30m``, ``12h``, ``7d``; without one there is none."""
        return FOR_EVER if not span else self.now + seconds_of(span)


def seconds_of(span: str) -> float:
    """A span as it is typed, in seconds."""
    found = _SPAN.fullmatch(span.strip())
    if found is None:
        raise BadInput(f"{span} is no span of time", "admin-span", text=span)
    return int(found[1]) * _SECONDS[found[2]]


def work(where: Where, job: Callable[[Work], Awaitable[int | None]]) -> int:
    """Do a job on the database of a server."""

    async def done() -> int:
        folder = where.data or default_folder()
        if not database_url(folder).startswith("postgresql") and not database_file(folder).is_file():
            raise BadInput(f"there is no database in {folder}", "admin-nothing", folder=folder)
        async with opened(folder) as database:
            return await job(Work(database, where)) or DONE

    return ask(done())


def moment(at: float | None) -> str:
    """A time as it is shown, in the zone of this machine."""
    if not at:
        return ""
    return "∞" if at >= FOR_EVER else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        # A container may run as a number that nobody is.
        return "admin"
