"""A call of each door of the solver, on no worlds: for `ventaglio.kernels.ready`."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from ventaglio.kernels.tressette.solver.figures import Figures
from ventaglio.kernels.tressette.solver.positions import Position
from ventaglio.kernels.tressette.solver.solving import Solver


def _solve_nothing() -> None:
    figures = Figures(counted=0, aces=0, last=0, points=0, fewest=False, slam=False)
    Solver(figures, shelves=1).solve_many(Position((0, 0, 0, 0), 0), np.zeros((0, 4), np.int64))


TRIALS: Final[Mapping[str, Callable[[], object]]] = {"solve": _solve_nothing}
"""The doors by name."""
