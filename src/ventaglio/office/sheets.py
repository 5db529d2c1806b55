"""A spreadsheet that somebody hands in, as rows of cells: .xlsx, or .csv as any program in any country writes it."""

import csv
import io
import zipfile
import zlib
from collections.abc import Sequence
from typing import Any, Final

from ventaglio.core.refusal import BadInput
from ventaglio.director.importing import Reading, read
from ventaglio.director.tournament import Tournament
from ventaglio.words.director.desk import desk_words
from ventaglio.words.director.objections import problem

MOST_BYTES: Final = 2 * 1024 * 1024
MOST_UNPACKED: Final = 32 * 1024 * 1024
MOST_ROWS: Final = 5_000
MOST_COLUMNS: Final = 100
MOST_SIGNS: Final = 1_000
"""Of a cell. More than any list of entries has: beyond these numbers it is the wrong file."""

_DELIMITERS: Final = ";\t,"
_ENCODINGS: Final = ("utf-8-sig", "cp1252", "latin-1")
"""The last reads anything; the one before it is what older programs write in western Europe."""
_ZIP: Final = b"PK\x03\x04"
_OLD: Final = (b"\xd0\xcf\x11\xe0", b"%PDF")

_NO_WORKBOOK: Final = (
    *(zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError),
    *(LookupError, ValueError, TypeError, AttributeError, SyntaxError),
)
"""What a library raises that expects the work of a spreadsheet program, and gets something else; or a file that is
torn, or wants a password. Its own errors are among them."""

Rows = list[Sequence[object]]


def entries(name: str, data: bytes, t: Tournament, language: str) -> tuple[Reading, tuple[str, ...]]:
    """What a file would put on record of a tournament, and a sentence for each of its problems."""
    reading = read(t, rows(name, data))
    words = desk_words(language)
    return reading, tuple(problem(words, one) for one in reading.problems)


def rows(name: str, data: bytes) -> Rows:
    """The rows of a file. What it is, its first bytes tell; its name serves only to speak of it."""
    if len(data) > MOST_BYTES:
        raise BadInput(f"{name} is too large for a list of entries", "sheet-large", file=name)
    if data.startswith(_ZIP):
        found = _workbook(name, data)
    elif data.startswith(_OLD) or b"\0" in data[:4096].replace(b"\xff\xfe", b"\0"):
        raise BadInput(f"{name} is no .xlsx and no .csv", "sheet-kind", file=name)
    else:
        found = _csv(name, data)
    if len(found) > MOST_ROWS or any(len(row) > MOST_COLUMNS or any(map(_long, row)) for row in found):
        raise BadInput(f"{name} is too large for a list of entries", "sheet-large", file=name)
    if not any(any(cell not in (None, "") for cell in row) for row in found):
        raise BadInput(f"{name} is empty", "sheet-empty", file=name)
    return found


def _long(cell: object) -> bool:
    return isinstance(cell, str) and len(cell) > MOST_SIGNS


def _workbook(name: str, data: bytes) -> Rows:
    from openpyxl import load_workbook

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            if sum(one.file_size for one in packed.infolist()) > MOST_UNPACKED:
                raise BadInput(f"{name} is too large for a list of entries", "sheet-large", file=name)
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
        sheet: Any = book.active or book.worksheets[0]
        # Some programs write a wrong extent into the file.
        sheet.reset_dimensions()
        found: Rows = []
        for row in sheet.iter_rows(values_only=True):
            found.append(_filled(row))
            # A cell far down or far to the right must not fill everything before it.
            if len(found) > MOST_ROWS or len(found[-1]) > MOST_COLUMNS:
                break
        book.close()
    except BadInput:
        raise
    except _NO_WORKBOOK as error:
        raise BadInput(f"{name} cannot be read as a spreadsheet", "sheet-kind", file=name) from error
    return found


def _filled(row: Sequence[object]) -> Sequence[object]:
    """A row without the empty cells behind its last."""
    end = len(row)
    while end and row[end - 1] is None:
        end -= 1
    return row[:end]


def _csv(name: str, data: bytes) -> Rows:
    text = _decoded(data)
    lines = text.lstrip("\r\n").splitlines()
    first = lines[0] if lines else ""
    if first.casefold().startswith("sep="):
        # A line for one program only; it says what the heading shows as well.
        text = text.partition(first)[2]
        first = next((line for line in lines[1:] if line.strip()), "")
    delimiter = max(_DELIMITERS, key=first.count)
    # With every kind of end of a line: some programs write a bare carriage return.
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    try:
        return [row for row, _ in zip(reader, range(MOST_ROWS + 1), strict=False)]
    except csv.Error as error:
        raise BadInput(f"{name} cannot be read as a spreadsheet", "sheet-kind", file=name) from error


def _decoded(data: bytes) -> str:
    for encoding in _ENCODINGS:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise AssertionError("the last encoding reads anything")
