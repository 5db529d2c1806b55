"""One screen at a table: what waits to be sent to it, never more than it may hold."""

import asyncio
import secrets
from collections import deque
from typing import Final

from ventaglio.hosting.story import Story
from ventaglio.hosting.wire import Audience

MOST_WAITING: Final = 256
"""Messages that may wait for a screen; one that lags further behind is cut off, and can come back where it was."""


class Listener:
    """A screen. Whoever pushes never waits and never fails; whoever sends takes one message after the other."""

    def __init__(
        self,
        audience: Audience,
        person: str,
        language: str,
        *,
        delay: float = 0.0,
        told: bool = False,
        session: str = "",
    ) -> None:
        self.id = secrets.token_hex(8)
        self.audience = audience
        self.person = person
        self.session = session
        """The session by which the person is known; empty for a stranger."""
        self.dismissed = False
        """Whether the screen is closed because that session has ended."""
        self.language = language
        self.delay = delay
        """How much later than the players it sees the play; its messages come from a gallery then."""
        self.story = Story(audience, language) if told else None
        """Tells what happens in sentences, to whoever asked to be told."""
        self.closed = False
        self.overflow = asyncio.Event()
        """Set when more waits than may: whoever is sending need not wait any longer."""
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Let a message wait for its turn."""
        if self.closed:
            return
        if self.waiting >= MOST_WAITING:
            self.overflow.set()
            self.close()
            return
        self._waiting.append(message)
        self._news.set()

    @property
    def waiting(self) -> int:
        """How many messages wait for this screen."""
        return len(self._waiting)

    @property
    def slow(self) -> bool:
        """Whether the screen is closed because it lagged behind."""
        return self.overflow.is_set()

    async def next(self) -> bytes | None:
        """The next message; None when the screen is to be closed."""
        while True:
            if self._waiting and not self.slow:
                return self._waiting.popleft()
            if self.closed:
                return None
            self._news.clear()
            await self._news.wait()

    def dismiss(self) -> None:
        """The session by which this screen was opened has ended."""
        self.dismissed = True
        self.close()

    def close(self) -> None:
        """Send what is waiting, then end."""
        self.closed = True
        self._news.set()
