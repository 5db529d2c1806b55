"""Counts line by line: what each line is for, its points, its article."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.text import Text

from ventaglio.cli.desk import WIDEST
from ventaglio.cli.words import Words

_ARTICLE = 22
_POINTS = 7
INDENT = 3


class Entry(NamedTuple):
    """One line of a count."""

    told: str
    points: float
    article: str


def count_lines(words: Words, entries: Iterable[Entry], label: str, total: float) -> Iterator[Text]:
    """The lines of a count, and what they add up to."""
    place = words.desk
    room = min(place.width, WIDEST) - _ARTICLE - _POINTS - 3
    for entry in entries:
        *upper, last = place.console.highlighter(entry.told).wrap(place.console, room - INDENT)
        for row in upper:
            row.rstrip()
            yield Text.assemble(" " * INDENT, row)
        points = words.points(entry.points).rjust(_POINTS)
        gap = " " * (room - INDENT - last.cell_len)
        yield Text.assemble(" " * INDENT, last, gap, points, "  ", (entry.article, "soft"))
    yield Text((" " * INDENT + label).ljust(room) + words.points(total).rjust(_POINTS), style="title")
