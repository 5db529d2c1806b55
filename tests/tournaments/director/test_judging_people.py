"""What the desk refuses of people; absences, returns, quarrels, substitutions, warnings, lateness in a whole day."""

from typing import Any

import pytest

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.attention import reports_due
from ventaglio.tournaments.director.drafting import cut
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.standings import account
from ventaglio.tournaments.director.terms import Format, Movement

F19, INT = "fibur-2019", "internazionale"
NEW = (Player("Nuova", "Anna"),)


def level(round_: int, match: e.Match) -> tuple[int, int]:
    return 500, 500


def told(day: Desk, number: int) -> list[tuple[int, str, int, int]]:
    return [(line.round, line.source.value, line.vp, line.mp) for line in account(day.t, number)]


# ── Calls and warnings ───────────────────────────────────────────────────────────────────────────────────────────────


@shows("table-unknown")
def test_the_referee_is_called_to_a_table() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.Called(1, 7, "Dario"))


@shows("no-call", "")
def test_a_second_referee_hears_a_call() -> Objection:
    day = desk(4)
    day.positions()
    call = day.do(e.Called(1, 1, "Dario", articles=("30",), ruling="La carta resta."))
    day.do(e.Called(1, 1, "Ezio", ruling="La carta si ritira.", appeal_of=call.seq))
    return day.refused(e.Called(1, 1, "Ezio", appeal_of=3))


@shows("no-entrant")
def test_nobody_is_warned_who_is_not_there() -> Objection:
    return desk(4).refused(e.Warned(9, 1, "22", "Dario"))


@shows("places")
def test_nor_a_third_player_of_a_pair() -> Objection:
    assert desk(4).refused(e.Referred(1, "Dario", "insulti", player=2)).reason == "places"
    return desk(4).refused(e.Warned(1, 1, "22", "Dario", player=2))


@shows("round-unknown")
def test_nor_in_a_round_to_come() -> Objection:
    return desk(4).refused(e.Penalised(1, 2, -1, "Dario", "23"))


@shows("no-warning")
def test_only_a_warning_is_lifted() -> Objection:
    return desk(4).refused(e.WarningLifted(1, "Dario", "errore"))


@shows("no-reason")
def test_and_for_a_reason() -> Objection:
    day = desk(4)
    warned = day.do(e.Warned(1, 1, "22", "Dario"))
    return day.refused(e.WarningLifted(warned.seq, "Dario", ""))


@pytest.mark.article(F19, "Poteri dell'arbitro")
@pytest.mark.article(INT, "20")
@pytest.mark.parametrize("code, each, mp", [(F19, 3, 0), (INT, 2, -105)])
def test_warnings_add_up_and_one_that_is_lifted_does_not_count(code: str, each: int, mp: int) -> None:
    day = desk(4, code=code)
    day.play(level)
    lines = [day.do(e.Warned(1, 1, "22", "Dario")) for _ in range(each)]
    assert (day.of(1).vp, day.of(1).mp) == (9, mp)
    warning = account(day.t, 1)[-1]
    assert warning.entries == tuple(one.seq for one in lines), "the line says which warnings"
    day.do(e.WarningLifted(lines[0].seq, "Ezio", "reclamo"))
    assert (day.of(1).vp, day.of(1).mp) == (10, 0)


@pytest.mark.article(F19, "2", "40")
def test_at_a_yellow_tournament_each_player_has_results_and_warnings_of_their_own() -> None:
    day = desk(4, Phase(Movement.YELLOW_ROTATION, 2), format=Format.YELLOW)
    day.positions()
    side, others = day.t.rounds[0].matches[1].sides
    day.do(e.CameLate(1, 1, 0, 60))
    day.do(e.Warned(side[0], 1, "22", "Dario"))
    day.do(e.Warned(side[0], 1, "22", "Dario"))
    day.score(1, lambda round_, match: (900, 300))
    assert [(day.of(n).vp, day.of(n).mp, day.of(n).points) for n in side] == [(12, 600, 900), (13, 600, 900)]
    assert [(day.of(n).vp, day.of(n).mp) for n in others] == [(7, -600)] * 2
    assert account(day.t, side[1])[0].partners == (side[0],)


# ── Lateness ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "40")
def test_a_later_measure_takes_the_place_of_an_earlier_one_and_of_its_warning() -> None:
    day = desk(4)
    day.positions()
    day.do(e.Warned(1, 1, "22", "Dario", "late"))
    day.do(e.CameLate(1, 1, 0, 60))
    assert len(day.t.warnings(1)) == 2
    day.do(e.CameLate(1, 1, 0, 90))
    assert len(day.t.warnings(1)) == 2
    day.do(e.CameLate(1, 1, 0, 130))
    assert len(day.t.warnings(1)) == 1, "the referee's own warning stands, whatever its words"
    day.score(1, level)
    assert (day.of(2).vp, day.of(2).mp) == (10, 100)


@pytest.mark.article(F19, "40")
@pytest.mark.parametrize(
    "first, second, scores",
    [
        (60, 60, [(10, 0), (10, 0)]),
        (180, 400, [(10, 50), (10, -50)]),
        (400, 0, [(9, -150), (11, 150)]),
        (601, 180, [(7, -505), (13, 505)]),
        (601, 700, [(7, -505), (7, -505)]),
    ],
)
def test_two_late_sides_are_dealt_with_separately(first: int, second: int, scores: list[tuple[int, int]]) -> None:
    day = desk(4)
    day.positions()
    day.do(e.CameLate(1, 1, 0, first))
    day.do(e.CameLate(1, 1, 1, second))
    day.score(1, level)
    assert [(day.of(n).vp, day.of(n).mp) for n in (1, 2)] == scores


@pytest.mark.article(INT, "34")
def test_by_the_international_code_the_warning_comes_with_more_points() -> None:
    day = desk(4, code=INT)
    day.positions()
    day.do(e.CameLate(1, 1, 0, 180))
    assert day.t.warnings(1) == ()
    day.do(e.CameLate(1, 1, 0, 301))
    day.score(1, level)
    assert (len(day.t.warnings(1)), day.of(2).mp) == (1, 150)


# ── Absences ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("absent-too-late", "39")
def test_who_has_a_table_this_round_is_late_and_not_absent() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.Absent(1, 1))


@shows("round-unknown")
def test_nobody_is_absent_after_the_last_round() -> Objection:
    return desk(4).refused(e.Absent(1, 6))


@shows("absent-already")
def test_who_is_absent_does_not_leave_again() -> Objection:
    day = desk(6)
    day.do(e.Absent(1, 3))
    assert day.refused(e.Absent(1, 2)).reason == "absent-already"
    return day.refused(e.Absent(1, 4))


@shows("not-absent")
def test_who_is_there_does_not_come_back() -> Objection:
    assert desk(4).refused(e.Returned(9, 1)).reason == "no-entrant"
    return desk(4).refused(e.Returned(1, 1))


@shows("absent-too-late", "39")
def test_nobody_comes_back_into_a_round_that_is_out() -> Objection:
    day = desk(5)
    day.do(e.Absent(1, 1))
    day.positions()
    return day.refused(e.Returned(1, 1))


@pytest.mark.article(F19, "39")
def test_seven_for_the_first_three_rounds_missed_then_nothing_and_play_goes_on() -> None:
    day = desk(6, Phase(Movement.DANISH, 6))
    day.play()
    day.do(e.Absent(1, 2))
    for _ in range(2):
        day.play()
    day.do(e.Returned(1, 4))
    day.play()
    day.do(e.Absent(1, 5))
    for _ in range(2):
        day.play()
    missed = [one for one in told(day, 1) if one[1] == "absence"]
    assert missed == [
        (2, "absence", 7, -505),
        (3, "absence", 7, -505),
        (5, "absence", 7, -505),
        (6, "absence", 0, -2005),
    ]
    assert [line.round for line in account(day.t, 1) if line.source.value == "match"] == [1, 4]


@pytest.mark.article(INT, "33")
@pytest.mark.parametrize("for_good, vp", [(False, 8), (True, 0)])
def test_by_the_international_code_only_who_is_coming_back_has_points(for_good: bool, vp: int) -> None:
    day = desk(6, code=INT)
    day.do(e.Absent(1, 1, for_good=for_good))
    for _ in range(5):
        day.play()
    assert [one[2] for one in told(day, 1)] == [vp] * 5


@pytest.mark.article(F19, "39")
def test_an_absent_pair_keeps_its_place_when_groups_are_cut() -> None:
    day = desk(8, Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 2, groups=(2, 2)))
    day.play(lambda round_, match: (900, 300) if 1 in match.sides[0] else (500, 300))
    day.do(e.Absent(1, 2))
    day.cut()
    assert 1 in day.t.groups[0]
    day.play()
    one = day.t.rounds[1]
    assert (len(one.rests), one.absent) == (1, {1: 1})
    assert one.rests[0] in day.t.groups[0], "its group is odd now"
    day.do(e.Returned(1, 3))
    day.positions()
    assert day.t.rounds[2].rests == ()


@pytest.mark.article(F19, "39")
def test_whoever_leaves_without_a_word_is_to_be_reported_and_only_once() -> None:
    day = desk(6)
    day.do(e.Absent(2, 1))
    left = day.do(e.Absent(1, 1, told=False))
    (due,) = reports_due(day.t)
    assert (due.entrant, due.entry, due.quarrel, due.cite.article) == (1, left.seq, False, "39")
    day.do(e.Referred(1, "Dario", "assenza non autorizzata"))
    assert reports_due(day.t) == ()


# ── Leaving in the middle of a match ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "39")
@pytest.mark.parametrize(
    "how, reached, scores",
    [
        (e.Stop.LEFT, (), [(7, -505), (13, 505)]),
        (e.Stop.LEFT, ((200, 1205),), [(7, -505), (15, 1005)]),
        (e.Stop.QUARREL, (), [(0, -2005), (13, 505)]),
        (e.Stop.MISCONDUCT, (), [(7, -505), (7, -505)]),
        (e.Stop.BOTH_LEFT, (), [(0, -2005), (0, -2005)]),
    ],
)
def test_a_match_that_was_not_played_to_its_end(how: e.Stop, reached: e.Sheets, scores: list[tuple[int, int]]) -> None:
    day = desk(4)
    day.positions()
    day.do(e.Stopped(1, 1, how, 0, reached))
    day.score(1, level)
    assert [(day.of(n).vp, day.of(n).mp) for n in (1, 2)] == scores


@shows("quarrel", "39")
def test_after_a_quarrel_there_is_no_way_back() -> Objection:
    day = desk(6, Phase(Movement.DANISH, 2), Phase(Movement.DANISH, 1, groups=(1, 2)))
    day.positions()
    day.do(e.Stopped(1, 1, e.Stop.QUARREL, 0))
    day.score(1)
    assert [(due.entrant, due.quarrel) for due in reports_due(day.t)] == [(1, True)]
    day.play()
    assert told(day, 1)[-1] == (2, "absence", 0, -2005)
    assert len(day.t.rounds[1].rests) == 1, "five are left"
    day.do(e.Remarked("se n'è andata"))
    day.post(checking=True)
    day.wait(10)
    day.do(e.Locked(2))
    assert 1 not in [n for group in cut(day.t).groups for n in group]
    return day.refused(e.Returned(1, 3))


@shows("quarrel", "39")
def test_nor_after_one_between_rounds() -> Objection:
    day = desk(6)
    day.do(e.Absent(1, 1, quarrel=True))
    return day.refused(e.Returned(1, 2))


@pytest.mark.article(INT, "33")
def test_where_the_code_is_silent_the_notice_may_let_them_back() -> None:
    day = desk(6, code=INT, settings={"quarrel_bars": "no"})
    day.positions()
    day.do(e.Stopped(1, 1, e.Stop.QUARREL, 0))
    assert day.t.misses(1, 2) is None
    day.do(e.Absent(2, 2, quarrel=True))
    day.do(e.Returned(2, 3))


@pytest.mark.article(F19, "39")
def test_where_partners_change_only_the_director_knows_who_it_was() -> None:
    day = desk(8, Phase(Movement.YELLOW_RANKED, 2), format=Format.YELLOW)
    day.positions()
    side = day.t.rounds[0].matches[1].sides[0]
    day.do(e.Stopped(1, 1, e.Stop.QUARREL, 0))
    assert [day.t.misses(n, 2) for n in side] == [None, None]
    day.do(e.Absent(side[0], 2, quarrel=True))
    assert day.t.misses(side[1], 2) is None


# ── Substitutions ────────────────────────────────────────────────────────────────────────────────────────────────────


def after(rounds: int, entrants: int = 6, **notice: Any) -> Desk:
    day = desk(entrants, **notice)
    for _ in range(rounds):
        day.play()
    return day


@shows("places")
def test_for_everybody_who_goes_one_comes() -> Objection:
    assert after(1).refused(e.Substituted(1, (2,), NEW)).reason == "places"
    return after(1).refused(e.Substituted(1, (0, 1), NEW))


@shows("substitution-past-half", "39")
def test_until_half_of_the_rounds() -> Objection:
    assert after(2).judge(e.Substituted(1, (0,), NEW)) is None
    return after(3).refused(e.Substituted(1, (0,), NEW))


@shows("substitution-not-told", "39")
def test_in_the_first_round_only_for_who_had_told() -> Objection:
    day = desk(6)
    day.positions()
    assert day.judge(e.Substituted(1, (0,), NEW, told_before=True)) is None
    return day.refused(e.Substituted(1, (0,), NEW))


@shows("substitution-already-played", "39")
def test_two_pairs_that_have_lost_a_player_do_not_become_one() -> Objection:
    day = after(1)
    return day.refused(e.Substituted(1, (0,), (day.t.entrants[2].players[1],)))


@shows("substitution-already-played", "39")
def test_who_has_gone_does_not_step_in_elsewhere() -> Objection:
    day = after(1)
    gone = day.t.entrants[1].players[0]
    day.do(e.Substituted(1, (0,), NEW))
    return day.refused(e.Substituted(2, (0,), (gone,)))


@shows("substitution-once", "39")
def test_a_pair_is_changed_once() -> Objection:
    day = after(1)
    day.do(e.Substituted(1, (0,), NEW))
    assert day.t.entrants[1].players[0] == NEW[0]
    return day.refused(e.Substituted(1, (1,), (Player("Altra"),)))


def test_the_whole_pair_may_change_by_the_federation() -> None:
    day = after(1)
    day.do(e.Substituted(1, (0, 1), (Player("Nuova"), Player("Altra"))))


@shows("substitution-whole-pair", "33", INT)
def test_and_one_player_by_the_international_code() -> Objection:
    return after(1, code=INT).refused(e.Substituted(1, (0, 1), (Player("Nuova"), Player("Altra"))))


@shows("substitution-team", "39")
def test_two_players_of_a_team() -> Objection:
    day = after(1, 4, format=Format.TEAMS)
    day.do(e.Substituted(1, (0,), NEW))
    day.do(e.Substituted(1, (1,), (Player("Altra"),)))
    return day.refused(e.Substituted(1, (2,), (Player("Terza"),)))


# ── Rests ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "40")
def test_in_odd_groups_each_rests_once_a_session() -> None:
    phases = (Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 3, groups=(2, 2), new_session=True))
    day = desk(8, *phases)
    day.play()
    day.do(e.Absent(1, 2))
    day.do(e.Absent(8, 2))
    day.cut()
    for _ in range(3):
        day.play()
    rests = [number for one in day.t.rounds[1:] for number in one.rests]
    assert len(rests) == len(set(rests))
