"""The worlds of one suit: every way in which the cards still out may lie, given what is known of each seat.

Inside, sets of ranks are bits of a number, the highest grade the lowest bit: worlds are gone through by the thousand.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import combinations
from operator import or_
from typing import Final, NamedTuple

from ventaglio.core.seats import Seat
from ventaglio.tressette.trick import GRADES

Ranks = frozenset[str]
Test = Callable[[Ranks], bool]

_BIT: Final = {rank: 1 << place for place, rank in enumerate(GRADES)}
_RANKS: Final = tuple(frozenset(rank for rank, bit in _BIT.items() if mask & bit) for mask in range(1 << len(GRADES)))


@lru_cache(maxsize=1 << 10)
def _bits(ranks: Ranks) -> int:
    return sum(_BIT[rank] for rank in ranks)


class SuitFacts(NamedTuple):
    """What is known of one player in one suit: cards he has, cards he has not, and tests his holding must pass."""

    has: Ranks
    lacks: Ranks
    tests: tuple[Test, ...]


class SuitWorlds:
    """The worlds of one suit: the cards out, and for each seat its room and what is known of it.

    Facts must be whole: a card that one seat has is among those that every other lacks.
    """

    def __init__(self, out: Ranks, room: Sequence[int], facts: Sequence[SuitFacts]) -> None:
        self._out = _bits(out)
        self._room = room
        self._facts = facts
        self._may = [self._out & ~_bits(one.lacks) for one in facts]
        self._listed: dict[Seat, tuple[list[int], Iterator[int]]] = {}

    def seen(self, seat: Seat) -> Iterator[Ranks]:
        """Every holding that a seat has in some world."""
        rest = self._without(seat)
        return (_RANKS[mine] for mine in self._list(seat) if self._shared(self._out & ~mine, *rest))

    def possible(self, seat: Seat, wanted: Test) -> bool:
        """Whether in some world this seat's holding passes a test."""
        rest = self._without(seat)
        return any(wanted(_RANKS[mine]) and self._shared(self._out & ~mine, *rest) for mine in self._list(seat))

    def certain(self, seat: Seat, wanted: Test) -> bool:
        """Whether in every world this seat's holding passes a test: whether that is notorious.

        If no world agrees, since somebody has erred, nothing is.
        """
        return not self.possible(seat, lambda ranks: not wanted(ranks)) and self.possible(seat, wanted)

    def _without(self, seat: Seat) -> tuple[list[Seat], list[tuple[int, int]]]:
        """The other seats that have spoken, and the limits of those that have not."""
        others = [other for other in range(len(self._room)) if other != seat]
        return [one for one in others if self._facts[one].tests], self._limits(others)

    def _limits(self, seats: list[Seat]) -> list[tuple[int, int]]:
        """For each group of silent seats, the cards that only they may hold, and how many they can.

        If no group has more such cards than room, the cards can be shared out (Hall's theorem).
        """
        silent = [seat for seat in seats if not self._facts[seat].tests]
        limits = []
        for size in range(len(silent) + 1):
            for group in combinations(silent, size):
                elsewhere = reduce(or_, (self._may[seat] for seat in silent if seat not in group), 0)
                limits.append((~elsewhere, sum(self._room[seat] for seat in group)))
        return limits

    def _list(self, seat: Seat) -> Iterator[int]:
        """Every holding of a seat that fits what is known of that seat alone.

        The smallest comes first: whoever only looks for an example soon has it.
        """
        has, _, tests = self._facts[seat]
        needed = _bits(has)
        choice = self._may[seat] & ~needed
        room, some = self._room[seat], 0
        while True:
            mine = some | needed
            if mine.bit_count() <= room and (not tests or all(test(_RANKS[mine]) for test in tests)):
                yield mine
            if some == choice:
                return
            some = (some - choice) & choice

    def _shared(self, left: int, spoken: list[Seat], limits: list[tuple[int, int]]) -> bool:
        """Whether the other seats can hold exactly what is left between them."""
        if not spoken:
            return all((left & only).bit_count() <= room for only, room in limits)
        first, rest = spoken[0], spoken[1:]
        return any(not mine & ~left and self._shared(left & ~mine, rest, limits) for mine in self._again(first))

    def _again(self, seat: Seat) -> Iterator[int]:
        """The holdings of a seat, each found only once however often they are gone through."""
        found, more = self._listed.setdefault(seat, ([], self._list(seat)))
        yield from found
        for mine in more:
            found.append(mine)
            yield mine
