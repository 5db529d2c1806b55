"""Lessons: each can be played to its end on the code's own table, and says what to do in every language."""

import pytest

from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.games.common.lessons.lesson import Lesson
from ventaglio.games.common.lessons.parts import find_lesson, part_of, taught
from ventaglio.lang import available
from ventaglio.learning.course import LEARNER, follow
from ventaglio.server.web.lessons import told


def lessons() -> list[Lesson]:
    return [one for game in taught() for one in part_of(game).lessons]


def acts_of(lesson: Lesson, scene: int) -> list[str]:
    """What a lesson wants in a scene, found among what the code allows."""
    acts: list[str] = []
    while (where := follow(lesson, acts, scene)).step is not None:
        spell = where.kit.game.spell_action
        legal = [spell(one) for one in where.kit.game.legal(where.state)]
        acts.append(next(one for one in legal if where.step.accepts(one)))
    return acts


@pytest.mark.parametrize("lesson", lessons(), ids=lambda one: f"{one.game}-{one.id}")
def test_every_lesson_is_played_to_its_end_in_every_language(lesson: Lesson) -> None:
    for scene in range(len(lesson.scenes)):
        acts = acts_of(lesson, scene)
        for language in available():
            for many in range(len(acts) + 1):
                now = told(lesson, follow(lesson, acts[:many], scene), language)
                assert now.right
                assert bool(now.todo) == (many < len(acts))
                assert bool(now.said) == (many > 0)
                assert (now.menu is None) == now.over
        assert now.over
        assert now.done == (scene + 1 == len(lesson.scenes))


@pytest.mark.parametrize("lesson", lessons(), ids=lambda one: f"{one.game}-{one.id}")
def test_whoever_learns_is_shown_what_his_seat_sees(lesson: Lesson) -> None:
    where = follow(lesson, ())
    now = told(lesson, where, "en")
    seen = where.kit.game.view(where.state, LEARNER)
    assert now.view["hand"] == tuple(one.text for one in seen.hand)  # type: ignore[attr-defined]
    assert "hands" not in now.view


@pytest.mark.parametrize("lesson", lessons(), ids=lambda one: f"{one.game}-{one.id}")
def test_what_may_be_done_in_either_order_is_right_in_either(lesson: Lesson) -> None:
    """What a lesson wants later is not refused now where nothing is lost by it."""
    for scene, (_, steps) in enumerate(lesson.scenes):
        acts = acts_of(lesson, scene)
        for now, step in enumerate(steps):
            for later in acts[now + 1 :]:
                where = follow(lesson, acts[:now], scene)
                game, action = where.kit.game, where.kit.game.parse_action(later)
                if game.judge(where.state, action, LEARNER) is None:
                    _, after = where.kit.advance(where.state, action, LEARNER)
                    lost = game.judge(after, game.parse_action(acts[now]), LEARNER) is not None
                    assert lost or step.accepts(later), (scene, later)


def test_what_is_not_meant_is_put_back() -> None:
    lesson = find_lesson("burraco", "wilds")
    where = follow(lesson, ["discard Kd"])
    assert where.wrong == "discard Kd"
    assert where.events == ()
    assert where.state == follow(lesson, []).state
    now = told(lesson, where, "en")
    assert not now.right
    assert "put back" in now.said
    # And one goes on from there.
    assert follow(lesson, ["discard Kd", "attach 1 2c"]).step != where.step


def test_what_the_code_forbids_is_refused() -> None:
    with pytest.raises(IllegalAction):
        follow(find_lesson("burraco", "pile"), ["discard 9d"])


def test_nothing_goes_on_after_the_end() -> None:
    lesson = find_lesson("tressette", "answering")
    acts = acts_of(lesson, 0)
    with pytest.raises(BadInput, match="over"):
        follow(lesson, [*acts, "play s3"], 0)
    with pytest.raises(BadInput, match="scene"):
        follow(lesson, [], 9)
    with pytest.raises(BadInput, match="lesson"):
        find_lesson("tressette", "nothing")
