"""People from a spreadsheet: each row somebody new, somebody who is known already, or a problem that is told by row."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.columns import NAMING, OF_A_PERSON, SEARCHED, by_heading, named, plain
from ventaglio.tournaments.director.entrants import Player, folded
from ventaglio.tournaments.registry.changing import Step, checked
from ventaglio.tournaments.registry.people import MOST_PEOPLE, Person, Roster

_OF_A_MEMBER: Final = {
    "player": "socio, member",
    "licence": "licenza, anno, tesseramento, licence, license, year, valida fino al, valid until",
    "email": "e mail, email, mail, posta",
}
HEADINGS: Final[Mapping[str, str]] = {**OF_A_PERSON, **by_heading(_OF_A_MEMBER)}
"""What a column is, by its heading without accents and case."""


class RowProblem(msgspec.Struct, frozen=True):
    """What is wrong with a row, as it is numbered in the sheet: a refusal, or a reason after "registry-import-"."""

    row: int
    reason: str
    facts: dict[str, str | int] = {}
    refused: bool = False
    """Whether it is a refusal of the registry itself, with its own sentence."""


class ReadPerson(msgspec.Struct, frozen=True):
    """A row as it was understood. ``known``: somebody of the registry, who is brought up to date where he differs."""

    row: int
    person: Person
    known: bool
    changed: bool


class PeopleReading(msgspec.Struct, frozen=True):
    """What an import would do, and what is wrong with the rest."""

    people: tuple[ReadPerson, ...]
    problems: tuple[RowProblem, ...]


def read_people(roster: Roster, table: Sequence[Sequence[object]], new_id: Callable[[], str]) -> PeopleReading:
    """The people in the rows of a sheet, each judged with those of the rows before it."""
    start, columns = _headings(table)
    if not columns:
        return PeopleReading((), (RowProblem(1, "headings"),))
    people: list[ReadPerson] = []
    problems: list[RowProblem] = []
    seen: dict[str, int] = {}
    for at, cells in enumerate(table[start + 1 :], start=start + 2):
        found = {what: text for i, what in columns.items() if i < len(cells) and (text := plain(cells[i]))}
        if not found:
            continue
        read = _read(roster, at, found, new_id)
        if isinstance(read, ReadPerson) and read.person.id in seen:
            read = RowProblem(at, "twice", {"person": str(read.person), "other": seen[read.person.id]})
        if isinstance(read, RowProblem):
            problems.append(read)
            continue
        seen[read.person.id] = at
        people.append(read)
        if not read.known:
            roster = roster.with_((read.person,))
    if len(roster.everybody) > MOST_PEOPLE:
        return PeopleReading((), (RowProblem(start + 1, "registry-full", {"most": MOST_PEOPLE}, refused=True),))
    if not people and not problems:
        problems.append(RowProblem(start + 1, "rows"))
    return PeopleReading(tuple(people), tuple(problems))


def imported(roster: Roster, people: Sequence[ReadPerson]) -> Step:
    """The change that an import makes; who is as he was is no part of it."""
    after = tuple(one.person for one in people if one.changed)
    before = tuple(roster.everybody[one.id] for one in after if one.id in roster.everybody)
    return Step("imported", before, after)


def _read(roster: Roster, row: int, found: Mapping[str, str], new_id: Callable[[], str]) -> ReadPerson | RowProblem:
    surname, name = named(found)
    if not surname:
        return RowProblem(row, "surname")
    licence = found.get("licence", "")
    if licence and not (licence.isdecimal() and len(licence) == 4):
        return RowProblem(row, "registry-licence", {"text": licence}, refused=True)
    typed = Player(surname, name, found.get("card", ""))
    known = roster.who(typed)
    if known is None and not typed.card and len(namesakes := roster.namesakes(typed)) > 1:
        return RowProblem(row, "namesakes", {"person": str(typed), "many": len(namesakes)})
    if known is not None and typed.card and folded(known.card) == folded(typed.card) and not _alike(known, typed):
        return RowProblem(row, "card", {"card": typed.card, "person": str(known), "typed": str(typed)})
    values: dict[str, Any] = {"surname": surname, "name": name, "licence": int(licence or 0)}
    values |= {field: found.get(field, "") for field in ("card", "club", "category", "email")}
    said = {field: value for field, value in values.items() if value}
    # What a sheet leaves empty it does not take away; an initial does not take the place of a name.
    if known is not None and len(name.rstrip(".")) < len(known.name):
        said.pop("name", None)
    person = msgspec.structs.replace(known, **said) if known is not None else Person(new_id(), **said)
    try:
        made = checked(roster, person)
    except BadInput as error:
        return RowProblem(row, error.reason, {name: str(one) for name, one in error.facts.items()}, refused=True)
    return ReadPerson(row, made, known is not None, made != known)


def _alike(known: Person, typed: Player) -> bool:
    """Whether two names have a word in common: a card beside a wholly different name is a mistake in the sheet."""
    return bool({*folded(str(known)).split()} & {*folded(str(typed)).split()})


def _headings(table: Sequence[Sequence[object]]) -> tuple[int, dict[int, str]]:
    for start, cells in enumerate(table[:SEARCHED]):
        columns = {i: HEADINGS[word] for i, cell in enumerate(cells) if (word := folded(plain(cell))) in HEADINGS}
        if {*NAMING} & {*columns.values()}:
            return start, columns
    return 0, {}
