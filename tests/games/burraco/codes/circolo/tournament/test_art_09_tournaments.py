"""Art. 9: tournaments of the club. Arts 10 and 11: time and manners, where no penalty follows."""

import pytest

from tests.texts import REGULATIONS
from tests.tournaments.director.tables import THREE, Row, check_row
from ventaglio.core.norms import adopt, plain
from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.awards import absent, forfeit, played, rest
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.movements.mover import mover
from ventaglio.tournaments.director.penalties import left_on_table, points_lost
from ventaglio.tournaments.director.regulation import Appeal
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.director.victory import victory

CODE = "circolo"
pytestmark = pytest.mark.article(CODE, "9")
REGULATION = REGULATIONS[CODE]


@pytest.mark.parametrize("hands", [3, 4, 5, 6])
@pytest.mark.parametrize("row", THREE)
def test_one_table_serves_every_round(hands: int, row: Row) -> None:
    check_row(CODE, hands, row)


@pytest.mark.parametrize("hands", [0, 2])
def test_there_are_no_shorter_rounds_and_no_teams(hands: int) -> None:
    with pytest.raises(BadInput, match="no table of victory points"):
        victory(REGULATION, hands, 100)


def test_w39_1250_against_900() -> None:
    assert [(one.vp, one.mp, one.points) for one in played(REGULATION, 3, (1250, 900))] == [
        (13, 350, 1250),
        (7, -350, 900),
    ]


def test_pairs_of_similar_victory_points_meet() -> None:
    assert REGULATION.formats.value == (Format.PAIRS,)
    assert set(REGULATION.seatings.value) == {Seating.DRAW, Seating.REFEREE}
    assert REGULATION.movements.value == (Movement.DANISH,)
    assert all(mover(movement).by_standing for movement in REGULATION.movements_for(Format.PAIRS))
    assert REGULATION.movements_for(Format.YELLOW) == ()


def test_ties_are_broken_by_match_points_then_by_points_and_three_pairs_are_awarded() -> None:
    assert REGULATION.ties.value[:3] == ("vp", "mp", "points")
    assert REGULATION.ties.stated
    assert REGULATION.prize_ranks.value == 3


def test_the_judge_sets_the_time() -> None:
    assert REGULATION.minutes_free.value
    assert REGULATION.minutes_free.stated


@pytest.mark.parametrize("hands", [3, 4, 5, 6])
def test_what_the_text_leaves_out_is_as_the_federation_has_it_for_the_same_table(hands: int) -> None:
    assert (rest(REGULATION, hands).vp, rest(REGULATION, hands).mp) == (14, 355)
    assert [(one.vp, one.mp) for one in forfeit(REGULATION, hands, absent=0)] == [(6, -355), (14, 355)]
    assert [absent(REGULATION, hands, missed).vp for missed in (1, 2, 3, 4)] == [6, 6, 6, 0]
    assert not any(norm.stated for norm in (REGULATION.rest, REGULATION.forfeit_won, REGULATION.absent))


@pytest.mark.article(CODE, "10")
def test_the_timer_is_the_judges() -> None:
    assert not REGULATION.time_left_told.value


@pytest.mark.article(CODE, "11")
def test_manners_are_no_part_of_the_rules() -> None:
    assert points_lost(REGULATION, 3, warnings=10) == ()
    assert left_on_table(REGULATION, (900, 500)) is None
    assert REGULATION.appeal.value is Appeal.JUDGE
    delay = late(REGULATION, 11 * 60)
    assert (delay.warning, delay.bonus, delay.forfeit) == (False, 0, False)


@pytest.mark.article(CODE, "11")
def test_a_judge_may_take_the_federations_steps() -> None:
    strict = adopt(REGULATION, {"late": plain(REGULATIONS["fibur-2019"].late.value)})
    assert late(strict, 11 * 60).forfeit
