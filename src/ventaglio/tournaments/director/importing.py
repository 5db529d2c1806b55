"""Entries from a spreadsheet: its rows as a program read them, each of them understood or objected to, by row."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ventaglio.tournaments.director.columns import NAMING, Column, Layout, layout, letters, named, plain
from ventaglio.tournaments.director.entrants import Entrant, Player, fits, folded, twice
from ventaglio.tournaments.director.events import Entered
from ventaglio.tournaments.director.terms import Format
from ventaglio.tournaments.director.tournament import Tournament

MOST_LETTERS: Final = 80
"""Longer than any name on a membership card."""

_BETWEEN_PEOPLE: Final = re.compile(r"\s*[/;+&,]\s*|\s+[-–—]\s+")
"""What stands between two players in one cell; a hyphen within a surname has no spaces."""
_YES: Final = frozenset(("1", "x", "si", "yes", "y", "s", "true", "vero", "ok", "pagato", "paid"))
_NO: Final = frozenset(("", "0", "no", "n", "false", "falso"))
_ERROR: Final = re.compile(r"#(REF!|RIF!|N/A|N/D|NAME\?|NOME\?|VALUE!|VALORE!|DIV/0!|NUM!|NULL!|NULLO!)")
"""What a spreadsheet shows where it could not work something out."""


class Uncomputed(msgspec.Struct, frozen=True):
    """A cell with a formula whose value was never worked out by the program that wrote the file."""

    def __str__(self) -> str:
        return ""


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a row, as it is numbered in the spreadsheet. ``reason``: a sentence, after "import-"."""

    row: int
    reason: str
    facts: dict[str, str | int] = {}


class Reading(msgspec.Struct, frozen=True):
    """What an import would put on record, and what is wrong with the rest."""

    entries: tuple[Entered, ...]
    rows: tuple[int, ...]
    """The row of each entry."""
    problems: tuple[Problem, ...]


def read(t: Tournament, table: Sequence[Sequence[object]], columns: Layout | None = None) -> Reading:
    """The entries in the rows of a sheet, by what its columns are: as somebody said, else by their headings."""
    known = columns or layout(table)
    if not known.names_people:
        return Reading((), (), (Problem(1, "no-headings"),))
    entries: list[Entered] = []
    rows: list[int] = []
    problems: list[Problem] = []
    silent: list[Problem] = []
    number = t.last_number
    for at, cells in enumerate(table[known.row + 1 :], start=known.row + 2):
        unread = _unread(known, at, cells)
        if not any(map(plain, cells)):
            silent += [unread] if unread else []
            continue
        used = zip(known.columns, cells, strict=False)
        found = unread or _entry(t, at, {column: plain(cell) for column, cell in used if column}, number + 1)
        if isinstance(found, Problem):
            problems.append(found)
        else:
            number += 1
            entries.append(found)
            rows.append(at)
    doubled = _doubled(t, entries, rows)
    problems += doubled
    wrong = {problem.row for problem in doubled}
    kept = [(entry, row) for entry, row in zip(entries, rows, strict=True) if row not in wrong]
    renumbered = tuple(
        msgspec.structs.replace(entry, number=t.last_number + index) for index, (entry, _) in enumerate(kept, start=1)
    )
    if not renumbered and not problems:
        problems += silent or [Problem(max(known.row, 0) + 1, "no-rows")]
    return Reading(renumbered, tuple(row for _, row in kept), tuple(sorted(problems, key=lambda one: one.row)))


def _unread(known: Layout, row: int, cells: Sequence[object]) -> Problem | None:
    """What is wrong with a row of which a cell that matters has no value."""
    for at, (column, cell) in enumerate(zip(known.columns, cells, strict=False)):
        if column is not None and isinstance(cell, Uncomputed):
            return Problem(row, "formula", {"cell": f"{letters(at)}{row}"})
        if column is not None and isinstance(cell, str) and _ERROR.fullmatch(cell.strip().upper()):
            return Problem(row, "error-cell", {"cell": f"{letters(at)}{row}", "text": cell.strip()})
    return None


def _entry(t: Tournament, row: int, cells: Mapping[Column, str], number: int) -> Entered | Problem:
    players = _players(cells)
    long = next((text for text in cells.values() if len(text) > MOST_LETTERS), None)
    if long is not None:
        return Problem(row, "too-long", {"text": long[:30]})
    unnamed = next((place for place, one in enumerate(players, start=1) if not one.surname), None)
    if unnamed is not None:
        return Problem(row, "no-surname", {"player": unnamed})
    if not fits(players, t.notice.format):
        needed = t.notice.format.players
        return Problem(row, "players", {"players": len(players), "needed": needed})
    whole = {column.what: text for column, text in cells.items() if not column.player}
    paid = folded(whole.get("paid", ""))
    if paid not in _YES and paid not in _NO:
        return Problem(row, "paid", {"text": whole["paid"]})
    team = whole.get("team", "") if t.notice.format is Format.TEAMS else ""
    return Entered(number, players, team, whole.get("club", ""), whole.get("category", ""), paid in _YES)


def _players(cells: Mapping[Column, str]) -> tuple[Player, ...]:
    found: dict[int, dict[str, str]] = {}
    for column, text in cells.items():
        if column.player and text:
            found.setdefault(column.player, {})[column.what] = text
    if any(what in NAMING for parts in found.values() for what in parts):
        return tuple(_player(found[place]) for place in sorted(found))
    together = next((text for column, text in cells.items() if column.what == "people"), "")
    names = [name for name in _BETWEEN_PEOPLE.split(together) if name and not name.isdigit()]
    return tuple(_player({"player": name, **found.get(place, {})}) for place, name in enumerate(names, start=1))


def _player(parts: Mapping[str, str]) -> Player:
    surname, name = named(parts)
    return Player(surname, name, parts.get("card", ""), parts.get("club", ""), parts.get("category", ""))


def _doubled(t: Tournament, entries: Sequence[Entered], rows: Sequence[int]) -> list[Problem]:
    """People who are entered already, or stand in two rows."""
    at = {entry.number: row for entry, row in zip(entries, rows, strict=True)}
    everybody = [*t.entrants.values(), *(Entrant(entry.number, entry.players) for entry in entries)]
    problems: dict[int, Problem] = {}
    for found in twice(everybody):
        row = at.get(found.second)
        if row is None:
            continue
        if found.first in at:
            problems[row] = Problem(row, "twice-in-sheet", {"player": str(found.player), "other": at[found.first]})
        else:
            problems[row] = Problem(row, "entered-already", {"player": str(found.player), "entrant": found.first})
    return list(problems.values())
