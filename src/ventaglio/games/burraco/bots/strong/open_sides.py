"""While it is open who plays with whom: what the network has learned of that is worth less than common sense."""

from random import Random

from ventaglio.games.burraco.bots.basic import BasicAgent
from ventaglio.games.burraco.bots.strong.seeing import known, seed_of
from ventaglio.games.burraco.engine.actions import Action
from ventaglio.games.burraco.engine.menu import Menu
from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.kernel.figures import ALONE, FLOATING


def sides_are_open(view: View) -> bool:
    """Whether it is still open who plays with whom."""
    code = known(view).code
    return bool(code[FLOATING]) and not code[ALONE] and not view.took


def sensible(view: View, menu: Menu) -> Action:
    """What common sense does; the same view gives the same choice."""
    return BasicAgent(Random(seed_of(view))).choose(view, menu)
