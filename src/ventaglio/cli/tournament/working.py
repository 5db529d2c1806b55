"""How a command of the desk works: it finds its tournament, puts something on record or reads, and tells."""

import os
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from ventaglio.cli.database import ask, opened
from ventaglio.cli.showing import refuse
from ventaglio.core.log import StaleSequence
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, terminal
from ventaglio.server.desk import Office
from ventaglio.server.desk.saving import seal_key
from ventaglio.server.store.folder import database_url, default_folder, secret
from ventaglio.tournaments.director.events import Entry, Happening
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round, Tournament
from ventaglio.tournaments.words.audit import audit
from ventaglio.tournaments.words.desk import DeskWords
from ventaglio.tournaments.words.objections import objection

clock: Callable[[], float] = time.time
"""What time it is, for every line that is put on record."""

WHICH: Final = "VENTAGLIO_TOURNAMENT"


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """What every command of the desk may be told: where the data is, which tournament, who signs."""

    id: Annotated[str | None, Parameter(name="--id", help="opt-tournament-id")] = None
    by: Annotated[str, Parameter(name="--as", help="opt-tournament-by")] = "director"
    data: Annotated[Path | None, Parameter(name="--data", help="opt-data")] = None


HERE: Final = Where()
Json = Annotated[bool, Parameter(help="opt-json", negative="")]
Round_ = Annotated[int | None, Parameter(name="--round", help="opt-tournament-round")]
Why = Annotated[str, Parameter(name="--why", help="opt-tournament-why", show_default=False)]
Referee = Annotated[str, Parameter(name="--referee", help="opt-tournament-referee", show_default=False)]
Article = Annotated[str, Parameter(name="--article", help="opt-tournament-article", show_default=False)]


class Session:
    """One command at work on one tournament."""

    def __init__(self, office: Office, tournament_id: str, by: str) -> None:
        self.office = office
        self.id = tournament_id
        self.by = by
        self.place = terminal()
        self.words = DeskWords(self.place)
        self.seen: Tournament | None = None
        """The tournament as this command last saw it: what is refused is told of that one."""

    async def tournament(self) -> Tournament:
        self.seen = await self.office.tournament(self.id)
        return self.seen

    async def record(self, *bodies: Happening, expected: int | None = None) -> tuple[Entry, ...]:
        """Put on record, as the director."""
        return await self.office.record(self.id, self.by, Role.DIRECTOR, *bodies, expected=expected)


Job = Callable[[Session], Awaitable[int | None]]
Make = Callable[[Tournament], Happening | Sequence[Happening]]


def work(where: Where, job: Job) -> int:
    """Do a job on the tournament at hand. What the desk refuses is one sentence, and the answer is no."""

    async def done(office: Office) -> int:
        session = Session(office, await _which(office, where), where.by)
        try:
            return await job(session) or DONE
        except Objected as refused:
            return refuse(objection(session.words, refused.objection, session.seen))
        except StaleSequence:
            return refuse(session.place.text("tournament-stale"))

    return with_office(where, done)


def with_office(where: Where, job: Callable[[Office], Awaitable[int]]) -> int:
    """Do something with all tournaments there are."""

    async def done() -> int:
        folder = where.data or default_folder()
        if not database_url(folder).startswith("postgresql"):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        async with opened(folder) as database:
            return await job(Office(database, clock, seal=seal_key(secret(folder))))

    return ask(done())


def record(where: Where, make: Make, *, exactly: bool = False) -> int:
    """Put on record what is made of the tournament, and tell it line by line.

    ``exactly``: it was made of the whole state, so nobody may have written anything meanwhile.
    """

    async def job(session: Session) -> None:
        t = await session.tournament()
        made = make(t)
        bodies = made if isinstance(made, Sequence) else (made,)
        tell(session, await session.record(*bodies, expected=t.seq if exactly else None), await session.tournament())

    return work(where, job)


def tell(session: Session, entries: Iterable[Entry], t: Tournament) -> None:
    """What is now on record, as the log says it."""
    for entry in entries:
        session.place.line(audit(session.words, entry, t))


async def _which(office: Office, where: Where) -> str:
    """The tournament that is named, or the only one that is not over, or the last if all are."""
    named = where.id or os.environ.get(WHICH)
    if named:
        return named
    known_here = await office.list()
    going_on = [one for one in known_here if not one.ended]
    if len(going_on) == 1 or (known_here and not going_on):
        return (going_on or known_here)[0].id
    known = ", ".join(f"{one.id} ({one.name})" for one in going_on[:5])
    raise BadInput(terminal().text("tournament-which", many=len(going_on), known=known or "none"))


# ── What commands are told ───────────────────────────────────────────────────────────────────────────────────────────


def this_round(t: Tournament, number: int | None) -> int:
    """The round that is meant: the last whose positions are out unless another is named."""
    return t.published if number is None else number


def known_round(t: Tournament, number: int | None) -> Round:
    """A round that is drawn: the one named, else the draft if there is one, else the last that is out."""
    found = t.round(len(t.rounds) if number is None else number)
    if found is None:
        raise BadInput(terminal().text("tournament-no-round", round=str(number or 1)))
    return found


def known_entrant(t: Tournament, number: Number) -> Number:
    if number not in t.entrants:
        raise BadInput(terminal().text("desk-no-no-entrant", number=str(number)))
    return number


def sheets_of(totals: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Totals as they are typed: two for each score sheet."""
    if not totals or len(totals) % 2:
        raise BadInput(terminal().text("tournament-totals"))
    return tuple(zip(totals[0::2], totals[1::2], strict=True))
