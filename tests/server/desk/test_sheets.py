"""Spreadsheets as they come: from several programs, several countries, and sometimes the wrong file."""

import io
import zipfile

import pytest
from openpyxl import Workbook

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk import sheets
from ventaglio.server.desk.workbooks import MOST_COLUMNS, MOST_ROWS
from ventaglio.tournaments.director.importing import Uncomputed

LIST = "Cognome 1{0}Cognome 2{0}Circolo\nForlì{0}D'Aniè{0}Caffè\n"


@pytest.mark.parametrize("delimiter", [";", ",", "\t", "|"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16", "utf-16-le", "utf-16-be"])
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


@pytest.mark.parametrize(
    "text, width",
    [
        ("Torneo di Natale, Roma, 2026\nCognome 1;Cognome 2\nRossi;Verdi\n", 2),
        ("Coppia\nRossi, Verdi\nNeri, Gallo\n", 1),
        ("Atleta|Socio|Note\nRossi|Verdi|sì, forse\nNeri|Gallo|no, mai\n", 3),
        ("sep=#\nAtleta#Socio\nRossi#Verdi\n", 2),
    ],
)
def test_what_parts_cells_is_found_whatever_else_is_in_them(text: str, width: int) -> None:
    assert len(sheets.rows("list.csv", text.encode())[-1]) == width


def test_json_as_this_program_or_another_writes_it() -> None:
    data = b'[{"Cognome 1": "Rossi", "Tessera 1": 7}, {"Cognome 1": "Neri", "other": [1]}]'
    assert sheets.rows("list.json", data) == [
        ["Cognome 1", "Tessera 1", "other"],
        *(["Rossi", 7, None], ["Neri", None, ""]),
    ]
    assert sheets.rows("list.csv", b"[Cognome 1];[x]\nRossi;y\n")[1] == ["Rossi", "y"]


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


def book_of(**filled: list[list[object]]) -> Workbook:
    book = Workbook()
    book.remove(book.worksheets[0])
    for name, lines in filled.items():
        sheet = book.create_sheet(name)
        for line in lines:
            sheet.append(line)
    return book


def kept(book: Workbook) -> bytes:
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


PAIR: list[list[object]] = [["Cognome 1", "Cognome 2"], ["Rossi", "Verdi"]]


def test_of_several_sheets_one_is_chosen() -> None:
    data = kept(book_of(Soci=PAIR, Vuoto=[], Serata=[["Cognome 1", "Cognome 2"], ["Neri", "Gallo"]]))
    assert sheets.sheets("list.xlsx", data) == ("Soci", "Serata")
    with pytest.raises(BadInput) as refused:
        sheets.rows("list.xlsx", data)
    assert (refused.value.reason, refused.value.facts["sheets"]) == ("sheet-which", "«Soci», «Serata»")
    assert sheets.rows("list.xlsx", data, "serata")[1] == ["Neri", "Gallo"]
    with pytest.raises(BadInput) as refused:
        sheets.rows("list.xlsx", data, "Lunedì")
    assert refused.value.reason == "sheet-none"
    with pytest.raises(BadInput) as refused:
        sheets.rows("list.csv", b"a;b", "Soci")
    assert refused.value.reason == "sheet-alone"


def test_the_only_sheet_that_can_be_meant_is_taken() -> None:
    assert sheets.rows("list.xlsx", kept(book_of(Vuoto=[], Soci=PAIR))) == PAIR
    assert sheets.rows("list.xlsx", kept(book_of(entries=PAIR, results=[["round"], [1]]))) == PAIR
    hidden = book_of(Calcoli=[["x"]], Soci=PAIR)
    hidden["Calcoli"].sheet_state = "hidden"
    assert sheets.rows("list.xlsx", kept(hidden)) == PAIR
    assert sheets.rows("list.xlsx", kept(hidden), "Calcoli") == [["x"]]


def test_a_formula_that_nobody_has_worked_out_is_no_empty_cell() -> None:
    """Programs that only write files leave the value out; a spreadsheet puts an empty text where that is the value."""
    book = book_of(Soci=[["Cognome 1", "Cognome 2"], ["Rossi", "=A2"]])
    assert sheets.rows("list.xlsx", kept(book))[1] == ["Rossi", Uncomputed()]
    computed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(kept(book))) as source, zipfile.ZipFile(computed, "w") as target:
        for name in source.namelist():
            found = source.read(name)
            if name.startswith("xl/worksheets/sheet"):
                assert b'<c r="B2"><f>A2</f>' in found
                found = found.replace(b'<c r="B2"><f>', b'<c r="B2" t="str"><f>')
            target.writestr(name, found)
    assert sheets.rows("list.xlsx", computed.getvalue())[1][0] == "Rossi"
    assert Uncomputed() not in sheets.rows("list.xlsx", computed.getvalue())[1]


def test_a_cell_that_spans_rows_is_said_of_each() -> None:
    lines: list[list[object]] = [["Cognome 1", "Circolo"], ["Rossi", "Vela"], ["Verdi"], ["Neri", "Remo"]]
    book = book_of(Soci=lines)
    book["Soci"].merge_cells("B2:B3")
    assert [row[1] for row in sheets.rows("list.xlsx", kept(book))] == ["Circolo", "Vela", "Vela", "Remo"]


def test_numbers_keep_the_zeros_that_they_are_shown_with() -> None:
    book = book_of(Soci=[["Cognome 1", "Tessera 1"], ["Rossi", 42]])
    book["Soci"]["B2"].number_format = "000000"
    assert sheets.rows("list.xlsx", kept(book))[1] == ["Rossi", "000042"]


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
        ("Cognome 1;Cognome 2\n".encode("utf-32"), "sheet-kind"),
        (other_zip(), "sheet-kind"),
        (workbook(("Cognome 1",))[:-200], "sheet-kind"),
        (workbook(), "sheet-empty"),
        (bomb(), "sheet-large"),
        (b"a;b\n" * (MOST_ROWS + 1), "sheet-large"),
        (b"a" * (sheets.MOST_BYTES + 1), "sheet-large"),
        (b"a;" * (MOST_COLUMNS + 1), "sheet-large"),
        (b"a;" + b"b" * (sheets.MOST_SIGNS + 1), "sheet-large"),
        (b'a;"' + b"b" * 200_000, "sheet-kind"),
        (workbook(("x" * (sheets.MOST_SIGNS + 1),)), "sheet-large"),
        (workbook(tuple("x" * (MOST_COLUMNS + 1))), "sheet-large"),
        (far_away(), "sheet-large"),
    ],
    ids=[
        *("empty", "blank", "pdf", "xls", "png", "utf-32", "zip", "torn", "empty-book", "bomb", "rows", "bytes"),
        *("columns", "cell", "endless-quote", "book-cell", "book-columns", "far-away"),
    ],
)
def test_the_wrong_file_is_told_so(data: bytes, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        sheets.rows("list", data)
    assert caught.value.reason == reason
