"""The score sheet of a match: base, points and sum of each smazzata, side by side."""

from collections.abc import Iterable
from typing import Final

import msgspec

from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.score import SideScore
from ventaglio.games.burraco.engine.state import Points

BASE: Final = ("burraco-clean", "burraco-semi", "burraco-dirty", "close")
"""The lines of a count that make its base: burrachi and closing."""


class SheetLine(msgspec.Struct, frozen=True):
    """One smazzata of one side: its base, its points, and the sum written under them."""

    base: Points
    points: Points
    total: Points


class Column(msgspec.Struct, frozen=True):
    """One side of a sheet: its smazzate, and the sum written under them all."""

    entries: tuple[SheetLine, ...]
    total: Points


class Sheet(msgspec.Struct, frozen=True):
    """A sheet as it is handed in."""

    columns: tuple[Column, Column]


def write(ended: Iterable[HandEnded]) -> Sheet:
    """The sheet of some smazzate between two sides; one that was not played leaves no line."""
    hands = [tuple(_entry(score) for score in one.sides) for one in ended if one.sides]
    columns = (tuple(first for first, _ in hands), tuple(second for _, second in hands))
    return Sheet((_added(columns[0]), _added(columns[1])))


def _entry(score: SideScore) -> SheetLine:
    base = sum(line.points for line in score.lines if line.item in BASE)
    return SheetLine(base, score.total - base, score.total)


def _added(entries: tuple[SheetLine, ...]) -> Column:
    return Column(entries, sum(entry.total for entry in entries))
