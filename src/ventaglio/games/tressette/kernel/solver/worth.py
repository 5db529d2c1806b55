"""What every card of a table is worth with all cards seen, as points of the side on turn less those of the others."""

from functools import cache
from typing import Final

from ventaglio.games.tressette.engine.actions import Action, Play
from ventaglio.games.tressette.engine.duties import NONE
from ventaglio.games.tressette.engine.legal import legal
from ventaglio.games.tressette.engine.state import Phase, State, bound_seat
from ventaglio.games.tressette.kernel.solver.figures import Figures, compile_figures
from ventaglio.games.tressette.kernel.solver.positions import card_of, position_of
from ventaglio.games.tressette.kernel.solver.solving import Solver

TRICKS: Final = 3_000_000
"""How many tricks are searched with an effort of 1: nearly every deal is solved by then, whatever the machine."""


def cards_worth(state: State, effort: float = 1.0) -> dict[Action, float] | None:
    """What each play comes to, whatever is said with it: the more the better, also where the fewest points win.

    None where no card is to be played or not any card may be, and where so much effort does not settle it.
    """
    rules = state.table.rules
    bound = bound_seat(state) is not None or state.must_lead is not None or state.duties != NONE
    if rules.foreign or bound or state.phase not in (Phase.LEAD, Phase.FOLLOW):
        return None
    figures = compile_figures(rules)
    cards = _solver(figures).solve_cards(position_of(state), budget=int(TRICKS * effort))
    if not all(one.exact for one in cards.values()):
        return None
    sign = -1 if figures.fewest else 1
    worth = {card_of(card): sign * float(2 * one.low - figures.points) for card, one in cards.items()}
    return {play: worth[play.card] for play in legal(state) if isinstance(play, Play) and play.card in worth}


@cache
def _solver(figures: Figures) -> Solver:
    """The solver of a set of norms, with its memory, which another position of the same hand finds filled."""
    return Solver(figures)
