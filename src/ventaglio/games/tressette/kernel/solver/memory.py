"""What was found before, and where it holds again.

A position is remembered by how many cards of each suit everybody has, who leads, and who has which of the cards still
out, counted from the top. How low one must look is part of the entry: where only the two highest of a suit decided what
came of it, all positions that agree in these two are one. They may still differ in what their cards count. Then the
bound holds as well, less (or more) the difference.
"""

# What is read from an array has no type of its own.
# mypy: disable-error-code="no-any-return"

from ventaglio.games.common.kernel.bits import ones
from ventaglio.games.common.kernel.compiling import inner
from ventaglio.games.tressette.kernel.solver.bits import RANKS, SUIT
from ventaglio.games.tressette.kernel.solver.layout import (
    AGE,
    ENTRIES,
    HOLDERS,
    NEXT,
    ROW,
    SHELF,
    SHELVES,
    WORTH,
    Near,
)

KEY, FIRST, SECOND, DEPTH, COUNTED, ACES, LOW, HIGH = range(ROW)
"""An entry: whose shelf; two planes that say who has each card from the top; how far down that matters; which of the
cards count, which are aces; and the bounds."""


@inner
def full_key(lengths: int, leader: int, tricks: int, bench: Near) -> int:
    """All that must be equal, as one number."""
    return lengths | leader << 48 | tricks << 50 | bench[AGE] << 54


@inner
def shelf(key: int, bench: Near) -> int:
    """Where the entries of a key begin."""
    mixed = (key & 0x7FFFFFFF) * 0x4F1BBCDD ^ (key >> 31) * 0x3C6EF373
    return ENTRIES + ((mixed >> 27 ^ mixed >> 43) & bench[SHELVES]) * (SHELF * ROW)


@inner
def holders(out: int, bench: Near) -> int:
    """Who has the cards still out, from the top of each suit: the plane of the seats' lower bits."""
    found = 0
    for suit in range(4):
        found |= (bench[HOLDERS + 1024 * suit + (out >> RANKS * suit & SUIT)] & SUIT) << RANKS * suit
    return found


@inner
def holders_high(out: int, bench: Near) -> int:
    """The plane of the seats' higher bits."""
    found = 0
    for suit in range(4):
        found |= (bench[HOLDERS + 1024 * suit + (out >> RANKS * suit & SUIT)] >> RANKS) << RANKS * suit
    return found


@inner
def counted(out: int, bench: Near) -> int:
    """Which of the cards still out count, from the top of each suit."""
    found = 0
    for suit in range(4):
        found |= (bench[WORTH + (out >> RANKS * suit & SUIT)] & SUIT) << RANKS * suit
    return found


@inner
def aces(out: int, bench: Near) -> int:
    """Which of them are aces."""
    found = 0
    for suit in range(4):
        found |= (bench[WORTH + (out >> RANKS * suit & SUIT)] >> RANKS) << RANKS * suit
    return found


@inner
def recall(place: int, key: int, need: int, first: int, second: int, count: int, ace: int, bench: Near) -> int:
    """Where an entry stands that decides whether a position makes what is needed, and by how much its bound is to be
    corrected: the row, and the correction from bit 40 on. -1 if there is none.
    """
    for row in range(place, place + SHELF * ROW, ROW):
        if bench[row + KEY] != key:
            if bench[row + KEY] >> 54 != key >> 54:
                return -1
            continue
        depth = bench[row + DEPTH]
        if ((bench[row + FIRST] ^ first) | (bench[row + SECOND] ^ second)) & depth != 0:
            continue
        lower = bench[row + LOW] >= need
        if not lower and bench[row + HIGH] >= need:
            continue
        slack = bench[row + LOW] - need if lower else need - 1 - bench[row + HIGH]
        short = _difference(row, first, second, count, ace, depth, lower, slack, bench)
        if short <= slack:
            return row | short << 40
    return -1


@inner
def _difference(
    row: int,
    first: int,
    second: int,
    count: int,
    ace: int,
    depth: int,
    lower: bool,
    slack: int,
    bench: Near,
) -> int:
    """By how much less a position may count than the remembered one (or more, for an upper bound)."""
    there_count, there_ace = bench[row + COUNTED], bench[row + ACES]
    there_first, there_second = bench[row + FIRST], bench[row + SECOND]
    if (there_count ^ count) | (there_ace ^ ace) | (there_first ^ first) | (there_second ^ second) == 0:
        return 0
    # What stands below the depth is free to change places within a hand and suit, so only the numbers are compared.
    if lower:
        short = ones(there_count & ~count & depth) + 2 * ones(there_ace & ~ace & depth)
    else:
        short = ones(count & ~there_count & depth) + 2 * ones(ace & ~there_ace & depth)
    if short > slack:
        return short
    low_count, low_ace = count & ~depth, ace & ~depth
    there_low_count, there_low_ace = there_count & ~depth, there_ace & ~depth
    if low_count | there_low_count == 0:
        return short
    for seat in range(4):
        here_mask = (first if seat & 1 else ~first) & (second if seat & 2 else ~second)
        there_mask = (there_first if seat & 1 else ~there_first) & (there_second if seat & 2 else ~there_second)
        here, there = low_count & here_mask, there_low_count & there_mask
        here_ace, there_ace_ = low_ace & here_mask, there_low_ace & there_mask
        if here == there and here_ace == there_ace_:
            continue
        for suit in range(4):
            ranks = SUIT << RANKS * suit
            more = ones(there & ranks) - ones(here & ranks)
            more_aces = ones(there_ace_ & ranks) - ones(here_ace & ranks)
            if not lower:
                more, more_aces = -more, -more_aces
            short += max(0, more) + 2 * max(0, more_aces)
        if short > slack:
            return short
    return short


@inner
def highest(out: int, depth: int) -> int:
    """The cards still out that stand within a depth."""
    found = 0
    for suit in range(4):
        cards = out & SUIT << RANKS * suit
        drop = ones(cards) - ones(depth & SUIT << RANKS * suit)
        while drop > 0:
            cards &= cards - 1
            drop -= 1
        found |= cards
    return found


@inner
def depth_of(cards: int) -> int:
    """How far down cards reach that are the highest of their suits."""
    found = 0
    for suit in range(4):
        reach = ones(cards & SUIT << RANKS * suit)
        found |= ((1 << reach) - 1 << RANKS - reach) << RANKS * suit
    return found


@inner
def remember(
    place: int,
    key: int,
    first: int,
    second: int,
    count: int,
    ace: int,
    depth: int,
    low: int,
    high: int,
    bench: Near,
) -> None:
    """Write down bounds; what was known of the same position before is kept."""
    slot = -1
    for row in range(place, place + SHELF * ROW, ROW):
        if bench[row + KEY] >> 54 != key >> 54:
            slot = row
            break
        if (
            bench[row + KEY] == key
            and bench[row + DEPTH] == depth
            and bench[row + FIRST] == first
            and bench[row + SECOND] == second
            and bench[row + COUNTED] == count
            and bench[row + ACES] == ace
        ):
            bench[row + LOW] = max(low, bench[row + LOW])
            bench[row + HIGH] = min(high, bench[row + HIGH])
            return
    if slot < 0:
        slot = place + (bench[NEXT] & SHELF - 1) * ROW
        bench[NEXT] += 1
    bench[slot + KEY] = key
    bench[slot + FIRST] = first
    bench[slot + SECOND] = second
    bench[slot + DEPTH] = depth
    bench[slot + COUNTED] = count
    bench[slot + ACES] = ace
    bench[slot + LOW] = low
    bench[slot + HIGH] = high
