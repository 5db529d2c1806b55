"""The score sheet of a match: what was written, whether it adds up, and until when a mistake can be put right."""

from collections.abc import Iterable
from enum import Enum
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.burraco.events import HandEnded
from ventaglio.burraco.rules import Correction, Rules
from ventaglio.burraco.score import SideScore
from ventaglio.burraco.state import Points

BASE: Final = ("burraco-clean", "burraco-semi", "burraco-dirty", "close")
"""The lines of a count that make its base: burrachi and closing."""


class Entry(msgspec.Struct, frozen=True):
    """One smazzata of one side: its base, its points, and the sum written under them."""

    base: Points
    points: Points
    total: Points


class Column(msgspec.Struct, frozen=True):
    """One side of a sheet: its smazzate, and the sum written under them all."""

    entries: tuple[Entry, ...]
    total: Points


class Sheet(msgspec.Struct, frozen=True):
    """A sheet as it was written, mistakes included."""

    columns: tuple[Column, Column]


class WrongSum(msgspec.Struct, frozen=True):
    """An addition that does not come out: in the column of a side, under a smazzata (from 1) or under them all."""

    side: int
    hand: int | None
    written: Points
    right: Points


def write(ended: Iterable[HandEnded]) -> Sheet:
    """The sheet of some smazzate between two sides."""
    hands = [tuple(_entry(score) for score in one.sides) for one in ended]
    columns = (tuple(first for first, _ in hands), tuple(second for _, second in hands))
    return Sheet((_added(columns[0]), _added(columns[1])))


def _entry(score: SideScore) -> Entry:
    base = sum(line.points for line in score.lines if line.item in BASE)
    return Entry(base, score.total - base, score.total)


def _added(entries: tuple[Entry, ...]) -> Column:
    return Column(entries, sum(entry.total for entry in entries))


def wrong_sums(sheet: Sheet) -> tuple[WrongSum, ...]:
    """Every addition of a sheet that does not come out, each with the numbers that stand above it."""
    found: list[WrongSum] = []
    for side, column in enumerate(sheet.columns):
        for hand, entry in enumerate(column.entries, start=1):
            if entry.total != entry.base + entry.points:
                found.append(WrongSum(side, hand, entry.total, entry.base + entry.points))
        added = _added(column.entries)
        if column.total != added.total:
            found.append(WrongSum(side, None, column.total, added.total))
    return tuple(found)


def put_right(sheet: Sheet) -> Sheet:
    """The sheet with every addition done again."""
    first, second = (
        _added(tuple(replace(entry, total=entry.base + entry.points) for entry in column.entries))
        for column in sheet.columns
    )
    return Sheet((first, second))


class Mistake(Enum):
    """What is wrong with a sheet, or with what was made of it."""

    SUM = "an addition that does not come out"
    SWAP = "each side has the score of the other"
    TRANSCRIPTION = "a result copied wrongly from the sheet"
    OTHER = "anything else that was written wrongly"


class Moment(Enum):
    """When a mistake comes to light."""

    AT_THE_TABLE = "before the sheet is handed in"
    HANDED_IN = "after that, before the next positions are out"
    POSTED = "once the next positions are out"
    FINAL = "once the ranking is definitive, or the last round is over"


class Outcome(Enum):
    """What can still be done about it."""

    AT_ONCE = "put right, and the next positions with it"
    RESULT_ONLY = "the result is put right, the positions that are out stay for this round"
    STANDS = "the sheet stands as it is"


def correctable(
    rules: Rules, mistake: Mistake, moment: Moment, *, agreed: bool = False, countersigned: bool = False
) -> Outcome:
    """What a code lets be done about a mistake on a score sheet.

    ``agreed``: the opponents confirm it. ``countersigned``: the referee was called before the last round was over, and
    signed the sheet.
    """
    if moment is Moment.AT_THE_TABLE:
        return Outcome.AT_ONCE
    if rules.correction.value is Correction.ANY_WITH_CONSENT:
        allowed = moment is not Moment.FINAL and (agreed or mistake is Mistake.TRANSCRIPTION)
        keeps_positions = moment is Moment.POSTED and mistake is not Mistake.TRANSCRIPTION
    else:
        allowed = (moment is not Moment.FINAL or countersigned) and (
            mistake is Mistake.TRANSCRIPTION
            or (mistake is Mistake.SWAP and agreed)
            or (mistake is Mistake.SUM and moment is not Moment.POSTED)
        )
        keeps_positions = moment is not Moment.HANDED_IN
    if not allowed:
        return Outcome.STANDS
    return Outcome.RESULT_ONLY if keeps_positions else Outcome.AT_ONCE
