"""What the server must know of a live-table: a game's own kit around which mistakes are remembered and ruled on."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

from ventaglio.codes.text import AnyRules
from ventaglio.core.game import Agent, Game
from ventaglio.core.seats import Place, Seat
from ventaglio.plugs.kit import A, Allowance, E, Kit, M, S, Standing, V
from ventaglio.rulings.inquiry import NeedFacts
from ventaglio.words.counting import HandCount, Result
from ventaglio.words.phrase import Phrase
from ventaglio.words.voice import Voice

LS = TypeVar("LS")
LA = TypeVar("LA")
LE = TypeVar("LE")


class Mistake(Protocol):
    """A mistake on record."""

    @property
    def number(self) -> int: ...
    @property
    def irregularity(self) -> str: ...
    @property
    def by(self) -> Seat: ...


class Ruled(Protocol):
    """That the referee has ruled on a mistake, from these facts."""

    @property
    def number(self) -> int: ...
    @property
    def caller(self) -> Seat: ...
    @property
    def facts(self) -> dict[str, str]: ...


class LiveKit(Kit[LS, LA, LE, V, M]):
    """A game at a live-table: what is asked besides, when mistakes can be made and the referee be called."""

    @property
    def referee(self) -> "LiveKit[LS, LA, LE, V, M]":
        return self

    @abstractmethod
    def mistakes(self, live: LS) -> Sequence[Mistake]:
        """The mistakes on record, in order; each has its place as its number."""

    @abstractmethod
    def may_call(self, live: LS, number: int, caller: Seat) -> bool:
        """Whether a seat may still call the referee for a mistake."""

    @abstractmethod
    def witness(self, live: LS, number: int, caller: Seat) -> dict[str, str]:
        """The answers that the table gives about one of its mistakes, to a seat that calls."""

    @abstractmethod
    def inquire(self, live: LS, action: LA, by: Seat) -> NeedFacts | None:
        """What the referee must be told before he can rule on a call or a report."""

    @abstractmethod
    def ruled(self, event: LE) -> Ruled | None:
        """The ruling that an event is, if it is one."""

    @abstractmethod
    def is_written(self, event: LE) -> bool:
        """Whether by an event the referee writes down what stands in a ruling at length."""

    def last_mistake(self, live: LS, seat: Seat, caller: Seat) -> int | None:
        """The number of the last mistake of a seat for which another may call."""
        found = [
            one.number for one in self.mistakes(live) if one.by == seat and self.may_call(live, one.number, caller)
        ]
        return found[-1] if found else None

    def call_line(self, number: int, told: str, lot: int) -> str:
        """A call as text; ``lot`` is chance, for a ruling that has a card drawn blindly."""
        return f"call {number} {told}"

    def people_say(self, fact: str) -> bool:
        """Whether whoever calls can answer this; otherwise the table will know it, in its own time."""
        return True

    def pending(self, live: LS, seat: Seat) -> Mapping[str, object] | None:
        """What must be settled before play goes on, as a seat may know it; None if nothing."""
        return None


class Around(LiveKit[LS, LA, LE, V, M], Generic[LS, LA, LE, S, A, E, V, M]):
    """A live-table around a table of the game: what the game's own kit knows of the inner one holds here too."""

    def __init__(
        self, game: Game[LS, LA, LE, V, M], kit: Kit[S, A, E, V, M], agent: Callable[[str, Random], Agent[V, M, LA]]
    ) -> None:
        super().__init__(game, kit.words, agent)
        self._kit = kit
        self.clockwise = kit.clockwise
        self.sponsored = kit.sponsored

    @property
    def plays(self) -> str:
        return self._kit.plays

    @abstractmethod
    def inner(self, live: LS) -> S:
        """The state of the game itself."""

    @abstractmethod
    def plain(self, event: LE) -> E | None:
        """The event of the game itself; None for what happens only at a live-table."""

    @abstractmethod
    def outer(self, action: A) -> LA:
        """An action of the game, done here."""

    def _plain(self, events: Iterable[LE]) -> tuple[E, ...]:
        return tuple(one for one in map(self.plain, events) if one is not None)

    def _outer(self, action: A | None) -> LA | None:
        return None if action is None else self.outer(action)

    def rules(self, live: LS) -> AnyRules:
        return self._kit.rules(self.inner(live))

    def seat_of(self, live: LS, place: Place) -> Seat:
        return self._kit.seat_of(self.inner(live), place)

    def place_of(self, live: LS, seat: Seat) -> Place:
        return self._kit.place_of(self.inner(live), seat)

    def in_hand(self, live: LS) -> bool:
        return self._kit.in_hand(self.inner(live))

    def dealt(self, events: Iterable[LE]) -> bool:
        return self._kit.dealt(self._plain(events))

    def hand_over(self, events: Iterable[LE]) -> bool:
        return self._kit.hand_over(self._plain(events))

    def hand_number(self, live: LS) -> int:
        return self._kit.hand_number(self.inner(live))

    def own_action(self, live: LS) -> LA | None:
        return self._outer(self._kit.own_action(self.inner(live)))

    def standings(self, live: LS) -> tuple[Standing, ...]:
        return self._kit.standings(self.inner(live))

    def abandoning(self, live: LS, place: Place) -> LA | None:
        return self._outer(self._kit.abandoning(self.inner(live), place))

    def abandoned(self, events: Iterable[LE]) -> bool:
        return self._kit.abandoned(self._plain(events))

    def hand_count(self, voice: Voice, before: LS, events: Sequence[LE], after: LS) -> HandCount | None:
        return self._kit.hand_count(voice, self.inner(before), self._plain(events), self.inner(after))

    def match_result(self, voice: Voice, before: LS, events: Sequence[LE], after: LS) -> Result:
        return self._kit.match_result(voice, self.inner(before), self._plain(events), self.inner(after))

    def hidden(self, live: LS) -> Mapping[str, object]:
        return self._kit.hidden(self.inner(live))

    def phrasebook(self, live: LS, voice: Voice) -> dict[str, Phrase]:
        return self._kit.phrasebook(self.inner(live), voice)

    def allowance(self, live: LS) -> Allowance | None:
        return self._kit.allowance(self.inner(live))

    def has_clock(self, live: LS) -> bool:
        return self._kit.has_clock(self.inner(live))

    def expiry(self, live: LS) -> LA | None:
        return self._outer(self._kit.expiry(self.inner(live)))

    def restarts_clock(self, event: LE) -> bool:
        plain = self.plain(event)
        return plain is not None and self._kit.restarts_clock(plain)

    def is_final(self, event: LE) -> bool:
        plain = self.plain(event)
        return plain is not None and self._kit.is_final(plain)

    def most_watchers(self, live: LS) -> int:
        return self._kit.most_watchers(self.inner(live))

    def interruptions(self, live: LS) -> Iterator[tuple[Seat, LA]]:
        for seat, action in self._kit.interruptions(self.inner(live)):
            yield seat, self.outer(action)
