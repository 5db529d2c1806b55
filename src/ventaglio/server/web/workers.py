"""What may take long is done beside, by processes that can be ended: the loop that serves everybody never waits.

A thread would not do. It shares the interpreter with the loop, nobody can end it, and what it fills stays filled.
"""

import asyncio
import contextlib
import pickle
import sys
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import structlog

from ventaglio.core.refusal import BadInput
from ventaglio.server.web.bounds import Bounds
from ventaglio.server.web.worker import LENGTH, READY, Answered

P = ParamSpec("P")
T = TypeVar("T")

REST: Final = 300.0
"""Seconds without work after which a worker is let go."""
START: Final = 60.0
"""Seconds for a worker to start on a busy machine."""
LATE_START: Final = 900.0
"""The same for one that lets all others go first."""
LAST: Final = 2.0
"""Seconds for a worker to end by itself."""
LOG: Final = structlog.get_logger("ventaglio.workers")


class Overworked(Exception):
    """So much waits already that nothing more is taken on."""


class Workers:
    """The processes beside. They are started when they are first wanted."""

    def __init__(self, bounds: Bounds, *, patience: int = 0) -> None:
        """``patience`` is how much they let other processes go first: for what nobody sits and waits for."""
        self._bounds = bounds
        self._patience = patience
        self._start = LATE_START if patience else START
        self._idle: deque[_Worker] = deque()
        self._all: set[_Worker] = set()
        self._places = asyncio.Semaphore(bounds.workers)
        self._asked: Counter[str] = Counter()
        self._own: dict[str, asyncio.Semaphore] = {}
        self._closed = False

    async def run(self, who: str, job: Callable[P, T], *args: P.args, **no: P.kwargs) -> T:
        """What a function of a module gives or raises. ``who`` asks: of several workers one is left to the others."""
        assert not no, "a job has no arguments by name"
        total = sum(self._asked.values())
        if self._closed or total >= self._bounds.waiting + self._bounds.workers:
            raise Overworked
        if self._asked[who] > self._bounds.waiting // 2:
            raise Overworked
        own = self._own.setdefault(who, asyncio.Semaphore(max(1, self._bounds.workers - 1)))
        self._asked[who] += 1
        try:
            async with own, self._places:
                return await self._do(job, args)
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who]
                self._own.pop(who, None)

    async def _do(self, job: Callable[..., T], args: tuple[Any, ...]) -> T:
        asked = await asyncio.to_thread(pickle.dumps, (job, args), pickle.HIGHEST_PROTOCOL)
        worker = self._idle.pop() if self._idle else _Worker(self._bounds.job_megabytes, self._patience)
        self._all.add(worker)
        try:
            async with asyncio.timeout(self._start):
                await worker.start()
            async with asyncio.timeout(self._bounds.job_seconds):
                well, result = await worker.ask(asked)
        except TimeoutError:
            await self._end(worker)
            seconds = round(self._bounds.job_seconds)
            raise BadInput(f"this takes more than {seconds} s", "work-too-long", seconds=seconds) from None
        except (EOFError, OSError):
            await self._end(worker)
            LOG.warning("a worker died", job=job.__qualname__)
            raise BadInput("this is too much", "work-too-much") from None
        except BaseException:
            # Whoever asked has gone, and with him whoever would read the answer.
            await asyncio.shield(self._end(worker))
            raise
        self._rest(worker)
        if not well:
            if isinstance(result, MemoryError):
                raise BadInput("this is too much", "work-too-much") from None
            raise result
        done: T = result
        return done

    def _rest(self, worker: "_Worker") -> None:
        if self._closed:
            return
        self._idle.append(worker)
        loop = asyncio.get_running_loop()
        worker.rest = loop.call_later(REST, lambda: loop.create_task(self._retire(worker)))

    async def _retire(self, worker: "_Worker") -> None:
        if worker in self._idle:
            self._idle.remove(worker)
            await self._end(worker)

    async def _end(self, worker: "_Worker") -> None:
        self._all.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """Let all of them go."""
        self._closed = True
        self._idle.clear()
        await asyncio.gather(*(self._end(worker) for worker in tuple(self._all)))


class _Worker:
    """One process."""

    def __init__(self, megabytes: int, patience: int) -> None:
        self._bounds = (str(megabytes), str(patience))
        self._process: asyncio.subprocess.Process | None = None
        self._beginning: asyncio.Task[None] | None = None
        self._ended = False
        self.rest: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        """Wake up, or come into being."""
        if self.rest is not None:
            self.rest.cancel()
        if self._process is None:
            # Whoever goes away meanwhile must not leave a process behind that nobody knows.
            self._beginning = asyncio.create_task(self._begin())
            await asyncio.shield(self._beginning)
            await self._pipes[1].readexactly(len(READY))

    async def _begin(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ventaglio.server.web.worker", *self._bounds),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        if self._ended:
            self._process.kill()

    @property
    def _pipes(self) -> tuple[asyncio.StreamWriter, asyncio.StreamReader]:
        assert self._process is not None
        line, answers = self._process.stdin, self._process.stdout
        assert line is not None
        assert answers is not None
        return line, answers

    async def ask(self, asked: bytes) -> Answered:
        """Do one thing."""
        line, answers = self._pipes
        line.write(LENGTH.pack(len(asked)))
        line.write(asked)
        await line.drain()
        (length,) = LENGTH.unpack(await answers.readexactly(LENGTH.size))
        answered: Answered = await asyncio.to_thread(pickle.loads, await answers.readexactly(length))
        return answered

    async def end(self) -> None:
        self._ended = True
        if self.rest is not None:
            self.rest.cancel()
        if self._beginning is not None:
            # Where somebody went away while it came into being, that is waited for here: nobody else knows of it.
            await asyncio.wait({self._beginning})
        if self._process is None or self._process.returncode is not None:
            return
        assert self._process.stdin is not None
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST):
                await self._process.wait()
