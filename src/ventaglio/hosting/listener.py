"""One screen at a table: what waits to be sent to it, never more than it may hold."""

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

from ventaglio.hosting.story import Story
from ventaglio.hosting.wire import Audience

MOST_WAITING: Final = 256
"""Messages that may wait for a screen; one that lags further behind is cut off, and can come back where it was."""

MOST_DELAYED: Final = 5000
"""The same for one that sees the table some time later."""


class Listener:
    """A screen. Whoever pushes never waits and never fails; whoever sends takes one message after the other."""

    def __init__(
        self, audience: Audience, person: str, language: str, *, delay: float = 0.0, told: bool = False
    ) -> None:
        self.id = secrets.token_hex(8)
        self.audience = audience
        self.person = person
        self.language = language
        self.delay = delay
        self.story = Story(audience, language) if told else None
        """Tells what happens in sentences, to whoever asked to be told."""
        self.closed = False
        self.overflow = asyncio.Event()
        """Set when more waits than may: whoever is sending need not wait any longer."""
        self._waiting: deque[bytes] = deque()
        self._later: deque[tuple[float, bytes]] = deque()
        self._news = asyncio.Event()
        self._most = MOST_DELAYED if delay else MOST_WAITING

    def push(self, message: bytes, at: float = 0.0) -> None:
        """Let a message wait for its turn; what happened ``at`` some time waits as long as the delay besides."""
        if self.closed:
            return
        if self.waiting >= self._most:
            self.overflow.set()
            self.close()
            return
        if self.delay and at:
            self._later.append((at + self.delay, message))
        else:
            self._waiting.append(message)
        self._news.set()

    @property
    def waiting(self) -> int:
        """How many messages wait for this screen."""
        return len(self._waiting) + len(self._later)

    @property
    def slow(self) -> bool:
        """Whether the screen is closed because it lagged behind."""
        return self.overflow.is_set()

    async def next(self, now: Callable[[], float]) -> bytes | None:
        """The next message, when it is time; None when the screen is to be closed."""
        while True:
            if self._waiting and not self.slow:
                return self._waiting.popleft()
            if self.closed:
                return None
            wait = self._later[0][0] - now() if self._later else None
            if wait is None or wait > 0:
                await self._pause(wait)
            else:
                return self._later.popleft()[1]

    async def _pause(self, seconds: float | None) -> None:
        self._news.clear()
        if seconds is None:
            await self._news.wait()
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    def close(self) -> None:
        """Send what is waiting, then end. What it was too early for is not sent any more."""
        self.closed = True
        self._news.set()
