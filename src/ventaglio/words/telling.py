"""What happens at a table, told to one viewer: the tellers of both games, live-tables included, behind one door.

All that is needed is what the viewer may know: a view to begin from, and events as they were redacted for him.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, Final

from ventaglio.burraco.events import HandEnded
from ventaglio.burraco.events import MatchEnded as BurracoEnded
from ventaglio.burraco.melds import Law
from ventaglio.burraco.view import View as BurracoView
from ventaglio.codes import shelf
from ventaglio.core.norms import adopt
from ventaglio.core.seats import Seat
from ventaglio.rulings.burraco.live import table as burraco_table
from ventaglio.rulings.tressette.live import table as tressette_table
from ventaglio.tressette.events import MatchEnded as TressetteEnded
from ventaglio.tressette.events import PassataEnded
from ventaglio.tressette.events import Served as TressetteServed
from ventaglio.tressette.view import View as TressetteView
from ventaglio.words.burraco.live import live_sentences as burraco_live
from ventaglio.words.burraco.teller import Teller as BurracoTeller
from ventaglio.words.burraco.words import BurracoWords
from ventaglio.words.common import Names
from ventaglio.words.rulings import Referee
from ventaglio.words.speech import plain_game
from ventaglio.words.tressette.live import live_sentences as tressette_live
from ventaglio.words.tressette.teller import Teller as TressetteTeller
from ventaglio.words.tressette.words import TressetteNames, TressetteWords
from ventaglio.words.voice import Voice

_HAPPENED: Final = (burraco_table.Happened, tressette_table.Happened)
_UNSEEN: Final = (
    *(burraco_table.Noted, burraco_table.Unseen),
    *(tressette_table.Noted, tressette_table.Unseen, tressette_table.Settled),
)
"""What nobody at the table hears of."""


class Telling(ABC):
    """Tells one viewer what happens. A turn, or a trick, is told when it is over."""

    _referee: Referee

    def tell(self, by: Seat, events: Iterable[Any]) -> list[str]:
        """The sentences that are now complete, after somebody's act."""
        told: list[str] = []
        in_play: list[Any] = []
        for event in events:
            if isinstance(event, _UNSEEN):
                continue
            plain = event.event if isinstance(event, _HAPPENED) else event
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
        return [*self.rest(), self._referee.named(caller, irregularity)]

    @abstractmethod
    def rest(self) -> list[str]:
        """What has been gathered of a turn, or a trick, that is not over."""

    @abstractmethod
    def look(self, view: Any) -> None:
        """Go on from this view, and forget what was gathered: after something was taken back, or was missed."""

    @abstractmethod
    def _in_play(self, by: Seat, events: list[Any]) -> list[str]:
        """The sentences for ordinary play."""

    @abstractmethod
    def _apart(self, event: Any) -> Iterator[str]:
        """The sentences for what interrupts play, or ends it."""

    @abstractmethod
    def _follow(self, event: Any) -> None:
        """Take note of what changes how the rest is told."""


class _Burraco(Telling):
    def __init__(self, voice: Voice, view: BurracoView, you: Seat | None) -> None:
        self._words = BurracoWords(voice)
        self._names = Names(self._words, view.names, you)
        self._referee = Referee(voice, self._words, self._names)
        self.look(view)

    def look(self, view: BurracoView) -> None:
        rules = adopt(shelf.nearest(view.code, view.edition).rules, view.options)
        self._teller = BurracoTeller(self._words, self._names, Law.of(rules, rules.packs.value[view.players]))

    def rest(self) -> list[str]:
        return list(self._teller.rest())

    def _in_play(self, by: Seat, events: list[Any]) -> list[str]:
        return list(self._teller.tell(by, events))

    def _apart(self, event: Any) -> Iterator[str]:
        match event:
            case HandEnded():
                yield self._words.hand_ended(event, self._names)
            case BurracoEnded():
                yield self._words.match_ended(event)
            case _:
                yield from burraco_live(event, self._words, self._names, self._referee)

    def _follow(self, event: Any) -> None:
        """A turn is told alike whatever comes in between."""


class _Tressette(Telling):
    def __init__(self, voice: Voice, view: TressetteView, you: Seat | None) -> None:
        self._voice = voice
        self._words = TressetteWords(voice)
        self._player = None if you is None else view.players[you]
        self.look(view)

    def look(self, view: TressetteView) -> None:
        you = None if self._player is None else view.players.index(self._player)
        self._names = TressetteNames(self._words, view.names, you, view.players)
        self._referee = Referee(self._voice, self._words, self._names)
        self._teller = TressetteTeller(self._words, self._names, shelf.nearest(view.code, view.edition).rules)
        self._teller.begin(len(view.trick))

    def rest(self) -> list[str]:
        return list(self._teller.rest())

    def _in_play(self, by: Seat, events: list[Any]) -> list[str]:
        return list(self._teller.tell(events))

    def _apart(self, event: Any) -> Iterator[str]:
        match event:
            case PassataEnded():
                yield self._words.text("passata-over")
            case TressetteEnded():
                yield self._words.match_ended(event)
            case _:
                yield from tressette_live(event, self._words, self._names, self._referee)

    def _follow(self, event: Any) -> None:
        match event:
            case TressetteServed():
                self._teller.begin()
            case tressette_table.CardWithdrawn():
                self._teller.withdrawn()
            case tressette_table.Reopened():
                self._teller.reopened()
            case _:
                pass


def teller(game_name: str, voice: Voice, view: Any, you: Seat | None) -> Telling:
    """Who tells a viewer what happens from this view on. ``you`` is the seat spoken to, None for an onlooker."""
    return _Burraco(voice, view, you) if plain_game(game_name) == BurracoWords.game else _Tressette(voice, view, you)
