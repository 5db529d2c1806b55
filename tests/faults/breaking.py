"""What can go wrong with servers and with what they stand on, one kind of fault after another.

Everything is put right again before the next fault, and nothing is said to the servers about either.
"""

import asyncio
import math
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, Protocol

from tests.faults.lossy import Gate, Line

STARTING: Final = 1.0
"""Seconds that a process takes to start once it is loaded, more or less: a kill in the middle of it comes within."""
LONGEST: Final = 9.0
"""Seconds for which something stands still: longer than the house is thought to be open without a sign of life."""
FULL: Final = 512 * 1024
"""Bytes that a file may have on a disk that is full: less than the tables of a run take."""
AFTERWARDS: Final = 15.0
"""Seconds after something was away in which a server may still complain of it: of answers that it waited for."""


class Breakable(Protocol):
    """A server as somebody sees it who means it ill."""

    @property
    def pid(self) -> int: ...

    def start(self) -> None: ...

    def kill(self) -> None: ...

    async def ready(self) -> None: ...


class Surroundings(NamedTuple):
    """What servers stand on, as far as it can be broken: the process of PostgreSQL, and the lines that lead away."""

    postgres: Path | None = None
    """Where PostgreSQL keeps its data, with the number of its process."""
    database: Line | None = None
    bus: Gate | None = None


ALONE: Final = Surroundings()
"""Servers on a disk, and nothing else."""


class Breaking:
    """Breaks things, and counts what it has broken."""

    def __init__(self, servers: Sequence[Breakable], around: Surroundings, rng: Random) -> None:
        self.done: Counter[str] = Counter()
        self.away: list[tuple[float, float]] = []
        """From when to when errors of a server are its surroundings' fault, by the clock on the wall."""
        self._servers, self._around, self._rng = servers, around, rng

    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Every kind of fault that these surroundings allow."""
        found: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "kill of all": self._kill_all,
            "kill while starting": self._kill_starting,
            "frozen server": self._freeze,
        }
        if self._around.database is None:
            found["full disk"] = self._fill
        else:
            found["lost answer"] = self._lose
            found["cut lines to the database"] = self._cut
            found["frozen database"] = self._freeze_database
        if self._around.postgres is not None:
            found["crashed PostgreSQL"] = self._crash
        if self._around.bus is not None:
            found["frozen Valkey"] = self._freeze_bus
            found["Valkey away"] = self._close_bus
        return found

    async def once(self, kind: str) -> None:
        """One fault of a kind, from its beginning to its end."""
        self.done[kind] += 1
        await self.kinds()[kind]()

    def excuses(self, at: float) -> bool:
        """Whether something that servers cannot do without was away at a moment."""
        return any(start <= at <= end for start, end in self.away)

    # ── Servers ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _one(self) -> Breakable:
        return self._rng.choice(self._servers)

    async def _kill(self, *victims: Breakable) -> None:
        victims = victims or (self._one(),)
        for victim in victims:
            victim.kill()
        for victim in victims:
            victim.start()
        await asyncio.gather(*(victim.ready() for victim in victims))

    async def _kill_all(self) -> None:
        await self._kill(*self._servers)

    async def _kill_starting(self) -> None:
        victim = self._one()
        victim.kill()
        victim.start()
        await asyncio.sleep(self._rng.uniform(0, STARTING))
        await self._kill(victim)

    async def _freeze(self) -> None:
        victim = self._one()
        os.kill(victim.pid, signal.SIGSTOP)
        try:
            await self._a_while()
        finally:
            os.kill(victim.pid, signal.SIGCONT)

    async def _fill(self) -> None:
        """The disk takes no more: what would make a file longer fails."""
        pids = [server.pid for server in self._servers]
        with _Away(self.away):
            for pid in pids:
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (FULL, resource.RLIM_INFINITY))
            try:
                await self._a_while()
            finally:
                for pid in pids:
                    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def _a_while(self) -> None:
        await asyncio.sleep(self._rng.uniform(0.1, LONGEST))

    # ── What they stand on ───────────────────────────────────────────────────────────────────────────────────────

    async def _lose(self) -> None:
        """Something is written, and the answer that it is does not come."""
        line = self._around.database
        assert line is not None
        with _Away(self.away):
            line.lose_answer_to(b"COMMIT")
            await self._a_while()

    async def _cut(self) -> None:
        assert self._around.database is not None
        with _Away(self.away):
            self._around.database.cut()

    async def _freeze_database(self) -> None:
        line = self._around.database
        assert line is not None
        with _Away(self.away):
            line.freeze()
            try:
                await self._a_while()
            finally:
                line.thaw()

    async def _crash(self) -> None:
        """One process of PostgreSQL dies, which ends all the others; it reads its log and begins again."""
        assert self._around.postgres is not None
        with _Away(self.away):
            os.kill(self._rng.choice(_processes_of(self._around.postgres)), signal.SIGKILL)
            await asyncio.sleep(1)

    async def _freeze_bus(self) -> None:
        assert self._around.bus is not None
        line = self._around.bus.line
        with _Away(self.away):
            line.freeze()
            try:
                await self._a_while()
            finally:
                line.thaw()

    async def _close_bus(self) -> None:
        bus = self._around.bus
        assert bus is not None
        with _Away(self.away):
            bus.close()
            bus.line.cut()
            try:
                await self._a_while()
            finally:
                await bus.open()


def _processes_of(postgres: Path) -> list[int]:
    """The processes of PostgreSQL, except the first."""
    first = (postgres / "postmaster.pid").read_text(encoding="ascii").split()[0]
    children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii")
    return [int(child) for child in children.split()]


class _Away:
    """Notes from when to when something is away."""

    def __init__(self, away: list[tuple[float, float]]) -> None:
        self._away = away

    def __enter__(self) -> None:
        self._began = time.time()
        self._away.append((self._began, math.inf))

    def __exit__(self, *_: object) -> None:
        self._away.remove((self._began, math.inf))
        self._away.append((self._began, time.time() + AFTERWARDS))
