"""Reading logs of tables, however long they are: what is long is folded in a thread, and nobody waits for it.

A thread shares the interpreter with everybody, a few milliseconds at a time; so there are never more than two.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar

import msgspec
import structlog

from ventaglio.core.codec import decode
from ventaglio.server.store.logs import Logs, Row
from ventaglio.server.tables.entries import Opened, read_entry
from ventaglio.server.tables.folding import fold, table_of
from ventaglio.server.tables.gallery import Gallery, Later, seen_at
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.meters import Meters
from ventaglio.server.tables.protocol import Happened
from ventaglio.server.tables.room import Frame, Room
from ventaglio.server.tables.table import CorruptLog, HostedTable
from ventaglio.server.tables.wire import Audience, briefly

FEW: Final = 50
"""Entries that are folded at once; more wait for a thread, or for their turn."""
THREADS: Final = 2
"""How many threads fold long logs: each takes its share of the interpreter from everybody."""
SOON: Final = 0.001
"""The least by which onlookers see the play later."""

T = TypeVar("T")
LOG: Final = structlog.get_logger("ventaglio.hall")


class Reading:
    """Reads the logs of tables."""

    def __init__(self, logs: Logs, meters: Meters, before: Callable[[float], float]) -> None:
        """``before`` is the moment that lies so many seconds back in which the house was open."""
        self._logs = logs
        self._meters = meters
        self._before = before
        self._threads = asyncio.Semaphore(THREADS)

    async def _long(self, many: int, work: Callable[..., T], *args: Any) -> T:
        """Do something for so many entries: a few at once, and many in a thread, so that others have their turns."""
        if many <= FEW:
            return work(*args)
        async with self._threads:
            return await asyncio.to_thread(work, *args)

    # ── Tables ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def room(self, table_id: str, table: HostedTable | None = None) -> Room | None:
        """A table as its log leaves it, from the beginning or from what it was; None where there is none."""
        rows = await self._logs.read(table_id, 0 if table is None else table.seq)
        if table is None and not rows:
            return None
        return await self._long(len(rows), self._fold, table_id, table, rows)

    def _fold(self, table_id: str, table: HostedTable | None, rows: Sequence[Row]) -> Room:
        """A table from the rows of its log, or from what it was and those that follow."""
        room = Room(self._begin(table_id, rows[0]) if table is None else table)
        for frame in self.frames(room.table, rows if table is not None else rows[1:]):
            room.show(frame)
        return room

    def frames(self, table: HostedTable, rows: Iterable[Row]) -> Iterator[Frame]:
        """What rows of a log make of a table, one after the other."""
        for row in rows:
            try:
                entry = read_entry(table.kit.game.name, row.body)
                frame = Frame(entry, table, fold(table, row.at, entry))
            except Exception as error:
                raise self._corrupt(table.id, row.seq, error) from error
            table = frame.after
            yield frame

    def _begin(self, table_id: str, row: Row) -> HostedTable:
        try:
            return table_of(table_id, row.at, decode(row.body, Opened))
        except (msgspec.MsgspecError, CorruptLog) as error:
            raise self._corrupt(table_id, row.seq, error) from error

    def _corrupt(self, table_id: str, seq: int, error: Exception) -> CorruptLog:
        self._meters.corrupt.inc()
        LOG.error("corrupt log", table=table_id, seq=seq, error=repr(error))
        return CorruptLog(f"table {table_id}, entry {seq}: {error}")

    async def again(self, table_id: str, after: int, until: int, known: HostedTable | None = None) -> list[Frame]:
        """The log read again, between two entries; from its beginning, or from what the table was before them."""
        rows = await self._logs.read(table_id, 0 if known is None else known.seq)
        rows = [row for row in rows if row.seq <= until]
        return await self._long(len(rows), self._between, table_id, rows, after, known)

    def _between(self, table_id: str, rows: Sequence[Row], after: int, known: HostedTable | None) -> list[Frame]:
        begin = self._begin(table_id, rows[0]) if known is None else known
        frames = self.frames(begin, rows[1:] if known is None else rows)
        return [frame for frame in frames if frame.after.seq > after]

    async def briefly(self, frames: Sequence[Frame], audience: Audience) -> tuple[Happened, ...]:
        """What somebody has missed, told and not drawn."""
        return await self._long(len(frames), _briefly, frames, audience)

    # ── Those who see the play later ─────────────────────────────────────────────────────────────────────────────

    async def look_on(self, room: Room, listener: Listener) -> None:
        """One more in the gallery of a table, which is opened for the first."""
        gallery = await self._gallery(room)
        tale = None
        if listener.story is not None:
            tale = await gallery.tale(listener.language, lambda until: self.again(room.table.id, 0, until))
        gallery.join(listener, tale)

    async def _gallery(self, room: Room) -> Gallery:
        if room.gallery is not None and not room.gallery.closed:
            return room.gallery
        if room.opening is None:
            room.opening = asyncio.create_task(self._open_gallery(room))
        return await asyncio.shield(room.opening)

    async def _open_gallery(self, room: Room) -> Gallery:
        """The table as it was so long ago, from the log; play goes on meanwhile."""
        try:
            table_id, delay = room.table.id, max(room.table.policy.delay, SOON)
            rows = await self._logs.read(table_id)
            table, later = await self._long(len(rows), self._seen, table_id, rows, delay)
            # In a house that was closed nobody saw anything meanwhile.
            gallery = Gallery(table, later, delay, lambda: self._before(delay) + delay, rows[-1].seq)
            while gallery.last < room.table.seq:
                for row in await self._logs.read(table_id, gallery.last):
                    gallery.hear(row.seq, row.at, read_entry(table.kit.game.name, row.body))
            room.gallery = gallery
            gallery.open()
            return gallery
        finally:
            room.opening = None

    def _seen(self, table_id: str, rows: Sequence[Row], delay: float) -> tuple[HostedTable, list[Later]]:
        begin = self._begin(table_id, rows[0])
        game = begin.kit.game.name
        try:
            entries = [Later(row.at, read_entry(game, row.body)) for row in rows[1:]]
            return seen_at(begin, entries, delay, self._before(delay) + delay)
        except Exception as error:
            raise self._corrupt(table_id, rows[-1].seq, error) from error


def _briefly(frames: Iterable[Frame], audience: Audience) -> tuple[Happened, ...]:
    return tuple(briefly(frame.entry, audience, frame.before, frame.after) for frame in frames)
