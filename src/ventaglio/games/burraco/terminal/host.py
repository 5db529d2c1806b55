"""The host of a Burraco table: it can attach several cards at once, and take a turn's melds back."""

from collections.abc import Callable, Mapping
from itertools import permutations
from random import Random

from ventaglio.core.cards import Card
from ventaglio.core.game import Agent
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.actions import Action, Attach, Deal
from ventaglio.games.burraco.engine.deal import full_pack, regular_cut
from ventaglio.games.burraco.engine.events import Event, PozzettoTaken
from ventaglio.games.burraco.engine.melds import Law
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.state import Phase, State, Table
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.common.terminal.host import Happened, Host

Player = Agent[View, Menu, Action]
Dealing = Callable[[State], Deal]


def shuffled(rng: Random) -> Dealing:
    """Deals from a generator: the pack in any order, and any regular cut."""

    def dealing(state: State) -> Deal:
        order = list(full_pack(state.table))
        rng.shuffle(order)
        low, high = regular_cut(state, len(order))
        return Deal(tuple(order), rng.randint(low, high))

    return dealing


class BurracoHost(Host[State, Action, Event, View, Menu]):
    """A Burraco match between one person and bots."""

    def __init__(self, opening: State, seat: Seat, bots: Mapping[Seat, Player], dealing: Dealing) -> None:
        super().__init__(BURRACO, opening, seat, bots, dealing)
        self._mark: tuple[State, int] | None = None

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self._state.table.rules

    @property
    def table(self) -> Table:
        """What was agreed for the match."""
        return self._state.table

    @property
    def law(self) -> Law:
        """What melds may be at this table."""
        return self._state.table.law

    def attach(self, meld: int, some: tuple[Card, ...]) -> list[Happened] | Refusal:
        """Attach several cards to a meld, in whatever order they go; all of them or none."""
        before, length, mark = self._state, len(self._moves), self._mark
        first: Refusal | None = None
        for order in permutations(some):
            done: list[Happened] = []
            for one in order:
                result = self.act(Attach(meld, one))
                if isinstance(result, Refusal):
                    first = first or result
                    self._back_to(before, length, mark)
                    break
                done.append(result)
            else:
                return done
        assert first is not None
        return first

    def _do(self, by: Seat, action: Action) -> Happened:
        before = self._state
        happened = super()._do(by, action)
        state = self._state
        picked_up = before.phase is Phase.PICK_UP and state.phase is Phase.PLAY
        revealed = any(isinstance(event, PozzettoTaken) for event in happened.events)
        if state.phase is not Phase.PLAY or state.turn != self.seat:
            self._mark = None
        elif picked_up or revealed:
            # From here on everything can be taken back: nothing hidden has come to light since.
            self._mark = state, len(self._moves)
        return happened

    # ── Taking back ──────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._mark is not None and len(self._moves) > self._mark[1]

    def undo(self) -> bool:
        """Take back the melds of this turn, down to the pick-up or to a pozzetto taken since."""
        if self._mark is None or not self.can_undo:
            return False
        self._back_to(*self._mark, self._mark)
        return True

    def _back_to(self, state: State, moves: int, mark: tuple[State, int] | None) -> None:
        self._state = state
        del self._moves[moves:]
        self._mark = mark
