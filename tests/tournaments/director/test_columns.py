"""Columns of a spreadsheet: known by their headings, or as somebody says; and never two that say the same."""

from collections.abc import Sequence

import pytest

from tests.tournaments.director.desks import Desk
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.columns import Column, choices, layout, letters, meaning, said_of, told
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.importing import Uncomputed, read
from ventaglio.tournaments.director.plan import Notice

Table = Sequence[Sequence[object]]
FOREIGN = (("Elenco 2026",), ("Iscritto A", "Compagno", "Licenza"), ("Rossi Anna", "Verdi Bea", "T1"))
"""Headings that nobody here knows, below a title."""


def players(table: Table, said: dict[str, str]) -> tuple[Player, ...]:
    found = read(Desk(Notice("Prova", "fibur-2019")).t, table, layout(table, said))
    assert found.problems == ()
    return found.entries[0].players


def test_headings_that_are_not_known_are_found_and_can_be_said() -> None:
    known = layout(FOREIGN)
    assert (known.row, known.headings) == (1, FOREIGN[1])
    assert not layout(FOREIGN[1:]).names_people
    said = said_of(known, {"A": "cognome e nome 1", "compagno": "player 2", "Licenza": "tessera 2"})
    assert said == {"0": "player 1", "1": "player 2", "2": "card 2"}
    assert players(FOREIGN, said) == (Player("Rossi", "Anna"), Player("Verdi", "Bea", "T1"))


def test_what_is_said_counts_more_than_a_heading_and_can_leave_a_column_out() -> None:
    table = (("Giocatore 1", "Giocatore 2", "Circolo"), ("Rossi", "Verdi", "non so"))
    assert read(Desk(Notice("Prova", "fibur-2019")).t, table, layout(table, {"2": ""})).entries[0].club == ""


def test_the_same_headings_have_the_same_mark() -> None:
    upper = [[str(cell).upper() for cell in row] for row in FOREIGN]
    assert layout(FOREIGN).mark == layout(upper).mark != layout(FOREIGN[1:], bare=True).mark
    assert layout(FOREIGN).mark != layout((("Atleta A", "Compagno"),)).mark


def test_a_sheet_without_headings() -> None:
    table = (("Rossi", "Anna", "Verdi", "Bea"), ("Neri", "Eva", "Gallo", "Ugo"))
    known = layout(table, {"0": "surname 1", "1": "name 1", "2": "surname 2", "3": "name 2"}, bare=True)
    found = read(Desk(Notice("Prova", "fibur-2019")).t, table, known)
    assert (found.rows, found.problems) == ((1, 2), ())


def test_each_player_may_have_a_club_and_a_category() -> None:
    table = (("Cognome", "Circolo", "Cognome", "Circolo", "Categoria 2"), ("Rossi", "Vela", "Verdi", "Remo", "B"))
    assert players(table, {}) == (Player("Rossi", club="Vela"), Player("Verdi", club="Remo", category="B"))


def test_people_in_one_cell_may_have_cards_beside_it() -> None:
    table = (("Coppia", "Tessera 1", "Tessera 2"), ("Rossi A. / Verdi B.", "7", "8"))
    assert players(table, {}) == (Player("Rossi", "A.", "7"), Player("Verdi", "B.", "8"))


@pytest.mark.parametrize(
    "wanted, reason",
    [
        ({"Z": "surname 1"}, "column-none"),
        ({"Capitano": "surname 1"}, "column-none"),
        ({"A": "colour"}, "column-unknown"),
        ({"A": "surname"}, "column-unknown"),
    ],
)
def test_what_is_no_column_is_told(wanted: dict[str, str], reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        said_of(layout(FOREIGN), wanted)
    assert refused.value.reason == reason


def test_two_columns_do_not_say_the_same() -> None:
    with pytest.raises(BadInput) as refused:
        layout(FOREIGN, {"0": "player 1", "1": "player 1"})
    assert refused.value.facts == {"first": "A (Iscritto A)", "second": "B (Compagno)"}


def test_everything_that_can_be_chosen_can_be_said() -> None:
    everything = list(choices(2, team=True))
    assert len(everything) == len(set(everything)) == 20
    assert [told(str(one)) for one in everything] == everything
    assert [meaning(str(one)) for one in everything] == everything
    assert Column("team") not in choices(2, team=False)
    assert told("ignora") is told("") is None


def test_letters() -> None:
    assert [letters(at) for at in (0, 25, 26, 27, 99)] == ["A", "Z", "AA", "AB", "CV"]


def test_cells_without_a_value_are_told_row_by_row() -> None:
    table = (
        ("Cognome 1", "Cognome 2", "Note"),
        ("Rossi", Uncomputed(), ""),
        ("Neri", "#N/D", ""),
        ("Gallo", "Costa", Uncomputed()),
        (None, Uncomputed(), None),
    )
    found = read(Desk(Notice("Prova", "fibur-2019")).t, table)
    assert [(one.row, one.reason, one.facts["cell"]) for one in found.problems] == [
        *((2, "formula", "B2"), (3, "error-cell", "B3"))
    ]
    assert found.rows == (4,)
    alone = read(Desk(Notice("Prova", "fibur-2019")).t, (table[0], table[4]))
    assert [(one.row, one.reason) for one in alone.problems] == [(2, "formula")]
