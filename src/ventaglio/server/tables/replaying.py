"""A match shown again, step by step: what was done, what is told of it, and the table with all its cards open."""

from collections.abc import Iterator
from itertools import accumulate

import msgspec

from ventaglio.core.codec import to_plain
from ventaglio.core.record import Step
from ventaglio.core.seats import TABLE, Place, letter
from ventaglio.games.common.plugin import find
from ventaglio.games.common.plugin.opaque import Event
from ventaglio.games.common.words.counting import HandCount
from ventaglio.lang import translator
from ventaglio.lang.voice import Voice
from ventaglio.law.words.rulings import RulingTold
from ventaglio.server.tables.refereeing import given
from ventaglio.server.tables.shown import Shown


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
    """The table afterwards, as the public sees it, or the player from whose place one looks."""
    cards: dict[str, object]
    """What the public does not see: every hand, the stock, the pozzetti, who plays with whom."""
    events: tuple[dict[str, object], ...] = ()
    """What happened, as whoever looks may know it."""
    turn: int | None = None
    """The seat that is to act then, if a player is."""
    in_hand: bool = False
    count: HandCount | None = None
    """The count of the hand that ended with this step."""


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


def replay_of(match: Shown, first: int, count: int, language: str, place: Place | None = None) -> Replay:
    """The steps from the one of a number on, seen from a place or by the public."""
    if place is not None and (not match.steps or place >= match.kit.game.players(match.steps[0].before)):
        place = None
    return Replay(
        game=match.kit.game.name,
        clockwise=match.kit.clockwise,
        headers=match.headers,
        total=len(match.steps),
        hands=tuple(index + 1 for index in match.deals),
        complete=match.complete,
        steps=tuple(_steps(match, first - 1, first - 1 + count, language, place)),
    )


def _steps(match: Shown, start: int, end: int, language: str, place: Place | None) -> Iterator[ReplayStep]:
    if start >= len(match.steps):
        return
    game, voice = match.kit.game, Voice(translator(language))
    # What a sentence gathers never reaches beyond a deal, so that is where the telling has to begin.
    begin = match.hand_start(start)
    opening = match.steps[begin].before
    telling = find(game.name).telling(voice, game.view(opening, None), None)
    if match.foreign:
        telling = telling.by(match.kit.rules(opening))
    for index in range(begin, min(end, len(match.steps))):
        step = match.steps[index]
        sentences = telling.tell(step.move.by, _open(match, index, step))
        if index == len(match.steps) - 1:
            sentences += telling.rest()
        if index >= start:
            yield _step(match, index, tuple(sentences), voice, place)


def _open(match: Shown, index: int, step: Step) -> Iterator[Event]:
    """What happened, with everything open but the order of the pack, of which nobody would want to be told."""
    first, *rest = step.events
    yield match.kit.game.redact(first, None, step.before) if index in match.deals else first
    yield from rest


def _step(match: Shown, index: int, sentences: tuple[str, ...], voice: Voice, place: Place | None) -> ReplayStep:
    kit, step = match.kit, match.steps[index]
    game, state = kit.game, step.after
    turn = game.turn(state)
    return ReplayStep(
        number=index + 1,
        hand=kit.hand_number(match.steps[match.hand_start(index)].after),
        by=letter(step.move.by),
        action=game.spell_action(step.move.action),
        sentences=sentences,
        rulings=tuple(told for _, told in given(kit, step.before, step.events, voice.language.code)),
        view=to_plain(kit.shown(state, None if place is None else kit.seat_of(state, place))),
        cards={name: to_plain(cards) for name, cards in kit.hidden(state).items()},
        events=tuple(to_plain(one) for one in _seen(match, index, place)),
        turn=None if turn in (None, TABLE) else turn,
        in_hand=kit.in_hand(state),
        count=kit.hand_count(voice, step.before, step.events, state),
    )


def _seen(match: Shown, index: int, place: Place | None) -> Iterator[Event]:
    """What happened, as a place saw it; with none, all of it but the order of the pack."""
    kit, step = match.kit, match.steps[index]
    if place is None:
        shown = _open(match, index, step)
    else:
        states = accumulate(step.events, kit.game.fold, initial=step.before)
        seat = kit.seat_of(step.before, place)
        shown = (kit.game.redact(one, seat, before) for one, before in zip(step.events, states, strict=False))
    # Of what nobody noticed then, the sentences and the rulings tell.
    yield from (one for one in shown if not kit.is_unseen(kit.game.redact(one, None, step.before)))
