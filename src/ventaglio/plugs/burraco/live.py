"""Burraco at a live-table on a server."""

from collections.abc import Sequence
from typing import TypedDict

from ventaglio.burraco.actions import Action
from ventaglio.burraco.events import Event
from ventaglio.burraco.listing import ListedMenu, listed
from ventaglio.burraco.menu import Menu
from ventaglio.burraco.state import State
from ventaglio.burraco.view import View
from ventaglio.core.seats import Seat
from ventaglio.plugs.burraco.kit import without_swaps
from ventaglio.plugs.live import Around, Mistake, Ruled
from ventaglio.rulings.burraco.live import play, table, witness
from ventaglio.rulings.burraco.live.game import LiveAction
from ventaglio.rulings.burraco.live.table import LiveEvent, LiveTable
from ventaglio.rulings.inquiry import NeedFacts


class Pending(TypedDict):
    """A hand that is closed and not counted yet, and by whom."""

    closed: Seat


class BurracoLiveKit(Around[LiveTable, LiveAction, LiveEvent, State, Action, Event, View, Menu]):
    """A Burraco live-table."""

    def inner(self, live: LiveTable) -> State:
        return live.state

    def plain(self, event: LiveEvent) -> Event | None:
        return event.event if isinstance(event, table.Happened) else None

    def outer(self, action: Action) -> LiveAction:
        return action

    def own_action(self, live: LiveTable) -> LiveAction | None:
        return play.Count() if live.closed is not None else super().own_action(live)

    def menu(self, live: LiveTable, seat: Seat) -> Menu:
        return without_swaps(live.state, self.game.menu(live, seat))

    def is_reserved(self, action: LiveAction) -> bool:
        return isinstance(action, play.Call | play.Report | play.Count)

    def is_unseen(self, event: LiveEvent) -> bool:
        return isinstance(event, table.Unseen)

    def mistakes(self, live: LiveTable) -> Sequence[Mistake]:
        return live.incidents

    def may_call(self, live: LiveTable, number: int, caller: Seat) -> bool:
        return not live.incidents[number - 1].ruled

    def witness(self, live: LiveTable, number: int, caller: Seat) -> dict[str, str]:
        return witness.facts(live, live.incidents[number - 1], caller)

    def inquire(self, live: LiveTable, action: LiveAction, by: Seat) -> NeedFacts | None:
        assert isinstance(action, play.Call | play.Report)
        outcome = play.call(live, action, by) if isinstance(action, play.Call) else play.report(live, action, by)
        return outcome if isinstance(outcome, NeedFacts) else None

    def ruled(self, event: LiveEvent) -> Ruled | None:
        return event if isinstance(event, table.Ruled) else None

    def is_written(self, event: LiveEvent) -> bool:
        return isinstance(event, table.Written)

    def call_line(self, number: int, told: str, lot: int) -> str:
        # Of two lots the last one counts: nobody shall tell his own.
        return f"call {number} {told} lot={lot}"

    def listed(self, live: LiveTable, seat: Seat) -> ListedMenu:
        return listed(live.state, seat, self.game.menu(live, seat))

    def pending(self, live: LiveTable, seat: Seat) -> Pending | None:
        return {"closed": live.closed} if live.closed is not None else None
