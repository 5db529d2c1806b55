"""What a game brings to those who learn it: ``PART`` in ``games/<game>/lessons/part.py``, found by the game's name."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import NamedTuple

import msgspec

from ventaglio import games
from ventaglio.core.record import Step
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.lessons.lesson import Lesson, LessonStep
from ventaglio.games.common.lessons.problem import Problem
from ventaglio.games.common.plugin import names
from ventaglio.games.common.plugin.opaque import State
from ventaglio.lang.voice import Voice


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a problem again: whether it holds, and its choices as they were found now."""

    id: str
    holds: bool
    choices: tuple[tuple[str, float], ...]


class Part(NamedTuple):
    """A game's problems and lessons."""

    themes: tuple[str, ...]
    """What its problems are about, in the order in which they are listed: ``problem-theme-ID``."""
    look: Callable[[str, int, int], Iterator[Problem]]
    """The problems of a game between bots: by which code, of how many, from which seed."""
    look_in: Callable[[Iterable[Step], int], Iterator[Problem]]
    """The problems of a match that was played; what is left to chance comes from a seed."""
    check: Callable[[Problem, int], Verdict]
    """A problem checked again, with so many hands where hands are played out."""
    lessons: tuple[Lesson, ...]
    facts: Callable[[Voice, State, LessonStep], Mapping[str, str]]
    """What the sentences of a step name, at a table as it stands."""
    measured: frozenset[str] = frozenset()
    """Reasons of its bots that tell what a choice is worth: a problem has figures of its own."""


def taught() -> tuple[str, ...]:
    """The games that have such a part."""
    folders = {
        one.name for one in iter_modules(games.__path__) if find_spec(f"{games.__name__}.{one.name}.lessons.part")
    }
    return tuple(game for game in names() if game in folders)


@cache
def part_of(game: str) -> Part:
    """The part of a game. Raises `BadInput` where it has none."""
    if game not in taught():
        known = ", ".join(taught())
        raise BadInput(f"nothing is taught of {game[:40]!r}", "not-taught", game=game[:40], known=known)
    part: Part = import_module(f"ventaglio.games.{game}.lessons.part").PART
    return part


def find_lesson(game: str, lesson: str) -> Lesson:
    """A lesson by its name. Raises `BadInput` where there is none."""
    found = next((one for one in part_of(game).lessons if one.id == lesson), None)
    if found is None:
        raise BadInput(f"no lesson {lesson[:40]!r}", "no-lesson", lesson=lesson[:40])
    return found
