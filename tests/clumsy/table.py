"""Clumsy players: now and then somebody does what he may not, somebody notices or nobody does, and play goes on.

They put live-tables to the test. Here is what such a table does whatever the game.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

MOST_STEPS: Final = 4000
"""No hand takes nearly so many, not even one that is annulled several times: one that does is stuck."""


class Clumsiness(msgspec.Struct, frozen=True):
    """How often somebody errs, calls for a mistake that is on record, and annuls where he may."""

    errs: float
    calls: float
    annuls: float = 0.15


class Incident(Protocol):
    """A mistake on record."""

    @property
    def irregularity(self) -> str: ...


class Live(Protocol):
    """A live-table."""

    @property
    def incidents(self) -> Sequence[Incident]: ...


L = TypeVar("L", bound=Live)


class Story(msgspec.Struct, Generic[L], frozen=True):
    """A hand at a live-table."""

    opening: L
    final: L
    log: tuple[Any, ...]
    made: dict[str, int]
    """How often each mistake was made."""
    ruled: dict[str, int]
    """How often each was ruled on."""
    ended: bool
    """Whether the hand came to its count, or the match to its end."""


class ClumsyTable(Generic[L]):
    """A live-table with clumsy players, while a hand is played."""

    def __init__(self, live: L, rng: Random, clumsy: Clumsiness) -> None:
        self.opening = self.live = live
        self._rng = rng
        self._clumsy = clumsy
        self.log: list[Any] = []
        self.made: Counter[str] = Counter()
        self.ruled: Counter[str] = Counter()

    def play(self) -> Story[L]:
        """Go on until the hand is counted."""
        for _ in range(MOST_STEPS):
            if self.over():
                break
            self.step()
        ended = any(self.ends(event) for event in self.log)
        return Story(self.opening, self.live, tuple(self.log), dict(self.made), dict(self.ruled), ended)

    def over(self) -> bool:
        """Whether the hand is over."""
        raise NotImplementedError

    def step(self) -> None:
        """Somebody does something."""
        raise NotImplementedError

    def ends(self, event: Any) -> bool:
        """Whether a hand has come to its count by this event."""
        raise NotImplementedError

    def folded(self, event: Any) -> L:
        """The table after an event."""
        raise NotImplementedError

    def errs(self) -> bool:
        """Whether somebody is to err now."""
        return self._rng.random() < self._clumsy.errs

    def calls(self, on_record: Sequence[Any]) -> bool:
        """Whether somebody is to call for one of these mistakes now."""
        return bool(on_record) and self._rng.random() < self._clumsy.calls

    def tell(self, events: Sequence[Any], noted: type, ruled: type) -> None:
        """These things happen."""
        for event in events:
            self.log.append(event)
            if isinstance(event, noted):
                self.made[event.incident.irregularity] += 1  # type: ignore[attr-defined]
            elif isinstance(event, ruled):
                self.ruled[self.live.incidents[event.number - 1].irregularity] += 1  # type: ignore[attr-defined]
            self.live = self.folded(event)
