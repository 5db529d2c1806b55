"""Many tables of four, moved at a steady rate or as fast as they can be: from an action to the last of the four told.

All sockets belong to one process, so one clock times the sending and every arrival.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Final, NamedTuple

from bench._sockets import Line

PLACES: Final = 4
PATIENCE: Final = 30.0
WARM_UP: Final = 1.0


class Board(ABC):
    """A table as the four at it see it together. One action is on its way at a time."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.received = 0
        """Bytes that came to the four."""
        self.told: Callable[[float], None] = lambda seconds: None
        """Called when the last of the four has heard of an action."""
        self.free: Callable[[Board], None] = lambda board: None
        """Called when the next action can be sent."""
        self._sent_at = 0.0

    @property
    @abstractmethod
    def can_move(self) -> bool:
        """Whether it is known what comes next, and nothing is on its way."""

    @abstractmethod
    def heard(self, place: int, message: bytes) -> None:
        """Something came to one of the four."""

    @abstractmethod
    def move(self) -> None:
        """Send the next action."""

    def _send(self, place: int, message: bytes) -> None:
        self._sent_at = perf_counter()
        self.lines[place].say(message)

    def _all_told(self) -> None:
        self.told(perf_counter() - self._sent_at)


class Pace(NamedTuple):
    """What came of some seconds of play: actions, how many a second, and how long they took, in milliseconds."""

    actions: float
    rate: float
    p50: float
    p99: float


async def steady(boards: Sequence[Board], rate: float, seconds: float, seed: int) -> Pace:
    """Actions at a rate, at moments left to chance; the table that has waited longest is the next."""
    times: list[float] = []
    free = _listen(boards, times)
    rng = Random(seed)
    began = at = perf_counter()
    sent = 0
    while at < began + seconds:
        await asyncio.sleep(max(0.0, at - perf_counter()))
        (await free.get()).move()
        sent += 1
        at += rng.expovariate(rate)
    await _until(lambda: len(times) >= sent)
    return _pace(times, perf_counter() - began)


async def saturated(boards: Sequence[Board], seconds: float) -> Pace:
    """Each table sends its next action as soon as it can."""
    times: list[float] = []
    free = _listen(boards, times)
    for board in boards:
        board.free = lambda board: board.move()
    while not free.empty():
        free.get_nowait().move()
    await asyncio.sleep(WARM_UP)
    times.clear()
    began = perf_counter()
    await asyncio.sleep(seconds)
    pace = _pace(times, perf_counter() - began)
    for board in boards:
        board.free = lambda board: None
    await settled(boards)
    return pace


async def settled(boards: Sequence[Board]) -> None:
    """Wait until every table could go on."""
    await _until(lambda: all(board.can_move for board in boards))


def _listen(boards: Sequence[Board], times: list[float]) -> asyncio.Queue[Board]:
    free: asyncio.Queue[Board] = asyncio.Queue()
    for board in boards:
        board.told, board.free = times.append, free.put_nowait
        if board.can_move:
            free.put_nowait(board)
    return free


async def _until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():  # noqa: ASYNC110 -- nothing is timed by this
            await asyncio.sleep(0.01)


def _pace(times: Sequence[float], seconds: float) -> Pace:
    return Pace(len(times), len(times) / seconds, 1000 * median(times), 1000 * quantiles(times, n=100)[98])


def middle(paces: Sequence[Pace]) -> Pace:
    """The median of several rounds, figure by figure."""
    return Pace(*(median(figures) for figures in zip(*paces, strict=True)))
