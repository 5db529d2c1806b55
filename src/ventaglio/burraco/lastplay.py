"""The last play of a turn: what several remedies hand back, and what the codes mean by it."""

from collections.abc import Iterable
from enum import Enum

import msgspec

from ventaglio.burraco.events import Attached, Event, Opened, PozzettoTaken
from ventaglio.cards import Card


class Series(Enum):
    """What counts as one play when several cards were attached to a meld one after the other."""

    LAST_CARD = "only the last card"
    WHOLE_ADDITION = "the whole addition"


class LastPlay(msgspec.Struct, frozen=True):
    """A meld that was opened, or what was attached to one."""

    number: int
    cards: tuple[Card, ...]
    opened: bool


def last_play(turn: Iterable[Event], series: Series = Series.LAST_CARD) -> LastPlay | None:
    """The last play among the events of a turn, or None if nothing was opened or attached."""
    last: LastPlay | None = None
    growing = False
    for event in turn:
        match event:
            case Opened():
                last, growing = LastPlay(event.number, event.meld.cards, opened=True), False
            case Attached():
                with_it = last.cards if growing and last is not None and last.number == event.number else ()
                last = LastPlay(event.number, (*with_it, event.card), opened=False)
                growing = series is Series.WHOLE_ADDITION
            case PozzettoTaken():
                growing = False
            case _:
                pass
    return last
