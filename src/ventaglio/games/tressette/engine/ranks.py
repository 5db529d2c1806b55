"""Sets of ranks as numbers, and sets of such sets as longer numbers: worlds are gone through by the thousand.

A *holding* is some ranks of one suit: bits of a number, of which the highest grade is the lowest. *Holdings* are bits
of a longer number, one for each of the 1,024: so what is common to two conditions on a hand is one ``&``.
"""

from functools import cache
from typing import Final

from ventaglio.games.tressette.engine.trick import GRADES

Ranks = frozenset[str]

BIT: Final = {rank: 1 << place for place, rank in enumerate(GRADES)}
SUIT: Final = len(GRADES)
"""The bits of a suit."""
WHOLE: Final = (1 << SUIT) - 1
RANKS: Final = tuple(frozenset(rank for rank, bit in BIT.items() if held & bit) for held in range(1 << SUIT))
"""The ranks of each holding: always the same object, which is found again by what it is."""
HOLDING: Final = {ranks: held for held, ranks in enumerate(RANKS)}

EVERY: Final = (1 << len(RANKS)) - 1
"""All holdings."""


@cache
def within(may: int) -> int:
    """The holdings that have no card but these."""
    if not may:
        return 1
    some = may & -may
    rest = within(may ^ some)
    return rest | rest << some


def between(has: int, may: int) -> int:
    """The holdings with all of these cards, and no card but those."""
    return within(may & ~has) << has


UP_TO: Final = tuple(
    sum(1 << held for held in range(1 << SUIT) if held.bit_count() <= room) for room in range(SUIT + 1)
)
"""The holdings of so many cards or fewer."""


@cache
def with_subject(out: int) -> int:
    """The holdings of which some card is below one that is out and held by somebody else (Art. 41)."""
    found, left = 0, out
    while left:
        # This card is the highest elsewhere: all above it are held, and some below it.
        best = left & -left
        left ^= best
        above = out & best - 1
        found |= between(above, WHOLE & ~best) & ~between(above, best - 1)
    return found


def has_subject(ranks: Ranks, out: Ranks) -> bool:
    """Whether some held card is below a card that somebody else holds (Art. 41)."""
    return has_subject_since(HOLDING[ranks], WHOLE & ~HOLDING[out])


def has_subject_since(held: int, gone: int) -> bool:
    """The same of holdings, told by what has been played: all else is out."""
    elsewhere = WHOLE & ~(held | gone)
    # Is the lowest card held below the highest elsewhere? The lower a card, the higher its bit.
    return 0 < elsewhere & -elsewhere < held
