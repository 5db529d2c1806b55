"""A table in memory: what has just happened at it, and the screens that are told of it."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from ventaglio.core.codec import encode
from ventaglio.hosting.entries import Did, Entry
from ventaglio.hosting.folding import fold
from ventaglio.hosting.listener import Listener
from ventaglio.hosting.protocol import Happened, Past, Told
from ventaglio.hosting.refereeing import rulings
from ventaglio.hosting.story import Story
from ventaglio.hosting.table import HostedTable
from ventaglio.hosting.wire import Audience, Telling, redact, state_of

if TYPE_CHECKING:
    from ventaglio.hosting.gallery import Gallery

EVERY: Final = 25
"""Entries after which a table is kept as it was, for whoever comes back: what followed is read again."""
SNAPSHOTS: Final = 3
"""How many such tables are kept. Whoever was away for longer has the log read from its beginning."""


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


class Room:
    """A table in memory, and the screens that show it."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.snapshots: deque[HostedTable] = deque((table,), SNAPSHOTS)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.unsure = False
        """Whether more may be in the log than is shown: what was written last was not confirmed."""
        self.gallery: Gallery | None = None
        """Where those look on who see the play later."""
        self.opening: asyncio.Task[Gallery] | None = None
        self._written: dict[Audience, bytes] = {}

    def before(self, seq: int) -> HostedTable | None:
        """The latest kept table that is no later than an entry."""
        return next((one for one in reversed(self.snapshots) if one.seq <= seq), None)

    def show(self, frame: Frame) -> None:
        """One more entry is in the log: tell everybody."""
        self.table = frame.after
        self._written = {}
        if frame.after.seq >= self.snapshots[-1].seq + EVERY:
            self.snapshots.append(frame.after)
        if self.gallery is not None:
            self.gallery.hear(frame.after.seq, frame.after.changed_at, frame.entry)
        if self.listeners:
            self._tell(frame)

    def whole(self, audience: Audience) -> bytes:
        """The whole table for an audience, written once however often it is asked for."""
        if audience not in self._written:
            self._written[audience] = encode(state_of(self.table, audience))
        return self._written[audience]

    def _tell(self, frame: Frame) -> None:
        spoken: dict[Audience, bytes] = {}
        telling = Telling(*frame)
        for listener in tuple(self.listeners):
            if listener.delay:
                # The gallery tells them, when it is time.
                continue
            audience = listener.audience
            if audience not in spoken:
                spoken[audience] = encode(telling.to(audience))
            listener.push(spoken[audience])
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
