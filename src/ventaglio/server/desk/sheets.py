"""A spreadsheet that somebody hands in, as rows of cells: .xlsx, .json, .csv as any program in any country has it."""

import csv
import io
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.cells import meant
from ventaglio.server.desk.workbooks import MOST_COLUMNS, MOST_ROWS, ZIP, Rows, sheet_names, workbook_rows
from ventaglio.tournaments.director.columns import SEARCHED, recognised

MOST_BYTES: Final = 2 * 1024 * 1024
MOST_SIGNS: Final = 1_000
"""Of a cell. More than any list of entries has: beyond these numbers it is the wrong file."""

_DELIMITERS: Final = ";\t|,"
_ENCODINGS: Final = ("utf-8-sig", "cp1252", "latin-1")
"""The last reads anything; the one before it is what older programs write in western Europe."""
_OLD: Final = (b"\xd0\xcf\x11\xe0", b"%PDF")
_UTF16: Final = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
_LOOKED_AT: Final = 4_096


def rows(name: str, data: bytes, sheet: str = "") -> Rows:
    """The rows of a file. What it is, its first bytes tell; its name serves only to speak of it.

    Of a workbook the sheet that is named, or the only one with anything in it.
    """
    _demand_small(name, data)
    if data.startswith(ZIP):
        found = workbook_rows(name, data, sheet)
    elif sheet:
        raise BadInput(f"{name} has no sheets to choose from", "sheet-alone", file=name)
    else:
        text = _decoded(name, data)
        found = _json(text) or _csv(name, text)
    if len(found) > MOST_ROWS or any(len(row) > MOST_COLUMNS or any(map(_long, row)) for row in found):
        raise BadInput(f"{name} is too large for a list of entries", "sheet-large", file=name)
    if not any(any(cell not in (None, "") for cell in row) for row in found):
        raise BadInput(f"{name} is empty", "sheet-empty", file=name)
    return found


def sheets(name: str, data: bytes) -> tuple[str, ...]:
    """The sheets of a workbook that have anything in them; none where a file is no workbook."""
    _demand_small(name, data)
    return sheet_names(name, data) if data.startswith(ZIP) else ()


def _demand_small(name: str, data: bytes) -> None:
    if len(data) > MOST_BYTES:
        raise BadInput(f"{name} is too large for a list of entries", "sheet-large", file=name)


def _long(cell: object) -> bool:
    return isinstance(cell, str) and len(cell) > MOST_SIGNS


# ── Text ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _decoded(name: str, data: bytes) -> str:
    encodings = (*([wide] if (wide := _wide(data)) else []), *_ENCODINGS)
    if data.startswith(_OLD) or (not wide and b"\0" in data[:_LOOKED_AT]):
        raise BadInput(f"{name} is no .xlsx and no .csv", "sheet-kind", file=name)
    for encoding in encodings:
        try:
            text = data.decode(encoding).removeprefix("\ufeff")
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise BadInput(f"{name} is no .xlsx and no .csv", "sheet-kind", file=name)


def _wide(data: bytes) -> str:
    """The encoding of a text with two bytes for each letter, which some programs call Unicode: by its mark or zeros."""
    if (found := _UTF16.get(data[:2])) and not data.startswith(b"\xff\xfe\0\0"):
        return found
    start = data[: _LOOKED_AT // 2 * 2]
    odd, even = start[1::2].count(0), start[0::2].count(0)
    many = len(start) // 2
    if len(data) % 2 == 0 and many and max(odd, even) > 0.6 * many and min(odd, even) < 0.1 * many:
        return "utf-16-le" if odd > even else "utf-16-be"
    return ""


def _json(text: str) -> Rows:
    """A list of rows, as this program writes it or bare, each with its columns by name; nothing if it is none."""
    if not text.lstrip().startswith(("{", "[")):
        return []
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return []
    plain = found.get("rows") if isinstance(found, dict) else found
    if not isinstance(plain, list) or not all(isinstance(row, dict) for row in plain):
        return []
    headings: list[object] = list(dict.fromkeys(str(key) for row in plain for key in row))
    if len(headings) > MOST_COLUMNS:
        return [headings]
    rows = ([_simple(row.get(key)) for key in headings] for row in plain[: MOST_ROWS + 1])
    return [headings, *rows] if headings else []


def _simple(value: object) -> object:
    return value if value is None or isinstance(value, str | int | float) else ""


def _csv(name: str, text: str) -> Rows:
    lines = text.lstrip("\r\n").splitlines()
    first = lines[0] if lines else ""
    given = ""
    if first.casefold().startswith("sep="):
        # A line for one program only.
        text = text.partition(first)[2]
        given = first[4:5]
    try:
        return _parted(text, given if given and given not in '"\\' else _delimiter(text), MOST_ROWS + 1)
    except csv.Error as error:
        raise BadInput(f"{name} cannot be read as a spreadsheet", "sheet-kind", file=name) from error


def _parted(text: str, delimiter: str, most: int) -> Rows:
    # With every kind of end of a line: some programs write a bare carriage return.
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    return [[meant(cell) for cell in row] for row, _ in zip(reader, range(most), strict=False)]


def _delimiter(text: str) -> str:
    """What parts cells: by which most headings are known; else by which most rows have as many cells as the others."""
    tried = {one: _parted(text, one, SEARCHED) for one in _DELIMITERS}
    known = {one: max(map(recognised, found), default=0) for one, found in tried.items()}
    if max(known.values()):
        return max(_DELIMITERS, key=known.__getitem__)
    return max(_DELIMITERS, key=lambda one: _even(tried[one]))


def _even(found: Sequence[Sequence[object]]) -> int:
    """How many rows have as many cells as most have, where that is more than one."""
    widths = Counter(len(row) for row in found if len(row) > 1)
    return max(widths.values(), default=0)
