"""Tells what happens as short sentences, one for each turn."""

from collections.abc import Iterable, Iterator

from ventaglio.burraco.events import Discarded, Event
from ventaglio.burraco.melds import Law
from ventaglio.cli.burraco.words import BurracoWords
from ventaglio.cli.words import Names
from ventaglio.core.seats import Seat


class Teller:
    """Gathers what a player does until the turn is over, then says it in one sentence."""

    def __init__(self, words: BurracoWords, names: Names, law: Law) -> None:
        self._words = words
        self._names = names
        self._law = law
        self._done: list[str] = []
        self._by: Seat | None = None

    def tell(self, by: Seat, events: Iterable[Event]) -> Iterator[str]:
        """The sentences that are now complete."""
        events = tuple(events)
        if by != self._by:
            yield from self.rest()
            self._by = by
        self._done += filter(None, (self._words.did(event, self._names, self._law) for event in events))
        if any(isinstance(event, Discarded) for event in events):
            yield from self.rest()
        yield from filter(None, (self._words.announced(event, self._names) for event in events))

    def rest(self) -> Iterator[str]:
        """What has been gathered of a turn that is not over."""
        if self._done and self._by is not None:
            yield self._words.turn(self._by, self._done, self._names)
        self._done = []
