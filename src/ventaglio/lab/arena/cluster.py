"""Tasks played on a Dask cluster: whatever machines its scheduler has, as long as they run this very program."""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

import msgspec

from ventaglio.core.optional import extra
from ventaglio.core.refusal import BadInput
from ventaglio.lab.arena.playing import Result
from ventaglio.lab.arena.running import AHEAD, OtherProgram, Task, play_task, program

ANSWERS_WITHIN: Final = 10.0
"""Seconds in which a scheduler must answer."""

WORKERS_WITHIN: Final = 60.0
"""Seconds for which a cluster may be without any worker."""

_ADDRESS: Final = re.compile(r"(?:(?:tcp|tls|ws|wss)://)?(?:\[[0-9a-fA-F:.]+\]|[\w.-]+):\d{1,5}")

_PROGRAM: Final = f"__import__({program.__module__!r}, fromlist=['program']).program()"
"""Asks a worker what it runs, without anything that it would need our package to read."""

LOOK: Final = 2.0
"""How often one looks whether there are workers at all, while nothing comes back."""


class _Future(Protocol):
    """A task that the cluster has."""

    def result(self, timeout: float) -> list[Result]: ...


class _Client(Protocol):
    """What we ask of Dask's client."""

    def submit(self, function: Callable[[Task], list[Result]], task: Task, *, pure: bool) -> _Future: ...
    def cancel(self, futures: list[_Future], *, force: bool) -> None: ...
    def nthreads(self) -> dict[str, int]: ...
    def wait_for_workers(self, number: int, *, timeout: float) -> None: ...
    def run(self, function: Callable[[str], object], text: str, *, on_error: str) -> dict[str, object]: ...
    def close(self, timeout: float) -> None: ...


class Cluster:
    """Plays on the workers of a cluster. A worker that is lost costs what it had under way, which others play again."""

    deals = 4

    def __init__(self, client: _Client, *, patience: float = WORKERS_WITHIN) -> None:
        self._client = client
        self._patience = patience

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, list[Result]]]:
        waiting: deque[tuple[Task, _Future]] = deque()
        coming = iter(tasks)
        try:
            while True:
                while len(waiting) < AHEAD * max(1, self._threads()) and (task := next(coming, None)) is not None:
                    waiting.append((task, self._submit(task)))
                if not waiting:
                    return
                found = self._result(waiting[0][1])
                task, _ = waiting.popleft()
                yield task, found
        finally:
            self._client.cancel([future for _, future in waiting], force=True)

    def _submit(self, task: Task) -> _Future:
        # Nothing is taken from an earlier run: a scheduler remembers what it has under a key.
        return self._client.submit(play_task, msgspec.structs.replace(task, program=program()), pure=False)

    def _result(self, future: _Future) -> list[Result]:
        killed: type[Exception] = extra("distributed").KilledWorker
        without = 0.0
        while True:
            began = time.monotonic()
            try:
                found = future.result(timeout=LOOK)
            except TimeoutError:
                without = 0.0 if self._threads() else without + time.monotonic() - began
                if without > self._patience:
                    raise BadInput("the cluster has no workers any more", "arena-no-workers") from None
            except killed as error:
                raise BadInput(f"a task has killed several workers: {error}", "arena-killed") from error
            else:
                return found

    def _threads(self) -> int:
        """How many tasks the cluster works on at once."""
        return sum(self._client.nthreads().values())


def _check_workers(client: _Client) -> None:
    """Refuse workers that run another program, or have none: what they are sent they could not even read."""
    here = program()
    for worker, there in client.run(eval, _PROGRAM, on_error="return").items():
        if isinstance(there, Exception):
            raise BadInput(f"the worker {worker} cannot play: {there}", "arena-worker", worker=worker, why=str(there))
        if there != here:
            raise OtherProgram(here, str(there), worker)


async def _greet(address: str, within: float) -> None:
    """Make sure that somebody answers who speaks this language: a client that gets no answer takes long to give up."""
    line = await extra("distributed.comm").connect(address, timeout=within)
    line.abort()


@contextmanager
def cluster_at(address: str, *, within: float = ANSWERS_WITHIN, patience: float = WORKERS_WITHIN) -> Iterator[Cluster]:
    """The cluster whose scheduler answers at this address."""
    distributed = extra("distributed")
    if not _ADDRESS.fullmatch(address):
        sentence = f"{address!r} is no address of a cluster: tcp://HOST:PORT"
        raise BadInput(sentence, "arena-address", address=address)
    # What it says of lost connections we say ourselves, in a sentence.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        asyncio.run(asyncio.wait_for(_greet(address, within), within))
        client: _Client = distributed.Client(address, timeout=within, set_as_default=False)
    except (OSError, TimeoutError) as error:
        sentence = f"no cluster answers at {address!r} within {within:g} seconds"
        raise BadInput(sentence, "arena-no-cluster", address=address, seconds=f"{within:g}") from error
    try:
        client.wait_for_workers(1, timeout=patience)
    except TimeoutError:
        client.close(timeout=1)
        raise BadInput("the cluster has no workers", "arena-no-workers") from None
    try:
        _check_workers(client)
        yield Cluster(client, patience=patience)
    finally:
        client.close(timeout=5)
