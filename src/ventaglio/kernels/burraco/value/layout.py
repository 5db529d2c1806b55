"""Where everything stands on the desk of whoever values positions, and in a network: two plain arrays.

A desk has the features of the position, then some figures that are needed while a turn lasts, then the sums of the
layers. Compiled functions take plain arrays faster than anything that is made of several.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Unseen = NDArray[np.int64]
Net = NDArray[np.float32]
"""A network as one array: the first layer by feature, what is added; the second, what is added; the last."""
Desk = NDArray[np.float32]

FIXED: Final = 90
"""How many features tell of the surroundings."""
FEATURES: Final = FIXED + 96
"""How many features a position has."""

OTHERS: Final = FEATURES
"""What the others have on the table, on average over their sides."""
REACH: Final = FEATURES + 1
"""The chance that a given unseen card comes to the own side."""
AVERAGE: Final = FEATURES + 2
"""What an unseen card is worth on average."""
LAPS: Final = FEATURES + 3
OTHER_SIDES: Final = FEATURES + 4
THREAT: Final = FEATURES + 5
"""1 if another side may close."""
WHOSE_LEAD: Final = FEATURES + 6
"""The side of whoever thinks; by how much it leads in the match; and how much more its lead counts once a hand is over.

All are 0 for whoever plays for points alone.
"""
LEAD: Final = FEATURES + 7
SURER: Final = FEATURES + 8

UNITS: Final = 48
DEEP: Final = 16
SETTLED: Final = FEATURES + 9
"""The first layer as far as it comes from the surroundings."""
HIDDEN: Final = SETTLED + UNITS
DEEPER: Final = HIDDEN + UNITS
DESK: Final = DEEPER + DEEP

BIAS: Final = FEATURES * UNITS
SECOND: Final = BIAS + UNITS
SECOND_BIAS: Final = SECOND + UNITS * DEEP
LAST: Final = SECOND_BIAS + DEEP
LAST_BIAS: Final = LAST + DEEP
NET: Final = LAST_BIAS + 1
"""How many numbers a network has."""

SCALE: Final = 100.0
"""A network counts in hundreds of points."""


def new_desk() -> Desk:
    """Room to think in, for one who thinks about one position at a time."""
    return np.zeros(DESK, np.float32)
