"""Lessons of Burraco: wilds, the pile, the pozzetto, closing."""

from typing import Final

from ventaglio.games.common.lessons.lesson import Lesson, LessonStep, Scene

CODE: Final = "fibur-2019"


def _position(*lines: str) -> str:
    return "\n".join(("burraco position 1", f"code: {CODE}", "dealer: D", "turn: A", *lines))


LESSONS: Final = (
    Lesson(
        "burraco",
        "wilds",
        CODE,
        (
            Scene(
                _position("phase: play", "hand A: 2c Jh Kd Ks 9c 3s", "meld A: 4h 5h 6h 7h 8h 9h", "pile:"),
                (
                    LessonStep("burraco", ("attach 1 2c*",)),
                    LessonStep("longer", ("attach 1 Jh",)),
                    LessonStep("throw", ("discard 3s", "discard 9c")),
                ),
            ),
        ),
    ),
    Lesson(
        "burraco",
        "pile",
        CODE,
        (
            Scene(
                _position("phase: pick-up", "hand A: 6s 7s Kh Kc 4d 9d 3h", "pile: 8s Kd 5c"),
                (
                    LessonStep("take", ("take",)),
                    LessonStep("lay", ("open 6s 7s 8s", "open K? K? K?")),
                    LessonStep("rest", ("open 6s 7s 8s", "open K? K? K?")),
                    LessonStep("throw", ("discard *",)),
                ),
            ),
        ),
    ),
    Lesson(
        "burraco",
        "pozzetto",
        CODE,
        (
            Scene(
                _position("phase: play", "hand A: 7c 8c 9c Qd", "pile:"),
                (LessonStep("open", ("open 7c 8c 9c",)), LessonStep("discard", ("discard Qd",))),
            ),
            Scene(
                _position("phase: play", "hand A: 7c 8c 9c Td", "meld A: 7d 8d 9d", "pile:"),
                (
                    LessonStep("open-all", ("open 7c 8c 9c", "attach 1 Td")),
                    LessonStep("fly", ("attach 1 Td", "open 7c 8c 9c")),
                ),
            ),
        ),
    ),
    Lesson(
        "burraco",
        "closing",
        CODE,
        (
            Scene(
                _position(
                    *("phase: play", "took: A B", "hand A: Th Jh Qs", "meld A: 3h 4h 5h 6h 7h 8h 9h", "pile:"),
                ),
                (
                    LessonStep("ten", ("attach 1 Th",)),
                    LessonStep("jack", ("attach 1 Jh",)),
                    LessonStep("last", ("discard Qs",)),
                ),
            ),
        ),
    ),
)
"""In the order in which they are taken."""
