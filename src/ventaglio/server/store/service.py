"""When the house was open, and which processes serve it: written down with every sign of life.

An interval of service goes on for as long as some process gives signs of life. Its end is the last of them, so it is
known after a crash as well as after an orderly stop, and nobody has to be told that the house has closed.
"""

from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import PROCESSES, SERVICE

BEAT: Final = 2.0
"""Seconds between two signs of life of a process."""
LAPSE: Final = 3 * BEAT
"""Seconds without one, of any process, after which the house was closed."""
MISSED: Final = 4
"""How many of its signs of life a process may owe before the others give it up."""
DOUBTS: Final = 2
"""How many of its own signs of life a process gives before it doubts those that it found at its start."""
KEPT: Final = 500
"""How many intervals are read: no clock that still runs is older."""


class Interval(NamedTuple):
    """From when to when the house was open; ``until`` of the last one moves on."""

    number: int
    opened: float
    until: float


class _Joined(NamedTuple):
    """How a process found the house open at its start: by signs of life of others, who may have died just before."""

    interval: Interval
    at: float
    others: dict[str, float]
    looks: int = 0


class ServiceLog:
    """The intervals of service and the living processes in a database, as one process writes them."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._silent: dict[str, tuple[float, int]] = {}
        """The last sign of life of every other process, and how often it was found unchanged."""
        self._joined: _Joined | None = None

    async def intervals(self) -> tuple[Interval, ...]:
        """When the house was open, the latest last."""
        async with self._database.reading() as connection:
            rows = await connection.execute(select(SERVICE).order_by(SERVICE.c.number.desc()).limit(KEPT))
            return tuple(Interval(*row) for row in reversed(rows.all()))

    async def beat(self, now: float, *, lapse: float = LAPSE, alone: bool = False) -> Interval:
        """A sign of life; the result is the interval that it belongs to.

        That is a new one where nobody has given a sign for ``lapse`` seconds, and where no other process is known.
        Whoever is sure to be ``alone`` at his start begins a new one in any case.
        """
        try:
            return await self._beat(now, lapse, alone)
        except IntegrityError:
            # Of several who open the house at the same moment one writes it down.
            return await self._beat(now, lapse, alone=False)

    async def _beat(self, now: float, lapse: float, alone: bool) -> Interval:
        async with self._database.writing() as connection:
            mine = PROCESSES.c.id == self._process
            known = await connection.execute(update(PROCESSES).where(mine).values(beat_at=now))
            if known.rowcount:
                await self._look_back(connection, now)
                return await self._go_on(connection, now, lapse, alone)
            others = await _beats(connection)
            await connection.execute(insert(PROCESSES).values(id=self._process, beat_at=now))
            before = await _last(connection)
            found = await self._go_on(connection, now, lapse, alone or not others)
            if before is not None and before.number == found.number:
                self._joined = _Joined(before, now, others)
            return found

    async def _look_back(self, connection: AsyncConnection, now: float) -> None:
        """Whoever joined others, none of whom has given a sign since, has joined the dead: the house was closed."""
        joined = self._joined
        if joined is None:
            return
        beats = await _beats(connection)
        # Whoever has left in good order since was alive.
        if any(beats.get(process) != beat for process, beat in joined.others.items()):
            self._joined = None
            return
        self._joined = joined._replace(looks=joined.looks + 1)
        if self._joined.looks < DOUBTS:
            return
        self._joined = None
        last = await _last(connection)
        if last is not None and last.number == joined.interval.number:
            mine = SERVICE.c.number == last.number
            await connection.execute(update(SERVICE).where(mine).values(until=joined.interval.until))
            columns = {"number": last.number + 1, "opened_at": joined.at, "until": now}
            await connection.execute(insert(SERVICE).values(columns))

    async def _go_on(self, connection: AsyncConnection, now: float, lapse: float, alone: bool) -> Interval:
        last = await _last(connection)
        if last is None or alone or now - last.until > lapse:
            opened = Interval(1 if last is None else last.number + 1, now, now)
            columns = {"number": opened.number, "opened_at": opened.opened, "until": opened.until}
            await connection.execute(insert(SERVICE).values(columns))
            return opened
        until = max(last.until, now)
        await connection.execute(update(SERVICE).where(SERVICE.c.number == last.number).values(until=until))
        return last._replace(until=until)

    async def clear_dead(self) -> None:
        """Give up the processes of which nothing was heard at several looks in a row, and with them their screens.

        Looks are counted, and not seconds: neither a clock that is set nor a pause of this process kills another.
        """
        async with self._database.reading() as connection:
            found = await connection.execute(select(PROCESSES).where(PROCESSES.c.id != self._process))
            beats = {row.id: row.beat_at for row in found}
        for process in self._silent.keys() - beats.keys():
            del self._silent[process]
        for process, beat in beats.items():
            known, looks = self._silent.get(process, (beat, 0))
            self._silent[process] = (beat, looks + 1 if known == beat else 1)
        dead = [process for process, (_, looks) in self._silent.items() if looks > MISSED]
        if dead:
            async with self._database.writing() as connection:
                for process in dead:
                    # It may have come to life since.
                    gone = (PROCESSES.c.id == process) & (PROCESSES.c.beat_at == beats[process])
                    await connection.execute(delete(PROCESSES).where(gone))

    async def leave(self, now: float) -> None:
        """The last sign of life of this process."""
        async with self._database.writing() as connection:
            await connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self._process))
            await self._go_on(connection, now, LAPSE, alone=False)


async def _beats(connection: AsyncConnection) -> dict[str, float]:
    """The last signs of life of all processes."""
    return {row.id: row.beat_at for row in await connection.execute(select(PROCESSES))}


async def _last(connection: AsyncConnection) -> Interval | None:
    """The last interval, which nobody else changes before this transaction ends."""
    last = select(SERVICE).order_by(SERVICE.c.number.desc()).limit(1).with_for_update()
    row = (await connection.execute(last)).first()
    return None if row is None else Interval(*row)
