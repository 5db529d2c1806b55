"""Burraco at a live-table on a server."""

from typing import TypedDict

from ventaglio.core.seats import Seat
from ventaglio.games.burraco.bots.matches import without_swaps
from ventaglio.games.burraco.engine.actions import Action
from ventaglio.games.burraco.engine.events import Event
from ventaglio.games.burraco.engine.listing import ListedMenu, listed
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.engine.view import ShownView, View, without_memory
from ventaglio.games.burraco.referee.live.game import LiveAction
from ventaglio.games.burraco.referee.live.table import Count, LiveEvent, LiveTable
from ventaglio.games.common.plugin.live import Around


class Pending(TypedDict):
    """A hand that is closed and not counted yet, and by whom."""

    closed: Seat


class BurracoLiveKit(Around[LiveTable, LiveAction, LiveEvent, State, Action, Event, View, Menu]):
    """A Burraco live-table."""

    counts = Count

    def outer(self, action: Action) -> LiveAction:
        return action

    def own_action(self, live: LiveTable) -> LiveAction | None:
        return Count() if live.closed is not None else super().own_action(live)

    def menu(self, live: LiveTable, seat: Seat) -> Menu:
        return without_swaps(live.state, self.game.menu(live, seat))

    def shown(self, live: LiveTable, seat: Seat | None) -> ShownView:
        return without_memory(self.game.view(live, seat))

    def listed(self, live: LiveTable, seat: Seat) -> ListedMenu:
        return listed(live.state, seat, self.game.menu(live, seat))

    def pending(self, live: LiveTable, seat: Seat) -> Pending | None:
        return {"closed": live.closed} if live.closed is not None else None
