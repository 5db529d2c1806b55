"""One append-only log: replay, persistence, reconnection, audit and the record all read it."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import msgspec

E = TypeVar("E")


class TableOpened(msgspec.Struct, frozen=True, tag="table-opened"):
    """The first event of a log: which game, by which code and edition, who sits where."""

    game: str
    headers: dict[str, str]


class Event(msgspec.Struct, Generic[E], frozen=True):
    """Something that happened: its number in the log, when (as the edge of the house told), and what."""

    seq: int
    at: float
    body: E


class StaleSequence(Exception):
    """Somebody appended first: look again, then try again."""

    def __init__(self, expected: int, found: int) -> None:
        super().__init__(f"the log is at {found}, not at {expected}")
        self.expected = expected
        self.found = found


class Log(msgspec.Struct, Generic[E], frozen=True):
    """The events of a table in order. A log is a value: appending gives a new one."""

    events: tuple[Event[E], ...] = ()

    def append(self, after: int, at: float, *bodies: E) -> "Log[E]":
        """The log with more events, if nobody has appended since ``after``."""
        if after != len(self.events):
            raise StaleSequence(after, len(self.events))
        numbered = tuple(Event(after + index, at, body) for index, body in enumerate(bodies, start=1))
        return Log(self.events + numbered)

    def since(self, seq: int) -> tuple[Event[E], ...]:
        """What happened after an event: all that somebody who comes back needs."""
        return self.events[seq:]

    def bodies(self) -> Iterator[Any]:
        """What happened, without numbers and times."""
        return (event.body for event in self.events)
