"""Training referees: a case, some orders to choose from, and what a choice is worth."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

import msgspec

from ventaglio.law.referee.cases import RulingCase
from ventaglio.law.referee.inquiry import AnyBook, Ruling
from ventaglio.law.referee.remedies import Remedy, Step

FEWEST: Final = 6
"""With fewer orders to choose from, guessing would be too easy."""


class Exercise(msgspec.Struct, frozen=True):
    """A case put to a referee in training: some of the orders are right, and some of those have a sequence."""

    case: RulingCase
    facts: dict[str, str]
    ruling: Ruling
    choices: tuple[Remedy, ...]
    sequence: tuple[tuple[Remedy, Remedy], ...] = ()
    """Pairs of orders of which the first must be done before the second."""


class Mark(msgspec.Struct, frozen=True):
    """What an answer is worth, from 0 to 10."""

    right: tuple[Step, ...]
    missing: tuple[Step, ...]
    surplus: tuple[Remedy, ...]
    in_order: bool

    @property
    def points(self) -> int:
        """A tenth for each tenth of the ruling; a wrong order costs as much as a missing one, a wrong sequence one."""
        whole = len(self.right) + len(self.missing) + len(self.surplus)
        made = 10 * len(self.right) // whole if whole else 10
        return made if self.in_order or not made else made - 1


def draw(cases: Sequence[RulingCase], books: dict[str, AnyBook], rng: Random) -> Exercise:
    """Some case of these, with orders to choose from. ``books`` gives the book of each code."""
    case = rng.choice(cases)
    book = books[case.code]
    told = rng.choice(list(case.told()))
    ruling = book.rule(case.irregularity, told)
    assert isinstance(ruling, Ruling)
    right = list(dict.fromkeys(step.remedy for step in ruling.steps))
    others = [one for one in _elsewhere(case, book) if one not in right]
    rng.shuffle(others)
    choices = right + others[: max(FEWEST - len(right), len(right))]
    rng.shuffle(choices)
    before = book.register.vocabulary.comes_before
    sequence = tuple(pair for pair in permutations(right, 2) if before(*pair))
    return Exercise(case, dict(ruling.asked), ruling, tuple(choices), sequence)


def _elsewhere(case: RulingCase, book: AnyBook) -> list[Remedy]:
    """Orders that the same code gives for other facts or for irregularities of the same family."""
    found: dict[Remedy, None] = {}
    for one in book.family(book.register.family_of[case.irregularity]):
        for _, ruling in book.paths(one):
            found.update(dict.fromkeys(step.remedy for step in ruling.steps))
    return list(found)


def mark(exercise: Exercise, chosen: Sequence[Remedy]) -> Mark:
    """What a choice of orders is worth; their sequence counts only where there is one to keep to."""
    wanted = [step.remedy for step in exercise.ruling.steps]
    given = {one: at for at, one in enumerate(chosen)}
    return Mark(
        right=tuple(step for step in exercise.ruling.steps if step.remedy in given),
        missing=tuple(step for step in exercise.ruling.steps if step.remedy not in chosen),
        surplus=tuple(one for one in chosen if one not in wanted),
        in_order=all(given[one] < given[other] for one, other in exercise.sequence if one in given and other in given),
    )


class Score(msgspec.Struct):
    """What somebody has done so far: exercises and points, by code."""

    exercises: dict[str, int] = {}
    points: dict[str, int] = {}

    def add(self, code: str, points: int) -> None:
        """Write an exercise down."""
        self.exercises[code] = self.exercises.get(code, 0) + 1
        self.points[code] = self.points.get(code, 0) + points

    def average(self, code: str) -> float:
        """The average mark for a code."""
        return self.points.get(code, 0) / self.exercises[code] if self.exercises.get(code) else 0.0
