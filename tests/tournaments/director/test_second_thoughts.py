"""What a desk thinks better of: a plan shortened at midnight, and taps taken back as if they had not been."""

import pytest
from msgspec.structs import replace

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.drafting import cut, draft
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.prizes import settle
from ventaglio.tournaments.director.publication import public
from ventaglio.tournaments.director.roles import Role, may
from ventaglio.tournaments.director.second_thoughts import PlanChanged, TakenBack, Tap
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.terms import Movement

MITCHELL, DANISH = Phase(Movement.MITCHELL, 2), Phase(Movement.DANISH, 2)
GROUPS = Phase(Movement.DANISH, 2, groups=(2, 2))
LATE = "è mezzanotte"


def begun(*phases: Phase, entrants: int = 8) -> Desk:
    """After the first round."""
    day = desk(entrants, *(phases or (MITCHELL, DANISH, GROUPS)))
    day.play()
    return day


# ── The plan ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_plan_is_cut_short_and_the_tournament_ends_with_the_round_that_is_played() -> None:
    day = begun()
    day.positions()
    day.do(PlanChanged((MITCHELL,), LATE))
    assert (day.t.notice.rounds, public(day.t).rounds_planned) == (2, 2)
    day.score(2)
    day.lock()
    day.do(e.Ended())
    assert day.replayed().ended


def test_a_plan_grows_and_another_movement_follows() -> None:
    day = begun(MITCHELL)
    day.play()
    assert day.t.completed == day.t.notice.rounds
    day.do(PlanChanged((MITCHELL, Phase(Movement.NO_REMATCH, 1)), "c'è ancora tempo"))
    assert day.play() == 3
    assert not any(note for match in day.t.rounds[2].matches.values() for note in match.notes)


def test_a_draft_was_drawn_by_the_old_plan_and_is_drawn_again() -> None:
    day = begun(Phase(Movement.DANISH_MODIFIED, 5))
    day.do(draft(day.t))
    drawn = day.t.draft
    # In the last round the best meet, whoever they met before (INT 2): now this is the last.
    day.do(PlanChanged((Phase(Movement.DANISH_MODIFIED, 2),), LATE))
    assert drawn is not None
    assert day.t.draft is None
    day.positions()
    assert day.t.published == 2


def test_groups_that_nobody_has_played_in_go_with_their_phase_and_earlier_ones_come_back() -> None:
    day = begun(Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=(2, 2)), Phase(Movement.DANISH, 1, (1, 3)))
    day.cut()
    day.play()
    first = day.t.groups
    day.cut()
    assert [len(group) for group in day.t.groups] == [2, 6]
    day.do(cut(day.t, (3, 1)))
    day.do(PlanChanged((*day.t.notice.phases[:2], Phase(Movement.DANISH, 1)), LATE))
    assert (day.t.groups, day.t.groups_of_phase) == (first, 1)
    day.positions()
    assert {match.group for match in day.t.rounds[2].matches.values()} == {0}, "everybody together"


def test_who_came_after_a_cut_that_is_not_played_is_in_the_earlier_groups_too() -> None:
    plan = (Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=(2, 2)), Phase(Movement.DANISH, 2, (3, 1)))
    day = begun(*plan, entrants=7)
    day.cut()
    day.play()
    day.cut()
    day.enter(1)
    assert day.t.groups[-1][-1] == 8
    day.do(PlanChanged((plan[0], replace(plan[1], rounds=2)), LATE))
    assert day.t.groups[-1][-1] == 8
    day.positions()
    assert day.t.rounds[2].side_of(8) is not None


def test_groups_in_play_stay_when_what_follows_changes() -> None:
    day = begun(Phase(Movement.DANISH, 1), GROUPS)
    day.cut()
    day.play()
    groups = day.t.groups
    day.do(PlanChanged((Phase(Movement.DANISH, 1), replace(GROUPS, rounds=1)), LATE))
    assert day.t.groups == groups
    assert {one.group for one in standings(day.t)} == {0, 1}


@pytest.mark.article("fibur-2019", "39", "41")
def test_half_is_half_of_the_rounds_that_were_announced() -> None:
    day = desk(8, Phase(Movement.DANISH, 6), fee=1000)
    for _ in range(3):
        day.play()
    day.do(PlanChanged((Phase(Movement.DANISH, 5),), LATE))
    assert (day.t.notice.rounds, day.t.rounds_foreseen) == (5, 6)
    day.do(e.Interrupted("manca la luce"))
    assert settle(day.t).refund, "three of six are not more than half"


@shows("plan-same")
def test_a_plan_that_changes_nothing() -> Objection:
    day = begun()
    return day.refused(PlanChanged(day.t.notice.phases, LATE))


@shows("plan-out", "2")
def test_what_is_out_stays_as_it_was_announced() -> Objection:
    day = begun()
    assert day.refused(PlanChanged((MITCHELL,), " ")).reason == "no-reason"
    assert day.refused(PlanChanged((), LATE)).reason == "no-rounds"
    assert day.refused(PlanChanged((replace(MITCHELL, skip=2), DANISH), LATE)).reason == "plan-out"
    assert day.refused(PlanChanged((MITCHELL, Phase(Movement.YELLOW_RANKED, 1)), LATE)).reason == "movement"
    return day.refused(PlanChanged((DANISH, DANISH), LATE))


@shows("plan-played")
def test_rounds_that_are_out_are_in_the_plan() -> Objection:
    day = begun()
    day.positions()
    return day.refused(PlanChanged((replace(MITCHELL, rounds=1),), LATE))


@shows("mitchell-bound", "2")
def test_a_calendar_has_no_more_rounds_than_places() -> Objection:
    day = begun()
    return day.refused(PlanChanged((replace(MITCHELL, rounds=5), DANISH), LATE))


@shows("plan-boards")
def test_boards_that_are_promised_are_not_enough_for_more_rounds() -> Objection:
    day = desk(4, Phase(Movement.DANISH, 2), code="moderne", hands=2)
    day.t = replace(day.t, boards=replace(day.t.boards, label="abcd/1", promised=(("a", "b"), ("c", "d"))))
    day.do(PlanChanged((Phase(Movement.DANISH, 1),), LATE))
    assert day.judge(PlanChanged((Phase(Movement.DANISH, 2),), LATE)) is None, "they are there for two"
    return day.refused(PlanChanged((Phase(Movement.DANISH, 3),), LATE))


# ── Taps ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def out(entrants: int = 8) -> Desk:
    """Positions of the first round."""
    day = desk(entrants)
    day.positions()
    return day


def playing(entrants: int = 8) -> Desk:
    day = out(entrants)
    day.do(e.Started(1))
    return day


def same(day: Desk, before: object) -> bool:
    """Whether all is as it was, but for the lines that tell of it."""
    forgotten = [replace(one, results=type(one.results)()) for one in day.t.rounds]
    return replace(day.t, seq=0, rounds=tuple(forgotten)) == before


def without(day: Desk) -> object:
    return replace(day.t, seq=0, rounds=tuple(replace(one, results=type(one.results)()) for one in day.t.rounds))


@pytest.mark.article("fibur-2019", "15")
def test_a_time_out_with_minutes_left_is_taken_back_and_the_clock_goes_on() -> None:
    day = playing()
    before = without(day)
    day.do(e.TimeCalled(1))
    day.do(TakenBack(Tap.TIMEOUT, 1))
    assert same(day, before)
    day.do(e.TimeCalled(1))


def test_a_start_is_taken_back_while_nothing_has_happened() -> None:
    day = out()
    before = without(day)
    day.do(e.Started(1))
    day.do(TakenBack(Tap.START, 1))
    assert same(day, before)
    assert day.judge(e.Recalled(1, "errore")) is None


@pytest.mark.article("fibur-2019", "40")
def test_a_pair_that_was_not_there_after_all_leaves_its_table() -> None:
    day = desk(8)
    day.do(e.EntriesReopened())
    day.do(e.CheckedIn(8, present=False))
    day.close()
    day.positions()
    assert day.t.rounds[0].rests
    before = without(day)
    for at_once in (True, False):
        day.do(e.CheckedIn(8, at_once=at_once))
        day.do(TakenBack(Tap.ARRIVAL, number=8))
        assert same(day, before), at_once
    day.do(e.CheckedIn(8, at_once=True))
    table = day.t.rounds[0].side_of(8)
    assert table is not None
    day.do(e.Scored(1, table[0].table, ((1000, 505),)))
    assert day.refused(TakenBack(Tap.ARRIVAL, number=8)).reason == "arrival-stands"


@pytest.mark.article("fibur-2019", "40")
def test_who_came_late_by_mistake_was_on_time_and_is_not_warned() -> None:
    day = playing()
    day.do(e.CameLate(1, 1, 1, 100))
    assert day.t.ledger
    day.do(TakenBack(Tap.LATENESS, 1, 1, 1))
    assert day.t.ledger == ()
    assert day.t.rounds[0].result(1).late == (0, 0)


@pytest.mark.article("fibur-2019", "41")
def test_an_interruption_was_a_mistake_and_play_goes_on() -> None:
    day = playing()
    day.do(e.Interrupted("manca la luce"))
    assert day.refused(TakenBack(Tap.START, 1)).reason == "interrupted"
    day.do(TakenBack(Tap.INTERRUPTION, why="è tornata"))
    day.do(e.TimeCalled(1))
    assert day.replayed().interrupted == ""


@pytest.mark.article("fibur-2019", "39")
def test_what_was_put_down_for_another_table_is_taken_back() -> None:
    day = playing()
    day.do(e.Stopped(1, 1, e.Stop.QUARREL, 1))
    assert day.t.spells
    day.do(TakenBack(Tap.STOP, 1, 1))
    assert not day.t.spells
    day.do(e.Arbitrated(1, 1, ((12, 0), (8, 0)), "Dario", "37", "sbaglio"))
    day.do(TakenBack(Tap.ARBITRAL, 1, 1))
    assert 1 in day.t.missing(1)
    day.score(1)
    day.do(e.SheetLeft(1, 1))
    day.do(TakenBack(Tap.SHEET_LEFT, 1, 1))
    assert day.t.rounds[0].result(1).left_by is None
    day.do(e.Arbitrated(1, 1, ((12, 0), (8, 0)), "Dario", "37", "sbaglio"))
    day.do(draft(day.t))
    assert day.refused(TakenBack(Tap.ARBITRAL, 1, 1)).reason == "round-over"


@shows("start-stands")
def test_a_start_from_which_something_has_followed() -> Objection:
    day = out()
    assert day.refused(TakenBack(Tap.START, 2)).reason == "round-unknown"
    assert day.refused(TakenBack(Tap.START, 1)).reason == "not-started"
    day.do(e.Started(1))
    day.do(e.CameLate(1, 1, 1, 100))
    return day.refused(TakenBack(Tap.START, 1))


@shows("time-not-called")
def test_a_time_out_that_was_not_called() -> Objection:
    return playing().refused(TakenBack(Tap.TIMEOUT, 1))


@shows("time-stands")
def test_the_time_out_of_a_round_that_is_over() -> Objection:
    day = desk(8)
    assert day.refused(TakenBack(Tap.TIMEOUT, 1)).reason == "round-unknown"
    day.play()
    return day.refused(TakenBack(Tap.TIMEOUT, 1))


@shows("arrival-stands")
def test_who_was_there_in_time_has_arrived() -> Objection:
    day = playing()
    assert day.refused(TakenBack(Tap.ARRIVAL, number=99)).reason == "no-entrant"
    return day.refused(TakenBack(Tap.ARRIVAL, number=1))


@shows("not-late")
def test_nobody_was_late() -> Objection:
    assert playing().refused(TakenBack(Tap.LATENESS, 1, 99, 1)).reason == "table-unknown"
    return playing().refused(TakenBack(Tap.LATENESS, 1, 1, 1))


@shows("nothing-to-take-back")
def test_there_is_nothing_to_take_back() -> Objection:
    for tap in (Tap.STOP, Tap.ARBITRAL, Tap.SHEET_LEFT):
        assert playing().refused(TakenBack(tap, 1, 99)).reason == "table-unknown"
        assert playing().refused(TakenBack(tap, 1, 1)).reason == "nothing-to-take-back"
    return playing().refused(TakenBack(Tap.STOP, 1, 1))


@shows("not-interrupted")
def test_nothing_was_interrupted() -> Objection:
    return playing().refused(TakenBack(Tap.INTERRUPTION))


def test_who_may_tap_may_take_it_back() -> None:
    assert may(Role.REFEREE, TakenBack(Tap.START, 1))
    assert may(Role.CHECK_IN, TakenBack(Tap.ARRIVAL, number=1))
    assert may(Role.SCORER, TakenBack(Tap.SHEET_LEFT, 1, 1))
    assert all(may(Role.DIRECTOR, TakenBack(tap)) for tap in Tap)
    assert not may(Role.CHECK_IN, TakenBack(Tap.START, 1))
    assert not may(Role.SCORER, TakenBack(Tap.STOP, 1, 1))
    assert not may(Role.REFEREE, TakenBack(Tap.INTERRUPTION))
    assert not may(Role.REFEREE, PlanChanged((), "x"))
