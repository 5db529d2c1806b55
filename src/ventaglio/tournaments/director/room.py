"""Slots that exchange their entrants until as few club mates as possible meet: a bounded search."""

from collections import Counter
from collections.abc import Sequence

Meetings = Sequence[Sequence[tuple[int, int]]]
"""The slots that meet, round by round."""

LOOKS = 600_000
"""How many exchanges are weighed before the search ends with what it has."""


class Room:
    """Who holds which slot. Slots exchange their entrants only within a kind; a slot of kind None keeps its own."""

    def __init__(self, clubs: Sequence[str], kinds: Sequence[str | None], meetings: Meetings) -> None:
        self.origin = list(range(len(clubs)))
        """The slot from which the entrant of each slot came."""
        self._start = clubs
        self._kinds = kinds
        self._clubs = [""] * len(clubs)
        self._met: list[dict[int, int]] = [{} for _ in clubs]
        """For each slot, what its meetings with each other slot weigh."""
        self._near: list[dict[str, int]] = [{} for _ in clubs]
        """For each slot, what the meetings with members of each club weigh."""
        for turn, pairs in enumerate(meetings):
            # An exchange touches two slots, so at most two meetings of each later round: with three times the weight
            # of the next round, the first always prevails and becomes as good as it can be.
            weight = 3 ** (len(meetings) - 1 - turn)
            for a, b in pairs:
                self._met[a][b] = self._met[b][a] = self._met[a].get(b, 0) + weight
        self._seat(self.origin)

    def separate(self, *, keep_order: bool) -> None:
        """Keep clubs apart with the few exchanges that help, or where no order counts with whole clubs in one line."""
        self._descend()
        trouble = self._total()
        if keep_order or not trouble:
            return
        few_moves = self.origin
        self._seat(self._in_lines())
        self._descend()
        if self._total() >= trouble:
            self._seat(few_moves)

    def _seat(self, origin: Sequence[int]) -> None:
        self.origin = list(origin)
        for slot, came in enumerate(origin):
            self._hold(slot, self._start[came])

    def _in_lines(self) -> list[int]:
        """The clubs, the largest first, through the fixed line and then through the mobile one."""
        sizes = Counter(filter(None, self._start))
        free = [slot for slot, kind in enumerate(self._kinds) if kind is not None]
        entrants = sorted(free, key=lambda slot: (-sizes[self._start[slot]], self._start[slot]))
        origin = list(range(len(self._start)))
        for slot, came in zip(sorted(free, key=lambda slot: slot % 2), entrants, strict=True):
            origin[slot] = came
        return origin

    def _descend(self) -> None:
        """Exchange slots, the worst first, until no exchange helps."""
        looks = LOOKS
        improving = True
        while improving and looks > 0:
            improving = False
            for slot in sorted(filter(self._trouble, range(len(self._clubs))), key=self._trouble, reverse=True):
                if self._trouble(slot) and looks > 0:
                    other, seen = self._best_exchange(slot)
                    looks -= seen
                    if other is not None:
                        self._exchange(slot, other)
                        improving = True

    def _best_exchange(self, slot: int) -> tuple[int | None, int]:
        """The slot with which to exchange, the nearest of equals; and how many were looked at."""
        best, most, seen = None, 0, 0
        for other in self._others(slot):
            seen += 1
            gain = self._gain(slot, other)
            if gain > most:
                best, most = other, gain
                if gain == self._trouble(slot) + self._trouble(other):
                    break
        return best, seen

    def _others(self, slot: int) -> list[int]:
        club, kind = self._clubs[slot], self._kinds[slot]
        others = [
            other
            for other, (held, its_kind) in enumerate(zip(self._clubs, self._kinds, strict=True))
            if held != club and its_kind == kind and its_kind is not None
        ]
        return sorted(others, key=lambda other: abs(other - slot))

    def _gain(self, slot: int, other: int) -> int:
        club, its_club = self._clubs[slot], self._clubs[other]
        now = self._trouble(slot) + self._trouble(other)
        then = self._near[slot].get(its_club, 0) + self._near[other].get(club, 0)
        # Where the two meet each other, each would count the club that the other gives away.
        return now - then + self._met[slot].get(other, 0) * (2 if its_club else 1)

    def _exchange(self, slot: int, other: int) -> None:
        club, its_club = self._clubs[slot], self._clubs[other]
        self._hold(slot, its_club)
        self._hold(other, club)
        self.origin[slot], self.origin[other] = self.origin[other], self.origin[slot]

    def _hold(self, slot: int, club: str) -> None:
        for sign, one in ((-1, self._clubs[slot]), (1, club)):
            if one:
                for other, weight in self._met[slot].items():
                    self._near[other][one] = self._near[other].get(one, 0) + sign * weight
        self._clubs[slot] = club

    def _trouble(self, slot: int) -> int:
        """What the meetings of a slot with club mates weigh; entrants without a club have none."""
        return self._near[slot].get(self._clubs[slot], 0)

    def _total(self) -> int:
        return sum(map(self._trouble, range(len(self._clubs))))
