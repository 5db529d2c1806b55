"""People from a spreadsheet: headings and names are read as those of entries are."""

from itertools import count

import pytest

from ventaglio.tournaments.registry.importing import PeopleReading, read_people
from ventaglio.tournaments.registry.people import Roster


def read(*rows: tuple[object, ...]) -> PeopleReading:
    numbers = count(1)
    return read_people(Roster(), rows, lambda: f"p{next(numbers)}")


@pytest.mark.parametrize(
    "heading, cell, surname, name",
    [
        ("Cognome e nome", "Rossi Anna Maria", "Rossi", "Anna Maria"),
        ("Socio", "De Luca Ugo", "De Luca", "Ugo"),
        ("Giocatore", "Della Valle Ivo", "Della Valle", "Ivo"),
        ("Nome e cognome", "Anna Maria Rossi", "Rossi", "Anna Maria"),
        ("Full name", "Ugo Bianchi", "Bianchi", "Ugo"),
    ],
)
def test_a_whole_name_is_parted_as_in_lists_of_entries(heading: str, cell: str, surname: str, name: str) -> None:
    (one,) = read(
        ("Circolo Adriatico",), (heading, "Tessera", "Licenza", "E-mail"), (cell, 101.0, 2026, "a@b.it")
    ).people
    person = one.person
    assert (person.surname, person.name) == (surname, name)
    assert (person.card, person.licence, person.email) == ("101", 2026, "a@b.it")


def test_without_a_name_in_any_column_nothing_is_read() -> None:
    assert [one.reason for one in read(("Tessera", "Circolo"), ("101", "Adriatico")).problems] == ["headings"]
