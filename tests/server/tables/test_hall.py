"""Several processes at one table: each serves some of its people, and none is missed when it dies."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from tests.server.tables.parties import entries_of, frames_of, record_of
from tests.server.tables.players import play_all
from ventaglio.api.client import Refused, TableConnection
from ventaglio.core.codec import encode
from ventaglio.core.record import final_state
from ventaglio.core.refusal import BadInput
from ventaglio.server.store import logs
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import ENTRIES
from ventaglio.server.tables import bus, doing, hall, protocol
from ventaglio.server.tables.bus import NoBus, ValkeyBus
from ventaglio.server.tables.entries import Entry, Said
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.policy import Policy
from ventaglio.server.tables.table import CorruptLog, HostedTable
from ventaglio.server.tables.wire import Audience
from ventaglio.server.web.socket import deciding

pytestmark = pytest.mark.anyio

KEY = b"the key of these processes"


class Screen(TableConnection):
    """A screen at a hall without a network between: messages go in and out as they would over a socket."""

    def __init__(self, of: Hall, table_id: str, place: int) -> None:
        self._hall, self._id, self._place = of, table_id, place
        self.listener = Listener(Audience(place, plays=True), f"person {place}", "en")
        super().__init__(None)  # type: ignore[arg-type]
        self.welcome = {"place": place, "role": "player"}

    async def _send_once(self, kind: str, label: str, **words: str) -> None:
        if (kind, label) not in self._sent:
            self._sent.add((kind, label))
            message = {"type": kind, "id": f"{kind} {self._place} {label}", "label": label, **words}
            self._hall.spawn(self._hall.change(self._id, deciding(protocol.read(encode(message)), self._place)))

    async def _read(self) -> None:
        while (message := await self.listener.next()) is not None:
            await self._take(msgspec.json.decode(message))

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        decide = deciding(protocol.read(encode(message)), self._place)
        try:
            table = await self._hall.change(self._id, decide)
        except BadInput as error:
            raise Refused({"reason": error.reason, "sentence": str(error)}) from None
        assert table is not None
        await self.until(lambda one: one.seq >= table.seq)
        return {"type": "done", "seq": table.seq}


@asynccontextmanager
async def screens(of: Hall, table_id: str, *places: int) -> AsyncIterator[list[Screen]]:
    opened = [Screen(of, table_id, place) for place in places]
    for one in opened:
        await of.join(table_id, one.listener)
    try:
        yield opened
    finally:
        for one in opened:
            one.stop()
            one.listener.close()
            await of.leave(table_id, one.listener)


@asynccontextmanager
async def halls(url: str, count: int, valkey: str = "") -> AsyncIterator[list[Hall]]:
    """Processes on one database, which hear of each other if there is a Valkey."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            database = Database(url)
            stack.push_async_callback(database.close)
            one = Hall(database, ValkeyBus(valkey) if valkey else NoBus(), key=KEY)
            await one.start()
            stack.push_async_callback(one.stop)
            found.append(one)
        yield found


async def opened(at: Hall, *people: int, game: str = "tressette", code: str = "moderne", **more: Any) -> str:
    """A table at which these places are persons' and the others bots', its match begun."""
    headers = {"Code": code, **more.pop("headers", {})}
    first = doing.opened(game, headers, Policy(**{"pace": 0.0, "clock": "none", **more}), "owner")

    def sitting(table: HostedTable) -> tuple[Entry, ...]:
        entries: tuple[Entry, ...] = ()
        for place in people:
            more = doing.sit(table, place, f"person {place}", f"Name {place}")
            table, entries = fold_all(table, table.changed_at, more), entries + more
        return (*entries, *doing.start(table))

    return (await at.open(first, sitting)).id


def phrases(word: str, place: int = 0) -> Any:
    return lambda table: doing.say(table, place, word, "")


async def until_over(at: Hall, table_id: str) -> HostedTable:
    async with asyncio.timeout(60):
        while True:
            rows = await at.logs.read(table_id)
            table = frames_of(table_id, rows)[-1].after
            if table.status != "playing":
                return table
            await asyncio.sleep(0.1)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that give each other up soon."""
    monkeypatch.setattr(logs, "LEASE", 0.5)
    monkeypatch.setattr(hall, "POLL", 0.1)
    monkeypatch.setattr(hall, "BEAT", 0.2)
    monkeypatch.setattr(bus, "RETRY", 0.05)


def die(one: Hall) -> None:
    """A process ends as if the power had failed: what it was doing is not done, and nobody is told."""
    for task in (*one._loops, *one._running, one.logs._writer):
        if task is not None:
            task.cancel()
    one._rooms.clear()
    one._timers.clear()
    one.stopping = True


# ── Together ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game, code", [("tressette", "moderne"), ("burraco", "fibur-2019")])
async def test_each_of_two_serves_half_of_a_table(
    database: Database, database_url: str, valkey_url: str, game: str, code: str
) -> None:
    headers = {"Match": "single"} if game == "tressette" else {"Hands": "1"}
    async with halls(database_url, 2, valkey_url) as (first, second):
        table_id = await opened(first, 0, 1, 2, 3, game=game, code=code, headers=headers)
        async with screens(first, table_id, 0, 2) as here, screens(second, table_id, 1, 3) as there:
            everybody = [here[0], there[0], here[1], there[1]]
            await play_all(everybody)
            rows = await first.logs.read(table_id)
            final = frames_of(table_id, rows)[-1].after
            for one in everybody:
                await one.until(lambda screen: screen.seq == final.seq)
                numbers = [entry["seq"] for entry in entries_of(one)]
                assert numbers == list(range(numbers[0], final.seq + 1))
            assert final.status == "over"
            assert final_state(final.kit.game, record_of(table_id, rows)) == final.state


async def test_who_goes_and_comes_is_known_at_both(database: Database, database_url: str, valkey_url: str) -> None:
    async with halls(database_url, 2, valkey_url) as (first, second):
        table_id = await opened(first, 0, 1)
        async with screens(first, table_id, 0) as (here,):
            async with screens(second, table_id, 1):
                await here.until(lambda one: one.table)
            await here.until(lambda one: one.table["chairs"][1]["away"])
            async with screens(second, table_id, 1):
                await here.until(lambda one: not one.table["chairs"][1]["away"])
                # A second screen at the other process: closing one of them leaves him there.
                async with screens(first, table_id, 1):
                    pass
                await first.change(table_id, phrases("hello"))
                assert not here.table["chairs"][1]["away"]


async def test_whoever_comes_second_decides_again_on_the_table_as_it_is(database: Database, database_url: str) -> None:
    """Without a bus neither hears of the other: the database alone keeps them from overwriting each other."""
    async with halls(database_url, 2) as (first, second):
        table_id = await opened(first, 0, 1)
        async with screens(first, table_id, 0), screens(second, table_id, 1):
            for _ in range(5):
                await asyncio.gather(
                    *(first.change(table_id, phrases("hello", 0)) for _ in range(4)),
                    *(second.change(table_id, phrases("thanks", 1)) for _ in range(4)),
                )
            told = [frame.entry for frame in frames_of(table_id, await first.logs.read(table_id))]
            said = [entry for entry in told if isinstance(entry, Said)]
            assert said.count(Said(0, phrase="hello")) == 20
            assert said.count(Said(1, phrase="thanks")) == 20
            conflicts = [one.meters.conflicts._value.get() for one in (first, second)]
            assert sum(conflicts) > 0


async def test_a_decision_that_is_refused_on_the_new_table_is_refused(database: Database, database_url: str) -> None:
    async with halls(database_url, 2) as (first, second):
        table_id = await opened(first, 0, 1, undo="none")
        async with screens(first, table_id, 0), screens(second, table_id, 0):
            await first.change(table_id, lambda table: doing.abandon(table, 0))
            with pytest.raises(doing.NotNow, match="is-closed"):
                await second.change(table_id, lambda table: doing.abandon(table, 0))


@pytest.mark.long
async def test_many_at_once_at_a_table_that_nobody_looks_at(database: Database, database_url: str) -> None:
    """A table is forgotten as soon as nobody needs it; those who come meanwhile find one and the same again."""
    async with halls(database_url, 1) as (only,):
        table_id = await opened(only, 0, 1)
        await only.change(table_id, lambda table: doing.pause(table, 0))
        work: list[asyncio.Task[Any]] = []
        for number in range(120):
            decide = phrases("hello")
            work.append(asyncio.create_task(only.change(table_id, decide) if number % 3 == 0 else only.table(table_id)))
            if number % 2:
                await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await asyncio.gather(*work)
            async with screens(only, table_id, 0) as (screen,):
                done = await only.change(table_id, phrases("goodbye"))
                assert done is not None
                await screen.until(lambda one: one.seq >= done.seq)
        said = [frame for frame in frames_of(table_id, await only.logs.read(table_id)) if isinstance(frame.entry, Said)]
        assert len(said) == 41


# ── When one dies ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.long
@pytest.mark.usefixtures("hasty")
async def test_another_takes_over_what_a_dead_one_should_have_done(database: Database, database_url: str) -> None:
    async with halls(database_url, 2) as (first, second):
        table_id = await opened(first, pace=0.01)
        async with asyncio.timeout(60):
            while await first.logs.last(table_id) < 12:
                pass
        die(first)
        left = await second.logs.last(table_id)
        table = await until_over(second, table_id)
        assert table.status == "over"
        assert table.seq > left
        record = record_of(table_id, await second.logs.read(table_id))
        assert final_state(table.kit.game, record) == table.state


@pytest.mark.usefixtures("hasty")
async def test_whoever_was_at_a_dead_one_is_away_until_he_comes_to_another(
    database: Database, database_url: str, valkey_url: str
) -> None:
    async with halls(database_url, 2, valkey_url) as (first, second):
        table_id = await opened(second, 0, 1, grace=0.2)
        lost = Screen(first, table_id, 0)
        await first.join(table_id, lost.listener)
        async with screens(second, table_id, 1) as (witness,):
            await witness.until(lambda one: one.table)
            assert not witness.table["chairs"][0]["away"]
            die(first)
            lost.stop()
            await witness.until(lambda one: one.table["chairs"][0]["stand_in"])
            async with screens(second, table_id, 0) as (again,):
                await again.until(lambda one: one.table)
                await witness.until(lambda one: not one.table["chairs"][0]["away"])


@pytest.mark.usefixtures("hasty")
async def test_one_that_stops_leaves_its_tables_to_the_others_at_once(database: Database, database_url: str) -> None:
    async with halls(database_url, 1) as (staying,):
        async with halls(database_url, 1) as (going,):
            table_id = await opened(going, headers={"Match": "single"}, pace=0.02)
        left = await staying.logs.last(table_id)
        assert (await until_over(staying, table_id)).seq > left


# ── A log that cannot be read ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("harm", ['{"type":"did"', '{"type":"left","place":99}', '{"type":"unheard-of"}'])
async def test_a_corrupt_log_stops_that_table_and_no_other(database: Database, database_url: str, harm: str) -> None:
    async with halls(database_url, 1) as (before,):
        bad = await opened(before, 0, 1)
        good = await opened(before, 0, 1)
        for one in (bad, good):
            await before.change(one, phrases("hello"))
    async with database.writing() as connection:
        last = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == bad).order_by(ENTRIES.c.seq.desc()).limit(1)
        seq = (await connection.execute(last)).scalar_one()
        await connection.execute(
            update(ENTRIES).where(ENTRIES.c.table_id == bad, ENTRIES.c.seq == seq).values(body=harm)
        )
    async with halls(database_url, 1) as (after,):
        for _ in range(2):
            with pytest.raises(CorruptLog, match=bad):
                await after.table(bad)
            with pytest.raises(CorruptLog):
                await after.change(bad, phrases("hello"))
        bots = await opened(after, pace=0.0)
        assert (await until_over(after, bots)).status == "over"
        async with screens(after, good, 0, 1) as people:
            await asyncio.gather(*(screen.ready() for screen in people))
            for screen in people:
                await screen.until(lambda one: one.table["pledge"]["dealt"])
        assert after.meters.corrupt._value.get() >= 4
