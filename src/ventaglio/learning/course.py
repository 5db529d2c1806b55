"""How far somebody has come in a lesson: from the acts that he has done, and nothing else.

Nothing is remembered between two acts. Whoever learns sends all that he has done so far, and is shown the table to
which that leads; an act that the lesson does not mean is told of and put back.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import Seat
from ventaglio.games.common.lessons.lesson import Lesson, LessonStep, Scene
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.common.plugin.opaque import Action, Event, State
from ventaglio.games.common.plugin.plug import AnyKit

LEARNER: Seat = 0


class Where(NamedTuple):
    """A lesson at some moment."""

    kit: AnyKit
    state: State
    before: State
    """The table before the last act."""
    events: tuple[Event, ...]
    """What that act did; nothing where it was put back."""
    scene: int
    step: LessonStep | None
    """What is to be done next; None where a scene is over."""
    finished: LessonStep | None
    """The step that the last act has done."""
    wrong: str
    """The last act, if it was not what is meant."""
    done: bool
    """Whether the whole lesson is over."""


def follow(lesson: Lesson, acts: Sequence[str], scene: int = 0) -> Where:
    """Where some acts lead in a scene. Raises `IllegalAction` where the code refuses the last of them."""
    if not 0 <= scene < len(lesson.scenes):
        raise BadInput(f"no scene {scene}", "no-lesson", lesson=lesson.id)
    kit = kit_of(lesson.game)
    here: Scene = lesson.scenes[scene]
    state = before = kit.game.parse_position(here.position, complete=True)
    events: tuple[Event, ...] = ()
    finished: LessonStep | None = None
    wrong, at = "", 0
    for text in acts:
        if at == len(here.steps):
            raise BadInput("this scene is over", "lesson-over")
        action: Action = kit.game.parse_action(text)
        refusal = kit.game.judge(state, action, LEARNER)
        if refusal is not None:
            raise IllegalAction(refusal)
        before, finished, events, wrong = state, None, (), ""
        # As a record has it: what was sent may be spelled otherwise.
        if not here.steps[at].accepts(kit.game.spell_action(action)):
            wrong = text
            continue
        events, state = kit.advance(state, action, LEARNER)
        finished, at = here.steps[at], at + 1
    over = at == len(here.steps)
    step = None if over else here.steps[at]
    return Where(kit, state, before, events, scene, step, finished, wrong, over and scene + 1 == len(lesson.scenes))
