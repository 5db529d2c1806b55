"""Tressette players of three levels. They are never silly: nobody forgets an accusation or a call.

Of 250 matches (traditional norms, to 21) the maestro won 63 in 100 from the socio, the socio 67 from the novizio.
"""

from random import Random

from ventaglio.bots.levels import elsewhere
from ventaglio.bots.tressette.basic import BasicAgent
from ventaglio.bots.tressette.random import RandomAgent
from ventaglio.tressette.actions import Action, Play
from ventaglio.tressette.menu import Menu
from ventaglio.tressette.view import View


class TressetteBot:
    """A Tressette player of some level. What it leaves to chance it draws from ``rng``."""

    def __init__(self, level: str, rng: Random) -> None:
        self._rng = rng
        self._elsewhere = elsewhere(level)
        self._mind = BasicAgent(rng)
        self._whim = RandomAgent(rng)

    def choose(self, view: View, menu: Menu) -> Action:
        """What he thinks best, or what he does while his mind is elsewhere."""
        best = self._mind.choose(view, menu)
        elsewhere = isinstance(best, Play) and self._rng.random() < self._elsewhere
        return self._whim.choose(view, menu) if elsewhere else best

    def wants_to_call(self, view: View, menu: Menu) -> bool:
        """Whether to call out now, even out of turn."""
        return self._mind.wants_to_call(view, menu)
