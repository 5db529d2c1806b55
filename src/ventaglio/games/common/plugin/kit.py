"""What a table on a server must know of a game beyond the door that all games have.

A game that is played by hands says which of its events deal and end one, and what its tables' rules are; everything
else here has an answer that serves any game, and is overridden where a game knows better.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from ventaglio.core.game import Agent, Game
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import LETTERS, TABLE, Place, Seat
from ventaglio.games.common.bots.opinion import Effort, Opinion
from ventaglio.games.common.bots.playing import A, E, Keeper, M, S, V
from ventaglio.games.common.words.counting import HandCount, Result
from ventaglio.games.common.words.counting import Standing as ToldStanding
from ventaglio.games.common.words.phrase import Phrase
from ventaglio.lang.voice import Voice
from ventaglio.lang.words import Names, Words
from ventaglio.law.text import AnyRules

if TYPE_CHECKING:
    from ventaglio.games.common.plugin.live import LiveKit


class Allowance(NamedTuple):
    """The seconds of a turn, and those that a referee adds when they are over."""

    seconds: float
    grace: float


class Standing(NamedTuple):
    """What a place came to."""

    side: int
    won: bool
    score: float


class Kit(Keeper[S, A, E, V, M], ABC):
    """A game as a table needs it, whoever sits there: bots are kept as anywhere."""

    clockwise: bool = True
    """Whether the next player sits at one's left; otherwise at one's right."""
    sponsored: bool = False
    """Whether who looks on sits with a player, rather than seeing the public table after a while."""
    deals: ClassVar[tuple[type, ...]] = ()
    """The events by which cards are dealt, even if they are thrown in at once."""
    ends: ClassVar[tuple[type, ...]] = ()
    """The events by which a deal is over, so that its secret may be told."""

    def __init__(
        self,
        game: Game[S, A, E, V, M],
        words: Callable[[Voice], Words],
        agent: Callable[[str, Random], Agent[V, M, A]],
    ) -> None:
        super().__init__(game)
        self.words = words
        self.agent = agent
        """A bot of a level, which draws from a generator what it leaves to chance."""

    @property
    def referee(self) -> "LiveKit[S, A, E, V, M] | None":
        """What a live-table knows besides; None at any other."""
        return None

    @property
    def plays(self) -> str:
        """The game itself: a live-table plays the same one."""
        return self.game.name

    @abstractmethod
    def rules(self, state: S) -> AnyRules:
        """The rules of the table."""

    def own_measure(self, state: S) -> bool:
        """Whether the match is of a length that the code does not have."""
        return False

    # ── Places and seats ─────────────────────────────────────────────────────────────────────────────────────────

    @property
    def seats_move(self) -> bool:
        """Whether players may come to sit elsewhere in the course of a match."""
        return False

    def seat_of(self, state: S, place: Place) -> Seat:
        """Where the player of a place sits now."""
        return place

    # ── The course of a match ────────────────────────────────────────────────────────────────────────────────────

    def in_hand(self, state: S) -> bool:
        """Whether cards are being played, so that nobody may comment."""
        return self.game.turn(state) not in (None, TABLE)

    def dealt(self, events: Iterable[E]) -> bool:
        """Whether cards were dealt."""
        return any(isinstance(event, self.deals) for event in events)

    def hand_over(self, events: Iterable[E]) -> bool:
        """Whether a deal is over."""
        return any(isinstance(event, self.ends) for event in events)

    def finished(self, state: S, events: Sequence[E]) -> S | None:
        """The table with the last play of a hand on it, before it was cleared; None if these events ended no hand."""
        if not self.hand_over(events):
            return None
        for event in events:
            after = self.game.fold(state, event)
            if self.hand_over((event,)):
                # A deal that is thrown in has the same number as the one that follows it.
                return state if self.hand_number(after) != self.hand_number(state) else None
            state = after
        return None

    def hand_number(self, state: S) -> int:
        """Which hand this is."""
        return 1

    def standings(self, state: S) -> tuple[Standing, ...]:
        """What every place has come to."""
        result = self.game.result(state)
        winners, totals = result.get("Winners", "").split(), result.get("Totals", "").split()
        return tuple(
            Standing(place, LETTERS[place] in winners, float(totals[place]) if place < len(totals) else 0.0)
            for place in range(self.game.players(state))
        )

    def fewest_win(self, state: S) -> bool:
        """Whether a match is won by making fewer points than the others."""
        return False

    def abandoning(self, state: S, place: Place) -> A | None:
        """The action by which the referee records that a player has left, where the code has one."""
        return None

    def abandoned(self, events: Iterable[E]) -> bool:
        """Whether the match has ended by that."""
        return False

    def is_reserved(self, action: A) -> bool:
        """Whether an action is no player's to send: the table counts, and chance has a part in a referee's answer."""
        return False

    def is_unseen(self, event: E) -> bool:
        """Whether, of an event as somebody may know it, not even this is told: that there was something."""
        return False

    # ── Counting and showing ─────────────────────────────────────────────────────────────────────────────────────

    def hand_count(self, voice: Voice, before: S, events: Sequence[E], after: S) -> HandCount | None:
        """The count of the hand that ended with some events, told to nobody in particular; None if none did."""
        return None

    def match_result(self, voice: Voice, before: S, events: Sequence[E], after: S) -> Result:
        """What a match came to that ended with some events."""
        words = self.words(voice)
        names = Names(words, self.names(after))
        standings = self.standings(after)
        winners = [seat for seat, one in enumerate(standings) if one.won]
        shared = winners or range(len(standings))
        told = words.text("result-winner" if winners else "result-tie", names=names.several(shared))
        stand = tuple(ToldStanding((seat,), names.of(seat), one.score) for seat, one in enumerate(standings))
        return Result(told, stand, winners=tuple(winners))

    def names(self, state: S) -> tuple[str, ...]:
        """The names of the players, by the seats they took at first."""
        headers = self.game.headers(state)
        return tuple(headers.get(one, one) for one in LETTERS[: self.game.players(state)])

    def tallied(self, before: S, events: Sequence[E]) -> Mapping[str, Sequence[Seat]]:
        """What happened of which statistics are kept: a word for each, and the seats it is credited to."""
        return {}

    def why_not(self, state: S, action: A, seat: Seat) -> Refusal | None:
        """What stands against an act of a seat, as it is told when it asks without trying; None if nothing does."""
        return self.game.judge(state, action, seat)

    def shown(self, state: S, seat: Seat | None) -> object:
        """What a seat sees, for a screen: of what it has seen before, screens need not be told. None is the public."""
        return self.game.view(state, seat)

    def listed(self, state: S, seat: Seat) -> object:
        """What a seat may do now, listed for a screen that knows no rules."""
        return self.game.menu(state, seat)

    def hidden(self, state: S) -> Mapping[str, object]:
        """The parts of a state that the public does not see, laid open once a hand is over, by name."""
        return {}

    def phrasebook(self, state: S, voice: Voice) -> dict[str, Phrase]:
        """What can be said at the table, under the action that says it."""
        return {}

    def opinion(self, view: V, menu: M, effort: Effort) -> Opinion[A] | None:
        """What the strongest player thinks of all that a seat may do, by what it sees; None where there is none."""
        return None

    def solved(self, state: S, effort: float = 1.0) -> Mapping[A, float] | None:
        """What choices come to with all cards seen, everybody playing his best: own points less those of the others.

        None where nobody can tell, or not with so much effort.
        """
        return None

    def choice_told(self, voice: Voice, state: S, action: A) -> str:
        """An action that somebody may choose, in words."""
        return self.game.spell_action(action)

    # ── Clocks and taking back ───────────────────────────────────────────────────────────────────────────────────

    def allowance(self, state: S) -> Allowance | None:
        """The time of a turn that begins now, where the code limits it."""
        return None

    def has_clock(self, state: S) -> bool:
        """Whether the code limits the time of a turn at all."""
        return False

    def expiry(self, state: S) -> A | None:
        """The action by which a referee ends a turn that took too long, where the code has one."""
        return None

    def restarts_clock(self, event: E) -> bool:
        """Whether a player gets the time of a turn anew."""
        return False

    def is_final(self, event: E) -> bool:
        """Whether what was done before an event cannot be taken back any more."""
        return self.game.reveals(event)

    def most_watchers(self, state: S) -> int:
        """How many may look on with a player."""
        return 0
