"""A table's host: holds the state that nobody sees whole, deals, lets the bots play, and keeps the record."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from ventaglio.core.game import Agent, Game
from ventaglio.core.record import Move, Record, make_record
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import TABLE, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
M = TypeVar("M")


class Happened(NamedTuple):
    """What the person may know of something that happened, and the view it leaves."""

    by: Seat
    events: tuple[Any, ...]
    view: Any


class Advice(NamedTuple):
    """What a good player would do: the act, the same in words, what it is worth, and why."""

    action: Any
    sentence: str
    value: float
    behind: float
    """By how many points it is worth less than the best."""
    reasons: tuple[str, ...]


class Host(Generic[S, A, E, V, M]):
    """A match between one person and bots. Only views, menus and redacted events leave this class."""

    def __init__(
        self,
        game: Game[S, A, E, V, M],
        opening: S,
        seat: Seat,
        bots: Mapping[Seat, Agent[V, M, A]],
        dealing: Callable[[S], A],
    ) -> None:
        self.game = game
        self._player = seat
        self._opening = self._state = opening
        self._bots = bots
        self._dealing = dealing
        self._moves: list[Move] = []
        self.adviser: Callable[[S, Seat], tuple[Advice, ...]] | None = None
        """Who says what a good player would do, if somebody does; he is asked with what the person sees."""

    # ── What the person may see ──────────────────────────────────────────────────────────────────────────────────

    @property
    def seat(self) -> Seat:
        """Where the person sits."""
        return self._player

    @property
    def final(self) -> S:
        """The state of a match that is over, when there is nothing left to hide."""
        assert self.over
        return self._state

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.game.turn(self._state) is None

    def view(self) -> V:
        """What the person sees."""
        return self.game.view(self._state, self.seat)

    def menu(self) -> M:
        """What the person may do."""
        return self.game.menu(self._state, self.seat)

    def may(self, action: A) -> bool:
        """Whether the person could do this now."""
        return self.game.judge(self._state, action, self.seat) is None

    def advice(self) -> tuple[Advice, ...]:
        """What a good player would do in the person's place, the best first; nothing where nobody can say."""
        return () if self.adviser is None or not self.wanted else self.adviser(self._state, self.seat)

    @property
    def wanted(self) -> bool:
        """Whether the table waits for the person."""
        return self.game.turn(self._state) == self.seat

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

    def advance(self) -> Iterator[Happened]:
        """Deal and let the bots play, until the person is to act or the match is over."""
        while (turn := self.game.turn(self._state)) is not None:
            if turn == TABLE:
                yield self._do(TABLE, self._dealing(self._state))
            elif (spoken := self._interruption()) is not None:
                yield self._do(*spoken)
            elif self.wanted:
                return
            else:
                view, menu = self.game.view(self._state, turn), self.game.menu(self._state, turn)
                yield self._do(turn, self._bot(turn).choose(view, menu))

    def _bot(self, seat: Seat) -> Agent[V, M, A]:
        return self._bots[seat]

    def _interruption(self) -> tuple[Seat, A] | None:
        """What a bot wants to do though another is to act."""
        return None

    def act(self, action: A) -> Happened | Refusal:
        """The person does something, or is told why not."""
        refusal = self.game.judge(self._state, action, self.seat)
        return refusal if refusal is not None else self._do(self.seat, action)

    def _do(self, by: Seat, action: A) -> Happened:
        state = self._state
        known: list[E] = []
        for event in self.game.act(state, action, by):
            known.append(self.game.redact(event, self.seat, state))
            state = self.game.fold(state, event)
        self._state = state
        self._moves.append(Move(by, action))
        return Happened(by, tuple(known), self.view())

    # ── The record ───────────────────────────────────────────────────────────────────────────────────────────────

    def record(self, **extra: str) -> Record:
        """The match so far."""
        return make_record(self.game, self._opening, tuple(self._moves), self._state, **extra)
