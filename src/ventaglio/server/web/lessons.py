"""Lessons on a real table: which there are, and where the acts of whoever learns lead. Nothing is remembered here."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import TABLE
from ventaglio.games.common.lessons.lesson import Lesson, LessonStep
from ventaglio.games.common.lessons.parts import find_lesson, part_of, taught
from ventaglio.games.common.plugin.explaining import explain_refusal
from ventaglio.games.common.words.phrase import Phrase
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.learning.course import LEARNER, Where, follow
from ventaglio.server.web.asking import AnyRequest, language_of

Act = Annotated[str, msgspec.Meta(max_length=200)]


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson in a list."""

    id: str
    title: str
    about: str
    scenes: int


class LessonActs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever learns has done in a scene, the last act with it."""

    scene: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    acts: Annotated[tuple[Act, ...], msgspec.Meta(max_length=50)] = ()


class LessonNow(msgspec.Struct, frozen=True):
    """The table to which that leads, and what is said of it."""

    game: str
    code: str
    clockwise: bool
    title: str
    scene: int
    scenes: int
    view: dict[str, object]
    menu: dict[str, object] | None
    turn: int | None
    in_hand: bool
    events: tuple[dict[str, object], ...]
    """What the last act did, as whoever learns may know it; nothing where it was put back."""
    todo: str
    """What to do now; empty where the scene is over."""
    said: str
    """Why the last act was right; or that it was not meant."""
    right: bool
    over: bool
    done: bool
    """Whether the whole lesson is over."""
    phrases: dict[str, Phrase] = {}
    """What can be said at this table, under the action that says it."""
    article: str = ""
    """Of the code, where it refused the last act."""


class LessonsApi(Controller):
    """Lessons."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/{game:str}", summary="The lessons of a game")
    async def listed(self, request: AnyRequest, game: FromPath[str]) -> list[LessonListed]:
        if game not in taught():
            raise NotFoundException
        return [_listed(one, language_of(request)) for one in part_of(game).lessons]

    @post("/{game:str}/{lesson:str}", status_code=200, summary="Where acts lead in a lesson")
    async def act(
        self, request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonActs]
    ) -> LessonNow:
        language = language_of(request)
        try:
            found = find_lesson(game, lesson)
        except BadInput:
            raise NotFoundException from None
        try:
            return told(found, follow(found, data.acts, data.scene), language)
        except IllegalAction as error:
            # The code says no, as it would at any table: the act is put back.
            why = explain_refusal(game, error.refusal, language)
            before = told(found, follow(found, data.acts[:-1], data.scene), language)
            return msgspec.structs.replace(before, said=why.sentence, article=why.cite, right=False, events=())


def _listed(lesson: Lesson, language: str) -> LessonListed:
    voice = Voice(translator(language)).of(lesson.code)
    name = f"lesson-{lesson.game}-{lesson.id}"
    return LessonListed(lesson.id, voice.text(name), voice.text(f"{name}-about"), len(lesson.scenes))


def told(lesson: Lesson, where: Where, language: str) -> LessonNow:
    """A lesson at some moment, in words."""
    voice = Voice(translator(language)).of(lesson.code)
    kit, state = where.kit, where.state
    game, turn = kit.game, kit.game.turn(where.state)
    said = "" if where.finished is None else _sentence(voice, lesson, where, where.finished, "-done")
    seen = (game.redact(event, LEARNER, where.before) for event in where.events)
    return LessonNow(
        game=lesson.game,
        code=lesson.code,
        clockwise=kit.clockwise,
        title=voice.text(f"lesson-{lesson.game}-{lesson.id}"),
        scene=where.scene,
        scenes=len(lesson.scenes),
        view=to_plain(kit.shown(state, LEARNER)),
        menu=None if where.step is None or turn != LEARNER else to_plain(kit.listed(state, LEARNER)),
        turn=None if turn in (None, TABLE) else turn,
        in_hand=kit.in_hand(state),
        events=tuple(to_plain(one) for one in seen),
        todo="" if where.step is None else _sentence(voice, lesson, where, where.step, ""),
        said=voice.text("lesson-not-this") if where.wrong else said,
        right=not where.wrong,
        over=where.step is None,
        done=where.done,
        phrases=kit.phrasebook(state, voice),
    )


def _sentence(voice: Voice, lesson: Lesson, where: Where, step: LessonStep, more: str) -> str:
    word = f"lesson-{lesson.game}-{lesson.id}-{step.word}{more}"
    return voice.text(word, **part_of(lesson.game).facts(voice, where.state, step))
