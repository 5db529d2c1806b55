"""What the desk refuses of rankings and of the end, and what a definitive ranking protects."""

import pytest

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.drafting import cut
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Movement, Seating

GROUPS = (Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=(2, 2)))


def played(rounds: int = 1, entrants: int = 8, *phases: Phase) -> Desk:
    day = desk(entrants, *phases)
    for _ in range(rounds):
        day.play()
    return day


def right(table: int = 1, sheets: e.Sheets = ((5, 900),)) -> e.Corrected:
    return e.Corrected(1, table, sheets, Mistake.WRITING, "Dario", "errore", opponents=True)


# ── Rankings ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("missing")
def test_no_ranking_before_the_round_is_over() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.StandingsPosted(1, ()))


@shows("stale-standings")
def test_a_ranking_is_posted_as_it_is() -> Objection:
    day = played()
    rows = tuple(one.row for one in standings(day.t))
    day.do(right())
    return day.refused(e.StandingsPosted(1, rows))


@shows("checking-last")
def test_players_check_the_last_ranking() -> Objection:
    day = played(2)
    rows = tuple(one.row for one in standings(day.t, 1))
    return day.refused(e.StandingsPosted(1, rows, checking=True))


@shows("not-shown", "20")
def test_a_ranking_is_shown_before_it_is_definitive() -> Objection:
    day = played()
    day.post()
    return day.refused(e.Locked(1))


@shows("checking", "20")
def test_for_ten_minutes() -> Objection:
    day = played()
    day.post(checking=True)
    day.wait(9.5)
    found = day.refused(e.Locked(1))
    assert found.facts == {"minutes": 1, "of": 10}
    return found


@shows("locked", "20")
def test_a_ranking_becomes_definitive_once() -> Objection:
    day = played()
    day.lock()
    return day.refused(e.Locked(1))


@shows("stale-standings", "20")
def test_what_becomes_definitive_is_what_everybody_has_seen() -> Objection:
    day = played(1, 8, *GROUPS)
    day.post(checking=True)
    day.wait(9)
    day.do(right())
    day.wait(1)
    found = day.refused(e.Locked(1))
    day.post(checking=True)
    day.do(e.Locked(1))
    return found


@shows("correction", "20")
def test_when_the_minutes_are_over_nothing_changes_even_if_nobody_has_said_so() -> Objection:
    day = played(1, 8, *GROUPS)
    day.post(checking=True)
    day.wait(9.9)
    assert day.judge(right()) is None
    day.wait(0.1)
    assert day.refused(e.Warned(1, 1, "22", "Dario")).reason == "locked"
    return day.refused(right())


def test_a_ranking_that_decides_nothing_yet_does_not_expire() -> None:
    day = played(1, 8, Phase(Movement.DANISH, 3))
    day.post(checking=True)
    day.wait(30)
    day.do(right())


# ── What is definitive ───────────────────────────────────────────────────────────────────────────────────────────────

SHEET = ((500, 300),)
AGAINST_THE_LOCK: tuple[e.Happening, ...] = (
    e.Scored(1, 1, SHEET),
    e.Verified(1, 1, SHEET),
    e.Claimed(1, 1, SHEET, 1),
    right(),
    e.CameLate(1, 1, 0, 60),
    e.SheetLost(1, 1),
    e.SheetFound(1, 2, SHEET),
    e.SheetLeft(1, 1),
    e.Stopped(1, 1, e.Stop.LEFT),
    e.Arbitrated(1, 1, ((12, 0), (8, 0)), "Dario", "37", "conteggio"),
    e.Warned(1, 1, "22", "Dario"),
    e.Penalised(1, 1, -1, "Dario", "23"),
    e.WarningLifted(28, "Dario", "errore"),
    e.SatWrongly(1, (e.Match(1, ((1,), (4,))), e.Match(2, ((3,), (2,)))), ()),
    e.CheckedIn(1, present=False),
    e.EntryCancelled(1),
    e.Absent(1, 1),
)


@pytest.mark.article("fibur-2019", "20")
@pytest.mark.parametrize("body", AGAINST_THE_LOCK, ids=lambda body: type(body).__name__)
def test_nothing_before_a_definitive_ranking_changes(body: e.Happening) -> None:
    day = desk(8, *GROUPS, phones=True)
    day.positions()
    day.do(e.Started(1))
    day.do(e.TimeCalled(1))
    day.do(e.SheetLost(1, 2))
    warned = day.do(e.Warned(3, 1, "22", "Dario"))
    day.score(1)
    day.cut()
    before = standings(day.t, 1)
    if isinstance(body, e.WarningLifted):
        body = e.WarningLifted(warned.seq, body.referee, body.why)
    found = day.refused(body)
    assert found.reason in {
        "locked", "correction", "scored", "found-too-late", "checked-in-too-late", "cancel-too-late", "absent-too-late",
    }  # fmt: skip
    assert standings(day.t, 1) == before


@pytest.mark.article("fibur-2019", "20", "40")
def test_whoever_enters_after_it_is_not_in_it() -> None:
    day = desk(7, *GROUPS)
    day.play()
    day.lock()
    before = standings(day.t, 1)
    day.do(e.Entered(8, (Player("Nuova", "Anna"), Player("Nuova", "Bea"))))
    assert standings(day.t, 1) == before
    day.do(cut(day.t))
    assert day.t.groups[-1][-1] == 8
    day.positions()
    assert day.t.rounds[1].rests == ()


# ── Groups ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("cut-when")
def test_groups_where_the_notice_has_them() -> Objection:
    day = played()
    return day.refused(e.GroupsCut(((1, 2), (3, 4))))


@shows("cut-when")
def test_and_not_while_a_round_is_played() -> Objection:
    day = desk(8, *GROUPS)
    day.positions()
    return day.refused(e.GroupsCut(((1, 2), (3, 4))))


@shows("cut-unlocked", "20")
def test_from_a_definitive_ranking() -> Objection:
    return played(1, 8, *GROUPS).refused(e.GroupsCut(((1, 2), (3, 4))))


@shows("seated-twice")
def test_nobody_is_in_two_groups() -> Objection:
    day = played(1, 8, *GROUPS)
    day.lock()
    return day.refused(e.GroupsCut(((1, 2, 3, 4), (4, 5, 6, 7, 8))))


@shows("no-entrant")
def test_nor_in_one_without_being_entered() -> Objection:
    day = played(1, 8, *GROUPS)
    day.lock()
    return day.refused(e.GroupsCut(((1, 2, 3, 4), (5, 6, 7, 8, 9))))


@shows("left-out")
def test_and_nobody_is_left_out() -> Objection:
    day = played(1, 8, *GROUPS)
    day.lock()
    return day.refused(e.GroupsCut(((1, 2, 3, 4), (5, 6, 7))))


@pytest.mark.parametrize(
    "announced, entrants, sizes",
    [
        ((2, 2), 8, [4, 4]),
        ((2, 2), 7, [4, 3]),
        ((3, 3), 10, [6, 4]),
        ((4, 4), 10, [10]),
        ((5, 5), 8, [8]),
        ((1,), 6, [2, 2, 2]),
    ],
)
def test_groups_as_announced_as_far_as_the_field_goes(
    announced: tuple[int, ...], entrants: int, sizes: list[int]
) -> None:
    day = played(1, entrants, Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=announced))
    day.cut()
    assert [len(group) for group in day.t.groups] == sizes
    assert [n for group in day.t.groups for n in group] == day.ranking(1)
    day.positions()


def test_or_of_the_sizes_that_the_director_gives() -> None:
    day = played(1, 8, *GROUPS)
    day.lock()
    assert [len(group) for group in cut(day.t, (1, 3)).groups] == [2, 6]


# ── The end ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("prize")
def test_there_is_no_place_before_the_first() -> Objection:
    assert desk(4).refused(e.PrizesSet((e.Prize(1, -5),))).reason == "prize"
    return desk(4).refused(e.PrizesSet((e.Prize(0, 5000),)))


@shows("prize-ranks", "9", "circolo")
def test_the_club_awards_three_places() -> Objection:
    day = desk(4, code="circolo", seating=Seating.DRAW, hands=3)
    assert day.judge(e.PrizesSet((e.Prize(3, 5000),))) is None
    return day.refused(e.PrizesSet((e.Prize(4, 5000),)))


@shows("rounds-left", "39")
def test_a_tournament_is_played_to_its_last_round() -> Objection:
    return played().refused(e.Ended())


@shows("end-unlocked", "20")
def test_and_its_ranking_is_checked() -> Objection:
    return played(1, 8, Phase(Movement.DANISH, 1)).refused(e.Ended())


@shows("ended")
def test_after_the_end_there_are_reports_and_remarks() -> Objection:
    day = played(1, 8, Phase(Movement.DANISH, 1))
    day.lock()
    day.do(e.Ended())
    day.do(e.Referred(1, "Dario", "insulti"))
    day.do(e.Remarked("premiazione"))
    return day.refused(e.Warned(1, 1, "22", "Dario"))


@shows("no-reason")
def test_an_interruption_has_a_reason() -> Objection:
    return desk(4).refused(e.Interrupted(" "))


@shows("no-reason")
def test_a_remark_says_something() -> Objection:
    return desk(4).refused(e.Remarked(""))


@shows("imported-lines")
def test_what_is_imported_is_all_that_stands_before() -> Objection:
    day = desk(4)
    day.do(e.Imported(day.t.seq))
    return day.refused(e.Imported(day.t.seq - 1))


@shows("interrupted")
def test_after_an_interruption_nothing_is_played() -> Objection:
    day = played()
    day.do(e.Interrupted("manca la luce"))
    found = day.refused(e.Drafted(2, ()))
    day.do(e.Ended())
    return found
