"""Sets of cards as the bits of one number.

A card is its suit times ten and its strength from 0 (the four) to 9 (the three): here the highest bit is the highest
card, as this search always asks for that one. Forty of them fit a signed number with room to spare, so nothing ever
overflows, compiled or not. The other kernels count grades from the top; `mirrored` turns their sets into these.
"""

from typing import Final

from ventaglio.games.common.kernel.compiling import inner

SUITS: Final = 4
RANKS: Final = 10
SUIT: Final = (1 << RANKS) - 1
ALL: Final = (1 << SUITS * RANKS) - 1

_LOW1: Final = sum(1 << RANKS * suit for suit in range(SUITS))
_PAST1: Final = ALL & ~_LOW1
_PAST2: Final = ALL & ~(_LOW1 * 0b11)
_PAST4: Final = ALL & ~(_LOW1 * 0b1111)


@inner
def suit_of(card: int) -> int:
    """The suit of a card: a tenth of its number, without a division."""
    return card * 205 >> 11


@inner
def upwards(cards: int) -> int:
    """The cards and all that stand above them in their suits."""
    cards |= cards << 1 & _PAST1
    cards |= cards << 2 & _PAST2
    cards |= cards << 4 & _PAST4
    return cards | cards << 2 & _PAST2


def mirrored(cards: int) -> int:
    """A set with the ranks of each suit the other way round: from the numbers of the other kernels, or back to them."""
    numbers = [card for card in range(SUITS * RANKS) if cards >> card & 1]
    return sum(1 << RANKS * (card // RANKS) + RANKS - 1 - card % RANKS for card in numbers)
