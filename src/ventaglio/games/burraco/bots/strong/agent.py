"""The strong player at the table."""

from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.bots.strong.open_sides import sensible, sides_are_open
from ventaglio.games.burraco.bots.strong.weighing import thoughts
from ventaglio.games.burraco.engine.actions import Action, Draw, Take
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.kernel.reading import action_of
from ventaglio.games.burraco.kernel.value.layout import Net
from ventaglio.games.common.bots.opinion import Effort

AT_THE_TABLE: Final = Effort(worlds=128)
"""Worlds in which the next lap is played out; fewer where one choice is soon ahead."""


class StrongAgent:
    """Does what he thinks best. With time enough he does the same again at the same table."""

    def __init__(self, effort: Effort | None = None, net: Net | None = None) -> None:
        self._effort = AT_THE_TABLE if effort is None else effort
        self._net = net

    def choose(self, view: View, menu: Menu) -> Action:
        """The action that he thinks best."""
        if menu.draw != menu.take:
            return Draw() if menu.draw else Take()
        if sides_are_open(view):
            return sensible(view, menu)
        try:
            found = thoughts(view, menu, self._effort, net=self._net).found
        except BadInput:
            # After some rulings a table is like none that a kernel knows.
            return sensible(view, menu)
        return action_of(found[0].move)
