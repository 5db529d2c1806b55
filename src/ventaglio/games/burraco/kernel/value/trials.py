"""A call of each door, on no tables: for `ventaglio.games.common.kernel.ready`."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from ventaglio.games.burraco.kernel.figures import CODE, PLAYERS, Code
from ventaglio.games.burraco.kernel.planner import planner
from ventaglio.games.burraco.kernel.table import new_row
from ventaglio.games.burraco.kernel.value.consulting import consult
from ventaglio.games.burraco.kernel.value.episodes import episodes, meet, new_notes
from ventaglio.games.burraco.kernel.value.layout import NET
from ventaglio.games.burraco.kernel.value.studying import Study
from ventaglio.games.common.kernel.chance import dice

_NET: Final = np.zeros(NET, np.float32)
_SEATS: Final = np.zeros((0, 2), np.int64)
_PATIENCE: Final = np.zeros((0, 2))


def _code() -> Code:
    code = np.zeros(CODE, np.int32)
    code[PLAYERS] = 2
    return code


TRIALS: Final[Mapping[str, Callable[[], object]]] = {
    "weigh": lambda: Study(_NET).weigh(new_row(), _code()),
    "worlds": lambda: Study(_NET).try_worlds(new_row(), _code(), [], 0, 0, 0),
    "episodes": lambda: episodes(
        *(_code(), dice(0), _SEATS, _PATIENCE, planner(), _NET, _NET, new_notes(0), 0), daring=0.0, mixing=1.0
    ),
    "consult": lambda: consult(_code(), dice(0), 0, _NET, new_notes(0), 0, share=0.0, worlds=1),
    "meet": lambda: meet(_code(), dice(0), 0, np.zeros((1, 2), np.int64), np.zeros((1, 2)), planner(), _NET, _NET),
}
"""The doors by name."""
