"""Asso with a player who breaks whenever he is asked for his opinion."""

from dataclasses import replace
from typing import Final

from tests.plug.asso import PLUG, AssoKit, AssoWords, _agent
from tests.plug.asso.game import ASSO, Action, Event, Menu, State, View
from ventaglio.bots.opinion import Effort, Opinion
from ventaglio.plugs.plug import Plug


class Puzzled(AssoKit):
    """At a loss."""

    def opinion(self, view: View, menu: Menu, effort: Effort) -> Opinion[Action] | None:
        raise RuntimeError("nobody knows")


PUZZLED: Final[Plug[State, Action, Event, View, Menu]] = replace(PLUG, kit=Puzzled(ASSO, AssoWords, _agent))
