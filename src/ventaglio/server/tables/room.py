"""A table in memory: what has just happened at it, and the screens that are told of it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ventaglio.core.codec import encode
from ventaglio.server.tables.entries import Did, Entry
from ventaglio.server.tables.folding import fold
from ventaglio.server.tables.listener import Listener
from ventaglio.server.tables.protocol import Happened, Past, Told
from ventaglio.server.tables.refereeing import rulings
from ventaglio.server.tables.story import Story
from ventaglio.server.tables.table import HostedTable
from ventaglio.server.tables.wire import Audience, Telling, redact, state_of

if TYPE_CHECKING:
    from ventaglio.server.tables.gallery import Gallery

EVERY: Final = 25
"""Entries after which a table is kept as it was, for whoever comes back: what followed is read again."""
SNAPSHOTS: Final = 3
"""How many such tables are kept. Whoever was away for longer has the log read from its beginning."""


Decide = Callable[[HostedTable], tuple[Entry, ...]]
"""What follows at a table as it stands; raises why nothing does."""


class Frame(NamedTuple):
    """An entry, and the table before and after it."""

    entry: Entry
    before: HostedTable
    after: HostedTable


class Ear(Protocol):
    """Whoever is told of a table: through whose eyes, in which language, and how."""

    @property
    def audience(self) -> Audience: ...
    @property
    def language(self) -> str: ...
    @property
    def story(self) -> Story | None: ...


class Wish:
    """What somebody wants done at a table, and what has come of it."""

    __slots__ = ("_error", "decide", "done")

    def __init__(self, decide: Decide) -> None:
        self.decide = decide
        self.done = False
        self._error: Exception | None = None

    def decided(self, table: HostedTable) -> tuple[Entry, ...]:
        """What follows, on the table as it stands; nothing where it is refused."""
        self._error = None
        try:
            return self.decide(table)
        except Exception as error:  # noqa: BLE001 -- whoever wanted it is told, when it is certain
            self._error = error
            return ()

    def fail(self, error: Exception) -> None:
        """It cannot be known what has come of it."""
        self._error = self._error or error
        self.done = True

    def check(self) -> None:
        """Raise why it was refused, or why nobody knows what has come of it."""
        if self._error is not None:
            raise self._error


class Room:
    """A table in memory, and the screens that show it."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.snapshots: deque[HostedTable] = deque((table,), SNAPSHOTS)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.wishes: list[Wish] = []
        """What is to be done next: whoever gets the lock sees to all of it, in one append."""
        self.unsure = False
        """Whether more may be in the log than is shown: what was written last was not confirmed."""
        self.gallery: Gallery | None = None
        """Where those look on who see the play later."""
        self.opening: asyncio.Task[Gallery] | None = None
        self._written: dict[Audience, bytes] = {}

    def before(self, seq: int) -> HostedTable | None:
        """The latest kept table that is no later than an entry."""
        return next((one for one in reversed(self.snapshots) if one.seq <= seq), None)

    def prepared(self, frames: Sequence[Frame]) -> list[Telling | None]:
        """What will be told of entries when they are in the log: made while the database writes."""
        if not self.listeners:
            return [None] * len(frames)
        audiences = {one.audience for one in self.listeners if not one.delay}
        found: list[Telling | None] = []
        for frame in frames:
            telling = Telling(*frame)
            for audience in audiences:
                telling.written(audience)
            found.append(telling)
        return found

    def show(self, frame: Frame, telling: Telling | None = None) -> None:
        """One more entry is in the log: tell everybody."""
        self.table = frame.after
        self._written = {}
        if frame.after.seq >= self.snapshots[-1].seq + EVERY:
            self.snapshots.append(frame.after)
        if self.gallery is not None:
            self.gallery.hear(frame.after.seq, frame.after.changed_at, frame.entry)
        if self.listeners:
            self._tell(frame, telling or Telling(*frame))

    def whole(self, audience: Audience) -> bytes:
        """The whole table for an audience, written once however often it is asked for."""
        if audience not in self._written:
            self._written[audience] = encode(state_of(self.table, audience))
        return self._written[audience]

    def _tell(self, frame: Frame, telling: Telling) -> None:
        referee = frame.after.kit.referee is not None
        for listener in tuple(self.listeners):
            if listener.delay:
                # The gallery tells them, when it is time.
                continue
            listener.push(telling.written(listener.audience))
            if referee or listener.story is not None:
                for more in in_words(frame, listener):
                    listener.push(encode(more))
            if not may_look(frame.after, listener):
                listener.close()


def may_look(table: HostedTable, listener: Listener) -> bool:
    """Whether somebody still has the place, or the sponsor, through whose eyes he looks."""
    place, plays = listener.audience
    if place is None:
        return True
    if plays:
        return table.chairs[place].person == listener.person
    watcher = table.watcher(listener.person)
    return watcher is not None and watcher.admitted and watcher.place == place


def frames_of(table: HostedTable, at: float, entries: Iterable[Entry]) -> list[Frame]:
    """What entries make of a table, one after the other."""
    frames = []
    for entry in entries:
        after = fold(table, at, entry)
        frames.append(Frame(entry, table, after))
        table = after
    return frames


def in_words(frame: Frame, ear: Ear) -> Iterable[object]:
    """What somebody is told of an entry in his own language."""
    ruled = rulings(frame.before, frame.entry, ear.language)
    yield from ruled
    if ear.story is not None:
        yield from ear.story.told(frame.entry, frame.before, frame.after, ruled)


def past(frames: Iterable[Frame], ear: Ear, after: int = 0) -> Past:
    """What happened before a screen came, as it would have been told; its story goes on from there."""
    what: list[Told | Happened] = []
    for frame in frames:
        what += kept(frame, ear, in_words(frame, ear))
    return Past(after, tuple(what))


def kept(frame: Frame, ear: Ear, words: Iterable[object]) -> Iterable[Told | Happened]:
    """What of an entry, and of the words that were made of it, is told to those who come later."""
    if not isinstance(frame.entry, Did):
        entry = redact(frame.entry, ear.audience, frame.before)
        yield Happened(frame.after.seq, frame.after.changed_at, entry)
    yield from (one for one in words if isinstance(one, Told))
