"""Spreadsheets as they come: from several programs, several countries, and sometimes the wrong file."""

import io
import zipfile

import pytest
from openpyxl import Workbook

from ventaglio.core.refusal import BadInput
from ventaglio.office import sheets

LIST = "Cognome 1{0}Cognome 2{0}Circolo\nForlì{0}D'Aniè{0}Caffè\n"


@pytest.mark.parametrize("delimiter", [";", ",", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "cp1252"])
def test_csv_of_every_kind(delimiter: str, encoding: str) -> None:
    found = sheets.rows("list.csv", LIST.format(delimiter).encode(encoding))
    assert found == [["Cognome 1", "Cognome 2", "Circolo"], ["Forlì", "D'Aniè", "Caffè"]]


def test_quotes_and_other_delimiters_inside() -> None:
    data = b'sep=;\r\nPlayer 1;Club\r\n"Rossi, Anna";"A; B"\r\n'
    assert [row for row in sheets.rows("list.csv", data) if row] == [["Player 1", "Club"], ["Rossi, Anna", "A; B"]]


@pytest.mark.parametrize("end", ["\r", "\r\n", "\n"])
def test_lines_end_as_they_like(end: str) -> None:
    data = LIST.format(";").replace("\n", end).encode()
    assert sheets.rows("list.csv", data) == [["Cognome 1", "Cognome 2", "Circolo"], ["Forlì", "D'Aniè", "Caffè"]]
    quoted = f'Player 1;Club{end}"Rossi{end}Anna";Vela{end}Neri;Remo{end}'.encode()
    assert [row[1] for row in sheets.rows("list.csv", quoted)] == ["Club", "Vela", "Remo"]


def workbook(*rows: tuple[str | float | None, ...]) -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(row)
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


def test_a_workbook() -> None:
    found = sheets.rows("list.xlsx", workbook(("Cognome 1", "Tessera 1"), ("Forlì", 12), (None, 3.5)))
    assert [tuple(row) for row in found] == [("Cognome 1", "Tessera 1"), ("Forlì", 12), (None, 3.5)]


def bomb() -> bytes:
    """A few kilobytes that unpack to far more than any list."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed, packed.open("xl/workbook.xml", "w") as inner:
        for _ in range(130):
            inner.write(b"\0" * 1024 * 1024)
    return data.getvalue()


def far_away() -> bytes:
    """One cell in the last column of a row far down: whatever fills the gap fills the memory."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet["XFD900000"] = "x"
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


def other_zip() -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as packed:
        packed.writestr("letter.txt", "hello")
    return data.getvalue()


@pytest.mark.parametrize(
    "data, reason",
    [
        (b"", "sheet-empty"),
        (b"\n;;\n", "sheet-empty"),
        (b"%PDF-1.7 ...", "sheet-kind"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100), "sheet-kind"),
        (b"\x89PNG\0\0", "sheet-kind"),
        (other_zip(), "sheet-kind"),
        (workbook(("Cognome 1",))[:-200], "sheet-kind"),
        (workbook(), "sheet-empty"),
        (bomb(), "sheet-large"),
        (b"a;b\n" * (sheets.MOST_ROWS + 1), "sheet-large"),
        (b"a" * (sheets.MOST_BYTES + 1), "sheet-large"),
        (b"a;" * (sheets.MOST_COLUMNS + 1), "sheet-large"),
        (b"a;" + b"b" * (sheets.MOST_SIGNS + 1), "sheet-large"),
        (b'a;"' + b"b" * 200_000, "sheet-kind"),
        (workbook(("x" * (sheets.MOST_SIGNS + 1),)), "sheet-large"),
        (workbook(tuple("x" * (sheets.MOST_COLUMNS + 1))), "sheet-large"),
        (far_away(), "sheet-large"),
    ],
    ids=[
        *("empty", "blank", "pdf", "xls", "png", "zip", "torn", "empty-book", "bomb", "rows", "bytes"),
        *("columns", "cell", "endless-quote", "book-cell", "book-columns", "far-away"),
    ],
)
def test_the_wrong_file_is_told_so(data: bytes, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        sheets.rows("list", data)
    assert caught.value.reason == reason
