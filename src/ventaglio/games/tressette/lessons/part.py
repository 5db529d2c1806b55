"""What Tressette brings to those who learn it."""

from collections.abc import Iterable, Iterator
from typing import Final

from ventaglio.core.record import Step
from ventaglio.games.common.lessons.parts import Part, Verdict
from ventaglio.games.common.lessons.problem import Problem
from ventaglio.games.tressette.lessons.lessons import LESSONS, facts

# Whoever only shows problems has no use for a compiler: what looks for them is imported when it is wanted.


def _look(code: str, players: int, seed: int) -> Iterator[Problem]:
    from ventaglio.games.tressette.lessons.problems import look

    return look(code, players, seed)


def _look_in(steps: Iterable[Step], seed: int) -> Iterator[Problem]:
    from ventaglio.games.tressette.lessons.problems import look_in

    return look_in(steps, seed)


def _check(problem: Problem, hands: int) -> Verdict:
    from ventaglio.games.tressette.lessons.problems import check

    return check(problem, hands)


PART: Final = Part(
    themes=("last-tricks", "what-to-throw", "leading", "reading-words"),
    look=_look,
    look_in=_look_in,
    check=_check,
    lessons=LESSONS,
    facts=facts,
    measured=frozenset(f"why-tressette-{one}" for one in ("more", "less", "expected", "alike", "hushed", "only")),
)
