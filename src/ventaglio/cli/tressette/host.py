"""The host of a Tressette table. Players may change places, and whoever likes may call out at any moment."""

from collections.abc import Callable, Mapping
from random import Random

from ventaglio.bots.tressette.arena import Player, shuffle
from ventaglio.cli.host import Happened, Host
from ventaglio.cli.tressette.count import settlement_of
from ventaglio.cli.tressette.known import Knowledge, knowledge
from ventaglio.core.seats import TABLE, Seat
from ventaglio.tressette.actions import Action, CallOut, Deal
from ventaglio.tressette.events import Event
from ventaglio.tressette.game import TRESSETTE
from ventaglio.tressette.menu import Menu
from ventaglio.tressette.rules import Rules
from ventaglio.tressette.stakes import Settlement
from ventaglio.tressette.state import Kind, Phase, State
from ventaglio.tressette.view import View

Dealing = Callable[[State], Deal]


def shuffled(rng: Random) -> Dealing:
    """Deals from a generator: the pack in any order, cut as the code asks."""
    return lambda state: shuffle(rng, state.table.rules.smallest_cut.value)


class TressetteHost(Host[State, Action, Event, View, Menu]):
    """A Tressette match between one person and bots."""

    def __init__(self, opening: State, seat: Seat, bots: Mapping[int, Player], dealing: Dealing) -> None:
        super().__init__(TRESSETTE, opening, seat, bots, dealing)
        self._declined: tuple[int, int] | None = None
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
        """Whether the person, though another is to lead, is given the moment in which a call would come in time."""
        turn = self.game.turn(self._state)
        if turn in (None, TABLE, self.seat) or self._state.phase is not Phase.LEAD or self.view().won is None:
            return False
        return self._moment != self._declined and self.may(CallOut())

    @property
    def _moment(self) -> tuple[int, int]:
        return self._state.passata, len(self._state.tricks)

    def decline(self) -> None:
        """The person lets that moment pass."""
        self._declined = self._moment

    def _do(self, by: Seat, action: Action) -> Happened:
        before = self._state
        happened = super()._do(by, action)
        if self.over:
            self.settlement = settlement_of(self.rules, before, TRESSETTE.act(before, action, by))
        return happened
