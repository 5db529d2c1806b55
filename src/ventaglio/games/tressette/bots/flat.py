"""A yardstick without any card sense, flat Monte Carlo: many worlds, in each of which anybody plays anything."""

from random import Random
from typing import Final

import numpy as np

from ventaglio.games.common.kernel.chance import dice
from ventaglio.games.tressette.bots import talking
from ventaglio.games.tressette.bots.basic import BasicAgent
from ventaglio.games.tressette.bots.evidence import figures_of
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.bots.worlds import imagine, seed_of
from ventaglio.games.tressette.engine.actions import Action, Claim, Play
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.kernel.figures import number_of
from ventaglio.games.tressette.kernel.judging import play_at_random

PLAYOUTS: Final = 2000
"""How many playouts a move is chosen by, all its cards together."""


class FlatAgent:
    """Chooses by playouts; neither speaks nor hears."""

    def __init__(self, rng: Random | None = None, playouts: int = PLAYOUTS) -> None:
        self._playouts = playouts
        self._basic = BasicAgent(rng)

    def choose(self, view: View, menu: Menu) -> Action:
        """The next action: an accusation and a certain lay-down as anybody makes them, otherwise a card in silence."""
        if not menu.cards or menu.accusations:
            return self._basic.choose(view, menu)
        reading = Reading(view)
        if menu.claim and talking.lays_down(reading):
            return Claim()
        cards = [one.card for one in menu.cards]
        if len(cards) == 1:
            return Play(cards[0])
        worlds = imagine(reading, self._playouts // len(cards), hears=False, heeds=False)
        if worlds is None:
            return Play(cards[0])
        figures = figures_of(reading)
        found = np.zeros(len(cards))
        numbers = np.array([number_of(one) for one in cards], np.int64)
        chance = dice(seed_of(view) + 1)
        play_at_random(worlds.scene, worlds.hands, worlds.sides, worlds.taken, numbers, figures.thirds, chance, found)
        return Play(cards[int(found.argmin() if figures.solver.fewest else found.argmax())])

    def wants_to_call(self, view: View, menu: Menu) -> bool:
        """Whether to call out now, as anybody does."""
        return self._basic.wants_to_call(view, menu)
