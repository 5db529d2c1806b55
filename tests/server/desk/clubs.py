"""A server without its door: tables, tournaments, and the rounds that run by themselves, with a clock moved by hand."""

import math
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from tests.server.desk.days import Time, pairs
from tests.server.tables.houses import die
from tests.server.tables.parts import owed
from ventaglio.core.cards.provable import house_secret
from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import Office
from ventaglio.server.desk.online import OnlineRounds
from ventaglio.server.store.database import Database
from ventaglio.server.tables import doing
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.pledging import Chance
from ventaglio.server.tables.service import Clocks
from ventaglio.server.tables.table import OVER, PLAYING, HostedTable
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.tournament import Tournament

KEY = b"a key"
MOST_STEPS = 5_000
AT_ONCE = 50
"""How many steps of play go to the disk together."""


class Club:
    """One process. Another on the same database finds everything as this one leaves it."""

    def __init__(self, database: Database, time: Time, office: Office | None = None) -> None:
        self.time = time
        self.hall = Hall(database, key=KEY, clocks=Clocks(time, time))
        self.office = office or Office(database, time, self.hall.service.since)
        self.online = OnlineRounds(self.office, self.hall)
        self._chance = Chance(
            lambda: str(self.time.now),
            lambda label, nonce: house_secret(KEY, label, nonce),
            lambda table, place: Random(table.seq),
        )

    @asynccontextmanager
    async def open_meanwhile(self) -> AsyncIterator[None]:
        """Whatever time passes here, the house is open: signs of life were given all along."""
        service = self.hall.service
        async with service.turn:
            yield
            await self.hall.living.beat(self.time.now, lapse=math.inf)
            service._beaten_at = self.time.now

    async def passes(self, minutes: float) -> None:
        async with self.open_meanwhile():
            self.time.passes(minutes)

    async def announce(self, notice: Notice, entries: Sequence[e.Entered] = tuple(pairs(4))) -> str:
        """A tournament whose first positions are out."""
        found = (await self.office.open(notice, "Ada")).id
        here = (e.CheckedIn(one.number) for one in entries)
        await self.office.record(found, "Ada", Role.DIRECTOR, *entries, *here, e.EntriesClosed("seed"))
        await self.office.record(
            found, "Ada", Role.DIRECTOR, draft(await self.office.tournament(found)), e.Published(1)
        )
        return found

    async def decide(self, tournament_id: str, number: int) -> Tournament:
        """The director enters the scores of a round."""
        sheets = [e.Scored(number, table, ((500 + 200 * table, 300),)) for table in (1, 2)]
        checked = [e.Verified(number, one.table, one.sheets) for one in sheets]
        await self.office.record(tournament_id, "Ada", Role.DIRECTOR, *sheets, *checked)
        return await self.look(tournament_id)

    async def find_a_mistake(self, tournament_id: str, number: int) -> None:
        """Somebody finds a mistake in a sum, and the desk puts it right."""
        mistake = e.Corrected(number, 1, ((900, 300),), Mistake.SUM, "Ada", "somma", opponents=True, whole_table=True)
        await self.office.record(tournament_id, "Ada", Role.DIRECTOR, mistake)

    async def look(self, tournament_id: str, times: int = 1) -> Tournament:
        for _ in range(times):
            await self.online.look()
        return await self.office.tournament(tournament_id)

    async def sit(self, tournament_id: str, entrant: int, *players: int) -> str:
        """Players of an entrant take their places, and open the page of the table."""
        live = ""
        for player in players:
            person = f"person {entrant} {player}"
            live = await self.online.sit(tournament_id, entrant, player, person)
            await self.hall.change(live, lambda table: doing.come(table, _place(table, person)))  # noqa: B023
        return live

    async def table(self, live: str) -> HostedTable:
        found = await self.hall.table(live)
        assert found is not None
        return found

    async def play(
        self, live: str, until: Callable[[HostedTable], object] = lambda table: table.status == OVER
    ) -> HostedTable:
        """People play by what is legal, and the table does what is due."""

        def steps(table: HostedTable) -> tuple[Entry, ...]:
            done: tuple[Entry, ...] = ()
            for _ in range(AT_ONCE):
                if until(table):
                    break
                more = self._step(table)
                table, done = fold_all(table, self.time.now, more), done + more
            return done

        for _ in range(MOST_STEPS // AT_ONCE):
            async with self.open_meanwhile():
                table = await self.hall.change(live, steps)
            assert table is not None
            if until(table):
                return table
        raise AssertionError("it never came to that")

    def _step(self, table: HostedTable) -> tuple[Entry, ...]:
        if table.status != PLAYING:
            return ()
        if parts := owed(table):
            return parts
        place = table.turn_place
        if place is not None and place in table.present and table.kit.own_action(table.match) is None:
            agent = table.kit.agent("novizio", Random(table.seq))
            chosen = table.kit.choice(table.match, table.seat_of(place), agent)
            return doing.act(table, place, table.kit.game.spell_action(chosen), on=table.seq)
        next_due = due(table)
        assert next_due is not None
        self.time.now = max(self.time.now, next_due.at)
        return next_due.do(self._chance)


def _place(table: HostedTable, person: str) -> int:
    place = table.place_of_person(person)
    assert place is not None
    return place


@asynccontextmanager
async def open_club(
    database: Database, time: Time, office: Office | None = None, *, end: str = "stop"
) -> AsyncIterator[Club]:
    """A server that ends in good order, or is killed."""
    club = Club(database, time, office)
    await club.hall.start()
    try:
        yield club
    finally:
        if end == "kill":
            await die(club.hall)
        else:
            await club.online.stop()
            await club.hall.stop()


class Faulty(Office):
    """An office that breaks down at every line it is given by the server: before it is on record, and after."""

    broken = 0

    async def record(self, tournament_id: str, by: str, *more: Any, **others: Any) -> tuple[e.Entry, ...]:
        if by != "server":
            return await super().record(tournament_id, by, *more, **others)
        self.broken += 1
        if self.broken % 3 == 1:
            raise ConnectionError("before")
        done = await super().record(tournament_id, by, *more, **others)
        if self.broken % 3 == 2:
            raise ConnectionError("after")
        return done


async def refused(asking: Awaitable[object]) -> str:
    """The reason for which something is refused."""
    try:
        await asking
    except BadInput as problem:
        return problem.reason
    raise AssertionError("it was allowed")
