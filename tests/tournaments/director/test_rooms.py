"""Tables in several rooms, numbered from wherever a hall leaves off."""

from tests.tournaments.director.desks import desk
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.judge import judge_opening
from ventaglio.tournaments.director.plan import Notice, Phase, Room
from ventaglio.tournaments.director.publication import public
from ventaglio.tournaments.director.terms import Movement
from ventaglio.tournaments.log import law_of

PAIR = (Player("Nuova", "Anna"), Player("Nuova", "Bea"))
TWO = (Room("Sala grande", 1, 3), Room("Veranda", 101))


def test_rooms_are_filled_one_after_the_other() -> None:
    day = desk(10, Phase(Movement.DANISH, 2), rooms=TWO)
    day.play()
    assert sorted(day.t.rounds[0].matches) == [1, 2, 3, 101, 102]
    assert [match.table for match in draft(day.t).matches] == [1, 2, 3, 101, 102], "the first table is still the top"
    assert {match.table: match.room for match in public(day.t).rounds[0].matches} == {
        1: "Sala grande",
        2: "Sala grande",
        3: "Sala grande",
        101: "Veranda",
        102: "Veranda",
    }


def test_a_calendar_keeps_its_tables_in_their_rooms() -> None:
    day = desk(10, Phase(Movement.MITCHELL, 3), rooms=TWO)
    day.play()
    day.play()
    assert sorted(day.t.rounds[1].matches) == [1, 2, 3, 101, 102]


def test_what_no_room_has_place_for_follows_the_last() -> None:
    notice = Notice("Prova", "fibur-2019", rooms=(Room("", 51, 2),))
    assert judge_opening(e.Announced(notice), law_of) is None
    assert [notice.table(place) for place in (1, 2, 3)] == [51, 52, 53]
    assert (notice.room_of(50), notice.room_of(53)) == ("", "")


def test_without_rooms_tables_are_numbered_from_one() -> None:
    assert [Notice("Prova", "fibur-2019").table(place) for place in (1, 2)] == [1, 2]


def test_a_pair_that_comes_late_gets_a_table_of_the_room() -> None:
    day = desk(5, Phase(Movement.DANISH, 2), rooms=(Room("", 51),))
    day.positions()
    day.do(e.Entered(6, PAIR, at_once=True))
    assert sorted(day.t.rounds[0].matches) == [51, 52, 53]
