"""A call of each door, on no tables: for `ventaglio.games.common.kernel.ready`.

What is called for one row (``legal``, ``step``, ``any_move``, …) is compiled with these, and kept by itself as well.
"""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from ventaglio.games.burraco.kernel.factored import CHOICES
from ventaglio.games.burraco.kernel.figures import CODE, PLAYERS
from ventaglio.games.burraco.kernel.many import (
    choice_masks,
    choose_many,
    count_many,
    deal_many,
    legal_many,
    legal_masks,
    new_rows,
    observe_many,
    step_many,
)
from ventaglio.games.burraco.kernel.numbering import ACTIONS, MOST_MOVES
from ventaglio.games.burraco.kernel.observing import OBSERVATION
from ventaglio.games.burraco.kernel.planner import contest, planner
from ventaglio.games.burraco.kernel.playouts import random_hands
from ventaglio.games.common.kernel.chance import dice

_CODE: Final = np.zeros(CODE, np.int32)
_CODE[PLAYERS] = 4
_ROWS: Final = new_rows(0)
_NONE: Final = np.zeros(0, np.int64)


TRIALS: Final[Mapping[str, Callable[[], object]]] = {
    "deal": lambda: deal_many(_ROWS, _CODE, np.zeros(0, np.uint64), _NONE),
    "legal": lambda: legal_many(_ROWS, _CODE, np.zeros((0, MOST_MOVES), np.int64), _NONE),
    "masks": lambda: legal_masks(_ROWS, _CODE, np.zeros((0, ACTIONS), np.uint8)),
    "step": lambda: step_many(_ROWS, _CODE, _NONE),
    "choices": lambda: choice_masks(_ROWS, _CODE, np.zeros((0, CHOICES), np.uint8)),
    "choose": lambda: choose_many(_ROWS, _CODE, _NONE),
    "observe": lambda: observe_many(_ROWS, _CODE, _NONE, np.zeros((0, OBSERVATION), np.int16)),
    "count": lambda: count_many(_ROWS, _CODE, np.zeros((0, 4), np.int64)),
    "hands": lambda: random_hands(_CODE, dice(0), 0),
    "contest": lambda: contest(_CODE, dice(0), 0, np.tile(planner(), (4, 1))),
}
"""The doors by name."""
