"""The host of a Tressette table. Players may change places, and some things may be done though another is to act."""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from random import Random

from ventaglio.core.seats import TABLE, Seat
from ventaglio.games.common.terminal.host import Happened, Host
from ventaglio.games.tressette.bots.matches import Player, shuffle
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.engine.actions import Action, CallOut, Claim, Deal
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.deal import cutter
from ventaglio.games.tressette.engine.events import Event
from ventaglio.games.tressette.engine.judge import claim_verdict
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.games.tressette.engine.stakes import Settlement
from ventaglio.games.tressette.engine.state import Kind, Phase, State
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.terminal.known import Knowledge, knowledge
from ventaglio.games.tressette.words.count import settlement_of

Dealing = Callable[[State], Deal]


def shuffled(rng: Random) -> Dealing:
    """Deals from a generator: the pack in any order, cut as the code asks."""
    return lambda state: shuffle(rng, state.table.rules.smallest_cut.value)


class Chance(Enum):
    """What the person may do though another is to act."""

    CALL = auto()
    """A pair has reached the points, and may be called out before the next lead."""
    CLAIM = auto()
    """His cards take every trick that is left, whatever is played before his turn."""


class TressetteHost(Host[State, Action, Event, View, Menu]):
    """A Tressette match between one person and bots.

    With ``training`` the table counts for the person and says what his cards would do. No code lets anybody be told
    (Art. 118, 130, 155), so whoever wants it has to ask for it.
    """

    def __init__(
        self, opening: State, seat: Seat, bots: Mapping[int, Player], dealing: Dealing, *, training: bool = False
    ) -> None:
        super().__init__(TRESSETTE, opening, seat, bots, dealing)
        self.training = training
        self._uncalled: tuple[int, int] | None = None
        self._unclaimed: int | None = None
        self.cutter: Seat = cutter(opening)
        """Who cut for the passata that is played."""
        self.settlement: Settlement | None = None
        """The stakes of the match, once it is over."""

    @property
    def rules(self) -> Rules:
        """The norms of the table."""
        return self._state.table.rules

    @property
    def kind(self) -> Kind:
        """How the match is won."""
        return self._state.table.kind

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat, to be used only when a passata is counted and everybody knows it."""
        return self._state.sides

    @property
    def seat(self) -> Seat:
        return self._state.players.index(self._player)

    @property
    def dealt(self) -> bool:
        """Whether a passata is being played."""
        return bool(self._state.hands) and self._state.phase is not Phase.END

    def known(self) -> Knowledge:
        """What everybody knows: nothing in it is the person's alone, or anybody's."""
        return knowledge(self._state)

    def _bot(self, seat: Seat) -> Player:
        return self._bots[self._state.players[seat]]

    def _interruption(self) -> tuple[Seat, Action] | None:
        """A bot that wants to call out does so whoever is to play."""
        if self._state.won is None:
            return None
        for seat in range(4):
            if seat != self.seat and TRESSETTE.judge(self._state, CallOut(), seat) is None:
                wants = getattr(self._bot(seat), "wants_to_call", None)
                if wants is not None and wants(TRESSETTE.view(self._state, seat), TRESSETTE.menu(self._state, seat)):
                    return seat, CallOut()
        return None

    @property
    def wanted(self) -> bool:
        return self.game.turn(self._state) == self.seat or self.may_interrupt

    @property
    def may_interrupt(self) -> bool:
        """Whether the table stops for the person though another is to act."""
        return self.chance is not None

    @property
    def chance(self) -> Chance | None:
        """What the table stops for in training: only what would have its effect, and only once if he lets it pass.

        A call comes in time before each lead, so it is offered again at the next. Cards that take everything still do
        so when the person's own turn comes, so once in a passata is enough for them; with one card left there is
        nothing to choose.
        """
        turn = self.game.turn(self._state)
        if not self.training or turn in (None, TABLE, self.seat):
            return None
        if self._state.phase is Phase.LEAD:
            called = self._moment != self._uncalled and self.reached is not None and self.may(CallOut())
            return Chance.CALL if called else None
        if self._state.passata == self._unclaimed or len(self._state.hands[self.seat]) < 2:
            return None
        return Chance.CLAIM if self.claim_holds else None

    @property
    def reached(self) -> int | None:
        """The side that has won, counted in training from what the person has seen: nobody announces it (Art. 130)."""
        view = self.view()
        if not self.training:
            return None
        if view.won is not None or view.sides is None or view.target is None:
            return None if view.won is None else view.won.side
        reading = Reading(view)
        return next((side for side in (0, 1) if reading.count(side) >= (view.target or 0)), None)

    @property
    def claim_holds(self) -> bool:
        """Whether the person's cards would be sovereign, laid down now: told in training alone."""
        return self.training and self.may(Claim()) and claim_verdict(self._state, self.seat) is Verdict.VALID

    @property
    def _moment(self) -> tuple[int, int]:
        return self._state.passata, len(self._state.tricks)

    def decline(self) -> None:
        """The person lets that moment pass."""
        if self.chance is Chance.CALL:
            self._uncalled = self._moment
        else:
            self._unclaimed = self._state.passata

    def _do(self, by: Seat, action: Action) -> Happened:
        before = self._state
        if before.phase is Phase.DEAL:
            self.cutter = cutter(before)
        happened = super()._do(by, action)
        if self.over:
            self.settlement = settlement_of(self.rules, before, TRESSETTE.act(before, action, by))
        return happened
