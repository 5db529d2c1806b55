"""Entries, results and standings as tables for other programs: the same columns as XLSX, CSV and JSON.

The names of columns are what other programs rely on (docs/exchange.md): one may be added, none renamed.
"""

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ventaglio.server.desk.cells import harmless
from ventaglio.server.desk.exporting import COLUMNS, match_rows
from ventaglio.tournaments.director.entrants import Entrant
from ventaglio.tournaments.director.standings import Standing, standings
from ventaglio.tournaments.director.tournament import Tournament

Cell = str | int | bool | None
OF_PLAYER: Final = ("surname", "name", "card", "club", "category")
WIDEST: Final = 40
"""Letters: a wider column hides the next."""


class Table(msgspec.Struct, frozen=True):
    """Rows under the names of their columns."""

    what: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


# ── What there is ────────────────────────────────────────────────────────────────────────────────────────────────────


def entries(t: Tournament) -> Table:
    """Everybody who is entered, in the order of their numbers: what an import of entries reads again."""
    most = _most_players(t)
    columns = ("number", "team", *_player_columns(most), "club", "category", "paid", "present", "since")
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (one.number, one.name, *_players(one, most), one.club, one.category, one.paid, one.present, one.since)
        for one in t.entrants.values()
    )
    return Table("entries", columns, rows)


def results(t: Tournament) -> Table:
    """Every match of the rounds that are out, with the cards of who played it."""
    return Table("results", COLUMNS, tuple(tuple(row) for row in match_rows(t)))


def ranking(t: Tournament) -> Table:
    """The ranking after the last complete round; nobody before there is one."""
    most = _most_players(t)
    columns = ("rank", "number", "team", *_player_columns(most), "club", "category", "vp", "mp", "points", "group")
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (one.rank, one.entrant, who.name, *_players(who, most), who.club, who.category, *_figures(one))
        for one in (standings(t) if t.completed else ())
        if (who := t.entrants.get(one.entrant)) is not None
    )
    return Table("standings", columns, rows)


TABLES: Final[Mapping[str, Callable[[Tournament], Table]]] = {
    "entries": entries, "results": results, "standings": ranking,
}  # fmt: skip


def _figures(one: Standing) -> tuple[int, ...]:
    return one.vp, one.mp, one.points, one.group + 1


def _most_players(t: Tournament) -> int:
    return max((len(one.players) for one in t.entrants.values()), default=t.notice.format.players)


def _player_columns(most: int) -> tuple[str, ...]:
    return tuple(f"{name}_{place}" for place in range(1, most + 1) for name in OF_PLAYER)


def _players(one: Entrant, most: int) -> tuple[str, ...]:
    told = [getattr(player, name) for player in one.players for name in OF_PLAYER]
    return (*told, *[""] * (len(OF_PLAYER) * most - len(told)))


# ── Files ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def as_csv(table: Table) -> bytes:
    """With the mark by which spreadsheets know that names may have accents; no text is a formula."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(table.columns)
    lines.writerows([_written(cell) for cell in row] for row in table.rows)
    return text.getvalue().encode("utf-8-sig")


def _written(cell: Cell) -> str | int | None:
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    return harmless(cell) if isinstance(cell, str) else cell


def as_json(table: Table) -> bytes:
    """What it is, its columns in order, and each row by the names of its columns."""
    rows = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    return msgspec.json.encode({"what": table.what, "columns": table.columns, "rows": rows})


def as_workbook(tables: Sequence[Table]) -> bytes:
    """A sheet for each, with its heading in sight; texts are texts, whatever they begin with."""
    from openpyxl import Workbook
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    book = Workbook()
    for table in tables:
        sheet: Any = book.active if table is tables[0] else book.create_sheet()
        sheet.title = table.what
        for at, row in enumerate((table.columns, *table.rows), start=1):
            for place, value in enumerate(row, start=1):
                _put(sheet.cell(at, place), value)
        for place, name in enumerate(table.columns, start=1):
            sheet.cell(1, place).font = Font(bold=True)
            widest = max(len(str(row[place - 1] or "")) for row in (table.columns, *table.rows))
            sheet.column_dimensions[get_column_letter(place)].width = min(max(widest, len(name)) + 2, WIDEST)
        sheet.freeze_panes = "A2"
    data = io.BytesIO()
    book.save(data)
    return data.getvalue()


def _put(cell: Any, value: Cell) -> None:
    if not isinstance(value, str):
        cell.value = value
    elif value:
        # Whatever a file of this kind cannot hold: signs that nobody sees.
        cell.value = "".join(sign for sign in value if sign.isprintable())
        cell.data_type = "s"
        cell.number_format = "@"


def exported(t: Tournament, what: Sequence[str], form: str) -> bytes:
    """Tables of a tournament as a file: several of them in a workbook only."""
    made = [TABLES[name](t) for name in what]
    if form == "xlsx":
        return as_workbook(made)
    (one,) = made
    return as_csv(one) if form == "csv" else as_json(one)
