"""The analysis of a hand from the lines of a log, or from a record: work for a process that has nothing else at hand.

It is done a few decisions at a time, so that what was found can be written down, and whoever waits be told how far it
is. Of a hand under way nothing can be asked: a log gives only the steps of hands that are over, and
`learning.analysis` takes no others.
"""

import time

import msgspec

from ventaglio.core.codec import decode, encode
from ventaglio.games.common.bots.opinion import Effort
from ventaglio.lang import FALLBACK, translator
from ventaglio.lang.voice import Voice
from ventaglio.learning.analysis.analysis import Analysis, Decision
from ventaglio.learning.analysis.hands import Hand, hand_of, hands_over
from ventaglio.learning.analysis.telling import ToldAnalysis, told
from ventaglio.learning.analysis.weighing import concluded, decided, weigh
from ventaglio.server.store.logs import Row
from ventaglio.server.tables.mistakes import mistakes_of
from ventaglio.server.tables.records import course_of, read_log
from ventaglio.server.tables.shown import Shown


class Source(msgspec.Struct, frozen=True):
    """Where a hand is found: in the log of a table, or in a record."""

    hand: int
    table_id: str = ""
    rows: tuple[Row, ...] = ()
    record: str | None = None


class Part(msgspec.Struct, frozen=True):
    """How far an analysis has come: so many decisions of all, and what is to be written down of it."""

    done: int
    total: int
    body: str
    mistakes: str = ""
    """What statistics ask of one that is whole."""

    @property
    def whole(self) -> bool:
        return self.done == self.total


def hands_of(source: Source) -> tuple[int, ...]:
    """The numbers of the hands that are over, whichever of them is meant; also of one that ended before its count."""
    shown = _shown(source, FALLBACK)
    return tuple(hand.number for hand in hands_over(shown.kit, shown.steps))


def over(source: Source) -> int:
    """How many decisions there are to look at. Raises `NotOver` for a hand that is under way."""
    shown, hand = _hand(source, FALLBACK)
    return len(decided(shown.kit, hand))


def part_of(source: Source, worlds: int, body: str, seconds: float) -> Part:
    """Go on with an analysis from what was written down of it, for about so many seconds."""
    until = time.monotonic() + seconds
    shown, hand = _hand(source, FALLBACK)
    kit, places = shown.kit, decided(shown.kit, hand)
    found: tuple[Decision, ...] = decode(body, tuple[Decision, ...]) if body else ()
    for place in places[len(found) :]:
        found = (*found, weigh(kit, hand, place, Effort(worlds=worlds)))
        if time.monotonic() >= until:
            break
    if len(found) < len(places):
        return Part(len(found), len(places), encode(found).decode())
    analysis = concluded(kit, hand, worlds, found)
    return Part(len(found), len(places), encode(analysis).decode(), mistakes_of(analysis))


def told_of(source: Source, body: str, language: str) -> ToldAnalysis:
    """An analysis that is whole, told in a language."""
    shown, hand = _hand(source, language)
    return told(shown.kit, hand, decode(body, Analysis), Voice(translator(language)))


def _hand(source: Source, language: str) -> tuple[Shown, Hand]:
    shown = _shown(source, language)
    return shown, hand_of(shown.kit, shown.steps, source.hand)


def _shown(source: Source, language: str) -> Shown:
    if source.record is not None:
        return Shown.in_record(source.record, language)
    return Shown.of(course_of(source.table_id, read_log((row.at, row.body) for row in source.rows)))
