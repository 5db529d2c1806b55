"""Entries from a spreadsheet: its rows as a program read them, each of them understood or objected to, by row."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from ventaglio.director.entrants import Entrant, Player, fits, folded, twice
from ventaglio.director.events import Entered
from ventaglio.director.terms import Format
from ventaglio.director.tournament import Tournament

MOST_PLAYERS: Final = 8
MOST_LETTERS: Final = 80
"""Longer than any name on a membership card."""

_HEADINGS: Final = {
    "number": "n, no, num, numero, number",
    "people": "coppia, pair, giocatori, players, nominativi",
    "team": "squadra, team, nome squadra, team name",
    "club": "circolo, club, asd, associazione, societa",
    "category": "categoria, category, cat",
    "paid": "pagato, paid, quota",
}
HEADINGS: Final[Mapping[str, str]] = {name: what for what, names in _HEADINGS.items() for name in names.split(", ")}
"""What a column is, by its heading without accents and case."""

_PART: Final[Mapping[str, str]] = {
    "cognome": "surname", "surname": "surname", "last name": "surname",
    "nome": "name", "name": "name", "first name": "name",
    "giocatore": "player", "player": "player", "nominativo": "player", "atleta": "player",
    "cognome e nome": "player", "cognome nome": "player",
    "nome e cognome": "name first", "nome cognome": "name first", "full name": "name first",
    "tessera": "card", "card": "card", "membership": "card", "n tessera": "card", "codice": "card",
}  # fmt: skip
_OF_PLAYERS: Final = frozenset(_PART.values())
_BETWEEN_PEOPLE: Final = re.compile(r"\s*[/;+&,]\s*|\s+[-–—]\s+")
"""What stands between two players in one cell; a hyphen within a surname has no spaces."""
_YES: Final = frozenset(("1", "x", "si", "yes", "y", "s", "true", "vero", "ok", "pagato", "paid"))
_NO: Final = frozenset(("", "0", "no", "n", "false", "falso"))


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


class _Column(msgspec.Struct, frozen=True):
    what: str
    player: int = 0


def read(t: Tournament, table: Sequence[Sequence[object]]) -> Reading:
    """The entries in the rows of a sheet. The first row with a known heading names the columns."""
    start, columns = _headings(table)
    if not columns:
        return Reading((), (), (Problem(1, "no-headings"),))
    entries: list[Entered] = []
    rows: list[int] = []
    problems: list[Problem] = []
    number = t.last_number
    for at, cells in enumerate(table[start + 1 :], start=start + 2):
        if not any(_text(cell) for cell in cells):
            continue
        found = _entry(t, at, {column: _text(cells[i]) for i, column in columns.items() if i < len(cells)}, number + 1)
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
        problems.append(Problem(start + 1, "no-rows"))
    return Reading(renumbered, tuple(row for _, row in kept), tuple(sorted(problems, key=lambda one: one.row)))


def _headings(table: Sequence[Sequence[object]]) -> tuple[int, dict[int, _Column]]:
    for start, cells in enumerate(table[:20]):
        columns = _columns(cells)
        if _names_people(columns):
            below = _columns(table[start + 1]) if start + 1 < len(table) else {}
            if not _names_people(below):
                return start, _told_apart(columns)
            # Headings over headings: "Player 1" spans a surname and a name.
            shared = {i: column for i, column in columns.items() if column.what not in _OF_PLAYERS}
            return start + 1, _told_apart({**shared, **below})
    return 0, {}


def _columns(cells: Sequence[object]) -> dict[int, _Column]:
    return {i: column for i, cell in enumerate(cells) if (column := _column(_text(cell)))}


def _names_people(columns: Mapping[int, _Column]) -> bool:
    return any(column.what in ("surname", "player", "name first", "people") for column in columns.values())


def _column(heading: str) -> _Column | None:
    """What a heading means: "Cognome 1", "Giocatore B", "Circolo"."""
    plain = folded(heading)
    if plain in HEADINGS:
        return _Column(HEADINGS[plain])
    head, _, tail = plain.rpartition(" ")
    if head in _PART and (tail.isdigit() or (len(tail) == 1 and tail.isalpha())):
        place = int(tail) if tail.isdigit() else ord(tail) - ord("a") + 1
        return _Column(_PART[head], place) if 1 <= place <= MOST_PLAYERS else None
    return _Column(_PART[plain]) if plain in _PART else None


def _told_apart(columns: dict[int, _Column]) -> dict[int, _Column]:
    """Columns that repeat a heading without a number are the first player's, the second's, and so on."""
    seen: dict[str, int] = {}
    told: dict[int, _Column] = {}
    for i, column in columns.items():
        if column.what in _OF_PLAYERS and not column.player:
            seen[column.what] = seen.get(column.what, 0) + 1
            told[i] = _Column(column.what, seen[column.what])
        else:
            told[i] = column
    return told


def _text(cell: object) -> str:
    if cell is None:
        return ""
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    return " ".join(str(cell).split())


def _entry(t: Tournament, row: int, cells: Mapping[_Column, str], number: int) -> Entered | Problem:
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
    plain = {column.what: text for column, text in cells.items() if not column.player}
    paid = folded(plain.get("paid", ""))
    if paid not in _YES and paid not in _NO:
        return Problem(row, "paid", {"text": plain["paid"]})
    team = plain.get("team", "") if t.notice.format is Format.TEAMS else ""
    return Entered(number, players, team, plain.get("club", ""), plain.get("category", ""), paid in _YES)


def _players(cells: Mapping[_Column, str]) -> tuple[Player, ...]:
    found: dict[int, dict[str, str]] = {}
    for column, text in cells.items():
        if column.player and text:
            found.setdefault(column.player, {})[column.what] = text
    if not found:
        together = next((text for column, text in cells.items() if column.what == "people"), "")
        names = [name for name in _BETWEEN_PEOPLE.split(together) if name and not name.isdigit()]
        return tuple(_player({"player": name}) for name in names)
    return tuple(_player(found[place]) for place in sorted(found))


def _player(parts: Mapping[str, str]) -> Player:
    """One player; a name in a single cell begins with the surname, as lists of entries do, unless the heading says."""
    if "name first" in parts:
        name, _, surname = parts["name first"].rpartition(" ")
        return Player(surname, name, parts.get("card", ""))
    if "player" in parts:
        surname, _, name = parts["player"].partition(" ")
        if surname.casefold() in _PARTICLES and name:
            second, _, rest = name.partition(" ")
            surname, name = f"{surname} {second}", rest
        return Player(surname, name, parts.get("card", ""))
    return Player(parts.get("surname", ""), parts.get("name", ""), parts.get("card", ""))


_PARTICLES: Final = frozenset(
    ("de", "di", "da", "del", "della", "dello", "dal", "dalla", "lo", "la", "li", "d'", "van", "von")
)


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
