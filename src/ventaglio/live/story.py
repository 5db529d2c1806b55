"""What happens at a table in sentences, for one screen in its own language."""

from collections.abc import Iterator

from ventaglio.lang import translator
from ventaglio.live.entries import Did, Entry, TakenBack
from ventaglio.live.protocol import Told
from ventaglio.live.table import Table
from ventaglio.live.wire import Audience, redact, view_of
from ventaglio.words.telling import Telling, teller
from ventaglio.words.voice import Voice


class Story:
    """Follows a table through the eyes of an audience. It knows what that audience is sent, and nothing else."""

    def __init__(self, audience: Audience, language: str) -> None:
        self._audience = audience
        self._voice = Voice(translator(language))
        self._telling: Telling | None = None

    def told(self, entry: Entry, before: Table, after: Table) -> Iterator[Told]:
        """The sentences that are complete with an entry."""
        if isinstance(entry, TakenBack) and self._telling is not None:
            self._telling.look(view_of(after, self._audience))
        if not isinstance(entry, Did):
            return
        if self._telling is None:
            self._telling = self._begin(before)
        seen = redact(entry, self._audience, before)
        assert isinstance(seen, Did)
        sentences = tuple(self._telling.tell(seen.by, seen.events))
        if sentences:
            yield Told(after.seq, sentences)

    def _begin(self, table: Table) -> Telling:
        place = self._audience.place
        you = table.seat_of(place) if place is not None and self._audience.plays else None
        return teller(table.kit.game.name, self._voice, view_of(table, self._audience), you)
