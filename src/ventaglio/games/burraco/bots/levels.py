"""Burraco players of five levels, each a judgement of its own; nobody does anything at random.

The campione values positions by what he has learned from himself. The maestro has the common sense of the game. What
the others lack is a part of that sense, so that one can feel who it is: the esperto looks at his own cards alone, never
at what the others collect, and hopes for less; the socio runs, lays whatever he can and hopes for nothing; the novizio
does so too, and besides shrinks from the pile and has no hurry to go out. But nobody spends a wild on two cards at the
beginning.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final

from ventaglio.games.burraco.bots.basic import BasicAgent
from ventaglio.games.burraco.bots.matches import Player
from ventaglio.games.burraco.engine.actions import Action, Discard
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.common.bots.levels import check_level

PATIENCE: Final = 0.3
"""Seconds after which a campione is content with the worlds that he has played out: people are waiting."""

LOOKS_AT_HIS_OWN: Final[Mapping[str, float]] = {
    "feed": 0.0,
    "alarm": 0.0,
    "deny": 0.0,
    "pile_card": 0.0,
    "reach": 0.15,
    "wild_need": 0.0,
    "growth": 0.0,
    "pozzetto": 20.0,
    "direct": 5.0,
}
RUNS: Final[Mapping[str, float]] = {
    **LOOKS_AT_HIS_OWN,
    "reach": 0.05,
    # Whoever hopes for nothing finds a card that he cannot lay dear to hold: a wild has to be dearer to be kept.
    "wild": 125.0,
    "first_burraco": 0.0,
    "wild_gift": 0.0,
    # Cards to sort out are in the way of a runner.
    "draw": 12.0,
}
DAWDLES: Final[Mapping[str, float]] = {**RUNS, "wild": 140.0, "draw": 25.0, "race": 0.0, "behind": 0.0}

BENTS: Final[Mapping[str, Mapping[str, float]]] = MappingProxyType(
    {"novizio": DAWDLES, "socio": RUNS, "esperto": LOOKS_AT_HIS_OWN, "maestro": {}, "campione": {}}
)
"""By level what is different from the common sense of the game: fields of `Taste`."""


class BurracoBot:
    """A Burraco player of some level."""

    def __init__(self, level: str, rng: Random) -> None:
        check_level(level)
        self._mind: Player = BasicAgent(rng, bent=BENTS[level])
        if level == "campione":
            # What is compiled is not imported by whoever does not ask for it.
            from ventaglio.games.burraco.bots.strong import agent as strong

            self.quick = BurracoBot("maestro", rng)
            self._mind = strong.StrongAgent(replace(strong.AT_THE_TABLE, seconds=PATIENCE, liking=True))

    def choose(self, view: View, menu: Menu) -> Action:
        """What he thinks best."""
        if menu == Menu() and view.hand:
            # Somebody who has put the cards in disorder, at a live-table, can be left without any regular play.
            return Discard(view.hand[0])
        return self._mind.choose(view, menu)
