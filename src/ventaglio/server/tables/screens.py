"""The screens of a process: coming to a table, going from it, and what they have missed."""

import asyncio
import contextlib

from ventaglio.core.codec import encode
from ventaglio.core.seats import Place
from ventaglio.server.store.presence import Trace
from ventaglio.server.tables import doing
from ventaglio.server.tables.changing import Tables
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.protocol import Happened
from ventaglio.server.tables.room import Frame, Room, may_look, past
from ventaglio.server.tables.table import CorruptLog, HostedTable
from ventaglio.server.tables.wire import Audience, state_of


class Screens(Tables):
    """The tables of a process, and whoever looks at them."""

    async def join(self, table_id: str, listener: Listener, after: int | None = None) -> HostedTable | None:
        """A screen begins to follow a table: first it gets the whole of it, then whatever happens."""
        self.meters.sockets.inc()
        async with self._entering(table_id) as room:
            if room is None:
                return None
            await self.bus.follow(table_id)
            if self.bus.several:
                await self._catch_up(room)
            if not may_look(room.table, listener):
                listener.close()
            elif not listener.audience.plays and self._full(room):
                raise doing.NotNow("onlookers")
            elif not listener.delay:
                await self._show(room, listener, after)
            room.listeners.add(listener)
        self.meters.rooms.set(len(self._rooms))
        if listener.delay and not listener.closed:
            await self.reading.look_on(room, listener)
        place = listener.audience.place
        if listener.audience.plays and place is not None:
            await self._sit_down(table_id, place, listener)
        return room.table

    def _full(self, room: Room) -> bool:
        most = self.most_onlookers
        return most is not None and sum(not one.audience.plays for one in room.listeners) >= most

    async def _show(self, room: Room, listener: Listener, after: int | None) -> None:
        """The whole table, and what was missed since an entry."""
        missed = await self._missed(room, listener.audience, after)
        if missed:
            listener.push(encode(state_of(room.table, listener.audience, missed)))
        else:
            listener.push(room.whole(listener.audience))
        if listener.story is not None:
            await self._tell_past(listener, await self._frames(room, max(after or 1, 1)), after)

    async def _sit_down(self, table_id: str, place: Place, listener: Listener) -> None:
        """A player has a screen open here."""
        await self.presence.came(listener.id, table_id, place)
        await self.change(table_id, lambda table: doing.come(table, place))

    def listeners(self) -> list[Listener]:
        """The screens that this process serves."""
        return [listener for room in self._rooms.values() for listener in room.listeners]

    async def leave(self, table_id: str, listener: Listener) -> None:
        """A screen was closed."""
        self.meters.sockets.dec()
        if listener.slow:
            self.meters.slow.inc()
        room = self._rooms.get(table_id)
        if room is not None:
            room.listeners.discard(listener)
            if room.gallery is not None:
                room.gallery.leave(listener)
            if not room.listeners:
                await self.bus.unfollow(table_id)
                # Whoever is changing the table just now forgets it himself, when he has told what he did.
                if not room.lock.locked():
                    self._forget(room)
        place = listener.audience.place
        if not listener.audience.plays or place is None or self.stopping:
            return
        self._gone.add(listener.id)
        await self._note_gone()
        for trace in await self.presence.traces(table_id):
            await self._clear_up(trace)

    async def _note_gone(self) -> None:
        """Screens that were closed are said to be, also those for which it could not be written when they were."""
        gone = tuple(self._gone)
        if gone:
            await self.presence.went(*gone)
            self._gone.difference_update(gone)

    async def _clear_up(self, trace: Trace) -> None:
        """Screens are lost: first the table learns of it, so that whoever dies here leaves it to the next."""
        if trace.empty:
            with contextlib.suppress(CorruptLog):
                await self.change(trace.table_id, lambda table: doing.go(table, trace.seat))
        await self.presence.forget(trace.screens)

    async def _call_back(self) -> None:
        """Whoever has a screen open here is there, though another process may have believed this one dead."""
        for table_id, room in tuple(self._rooms.items()):
            for listener in tuple(room.listeners):
                place = listener.audience.place
                if listener.closed or not listener.audience.plays or place is None:
                    continue
                if room.table.chairs[place].away_since is not None:
                    await self._sit_down(table_id, place, listener)

    async def _frames(self, room: Room, after: int) -> list[Frame]:
        """What happened after an entry, with the tables before and after."""
        if after >= room.table.seq:
            return []
        return await self.reading.again(room.table.id, after, room.table.seq, room.before(after))

    async def _missed(self, room: Room, audience: Audience, after: int | None) -> tuple[Happened, ...]:
        if after is None or after >= room.table.seq:
            return ()
        return await self.reading.briefly(await self._frames(room, max(after, 1)), audience)

    async def _tell_past(self, listener: Listener, frames: list[Frame], after: int | None = None) -> None:
        """Whole evenings may have to be told, while others play."""
        listener.push(encode(await asyncio.to_thread(past, frames, listener, after or 0)))
