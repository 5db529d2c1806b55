"""Asso with a player who breaks whenever he is asked for his opinion."""

from dataclasses import replace
from typing import Final

from tests.games.asso import PLUG, AssoKit, AssoWords, _agent
from tests.games.asso.game import ASSO, Action, Event, Menu, State, View
from ventaglio.games.common.bots.opinion import Effort, Opinion
from ventaglio.games.common.plugin.plug import Plug


class Puzzled(AssoKit):
    """At a loss."""

    def opinion(self, view: View, menu: Menu, effort: Effort) -> Opinion[Action] | None:
        raise RuntimeError("nobody knows")


PUZZLED: Final[Plug[State, Action, Event, View, Menu]] = replace(PLUG, kit=Puzzled(ASSO, AssoWords, _agent))
