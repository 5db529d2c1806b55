"""One screen at a table: what waits to be sent to it, never more than it may hold."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

from ventaglio.live.story import Story
from ventaglio.live.wire import Audience

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
        self.slow = False
        self._waiting: deque[tuple[float, bytes]] = deque()
        self._news = asyncio.Event()
        self._most = MOST_DELAYED if delay else MOST_WAITING

    def push(self, message: bytes, at: float = 0.0) -> None:
        """Let a message wait for its turn, and until ``at`` plus the delay."""
        if self.closed:
            return
        if len(self._waiting) >= self._most:
            self.slow = True
            self.close()
            return
        self._waiting.append((at + self.delay if self.delay else 0.0, message))
        self._news.set()

    async def next(self, now: Callable[[], float]) -> bytes | None:
        """The next message, when it is time; None when the screen is to be closed."""
        while True:
            if self._waiting and not self.slow:
                release, message = self._waiting[0]
                wait = release - now() if release else 0.0
                if wait <= 0:
                    self._waiting.popleft()
                    return message
                await self._pause(wait)
            elif self.closed:
                return None
            else:
                await self._pause(None)

    async def _pause(self, seconds: float | None) -> None:
        self._news.clear()
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return

    def close(self) -> None:
        """Send what is waiting, then end."""
        self.closed = True
        self._news.set()
