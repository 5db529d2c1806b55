"""What stands out in a hand: the decisions that cost or won most, and how the expected result went."""

from collections.abc import Iterator
from math import hypot
from statistics import fmean
from typing import Final, Literal

import msgspec

from ventaglio.core.seats import Place
from ventaglio.learning.analysis.analysis import Analysis, Decision

MOST: Final = 3
"""How many moments are worth a look after a hand."""
SURE: Final = 2.0
"""By how many standard errors a difference must stand out to be told as one."""

Kind = Literal["cost", "won"]


class Moment(msgspec.Struct, frozen=True):
    """A decision that mattered: it cost so many points, or won them over the best of the other choices."""

    step: int
    kind: Kind
    points: float
    error: float

    @property
    def stands_out(self) -> bool:
        """Whether it is more than what is uncertain."""
        return self.points > max(0.0, SURE * self.error)


class Mark(msgspec.Struct, frozen=True):
    """What a side could expect after a decision of its own: own points less those of the others.

    It is what all players thought last, on average: each knows his own cards, and what only one of them knows would
    have the line jump from turn to turn. Where there are more than two sides, it is what the own side thought.
    """

    step: int
    side: int
    value: float
    error: float
    seen: float | None = None
    """With all cards seen, where that is known."""


def moment_of(decision: Decision) -> Moment | None:
    """What a decision cost, or won; None where it was not weighed."""
    done, best, other = decision.done, decision.best, decision.other
    if done is None or best is None or other is None:
        return None
    if best is not done:
        return Moment(decision.step, "cost", best.value - done.value, hypot(best.error, done.error))
    return Moment(decision.step, "won", done.value - other.value, hypot(other.error, done.error))


def moments(analysis: Analysis) -> tuple[Moment, ...]:
    """Those that cost or won most, at most three, in the order of play; fewer where no more stand out."""
    found = [one for one in map(moment_of, analysis.decisions) if one is not None and one.stands_out]
    # What is less sure must be the more: the ranking is by what is certain of each.
    found.sort(key=lambda one: (-(one.points - SURE * one.error), one.step))
    return tuple(sorted(found[:MOST], key=lambda one: one.step))


def graph(analysis: Analysis) -> tuple[Mark, ...]:
    """What each side expected after each of its decisions, and at the end what it made."""
    marks = tuple(_marks(analysis))
    ends = (Mark(analysis.last + 1, side, analysis.result(side), 0.0) for side in sorted(set(analysis.sides)))
    return (*marks, *ends)


def _marks(analysis: Analysis) -> Iterator[Mark]:
    mirrored = len({*analysis.sides, *(one.side for one in analysis.decisions)}) <= 2
    thought: dict[Place, tuple[int, float]] = {}
    for one in analysis.decisions:
        if (done := one.done) is not None:
            thought[one.place] = one.side, done.value
            each = [
                value if side == one.side else -value
                for side, value in thought.values()
                if mirrored or side == one.side
            ]
            yield Mark(one.step, one.side, fmean(each), done.error, done.seen)
