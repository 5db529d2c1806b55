"""A call of each door, on no tables: for `ventaglio.games.common.kernel.ready`."""

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from ventaglio.games.common.kernel.chance import dice
from ventaglio.games.tressette.kernel.actions import ACTIONS, MOST_LEGAL
from ventaglio.games.tressette.kernel.figures import CARDS, FITS
from ventaglio.games.tressette.kernel.judging import card_values, likely_worlds, play_at_random, play_worlds
from ventaglio.games.tressette.kernel.many import deal_rows, legal_rows, observe_rows, step_rows, turn_rows
from ventaglio.games.tressette.kernel.playouts import play_passate, play_rests
from ventaglio.games.tressette.kernel.policies import ANY_CARD, play_by_weights
from ventaglio.games.tressette.kernel.sampling import sample_worlds
from ventaglio.games.tressette.kernel.scene import SCENE
from ventaglio.games.tressette.kernel.seeing import SEEN
from ventaglio.games.tressette.kernel.sense import WEIGHTS
from ventaglio.games.tressette.kernel.table import ROW

_CODE: Final = np.zeros(FITS, np.int64)
_ROWS: Final = np.zeros((0, ROW), np.int64)
_HANDS: Final = np.zeros((0, 4), np.int64)
_FOUR: Final = np.zeros(4, np.int64)
_SCENE: Final = np.zeros(SCENE, np.int64)
_NONE: Final = np.zeros(0, np.int64)

TRIALS: Final[Mapping[str, Callable[[], object]]] = {
    "deal": lambda: deal_rows(_ROWS, _CODE, np.zeros(0, np.uint64), np.zeros((0, CARDS + 1), np.int64)),
    "legal": lambda: legal_rows(
        _ROWS, _CODE, np.zeros((0, MOST_LEGAL), np.int64), _NONE, np.zeros((0, ACTIONS), np.bool_)
    ),
    "step": lambda: step_rows(_ROWS, _CODE, _NONE),
    "turn": lambda: turn_rows(_ROWS, _CODE, _NONE),
    "observe": lambda: observe_rows(_ROWS, _CODE, _NONE, np.zeros((0, SEEN), np.int8)),
    "passate": lambda: play_passate(_CODE, dice(0), np.zeros((0, 2), np.int64)),
    "rests": lambda: play_rests(_ROWS, _CODE, dice(0), 0, np.zeros((0, 2), np.int64)),
    "worlds": lambda: sample_worlds(
        *(_FOUR, np.zeros(3, np.int64), np.zeros((4, 4, 1024), np.float32), np.arange(3), dice(0)),
        np.zeros((0, 4), np.int64),
    ),
    "likely": lambda: likely_worlds(_NONE, _HANDS, _HANDS, _HANDS, _NONE, WEIGHTS, np.ones(1), 0.0, np.zeros(0)),
    "sense": lambda: card_values(_SCENE, 0, _FOUR, _NONE, np.zeros(0), _NONE, WEIGHTS, np.zeros(0)),
    "judging": lambda: play_worlds(
        *(_SCENE, _HANDS, _HANDS, _NONE, _NONE, _NONE, _NONE, WEIGHTS, _NONE, WEIGHTS),
        *(0.0, 0, False, 0, dice(0), _NONE),
        *[np.zeros((0, 0))] * 2,
    ),
    "flat": lambda: play_at_random(_SCENE, _HANDS, _HANDS, _NONE, _NONE, _NONE, dice(0), np.zeros(0)),
    "weights": lambda: play_by_weights(_ROWS, _CODE, dice(0), ANY_CARD, _NONE),
}
"""The doors by name."""
