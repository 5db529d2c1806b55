"""A table in memory: what has just happened at it, and the screens that are told of it."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from ventaglio.core.codec import encode
from ventaglio.hosting.entries import Did, Entry
from ventaglio.hosting.listener import Listener
from ventaglio.hosting.protocol import Happened, Past, Told
from ventaglio.hosting.refereeing import rulings
from ventaglio.hosting.table import OPEN, HostedTable, fold
from ventaglio.hosting.wire import Audience, Telling, redact

FRAMES: Final = 50
"""Entries of a table that are kept ready for whoever comes back."""


class Frame(NamedTuple):
    """An entry, and the table before and after it."""

    entry: Entry
    before: HostedTable
    after: HostedTable

    @property
    def played_at(self) -> float:
        """When it happened, for those who see the play later; 0 for what comes before play, and hides nothing."""
        return 0.0 if self.before.status == OPEN else self.after.changed_at


class Room:
    """A table in memory, and the screens that show it."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.frames: deque[Frame] = deque(maxlen=FRAMES)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.unsure = False
        """Whether more may be in the log than is shown: what was written last was not confirmed."""

    def show(self, frame: Frame) -> None:
        """One more entry is in the log: tell everybody."""
        self.table = frame.after
        self.frames.append(frame)
        if self.listeners:
            self._tell(frame)

    def _tell(self, frame: Frame) -> None:
        spoken: dict[Audience, bytes] = {}
        telling = Telling(*frame)
        for listener in tuple(self.listeners):
            audience = listener.audience
            if audience not in spoken:
                spoken[audience] = encode(telling.to(audience))
            listener.push(spoken[audience], frame.played_at)
            for more in in_words(frame, listener):
                listener.push(encode(more), frame.played_at)
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


def in_words(frame: Frame, listener: Listener) -> Iterable[object]:
    """What a screen is told of an entry in its own language."""
    ruled = rulings(frame.before, frame.entry, listener.language)
    yield from ruled
    if listener.story is not None:
        yield from listener.story.told(frame.entry, frame.before, frame.after, ruled)


def past(frames: Iterable[Frame], listener: Listener, after: int = 0) -> Past:
    """What happened before a screen came, as it would have been told; its story goes on from there."""
    what: list[Told | Happened] = []
    for frame in frames:
        if not isinstance(frame.entry, Did):
            entry = redact(frame.entry, listener.audience, frame.before)
            what.append(Happened(frame.after.seq, frame.after.changed_at, entry))
        what += [one for one in in_words(frame, listener) if isinstance(one, Told)]
    return Past(after, tuple(what))
