"""The tables that a process has in memory, and the one way in which they change.

What people or the table itself do is decided on the table as it stands, appended to its log, and told to screens and
processes only when it is committed. If another process came first, the decision is made again on the table as it then
stands. So any process can serve any table, and none is missed when it dies.
"""

import asyncio
import base64
import contextlib
import heapq
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextvars import Context
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ventaglio.core.cards.provable import house_secret
from ventaglio.core.codec import encode
from ventaglio.core.log import StaleSequence
from ventaglio.core.seats import Place
from ventaglio.games.common.plugin.opaque import Action
from ventaglio.server.store.database import Database
from ventaglio.server.store.logs import Append, Logs, Row, Shelf
from ventaglio.server.store.presence import Presence
from ventaglio.server.store.service import ServiceLog
from ventaglio.server.tables import doing
from ventaglio.server.tables.bus import Bus, News, NoBus
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Entry, Opened, Reopened, named
from ventaglio.server.tables.folding import fold, table_of
from ventaglio.server.tables.meters import Meters
from ventaglio.server.tables.pledging import Chance, Due
from ventaglio.server.tables.reading import FEW, Reading
from ventaglio.server.tables.results import finish_of, summary_of
from ventaglio.server.tables.room import Decide, Frame, Room, Wish, frames_of
from ventaglio.server.tables.service import MACHINE, RETURN, Clocks, Service
from ventaglio.server.tables.table import CorruptLog, HostedTable
from ventaglio.server.tables.wire import Audience

ATTEMPTS: Final = 20
"""How often a decision is made again because others came first."""
AT_ONCE: Final = 4
"""What a table may do by itself in one append with what was done at it."""
KEEP: Final = 20.0
"""Seconds for which a table is kept in memory that nobody looks at and that has nothing to do."""
RESTING: Final = 64
"""Tables that are remembered beyond that, without what has just happened at them."""
ID_BYTES: Final = 12

T = TypeVar("T")


def new_id() -> str:
    """An address that nobody guesses."""
    return secrets.token_urlsafe(ID_BYTES)


class Waiting(NamedTuple):
    """How much waits in a process: for the disk, for its time, for screens, and for the slowest of them."""

    appends: int
    timers: int
    messages: int
    longest: int


class Tables:
    """The tables of one process."""

    def __init__(self, database: Database, bus: Bus | None = None, *, key: bytes, clocks: Clocks = MACHINE) -> None:
        self.process = secrets.token_hex(8)
        self.bus: Bus = bus or NoBus()
        self.living = ServiceLog(database, self.process)
        self.service = Service(self.living, clocks, several=self.bus.several)
        self.now = self.service.now
        self.meters = Meters()
        self.logs = Logs(database, self.process)
        self.logs.on_commit = self._committed
        self.reading = Reading(self.logs, self.meters, self.service.before)
        self.presence = Presence(database, self.process)
        self._key = key
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._resting: OrderedDict[str, HostedTable] = OrderedDict()
        """Tables that nobody looks at, as they were last: what has happened since is less than their whole logs."""
        self.most_onlookers: int | None = None
        """How many may look on at a table; None for as many as like."""
        self._gone: set[str] = set()
        """Screens that were closed, as long as the database does not know."""
        self._timers: list[tuple[float, str, int]] = []
        self._timer_set = asyncio.Event()
        self._running: set[asyncio.Task[Any]] = set()
        self._loops: list[asyncio.Task[Any]] = []
        self._thoughts: dict[tuple[str, int], Action] = {}
        self._chance = Chance(new_id, self.house_secret, self._rng, self._thoughts)
        self.stopping = False

    def _committed(self, appends: int) -> None:
        self.meters.commits.inc()

    def house_secret(self, label: str, nonce: str) -> bytes:
        """The house's secret for a deal or a board: the same whichever process asks, and nowhere written down."""
        return house_secret(self._key, label, nonce)

    def marked_id(self, person: str, mark: str) -> str:
        """The id of the table that a person opens under a mark: always the same, and nobody else guesses it."""
        digest = hmac.digest(self._key, encode(("table", person, mark)), "sha256")
        return base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()

    def _rng(self, table: HostedTable, place: Place) -> Random:
        """A bot's chance: the same whichever process asks, and known to nobody outside."""
        return Random(f"{self._key.hex()} {table.id} {table.seq} {place}")

    def spawn(self, work: Coroutine[Any, Any, T], context: Context | None = None) -> asyncio.Task[T]:
        """Do something beside, and see that it ends before the process does."""
        task = asyncio.create_task(work, context=context)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            # Whoever waited was told of the error; where nobody waits any more it concerns nobody.
            task.exception()

    def waiting(self) -> Waiting:
        """How much waits now."""
        outboxes = [listener.waiting for room in self._rooms.values() for listener in room.listeners]
        return Waiting(self.logs.waiting, len(self._timers), sum(outboxes), max(outboxes, default=0))

    # ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def open(
        self, opened: Opened, more: Callable[[HostedTable], tuple[Entry, ...]], table_id: str = ""
    ) -> HostedTable:
        """A new table; ``more`` gives what follows its opening.

        Its id may have been settled before, by `new_id` or `marked_id`; where there is a table of that id, it is it.
        """
        at, table_id = self.now(), table_id or new_id()
        first = table_of(table_id, at, opened)
        table, entries = first, more(first)
        for entry in entries:
            table = fold(table, at, entry)
        next_due = due(table)
        shelf = Shelf(
            table_id,
            opened.game,
            opened.headers.get("Code", ""),
            opened.policy.public,
            table.status,
            table.seq,
            summary_of(table),
            at,
            at,
            None if next_due is None else next_due.at,
            opened.club or None,
        )
        bodies = [encode(entry).decode() for entry in (opened, *entries)]
        try:
            await self.logs.create(shelf, bodies, len(table.people), named((opened, *entries)))
        except IntegrityError:
            # Whoever settled the id before has asked twice, and the other asking came first.
            known = await self.table(table_id)
            if known is None:
                raise
            return known
        self.meters.entries.inc(table.seq)
        self._schedule(table, next_due)
        return table

    async def room(self, table_id: str) -> Room | None:
        """A table in memory, read from the database if it is not there."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        # Of several who want it at once one reads it.
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        # Whoever goes away does not take it from the others.
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room | None:
        try:
            table = self._resting.pop(table_id, None)
            room = await self.reading.room(table_id, table)
            if room is None:
                return None
        finally:
            # Before anybody runs again: a room that was read, and forgotten since, must not be found here.
            del self._loading[table_id]
        self._rooms[table_id] = room
        self.meters.rooms.set(len(self._rooms))
        return room

    async def _read_on(self, room: Room, rows: Sequence[Row]) -> None:
        """What others have done is folded and shown; whoever calls this holds the table's lock."""
        for first in range(0, len(rows), FEW):
            for frame in self.reading.frames(room.table, rows[first : first + FEW]):
                room.show(frame)
            if first + FEW < len(rows):
                await asyncio.sleep(0)

    async def table(self, table_id: str) -> HostedTable | None:
        """A table as it stands in the database."""
        async with self._entering(table_id) as room:
            if room is None:
                return None
            if self.bus.several and not room.listeners:
                await self._catch_up(room)
            return room.table

    async def whole(self, table_id: str, audience: Audience) -> bytes | None:
        """A table as an audience sees it, as a message."""
        async with self._entering(table_id) as room:
            return None if room is None else room.whole(audience)

    async def change(self, table_id: str, decide: Decide) -> HostedTable | None:
        """Change a table; the result is the table afterwards, or None if there is none.

        What ``decide`` raises comes through, and nothing is changed.
        """
        # Whoever asked may go away meanwhile; what has begun is finished, or others would not be told of it.
        return await asyncio.shield(self.spawn(self.do(table_id, decide)))

    async def do(self, table_id: str, decide: Decide) -> HostedTable | None:
        """The same for whoever stays until it is done."""
        wish = Wish(decide)
        while (room := self._rooms.get(table_id) or await self.room(table_id)) is not None:
            room.wishes.append(wish)
            async with room.lock:
                # Whoever had the lock before may have seen to this too.
                if not wish.done:
                    if self._rooms.get(table_id) is not room:
                        # It was forgotten while we waited for it.
                        room.wishes.remove(wish)
                        continue
                    await self._grant(room)
                    self._forget(room)
            wish.check()
            return room.table
        return None

    async def _grant(self, room: Room) -> None:
        """See to everything that is wanted at a table, in one append; whoever calls this holds the table's lock."""
        wishes, room.wishes = room.wishes, []
        try:
            if room.unsure:
                await self._catch_up(room)
            for _ in range(ATTEMPTS):
                at, frames = self.now(), list[Frame]()
                self._follow(room, frames, at, self._reopening(room.table))
                for wish in wishes:
                    self._follow(room, frames, at, wish.decided(frames[-1].after if frames else room.table))
                if not frames or await self._append(room, at, frames, self._go_on(room, frames, at)):
                    for wish in wishes:
                        wish.done = True
                    return
                self.meters.conflicts.inc()
            raise ConnectionError(f"table {room.table.id}: others always come first")
        except BaseException as error:
            for wish in wishes:
                wish.fail(error if isinstance(error, Exception) else ConnectionError("the server stops"))
            if not isinstance(error, Exception):
                room.unsure = True
                raise

    def _follow(self, room: Room, frames: list[Frame], at: float, entries: tuple[Entry, ...]) -> None:
        """More entries that are to be appended to a table."""
        frames += frames_of(frames[-1].after if frames else room.table, at, entries)

    def _go_on(self, room: Room, frames: list[Frame], at: float) -> Due | None:
        """What a table does at once after what was done is appended with it: counting, promising, dealing.

        The result is what it does next.
        """
        next_due = due(frames[-1].after)
        for _ in range(AT_ONCE):
            table = frames[-1].after
            begun = max(table.acted_at, 0.0 if table.pledge is None else table.pledge.at)
            if next_due is None or next_due.at > min(begun, at):
                break
            if next_due.think is not None and next_due.think(self._chance) is not None:
                # Nobody waits here for a bot to think.
                break
            try:
                self._follow(room, frames, at, next_due.do(self._chance))
            except Exception:  # noqa: BLE001 -- the table does it by itself in a moment, and then it is told
                break
            next_due = due(frames[-1].after)
        return next_due

    def _reopening(self, table: HostedTable) -> tuple[Entry, ...]:
        """What a table has not been told yet: that the house was closed, and is open again."""
        if not doing.waits_for_people(table):
            return ()
        closure = self.service.closed_since(max(table.opened_at, table.reopened_at))
        return () if closure is None else (Reopened(*closure, RETURN),)

    @contextlib.asynccontextmanager
    async def _entering(self, table_id: str) -> AsyncIterator[Room | None]:
        """Holds a table's lock for the length of a block, so that one change is decided and written before the next."""
        while (room := await self.room(table_id)) is not None:
            async with room.lock:
                if self._rooms.get(table_id) is not room:
                    # It was forgotten while we waited for it.
                    continue
                try:
                    yield room
                finally:
                    self._forget(room)
                return
        yield None

    async def _append(self, room: Room, at: float, frames: list[Frame], next_due: Due | None) -> bool:
        """Append and tell; False if somebody else came first, whose entries are there then."""
        before, after = room.table, frames[-1].after
        entries = tuple(frame.entry for frame in frames)
        append = Append(
            before.id,
            before.seq,
            at,
            tuple(encode(entry).decode() for entry in entries),
            after.status,
            summary_of(after),
            None if next_due is None else next_due.at,
            finish_of(before, after),
            len(after.people) if len(after.people) != len(before.people) else None,
            named(entries),
        )
        started = time.perf_counter()
        writing = self.logs.append(append)
        try:
            # What is to be written has left when this goes on; while the disk is at work there is time to prepare.
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            tellings = room.prepared(frames)
            await writing
        except StaleSequence as stale:
            if stale.rows:
                await self._read_on(room, [row for row in stale.rows if row.seq > room.table.seq])
            else:
                await self._catch_up(room)
            return False
        except (SQLAlchemyError, OSError):
            # It may be written all the same: nobody knows before the log is read again.
            room.unsure = True
            raise
        self.meters.commit_seconds.observe(time.perf_counter() - started)
        self.meters.entries.inc(len(entries))
        if self.bus.several:
            # First, since others have a longer way to go.
            rows = tuple(Row(before.seq + index, at, body) for index, body in enumerate(append.bodies, start=1))
            self.bus.publish(News(self.process, before.id, rows))
        for frame, telling in zip(frames, tellings, strict=True):
            room.show(frame, telling)
        self._schedule(after, next_due)
        return True

    async def _catch_up(self, room: Room) -> None:
        """Read what others have appended."""
        await self._read_on(room, await self.logs.read(room.table.id, room.table.seq))
        room.unsure = False

    async def _catch_up_all(self) -> None:
        """Something may have been missed: compare every table that somebody looks at."""
        watched = {table_id: room for table_id, room in self._rooms.items() if room.listeners}
        if not watched:
            return
        for table_id, last in (await self.logs.lasts(list(watched))).items():
            room = watched[table_id]
            if last > room.table.seq or room.unsure:
                async with room.lock:
                    # One that cannot be read must not keep the others waiting.
                    with contextlib.suppress(CorruptLog):
                        await self._catch_up(room)

    async def _heard(self, news: News) -> None:
        """Another process has committed something."""
        room = self._rooms.get(news.table_id)
        if room is None or news.process == self.process:
            return
        if room.lock.locked():
            # News of other tables must not wait for this one.
            self.spawn(self._hear(room, news))
        else:
            await self._hear(room, news)

    async def _hear(self, room: Room, news: News) -> None:
        async with room.lock:
            rows = [row for row in news.rows if row.seq > room.table.seq]
            if rows and rows[0].seq == room.table.seq + 1:
                await self._read_on(room, rows)
            elif rows:
                await self._catch_up(room)

    def _forget(self, room: Room) -> None:
        """A table that nobody looks at and that has nothing to do soon need not be kept in memory."""
        if room.listeners:
            return
        next_due = due(room.table)
        if next_due is None or next_due.at - self.now() > KEEP:
            if self._rooms.pop(room.table.id, None) is not None:
                self._resting[room.table.id] = room.table
                if len(self._resting) > RESTING:
                    self._resting.popitem(last=False)
            if room.gallery is not None:
                room.gallery.close()
            self.meters.rooms.set(len(self._rooms))

    def _schedule(self, table: HostedTable, next_due: Due | None) -> None:
        if next_due is not None:
            heapq.heappush(self._timers, (next_due.at, table.id, table.seq))
            self._timer_set.set()
