"""What happens at a table, told to one viewer: what the tellers of all games share.

All that is needed is what the viewer may know: a view to begin from, and events as they were redacted for him.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Generic, Self, TypeVar

from ventaglio.core.seats import Seat
from ventaglio.law.words.rulings import Referee

V = TypeVar("V")


class Telling(ABC, Generic[V]):
    """Tells one viewer what happens. A turn, or a trick, is told when it is over.

    Events come as they are at the table: those of the game, and at a live-table those around them.
    """

    _referee: Referee | None = None
    """Who speaks for the referee, where the game has rulings."""

    def tell(self, by: Seat, events: Iterable[object]) -> list[str]:
        """The sentences that are now complete, after somebody's act."""
        told: list[str] = []
        in_play: list[object] = []
        for event in events:
            plain = self._plain(event)
            if plain is None:
                continue
            apart = list(self._apart(plain))
            if apart:
                told += [*self._in_play(by, in_play), *self.rest(), *apart]
                in_play = []
            else:
                in_play.append(plain)
            self._follow(plain)
        return [*told, *self._in_play(by, in_play)] if in_play else told

    def ruling(self, caller: Seat, irregularity: str) -> list[str]:
        """That the referee ruled, and on what, for whoever reads the ruling itself elsewhere."""
        named = () if self._referee is None else (self._referee.named(caller, irregularity),)
        return [*self.rest(), *named]

    def rest(self) -> list[str]:
        """What has been gathered of a turn, or a trick, that is not over."""
        return []

    def by(self, rules: object) -> Self:
        """Speak by these rules, where those that the view names are not here; most games need none to speak."""
        return self

    @abstractmethod
    def look(self, view: V) -> None:
        """Go on from this view, and forget what was gathered: after something was taken back, or was missed."""

    def _plain(self, event: object) -> object | None:
        """What is to be told of an event: the event of the game in it; None for what nobody at the table hears of."""
        return event

    @abstractmethod
    def _in_play(self, by: Seat, events: list[object]) -> list[str]:
        """The sentences for ordinary play."""

    def _apart(self, event: object) -> Iterator[str]:
        """The sentences for what interrupts play, or ends it."""
        return iter(())

    def _follow(self, event: object) -> None:
        """Take note of what changes how the rest is told."""
