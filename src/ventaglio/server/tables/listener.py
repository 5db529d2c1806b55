"""One screen at a table: what it is told goes to it at once, or waits for it, never more than may wait."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from ventaglio.server.tables.story import Story
from ventaglio.server.tables.wire import Audience

MOST_WAITING: Final = 256
"""Messages that may wait for a screen; one that lags further behind is cut off, and can come back where it was."""


class Outlet(Protocol):
    """Where the messages of a screen go."""

    full: bool
    """Whether what was written last is not taken yet, so that more should wait."""

    def write(self, message: bytes) -> None:
        """Take a message; this never waits and never fails."""


class Listener:
    """A screen. Whoever pushes never waits and never fails.

    Messages go to an outlet where there is one; otherwise somebody takes one after the other with `next`.
    """

    __slots__ = (
        "_news",
        "_outlet",
        "_waiting",
        "audience",
        "closed",
        "delay",
        "dismissed",
        "id",
        "language",
        "on_close",
        "person",
        "session",
        "slow",
        "story",
    )

    def __init__(
        self,
        audience: Audience,
        person: str,
        language: str,
        *,
        delay: float = 0.0,
        told: bool = False,
        session: str = "",
        outlet: Outlet | None = None,
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
        self.slow = False
        """Whether the screen is closed because it lagged behind."""
        self.on_close: Callable[[], None] | None = None
        """Called when the screen is to be closed; what waited has been written by then, unless it lagged behind."""
        self._outlet = outlet
        self._waiting: deque[bytes] | None = None
        self._news: asyncio.Event | None = None

    def push(self, message: bytes) -> None:
        """Send a message, or let it wait for its turn."""
        if self.closed:
            return
        outlet = self._outlet
        if outlet is not None and not self._waiting and not outlet.full:
            outlet.write(message)
            return
        if self._waiting is None:
            self._waiting = deque()
        if len(self._waiting) >= MOST_WAITING:
            self.slow = True
            self.close()
            return
        self._waiting.append(message)
        if self._news is not None:
            self._news.set()

    @property
    def waiting(self) -> int:
        """How many messages wait for this screen."""
        return len(self._waiting) if self._waiting else 0

    def flow(self) -> None:
        """The outlet takes more: write what waits, as far as it goes."""
        outlet = self._outlet
        while outlet is not None and self._waiting and not outlet.full and not self.slow:
            outlet.write(self._waiting.popleft())
        if not self._waiting:
            self._waiting = None

    async def next(self) -> bytes | None:
        """The next message; None when the screen is to be closed."""
        while True:
            if self._waiting and not self.slow:
                return self._waiting.popleft()
            if self.closed:
                return None
            if self._news is None:
                self._news = asyncio.Event()
            self._news.clear()
            await self._news.wait()

    def dismiss(self) -> None:
        """The session by which this screen was opened has ended."""
        self.dismissed = True
        self.close()

    def close(self) -> None:
        """Send what is waiting, then end."""
        if self.closed:
            return
        self.closed = True
        if self._news is not None:
            self._news.set()
        if self._outlet is not None:
            if not self.slow:
                for message in self._waiting or ():
                    self._outlet.write(message)
            self._waiting = None
        if self.on_close is not None:
            self.on_close()
