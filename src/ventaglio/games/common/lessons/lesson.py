"""What a lesson is: positions that teach one thing. What to do is told before, why it was right after.

A lesson is played on a real table: its acts are judged by the code, so that what the code forbids is refused with its
article, as anywhere; what the lesson does not mean is put back. The sentences are in the language files:
``lesson-GAME-ID-STEP`` and ``…-done``.
"""

from fnmatch import fnmatchcase
from typing import NamedTuple


class LessonStep(NamedTuple):
    """One act of whoever learns."""

    word: str
    """Which sentence says what to do."""
    accept: tuple[str, ...]
    """The acts that do it, with * for anything."""

    def accepts(self, action: str) -> bool:
        """Whether an act, as a record has it, is the one that is meant."""
        return any(fnmatchcase(action, pattern) for pattern in self.accept)


class Scene(NamedTuple):
    """A position, in which whoever learns sits at A, and what he does in it."""

    position: str
    steps: tuple[LessonStep, ...]


class Lesson(NamedTuple):
    """Some scenes about one thing."""

    game: str
    id: str
    code: str
    scenes: tuple[Scene, ...]
