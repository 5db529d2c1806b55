"""All the tables that a process serves: here the pure tables meet time, the database, and the other processes.

`Tables` knows how a table changes, `Screens` who looks at it; the hall begins and ends, and sees to what tables do by
themselves when it is time.
"""

import asyncio
import contextlib
import heapq
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import structlog

from ventaglio.server.store.logs import LEASE
from ventaglio.server.store.service import BEAT
from ventaglio.server.tables.changing import Waiting, new_id
from ventaglio.server.tables.due import due
from ventaglio.server.tables.entries import Entry, prepare_to_read
from ventaglio.server.tables.room import Decide, Room
from ventaglio.server.tables.screens import Screens
from ventaglio.server.tables.table import CorruptLog, HostedTable

POLL: Final = 1.0
"""Seconds between two looks for tables that nobody sees to."""
BACK_OFF: Final = 5.0
THINKS: Final = 2.0
"""Seconds after which nobody waits any longer for a bot to think."""
MINDS: Final = 2
"""How many bots think at once."""

LOG: Final = structlog.get_logger("ventaglio.hall")


def _compiled() -> bool:
    """Whether kernels can be called without waiting; imported only where somebody thinks by them."""
    from ventaglio.games.common.kernel.ready import ready

    return ready()


class Hall(Screens):
    """The tables of one process."""

    _minds = ThreadPoolExecutor(MINDS, "minds")

    # ── Beginning and end ────────────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Begin to serve."""
        prepare_to_read()
        self.logs.start()
        await self.service.start()
        await self.bus.start(self._heard, self._catch_up_all, self.process)
        loops = (self._keep_time, self._look_after, self._stay_alive)
        self._loops = [asyncio.create_task(loop()) for loop in loops]

    async def stop(self) -> None:
        """Let everybody go, and leave nothing undone."""
        self.stopping = True
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for room in self._rooms.values():
            for listener in tuple(room.listeners):
                listener.close()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.service.stop()
        await asyncio.gather(*map(self._clear_up, await self.presence.traces()), return_exceptions=True)
        await self.logs.stop()
        await self.bus.stop()

    # ── What tables do by themselves ─────────────────────────────────────────────────────────────────────────────

    async def _keep_time(self) -> None:
        """See to the tables that this process has claimed, each when it is due."""
        while True:
            wait = self._timers[0][0] - self.now() if self._timers else None
            if wait is None or wait > 0:
                self._timer_set.clear()
                # Not wait_for: in Python 3.11 it may swallow the cancellation that ends this loop.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._timer_set.wait()
                continue
            at, table_id, seq = heapq.heappop(self._timers)
            room = self._rooms.get(table_id)
            if room is None or room.table.seq == seq:
                self.meters.lag_seconds.observe(max(0.0, self.now() - at))
                self.spawn(self._see_to(table_id, seq))
            await asyncio.sleep(0)

    async def _see_to(self, table_id: str, seq: int | None) -> None:
        """Do what is due at a table, if it still is."""

        def decide(table: HostedTable) -> tuple[Entry, ...]:
            next_due = due(table)
            if next_due is None or next_due.at > self.now() or (seq is not None and table.seq != seq):
                return ()
            return next_due.do(self._chance)

        thought = None
        try:
            await self.service.sure()
            thought = await self._think(table_id, seq)
            await self.change(table_id, decide)
        except CorruptLog:
            return
        except Exception:
            LOG.exception("table stuck", table=table_id)
            await asyncio.sleep(0 if self.stopping else BACK_OFF)
        finally:
            if thought is not None:
                self._thoughts.pop(thought, None)

    async def _think(self, table_id: str, seq: int | None) -> tuple[str, int] | None:
        """Have a bot whose turn it is think beside the loop, if it does; where its thought lies then.

        If it takes too long, what it needs is not compiled yet, or its thought breaks, it does what is quickly done.
        """
        room = await self.room(table_id)
        if room is None or (seq is not None and room.table.seq != seq):
            return None
        table = room.table
        next_due = due(table)
        if next_due is None or next_due.think is None or next_due.at > self.now():
            return None
        work = next_due.think(self._chance)
        if work is None:
            return None
        if not _compiled():
            self.meters.thoughts.labels("unready").inc()
            return None
        # Whoever is not waited for any more does not begin, and may fail without anybody hearing of it.
        thinking = asyncio.get_running_loop().run_in_executor(self._minds, work)
        try:
            async with asyncio.timeout(THINKS):
                self._thoughts[table.id, table.seq] = await thinking
        except TimeoutError:
            self.meters.thoughts.labels("late").inc()
            return None
        except Exception:
            LOG.exception("a bot's thought broke", table=table.id)
            self.meters.thoughts.labels("broken").inc()
            return None
        self.meters.thoughts.labels("done").inc()
        return table.id, table.seq

    async def _stay_alive(self) -> None:
        """Give signs of life, and notice who is gone with a dead process."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.give_sign()
            except Exception:
                LOG.exception("cannot give a sign of life")

    async def give_sign(self) -> None:
        """One sign of life, and what is looked after with it."""
        await self.service.beat()
        await self.living.clear_dead()
        await self._note_gone()
        for trace in await self.presence.traces():
            self.spawn(self._clear_up(trace))
        if self.bus.several or any(room.unsure for room in self._rooms.values()):
            await self._catch_up_all()
        await self._call_back()

    async def _look_after(self) -> None:
        """Take over what nobody sees to."""
        while True:
            await asyncio.sleep(POLL)
            try:
                now = self.now()
                if await self.logs.has_overdue(now):
                    for table_id in await self.logs.claim(now):
                        self.spawn(self._take_over(table_id))
            except Exception:
                LOG.exception("cannot look after tables")

    async def _take_over(self, table_id: str) -> None:
        """Do what another process should have done, or see to it when it is time."""
        await self._see_to(table_id, None)
        table = await self.table(table_id)
        if table is None:
            return
        next_due = due(table)
        if next_due is None:
            # It has come to wait for somebody, or for its edition, though nothing has happened at it.
            await self.logs.rest(table_id, table.seq)
        self._schedule(table, next_due)


__all__ = ["LEASE", "Decide", "Hall", "Room", "Waiting", "new_id"]
