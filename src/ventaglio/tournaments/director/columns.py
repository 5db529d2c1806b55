"""What the columns of a spreadsheet are: by their headings in either language, or as somebody has said."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.entrants import folded

MOST_PLAYERS: Final = 8
SEARCHED: Final = 20
"""Rows among which headings are looked for: some lists begin with a title, a date, an address."""

_OF_ENTRY: Final = {
    "number": "n, no, num, numero, number",
    "people": "coppia, pair, giocatori, players, nominativi, people",
    "team": "squadra, team, nome squadra, team name",
    "club": "circolo, club, asd, associazione, societa",
    "category": "categoria, category, cat",
    "paid": "pagato, paid, quota",
}
_OF_PLAYER: Final = {
    "surname": "cognome, surname, last name",
    "name": "nome, name, first name",
    "player": "giocatore, player, nominativo, atleta, cognome e nome, cognome nome",
    "name first": "nome e cognome, nome cognome, full name, name first",
    "card": "tessera, card, membership, n tessera, numero tessera, card number, codice",
}


def by_heading(known: Mapping[str, str]) -> dict[str, str]:
    """What each heading means, from a list of headings for each meaning."""
    return {name: what for what, names in known.items() for name in names.split(", ")}


_ENTRY: Final = by_heading(_OF_ENTRY)
_PLAYER: Final = by_heading(_OF_PLAYER)
_EITHER: Final = ("club", "category")
"""What an entry has, or each of its players."""
OF_A_PERSON: Final[Mapping[str, str]] = _PLAYER | {name: what for name, what in _ENTRY.items() if what in _EITHER}
"""What a heading says of somebody, where each row is one person."""
NAMING: Final = ("surname", "player", "name first", "people")
"""Without one of these nobody is named."""
IGNORED: Final = ("", "-", "ignore", "ignora")
"""What somebody says of a column that is not to be read."""


class Column(msgspec.Struct, frozen=True, order=True):
    """What stands in a column; of which player, where it is not of the whole entry."""

    what: str
    player: int = 0

    def __str__(self) -> str:
        return f"{self.what} {self.player}" if self.player else self.what


class Layout(msgspec.Struct, frozen=True):
    """Where the headings of a sheet are, counted from 0, and what each of its columns is. -1: there are none."""

    row: int
    headings: tuple[str, ...]
    columns: tuple[Column | None, ...]

    @property
    def mark(self) -> str:
        """The same for every sheet with the same headings."""
        told = "\n".join(map(folded, self.headings))
        return hashlib.sha256(f"{self.row < 0}\n{told}".encode()).hexdigest()

    @property
    def names_people(self) -> bool:
        """Whether somebody's name is in any column."""
        return _names_people(self.columns)

    def named(self, at: int) -> str:
        """A column as people call it: by its letters, and its heading."""
        heading = self.headings[at] if at < len(self.headings) else ""
        return f"{letters(at)} ({heading})" if heading else letters(at)


Said = Mapping[str, str]
"""What somebody said that columns are, each by its place from 0: `Column` as text, or nothing for one to ignore."""


def layout(table: Sequence[Sequence[object]], said: Said | None = None, *, bare: bool = False) -> Layout:
    """What the columns of a sheet are; ``bare``: it has no headings at all."""
    found = _bare(table) if bare else _headed(table)
    columns = list(found.columns)
    for place, text in (said or {}).items():
        if place.isdecimal() and len(place) <= 3 and int(place) < len(columns):
            columns[int(place)] = told(text)
    made = Layout(found.row, found.headings, tuple(columns))
    _demand_once(made)
    return made


def told(text: str) -> Column | None:
    """What somebody says that a column is, in the words of headings; None for one to ignore."""
    if folded(text) in IGNORED:
        return None
    found = meaning(text)
    if found is None or (found.what in _PLAYER.values() and not found.player):
        raise BadInput(f"{text!r} is nothing that a column can be", "column-unknown", text=text[:40])
    return found


def said_of(made: Layout, wanted: Mapping[str, str]) -> dict[str, str]:
    """Columns that somebody names by letter or by heading, as `Said`."""
    found: dict[str, str] = {}
    for name, text in wanted.items():
        places = [at for at in range(len(made.columns)) if letters(at) == name.strip().upper()] or [
            at for at, heading in enumerate(made.headings) if heading and folded(heading) == folded(name)
        ]
        if len(places) != 1:
            known = ", ".join(made.named(at) for at in range(len(made.columns)))
            raise BadInput(f"there is no one column {name!r}", "column-none", name=name[:40], known=known[:600])
        found[str(places[0])] = str(told(text) or "")
    return found


def choices(players: int, *, team: bool) -> Iterator[Column]:
    """Everything that a column can be, where so many play for an entry."""
    yield Column("people")
    for player in range(1, players + 1):
        yield from (Column(what, player) for what in (*_OF_PLAYER, *_EITHER))
    yield from (Column(what) for what in _OF_ENTRY if what != "people" and (team or what != "team"))


def letters(at: int) -> str:
    """A column as spreadsheets call it: A to Z, AA, AB and so on."""
    found = ""
    at += 1
    while at:
        at, rest = divmod(at - 1, 26)
        found = chr(ord("A") + rest) + found
    return found


def plain(cell: object) -> str:
    """What a cell says, in one line."""
    if cell is None:
        return ""
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    return " ".join(str(cell).split())


def named(parts: Mapping[str, str]) -> tuple[str, str]:
    """Surname and name of one person from what stands in the columns.

    A name in a single cell begins with the surname, as lists of entries do, unless the heading says.
    """
    if "name first" in parts:
        name, _, surname = parts["name first"].rpartition(" ")
        return surname, name
    if "player" in parts:
        surname, _, name = parts["player"].partition(" ")
        if surname.casefold() in _PARTICLES and name:
            second, _, rest = name.partition(" ")
            surname, name = f"{surname} {second}", rest
        return surname, name
    return parts.get("surname", ""), parts.get("name", "")


_PARTICLES: Final = frozenset(
    ("de", "di", "da", "del", "della", "dello", "dal", "dalla", "lo", "la", "li", "d'", "van", "von")
)


# ── Headings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def meaning(heading: str) -> Column | None:
    """What a heading means: "Cognome 1", "Giocatore B", "Circolo"."""
    text = folded(heading)
    if text in _ENTRY:
        return Column(_ENTRY[text])
    head, _, tail = text.rpartition(" ")
    what = _PLAYER.get(head) or (_ENTRY[head] if _ENTRY.get(head) in _EITHER else None)
    if what and ((tail.isdecimal() and len(tail) <= 2) or (len(tail) == 1 and "a" <= tail <= "z")):
        place = int(tail) if tail.isdecimal() else ord(tail) - ord("a") + 1
        return Column(what, place) if 1 <= place <= MOST_PLAYERS else None
    return Column(_PLAYER[text]) if text in _PLAYER else None


def recognised(cells: Sequence[object]) -> int:
    """How many columns a row of headings names, if it names people at all."""
    found = _meanings(cells)
    return len([one for one in found if one]) if _names_people(found) else 0


def _bare(table: Sequence[Sequence[object]]) -> Layout:
    width = max(map(len, table), default=0)
    return Layout(-1, ("",) * width, (None,) * width)


def _headed(table: Sequence[Sequence[object]]) -> Layout:
    """The first row that names people as we know it; else the first that may be one of headings."""
    for start, cells in enumerate(table[:SEARCHED]):
        found = _meanings(cells)
        if _names_people(found):
            below = table[start + 1] if start + 1 < len(table) else ()
            if not _names_people(_meanings(below)):
                return Layout(start, tuple(map(plain, cells)), _told_apart(found))
            return _over(start, cells, below)
    filled = [(start, cells) for start, cells in enumerate(table[:SEARCHED]) if any(map(plain, cells))]
    several = [one for one in filled if sum(map(bool, map(plain, one[1]))) > 1]
    start, cells = (several or filled or [(0, ())])[0]
    return Layout(start, tuple(map(plain, cells)), _told_apart(_meanings(cells)))


def _over(start: int, top: Sequence[object], below: Sequence[object]) -> Layout:
    """Headings over headings: "Player 1" spans a surname and a name."""
    width = max(len(top), len(below))
    upper, lower = ([*map(plain, row), *[""] * (width - len(row))] for row in (top, below))
    meant = [
        one if one or (other and other.what in _PLAYER.values()) else other
        for one, other in zip(_meanings(lower), _meanings(upper), strict=True)
    ]
    headings = tuple(" · ".join(dict.fromkeys(filter(None, both))) for both in zip(upper, lower, strict=True))
    return Layout(start + 1, headings, _told_apart(meant))


def _meanings(cells: Sequence[object]) -> list[Column | None]:
    return [meaning(plain(cell)) for cell in cells]


def _names_people(columns: Sequence[Column | None]) -> bool:
    return any(column.what in NAMING for column in columns if column is not None)


def _told_apart(columns: Sequence[Column | None]) -> tuple[Column | None, ...]:
    """Columns that repeat a heading without a number are the first player's, the second's, and so on."""
    many = [column.what for column in columns if column is not None and not column.player]
    seen: dict[str, int] = {}
    found: list[Column | None] = []
    for column in columns:
        one = column
        if column is not None and not column.player and _repeats(column.what, many):
            place = seen[column.what] = seen.get(column.what, 0) + 1
            one = Column(column.what, place) if place <= MOST_PLAYERS else None
        found.append(one if one not in found else None)
    return tuple(found)


def _repeats(what: str, many: Sequence[str]) -> bool:
    return what in _PLAYER.values() or (what in _EITHER and many.count(what) > 1)


def _demand_once(made: Layout) -> None:
    for at, column in enumerate(made.columns):
        if column is not None and column in made.columns[:at]:
            first, second = made.named(made.columns.index(column)), made.named(at)
            raise BadInput("two columns are the same", "column-twice", first=first, second=second)
