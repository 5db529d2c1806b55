"""A match shown again, step by step: what was done, what is told of it, and the table with all its cards open."""

from collections.abc import Iterator

import msgspec

from ventaglio.core.codec import to_plain
from ventaglio.core.record import Step
from ventaglio.core.seats import letter
from ventaglio.hosting.records import Course
from ventaglio.hosting.refereeing import given
from ventaglio.hosting.table import PLAYING
from ventaglio.lang import translator
from ventaglio.plugs import find
from ventaglio.plugs.sealed import Event
from ventaglio.words.rulings import RulingTold
from ventaglio.words.voice import Voice


class ReplayStep(msgspec.Struct, frozen=True):
    """One step; steps are counted from 1."""

    number: int
    hand: int
    by: str
    """The letter of the seat, or ``table``."""
    action: str
    """As a record has it."""
    sentences: tuple[str, ...]
    """What is complete with this step; a turn or a trick is told when it is over."""
    rulings: tuple[RulingTold, ...]
    """The rulings of this step at length, as they were given."""
    view: dict[str, object]
    """The table afterwards, as the public sees it."""
    cards: dict[str, object]
    """What the public does not see: every hand, the stock, the pozzetti, who plays with whom."""


class Replay(msgspec.Struct, frozen=True):
    """Some steps of a match."""

    game: str
    clockwise: bool
    """Whether the next player sits at one's left; otherwise at one's right."""
    headers: dict[str, str]
    total: int
    """How many steps there are."""
    hands: tuple[int, ...]
    """The steps with which the hands begin."""
    complete: bool
    """Whether these are all the hands that will ever be; otherwise the match goes on."""
    steps: tuple[ReplayStep, ...]


def replay_of(course: Course, first: int, count: int, language: str) -> Replay:
    """The steps from the one of a number on."""
    table = course.table
    return Replay(
        game=table.kit.game.name,
        clockwise=table.kit.clockwise,
        headers=table.headers,
        total=len(course.steps),
        hands=tuple(index + 1 for index in course.deals),
        complete=table.status != PLAYING,
        steps=tuple(_steps(course, first - 1, first - 1 + count, language)),
    )


def _steps(course: Course, start: int, end: int, language: str) -> Iterator[ReplayStep]:
    if start >= len(course.steps):
        return
    game = course.table.kit.game
    # What a sentence gathers never reaches beyond a deal, so that is where the telling has to begin.
    begin = course.hand_start(start)
    opening = course.steps[begin].before
    telling = find(game.name).telling(Voice(translator(language)), game.view(opening, None), None)
    if course.table.foreign:
        telling = telling.by(course.table.kit.rules(opening))
    for index in range(begin, min(end, len(course.steps))):
        step = course.steps[index]
        sentences = telling.tell(step.move.by, _open(course, index, step))
        if index == len(course.steps) - 1:
            sentences += telling.rest()
        if index >= start:
            yield _step(course, index, step, tuple(sentences), language)


def _open(course: Course, index: int, step: Step) -> Iterator[Event]:
    """What happened, with everything open but the order of the pack, of which nobody would want to be told."""
    game = course.table.kit.game
    first, *rest = step.events
    yield game.redact(first, None, step.before) if index in course.deals else first
    yield from rest


def _step(course: Course, index: int, step: Step, sentences: tuple[str, ...], language: str) -> ReplayStep:
    kit = course.table.kit
    return ReplayStep(
        number=index + 1,
        hand=course.hand_number(index),
        by=letter(step.move.by),
        action=kit.game.spell_action(step.move.action),
        sentences=sentences,
        rulings=tuple(told for _, told in given(kit, step.before, step.events, language)),
        view=to_plain(kit.game.view(step.after, None)),
        cards={name: to_plain(cards) for name, cards in kit.hidden(step.after).items()},
    )
