"""Entries from a spreadsheet: what people really write, and an objection to each row that cannot be read."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournaments.director.desks import Desk
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.importing import Problem, Reading, read
from ventaglio.tournaments.director.plan import Notice
from ventaglio.tournaments.director.terms import Format

HEAD = ("Cognome 1", "Nome 1", "Cognome 2", "Nome 2")
Rows = Sequence[Sequence[object]]


def opened(format_: Format = Format.PAIRS) -> Desk:
    return Desk(Notice("Prova", "fibur-2019", format=format_))


def sheet(*rows: Sequence[object], format_: Format = Format.PAIRS) -> Reading:
    return read(opened(format_).t, rows)


def people(reading: Reading) -> list[list[str]]:
    return [[str(player) for player in entry.players] for entry in reading.entries]


ROSSI = [["Rossi Anna", "Verdi Bea"]]


# ── Headings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "rows",
    [
        [HEAD, ("Rossi", "Anna", "Verdi", "Bea")],
        [("COGNOME 1", "nome  1", "Cognome 2", "Nome 2"), ("Rossi", "Anna", "Verdi", "Bea")],
        [("Cognome", "Nome", "Cognome", "Nome"), ("Rossi", "Anna", "Verdi", "Bea")],
        [("Surname A", "Name A", "Surname B", "Name B"), ("Rossi", "Anna", "Verdi", "Bea")],
        [("Torneo di Natale",), (), HEAD, ("Rossi", "Anna", "Verdi", "Bea")],
        [("N.", "Giocatore 1", "Giocatore 2"), (1.0, "Rossi Anna", "Verdi Bea")],
        [("Cognome e nome", "Cognome e nome"), ("Rossi Anna", "Verdi Bea")],
        [("Nome e cognome 1", "Nome e cognome 2"), ("Anna Rossi", "Bea Verdi")],
        [("Giocatore 1", None, "Giocatore 2"), ("Cognome", "Nome") * 2, ("Rossi", "Anna", "Verdi", "Bea")],
        [("Coppia",), ("Rossi Anna - Verdi Bea",)],
        [("Giocatori",), ("Rossi Anna / Verdi Bea",)],
        [("Coppia", "Giocatore 1", "Giocatore 2"), ("1 bis", "Rossi Anna", "Verdi Bea")],
    ],
)  # fmt: skip
def test_a_pair_however_it_is_written(rows: Rows) -> None:
    found = sheet(*rows)
    assert (people(found), found.problems) == (ROSSI, ())
    assert found.rows == (len(rows),)


def test_a_heading_over_others_keeps_its_own_column() -> None:
    top = ("Giocatore 1", "", "Giocatore 2", "", "Circolo")
    found = sheet(top, ("Cognome", "Nome", "Cognome", "Nome", ""), ("Rossi", "Anna", "Verdi", "Bea", "ASD Perché No"))
    assert (people(found), found.entries[0].club) == (ROSSI, "ASD Perché No")


@pytest.mark.parametrize("rows", [[], [()], [("a", "b"), (1, 2)], [("Nome 1", "Nome 2"), ("Anna", "Bea")]])
def test_without_headings_nothing_is_guessed(rows: Rows) -> None:
    assert sheet(*rows) == Reading((), (), (Problem(1, "no-headings"),))


def test_headings_and_nothing_below() -> None:
    assert sheet(("Prova",), HEAD, ("", None, " ", "")).problems == (Problem(2, "no-rows"),)


def test_everything_the_check_in_asks() -> None:
    head = ("Cognome 1", "Tessera 1", "Cognome 2", "Tessera 2", "Società", "Cat.", "Quota")
    found = sheet(head, ("Rossi", 12.0, "Verdi", " A 5 ", "Forlì", "B", "SÌ"), ("Neri", None, "Gallo", "", "", "", 0))
    first, second = found.entries
    assert first == e.Entered(1, (Player("Rossi", card="12"), Player("Verdi", card="A 5")), "", "Forlì", "B", True)
    assert (second.number, second.paid) == (2, False)


def test_teams_have_a_name_and_reserves() -> None:
    head = ("Squadra", *(f"Giocatore {place}" for place in range(1, 6)))
    found = sheet(
        head, ("Lupi", "A A", "B B", "C C", "D D", "E E"), ("Orsi", "F F", "G G", "H H"), format_=Format.TEAMS
    )
    assert (found.entries[0].name, len(found.entries[0].players)) == ("Lupi", 5)
    assert found.problems == (Problem(3, "players", {"players": 3, "needed": 4}),)


@pytest.mark.parametrize(
    "cell, player",
    [
        ("De Luca Maria", Player("De Luca", "Maria")),
        ("D'Angelo Pia", Player("D'Angelo", "Pia")),
        ("Niccolò", Player("Niccolò")),
        ("Rossi  Anna Maria ", Player("Rossi", "Anna Maria")),
        ("Rossi-Verdi Ada", Player("Rossi-Verdi", "Ada")),
    ],
)
def test_a_name_in_one_cell_begins_with_the_surname(cell: str, player: Player) -> None:
    found = sheet(("Nominativo",), (cell,), format_=Format.ONE_TO_ONE)
    assert found.entries[0].players == (player,)


# ── Row by row ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bad_row_does_not_spoil_the_others() -> None:
    head = (*HEAD, "Pagato")
    found = sheet(
        head,
        ("Rossi", "Anna", "Verdi", "Bea", "x"),
        ("Neri", "Eva", "", "", ""),
        (),
        ("", "Ada", "Gallo", "Ugo", ""),
        ("Costa", "Pia", "Greco", "Lia", "forse"),
        ("x" * 81, "Pia", "Conti", "Lia", ""),
        ("Bianchi", "Ada", "Marino", "Lea"),
    )
    assert [entry.number for entry in found.entries] == [1, 2], "numbers have no gaps"
    assert found.rows == (2, 8)
    assert [(one.row, one.reason) for one in found.problems] == [
        (3, "players"),
        (5, "no-surname"),
        (6, "paid"),
        (7, "too-long"),
    ]


def test_somebody_in_two_rows_or_twice_in_one() -> None:
    found = sheet(
        HEAD,
        ("Rossi", "Niccolò", "Verdi", "Bea"),
        ("NICCOLO'", "rossi", "Neri", "Eva"),
        ("Gallo", "Ugo", "gallo", "ugo"),
        ("Costa", "Pia", "Greco", "Lia"),
    )
    assert found.rows == (2, 5)
    assert [(one.row, one.reason, one.facts["other"]) for one in found.problems] == [
        (3, "twice-in-sheet", 2),
        (4, "twice-in-sheet", 4),
    ]


def test_cards_tell_people_of_one_name_apart() -> None:
    head = ("Cognome 1", "Tessera 1", "Cognome 2", "Tessera 2")
    apart = sheet(head, ("Rossi", "1", "Verdi", "2"), ("Rossi", "3", "Neri", "4"))
    assert apart.problems == ()
    same = sheet(head, ("Rossi", "1", "Verdi", "2"), ("Russo", "1", "Neri", "4"))
    assert [one.reason for one in same.problems] == ["twice-in-sheet"]


def test_who_is_entered_already_is_not_entered_again() -> None:
    day = opened()
    day.do(e.Entered(1, (Player("Rossi", "Anna"), Player("Verdi", "Bea"))))
    found = read(day.t, (HEAD, ("Neri", "Eva", "rossi", "anna"), ("Costa", "Pia", "Greco", "Lia")))
    assert [(one.row, one.reason, one.facts["entrant"]) for one in found.problems] == [(2, "entered-already", 1)]
    for entry in found.entries:
        day.do(entry)
    assert list(day.t.entrants) == [1, 2]


CELLS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=12), st.sampled_from(HEAD)
)


@given(
    st.lists(st.lists(CELLS, max_size=6), max_size=8), st.sampled_from([Format.PAIRS, Format.TEAMS, Format.ONE_TO_ONE])
)
def test_whatever_a_sheet_holds_its_entries_are_accepted_and_its_rows_accounted_for(
    rows: list[list[object]], format_: Format
) -> None:
    day = opened(format_)
    found = read(day.t, [HEAD, *rows])
    for entry in found.entries:
        day.do(entry)
    told = [*found.rows, *(problem.row for problem in found.problems)]
    assert len(told) == len(set(told)), "one word on each row"
