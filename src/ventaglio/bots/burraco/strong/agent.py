"""The strong player at the table."""

from random import Random
from typing import Final

from ventaglio.bots.burraco.basic import BasicAgent
from ventaglio.bots.burraco.strong.seeing import known
from ventaglio.bots.burraco.strong.weighing import thoughts
from ventaglio.bots.opinion import Effort
from ventaglio.burraco.actions import Action, Draw, Take
from ventaglio.burraco.menu import Menu
from ventaglio.burraco.view import View
from ventaglio.core.refusal import BadInput
from ventaglio.kernels.burraco.figures import ALONE, FLOATING
from ventaglio.kernels.burraco.reading import action_of
from ventaglio.kernels.burraco.value.layout import Net

AT_THE_TABLE: Final = Effort(worlds=128)
"""Worlds in which the next lap is played out; fewer where one choice is soon ahead."""


def sides_are_open(view: View) -> bool:
    """Whether it is still open who plays with whom: what the network has learned of that is worth less than sense."""
    code = known(view).code
    return bool(code[FLOATING]) and not code[ALONE] and not view.took


class StrongAgent:
    """Does what he thinks best. With time enough he does the same again at the same table."""

    def __init__(self, rng: Random | None = None, effort: Effort | None = None, net: Net | None = None) -> None:
        self._effort = AT_THE_TABLE if effort is None else effort
        self._net = net
        self._otherwise = BasicAgent(rng)

    def choose(self, view: View, menu: Menu) -> Action:
        """The action that he thinks best."""
        if menu.draw != menu.take:
            return Draw() if menu.draw else Take()
        if sides_are_open(view):
            return self._otherwise.choose(view, menu)
        try:
            found = thoughts(view, menu, self._effort, net=self._net).found
        except BadInput:
            # After some rulings a table is like none that a kernel knows.
            return self._otherwise.choose(view, menu)
        return action_of(found[0].move)
