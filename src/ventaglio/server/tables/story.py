"""What happens at a table in sentences, for one screen in its own language."""

from collections.abc import Iterator, Sequence

from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.opaque import Event
from ventaglio.games.common.plugin.plug import AnyTelling
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.server.tables.entries import Did, Entry, TakenBack
from ventaglio.server.tables.protocol import Ruling, Told
from ventaglio.server.tables.table import HostedTable
from ventaglio.server.tables.wire import Audience, redact, view_of


class Story:
    """Follows a table through the eyes of an audience. It knows what that audience is sent, and nothing else."""

    def __init__(self, audience: Audience, language: str) -> None:
        self._audience = audience
        self._voice = Voice(translator(language))
        self._telling: AnyTelling | None = None

    def told(
        self, entry: Entry, before: HostedTable, after: HostedTable, rulings: Sequence[Ruling] = ()
    ) -> Iterator[Told]:
        """The sentences that are complete with an entry; its rulings are read elsewhere, and only named here."""
        if isinstance(entry, TakenBack) and self._telling is not None:
            view = view_of(after, self._audience)
            assert view is not None, "what is taken back was done in a match"
            self._telling.look(view)
        if not isinstance(entry, Did):
            return
        if self._telling is None:
            self._telling = self._begin(before)
        seen = redact(entry, self._audience, before)
        assert isinstance(seen, Did)
        sentences = tuple(self._sentences(before, self._telling, seen, rulings))
        if sentences:
            yield Told(after.seq, sentences)

    @staticmethod
    def _sentences(
        table: HostedTable, telling: AnyTelling, entry: Did[Event], rulings: Sequence[Ruling]
    ) -> Iterator[str]:
        referee, events = table.kit.referee, entry.events
        if rulings and referee is not None:
            ruled = [one for one in map(referee.ruled, events) if one is not None]
            if len(ruled) == len(rulings):
                for one, ruling in zip(ruled, rulings, strict=True):
                    yield from telling.ruling(one.caller, ruling.told.irregularity)
                # What was ruled and written down stands in the ruling at length.
                events = tuple(one for one in events if not (referee.ruled(one) or referee.is_written(one)))
        yield from telling.tell(entry.by, events)

    def _begin(self, table: HostedTable) -> AnyTelling:
        place = self._audience.place
        you = table.seat_of(place) if place is not None and self._audience.plays else None
        view = view_of(table, self._audience)
        assert view is not None, "what was done was done in a match"
        telling = find(table.kit.game.name).telling(self._voice, view, you)
        return telling.by(table.kit.rules(table.match)) if table.foreign else telling
