"""What happens at a table in sentences, for one screen in its own language."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from ventaglio.core.seats import Seat
from ventaglio.hosting.entries import Did, Entry, TakenBack
from ventaglio.hosting.protocol import Ruling, Told
from ventaglio.hosting.table import Table
from ventaglio.hosting.wire import Audience, redact, view_of
from ventaglio.lang import translator
from ventaglio.rulings.burraco.live import table as burraco_table
from ventaglio.rulings.tressette.live import table as tressette_table
from ventaglio.words.telling import Telling, teller
from ventaglio.words.voice import Voice

_RULED: Final = (burraco_table.Ruled, tressette_table.Ruled)
_READ_ELSEWHERE: Final = (*_RULED, burraco_table.Written, tressette_table.Written)
"""What stands in a ruling at length."""


class Story:
    """Follows a table through the eyes of an audience. It knows what that audience is sent, and nothing else."""

    def __init__(self, audience: Audience, language: str) -> None:
        self._audience = audience
        self._voice = Voice(translator(language))
        self._telling: Telling | None = None

    def told(self, entry: Entry, before: Table, after: Table, rulings: Sequence[Ruling] = ()) -> Iterator[Told]:
        """The sentences that are complete with an entry; its rulings are read elsewhere, and only named here."""
        if isinstance(entry, TakenBack) and self._telling is not None:
            self._telling.look(view_of(after, self._audience))
        if not isinstance(entry, Did):
            return
        if self._telling is None:
            self._telling = self._begin(before)
        seen = redact(entry, self._audience, before)
        assert isinstance(seen, Did)
        sentences = tuple(self._sentences(self._telling, seen.by, seen.events, rulings))
        if sentences:
            yield Told(after.seq, sentences)

    @staticmethod
    def _sentences(telling: Telling, by: Seat, events: Iterable[Any], rulings: Sequence[Ruling]) -> Iterator[str]:
        callers = [event.caller for event in events if isinstance(event, _RULED)]
        if rulings and len(callers) == len(rulings):
            for caller, ruling in zip(callers, rulings, strict=True):
                yield from telling.ruling(caller, ruling.told.irregularity)
            events = [event for event in events if not isinstance(event, _READ_ELSEWHERE)]
        yield from telling.tell(by, events)

    def _begin(self, table: Table) -> Telling:
        place = self._audience.place
        you = table.seat_of(place) if place is not None and self._audience.plays else None
        return teller(table.kit.game.name, self._voice, view_of(table, self._audience), you)
