"""What a table must know of each game beyond the door that all games have."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, NamedTuple

from msgspec.structs import replace

from ventaglio.bots.levels import level_agent
from ventaglio.burraco import actions as burraco
from ventaglio.burraco.clock import turn_seconds
from ventaglio.burraco.events import HandEnded, MatchEnded, PozzettoTaken, Took
from ventaglio.burraco.events import Shuffled as BurracoShuffled
from ventaglio.burraco.events import ThrownIn as BurracoThrownIn
from ventaglio.burraco.rules import NoStall, SupervisedStall
from ventaglio.burraco.state import Phase as BurracoPhase
from ventaglio.codes.games import BURRACO, LIVE, TRESSETTE
from ventaglio.core.codec import decoder
from ventaglio.core.record import AnyGame
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.hosting.entries import Entry, Place, entry_type
from ventaglio.rulings.burraco.live import play as burraco_play
from ventaglio.rulings.inquiry import NeedFacts
from ventaglio.rulings.tressette.live import play as tressette_play
from ventaglio.rulings.tressette.live.counting import waits_for_count
from ventaglio.rulings.tressette.live.table import Call as TressetteCall
from ventaglio.rulings.tressette.live.table import Count as TressetteCount
from ventaglio.rulings.tressette.live.table import Kind, Replace, Reword
from ventaglio.rulings.tressette.live.table import Report as TressetteReport
from ventaglio.rulings.tressette.live.witness import SAID_BY_PEOPLE
from ventaglio.tressette import actions as tressette
from ventaglio.tressette.events import PassataEnded
from ventaglio.tressette.events import Shuffled as TressetteShuffled
from ventaglio.tressette.events import ThrownIn as TressetteThrownIn
from ventaglio.tressette.state import Phase as TressettePhase

PATIENCE: Final = 2
"""Laps of nothing but swaps after which the table calls its referee, or has its bots draw."""


_RESERVED: Final = (
    *(burraco_play.Call, burraco_play.Report, burraco_play.Count),
    *(TressetteCall, TressetteReport, TressetteCount),
)

_REGULAR: Final[dict[str, AnyGame]] = {BURRACO.name: BURRACO, TRESSETTE.name: TRESSETTE}


class Allowance(NamedTuple):
    """The seconds of a turn, and those that a referee adds when they are over."""

    seconds: float
    grace: float


class Standing(NamedTuple):
    """What a place came to."""

    side: int
    won: bool
    score: float


class Kit(ABC):
    """A game as a table needs it. States are those of ``game``: at a live-table, the table around the state."""

    sponsored: ClassVar[bool]
    """Whether who looks on sits with a player, rather than seeing the public table after a while."""
    hidden: ClassVar[tuple[str, ...]]
    """The parts of a state that the public does not see, and that are laid open once a hand is over."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.live = game.name in LIVE
        self._regular: AnyGame = _REGULAR[game.name.removesuffix("-live")]

    @cached_property
    def _decoder(self) -> Any:
        return decoder(entry_type(self.game.event))

    def read(self, body: str) -> Entry:
        """An entry of a log from its text."""
        entry: Entry = self._decoder.decode(body)
        return entry

    def inner(self, state: Any) -> Any:
        """The state of the game itself."""
        return state.state if self.live else state

    def happened(self, events: Sequence[Any]) -> Iterator[Any]:
        """The events of the game itself."""
        for event in events:
            found = getattr(event, "event", None) if self.live else event
            if found is not None:
                yield found

    # ── Places and seats ─────────────────────────────────────────────────────────────────────────────────────────

    def seat_of(self, state: Any, place: Place) -> Seat:
        """Where the player of a place sits now."""
        return place

    def place_of(self, state: Any, seat: Seat) -> Place:
        """Whose turn it is when it is that seat's."""
        return seat

    # ── The course of a match ────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def in_hand(self, state: Any) -> bool:
        """Whether cards are being played, so that nobody may comment."""

    def dealt(self, events: Sequence[Any]) -> bool:
        """Whether cards were dealt, even if they were thrown in at once."""
        return any(isinstance(event, BurracoShuffled | TressetteShuffled) for event in self.happened(events))

    @abstractmethod
    def hand_over(self, events: Sequence[Any]) -> bool:
        """Whether a deal is over, so that its secret may be told."""

    @abstractmethod
    def hand_number(self, state: Any) -> int:
        """Which hand this is."""

    @abstractmethod
    def own_action(self, state: Any) -> Any | None:
        """What the table does now that is not chance: count, call its referee."""

    @abstractmethod
    def standings(self, state: Any) -> tuple[Standing, ...]:
        """What every place has come to."""

    def abandoning(self, state: Any, place: Place) -> Any | None:
        """The action by which the referee records that a player has left, where the code has one."""
        return None

    def abandoned(self, events: Sequence[Any]) -> bool:
        """Whether the match has ended by that."""
        return any(isinstance(event, MatchEnded) and event.how == "abandoned" for event in self.happened(events))

    def pending(self, state: Any, seat: Seat) -> Any:
        """At a live-table, what must be settled before play goes on, as a seat may know it; None if nothing."""
        return None

    def last_mistake(self, state: Any, seat: Seat, caller: Seat) -> int | None:
        """At a live-table, the number of the last mistake of a seat for which another may call."""
        found = [one.number for one in state.incidents if one.by == seat and self._may_call(state, one, caller)]
        return found[-1] if found else None

    def _may_call(self, state: Any, incident: Any, caller: Seat) -> bool:
        return not incident.ruled

    def call_line(self, number: int, told: str, lot: int) -> str:
        """A call as text; ``lot`` is chance, for a ruling that has a card drawn blindly."""
        return f"call {number} {told}"

    def is_reserved(self, action: Any) -> bool:
        """Whether an action is no player's to send: the table counts, and chance has a part in a referee's answer."""
        return isinstance(action, _RESERVED)

    def people_say(self, fact: str) -> bool:
        """Whether whoever calls can answer this; otherwise the table will know it, in its own time."""
        return True

    def inquire(self, state: Any, action: Any, by: Seat) -> NeedFacts | None:
        """What the referee must be told before he can rule on a call or a report."""
        outcome = self._outcome(state, action, by)
        return outcome if isinstance(outcome, NeedFacts) else None

    @abstractmethod
    def _outcome(self, state: Any, action: Any, by: Seat) -> Any:
        """The referee's answer to a call or a report."""

    # ── Clocks and taking back ───────────────────────────────────────────────────────────────────────────────────

    def allowance(self, state: Any) -> Allowance | None:
        """The time of a turn that begins now, where the code limits it."""
        return None

    def expiry(self, state: Any) -> Any | None:
        """The action by which a referee ends a turn that took too long, where the code has one."""
        return None

    def restarts_clock(self, event: Any) -> bool:
        """Whether a player gets the time of a turn anew."""
        return False

    def is_final(self, event: Any) -> bool:
        """Whether what was done before an event of the game cannot be taken back any more."""
        return bool(self._regular.reveals(event))

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def choice(self, state: Any, seat: Seat, agent: Any) -> Any:
        """What a bot does."""
        return agent.choose(self.game.view(state, seat), self.menu(state, seat))

    def menu(self, state: Any, seat: Seat) -> Any:
        """What a bot may choose from."""
        return self.game.menu(state, seat)

    def interruptions(self, state: Any) -> Iterator[tuple[Seat, Any]]:
        """What seats might do though another is to act."""
        return iter(())

    def agent(self, level: str, rng: Any) -> Any:
        """A bot of a level."""
        return level_agent(self.game.name, level, rng)


class BurracoKit(Kit):
    """Burraco, and Burraco at a live-table."""

    sponsored = False
    hidden = ("hands", "pozzetti", "stock")

    def in_hand(self, state: Any) -> bool:
        return self.inner(state).phase in (BurracoPhase.PICK_UP, BurracoPhase.PLAY)

    def hand_over(self, events: Sequence[Any]) -> bool:
        return any(isinstance(event, HandEnded | BurracoThrownIn) for event in self.happened(events))

    def hand_number(self, state: Any) -> int:
        return int(self.inner(state).hand_number)

    def own_action(self, state: Any) -> Any | None:
        inner = self.inner(state)
        if self.live and state.closed is not None:
            return burraco_play.Count()
        if self._swaps_too_long(inner) and isinstance(inner.table.rules.stall.value, SupervisedStall):
            wanted = inner.watched is None and inner.phase is BurracoPhase.PICK_UP
            return burraco.WatchStall() if wanted else None
        return None

    def pending(self, state: Any, seat: Seat) -> Any:
        return {"closed": state.closed} if state.closed is not None else None

    def call_line(self, number: int, told: str, lot: int) -> str:
        # Of two lots the last one counts: nobody shall tell his own.
        return f"call {number} {told} lot={lot}"

    def _outcome(self, state: Any, action: Any, by: Seat) -> Any:
        calling = isinstance(action, burraco_play.Call)
        return burraco_play.call(state, action, by) if calling else burraco_play.report(state, action, by)

    def standings(self, state: Any) -> tuple[Standing, ...]:
        inner = self.inner(state)
        sides = inner.table.starting_sides
        return tuple(
            Standing(sides[seat], seat in inner.winners, float(total)) for seat, total in enumerate(inner.totals)
        )

    def abandoning(self, state: Any, place: Place) -> Any | None:
        return burraco.Abandon(place)

    def allowance(self, state: Any) -> Allowance | None:
        inner = self.inner(state)
        rules = inner.table.rules
        seconds = turn_seconds(rules, len(inner.hands[inner.turn])) if inner.hands else None
        return None if seconds is None else Allowance(seconds, rules.grace_seconds.value or 0)

    def expiry(self, state: Any) -> Any | None:
        return burraco.Expire()

    def restarts_clock(self, event: Any) -> bool:
        return isinstance(event, PozzettoTaken) and event.direct

    def is_final(self, event: Any) -> bool:
        return isinstance(event, Took) or super().is_final(event)

    def menu(self, state: Any, seat: Seat) -> Any:
        choices, inner = self.game.menu(state, seat), self.inner(state)
        unruled = isinstance(inner.table.rules.stall.value, NoStall)
        # Whoever may collect may also draw, so nothing irregular comes of it.
        return replace(choices, take=False) if unruled and choices.draw and self._swaps_too_long(inner) else choices

    def _swaps_too_long(self, inner: Any) -> bool:
        return bool(inner.swaps >= PATIENCE * inner.table.players)


class TressetteKit(Kit):
    """Tressette, and Tressette at a live-table."""

    sponsored = True
    hidden = ("hands", "sides")

    def seat_of(self, state: Any, place: Place) -> Seat:
        return int(self.inner(state).players.index(place))

    def place_of(self, state: Any, seat: Seat) -> Place:
        return int(self.inner(state).players[seat])

    def in_hand(self, state: Any) -> bool:
        return self.inner(state).phase not in (TressettePhase.DEAL, TressettePhase.END)

    def hand_over(self, events: Sequence[Any]) -> bool:
        return any(isinstance(event, PassataEnded | TressetteThrownIn) for event in self.happened(events))

    def hand_number(self, state: Any) -> int:
        return int(self.inner(state).passata)

    def own_action(self, state: Any) -> Any | None:
        return TressetteCount() if self.live and not state.pending and waits_for_count(state.state) else None

    def standings(self, state: Any) -> tuple[Standing, ...]:
        inner = self.inner(state)
        found = []
        for place in range(4):
            side = inner.sides[self.seat_of(state, place)]
            found.append(Standing(side, side == inner.winner, float(inner.scores[side])))
        return tuple(found)

    def pending(self, state: Any, seat: Seat) -> Any:
        own = tuple(one if one.seat == seat else replace(one, cards=(), words=()) for one in state.pending)
        return {"choices": own} if own else None

    def _may_call(self, state: Any, incident: Any, caller: Seat) -> bool:
        return tressette_play.may_call(state, incident.number, caller)

    def people_say(self, fact: str) -> bool:
        return fact in SAID_BY_PEOPLE

    def _outcome(self, state: Any, action: Any, by: Seat) -> Any:
        calling = isinstance(action, TressetteCall)
        return tressette_play.call(state, action, by) if calling else tressette_play.report(state, action, by)

    def choice(self, state: Any, seat: Seat, agent: Any) -> Any:
        if self.live and state.pending:
            choice = state.pending[0]
            return Reword(None) if choice.kind is Kind.WORDS else Replace(choice.cards[0] if choice.cards else None)
        return super().choice(state, seat, agent)

    def interruptions(self, state: Any) -> Iterator[tuple[Seat, Any]]:
        if self.inner(state).won is None or (self.live and state.pending):
            return
        call = tressette.CallOut()
        for seat in range(4):
            if TRESSETTE.judge(self.inner(state), call, seat) is None:
                yield seat, call


_KITS: Final[dict[str, Kit]] = {
    BURRACO.name: BurracoKit(BURRACO),
    TRESSETTE.name: TressetteKit(TRESSETTE),
    "burraco-live": BurracoKit(LIVE["burraco-live"]),
    "tressette-live": TressetteKit(LIVE["tressette-live"]),
}


def kit(game: str) -> Kit:
    """The kit of a game."""
    try:
        return _KITS[game]
    except KeyError:
        raise BadInput(f"no game {game!r}: the games are {', '.join(_KITS)}", "no-game", game=game) from None
