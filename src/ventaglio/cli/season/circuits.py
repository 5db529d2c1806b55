"""``ventaglio season new, list, rules, add, remove, same, publish, log, key``: a circuit, and what belongs to it."""

from dataclasses import dataclass, fields
from typing import Annotated, Final

from cyclopts import Parameter
from msgspec.structs import replace

from ventaglio.cli.season.working import HERE, Session, Where, work
from ventaglio.cli.showing import clean, show_table
from ventaglio.cli.tournament.working import Json
from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.terminal.screen import terminal
from ventaglio.server.desk.circuits import link
from ventaglio.server.store.tournaments import Tournaments
from ventaglio.tournaments.season import circuit as c
from ventaglio.tournaments.season.rules import By, Ranked, Rules, Tie


@Parameter(name="*")
@dataclass(frozen=True)
class Ruled:
    """The rules of a circuit as they are typed; what is not said stays as it is."""

    ranked: Annotated[Ranked | None, Parameter(name="--rank", help="opt-season-rank")] = None
    by: Annotated[By | None, Parameter(name="--by", help="opt-season-by")] = None
    table: Annotated[str | None, Parameter(name="--table", help="opt-season-table")] = None
    others: Annotated[int | None, Parameter(name="--others", help="opt-season-others")] = None
    presence: Annotated[int | None, Parameter(name="--presence", help="opt-season-presence")] = None
    best: Annotated[int | None, Parameter(name="--best", help="opt-season-best")] = None
    least: Annotated[int | None, Parameter(name="--least", help="opt-season-least")] = None
    club_best: Annotated[int | None, Parameter(name="--club-best", help="opt-season-club-best")] = None
    replaced: Annotated[bool | None, Parameter(name="--replaced", help="opt-season-replaced")] = None
    categories: Annotated[bool | None, Parameter(name="--categories", help="opt-season-categories")] = None
    ties: Annotated[str | None, Parameter(name="--ties", help="opt-season-ties")] = None
    planned: Annotated[int | None, Parameter(name="--planned", help="opt-season-planned")] = None


AS_THEY_ARE: Final = Ruled()


def read_rules(typed: Ruled, before: Rules) -> Rules:
    """The rules with what was typed."""
    said = {one.name: getattr(typed, one.name) for one in fields(typed)}
    given = {name: value for name, value in said.items() if value is not None}
    if "table" in given:
        given["table"] = _table(given["table"])
    if "ties" in given:
        given["ties"] = _ties(given["ties"])
    return replace(before, **given)


def _table(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isascii() and part.isdecimal() and len(part) < 8 for part in parts):
        raise BadInput(terminal().text("season-table", text=text))
    return tuple(map(int, parts))


def _ties(text: str) -> tuple[Tie, ...]:
    known = {tie.value: tie for tie in Tie}
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not set(parts) <= set(known):
        raise BadInput(terminal().text("season-ties", text=text, known=", ".join(known)))
    return tuple(known[part] for part in parts)


def new(
    name: Annotated[str, Parameter(help="opt-season-name")],
    /,
    *,
    about: Annotated[str, Parameter(help="opt-season-about", show_default=False)] = "",
    ruled: Ruled = AS_THEY_ARE,
    json: Json = False,
    where: Where = HERE,
) -> int:
    """Open a circuit."""
    rules = read_rules(ruled, Rules())

    async def job(session: Session) -> None:
        opened = await session.circuits.open(clean(name), session.by, rules, clean(about))
        place = session.place
        if json:
            place.json(to_plain(opened))
            return
        place.say("season-opened", id=opened.id)
        for sentence in session.words.rules(rules):
            place.told(sentence)
        place.say("season-key-once")
        place.line(f"  {link(opened.id, opened.key)}", whole=True)

    return work(where, job)


def list_(*, json: Json = False, where: Where = HERE) -> int:
    """The circuits, the newest first."""

    async def job(session: Session) -> None:
        found = await session.circuits.list()
        place = session.place
        if json:
            place.json([to_plain(one) for one in found])
            return
        heads = [place.text(f"season-head-{name}") for name in ("id", "name", "events", "public")]
        yes = place.text("season-yes")
        show_table(place, heads, [(one.id, one.name, one.events, yes if one.public else "") for one in found])

    return work(where, job)


def rules(*, ruled: Ruled = AS_THEY_ARE, json: Json = False, where: Where = HERE) -> int:
    """Show the rules of a circuit, or change some."""

    async def job(session: Session) -> None:
        found = await session.id()
        now = (await session.circuits.circuit(found)).rules
        wanted = read_rules(ruled, now)
        if wanted != now:
            await session.circuits.record(found, session.by, c.RulesSet(wanted))
        if json:
            session.place.json(to_plain(wanted))
            return
        for sentence in session.words.rules(wanted):
            session.place.told(sentence)

    return work(where, job)


def add(
    tournament: Annotated[list[str], Parameter(name="TOURNAMENT", help="opt-season-tournament", negative="")],
    /,
    *,
    weight: Annotated[int, Parameter(help="opt-season-weight")] = 100,
    where: Where = HERE,
) -> int:
    """Let tournaments count in the circuit."""

    async def job(session: Session) -> None:
        store = Tournaments(session.database)
        for one in tournament:
            if await store.folder(one) is None:
                raise BadInput(f"there is no tournament {one!r}", "season-no-tournament", tournament=one)
        await _record(session, *(c.EventAdded(one, weight, agreed=True) for one in tournament))

    return work(where, job)


def remove(
    tournament: Annotated[str, Parameter(name="TOURNAMENT", help="opt-season-tournament")],
    /,
    *,
    why: Annotated[str, Parameter(name="--why", help="opt-tournament-why", show_default=False)] = "",
    where: Where = HERE,
) -> int:
    """Take a tournament out of the circuit."""
    return work(where, lambda session: _record(session, c.EventRemoved(tournament, clean(why))))


def same(
    keys: Annotated[list[str], Parameter(name="ONE", help="opt-season-one", negative="")],
    /,
    *,
    part: Annotated[bool, Parameter(help="opt-season-part", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Say that some of the ranking are one person."""
    groups = tuple((key,) for key in keys) if part else (tuple(keys),)
    return work(where, lambda session: _record(session, c.Settled(groups)))


def publish(
    *,
    hide: Annotated[bool, Parameter(help="opt-season-hide", negative="")] = False,
    where: Where = HERE,
) -> int:
    """Show the ranking to everybody."""
    return work(where, lambda session: _record(session, c.Shown(not hide)))


def log(*, json: Json = False, where: Where = HERE) -> int:
    """Everything that was decided about the circuit, and by whom."""

    async def job(session: Session) -> None:
        entries = await session.circuits.log(await session.id())
        names, people, words = await _names(session), await _people(session), session.words
        told = [(one.seq, words.signer(one.by), words.line(one.body, names, people)) for one in entries]
        if json:
            plain = [{**to_plain(entry), "sentence": row[2]} for entry, row in zip(entries, told, strict=True)]
            session.place.json(plain)
            return
        heads = [session.place.text(f"tournament-head-{name}") for name in ("line", "by", "what")]
        show_table(session.place, heads, told, figures="rll")

    return work(where, job)


def key(*, where: Where = HERE) -> int:
    """A new link with which the circuit is changed in the browser; the old one opens nothing any more."""

    async def job(session: Session) -> None:
        found = await session.id()
        session.place.say("season-key-once")
        session.place.line(f"  {link(found, await session.circuits.new_key(found))}", whole=True)

    return work(where, job)


async def _record(session: Session, *bodies: c.Happening) -> None:
    entries = await session.circuits.record(await session.id(), session.by, *bodies)
    names, people = await _names(session), await _people(session)
    for entry in entries:
        session.place.line(session.words.line(entry.body, names, people))


async def _names(session: Session) -> dict[str, str]:
    """What the tournaments of the circuit are called, as far as they are over."""
    return (await session.circuits.season(await session.id())).names


async def _people(session: Session) -> dict[str, str]:
    """Whom the keys of the circuit mean."""
    known = (await session.circuits.season(await session.id())).ranking.known
    return {key: f"{name} ({session.words.known_by(key)})" for key, name in known.items()}
