"""What happens at a Tressette table, live or not, told to one viewer."""

from collections.abc import Iterator

from ventaglio.core.seats import Seat
from ventaglio.games.common.words.telling import Telling
from ventaglio.games.tressette.engine.events import Event, MatchEnded, PassataEnded, Served
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.referee.live.table import CardWithdrawn, Reopened, Settled
from ventaglio.games.tressette.words.live import live_sentences
from ventaglio.games.tressette.words.teller import Teller
from ventaglio.games.tressette.words.things import TressetteNames, TressetteWords
from ventaglio.lang.voice import Voice
from ventaglio.law import shelf
from ventaglio.law.referee.live import Happened, Noted, Unseen
from ventaglio.law.words.rulings import Referee


class TressetteTelling(Telling[View]):
    """Tells trick by trick. Players may change places, and keep their names."""

    def __init__(self, voice: Voice, view: View, you: Seat | None) -> None:
        self._voice = voice
        self._words = TressetteWords(voice)
        self._player = None if you is None else view.players[you]
        self._rules: Rules | None = None
        self.look(view)

    def by(self, rules: object) -> "TressetteTelling":
        assert isinstance(rules, Rules)
        self._rules = rules
        self.look(self._view)
        return self

    def look(self, view: View) -> None:
        you = None if self._player is None else view.players.index(self._player)
        self._names = TressetteNames(self._words, view.names, you, view.players)
        self._speaker = self._referee = Referee(self._voice, self._words, self._names)
        self._view = view
        rules = self._rules or shelf.nearest(view.code, view.edition).rules
        self._teller = Teller(self._words, self._names, rules)
        self._teller.begin(len(view.trick))

    def rest(self) -> list[str]:
        return list(self._teller.rest())

    def _plain(self, event: object) -> object | None:
        if isinstance(event, Noted | Unseen | Settled):
            return None
        return event.event if isinstance(event, Happened) else event

    def _in_play(self, by: Seat, events: list[object]) -> list[str]:
        return list(self._teller.tell(event for event in events if isinstance(event, Event)))

    def _apart(self, event: object) -> Iterator[str]:
        if isinstance(event, PassataEnded):
            yield self._words.text("passata-over")
        elif isinstance(event, MatchEnded):
            yield self._words.match_ended(event)
        else:
            yield from live_sentences(event, self._words, self._names, self._speaker)

    def _follow(self, event: object) -> None:
        match event:
            case Served():
                self._teller.begin()
            case CardWithdrawn():
                self._teller.withdrawn()
            case Reopened():
                self._teller.reopened()
            case _:
                pass
