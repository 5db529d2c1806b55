"""Where the parts of a guide begin that do not begin at an address: what others have done before."""

import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from tests.e2e.people import Person
from tools import tournament_scenes as tournaments
from tools.tournament_scenes import BY
from ventaglio.server.desk.keys import link
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Movement


class Stage(NamedTuple):
    """A server, and its data."""

    site: str
    data: Path


async def referee(stage: Stage, person: Person) -> None:
    """A referee who has opened his link: the first positions are out, and nobody plays yet."""
    async with tournaments.office(stage.data, [time.time() - 60]) as desk:
        opened = await desk.open(tournaments.notice("Coppa del sabato"), tournaments.BY)
        here = (e.CheckedIn(number) for number in range(1, tournaments.PAIRS + 1))
        closed = e.EntriesClosed("ventaglio")
        await desk.record(opened.id, tournaments.BY, Role.DIRECTOR, *tournaments.entries(), *here, closed)
        drawn = draft(await desk.tournament(opened.id))
        await desk.record(opened.id, tournaments.BY, Role.DIRECTOR, drawn, e.Published(1))
        key = await desk.new_key(opened.id, Role.REFEREE, "Nadia")
    await person.visit(link(opened.id, Role.REFEREE, key))


async def entrant(stage: Stage, person: Person) -> None:
    """A player who has opened the link of his pair, in the third round of an evening."""
    _, phone = await tournaments.playing(stage.data)
    await person.visit(phone)


async def director(stage: Stage, person: Person) -> None:
    """Somebody who is about to announce a tournament, and has the list of the entries in a file."""
    pairs = [entry.players for entry in tournaments.entries()][:4]
    rows = ["Cognome 1;Nome 1;Cognome 2;Nome 2", *(f"{a.surname};{a.name};{b.surname};{b.name}" for a, b in pairs)]
    (stage.data / "iscritti.csv").write_text("\n".join(rows), encoding="utf-8")
    await person.visit("/tournaments")


async def secretary(stage: Stage, person: Person) -> None:
    """Somebody at the desk of a tournament, while people come in and pay."""
    async with tournaments.office(stage.data, [time.time() - 60]) as desk:
        opened = await desk.open(tournaments.notice("Coppa del giovedì"), tournaments.BY)
        entered = (e.Entered(one.number, one.players, club=one.club) for one in tournaments.entries())
        await desk.record(opened.id, tournaments.BY, Role.DIRECTOR, *entered)
    await person.visit(link(opened.id, Role.DIRECTOR, opened.keys[Role.DIRECTOR]))


MEMBERS: Final = ("Bianchi;Ugo;102", "Conti;Bea;103", "Neri;Ivo;104", "Verdi;Eva;105")


async def club(stage: Stage, person: Person) -> None:
    """Somebody who is about to found a club, with its members in a file; a tournament of last week is over."""
    sheet = "\n".join(("Cognome;Nome;Tessera", *MEMBERS))
    (stage.data / "soci.csv").write_text(sheet, encoding="utf-8")
    clock = [time.time() - 7 * 24 * 3600]
    async with tournaments.office(stage.data, clock) as desk:
        one_round = replace(tournaments.notice("Coppa d'autunno"), phases=(Phase(Movement.DANISH, 1),), date="")
        found = (await desk.open(one_round, BY)).id
        entered = list(tournaments.entries())[:8]
        here = (e.CheckedIn(one.number) for one in entered)
        await desk.record(found, BY, Role.DIRECTOR, *entered, *here, e.EntriesClosed("seed"))
        drawn = draft(await desk.tournament(found))
        scores = [e.Scored(1, match.table, ((900 + 105 * match.table, 605),)) for match in drawn.matches]
        await desk.record(found, BY, Role.DIRECTOR, drawn, e.Published(1), e.Started(1), *scores)
        rows = tuple(one.row for one in standings(await desk.tournament(found)))
        await desk.record(found, BY, Role.DIRECTOR, e.StandingsPosted(1, rows, checking=True))
        clock[0] += 3600
        await desk.record(found, BY, Role.DIRECTOR, e.Locked(1), e.Ended())
    await person.visit("/friends")


SCENES: Final[dict[str, Callable[[Stage, Person], Awaitable[None]]]] = {
    "club": club,
    "director": director,
    "referee": referee,
    "secretary": secretary,
    "entrant": entrant,
}
