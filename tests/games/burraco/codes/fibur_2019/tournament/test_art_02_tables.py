"""Arts 2 and 6: kinds of tournament, tables, movements, and the time of a round."""

import pytest

from tests.texts import REGULATIONS
from ventaglio.tournaments.director.terms import Format, Movement, Seating

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "2")
REGULATION = REGULATIONS[CODE]


def test_four_kinds_of_tournament() -> None:
    assert set(REGULATION.formats.value) == set(Format)


def test_four_ways_to_make_the_first_tables() -> None:
    assert set(REGULATION.seatings.value) == set(Seating)


@pytest.mark.parametrize("entrants", [Format.PAIRS, Format.TEAMS, Format.ONE_TO_ONE])
def test_three_ways_to_make_the_later_ones_and_others_if_they_are_announced(entrants: Format) -> None:
    named, further = REGULATION.movements, REGULATION.further_movements
    offered = REGULATION.movements_for(entrants)
    assert offered[:3] == (Movement.DANISH, Movement.MITCHELL, Movement.ROUND_ROBIN) == named.value[:3]
    assert offered[3:] == (Movement.DANISH_MODIFIED, Movement.NO_REMATCH) == further.value
    assert (named.stated, further.stated, REGULATION.movement_announced.value) == (True, False, True)


def test_yellow_tournaments_have_movements_of_their_own() -> None:
    assert REGULATION.movements_for(Format.YELLOW) == (Movement.YELLOW_ROTATION, Movement.YELLOW_RANKED)


def test_a_match_at_the_wrong_table_counts_and_those_who_erred_are_warned() -> None:
    assert REGULATION.wrong_seats_stand.value
    assert REGULATION.wrong_seats_warned.value


def test_a_team_may_change_its_pairs_before_each_match() -> None:
    assert REGULATION.line_up_changes.value


@pytest.mark.article(CODE, "6")
@pytest.mark.parametrize("hands, minutes", [(2, 25), (3, 30), (4, 42)])
def test_the_time_of_a_round_may_be_cut_by_two_minutes_and_no_more(hands: int, minutes: int) -> None:
    assert REGULATION.round_minutes.value[hands] == (minutes - 2, minutes)
    assert not REGULATION.minutes_free.value


@pytest.mark.article(CODE, "6")
def test_players_do_not_learn_how_much_time_is_left() -> None:
    assert not REGULATION.time_left_told.value
