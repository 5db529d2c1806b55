"""What the server must know of a live-table: a game's own kit around which mistakes are remembered and ruled on."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from ventaglio.core.game import Agent, Game
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Place, Seat
from ventaglio.games.common.bots.opinion import Effort, Opinion, Weighed
from ventaglio.games.common.bots.playing import A, E, M, S, V
from ventaglio.games.common.plugin.kit import Allowance, Kit, Standing
from ventaglio.games.common.words.counting import HandCount, Result
from ventaglio.games.common.words.phrase import Phrase
from ventaglio.lang.voice import Voice
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.referee.live import (
    Call,
    Happened,
    Incident,
    Likely,
    LiveTable,
    Refereeing,
    Report,
    Ruled,
    Unseen,
    Written,
    find,
)
from ventaglio.law.referee.live.noticing import Noticed, likely, noticed
from ventaglio.law.referee.live.table import is_opponent
from ventaglio.law.text import AnyRules

LS = TypeVar("LS")
LA = TypeVar("LA")
LE = TypeVar("LE")
L = TypeVar("L", bound=LiveTable[Any, Any, Any, Any])


class LiveKit(Kit[LS, LA, LE, V, M]):
    """A game at a live-table: what is asked besides, when mistakes can be made and the referee be called."""

    @property
    def referee(self) -> "LiveKit[LS, LA, LE, V, M]":
        return self

    # ── Calling the referee: from what people tell to a request, from there to a ruling, and to what it makes happen ─

    @abstractmethod
    def called(self, number: int, told: Mapping[str, str], lot: int) -> LA:
        """A call for a mistake by its number; ``lot`` is chance, for a ruling that has a card drawn blindly."""

    @abstractmethod
    def reported(self, irregularity: str, seat: Seat, told: Mapping[str, str], lot: int | None = None) -> LA:
        """A report of what only people have seen or heard."""

    @abstractmethod
    def reportable(self, irregularity: str) -> bool:
        """Whether anybody could report this here."""

    @abstractmethod
    def hear(self, live: LS, request: LA, by: Seat) -> NeedFacts | Ruled:
        """The ruling on a call or a report, or what the referee must be told first."""

    @abstractmethod
    def carry_out(self, live: LS, request: LA, ruled: Ruled) -> tuple[LE, ...]:
        """What a ruling makes happen, the ruling itself included."""

    @abstractmethod
    def whole(self, live: LS, ruled: Ruled) -> Ruled:
        """A ruling as it was given, with all that it says."""

    @abstractmethod
    def last_mistake(self, live: LS, seat: Seat, caller: Seat) -> int | None:
        """The number of the last mistake of a seat that another can call for; None if there is none."""

    @abstractmethod
    def people_say(self, fact: str) -> bool:
        """Whether whoever calls can answer this; otherwise the table will know it, in its own time."""

    # ── What may be called for ───────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def likely(self, live: LS) -> tuple[Likely, ...]:
        """What the last acts could have been, right or wrong: nobody learns from it which they were."""

    @abstractmethod
    def noticed(self, live: LS, seat: Seat) -> Iterator[Noticed]:
        """The mistakes that a seat can see and have ruled on now."""

    # ── What is on record ────────────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def mistakes(self, live: LS) -> Sequence[Incident]:
        """The mistakes on record, in order; each has its place as its number."""

    @abstractmethod
    def witness(self, live: LS, number: int, caller: Seat) -> dict[str, str]:
        """The answers that the table gives about one of its mistakes, to a seat that calls."""

    def ruled(self, event: LE) -> Ruled | None:
        """The ruling that an event is, if it is one."""
        return event if isinstance(event, Ruled) else None

    def is_written(self, event: LE) -> bool:
        """Whether by an event the referee writes down what stands in a ruling at length."""
        return isinstance(event, Written)

    def is_unseen(self, event: LE) -> bool:
        return isinstance(event, Unseen)

    def pending(self, live: LS, seat: Seat) -> Mapping[str, object] | None:
        """What must be settled before play goes on, as a seat may know it; None if nothing."""
        return None


class Around(LiveKit[L, LA, LE, V, M], Generic[L, LA, LE, S, A, E, V, M]):
    """A live-table around a table of the game: what the game's own kit knows of the inner one holds here too."""

    counts: ClassVar[type]
    """The action by which the table counts when nobody objects: like a call it is no player's to send."""

    def __init__(
        self,
        game: Game[L, LA, LE, V, M],
        kit: Kit[S, A, E, V, M],
        agent: Callable[[str, Random], Agent[V, M, LA]],
        refereeing: Refereeing[L, Any, Any, Any, LE],
    ) -> None:
        super().__init__(game, kit.words, agent)
        self._kit = kit
        self._refereeing = refereeing
        self.clockwise = kit.clockwise
        self.sponsored = kit.sponsored

    @property
    def plays(self) -> str:
        return self._kit.plays

    def called(self, number: int, told: Mapping[str, str], lot: int) -> LA:
        call: LA = self._refereeing.called(number, told, lot)
        return call

    def reported(self, irregularity: str, seat: Seat, told: Mapping[str, str], lot: int | None = None) -> LA:
        report: LA = self._refereeing.reported(irregularity, seat, told, lot)
        return report

    def reportable(self, irregularity: str) -> bool:
        return self._refereeing.reportable(irregularity)

    def hear(self, live: L, request: LA, by: Seat) -> NeedFacts | Ruled:
        return self._refereeing.hear(live, request, by)

    def carry_out(self, live: L, request: LA, ruled: Ruled) -> tuple[LE, ...]:
        # A game's live events include those that all live-tables have.
        events: tuple[Any, ...] = self._refereeing.carry_out(live, request, ruled)
        return events

    def whole(self, live: L, ruled: Ruled) -> Ruled:
        return self._refereeing.whole(live, ruled)

    def last_mistake(self, live: L, seat: Seat, caller: Seat) -> int | None:
        return self._refereeing.last_mistake(live, seat, caller)

    def people_say(self, fact: str) -> bool:
        return self._refereeing.people_say(fact)

    def likely(self, live: L) -> tuple[Likely, ...]:
        known = (one for one in live.rulings.provisions if self.reportable(one))
        return likely(live.acts, self._refereeing.acts, known)

    def noticed(self, live: L, seat: Seat) -> Iterator[Noticed]:
        sides = self.sides_known_to(live, seat)
        if sides is None:
            return
        # Whoever is on turn is let finish, unless he says that he has finished the hand.
        playing = self.game.turn(live) if self.own_action(live) is None else None
        for one in noticed(self._refereeing, live, seat):
            by = find(live, one.number).by
            if by != playing and is_opponent(sides, by, seat):
                yield one

    def sides_known_to(self, live: L, seat: Seat) -> tuple[int, ...] | None:
        """Who plays with whom, as a seat knows it; None where it is not to know."""
        sides: tuple[int, ...] = live.state.sides
        return sides

    def mistakes(self, live: L) -> Sequence[Incident]:
        return live.incidents

    def witness(self, live: L, number: int, caller: Seat) -> dict[str, str]:
        return self._refereeing.knows(live, find(live, number), caller)

    def is_reserved(self, action: LA) -> bool:
        return isinstance(action, Call | Report | self.counts)

    def inner(self, live: L) -> S:
        """The state of the game itself."""
        state: S = live.state
        return state

    def plain(self, event: LE) -> E | None:
        """The event of the game itself; None for what happens only at a live-table."""
        return event.event if isinstance(event, Happened) else None

    @abstractmethod
    def outer(self, action: A) -> LA:
        """An action of the game, done here."""

    def _plain(self, events: Iterable[LE]) -> tuple[E, ...]:
        return tuple(one for one in map(self.plain, events) if one is not None)

    def _outer(self, action: A | None) -> LA | None:
        return None if action is None else self.outer(action)

    def rules(self, live: L) -> AnyRules:
        return self._kit.rules(self.inner(live))

    def own_measure(self, live: L) -> bool:
        return self._kit.own_measure(self.inner(live))

    @property
    def seats_move(self) -> bool:
        return self._kit.seats_move

    def seat_of(self, live: L, place: Place) -> Seat:
        return self._kit.seat_of(self.inner(live), place)

    def place_of(self, live: L, seat: Seat) -> Place:
        return self._kit.place_of(self.inner(live), seat)

    def in_hand(self, live: L) -> bool:
        return self._kit.in_hand(self.inner(live))

    def dealt(self, events: Iterable[LE]) -> bool:
        return self._kit.dealt(self._plain(events))

    def hand_over(self, events: Iterable[LE]) -> bool:
        return self._kit.hand_over(self._plain(events))

    def hand_number(self, live: L) -> int:
        return self._kit.hand_number(self.inner(live))

    def own_action(self, live: L) -> LA | None:
        return self._outer(self._kit.own_action(self.inner(live)))

    def standings(self, live: L) -> tuple[Standing, ...]:
        return self._kit.standings(self.inner(live))

    def fewest_win(self, live: L) -> bool:
        return self._kit.fewest_win(self.inner(live))

    def abandoning(self, live: L, place: Place) -> LA | None:
        return self._outer(self._kit.abandoning(self.inner(live), place))

    def abandoned(self, events: Iterable[LE]) -> bool:
        return self._kit.abandoned(self._plain(events))

    def hand_count(self, voice: Voice, before: L, events: Sequence[LE], after: L) -> HandCount | None:
        return self._kit.hand_count(voice, self.inner(before), self._plain(events), self.inner(after))

    def match_result(self, voice: Voice, before: L, events: Sequence[LE], after: L) -> Result:
        return self._kit.match_result(voice, self.inner(before), self._plain(events), self.inner(after))

    def tallied(self, before: L, events: Sequence[LE]) -> Mapping[str, Sequence[Seat]]:
        return self._kit.tallied(self.inner(before), self._plain(events))

    def hidden(self, live: L) -> Mapping[str, object]:
        return self._kit.hidden(self.inner(live))

    def phrasebook(self, live: L, voice: Voice) -> dict[str, Phrase]:
        return self._kit.phrasebook(self.inner(live), voice)

    def solved(self, live: L, effort: float = 1.0) -> Mapping[LA, float] | None:
        found = self._kit.solved(self.inner(live), effort)
        return None if found is None else {self.outer(action): points for action, points in found.items()}

    def choice_told(self, voice: Voice, live: L, action: LA) -> str:
        try:
            plain = self._kit.game.parse_action(self.game.spell_action(action))
        except BadInput:
            # What can be done only here.
            return self.game.spell_action(action)
        return self._kit.choice_told(voice, self.inner(live), plain)

    def allowance(self, live: L) -> Allowance | None:
        return self._kit.allowance(self.inner(live))

    def has_clock(self, live: L) -> bool:
        return self._kit.has_clock(self.inner(live))

    def expiry(self, live: L) -> LA | None:
        return self._outer(self._kit.expiry(self.inner(live)))

    def restarts_clock(self, event: LE) -> bool:
        plain = self.plain(event)
        return plain is not None and self._kit.restarts_clock(plain)

    def is_final(self, event: LE) -> bool:
        plain = self.plain(event)
        return plain is not None and self._kit.is_final(plain)

    def most_watchers(self, live: L) -> int:
        return self._kit.most_watchers(self.inner(live))

    def opinion(self, view: V, menu: M, effort: Effort) -> Opinion[LA] | None:
        found = self._kit.opinion(view, menu, effort)
        if found is None:
            return None
        return Opinion(
            tuple(Weighed(self.outer(one.action), one.value, one.error, one.reasons) for one in found.choices)
        )

    def interruptions(self, live: L) -> Iterator[tuple[Seat, LA]]:
        for seat, action in self._kit.interruptions(self.inner(live)):
            yield seat, self.outer(action)
