"""Entries from a file that somebody hands in: what is in it, what its columns are, and what would go on record."""

from typing import Final

import msgspec

from ventaglio.server.desk.sheets import rows
from ventaglio.server.desk.workbooks import Rows
from ventaglio.tournaments.director.columns import Layout, Said, layout, letters, plain
from ventaglio.tournaments.director.importing import Reading, read
from ventaglio.tournaments.director.tournament import Tournament
from ventaglio.tournaments.words.desk import desk_words
from ventaglio.tournaments.words.objections import problem

HOUSE: Final = "house"
"""Who remembers columns at a desk where neither a club nor a person is known: the commands of one machine."""
MOST_SHOWN: Final = 40
"""Letters of an example."""


class ColumnView(msgspec.Struct, frozen=True):
    """A column: its letters, its heading, what stands in it first, and what it is taken for."""

    letters: str
    heading: str
    example: str
    what: str


class Opened(msgspec.Struct, frozen=True):
    """A file that was read: its rows, and what its columns are by their headings alone."""

    rows: Rows
    layout: Layout
    bare: bool


class Understood(msgspec.Struct, frozen=True):
    """What a file would put on record, with a sentence for each problem, and what each column was taken for."""

    reading: Reading
    sentences: tuple[str, ...]
    columns: tuple[ColumnView, ...]
    layout: Layout


def opened(name: str, data: bytes, sheet: str = "", bare: bool = False) -> Opened:
    """A file, or the sheet of it that is meant; ``bare``: without headings."""
    found = rows(name, data, sheet)
    return Opened(found, layout(found, bare=bare), bare)


def understood(file: Opened, t: Tournament, said: Said, language: str) -> Understood:
    """What a file holds, by what somebody said of its columns."""
    known = layout(file.rows, said, bare=file.bare)
    reading = read(t, file.rows, known)
    words = desk_words(language)
    sentences = tuple(problem(words, one) for one in reading.problems)
    return Understood(reading, sentences, _columns(file.rows, known), known)


def _columns(table: Rows, known: Layout) -> tuple[ColumnView, ...]:
    below = table[known.row + 1 :]
    return tuple(
        ColumnView(
            letters(at),
            heading,
            next((text for row in below if at < len(row) and (text := plain(row[at]))), "")[:MOST_SHOWN],
            str(known.columns[at] or ""),
        )
        for at, heading in enumerate(known.headings)
    )
