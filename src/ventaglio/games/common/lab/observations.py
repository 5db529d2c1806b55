"""Writing observations: bits as bytes, eight at a time."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.common.kernel.compiling import compiled

Bytes = NDArray[np.uint8]
Words = NDArray[np.uint64]

EACH: Final = np.uint64(0x0101010101010101)
OWN_BIT: Final = np.uint64(0x8040201008040201)
LOW_BITS: Final = np.uint64(0x7F7F7F7F7F7F7F7F)
BYTE: Final = np.uint64(0xFF)


@compiled
def spread(bits: int) -> np.uint64:
    """The eight lowest bits of a number as eight bytes, each 0 or 1, the lowest bit first in memory."""
    own = ((np.uint64(bits) & BYTE) * EACH) & OWN_BIT
    return ((own + LOW_BITS) >> np.uint64(7)) & EACH


@compiled
def write_cards(words: Words, start: int, bits: int) -> None:
    """Forty bits as five words of eight bytes."""
    words[start] = spread(bits)
    words[start + 1] = spread(bits >> 8)
    words[start + 2] = spread(bits >> 16)
    words[start + 3] = spread(bits >> 24)
    words[start + 4] = spread(bits >> 32)
