"""A house that is opened, stopped, killed and opened again, by clocks that only the test moves."""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.tables.parts import owed
from ventaglio.server.store.database import Database
from ventaglio.server.tables import doing, hall
from ventaglio.server.tables.bus import NoBus
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Entry, read_entry
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.service import Clocks
from ventaglio.server.tables.table import HostedTable
from ventaglio.server.tables.wire import Audience

NOON = 1_000_000.0
MINUTE = 60.0


class Days:
    """The clock on the wall and the steady one, of one machine."""

    def __init__(self) -> None:
        self.wall, self.steady = NOON, 5_000.0

    def pass_by(self, seconds: float) -> None:
        """Time passes, and nobody gives a sign of life."""
        self.wall += seconds
        self.steady += seconds

    def set_wall(self, seconds: float) -> None:
        """Somebody sets the clock on the wall."""
        self.wall += seconds

    @property
    def clocks(self) -> Clocks:
        return Clocks(lambda: self.wall, lambda: self.steady)


class Together(NoBus):
    """A process that knows that there may be others, and hears nothing of them."""

    several = True


class House:
    """One process, which does by itself only what the test has it do."""

    def __init__(self, database: Database, days: Days, *, several: bool = False) -> None:
        self.days = days
        self.hall = Hall(database, Together() if several else None, key=b"key", clocks=days.clocks)
        self.tables: list[str] = []
        self.screens: dict[tuple[str, int], Listener] = {}

    # ── People ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def open(self, people: int, *, start: bool = True, **policy: Any) -> str:
        """A table of the code of 2019 at which so many people sit, and bots at the other places."""
        opened = doing.opened("burraco", {"Code": "fibur-2019"}, Policy(**policy), "owner")

        def sitting(table: HostedTable) -> tuple[Entry, ...]:
            done: tuple[Entry, ...] = ()
            for place in range(people):
                more = doing.sit(table, place, f"person {place}", f"Name {place}")
                table, done = fold_all(table, table.changed_at, more), done + more
            return (*done, *doing.start(table)) if start else done

        table_id = (await self.hall.open(opened, sitting)).id
        self.tables.append(table_id)
        return table_id

    async def come(self, table_id: str, *places: int) -> None:
        """People open the page of a table."""
        for place in places:
            self.screens[table_id, place] = Listener(Audience(place, plays=True), f"person {place}", "en")
            await self.hall.join(table_id, self.screens[table_id, place])

    async def deal(self, table_id: str) -> HostedTable:
        """Everybody is ready, and the cards are dealt."""
        while not (table := await self.table(table_id)).in_hand:
            while owed(await self.table(table_id)):
                await self.hall.change(table_id, owed)
            await self.passes(0.0)
        return table

    # ── Time ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def passes(self, seconds: float) -> None:
        """Time passes while the house is open, and its tables do what is due."""
        until = self.days.steady + seconds
        while True:
            for table_id in self.tables:
                seq = 0
                while seq < (seq := (await self.table(table_id)).seq):
                    await self.hall._see_to(table_id, None)
            if self.days.steady >= until:
                return
            dues = [one.at for one in map(due, [await self.table(each) for each in self.tables]) if one is not None]
            step = max(0.0, min(dues, default=math.inf) - self.hall.now())
            await self._open_for(min(step, until - self.days.steady))

    async def _open_for(self, seconds: float) -> None:
        service = self.hall.service
        async with service.turn:
            self.days.pass_by(seconds)
            await self.hall.living.beat(self.hall.now(), lapse=math.inf)
            service._beaten_at = self.days.steady

    async def beats(self, times: int = 1) -> None:
        """Signs of life, as the process gives them by itself, with all that follows."""
        for _ in range(times):
            self.days.pass_by(2.0)
            await self._beat()

    async def _beat(self) -> None:
        await self.hall.service.beat()
        await self.hall.living.clear_dead()
        for trace in await self.hall.presence.traces():
            await self.hall._clear_up(trace)
        await self.hall._call_back()

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def table(self, table_id: str) -> HostedTable:
        found = await self.hall.table(table_id)
        assert found is not None
        return found

    async def log(self, table_id: str, after: int = 1) -> list[Entry]:
        """The entries of a table's log that follow one."""
        game = (await self.table(table_id)).kit.game.name
        return [read_entry(game, row.body) for row in await self.hall.logs.read(table_id, max(after, 1))]

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def end(self, how: str) -> None:
        """Stop in good order, or die without a word."""
        await (self.hall.stop() if how == "stop" else die(self.hall))


async def die(one: Hall) -> None:
    """A process ends as if the power had failed: what it was doing is not done, and nobody is told."""
    tasks = [task for task in (*one._loops, *one._running, one.logs._writer) if task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    one.stopping = True


@asynccontextmanager
async def open_house(
    database: Database, days: Days, *tables: str, end: str = "stop", several: bool = False
) -> AsyncIterator[House]:
    """A house that ends as it is told, and looks after the tables that it is told of."""
    house = House(database, days, several=several)
    house.tables += tables
    with pytest.MonkeyPatch.context() as patch:
        # Its loops sleep: the test does what they would do.
        patch.setattr(hall, "BEAT", 1e6)
        patch.setattr(hall, "POLL", 1e6)
        await house.hall.start()
        house.hall._loops.pop(0).cancel()
        yield house
        await house.end(end)
