"""The ranking: sums that are explained, ties, groups, and who is in it."""

import pytest

from tests.tournaments.director.desks import Desk, desk
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.standings import Source, account, lot, standings
from ventaglio.tournaments.director.terms import Movement

Results = dict[tuple[int, int], tuple[int, int]]


def meet(day: Desk, results: Results) -> None:
    """A round by hand: who meets whom, and how it went."""
    number = day.t.published + 1
    matches = tuple(e.Match(table, ((a,), (b,))) for table, (a, b) in enumerate(results, start=1))
    day.do(e.Drafted(number, matches))
    day.do(e.Published(number))
    for table, points in enumerate(results.values(), start=1):
        day.do(e.Scored(number, table, (points,)))


# ── Ties ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("circolo", "9")
def test_victory_points_then_match_points_then_points() -> None:
    day = desk(8)
    meet(day, {(1, 2): (505, 0), (3, 4): (600, 0), (5, 6): (700, 100), (7, 8): (900, 0)})
    assert day.ranking()[:4] == [7, 5, 3, 1], "14; then 13 with 600 and more points; 13 with 600; 13 with 505"
    assert day.ranking()[4:] == [2, 6, 4, 8]


def test_then_the_match_that_they_played() -> None:
    day = desk(4)
    meet(day, {(1, 2): (200, 600), (3, 4): (500, 500)})
    meet(day, {(1, 3): (900, 500), (2, 4): (500, 900)})
    meet(day, {(1, 4): (500, 500), (2, 3): (500, 500)})
    totals = {n: (day.of(n).vp, day.of(n).mp, day.of(n).points) for n in (1, 2)}
    assert totals == {1: (30, 0, 1600), 2: (30, 0, 1600)}
    assert day.ranking().index(2) < day.ranking().index(1)


def test_but_only_if_all_of_them_have_met() -> None:
    """Of three who are level one has met neither of the others: that is no reason to be last."""
    day = desk(6, settings={"ties": "[vp,head-to-head,mp,points,lot]"})
    meet(day, {(1, 2): (900, 300), (3, 4): (905, 300), (5, 6): (500, 500)})
    meet(day, {(1, 5): (300, 900), (2, 6): (900, 300), (3, 4): (300, 900)})
    assert [day.of(n).vp for n in (1, 2, 3)] == [20, 20, 20]
    assert next(n for n in day.ranking() if n in (1, 2, 3)) == 3


def test_at_last_a_lot_that_anybody_can_check() -> None:
    day = desk(4)
    meet(day, {(1, 2): (500, 500), (3, 4): (500, 500)})
    assert day.ranking() == sorted((1, 2, 3, 4), key=lambda n: lot("seme", n), reverse=True)
    other = desk(4)
    assert other.ranking() == day.ranking(), "nothing but the seed decides it"


@pytest.mark.parametrize(
    "ties, first", [("[vp,mp,points,head-to-head,lot]", 1), ("[vp,head-to-head,mp,points,lot]", 2)]
)
def test_the_notice_settles_what_comes_first(ties: str, first: int) -> None:
    day = desk(4, settings={"ties": ties})
    meet(day, {(1, 2): (300, 900), (3, 4): (500, 500)})
    meet(day, {(1, 3): (1000, 300), (2, 4): (300, 900)})
    assert [day.of(n).vp for n in (1, 2)] == [20, 20]
    assert next(n for n in day.ranking() if n in (1, 2)) == first


# ── Accounts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fibur-2019", "18", "19", "39", "40")
def test_every_figure_is_a_line_with_its_article_and_its_lines_of_the_log() -> None:
    day = desk(5, Phase(Movement.DANISH, 4))
    day.positions()
    day.do(e.CameLate(1, 1, 1, 200))
    scored = day.do(e.Scored(1, 1, ((900, 300),)))
    left = day.do(e.SheetLeft(1, 1))
    day.score(1)
    day.do(e.Absent(1, 2))
    day.play()
    day.do(e.Penalised(1, 2, -1, "Dario", "23"))
    lines = account(day.t, 1)
    assert [(one.source, one.round, one.vp, one.mp, one.cite.article if one.cite else "") for one in lines] == [
        (Source.MATCH, 1, 13, 700, "18"),
        (Source.SHEET_LEFT, 1, -1, 0, "19"),
        (Source.ABSENCE, 2, 7, -505, "39"),
        (Source.PENALTY, 2, -1, 0, "23"),
    ]
    assert {scored.seq, left.seq} <= set(lines[0].entries)
    assert (lines[0].opponents, lines[0].table, lines[0].award.facts if lines[0].award else {}) == (
        (2,),
        1,
        {"bonus": 100},
    )
    assert (day.of(1).vp, day.of(1).mp) == (18, 195)
    resting = account(day.t, day.t.rounds[0].rests[0])[0]
    assert (resting.source, resting.vp, resting.mp, resting.cite.article if resting.cite else "") == (
        Source.REST, 13, 505, "40",
    )  # fmt: skip


def test_a_ranking_of_the_past_has_only_what_was_known_of_it() -> None:
    day = desk(6)
    day.play()
    first = standings(day.t, 1)
    day.play()
    day.do(e.Penalised(1, 2, -3, "Dario", "23"))
    assert standings(day.t, 1) == first


def test_who_never_came_is_not_in_the_ranking() -> None:
    day = Desk(desk(4).t.notice)
    day.enter(5)
    day.check_in(1, 2, 3, 4)
    day.close()
    day.do(e.Penalised(5, 1, -1, "Dario", "22"))
    day.play()
    assert sorted(day.ranking()) == [1, 2, 3, 4]


# ── Groups ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fibur-2019", "20")
def test_everybody_of_a_group_stands_before_everybody_of_the_next() -> None:
    day = desk(8, Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=(2, 2)))
    meet(day, {(1, 2): (900, 0), (3, 4): (500, 495), (5, 6): (500, 495), (7, 8): (500, 495)})
    day.lock()
    groups = ((1, 3, 5, 7), (8, 6, 4, 2))
    day.do(e.GroupsCut(groups))
    number = day.positions()
    day.score(number, lambda round_, match: (2000, 0) if match.group else (500, 500))
    rows = standings(day.t)
    assert [row.group for row in rows] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert [row.rank for row in rows] == list(range(1, 9))
    assert rows[4].vp > rows[3].vp, "points carry over, but nobody changes group"
