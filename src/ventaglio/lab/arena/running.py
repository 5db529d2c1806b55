"""Tasks played somewhere, and their results in the order of the tasks: here, by several processes, or on a cluster.

A task says everything, and its result depends on nothing else. So whoever takes results in their order, and decides by
them, decides the same wherever they were played; and a task that was lost is simply played again.
"""

import os
import platform
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol

import msgspec

import ventaglio
from ventaglio.core.refusal import BadInput
from ventaglio.core.workers import workers
from ventaglio.lab.arena.playing import Contest, Result, play_deal

AHEAD: Final = 4
"""Tasks under way for each worker: enough that none waits, few enough that little is thrown away at the end."""

LOSSES: Final = 3
"""How often the processes of this machine are started anew, when one of them was killed."""


class Task(msgspec.Struct, frozen=True):
    """Some deals for two bots."""

    contest: Contest
    bots: tuple[str, str]
    numbers: tuple[int, ...]
    program: str = ""
    """What a worker on another machine has to be; nothing is asked of one here."""


class OtherProgram(BadInput):
    """A worker that runs another program: what it plays is not what would be played here."""

    def __init__(self, here: str, there: str, worker: str) -> None:
        sentence = f"the worker {worker} has {there}, and here is {here}: both must be the same"
        super().__init__(sentence, "arena-other-program", here=here, there=there, worker=worker)
        self._parts = (here, there, worker)

    def __reduce__(self) -> tuple[type["OtherProgram"], tuple[str, str, str]]:
        return OtherProgram, self._parts


def play_task(task: Task) -> list[Result]:
    """The results of a task."""
    if task.program and task.program != program():
        raise OtherProgram(task.program, program(), platform.node())
    return [play_deal(task.contest, task.bots, number) for number in task.numbers]


@cache
def program() -> str:
    """What is running: the version, what its modules come to, and the Python that runs them."""
    home = Path(ventaglio.__file__).parent
    digest = sha256()
    for path in sorted(home.rglob("*.py")):
        digest.update(f"{path.relative_to(home).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    python = ".".join(platform.python_version_tuple()[:2])
    return f"ventaglio {ventaglio.__version__} ({digest.hexdigest()[:10]}), Python {python}"


class Runner(Protocol):
    """Where tasks are played."""

    deals: int
    """How many deals a task should have."""

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, list[Result]]]:
        """Each task with its results, in the order of the tasks. Who has enough closes the iterator."""


class Here:
    """Plays in this process."""

    deals = 1

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, list[Result]]]:
        for task in tasks:
            yield task, play_task(task)


class Processes:
    """Plays in several processes of this machine. If one is killed, only what was under way is played again."""

    deals = 1

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._lost = 0

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, list[Result]]]:
        waiting: deque[tuple[Task, Future[list[Result]]]] = deque()
        coming = iter(tasks)
        pool = self._pool()
        try:
            while True:
                while len(waiting) < AHEAD * self._workers and (task := next(coming, None)) is not None:
                    waiting.append((task, self._submit(pool, task)))
                if not waiting:
                    return
                task, future = waiting[0]
                try:
                    found = future.result()
                except BrokenProcessPool:
                    pool = self._again(pool)
                    waiting = deque((one, self._submit(pool, one)) for one, _ in waiting)
                    continue
                waiting.popleft()
                yield task, found
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def _submit(self, pool: ProcessPoolExecutor, task: Task) -> Future[list[Result]]:
        try:
            return pool.submit(play_task, task)
        except BrokenProcessPool as error:
            # Told when its turn has come, like any other loss.
            failed: Future[list[Result]] = Future()
            failed.set_exception(error)
            return failed

    def _again(self, pool: ProcessPoolExecutor) -> ProcessPoolExecutor:
        pool.shutdown(wait=False, cancel_futures=True)
        self._lost += 1
        if self._lost > LOSSES:
            raise BadInput("the processes that play are killed again and again", "arena-killed")
        return self._pool()

    def _pool(self) -> ProcessPoolExecutor:
        return workers(self._workers, _undisturbed)


def _undisturbed() -> None:
    """Leave Ctrl-C to whoever has the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_this_machine(workers: int) -> Runner:
    """So many processes; one is this one."""
    return Here() if workers == 1 else Processes(workers)
