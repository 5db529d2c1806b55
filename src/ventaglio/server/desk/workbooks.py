"""Workbooks (.xlsx): which sheets they have, and the rows of one. What only a spreadsheet would work out is marked."""

import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.importing import Uncomputed

MOST_UNPACKED: Final = 32 * 1024 * 1024
MOST_ROWS: Final = 5_000
MOST_COLUMNS: Final = 100
ZIP: Final = b"PK\x03\x04"
OURS: Final = ("entries", "iscrizioni")
"""How the sheet with entries is called in workbooks that this program writes."""

_NO_WORKBOOK: Final = (
    *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError),
    *(LookupError, ValueError, TypeError, AttributeError, SyntaxError),
)
"""What a library raises that expects the work of a spreadsheet program, and gets something else; or a file that is
torn, or wants a password. Its own errors are among them."""

_UNCOMPUTED: Final = re.compile(
    rb"<(?:\w+:)?c\b([^<>]*)>\s*<(?:\w+:)?f\b[^<>]*?(?:/>|>[^<]*</(?:\w+:)?f>)\s*"
    rb"(?:<(?:\w+:)?v\s*/>|<(?:\w+:)?v>\s*</(?:\w+:)?v>)?\s*</(?:\w+:)?c>"
)
"""A cell with a formula and no value: so programs write it that do not work formulas out."""
_AT: Final = re.compile(rb'\br="([A-Z]{1,3})(\d{1,7})"')
_EMPTY_TEXT: Final = b't="str"'
"""A formula that gave an empty text has been worked out."""
_MERGED: Final = re.compile(rb'<(?:\w+:)?mergeCell\b[^<>]*\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"')
_ZEROS: Final = re.compile(r"0{2,}")
"""How a number is shown that has zeros before it, as numbers of cards have."""

Rows = list[list[object]]


def sheet_names(name: str, data: bytes) -> tuple[str, ...]:
    """The sheets that everybody sees and that have anything in them."""
    with _opened(name, data) as book:
        return tuple(one.title for one in book.worksheets if one.sheet_state == "visible" and _filled(one))


def workbook_rows(name: str, data: bytes, wanted: str = "") -> Rows:
    """The rows of the sheet that is named, or of the only one that can be meant."""
    filled = sheet_names(name, data)
    with _opened(name, data) as book:
        sheet = _chosen(name, book, filled, wanted)
        found = _cells(sheet)
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            source = packed.read(sheet._worksheet_path)  # noqa: SLF001 -- the library tells nowhere else where it reads
        _mark_uncomputed(found, source)
        _spread_merged(found, source)
    return found


@contextmanager
def _opened(name: str, data: bytes) -> Iterator[Any]:
    from openpyxl import load_workbook

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            if sum(one.file_size for one in packed.infolist()) > MOST_UNPACKED:
                raise BadInput(f"{name} is too large for a list of entries", "sheet-large", file=name)
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
        try:
            yield book
        finally:
            book.close()
    except BadInput:
        raise
    except _NO_WORKBOOK as error:
        raise BadInput(f"{name} cannot be read as a spreadsheet", "sheet-kind", file=name) from error


def _chosen(name: str, book: Any, filled: tuple[str, ...], wanted: str) -> Any:
    everything = {one.title: one for one in book.worksheets}
    told = ", ".join(f"«{title}»" for title in filled)
    if wanted:
        found = next((one for title, one in everything.items() if title.casefold() == wanted.casefold()), None)
        if found is None:
            raise BadInput(f"{name} has no sheet {wanted!r}", "sheet-none", file=name, sheet=wanted[:40], sheets=told)
        return found
    ours = [title for title in filled if title.casefold() in OURS]
    meant = filled if len(filled) <= 1 else ours
    if len(meant) > 1 or (filled and not meant):
        raise BadInput(f"{name} has several sheets", "sheet-which", file=name, sheets=told)
    return everything[meant[0]] if meant else book.worksheets[0]


def _filled(sheet: Any) -> bool:
    sheet.reset_dimensions()
    rows = zip(sheet.iter_rows(values_only=True), range(MOST_ROWS), strict=False)
    return any(value is not None for row, _ in rows for value in row)


def _cells(sheet: Any) -> Rows:
    # Some programs write a wrong extent into the file.
    sheet.reset_dimensions()
    found: Rows = []
    for row in sheet.iter_rows():
        values = [_value(cell) for cell in row]
        while values and values[-1] is None:
            values.pop()
        found.append(values)
        # A cell far down or far to the right must not fill everything before it.
        if len(found) > MOST_ROWS or len(values) > MOST_COLUMNS:
            break
    return found


def _value(cell: Any) -> object:
    if isinstance(cell.value, int) and _ZEROS.fullmatch(cell.number_format or ""):
        return str(cell.value).zfill(len(cell.number_format))
    return cell.value


def _mark_uncomputed(found: Rows, source: bytes) -> None:
    for match in _UNCOMPUTED.finditer(source):
        at = _AT.search(match[1])
        if at is None or _EMPTY_TEXT in match[1]:
            continue
        row, column = int(at[2]) - 1, _index(at[1])
        if row < len(found) and column < MOST_COLUMNS:
            cells = found[row]
            cells.extend([None] * (column + 1 - len(cells)))
            cells[column] = Uncomputed()


def _spread_merged(found: Rows, source: bytes) -> None:
    """What stands in a cell that spans rows is said of each of them."""
    left = MOST_ROWS * MOST_COLUMNS
    for match in _MERGED.finditer(source):
        first, last = int(match[2]) - 1, min(int(match[4]), len(found))
        column = _index(match[1])
        if first >= last or column >= len(found[first]):
            continue
        left -= last - first
        if left < 0:
            return
        for cells in found[first + 1 : last]:
            cells.extend([None] * (column + 1 - len(cells)))
            if cells[column] is None:
                cells[column] = found[first][column]


def _index(name: bytes) -> int:
    found = 0
    for letter in name:
        found = 26 * found + letter - ord("A") + 1
    return found - 1
