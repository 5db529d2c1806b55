"""Tells what happens as short sentences, one for each turn."""

from collections.abc import Iterable, Iterator

from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.events import Discarded, Event
from ventaglio.games.burraco.engine.melds import Law
from ventaglio.games.burraco.words.corrections import put_right
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.lang.words import Names


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
        for event in events:
            done = self._words.did(event, self._names, self._law)
            if done is None:
                continue
            # Whoever runs out of time is made to play by the table.
            seat = getattr(event, "seat", by)
            if seat != self._by:
                yield from self.rest()
                self._by = seat
            self._done.append(done)
        if any(isinstance(event, Discarded) for event in events):
            yield from self.rest()
        yield from filter(None, map(self._announced, events))

    def _announced(self, event: Event) -> str | None:
        return self._words.announced(event, self._names) or put_right(event, self._words, self._names)

    def rest(self) -> Iterator[str]:
        """What has been gathered of a turn that is not over."""
        if self._done and self._by is not None:
            yield self._words.turn(self._by, self._done, self._names)
        self._done = []
