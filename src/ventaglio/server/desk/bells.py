"""Who waits for news of a tournament: rung at once by this process, and twice a second at most by the database."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

PAUSE: Final = 0.5
"""Seconds between two looks at the database, for everybody who waits for the same tournament."""


class Bells:
    """One bell for each tournament that somebody of this process waits for."""

    def __init__(self, last: Callable[[str], Awaitable[int]]) -> None:
        self._last = last
        self._bells: dict[str, _Bell] = {}

    def ring(self, tournament_id: str, seq: int) -> None:
        """Somebody of this process has written so far."""
        bell = self._bells.get(tournament_id)
        if bell is not None:
            bell.heard(seq)

    async def wait(self, tournament_id: str, seq: int, seconds: float) -> int:
        """The last line, as soon as it is later than ``seq``, which was the last a moment ago; or when time is over."""
        bell = self._bells.setdefault(tournament_id, _Bell())
        bell.heard(seq)
        bell.waiting += 1
        if bell.looking is None:
            bell.looking = asyncio.create_task(self._look(tournament_id, bell))
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await bell.later_than(seq)
            return bell.seq
        finally:
            bell.waiting -= 1
            if not bell.waiting:
                bell.left.set()
                del self._bells[tournament_id]

    async def _look(self, tournament_id: str, bell: "_Bell") -> None:
        # It ends by itself: a question to the database that is cut off would cost the connection.
        while not bell.left.is_set():
            # A database that cannot be reached for a moment is no news.
            with contextlib.suppress(OSError, SQLAlchemyError):
                bell.heard(await self._last(tournament_id))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await bell.left.wait()


class _Bell:
    def __init__(self) -> None:
        self.seq = 0
        self.waiting = 0
        self.left = asyncio.Event()
        """Nobody waits any more."""
        self.looking: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def heard(self, seq: int) -> None:
        if seq > self.seq:
            self.seq = seq
            # Everybody who waits for this event wakes; the next wait for another.
            self._news.set()
            self._news = asyncio.Event()

    async def later_than(self, seq: int) -> None:
        while self.seq <= seq:
            await self._news.wait()
