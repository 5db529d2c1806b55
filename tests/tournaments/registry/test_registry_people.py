"""People of a registry: found by id, card or an unmistakable name; shown to everybody as they have chosen."""

import time

import pytest

from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.registry.matching import alike, completed, found
from ventaglio.tournaments.registry.people import Person, Roster, Shown


def roster(*people: Person) -> Roster:
    return Roster({one.id: one for one in people})


MARIO = Person("1", "Rossi", "Mario", "100", "ASD Asso", "A", 2026)
MARIA = Person("2", "Rossi", "Maria", "101", "ASD Asso")
DANILO = Person("3", "D'Angelo", "Nicolò", "", "Il Pozzetto")
EVERYBODY = roster(MARIO, MARIA, DANILO)


def test_people_are_told_by_name() -> None:
    assert [str(one) for one in EVERYBODY.people] == ["D'Angelo Nicolò", "Rossi Maria", "Rossi Mario"]
    assert dict(EVERYBODY.clubs) == {"ASD Asso": 2, "Il Pozzetto": 1}


@pytest.mark.parametrize(
    "player, who",
    [
        (Player("Somebody", person="1"), MARIO),
        (Player("Rosi", "M", "100"), MARIO),
        (Player("NICOLO", "d angelo"), DANILO),
        (Player("D'Angelo", "Nicolo", "999"), DANILO),
        (Player("Rossi", "Maria", "555"), None),
        (Player("Rossi"), None),
        (Player("Rossi", "Mario", person="gone"), None),
    ],
)
def test_a_player_is_somebody_or_nobody(player: Player, who: Person | None) -> None:
    assert EVERYBODY.who(player) == who


def test_of_two_with_one_name_none_is_meant() -> None:
    assert roster(MARIO, Person("9", "Rossi", "Mario", "900")).who(Player("Rossi", "Mario")) is None


def test_whoever_was_merged_is_found_under_all_ids_and_cards() -> None:
    kept = roster(MARIO, Person("8", "Rosi", "Mario", "77", into="1"))
    assert kept.who(Player("x", person="8")) == kept.who(Player("x", card="77")) == MARIO
    assert kept.who(Player("Rosi", "Mario")) == MARIO
    assert kept.people == (MARIO,)


def test_what_is_public_is_chosen() -> None:
    told = [Person("1", "Rossi", "Mario", shown=one).public for one in Shown]
    assert told == ["Rossi Mario", "Rossi M.", "***"]


def test_players_get_what_the_registry_knows_of_them() -> None:
    known, stranger = completed(EVERYBODY, (Player("rossi", "mario"), Player("Verdi", "Ugo", person="x")))
    assert known == Player("rossi", "mario", "100", "ASD Asso", "A", "1")
    assert stranger == Player("Verdi", "Ugo")


# ── Typing ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "typed, who",
    [
        ("ros mario", [MARIO]),
        ("ros", [MARIA, MARIO]),
        ("101", [MARIA]),
        ("nico dang", []),
        ("nico d ang", [DANILO]),
        ("pozz", [DANILO]),
        ("zz", []),
    ],
)
def test_a_few_letters_find_people(typed: str, who: list[Person]) -> None:
    assert list(found(EVERYBODY, typed)) == who


def test_thousands_are_searched_before_the_next_key_is_pressed() -> None:
    many = roster(*(Person(str(n), f"Cognome{n}", f"Nome{n}", str(n), f"Club {n % 40}") for n in range(3_000)))
    assert many.people
    start = time.process_time()
    assert [one.id for one in found(many, "cognome2999")] == ["2999"]
    assert time.process_time() - start < 0.5


# ── Twice in it ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "one, other, why",
    [
        (("Rossi", "Mario", ""), ("Mario", "Rossi", "7"), "name"),
        (("Rossi", "Mario", ""), ("Rossi", "M.", ""), "initial"),
        (("Rossi", "Mario", ""), ("Rossi", "", ""), ""),
        (("Ferrari", "Ugo", ""), ("Ferari", "Ugo", ""), "near"),
        (("Bianchi", "Alesandro", ""), ("Bianchi", "Alessandro", ""), "near"),
        (("Rossi", "Paolo", ""), ("Rossi", "Paola", ""), ""),
        (("Rossi", "Mario", "1"), ("Rossi", "Mario", "2"), ""),
        (("Rossi", "M.", ""), ("Rossi", "Carlo", ""), ""),
        (("Neri", "Ada", ""), ("Verdi", "Ada", ""), ""),
    ],
)
def test_who_may_stand_there_twice(one: tuple[str, str, str], other: tuple[str, str, str], why: str) -> None:
    both = roster(Person("a", *one), Person("b", *other))
    assert [each.why for each in alike(both)] == ([why] if why else [])
