"""The score sheet of a match: what was written, and whether it adds up."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.burraco.events import HandEnded
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
