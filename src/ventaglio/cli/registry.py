"""``ventaglio registry``: the people of a club, from the command line."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from ventaglio.cli.database import ask, opened
from ventaglio.cli.showing import clean, show_table
from ventaglio.cli.tournament.working import Json, clock
from ventaglio.core.codec import encode, to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import DONE, NO, new_file, read_bytes, terminal, write_bytes
from ventaglio.server.desk.archive import Archive
from ventaglio.server.desk.registrar import Registrar
from ventaglio.server.desk.sheets import rows
from ventaglio.server.store.circles import Circles
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url, default_folder
from ventaglio.server.store.keepers import Keepers
from ventaglio.server.store.people import People
from ventaglio.server.store.registry import new_id
from ventaglio.tournaments.registry.changing import added, changed, merged
from ventaglio.tournaments.registry.matching import alike as may_be_one
from ventaglio.tournaments.registry.matching import found
from ventaglio.tournaments.registry.people import Person, Shown
from ventaglio.tournaments.words.registry import problem_told

MOST_SHOWN: Final = 500

Who = Annotated[str, Parameter(name="PERSON", help="opt-registry-person")]


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """What every command may be told: where the data is, whose registry, who signs."""

    club: Annotated[str | None, Parameter(name="--club-id", help="opt-registry-club-id")] = None
    by: Annotated[str, Parameter(name="--as", help="opt-tournament-by")] = "secretary"
    data: Annotated[Path | None, Parameter(name="--data", help="opt-data")] = None


@Parameter(name="*")
@dataclass(frozen=True)
class Known:
    """What is known of somebody, as it is typed; what is not said stays as it is."""

    card: Annotated[str | None, Parameter(name="--card", help="opt-registry-card")] = None
    club: Annotated[str | None, Parameter(name="--club", help="opt-registry-club")] = None
    category: Annotated[str | None, Parameter(name="--category", help="opt-registry-category")] = None
    licence: Annotated[int | None, Parameter(name="--licence", help="opt-registry-licence")] = None
    shown: Annotated[Shown | None, Parameter(name="--shown", help="opt-registry-shown")] = None
    email: Annotated[str | None, Parameter(name="--email", help="opt-registry-email")] = None

    @property
    def values(self) -> dict[str, Any]:
        told = {name: clean(one) if isinstance(one, str) else one for name, one in vars(self).items()}
        return {name: one for name, one in told.items() if one is not None}


HERE: Final = Where()
NOTHING: Final = Known()


class Session:
    """One command at work on the registry of a club."""

    def __init__(self, database: Database, where: Where) -> None:
        self._database = database
        self.circles = Circles(database)
        self.keepers = Keepers(database)
        self.registrar = Registrar(database, Archive(database), clock)
        self.by = where.by
        self.place = terminal()
        self._named = where.club or ""

    async def club(self) -> str:
        """The club that is named, or the only one there is."""
        known = await self.circles.clubs()
        if self._named:
            if all(one.id != self._named for one in known):
                raise BadInput(self.place.text("registry-no-such-club", club=self._named))
            return self._named
        if len(known) == 1:
            return known[0].id
        named = ", ".join(f"{one.id} ({one.name})" for one in known[:5])
        raise BadInput(self.place.text("registry-which", many=len(known), known=named or "none"))

    async def account(self, typed: str) -> str:
        """The id of somebody whom the house knows."""
        known = await People(self._database).named(clean(typed))
        if len(known) != 1:
            named = ", ".join(f"{one.id} {one.name}" for one in known[:5])
            raise BadInput(self.place.text("registry-keeper-who", typed=typed, many=len(known), known=named or "none"))
        return known[0].id

    async def person(self, typed: str) -> Person:
        """Whoever has this id, or is meant by these letters alone."""
        roster = await self.registrar.roster(await self.club())
        if (known := roster.person(typed)) is not None:
            return known
        fit = found(roster, clean(typed), 2)
        if len(fit) != 1:
            raise BadInput(self.place.text("registry-who", typed=typed, many=len(fit)))
        return fit[0]


def work(where: Where, job: Callable[[Session], Awaitable[int | None]]) -> int:
    async def done() -> int:
        folder = where.data or default_folder()
        if not database_url(folder).startswith("postgresql"):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        async with opened(folder) as database:
            return await job(Session(database, where)) or DONE

    return ask(done())


def clubs(
    *,
    new: Annotated[str, Parameter(name="--new", help="opt-registry-new-club", show_default=False)] = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """The clubs there are, each with a registry; or a new one."""

    async def job(session: Session) -> None:
        if new:
            await session.circles.found(clean(new), None, clock())
        known = await session.circles.clubs()
        if json:
            session.place.json([{"id": one.id, "name": one.name} for one in known])
            return
        heads = [session.place.text(f"registry-head-{name}") for name in ("id", "club")]
        show_table(session.place, heads, [(one.id, one.name) for one in known])

    return work(where, job)


def list_(
    letters: Annotated[str, Parameter(name="LETTERS", help="opt-registry-letters", show_default=False)] = "",
    /,
    *,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """The people of a registry, or those whom some letters fit."""

    async def job(session: Session) -> None:
        people = found(await session.registrar.roster(await session.club()), clean(letters), MOST_SHOWN)
        if json:
            session.place.json([to_plain(one) for one in people])
            return
        names = ("id", "person", "card", "club", "category", "licence")
        heads = [session.place.text(f"registry-head-{name}") for name in names]
        table = [(one.id, str(one), one.card, one.club, one.category, one.licence or "") for one in people]
        show_table(session.place, heads, table, figures="lllllr")

    return work(where, job)


def add(
    surname: Annotated[str, Parameter(name="SURNAME", help="opt-registry-surname")],
    name: Annotated[str, Parameter(name="NAME", help="opt-registry-name", show_default=False)] = "",
    /,
    *,
    known: Known = NOTHING,
    where: Where = HERE,
) -> int:
    """Take somebody into the registry."""

    async def job(session: Session) -> None:
        person = Person(new_id(), clean(surname), clean(name), **known.values)
        change = await session.registrar.do(await session.club(), session.by, lambda roster: added(roster, person))
        _told(session, change.step.after[0])

    return work(where, job)


def change(person: Who, /, *, known: Known = NOTHING, where: Where = HERE) -> int:
    """Change what is known of somebody."""

    async def job(session: Session) -> None:
        meant = await session.person(person)
        await session.registrar.do(
            await session.club(), session.by, lambda roster: changed(roster, meant.id, known.values)
        )
        _told(session, await session.person(meant.id))

    return work(where, job)


def alike(*, where: Where = HERE) -> int:
    """Who may stand in the registry twice."""

    async def job(session: Session) -> None:
        pairs = may_be_one(await session.registrar.roster(await session.club()))
        if not pairs:
            session.place.say("registry-nobody-twice")
        heads = [session.place.text(f"registry-head-{name}") for name in ("id", "person", "id", "person")]
        if pairs:
            table = [(one.one.id, str(one.one), one.other.id, str(one.other)) for one in pairs]
            show_table(session.place, heads, table)

    return work(where, job)


def merge(
    kept: Who, lost: Annotated[str, Parameter(name="OTHER", help="opt-registry-person")], /, *, where: Where = HERE
) -> int:
    """Say that two people of the registry are one."""

    async def job(session: Session) -> None:
        one, other = await session.person(kept), await session.person(lost)
        change = await session.registrar.do(
            await session.club(), session.by, lambda roster: merged(roster, one.id, other.id)
        )
        _told(session, change.step.after[0])

    return work(where, job)


def import_(
    file: Annotated[Path, Parameter(name="FILE", help="opt-registry-file")],
    /,
    *,
    dry_run: Annotated[bool, Parameter(name="--dry-run", help="opt-registry-dry-run", negative="")] = False,
    yes: Annotated[bool, Parameter(name="--yes", help="opt-registry-yes", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Take people from a spreadsheet; wrong rows are told one by one, and nothing is taken in unless you accept."""
    data = read_bytes(file)

    async def job(session: Session) -> int:
        table = rows(file.name, data)
        club, place = await session.club(), session.place
        reading = await session.registrar.read(club, table)
        for one in reading.problems:
            place.told(place.text("registry-row", row=one.row, what=problem_told(one, place.language.code)))
        refused = bool(reading.problems) and not yes
        if not dry_run and not refused:
            reading = await session.registrar.import_(club, session.by, table)
        new = sum(not one.known for one in reading.people)
        updated = sum(one.known and one.changed for one in reading.people)
        done = "registry-would" if dry_run or refused else "registry-imported"
        place.say(done, new=new, updated=updated, bad=len(reading.problems))
        return NO if refused else DONE

    return work(where, job)


def years(person: Who, /, *, json: Json = False, where: Where = HERE) -> int:
    """What somebody has played in tournaments of the club."""

    async def job(session: Session) -> None:
        told = await session.registrar.years(await session.club(), (await session.person(person)).id)
        if json:
            session.place.json(to_plain(told))
            return
        heads = [session.place.text(f"registry-head-{name}") for name in ("day", "tournament", "partners", "place")]
        table = [(one.day, one.name, ", ".join(one.partners), f"{one.place}/{one.of}") for one in told.played]
        show_table(session.place, heads, table, figures="lllr")

    return work(where, job)


def export(
    person: Who,
    /,
    *,
    to: Annotated[Path | None, Parameter(name="--to", help="opt-tournament-to")] = None,
    where: Where = HERE,
) -> int:
    """Write everything that is kept of somebody into a file."""

    async def job(session: Session) -> None:
        meant = await session.person(person)
        told = await session.registrar.export(await session.club(), meant.id)
        path = to or Path(f"{meant.id}.json")
        write_bytes(new_file(path), encode(told))
        session.place.line(session.place.text("tournament-written", file=str(path)), whole=True)

    return work(where, job)


def erase(
    person: Who,
    /,
    *,
    yes: Annotated[bool, Parameter(name="--yes", help="opt-registry-erase-yes", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Erase somebody from the registry and from the logs of all tournaments of the club, for good."""

    async def job(session: Session) -> int:
        meant = await session.person(person)
        if not yes:
            session.place.say("registry-erase-ask", who=str(meant))
            return NO
        stood = await session.registrar.erase(await session.club(), meant.id, session.by)
        session.place.say("registry-erased", tournaments=stood)
        return DONE

    return work(where, job)


def hold(
    tournament: Annotated[str, Parameter(name="TOURNAMENT", help="opt-season-tournament")],
    /,
    *,
    no: Annotated[bool, Parameter(name="--no", help="opt-registry-hold-no", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Say that the club holds a tournament: its players are looked up in the registry."""

    async def job(session: Session) -> None:
        club = await session.club()
        await session.registrar.hold(tournament, None if no else club)
        session.place.say("registry-not-held" if no else "registry-held", tournament=tournament)

    return work(where, job)


def keepers(
    *,
    add: Annotated[str, Parameter(name="--add", help="opt-registry-keeper-add", show_default=False)] = "",
    remove: Annotated[str, Parameter(name="--remove", help="opt-registry-keeper-remove", show_default=False)] = "",
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Who keeps the club in the browser; one more, or one less."""

    async def job(session: Session) -> None:
        club, place = await session.club(), session.place
        if add:
            await session.keepers.add(club, await session.account(add), session.by, clock())
        if remove:
            await session.keepers.remove(club, await session.account(remove), session.by, clock())
        known = await session.keepers.of(club)
        if json:
            place.json([to_plain(one) for one in known])
        elif not known:
            place.say("registry-no-keepers")
        else:
            heads = [place.text(f"registry-head-{name}") for name in ("id", "person", "since")]
            days = [time.strftime("%Y-%m-%d", time.gmtime(one.since)) for one in known]
            show_table(place, heads, [(one.id, one.name, day) for one, day in zip(known, days, strict=True)])

    return work(where, job)


def _told(session: Session, one: Person) -> None:
    facts = (one.card, one.club, one.category, str(one.licence or ""), one.email)
    session.place.line(f"{one.id}  {one}  {' · '.join(filter(None, facts))}".rstrip())
