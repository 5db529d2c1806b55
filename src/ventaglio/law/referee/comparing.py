"""The same irregularity by two books: for which answers they order something else."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.law.referee.inquiry import AnyBook, NeedFacts, Outcome, Question, Ruling, acts

Told = tuple[tuple[str, str], ...]
"""Facts with their answers, in the order in which they were asked."""


class Contrast(msgspec.Struct, frozen=True):
    """Answers for which two books order something else; None where a book does not know one of the answers."""

    told: Told
    left: Ruling | None
    right: Ruling | None

    @property
    def differs(self) -> bool:
        """Whether the two order something else."""
        return bool(_acts(self.left) != _acts(self.right))


def contrasts(left: AnyBook, right: AnyBook, irregularity: str) -> tuple[Contrast, ...]:
    """Where two books of a game differ on an irregularity. Answers that make no difference in between are left out."""
    left.register.check(irregularity)
    return tuple(one for one in _walk(left, right, irregularity, {}) if one.differs)


def differing(left: AnyBook, right: AnyBook) -> Iterator[str]:
    """The irregularities on which two books of a game differ, in the order of its register."""
    for one in left.register.family_of:
        if (one in left.provisions or one in right.provisions) and contrasts(left, right, one):
            yield one


def _walk(left: AnyBook, right: AnyBook, irregularity: str, told: Mapping[str, str]) -> list[Contrast]:
    """Both books through every run of answers, until neither has a question left."""
    one, other = _outcome(left, irregularity, told), _outcome(right, irregularity, told)
    questions = [outcome.question for outcome in (one, other) if isinstance(outcome, NeedFacts)]
    if not questions:
        assert not isinstance(one, NeedFacts)
        assert not isinstance(other, NeedFacts)
        return [Contrast((), one, other)]
    fact = questions[0].fact
    branches = {
        answer: _walk(left, right, irregularity, {**told, fact: answer}) for answer in _answers(fact, questions)
    }
    first, *rest = branches.values()
    if all(_same(first, branch) for branch in rest):
        return first
    return [
        msgspec.structs.replace(found, told=((fact, answer), *found.told))
        for answer, branch in branches.items()
        for found in branch
    ]


def _answers(fact: str, questions: list[Question]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(answer for one in questions if one.fact == fact for answer in one.answers))


def _outcome(book: AnyBook, irregularity: str, told: Mapping[str, str]) -> Outcome | None:
    try:
        return book.rule(irregularity, told)
    except BadInput:
        # Both ask for the fact, and only the other knows this answer.
        return None


def _same(one: list[Contrast], other: list[Contrast]) -> bool:
    return [_key(contrast) for contrast in one] == [_key(contrast) for contrast in other]


def _key(one: Contrast) -> Any:
    return one.told, _acts(one.left), _acts(one.right)


def _acts(ruling: Ruling | None) -> Any:
    return None if ruling is None else acts(ruling)
