"""The same deal at several tables, and the referee's scores, computed by hand."""

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.texts import MODERNE
from ventaglio.core.cards import MAZZO
from ventaglio.core.refusal import BadInput
from ventaglio.games.tressette.engine.duplicate import (
    Arbitral,
    Board,
    CastLot,
    Compared,
    Results,
    Score,
    artificial,
    assigned,
    both_equally,
    both_unequally,
    compare,
    make_board,
    others,
    record,
    tables,
)

FITRES = "fitres"
THIRD = Fraction(1, 3)


def scores(*firsts: int, total: int = 11) -> tuple[Score, ...]:
    """Tables numbered from 1, by the points of line 0."""
    return tuple(Score(table, (first, total - first)) for table, first in enumerate(firsts, start=1))


def given_score(found: Arbitral | CastLot) -> Arbitral:
    assert isinstance(found, Arbitral)
    return found


def articles(found: Arbitral) -> list[str]:
    return [cite.article for cite in found.cites]


# ── Boards and results ──────────────────────────────────────────────────────────────────────────────────


def board() -> Board:
    return make_board(1, MAZZO, dealer=2)


@pytest.mark.article(FITRES, "17")
def test_a_board_is_a_whole_pack_as_it_lay_after_the_cut() -> None:
    turned = MAZZO[7:] + MAZZO[:7]
    assert make_board(3, turned, dealer=0) == Board(3, turned, 0)
    with pytest.raises(BadInput, match="board 3: a board has each of the 40 cards once"):
        make_board(3, MAZZO[1:], dealer=0)
    with pytest.raises(BadInput, match="once"):
        make_board(3, (*MAZZO[1:], MAZZO[1]), dealer=0)
    with pytest.raises(BadInput, match="4 cannot deal"):
        make_board(3, MAZZO, dealer=4)


@pytest.mark.article(FITRES, "80", "81")
def test_only_what_was_played_elsewhere_makes_an_artificial_score() -> None:
    results = Results(board())
    for score in scores(7, 6, 4):
        results = record(results, score)
    results = record(results, (4, given_score(artificial(MODERNE, others(results, 4)))))
    assert tables(results) == (1, 2, 3, 4)
    assert others(results, 5) == scores(7, 6, 4)
    assert others(results, 2) == (Score(1, (7, 4)), Score(3, (4, 7)))
    with pytest.raises(BadInput, match="board 1 already has a score at table 4"):
        record(results, Score(4, (5, 6)))
    with pytest.raises(BadInput, match="less than no points"):
        record(results, Score(5, (-1, 12)))


@pytest.mark.article(FITRES, "110")
def test_each_line_is_compared_with_the_same_line_elsewhere() -> None:
    results = Results(board())
    assert compare(record(results, Score(1, (7, 4)))) == ()
    for score in scores(7, 6):
        results = record(results, score)
    assert [one.difference for one in compare(results)] == [1, -1, -1, 1]
    results = record(results, (3, assigned(MODERNE, ((4, 7),), innocent=1)))
    assert compare(results)[0] == Compared(table=1, line=0, points=7, elsewhere=Fraction(5))
    assert [one.difference for one in compare(results)][:2] == [2, -2]
    assert sum(one.difference for one in compare(results)) == 0


# ── Nobody to blame ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(FITRES, "81")
@pytest.mark.parametrize(
    "elsewhere, exact, points",
    [
        (scores(7), (7, 4), (7, 4)),
        (scores(8, 6), (7, 4), (7, 4)),
        (scores(7, 6, 6), (Fraction(19, 3), Fraction(14, 3)), (6, 5)),
        (scores(7, 7, 6), (Fraction(20, 3), Fraction(13, 3)), (7, 4)),
        (scores(11, 0, 0, 0), (Fraction(11, 4), Fraction(33, 4)), (3, 8)),
        (scores(11, 5, 5, 5, 5, 5, 5, 5, 5), (Fraction(51, 9), Fraction(48, 9)), (6, 5)),
    ],
    ids=["the other table", "a whole mean", "19/3", "20/3", "11/4", "nine are not trimmed"],
)
def test_the_score_of_the_other_tables(
    elsewhere: tuple[Score, ...], exact: tuple[Fraction, Fraction], points: tuple[int, int]
) -> None:
    found = given_score(artificial(MODERNE, elsewhere))
    assert (found.exact, found.points, found.lot) == (exact, points, None)
    assert articles(found) == ["81"]


@pytest.mark.article(FITRES, "81")
def test_of_more_than_nine_tables_two_extremes_are_left_out() -> None:
    # Without the 11 and one of the two 0s: seven times 5 and a 0.
    ten = scores(11, 5, 5, 5, 5, 5, 5, 5, 0, 0)
    found = given_score(artificial(MODERNE, ten))
    assert found.exact == (Fraction(35, 8), Fraction(53, 8))
    assert found.points == (4, 7)
    nine = given_score(artificial(MODERNE, ten[:9]))
    assert nine.exact == (Fraction(46, 9), Fraction(53, 9)), "of nine none is"


@pytest.mark.article(FITRES, "81")
def test_equal_decimals_are_left_to_a_lot_that_is_recorded() -> None:
    halves = (Fraction(11, 2), Fraction(11, 2))
    wanted = artificial(MODERNE, scores(6, 5))
    assert wanted == CastLot(halves, MODERNE.artificial_rounds_apart.cite)
    for lot, points in ((0, (6, 5)), (1, (5, 6))):
        found = given_score(artificial(MODERNE, scores(6, 5), lot))
        assert (found.points, found.exact, found.lot) == (points, halves, lot)
    with pytest.raises(BadInput, match="no lot is cast"):
        artificial(MODERNE, scores(7, 6, 6), lot=0)
    with pytest.raises(BadInput, match="no lot is cast"):
        artificial(MODERNE, scores(7), lot=0)
    with pytest.raises(BadInput, match="0 or 1, not 2"):
        artificial(MODERNE, scores(6, 5), lot=2)


@pytest.mark.article(FITRES, "81", "174")
def test_with_accusations_totals_differ_and_each_line_has_its_own_mean() -> None:
    found = given_score(artificial(MODERNE, (Score(1, (7, 4)), Score(2, (9, 5)), Score(3, (7, 4)))))
    assert (found.exact, found.points) == ((Fraction(23, 3), Fraction(13, 3)), (8, 4))
    level = (Score(1, (7, 4)), Score(2, (8, 5)), Score(3, (7, 4)))
    assert artificial(MODERNE, level) == CastLot(
        (Fraction(22, 3), Fraction(13, 3)), MODERNE.artificial_rounds_apart.cite
    )
    assert given_score(artificial(MODERNE, level, lot=1)).points == (7, 5)


@pytest.mark.article(FITRES, "81")
def test_without_another_table_there_is_no_artificial_score() -> None:
    with pytest.raises(BadInput, match="needs a result at another table"):
        artificial(MODERNE, ())


# ── Somebody to blame ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(FITRES, "82")
def test_the_innocent_get_the_best_that_could_have_come_about() -> None:
    reachable = ((5, 6), (8, 3), (7, 4))
    assert assigned(MODERNE, reachable, innocent=0).points == (8, 3)
    assert assigned(MODERNE, reachable, innocent=1).points == (5, 6)
    assert articles(assigned(MODERNE, reachable, innocent=1)) == ["82"]
    assert assigned(MODERNE, ((8, 6), (8, 3)), innocent=0).points == (8, 3), "and the guilty the worst"
    with pytest.raises(BadInput, match="could have come about"):
        assigned(MODERNE, (), innocent=0)
    with pytest.raises(BadInput, match="a line is 0 or 1"):
        assigned(MODERNE, reachable, innocent=2)


@pytest.mark.article(FITRES, "83")
def test_equal_faults_on_both_sides_count_as_none() -> None:
    found = given_score(both_equally(MODERNE, scores(7, 6, 6)))
    assert (found.points, articles(found)) == ((6, 5), ["83", "81"])
    assert isinstance(both_equally(MODERNE, scores(6, 5)), CastLot)
    assert given_score(both_equally(MODERNE, scores(6, 5), lot=1)).points == (5, 6)


@pytest.mark.article(FITRES, "84")
@pytest.mark.parametrize(
    "elsewhere, guiltier, gravity, exact, points",
    [
        (scores(6), 0, Fraction(1), (4, 7), (4, 7)),
        (scores(6), 1, Fraction(1), (Fraction(23, 3), Fraction(10, 3)), (8, 3)),
        (scores(6), 0, Fraction(1, 2), (5, 6), (5, 6)),
        (scores(7), 0, Fraction(1, 2), (Fraction(35, 6), Fraction(31, 6)), (6, 5)),
        (scores(7, 6, 6), 0, Fraction(1), (Fraction(38, 9), Fraction(61, 9)), (4, 7)),
        (scores(7, 6, 6), 0, Fraction(0), (Fraction(19, 3), Fraction(14, 3)), (6, 5)),
    ],
    ids=["a third of 6", "a third of 5", "half of it", "half of 7/3", "a third of 19/3", "nothing"],
)
def test_unequal_faults_move_up_to_a_third_before_rounding(
    elsewhere: tuple[Score, ...],
    guiltier: int,
    gravity: Fraction,
    exact: tuple[Fraction, Fraction],
    points: tuple[int, int],
) -> None:
    found = given_score(both_unequally(MODERNE, elsewhere, guiltier, gravity))
    assert (found.exact, found.points) == (exact, points)
    assert articles(found) == ["84", "81"]


@pytest.mark.article(FITRES, "84")
def test_after_the_shift_a_lot_may_be_needed_or_no_longer() -> None:
    # 6 less a quarter of 2 is 5.5, and so is 5 and that half.
    assert isinstance(both_unequally(MODERNE, scores(6), 0, Fraction(1, 4)), CastLot)
    assert given_score(both_unequally(MODERNE, scores(6), 0, Fraction(1, 4), lot=0)).points == (6, 5)
    # 5.5 each would need one; less 11/6 it is 11/3 to 22/3.
    assert given_score(both_unequally(MODERNE, scores(6, 5), 0, Fraction(1))).points == (4, 7)


@pytest.mark.article(FITRES, "84")
@pytest.mark.parametrize("gravity", [Fraction(-1, 2), Fraction(4, 3)])
def test_the_referee_cannot_go_beyond_the_third(gravity: Fraction) -> None:
    with pytest.raises(BadInput, match="from 0 to 1"):
        both_unequally(MODERNE, scores(6), 0, gravity)


@pytest.mark.article(FITRES, "81", "83", "84")
@given(
    firsts=st.lists(st.integers(0, 11), min_size=1, max_size=14),
    guiltier=st.sampled_from([0, 1]),
    gravity=st.fractions(0, 1, max_denominator=12),
    lot=st.sampled_from([0, 1]),
)
def test_the_points_of_a_deal_stay_eleven(firsts: list[int], guiltier: int, gravity: Fraction, lot: int) -> None:
    elsewhere = scores(*firsts)
    found = both_unequally(MODERNE, elsewhere, guiltier, gravity)
    if isinstance(found, CastLot):
        found = given_score(both_unequally(MODERNE, elsewhere, guiltier, gravity, lot))
    assert sum(found.points) == sum(found.exact) == 11
    assert all(abs(points - exact) < 1 for points, exact in zip(found.points, found.exact, strict=True))
    plain = artificial(MODERNE, elsewhere)
    before = plain.exact[guiltier]
    assert before * (1 - THIRD) <= found.exact[guiltier] <= before


@pytest.mark.article(FITRES, "81")
@given(firsts=st.lists(st.integers(0, 11), min_size=10, max_size=14))
def test_the_lines_leave_out_the_same_results(firsts: list[int]) -> None:
    found = artificial(MODERNE, scores(*firsts))
    assume(isinstance(found, Arbitral))
    kept = sorted(firsts)[1:-1]
    assert found.exact[0] == Fraction(sum(kept), len(kept))
    assert found.exact[1] == 11 - found.exact[0]
