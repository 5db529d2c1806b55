"""What happens at a Burraco table, live or not, told to one viewer."""

from collections.abc import Iterator

from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.events import Event, HandEnded, MatchEnded
from ventaglio.games.burraco.engine.melds import Law
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.words.live import live_sentences
from ventaglio.games.burraco.words.teller import Teller
from ventaglio.games.burraco.words.things import BurracoWords
from ventaglio.games.common.words.telling import Telling
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names
from ventaglio.law import shelf
from ventaglio.law.editions import as_far_as_open
from ventaglio.law.referee.live import Happened, Noted, Unseen
from ventaglio.law.words.rulings import Referee


class BurracoTelling(Telling[View]):
    """Tells turn by turn."""

    def __init__(self, voice: Voice, view: View, you: Seat | None) -> None:
        self._words = BurracoWords(voice.of(view.code))
        self._names = Names(self._words, view.names, you)
        self._speaker = self._referee = Referee(voice, self._words, self._names)
        self._rules: Rules | None = None
        self.look(view)

    def by(self, rules: object) -> "BurracoTelling":
        assert isinstance(rules, Rules)
        self._rules = rules
        self._begin(rules)
        return self

    def look(self, view: View) -> None:
        self._players = view.players
        named = shelf.nearest(view.code, view.edition).rules
        self._begin(self._rules or as_far_as_open(named, view.options))

    def _begin(self, rules: Rules) -> None:
        law = Law.of(rules, rules.packs.value[self._players])
        self._teller = Teller(self._words, self._names, law)

    def rest(self) -> list[str]:
        return list(self._teller.rest())

    def _plain(self, event: object) -> object | None:
        if isinstance(event, Noted | Unseen):
            return None
        return event.event if isinstance(event, Happened) else event

    def _in_play(self, by: Seat, events: list[object]) -> list[str]:
        return list(self._teller.tell(by, (event for event in events if isinstance(event, Event))))

    def _apart(self, event: object) -> Iterator[str]:
        if isinstance(event, HandEnded):
            yield self._words.hand_ended(event, self._names)
        elif isinstance(event, MatchEnded):
            yield self._words.match_ended(event)
        else:
            yield from live_sentences(event, self._words, self._names, self._speaker)
