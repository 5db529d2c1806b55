"""The worlds of one suit: every way in which the cards still out may lie, given what is known of each seat."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import NamedTuple

from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.ranks import EVERY, RANKS, SUIT, UP_TO, Ranks, between, within


class SuitFacts(NamedTuple):
    """What is known of one player in one suit: cards he has, cards he has not, and the holdings his words leave."""

    has: int
    lacks: int
    told: int = EVERY


class SuitWorlds:
    """The worlds of one suit: the cards out, and for each seat its room and what is known of it.

    Facts must be whole: a card that one seat has is among those that every other lacks.
    """

    def __init__(self, out: int, room: Sequence[int], facts: Sequence[SuitFacts]) -> None:
        self._out = out
        self._room = room
        self._facts = facts

    def seen(self, seat: Seat) -> Iterator[Ranks]:
        """Every holding that a seat has in some world."""
        return (RANKS[mine] for mine in self._held(seat, EVERY))

    def possible(self, seat: Seat, wanted: int) -> bool:
        """Whether in some world this seat's holding is one of those wanted."""
        return next(self._held(seat, wanted), None) is not None

    def certain(self, seat: Seat, wanted: int) -> bool:
        """Whether in every world this seat's holding is one of those wanted: whether that is notorious.

        If no world agrees, since somebody has erred, nothing is.
        """
        return not self.possible(seat, EVERY ^ wanted) and self.possible(seat, wanted)

    def _held(self, seat: Seat, wanted: int) -> Iterator[int]:
        """The holdings of a seat, of those wanted, that leave the others what they can hold between them."""
        alone = self._alone(seat) & wanted
        if not alone:
            return
        others = [other for other in range(len(self._room)) if other != seat]
        spoken = [self._alone(other) for other in others if self._facts[other].told != EVERY]
        limits = self._limits([other for other in others if self._facts[other].told == EVERY])
        for mine in _each(alone):
            if _shared(self._out & ~mine, spoken, limits):
                yield mine

    def _alone(self, seat: Seat) -> int:
        """Every holding of a seat that fits what is known of that seat alone."""
        has, lacks, told = self._facts[seat]
        return between(has, self._out & ~lacks) & UP_TO[min(self._room[seat], SUIT)] & told

    def _limits(self, silent: list[Seat]) -> list[tuple[int, int]]:
        """For each group of silent seats, the cards that only they may hold, and how many they can.

        If no group has more such cards than room, the cards can be shared out (Hall's theorem).
        """
        if not any(self._facts[seat].lacks for seat in silent):
            # Each of them may hold any card: they only need room between them.
            return [(~0, sum([self._room[seat] for seat in silent]))]
        may = {seat: self._out & ~self._facts[seat].lacks for seat in silent}
        limits = []
        for size in range(len(silent) + 1):
            for group in combinations(silent, size):
                elsewhere = reduce(or_, [may[seat] for seat in silent if seat not in group], 0)
                limits.append((~elsewhere, sum([self._room[seat] for seat in group])))
        return limits


def _each(holdings: int) -> Iterator[int]:
    """The holdings one by one."""
    while holdings:
        one = holdings & -holdings
        yield one.bit_length() - 1
        holdings ^= one


def _shared(left: int, spoken: list[int], limits: list[tuple[int, int]]) -> bool:
    """Whether the other seats can hold exactly what is left: those who have spoken, and the silent ones the rest."""
    if not spoken:
        return all((left & only).bit_count() <= room for only, room in limits)
    first, *rest = spoken
    return any(_shared(left & ~mine, rest, limits) for mine in _each(first & within(left)))
