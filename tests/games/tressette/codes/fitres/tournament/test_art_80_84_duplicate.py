"""Tressette with duplicate deals: boards compared with the other tables, annulled ones scored as FITRES 80–84 say."""

from fractions import Fraction

import pytest

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.duplicate import (
    Arbitral,
    CastLot,
    artificial,
    assigned,
    both_equally,
    both_unequally,
)
from ventaglio.games.tressette.engine.rules import Rules
from ventaglio.server.desk.exporting import COLUMNS, match_rows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.duplicate import Blame, Finding, elsewhere, ruled
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.terms import Format, Movement
from ventaglio.tournaments.log import demand_opening

pytestmark = pytest.mark.article("fitres", "80", "81", "82", "83", "84")


def boards(*tables: tuple[tuple[int, int], ...], entrants: int = 0) -> Desk:
    """A round of as many boards as each of these tables has played."""
    day = desk(entrants or 2 * len(tables), Phase(Movement.MITCHELL, 1), code="moderne", hands=len(tables[0]))
    day.positions()
    for table, played in enumerate(tables, start=1):
        day.do(e.Scored(1, table, played))
    return day


def shared(day: Desk) -> list[tuple[int, int]]:
    awards = day.t.rounds[0].awards
    return [(awards[table][0].vp, awards[table][1].vp) for table in sorted(awards)]


def test_the_twenty_points_are_shared_as_the_same_board_went_elsewhere() -> None:
    assert shared(boards(((7, 4),), ((6, 5),), ((5, 6),))) == [(20, 0), (10, 10), (0, 20)]


def test_equal_boards_share_alike_and_a_table_alone_too() -> None:
    assert shared(boards(((6, 5), (3, 8)), ((6, 5), (3, 8)))) == [(10, 10), (10, 10)]
    assert shared(boards(((11, 0),))) == [(10, 10)]


def test_half_a_point_goes_to_the_side_that_is_behind() -> None:
    """Three tables and two boards: three comparisons won of four are fifteen, and so on to the whole number."""
    day = boards(((7, 4), (6, 5)), ((6, 5), (6, 5)), ((5, 6), (6, 5)))
    assert shared(day) == [(15, 5), (10, 10), (5, 15)]
    day = boards(((9, 2),), ((8, 3),), ((8, 3),), ((7, 4),), ((6, 5),))
    assert shared(day) == [(20, 0), (12, 8), (12, 8), (5, 15), (0, 20)]


def test_the_difference_of_points_breaks_the_tie() -> None:
    day = boards(((7, 4),), ((6, 5),), ((5, 6),))
    assert day.ranking(1)[:2] == [1, 6]
    assert (day.of(1, 1).mp, day.of(1, 1).points) == (3, 7)


def test_a_board_has_a_score_for_every_passata_of_the_round() -> None:
    day = desk(4, Phase(Movement.MITCHELL, 1), code="moderne", hands=3)
    day.positions()
    assert day.refused(e.Scored(1, 1, ((7, 4),))).reason == "sheets"
    assert day.judge(e.Scored(1, 1, ((7, 4), (6, 5), (11, 0)))) is None


def test_only_pairs_and_only_boards_of_the_round() -> None:
    with pytest.raises(Exception, match="format"):
        desk(4, Phase(Movement.MITCHELL, 1), code="moderne", hands=3, format=Format.TEAMS)
    day = boards(((7, 4),), ((6, 5),))
    assert day.refused(e.DuplicateAdjusted(1, 1, 2, (6, 5), "Arbitro", "81")).reason == "board"
    burraco = desk(4)
    burraco.positions()
    assert burraco.refused(e.DuplicateAdjusted(1, 1, 1, (6, 5), "Arbitro", "81")).reason == "no-duplicate"


def test_an_annulled_board_takes_the_mean_of_the_other_tables() -> None:
    """81: 7–4, 6–5 and 6–5 elsewhere give 6⅓ and 4⅔, rounded to 6 and 5."""
    day = boards(((0, 0),), ((7, 4),), ((6, 5),), ((6, 5),))
    rules = day.t.regulation.boards
    assert isinstance(rules, Rules)
    others = elsewhere(day.t, day.t.rounds[0], 1, 1)
    given = artificial(rules, others)
    assert isinstance(given, Arbitral)
    assert given.points == (6, 5)
    day.do(e.DuplicateAdjusted(1, 1, 1, given.points, "Arbitro", "81", "carte in meno"))
    assert shared(day) == [(7, 13), (20, 0), (7, 13), (7, 13)]
    assert elsewhere(day.t, day.t.rounds[0], 2, 1) == others[1:], "an arbitral score is no result of play"


@pytest.mark.article("fitres", "80")
def test_an_annulled_board_is_no_result_until_it_has_a_score() -> None:
    day = boards(((0, 0),), ((6, 5),), ((5, 6),))
    assert shared(day) == [(10, 10), (20, 0), (0, 20)], "two tables compare with each other, the third with nobody"
    assert (day.t.missing(1), day.t.completed) == ((1,), 0)
    assert day.refused(e.DuplicateAdjusted(1, 1, 1, (10**9, 11 - 10**9), "Arbitro", "82")).reason == "impossible"
    day.do(e.DuplicateAdjusted(1, 1, 1, (6, 5), "Arbitro", "81"))
    assert (day.t.missing(1), day.t.completed) == ((), 1)


def test_equal_decimals_are_left_to_the_lot() -> None:
    day = boards(((0, 0),), ((6, 5),), ((5, 6),))
    rules = day.t.regulation.boards
    assert isinstance(rules, Rules)
    others = elsewhere(day.t, day.t.rounds[0], 1, 1)
    assert isinstance(artificial(rules, others), CastLot)
    assert isinstance(both_equally(rules, others), CastLot)
    given = artificial(rules, others, lot=1)
    assert isinstance(given, Arbitral)
    assert given.points == (5, 6)


def test_who_is_to_blame_gets_the_worst_that_could_have_come() -> None:
    day = boards(((0, 0),), ((6, 5),))
    rules = day.t.regulation.boards
    assert isinstance(rules, Rules)
    assert assigned(rules, ((7, 4), (9, 2), (6, 5)), innocent=1).points == (6, 5)
    others = elsewhere(day.t, day.t.rounds[0], 1, 1)
    unequal = both_unequally(rules, others, guiltier=0, gravity=Fraction(1))
    assert isinstance(unequal, Arbitral)
    assert unequal.points == (4, 7)


@shows("duplicate-modern", "110", "fitres")
def test_duplicates_are_always_played_by_the_modern_norms() -> Objection:
    with pytest.raises(Objected) as refused:
        desk(4, Phase(Movement.MITCHELL, 1), code="tradizionali", hands=3)
    return refused.value.objection


@shows("buongioco")
def test_a_notice_names_a_way_of_the_code_to_play_buongioco() -> Objection:
    with pytest.raises(Objected) as refused:
        desk(4, Phase(Movement.MITCHELL, 1), code="moderne", hands=3, buongioco="a voce")
    return refused.value.objection


@shows("board-sum")
def test_a_passata_has_as_many_points_as_the_pack() -> Objection:
    day = desk(4, Phase(Movement.MITCHELL, 1), code="moderne", hands=1)
    day.positions()
    return day.refused(e.Scored(1, 1, ((9, 9),)))


def test_duplicates_of_old_are_read() -> None:
    # What was announced before the notice said how buongioco is played is still read and scored.
    old = e.Announced(Notice("Vecchio", "tradizionali", hands=2, phases=(Phase(Movement.MITCHELL, 1),)))
    demand_opening(old)


@pytest.mark.article("fitres", "14", "174")
def test_a_board_has_the_points_of_the_pack_and_no_others() -> None:
    day = desk(4, Phase(Movement.MITCHELL, 1), code="moderne", hands=2)
    day.positions()
    for wrong in ((9, 9), (11, 11), (6, 4), (12, 0)):
        found = day.refused(e.Scored(1, 1, ((7, 4), wrong)))
        assert (found.reason, found.facts["board"], found.facts["deck"]) == ("board-sum", 2, 11)
    assert day.judge(e.Scored(1, 1, ((7, 4), (0, 0)))) is None, "an annulled board waits for the referee"
    assert day.refused(e.DuplicateAdjusted(1, 1, 1, (9, 9), "Arbitro", "82")).reason == "board-sum"
    accused = desk(4, Phase(Movement.MITCHELL, 1), code="moderne", hands=1, buongioco="accusa")
    accused.positions()
    assert accused.judge(e.Scored(1, 1, ((9, 9),))) is None, "three and four points of accusations"
    assert accused.refused(e.Scored(1, 1, ((8, 8),))).reason == "board-sum", "accusations give three or four"


def test_an_assigned_board_counts_in_the_totals_too() -> None:
    day = boards(((7, 4), (0, 0)), ((6, 5), (8, 3)))
    day.do(e.DuplicateAdjusted(1, 1, 2, (8, 3), "Arbitro", "81"))
    award = day.t.rounds[0].awards[1]
    assert (award[0].points, award[1].points, award[0].mp) == (15, 7, 8)
    row = next(match_rows(day.t))
    assert row[COLUMNS.index("first_total")] == 15


def test_articles_82_and_84_are_computed() -> None:
    day = boards(((0, 0),), ((7, 4),), ((6, 5),), ((6, 5),))
    one = day.t.rounds[0]

    def points(finding: Finding) -> tuple[int, int]:
        found = ruled(day.t, one, 1, 1, finding)
        assert isinstance(found, Arbitral)
        return found.points

    assert points(Finding(Blame.ONE, line=1)) == (7, 4), "the best of what came about elsewhere"
    assert points(Finding(Blame.ONE, line=0)) == (6, 5)
    assert points(Finding(Blame.ONE, line=0, reachable=((3, 8), (5, 6)))) == (3, 8)
    # 6⅓ and 4⅔: a third of 6⅓ goes over at most, half of that at half gravity.
    assert points(Finding(Blame.ONE_MORE, line=0)) == (4, 7)
    assert points(Finding(Blame.ONE_MORE, line=0, gravity=Fraction(1, 2))) == (5, 6)
    with pytest.raises(BadInput):
        points(Finding(Blame.ONE))


def test_a_whole_tournament_with_a_rest() -> None:
    day = desk(9, Phase(Movement.MITCHELL, 3), Phase(Movement.DANISH, 2), code="moderne", hands=4)
    for _ in range(5):
        day.play(
            lambda round_, match: ((match.sides[0][0] * 3 + round_) % 12, 11 - (match.sides[0][0] * 3 + round_) % 12)
        )
    assert day.t.completed == 5
    assert day.replayed() == day.t
    rested = day.t.rounds[0].rests[0]
    assert day.of(rested, 1).vp == 12
