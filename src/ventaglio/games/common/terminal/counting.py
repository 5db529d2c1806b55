"""Prints counts line by line: what each line is for, its points, its article."""

from collections.abc import Iterator

from rich.text import Text

from ventaglio.games.common.terminal.screen import WIDEST, Terminal
from ventaglio.games.common.words.counting import Tally
from ventaglio.lang.words import Words

_ARTICLE = 22
_POINTS = 7
INDENT = 3


def print_tally(place: Terminal, words: Words, tally: Tally) -> None:
    """A count under its title."""
    place.line(f" {tally.name}", style="title")
    for row in _rows(place, words, tally):
        place.console.print(row)


def _rows(place: Terminal, words: Words, tally: Tally) -> Iterator[Text]:
    """The lines of a count, and what they add up to."""
    room = min(place.width, WIDEST) - _ARTICLE - _POINTS - 3
    for entry in tally.entries:
        *upper, last = place.console.highlighter(entry.told).wrap(place.console, room - INDENT)
        for row in upper:
            row.rstrip()
            yield Text.assemble(" " * INDENT, row)
        points = words.points(entry.points).rjust(_POINTS)
        gap = " " * (room - INDENT - last.cell_len)
        yield Text.assemble(" " * INDENT, last, gap, points, "  ", (entry.article, "soft"))
    yield Text((" " * INDENT + tally.label).ljust(room) + words.points(tally.total).rjust(_POINTS), style="title")
