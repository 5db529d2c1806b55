"""A spreadsheet that somebody hands in, as rows of cells: .xlsx, or .csv as any program in any country writes it."""

import csv
import io
import zipfile
from collections.abc import Sequence
from typing import Any, Final

from ventaglio.core.refusal import BadInput

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_UNPACKED: Final = 128 * 1024 * 1024
MOST_ROWS: Final = 20_000
"""More than any tournament has: beyond these numbers it is the wrong file."""

_DELIMITERS: Final = ";\t,"
_ENCODINGS: Final = ("utf-8-sig", "cp1252", "latin-1")
"""The last reads anything; the one before it is what older programs write in western Europe."""
_ZIP: Final = b"PK\x03\x04"
_OLD: Final = (b"\xd0\xcf\x11\xe0", b"%PDF")

Rows = list[Sequence[object]]


def rows(name: str, data: bytes) -> Rows:
    """The rows of a file. What it is, its first bytes tell; its name serves only to speak of it."""
    if len(data) > MOST_BYTES:
        raise BadInput(f"{name} is too large for a list of entries", "sheet-large", file=name)
    if data.startswith(_ZIP):
        found = _workbook(name, data)
    elif data.startswith(_OLD) or b"\0" in data[:4096].replace(b"\xff\xfe", b"\0"):
        raise BadInput(f"{name} is no .xlsx and no .csv", "sheet-kind", file=name)
    else:
        found = _csv(data)
    if len(found) > MOST_ROWS:
        raise BadInput(f"{name} has more than {MOST_ROWS} rows", "sheet-large", file=name)
    if not any(any(cell not in (None, "") for cell in row) for row in found):
        raise BadInput(f"{name} is empty", "sheet-empty", file=name)
    return found


def _workbook(name: str, data: bytes) -> Rows:
    from openpyxl import load_workbook
    from openpyxl.utils.exceptions import InvalidFileException

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            if sum(one.file_size for one in packed.infolist()) > MOST_UNPACKED:
                raise BadInput(f"{name} is too large for a list of entries", "sheet-large", file=name)
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True)
        sheet: Any = book.active or book.worksheets[0]
        # Some programs write a wrong extent into the file.
        sheet.reset_dimensions()
        found: Rows = [row for row, _ in zip(sheet.iter_rows(values_only=True), range(MOST_ROWS + 1), strict=False)]
        book.close()
    except (zipfile.BadZipFile, InvalidFileException, KeyError, IndexError, AttributeError, SyntaxError) as error:
        raise BadInput(f"{name} cannot be read as a spreadsheet", "sheet-kind", file=name) from error
    return found


def _csv(data: bytes) -> Rows:
    text = _decoded(data)
    lines = text.lstrip("\r\n").splitlines()
    first = lines[0] if lines else ""
    if first.casefold().startswith("sep="):
        # A line for one program only; it says what the heading shows as well.
        text = text.partition(first)[2]
        first = next((line for line in lines[1:] if line.strip()), "")
    delimiter = max(_DELIMITERS, key=first.count)
    return [
        row for row, _ in zip(csv.reader(io.StringIO(text), delimiter=delimiter), range(MOST_ROWS + 1), strict=False)
    ]


def _decoded(data: bytes) -> str:
    for encoding in _ENCODINGS:
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise AssertionError("the last encoding reads anything")
