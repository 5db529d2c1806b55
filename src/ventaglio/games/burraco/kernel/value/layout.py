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
"""A network as one array: the first layer by feature, what is added; the second, what is added; the last; then layers
that look at each suit and at each rank."""
Desk = NDArray[np.float32]

FIXED: Final = 103
"""How many features tell of the surroundings."""
FEATURES: Final = FIXED + 111
"""How many features a position has that are counted."""
SUIT_UNITS: Final = 24
RANK_UNITS: Final = 8
POOLED: Final = SUIT_UNITS + RANK_UNITS
"""What is seen in the four suits together, and in the ranks: the features that are learned."""
SEEN: Final = FEATURES + POOLED

OTHERS: Final = SEEN
"""What the others have on the table, on average over their sides."""
REACH: Final = SEEN + 1
"""The chance that a given unseen card comes to the own side."""
AVERAGE: Final = SEEN + 2
"""What an unseen card is worth on average."""
LAPS: Final = SEEN + 3
OTHER_SIDES: Final = SEEN + 4
THREAT: Final = SEEN + 5
"""1 if another side may close."""
THINKER: Final = SEEN + 6
"""The side of whoever thinks; what follows counts for it, and is 0 for whoever plays for points alone."""
LEAD: Final = SEEN + 7
"""By how much it leads in the match."""
SURER: Final = SEEN + 8
"""How much more its lead counts once a hand is over."""
HOPE: Final = SEEN + 9
"""What a clean burraco in the making is worth to it beside what the network says, in points, were it sure to come."""

PLACES: Final = 14
"""The places of a suit, the ace being at both ends."""
PLANES: Final = 8
"""What may be true of each place of a suit: see `patterns`."""
RANK_BITS: Final = 16
"""What may be true of a rank: see `patterns`."""
RAW: Final = SEEN + 10
"""The suits plane by plane, then the ranks, each as the bits of a whole number."""
RAW_RANKS: Final = RAW + PLANES * 4
RAWS: Final = PLANES * 4 + 13
INPUTS: Final = FEATURES + RAWS
"""All that a network is told of a position."""

UNITS: Final = 64
DEEP: Final = 24
SETTLED: Final = RAW + RAWS
"""The first layer as far as it comes from the surroundings."""
HIDDEN: Final = SETTLED + UNITS
DEEPER: Final = HIDDEN + UNITS
SUITS_SETTLED: Final = DEEPER + DEEP
"""What looks at suits, as far as it comes from the surroundings; suit by suit."""
LOOK: Final = SUITS_SETTLED + 4 * SUIT_UNITS
"""What was seen last in each suit, then in each rank."""
LOOK_RANKS: Final = LOOK + 4 * SUIT_UNITS
LOOKED: Final = LOOK_RANKS + 13 * RANK_UNITS
"""The bits in which it was seen: what has not changed is not looked at again."""
DESK: Final = LOOKED + RAWS

BIAS: Final = SEEN * UNITS
SECOND: Final = BIAS + UNITS
SECOND_BIAS: Final = SECOND + UNITS * DEEP
LAST: Final = SECOND_BIAS + DEEP
LAST_BIAS: Final = LAST + DEEP
OF_SUIT: Final = LAST_BIAS + 1
OF_SUIT_BIAS: Final = OF_SUIT + PLANES * PLACES * SUIT_UNITS
OF_RANK: Final = OF_SUIT_BIAS + SUIT_UNITS
OF_RANK_BIAS: Final = OF_RANK + RANK_BITS * RANK_UNITS
NET: Final = OF_RANK_BIAS + RANK_UNITS
"""How many numbers a network has."""

SCALE: Final = 100.0
"""A network counts in hundreds of points."""


def new_desk() -> Desk:
    """Room to think in, for one who thinks about one position at a time."""
    return np.zeros(DESK, np.float32)
