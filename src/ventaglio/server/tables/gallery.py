"""Those who see a table some time after the play: one table behind the other, however many look on.

The gallery keeps the table as the public may know it, and what has happened since. When the time of an entry has come
it is folded once, written once and told once in each language; a screen has nothing of its own but what waits for it.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, NamedTuple

from ventaglio.core.codec import encode
from ventaglio.server.tables.entries import Entry
from ventaglio.server.tables.folding import fold
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.protocol import Happened, Past, Told
from ventaglio.server.tables.room import Frame, in_words, kept, past
from ventaglio.server.tables.story import Story
from ventaglio.server.tables.table import OPEN, HostedTable
from ventaglio.server.tables.wire import PUBLIC, happened, state_of

AT_ONCE: Final = 20
"""Entries that are shown before anybody else has a turn."""
KEEP: Final = 30.0
"""Seconds for which a gallery is kept that nobody looks from."""


class Later(NamedTuple):
    """An entry that is not shown yet, and when it happened."""

    at: float
    entry: Entry

    def due(self, before: HostedTable, delay: float) -> float:
        """When it is shown: what comes before play hides nothing, and is shown at once."""
        return 0.0 if before.status == OPEN else self.at + delay


def seen_at(table: HostedTable, entries: Iterable[Later], delay: float, now: float) -> tuple[HostedTable, list[Later]]:
    """What of a log that goes on from a table may be seen: the table then, and the entries that are still to come."""
    coming = deque(entries)
    while coming and coming[0].due(table, delay) <= now:
        at, entry = coming.popleft()
        table = fold(table, at, entry)
    return table, list(coming)


class Tale:
    """What is told of a table in one language: the sentences so far, and the story that goes on from there."""

    audience = PUBLIC

    def __init__(self, language: str) -> None:
        self.language = language
        self.story = Story(PUBLIC, language)
        self._what: list[Told | Happened] = []
        self._written: bytes | None = None

    def begin(self, frames: Iterable[Frame]) -> "Tale":
        """Tell all that has been shown; work for a thread."""
        self._what = list(past(frames, self).what)
        return self

    def go_on(self, frame: Frame) -> list[bytes]:
        """What is said of an entry, which from now on is part of the past."""
        words = list(in_words(frame, self))
        self._what += kept(frame, self, words)
        self._written = None
        return [encode(one) for one in words]

    @property
    def so_far(self) -> bytes:
        """The past as a message, written once for all who come before anything else happens."""
        if self._written is None:
            self._written = encode(Past(0, tuple(self._what)))
        return self._written


class Gallery:
    """The onlookers of one table."""

    def __init__(
        self, table: HostedTable, later: Iterable[Later], delay: float, now: Callable[[], float], last: int
    ) -> None:
        self.table = table
        """The table as it may be seen now."""
        self.last = last
        """The last entry of the log that the gallery has heard of."""
        self._later = deque(later)
        self._delay = delay
        self._now = now
        self._screens: set[Listener] = set()
        self._state: bytes | None = None
        self._tales: dict[str, Tale] = {}
        self._news = asyncio.Event()
        self._pump: asyncio.Task[None] | None = None
        self.closed = False
        self._meanwhile: list[Frame] = []
        """What was shown while a tale is being made of what came before."""
        self._making: dict[str, asyncio.Task[Tale]] = {}

    def __len__(self) -> int:
        return len(self._screens)

    # ── Screens ──────────────────────────────────────────────────────────────────────────────────────────────────

    def join(self, listener: Listener, tale: Tale | None = None) -> None:
        """One more looks on: first at all there is, then at whatever comes."""
        listener.push(self._whole())
        if tale is not None:
            listener.push(tale.so_far)
        self._screens.add(listener)

    def leave(self, listener: Listener) -> None:
        """One less."""
        self._screens.discard(listener)

    def close(self) -> None:
        """Nobody looks on any more."""
        self.closed = True
        if self._pump is not None:
            self._pump.cancel()

    async def tale(self, language: str, seen: Callable[[int], Awaitable[list[Frame]]]) -> Tale:
        """What was told so far in a language. ``seen`` reads the log again up to an entry, for the first who asks."""
        if language in self._tales:
            return self._tales[language]
        if language not in self._making:
            self._making[language] = asyncio.create_task(self._make(language, seen))
        return await asyncio.shield(self._making[language])

    async def _make(self, language: str, seen: Callable[[int], Awaitable[list[Frame]]]) -> Tale:
        until = self.table.seq
        try:
            frames = await seen(until)
            tale = await asyncio.to_thread(Tale(language).begin, frames)
            for frame in self._meanwhile:
                if frame.after.seq > until:
                    tale.go_on(frame)
            self._tales[language] = tale
            return tale
        finally:
            del self._making[language]
            if not self._making:
                self._meanwhile.clear()

    def _whole(self) -> bytes:
        if self._state is None:
            self._state = encode(state_of(self.table, PUBLIC))
        return self._state

    # ── What happens ─────────────────────────────────────────────────────────────────────────────────────────────

    def open(self) -> None:
        """Begin to show."""
        self._pump = asyncio.create_task(self._go_on())

    def hear(self, seq: int, at: float, entry: Entry) -> None:
        """One more entry is in the log; it is shown when it is time."""
        if seq == self.last + 1:
            self.last = seq
            self._later.append(Later(at, entry))
            self._news.set()

    def advance(self) -> None:
        """Show what it is time for, so much of it as may be shown at once."""
        now = self._now()
        for _ in range(AT_ONCE):
            if not self._later or self._later[0].due(self.table, self._delay) > now:
                return
            at, entry = self._later.popleft()
            frame = Frame(entry, self.table, fold(self.table, at, entry))
            self.table, self._state = frame.after, None
            if self._making:
                self._meanwhile.append(frame)
            self._show(frame)

    def _show(self, frame: Frame) -> None:
        told = {language: tale.go_on(frame) for language, tale in self._tales.items()}
        if not self._screens:
            return
        message = encode(happened(frame.entry, PUBLIC, frame.before, frame.after))
        ruled: dict[str, list[bytes]] = {}
        for listener in tuple(self._screens):
            language = listener.language
            listener.push(message)
            if listener.story is not None and language in told:
                said = told[language]
            else:
                if language not in ruled:
                    ruled[language] = [encode(one) for one in in_words(frame, listener)]
                said = ruled[language]
            for one in said:
                listener.push(one)

    async def _go_on(self) -> None:
        alone = 0.0
        while alone < KEEP:
            self.advance()
            self._news.clear()
            began = self._now()
            wait = KEEP
            if self._later:
                wait = min(KEEP, max(0.0, self._later[0].due(self.table, self._delay) - began))
            # Whoever sends has his turn in between, even where there is more to show.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._news.wait()
            await asyncio.sleep(0)
            alone = 0.0 if self._screens or self._making else alone + max(0.0, self._now() - began)
        self.closed = True
