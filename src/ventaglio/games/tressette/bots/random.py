"""A player who does anything he may at his turn: the yardstick for every other, and the load of a benchmark."""

from random import Random

from ventaglio.games.tressette.engine.actions import Action, Play
from ventaglio.games.tressette.engine.menu import Menu
from ventaglio.games.tressette.engine.view import View


class RandomAgent:
    """Plays any card with any words that go with it, and now and then makes a declaration or an accusation first.

    He neither lays down nor calls out: both end most games at once when done at random.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, menu: Menu) -> Action:
        """Some action of the menu."""
        if menu.show is not None:
            return menu.show
        # `randrange` and `choice` are several times slower, and this is most of what a choice costs.
        dice, cards = self._rng.random, menu.cards
        if menu.words:
            return menu.words[int(dice() * len(menu.words))]
        spoken: tuple[Action, ...] = menu.accusations + menu.declarations
        if spoken and (not cards or dice() < 0.3):
            return spoken[int(dice() * len(spoken))]
        choice = cards[int(dice() * len(cards))]
        at = int(dice() * (len(choice.formulas) + 1))
        return Play(choice.card, choice.formulas[at - 1][0] if at else None)
