"""Arts 2, 5, 18, 20 and 35: tables and movements, time, who hands sheets in, warnings, the jury."""

import pytest

from tests.texts import REGULATIONS
from ventaglio.tournaments.director.penalties import left_on_table, points_lost
from ventaglio.tournaments.director.regulation import Appeal
from ventaglio.tournaments.director.terms import Format, Movement, Seating

CODE = "internazionale"
REGULATION = REGULATIONS[CODE]


@pytest.mark.article(CODE, "2")
def test_pairs_teams_and_singles_who_change_partners() -> None:
    assert set(REGULATION.formats.value) == {Format.PAIRS, Format.TEAMS, Format.YELLOW}
    assert set(REGULATION.seatings.value) == {Seating.REFEREE, Seating.ORDER, Seating.DRAW}


@pytest.mark.article(CODE, "2")
def test_four_movements_announced_beforehand() -> None:
    assert REGULATION.movements_for(Format.PAIRS) == (
        *(Movement.DANISH, Movement.DANISH_MODIFIED, Movement.MITCHELL, Movement.ROUND_ROBIN),
        Movement.NO_REMATCH,
    )
    assert REGULATION.movement_announced.value


@pytest.mark.article(CODE, "5")
def test_the_time_of_a_round_may_be_changed_and_players_may_not_ask_for_it() -> None:
    assert REGULATION.round_minutes.value == {2: (30, 30), 3: (40, 40), 4: (48, 50)}
    assert REGULATION.minutes_free.value
    assert not REGULATION.time_left_told.value


@pytest.mark.article(CODE, "18", "19")
def test_the_winners_hand_the_sheet_in_captains_sign_and_leaving_it_costs_nothing() -> None:
    assert REGULATION.winners_hand_in.value
    assert REGULATION.captains_sign.value
    assert left_on_table(REGULATION, (900, 0)) is None


@pytest.mark.article(CODE, "20", "Poteri dell'arbitro")
@pytest.mark.parametrize("hands, mp", [(2, -55), (3, -105), (4, -105), (0, -155)])
def test_two_warnings_cost_a_victory_point_and_what_it_is_worth_in_match_points(hands: int, mp: int) -> None:
    assert points_lost(REGULATION, hands, 1) == ()
    assert [(one.vp, one.mp, one.warnings) for one in points_lost(REGULATION, hands, 5)] == [(-1, mp, 2), (-1, mp, 4)]
    assert not REGULATION.penalty_helps_others.value


@pytest.mark.article(CODE, "35")
def test_a_jury_hears_complaints() -> None:
    assert REGULATION.appeal.value is Appeal.JURY
