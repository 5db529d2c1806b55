"""What Burraco brings to those who learn it."""

from collections.abc import Iterable, Iterator
from typing import Final

from ventaglio.core.record import Step
from ventaglio.games.burraco.lessons.lessons import LESSONS
from ventaglio.games.common.lessons.parts import Part, Verdict
from ventaglio.games.common.lessons.problem import Problem

# Whoever only shows problems has no use for a compiler: what looks for them is imported when it is wanted.


def _look(code: str, players: int, seed: int) -> Iterator[Problem]:
    from ventaglio.games.burraco.lessons.problems import look

    return look(code, players, seed)


def _look_in(steps: Iterable[Step], seed: int) -> Iterator[Problem]:
    from ventaglio.games.burraco.lessons.problems import look_in

    return look_in(steps, seed)


def _check(problem: Problem, hands: int) -> Verdict:
    from ventaglio.games.burraco.lessons.problems import check

    return check(problem, hands)


PART: Final = Part(
    themes=("what-to-throw", "wilds", "pile", "pozzetto", "closing"),
    look=_look,
    look_in=_look_in,
    check=_check,
    lessons=LESSONS,
    facts=lambda voice, state, step: {},
    measured=frozenset(("why-behind", "why-ahead")),
)
