"""Three named levels of bots for both games, the weakest first: *novizio*, *socio*, *maestro*.

The maestro is the basic player. The other two know what he would do, but in a share of their choices their mind is
elsewhere, and they do anything that comes to hand. They are never silly: nobody passes over a way out, wastes a wild,
or forgets an accusation or a call.

In 250 hands of Burraco for four (FIBUR 2019), pair against pair, the maestro won 63 in 100 from the socio, by 103
points on average, and the socio 69 from the novizio, by 179. Of 250 matches of Tressette (traditional norms, to 21) the
maestro won 63 in 100 from the socio, the socio 67 from the novizio.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec

from ventaglio.bots.burraco.basic import BasicAgent as BurracoBasic
from ventaglio.bots.burraco.random import RandomAgent as BurracoRandom
from ventaglio.bots.tressette.basic import BasicAgent as TressetteBasic
from ventaglio.bots.tressette.random import RandomAgent as TressetteRandom
from ventaglio.burraco import actions as burraco
from ventaglio.burraco.melds import is_wild
from ventaglio.burraco.menu import KEEP
from ventaglio.burraco.menu import Menu as BurracoMenu
from ventaglio.burraco.view import View as BurracoView
from ventaglio.core.game import Agent
from ventaglio.core.refusal import BadInput
from ventaglio.tressette import actions as tressette
from ventaglio.tressette.menu import Menu as TressetteMenu
from ventaglio.tressette.view import View as TressetteView


class Level(msgspec.Struct, frozen=True):
    """How often a bot's mind is elsewhere, as a share of its choices at each game."""

    burraco: float
    tressette: float


LEVELS: Final[Mapping[str, Level]] = {
    "novizio": Level(burraco=0.6, tressette=0.6),
    "socio": Level(burraco=0.25, tressette=0.25),
    "maestro": Level(burraco=0.0, tressette=0.0),
}
"""The levels by id, the weakest first. Their names are in the language files: level-ID, level-ID-about."""


class BurracoBot:
    """A Burraco player of some level."""

    def __init__(self, rng: Random, elsewhere: float) -> None:
        self._rng = rng
        self._elsewhere = elsewhere
        self._mind = BurracoBasic(rng)
        self._whim = BurracoRandom(rng)

    def choose(self, view: BurracoView, menu: BurracoMenu) -> burraco.Action:
        """What he thinks best, or what he does while his mind is elsewhere."""
        if menu == BurracoMenu() and view.hand:
            # Somebody who has put the cards in disorder, at a live-table, can be left without any regular play.
            return burraco.Discard(view.hand[0])
        best = self._mind.choose(view, menu)
        if self._rng.random() >= self._elsewhere or self._goes_out(view, best):
            return best
        other = self._whim.choose(view, menu)
        return best if any(map(is_wild, _cards(other))) else other

    def _goes_out(self, view: BurracoView, action: burraco.Action) -> bool:
        return view.counts[view.turn] - len(_cards(action)) < KEEP


def _cards(action: burraco.Action) -> tuple[Any, ...]:
    """The cards that an action takes from the hand."""
    match action:
        case burraco.Open(cards):
            return cards
        case burraco.Attach(_, card) | burraco.Discard(card):
            return (card,)
        case _:
            return ()


class TressetteBot:
    """A Tressette player of some level."""

    def __init__(self, rng: Random, elsewhere: float) -> None:
        self._rng = rng
        self._elsewhere = elsewhere
        self._mind = TressetteBasic(rng)
        self._whim = TressetteRandom(rng)

    def choose(self, view: TressetteView, menu: TressetteMenu) -> tressette.Action:
        """What he thinks best, or what he does while his mind is elsewhere."""
        best = self._mind.choose(view, menu)
        elsewhere = isinstance(best, tressette.Play) and self._rng.random() < self._elsewhere
        return self._whim.choose(view, menu) if elsewhere else best

    def wants_to_call(self, view: TressetteView, menu: TressetteMenu) -> bool:
        """Whether to call out now, even out of turn."""
        return self._mind.wants_to_call(view, menu)


def level_agent(game_name: str, level: str, rng: Random) -> Agent[Any, Any, Any]:
    """A bot of a level for a game, live-tables included. What it leaves to chance it draws from ``rng``.

    A Tressette bot also has ``wants_to_call(view, menu)``, since calling out is not bound to a turn.
    """
    if level not in LEVELS:
        raise BadInput(f"no level {level!r}; the levels are: {', '.join(LEVELS)}")
    match game_name.removesuffix("-live"):
        case "burraco":
            return BurracoBot(rng, LEVELS[level].burraco)
        case "tressette":
            return TressetteBot(rng, LEVELS[level].tressette)
        case _:
            raise BadInput(f"no bots for a game {game_name!r}; there are bots for burraco and tressette")
