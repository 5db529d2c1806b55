"""Tournaments that are worth a picture, put on record as a desk would have done it today."""

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from ventaglio.server.desk import Office
from ventaglio.server.desk.keys import link
from ventaglio.server.store.database import Database
from ventaglio.server.store.folder import database_url
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Movement

BY: Final = "Livia"
PANELS: Final = ("entries", "check-in", "round", "scores", "calls", "standings", "prizes", "audit", "links")
SURNAMES: Final = (
    "Abate,Amato,Barone,Basile,Bellini,Benedetti,Bianco,Bruno,Caputo,Carbone,Caruso,Cattaneo,Colombo,Conte,Conti,"
    "Costa,D'Angelo,De Luca,De Santis,Esposito,Fabbri,Farina,Ferrara,Ferrari,Fontana,Galli,Gatti,Gentile,Giordano,"
    "Grasso,Greco,Guerra,Leone,Lombardi,Longo,Mancini,Marchetti,Mariani,Marini,Martini,Mazza,Messina,Monti,Morelli,"
    "Moretti,Neri,Orlando,Palmieri"
)
NAMES: Final = "Ada,Bruno,Carla,Dario,Elena,Fabio,Gina,Italo,Laura,Marco,Nadia,Oscar,Paola,Renzo,Sara,Tito,Ugo"
CLUBS: Final = ("Circolo del Ventaglio", "ASD Quattro Pozzetti", "Amici del Burraco", "Il Matto")
PAIRS: Final = 24


class Found(NamedTuple):
    """A tournament, and the link of its director."""

    id: str
    link: str


@asynccontextmanager
async def office(data: Path, clock: list[float]) -> AsyncIterator[Office]:
    """The office of a server's database; it takes the time from the last of the moments."""
    database = Database(database_url(data))
    try:
        yield Office(database, lambda: clock[-1])
    finally:
        await database.close()


def entries() -> Iterator[e.Entered]:
    people = [Player(*both) for both in zip(SURNAMES.split(","), cycle(NAMES.split(",")))]
    Random(1).shuffle(people)
    for number in range(1, PAIRS + 1):
        pair = (people[2 * number - 2], people[2 * number - 1])
        yield e.Entered(number, pair, club=CLUBS[number % 4], paid=number % 5 != 0)


def notice(name: str, **more: object) -> Notice:
    phases = (Phase(Movement.MITCHELL, 3), Phase(Movement.DANISH, 2))
    today = time.strftime("%Y-%m-%d")
    return Notice(name, "fibur-2019", phases=phases, place="Ferrara", date=today, fee=1500, phones=True, **more)  # type: ignore[arg-type]


async def entering(data: Path) -> Found:
    """In the morning: entries are open, and most of the people have come."""
    async with office(data, [time.time() - 600]) as desk:
        opened = await desk.open(notice("Coppa della mattina"), BY)
        here = (e.CheckedIn(number) for number in range(1, PAIRS + 1) if number % 4)
        await desk.record(opened.id, BY, Role.DIRECTOR, *entries(), *here)
        return Found(opened.id, link(opened.id, Role.DIRECTOR, opened.keys[Role.DIRECTOR]))


async def drawing(data: Path) -> Found:
    """Entries are closed with an odd number, and the first positions are drawn."""
    async with office(data, [time.time() - 300]) as desk:
        opened = await desk.open(notice("Coppa del pomeriggio"), BY)
        here = (e.CheckedIn(number) for number in range(2, PAIRS + 1))
        await desk.record(opened.id, BY, Role.DIRECTOR, *entries(), *here, e.EntriesClosed("ventaglio"))
        await desk.record(opened.id, BY, Role.DIRECTOR, draft(await desk.tournament(opened.id)))
        return Found(opened.id, link(opened.id, Role.DIRECTOR, opened.keys[Role.DIRECTOR]))


async def playing(data: Path) -> tuple[Found, str]:
    """Two rounds are over, and the third is being handed in; also the link of a player."""
    clock = [time.time() - 3 * 3600]
    async with office(data, clock) as desk:
        opened = await desk.open(notice("Coppa della sera", public_clock=True), BY)
        at = opened.id

        async def record(*bodies: e.Happening, minutes: float = 1) -> None:
            clock.append(clock[-1] + 60 * minutes)
            await desk.record(at, BY, Role.DIRECTOR, *bodies)

        here = (e.CheckedIn(number) for number in range(1, PAIRS + 1))
        await record(*entries(), *here, e.EntriesClosed("ventaglio"))
        prizes = (e.Prize(1, 30_000), e.Prize(2, 20_000), e.Prize(3, 10_000, "prosciutto"))
        await record(e.PrizesSet(prizes))
        chance = Random(3)
        tables = range(1, PAIRS // 2 + 1)
        for number in (1, 2, 3):
            await record(draft(await desk.tournament(at)), e.Published(number), minutes=3)
            await record(e.Started(number), minutes=5)
            if number == 2:
                told = "Le carte restano dove sono e la smazzata continua."
                await record(e.Called(2, 5, BY, articles=("23",), ruling=told), minutes=12)
                erred = (await desk.tournament(at)).rounds[1].matches[5].sides[0][0]
                await record(e.Warned(erred, 2, "23", BY, "parole sul gioco", 5))
            await record(e.TimeCalled(number), minutes=40)
            sheets = ((chance.randrange(200, 2600, 5), chance.randrange(200, 2600, 5)) for _ in tables)
            scored = [e.Scored(number, table, (sheet,)) for table, sheet in zip(tables, sheets, strict=True)]
            await record(*(scored[:7] if number == 3 else scored), minutes=4)
            if number < 3:
                rows = tuple(one.row for one in standings(await desk.tournament(at), number))
                await record(e.StandingsPosted(number, rows))
        last = (await desk.tournament(at)).round(3)
        assert last is not None
        player = last.matches[10].sides[0][0]
        phone = link(at, Role.PLAYER, await desk.new_key(at, Role.PLAYER, entrant=player))
        return Found(at, link(at, Role.DIRECTOR, opened.keys[Role.DIRECTOR])), phone
