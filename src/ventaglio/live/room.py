"""A table in memory: what has just happened at it, and the screens that are told of it."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

from ventaglio.core.codec import encode
from ventaglio.live.entries import Entry
from ventaglio.live.listener import Listener
from ventaglio.live.refereeing import rulings
from ventaglio.live.table import Table, fold
from ventaglio.live.wire import Audience, happened

FRAMES: Final = 50
"""Entries of a table that are kept ready for whoever comes back."""


class Frame(NamedTuple):
    """An entry, and the table before and after it."""

    entry: Entry
    before: Table
    after: Table


class Room:
    """A table in memory, and the screens that show it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.frames: deque[Frame] = deque(maxlen=FRAMES)
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()

    def show(self, frame: Frame) -> None:
        """One more entry is in the log: tell everybody."""
        self.table = frame.after
        self.frames.append(frame)
        if self.listeners:
            self._tell(frame)

    def _tell(self, frame: Frame) -> None:
        spoken: dict[Audience, bytes] = {}
        for listener in tuple(self.listeners):
            audience = listener.audience
            if audience not in spoken:
                spoken[audience] = encode(happened(frame.entry, audience, frame.before, frame.after))
            listener.push(spoken[audience], frame.after.changed_at)
            for more in in_words(frame, listener):
                listener.push(encode(more), frame.after.changed_at)
            if not may_look(frame.after, listener):
                listener.close()


def may_look(table: Table, listener: Listener) -> bool:
    """Whether somebody still has the place, or the sponsor, through whose eyes he looks."""
    place, plays = listener.audience
    if place is None:
        return True
    if plays:
        return table.chairs[place].person == listener.person
    watcher = table.watcher(listener.person)
    return watcher is not None and watcher.admitted and watcher.place == place


def frames_of(table: Table, at: float, entries: Iterable[Entry]) -> list[Frame]:
    """What entries make of a table, one after the other."""
    frames = []
    for entry in entries:
        after = fold(table, at, entry)
        frames.append(Frame(entry, table, after))
        table = after
    return frames


def in_words(frame: Frame, listener: Listener) -> Iterable[object]:
    """What a screen is told of an entry in its own language."""
    yield from rulings(frame.before, frame.entry, listener.language)
    if listener.story is not None:
        yield from listener.story.told(frame.entry, frame.before, frame.after)
