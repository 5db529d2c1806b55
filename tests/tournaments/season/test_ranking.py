"""A ranking over several events: what each gives, which of it counts, who is before whom, and who is who."""

import pytest
from msgspec.structs import replace

from tests.tournaments.season.years import event, season
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.season.people import Doubt
from ventaglio.tournaments.season.ranking import Ranking, Standing, ranking
from ventaglio.tournaments.season.results import Outcome
from ventaglio.tournaments.season.rules import By, Ranked, Rules, Tie, check

ABC = ("Aldi Ada", "Bini Bea"), ("Conti Ciro", "Dotti Dino"), ("Elmi Eva", "Fini Fosco")


def ranked(rules: Rules, *events: Outcome, weights: tuple[int, ...] = (), **more: object) -> Ranking:
    return ranking(rules, events, weights or (100,) * len(events), **more)  # type: ignore[arg-type]


def row(found: Ranking, title: str) -> Standing:
    return next(one for one in found.rows if one.title == title)


def test_a_place_gives_what_the_table_says_and_others_what_is_left() -> None:
    found = ranked(Rules(table=(10, 6), others=1, presence=2), event("A", *ABC))
    assert [(one.rank, one.title, one.points) for one in found.rows] == [
        *((1, "Aldi Ada", 1200), (1, "Bini Bea", 1200), (3, "Conti Ciro", 800)),
        *((3, "Dotti Dino", 800), (5, "Elmi Eva", 300), (5, "Fini Fosco", 300)),
    ]
    figure = row(found, "Conti Ciro").figures[0]
    assert (figure.place, figure.of, figure.base, figure.presence, figure.weight) == (2, 3, 6, 2, 100)


def test_points_by_who_stands_behind_and_by_victory_points() -> None:
    beaten = ranked(Rules(by=By.BEATEN, presence=1), event("A", *ABC))
    assert [one.points for one in beaten.rows] == [300, 300, 200, 200, 100, 100]
    vp = ranked(Rules(by=By.VP), event("A", *ABC))
    assert [one.points for one in vp.rows] == [9300, 9300, 8600, 8600, 7900, 7900]


def test_a_weight_makes_hundredths_and_no_fractions() -> None:
    found = ranked(Rules(table=(3,), others=1), event("A", *ABC), event("B", *ABC), weights=(150, 33))
    assert row(found, "Aldi Ada").points == 3 * 150 + 3 * 33
    assert all(isinstance(one.points, int) for one in found.rows)


def test_only_the_best_count_and_the_others_are_shown() -> None:
    events = (event("A", *ABC), event("B", *reversed(ABC)), event("C", *ABC))
    found = ranked(Rules(table=(10, 6, 3), best=2), *events)
    ada = row(found, "Aldi Ada")
    assert ada.points == 2000
    assert ada.played == 3
    assert [one.counts for one in ada.figures] == [True, False, True]
    # Of equal results the earlier counts.
    assert [one.counts for one in row(found, "Conti Ciro").figures] == [True, True, False]


def test_who_has_played_too_little_comes_last_without_a_place() -> None:
    found = ranked(Rules(table=(10, 6, 3), least=2), event("A", *ABC), event("B", *ABC[1:]))
    assert [(one.rank, one.title) for one in found.rows][-2:] == [(0, "Aldi Ada"), (0, "Bini Bea")]
    assert found.rows[0].rank == 1


def test_ties_are_decided_in_the_order_of_the_rules_and_else_shared() -> None:
    one, other, third = ("A a", "B b"), ("C c", "D d"), ("E e", "F f")
    # A: 1st and 3rd; C: 2nd twice.
    events = (event("1", one, other, third), event("2", third, other, one))
    rules = Rules(table=(10, 7, 4), ties=())
    assert [row.rank for row in ranked(rules, *events).rows] == [1] * 6
    by_places = ranked(Rules(table=(10, 7, 4), ties=(Tie.PLACES,)), *events)
    assert [(row.rank, row.title) for row in by_places.rows][-2:] == [(5, "C c"), (5, "D d")]
    assert by_places.rows[4].decided is Tie.PLACES
    latest = ranked(Rules(table=(10, 7, 4), ties=(Tie.LATEST,)), *events)
    assert [row.title for row in latest.rows] == ["E e", "F f", "C c", "D d", "A a", "B b"]


def test_pairs_and_clubs() -> None:
    events = (event("1", ("A a", "B b"), ("C c", "D d"), clubs=("Uno/Due", "Due")), event("2", ("B b", "A a")))
    pairs = ranked(Rules(ranked=Ranked.PAIRS, table=(10, 6)), *events)
    assert [(row.title, row.points, row.played) for row in pairs.rows] == [
        ("A a – B b", 2000, 2),
        ("C c – D d", 600, 1),
    ]
    clubs = ranked(Rules(ranked=Ranked.CLUBS, table=(10, 6)), *events)
    assert [(row.title, row.points) for row in clubs.rows] == [("Due", 2200), ("Uno", 1000)]
    best = ranked(Rules(ranked=Ranked.CLUBS, table=(10, 6), club_best=1), *events)
    assert [(row.title, row.points) for row in best.rows] == [("Due", 1000), ("Uno", 1000)]
    assert best.rows[0].figures[0].left_out == 2


def test_categories_have_rankings_of_their_own() -> None:
    found = ranked(Rules(table=(10, 6, 3), categories=True), event("1", *ABC, categories="BAB"))
    assert {name: [row.title for row in rows] for name, rows in found.categories.items()} == {
        "A": ["Conti Ciro", "Dotti Dino"],
        "B": ["Aldi Ada", "Bini Bea", "Elmi Eva", "Fini Fosco"],
    }
    assert [row.rank for row in found.categories["B"]] == [1, 1, 3, 3]


def test_nobody_is_made_one_with_somebody_else_in_silence() -> None:
    events = (
        event("1", ("Rossi Anna #1", "Bini Bea"), ("Rossi Anna #2", "Conti Ciro")),
        event("2", ("anna ROSSI", "bini béa"), ("Verdi Ugo #1", "Conti Ciro")),
    )
    found = ranked(Rules(table=(10, 6)), *events)
    # Accents, case and the order of a name are no matter; a card is.
    assert row(found, "bini béa").played == 2
    assert sorted(one.points for one in found.rows if "ross" in one.title.casefold()) == [600, 1000]
    assert row(found, "Verdi Ugo").played == 2
    assert {(one.doubt, one.names) for one in found.clashes} == {
        (Doubt.NO_CARD, ("Rossi Anna", "Rossi Anna", "anna ROSSI")),
        (Doubt.SAME_CARD, ("Rossi Anna", "Verdi Ugo")),
    }
    # The organiser's word makes them one.
    told = ranked(Rules(table=(10, 6)), *events, same=(("card 2", "name anna rossi"),))
    assert row(told, "anna ROSSI").points == 1600


def test_whoever_is_told_apart_is_asked_about_no_more_until_somebody_else_of_that_name_comes() -> None:
    events = [event("1", ("Rossi Anna #1",), ("Rossi Anna #2",)), event("2", ("Rossi Anna",), ("Verdi Ugo",))]
    keys = ("card 1", "card 2", "name anna rossi")
    (doubt,) = ranked(Rules(), *events).clashes
    assert (doubt.keys, doubt.persons, doubt.settled) == (keys, (0, 1, 2), False)
    assert doubt.events == (("1",), ("1",), ("2",))
    same, apart = ((keys[0], keys[2]),), ((keys[0], keys[1]), (keys[1], keys[2]))
    (settled,) = ranking(Rules(), events, (100, 100), same, apart).clashes
    assert (settled.persons, settled.settled) == ((0, 1, 0), True)
    events.append(event("3", ("Rossi Anna #3",)))
    (again,) = ranking(Rules(), events, (100,) * 3, same, apart).clashes
    assert not again.settled


def test_rules_that_cannot_be_meant_are_refused() -> None:
    for wrong in (
        Rules(table=(1, 2)),
        Rules(table=(3,), others=4),
        Rules(table=(-1,)),
        Rules(table=(), others=0),
        Rules(best=2, least=3),
        Rules(ties=(Tie.VP, Tie.VP)),
        Rules(best=-1),
    ):
        with pytest.raises(BadInput):
            check(wrong)
    check(Rules())


def test_a_season_of_three_hundred_adds_up() -> None:
    events = season(12, 300)
    found = ranked(Rules(best=8, presence=1), *events)
    assert len(found.rows) == 300
    for one in found.rows:
        assert one.points == sum(sorted((figure.points for figure in one.figures), reverse=True)[i] for i in range(8))
        assert sum(figure.counts for figure in one.figures) == 8
    assert [one.points for one in found.rows] == sorted((one.points for one in found.rows), reverse=True)


def test_a_registry_says_who_is_who_and_what_everybody_may_see() -> None:
    plain = event("1", ("Rossi Anna", "Bini Bea"))
    row = plain.rows[0]
    anna, bea = row.players
    veiled = replace(row, players=(replace(anna, person="p1"), bea), shown=("Rossi A.", "Bini Bea"))
    renamed = replace(row, players=(replace(anna, surname="Verdi", person="p1"), bea), shown=("***", "Bini Bea"))
    events = (replace(plain, rows=(veiled,)), replace(plain, rows=(renamed,)))
    assert [(one.title, one.played) for one in ranked(Rules(), *events).rows] == [("Bini Bea", 2), ("Verdi Anna", 2)]
    public = ranked(Rules(), *events, public=True)
    assert [(one.title, one.played) for one in public.rows] == [("***", 2), ("Bini Bea", 2)]
    assert public.clashes == ()
    assert events[0].rows[0].title == "Rossi A. – Bini Bea"
