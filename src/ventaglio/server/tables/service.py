"""The clock of the house, and the time that it has served.

The house has a clock of its own. It is set by the clock on the wall when a process starts, and then runs by the steady
clock of the machine, which nobody sets: so what is measured is measured, whatever becomes of the time of day. It never
goes back, over all processes and all starts, and so neither do the stamps in the logs.

While the house is closed nobody can come, play or answer, so that time is nobody's. `served` is the only place where it
is said how much of a stretch of time counts.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ventaglio.server.store.service import BEAT, LAPSE, Interval, ServiceLog

RETURN: Final = 120.0
"""Seconds for which the clocks of people still stand when the house is open again, so that they can come back."""
SLEW: Final = 0.05
"""How much faster or slower than it is the clock of the house may run to come nearer to that on the wall."""


class Clocks(NamedTuple):
    """The clocks of a machine: the time of day, which somebody may set, and one that only runs."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic


MACHINE: Final = Clocks()


class Closure(NamedTuple):
    """The house was closed: from when to when."""

    closed: float
    opened: float


def closures(intervals: Sequence[Interval]) -> list[Closure]:
    """When the house was closed between the times when it was open."""
    return [Closure(before.until, after.opened) for before, after in pairwise(intervals)]


def served(intervals: Sequence[Interval], a: float, b: float) -> float:
    """The seconds between two moments that count for people: the house was open, and they had time to come back."""
    total, counted = b - a, a
    for closure in closures(intervals):
        start, end = max(closure.closed, counted), min(closure.opened + RETURN, b)
        if end > start:
            total -= end - start
            counted = end
    return max(0.0, total)


class Service:
    """The clock of the house as one process reads it, and the times when the house was open."""

    def __init__(self, log: ServiceLog, clocks: Clocks, *, several: bool) -> None:
        self._log = log
        self._clocks = clocks
        self._several = several
        self._ahead = clocks.wall() - clocks.steady()
        self._latest = 0.0
        self._beaten_at: float | None = None
        self.intervals: tuple[Interval, ...] = ()
        self.turn = asyncio.Lock()
        """Held while a sign of life is given: one at a time."""

    def now(self) -> float:
        """The time by the clock of the house."""
        self._latest = max(self._latest, self._ahead + self._clocks.steady())
        return self._latest

    def since(self, moment: float) -> float:
        """The seconds that count for people since a moment."""
        return served(self.intervals, moment, self.now())

    def before(self, seconds: float) -> float:
        """The moment that lies so many seconds back in which the house was open: what onlookers see who see it later.

        A clock that is put forward must not show them the play at once.
        """
        moment = self.now() - seconds
        for closure in reversed(closures(self.intervals)):
            if moment >= closure.opened:
                break
            moment -= closure.opened - closure.closed
        return moment

    def closed_since(self, moment: float) -> Closure | None:
        """From when to when the house was closed since a moment, all told; None if it never was."""
        if not self.intervals or self.intervals[-1].opened <= moment:
            return None
        later = [closure for closure in closures(self.intervals) if closure.opened > moment]
        return Closure(later[0].closed, later[-1].opened) if later else None

    async def start(self) -> None:
        """Open the house, or serve it with others. Whoever is the only process knows that it was closed before."""
        self.intervals = await self._log.intervals()
        if self.intervals:
            # The wall may show a time that has been already.
            self._reach(self.intervals[-1].until)
        await self._beat(alone=not self._several)

    async def beat(self) -> None:
        """A sign of life, so that the house counts as open; and what has become of its clock meanwhile."""
        await self._beat(alone=False)

    async def sure(self) -> None:
        """Wait until it is known whether the house was open until now: this process may have stood still itself."""
        if self._beaten_at is not None and self._clocks.steady() - self._beaten_at > LAPSE:
            await self.beat()

    async def stop(self) -> None:
        """The last sign of life of this process."""
        async with self.turn:
            await self._log.leave(self.now())

    async def _beat(self, *, alone: bool) -> None:
        async with self.turn:
            self._follow_the_wall()
            steady = self._clocks.steady()
            found = await self._log.beat(self.now(), alone=alone)
            self._beaten_at = steady
            # Another process may be ahead of us, and have found the house closed.
            self._reach(found.until)
            if self.intervals and self.intervals[-1].number == found.number:
                self.intervals = (*self.intervals[:-1], found)
            else:
                self.intervals = await self._log.intervals()

    def _follow_the_wall(self) -> None:
        ahead = self._clocks.wall() - self.now()
        if ahead > LAPSE:
            # The machine has slept, or its clock was set: time in which nobody was served.
            self._ahead += ahead
        else:
            self._ahead += max(-SLEW * BEAT, min(SLEW * BEAT, ahead))

    def _reach(self, moment: float) -> None:
        """Never be behind what others have written."""
        self._ahead += max(0.0, moment - self.now())
