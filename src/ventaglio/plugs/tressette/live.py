"""Tressette at a live-table on a server."""

from collections.abc import Iterator
from typing import TypedDict

from ventaglio.bots.tressette.arena import wants_to_call
from ventaglio.core.game import Agent
from ventaglio.core.seats import Seat
from ventaglio.plugs.live import Around
from ventaglio.rulings.tressette.live import table
from ventaglio.rulings.tressette.live.counting import waits_for_count
from ventaglio.rulings.tressette.live.game import LiveAction
from ventaglio.rulings.tressette.live.listing import ListedMenu, astray, listed
from ventaglio.rulings.tressette.live.table import Kind, LiveEvent, LiveTable
from ventaglio.tressette.actions import Action
from ventaglio.tressette.events import Event
from ventaglio.tressette.menu import Menu
from ventaglio.tressette.state import State
from ventaglio.tressette.view import View


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
