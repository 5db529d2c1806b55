"""A call of each door of the solver, on a last trick: for `ventaglio.games.common.kernel.ready`."""

from collections.abc import Callable, Mapping
from typing import Final

from ventaglio.games.tressette.kernel.solver.figures import Figures
from ventaglio.games.tressette.kernel.solver.positions import Position
from ventaglio.games.tressette.kernel.solver.solving import Solver


def _solve_one_trick() -> None:
    figures = Figures(counted=0, aces=0, last=0, points=0, fewest=False, slam=False)
    Solver(figures, shelves=1).solve(Position((1, 2, 4, 8), 0))


TRIALS: Final[Mapping[str, Callable[[], object]]] = {"solve": _solve_one_trick}
"""The doors by name."""
