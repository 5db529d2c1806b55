"""Tressette at a live-table on a server."""

from collections.abc import Iterator
from typing import TypedDict

from ventaglio.core.game import Agent
from ventaglio.core.seats import Seat
from ventaglio.games.common.plugin.live import Around
from ventaglio.games.tressette.bots.matches import wants_to_call
from ventaglio.games.tressette.engine.actions import Action
from ventaglio.games.tressette.engine.events import Event
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.referee.live import table
from ventaglio.games.tressette.referee.live.counting import waits_for_count
from ventaglio.games.tressette.referee.live.game import LiveAction
from ventaglio.games.tressette.referee.live.listing import ListedMenu, astray, listed
from ventaglio.games.tressette.referee.live.table import Kind, LiveEvent, LiveTable


class Pending(TypedDict):
    """The seats that must settle something, and for the first of them how it may."""

    seats: tuple[Seat, ...]
    actions: tuple[str, ...]


class TressetteLiveKit(Around[LiveTable, LiveAction, LiveEvent, State, Action, Event, View, Menu]):
    """A Tressette live-table."""

    counts = table.Count

    def outer(self, action: Action) -> LiveAction:
        return action

    def own_action(self, live: LiveTable) -> LiveAction | None:
        return table.Count() if not live.pending and waits_for_count(live.state) else None

    def listed(self, live: LiveTable, seat: Seat) -> ListedMenu:
        return listed(self.game.menu(live, seat), astray(live, seat))

    def pending(self, live: LiveTable, seat: Seat) -> Pending | None:
        if not live.pending:
            return None
        settles = self.game.turn(live) == seat
        actions = tuple(map(self.game.spell_action, self.game.legal(live))) if settles else ()
        return {"seats": tuple(one.seat for one in live.pending), "actions": actions}

    def sides_known_to(self, live: LiveTable, seat: Seat) -> tuple[int, ...] | None:
        return self.game.view(live, seat).sides

    def choice(self, live: LiveTable, seat: Seat, agent: Agent[View, Menu, LiveAction]) -> LiveAction:
        if live.pending:
            choice = live.pending[0]
            if choice.kind is Kind.ANNUL:
                return table.Waive()
            words = choice.kind is Kind.WORDS
            return table.Reword(None) if words else table.Replace(choice.cards[0] if choice.cards else None)
        return super().choice(live, seat, agent)

    def interruptions(self, live: LiveTable) -> Iterator[tuple[Seat, LiveAction]]:
        return iter(()) if live.pending else super().interruptions(live)

    def wants(self, live: LiveTable, seat: Seat, action: LiveAction, agent: Agent[View, Menu, LiveAction]) -> bool:
        return wants_to_call(agent, self.game.view(live, seat), self.game.menu(live, seat))
