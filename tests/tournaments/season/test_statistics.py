"""What the tournaments of a club tell: who came, with whom, who won; and what a tournament hands to a season."""

from tests.tournaments.director.desks import desk
from tests.tournaments.season.years import event
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Movement
from ventaglio.tournaments.season.results import outcome
from ventaglio.tournaments.season.statistics import statistics


def test_attendance_newcomers_pairs_and_winners() -> None:
    found = statistics(
        [
            event("1", ("A a", "B b"), ("C c", "D d")),
            event("2", ("A a", "C c"), ("E e", "B b")),
            event("3", ("B b", "A a"), ("C c", "D d")),
        ]
    )
    assert (found.events, found.people) == (3, 5)
    assert [(one.people, one.newcomers) for one in found.attended] == [(4, 4), (4, 1), (4, 0)]
    assert [(one.title, one.events, one.wins) for one in found.winners[:2]] == [("A a", 3, 3), ("B b", 3, 2)]
    assert [(one.title, one.events) for one in found.pairs[:2]] == [("A a – B b", 2), ("C c – D d", 2)]
    assert found.faithful[0].average == 100 * (93 + 93 + 93) // 3
    best = found.feats[0]
    assert (best.title, best.place, best.vp, best.average) == ("A a – B b", 1, 93, 100 * 93 // best.rounds)


def test_a_club_without_events_has_empty_lists() -> None:
    assert statistics([]).people == 0


def test_a_tournament_counts_when_it_is_over() -> None:
    day = desk(4, Phase(Movement.DANISH, 2), clubs=("Uno", "Due"))
    day.play()
    assert outcome("x", day.t) is None
    day.play()
    day.lock()
    day.do(e.Ended())
    found = outcome("x", day.t)
    assert found is not None
    assert found.people == 8
    assert found.rounds == 2
    assert [row.place for row in found.rows] == [1, 2, 3, 4]
    assert found.rows[0].clubs == (day.t.entrants[day.ranking()[0]].club,) * 2


def test_one_that_broke_off_counts_as_its_prizes_do() -> None:
    early, late = desk(4, Phase(Movement.DANISH, 3)), desk(4, Phase(Movement.DANISH, 3))
    early.play()
    late.play()
    late.play()
    late.post()
    for day in (early, late):
        day.do(e.Interrupted("neve"))
        day.do(e.Ended())
    assert outcome("x", early.t) is None
    found = outcome("x", late.t)
    assert found is not None
    assert found.rounds == 2


def test_who_was_replaced_is_known() -> None:
    day = desk(4, Phase(Movement.DANISH, 2))
    day.play()
    day.do(e.Substituted(1, (0,), (Player("Nuovo", "Nino"),), told_before=True))
    day.play()
    day.lock()
    day.do(e.Ended())
    found = outcome("x", day.t)
    assert found is not None
    assert [str(one) for row in found.rows for one in row.replaced] == ["Cognome1a Nome"]


def test_averages_go_to_the_nearest_hundredth() -> None:
    rows = [("Aldi Ada", "Bini Bea"), ("Conti Ciro", "Dotti Dino")]
    events = [event(str(number), *(rows if number else rows[::-1])) for number in range(3)]
    ada = next(one for one in statistics(events).faithful if one.title == "Aldi Ada")
    assert ada.average == 9067, "93, 93 and 86 are 90 and two thirds"
