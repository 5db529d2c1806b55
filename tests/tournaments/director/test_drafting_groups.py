"""Groups by merit that follow a calendar: tables keep their numbers, whoever is missing."""

from tests.tournaments.director.desks import desk
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Format, Movement


def test_a_gap_in_the_first_group_moves_nobody_in_the_second() -> None:
    day = desk(12, Phase(Movement.DANISH, 1), Phase(Movement.MITCHELL, 3, groups=(3, 3)))
    day.play()
    day.cut()
    gone = day.t.groups[0][0]
    day.do(e.Absent(gone, 2))
    day.play()
    tables = {match.table: match.group for match in day.t.rounds[1].matches.values()}
    assert [table for table, group in tables.items() if group == 1] == [4, 5, 6]
    assert len(tables) == 5
    assert [match.table for match in draft(day.t).matches if match.group == 1] == [4, 5, 6]


def test_yellow_rotations_in_groups_number_four_to_a_table() -> None:
    phases = (Phase(Movement.YELLOW_RANKED, 1), Phase(Movement.YELLOW_ROTATION, 2, groups=(2, 2)))
    day = desk(18, *phases, format=Format.YELLOW)
    day.play()
    day.cut()
    day.play()
    assert [len(group) for group in day.t.groups] == [8, 10]
    assert sorted(day.t.rounds[1].matches) == [1, 2, 3, 4]
