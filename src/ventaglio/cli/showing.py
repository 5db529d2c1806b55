"""What commands of several kinds share: a text that was typed made fit to be kept, a refusal, rows shown as a table."""

import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from ventaglio.games.common.terminal.screen import NO, Terminal


def clean(text: str) -> str:
    """A text of the command line that can be stored, whatever bytes it was made of."""
    return text.encode(errors="replace").decode(errors="replace").strip()


def refuse(sentence: str) -> int:
    """The question was understood, and the answer is no."""
    sys.stdout.flush()
    sys.stderr.write(f"ventaglio: {' '.join(sentence.split())}\n")
    return NO


def show_table(
    place: Terminal, headings: Sequence[str], rows: Iterable[Sequence[object]], *, figures: str = ""
) -> None:
    """A table without lines. ``figures`` has a letter for each column: r where it is flush right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="title")
    for at, heading in enumerate(headings):
        right = figures[at : at + 1] == "r"
        table.add_column(heading, justify="right" if right else "left", no_wrap=right, overflow="fold")
    for row in rows:
        table.add_row(*(Text("" if cell is None else str(cell)) for cell in row))
    place.console.print(table)


def plain_rows(names: Sequence[str], rows: Iterable[Sequence[Any]]) -> list[dict[str, Any]]:
    """The same rows for a program."""
    return [dict(zip(names, row, strict=True)) for row in rows]
