"""What people may call the referee for, and what anybody could see to be wrong.

Whoever rings is offered what the last acts could have been, right or wrong: an act of one kind always has the same
list, so nobody learns from it whether there was a mistake. Bots call for what lies open, and for nothing else.
"""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import Seat
from ventaglio.law.referee.inquiry import NeedFacts
from ventaglio.law.referee.live.calling import C, E, R, Refereeing
from ventaglio.law.referee.live.table import Act, I, L

NO: Final = "no"
"""What a bot says of what it cannot know, where it may: that there was nothing."""


class Likely(msgspec.Struct, frozen=True):
    """An act of a seat, and what may have been wrong with an act of its kind."""

    seat: Seat
    act: str
    irregularities: tuple[str, ...]


def likely(acts: tuple[Act, ...], kinds: Mapping[str, tuple[str, ...]], known: Iterator[str]) -> tuple[Likely, ...]:
    """What the last acts could have been, the latest first; of several of one kind by one seat the last alone."""
    ruled_on = frozenset(known)
    found = []
    for act in dict.fromkeys(reversed(acts)):
        names = tuple(one for one in kinds.get(act.kind, ()) if one in ruled_on)
        if names:
            found.append(Likely(act.seat, act.kind, names))
    return tuple(found)


class Noticed(msgspec.Struct, frozen=True):
    """A mistake that a seat can see and have ruled on."""

    number: int
    mark: str
    """What it is known by to whoever has seen it: its number would tell how many others there were."""
    told: dict[str, str]
    """What the seat tells the referee."""


def noticed(refereeing: Refereeing[L, I, C, R, E], live: L, seat: Seat) -> Iterator[Noticed]:
    """The mistakes that lie open, and that can be ruled on at a seat's word alone."""
    same: dict[str, int] = {}
    for one in live.incidents:
        if not refereeing.lies_open(live, one):
            continue
        kind = f"{one.irregularity} {one.by}"
        same[kind] = same.get(kind, 0) + 1
        told = None if one.ruled else _told(refereeing, live, one.number, seat, {})
        if told is not None:
            yield Noticed(one.number, f"{kind} {same[kind]}", told)


def _told(
    refereeing: Refereeing[L, I, C, R, E], live: L, number: int, by: Seat, told: dict[str, str]
) -> dict[str, str] | None:
    try:
        outcome = refereeing.hear(live, refereeing.called(number, told), by)
    except (BadInput, IllegalAction):
        return None
    if not isinstance(outcome, NeedFacts):
        return told
    question = outcome.question
    if not refereeing.people_say(question.fact) or question.fact in told:
        return None
    for answer in sorted(question.answers, key=lambda one: one != NO):
        found = _told(refereeing, live, number, by, {**told, question.fact: answer})
        if found is not None:
            return found
    return None
