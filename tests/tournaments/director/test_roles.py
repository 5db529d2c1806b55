"""Who may put what on record."""

from typing import get_args

import pytest

from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.roles import Role, may, permitted

EVERYTHING = frozenset(get_args(e.Happening))


def test_the_director_does_everything_but_speak_for_the_players() -> None:
    assert permitted(Role.PLAYER) == {e.Claimed, e.ClaimAgreed, e.ClaimWithdrawn, b.BoardsCommitted, b.BoardsOpened}
    # Where a log comes from, nobody says who sits at a desk.
    assert EVERYTHING - permitted(Role.DIRECTOR) == {e.Claimed, e.ClaimAgreed, e.ClaimWithdrawn, e.Imported}


def test_a_screen_puts_nothing_on_record() -> None:
    assert permitted(Role.DISPLAY) == frozenset()


@pytest.mark.parametrize("role", [Role.REFEREE, Role.SCORER, Role.CHECK_IN, Role.DISPLAY, Role.PLAYER])
def test_nobody_else_publishes_or_ends(role: Role) -> None:
    public = {
        e.Announced, e.Drafted, e.Rearranged, e.Published, e.Recalled, e.StandingsPosted, e.Locked, e.GroupsCut,
        e.PrizesSet, e.Interrupted, e.Ended, e.EntriesClosed, e.EntriesReopened, e.Substituted, e.Absent, e.Returned,
    }  # fmt: skip
    assert permitted(role) & public == set()


@pytest.mark.article("fibur-2019", "Poteri dell'arbitro")
def test_rulings_are_the_referees() -> None:
    rulings = {e.Called, e.Warned, e.WarningLifted, e.Penalised, e.Arbitrated, e.Referred, e.Stopped, e.CameLate}
    assert rulings <= permitted(Role.REFEREE)
    for role in (Role.SCORER, Role.CHECK_IN, Role.PLAYER):
        assert permitted(role) & rulings == set()


def test_scores_are_typed_by_scorers_and_entries_by_the_check_in() -> None:
    assert may(Role.SCORER, e.Scored(1, 1, ((500, 300),)))
    assert not may(Role.CHECK_IN, e.Scored(1, 1, ((500, 300),)))
    assert may(Role.CHECK_IN, e.CheckedIn(1))
    assert not may(Role.SCORER, e.CheckedIn(1))


def test_who_is_at_the_desk_sees_what_is_not_published() -> None:
    assert {role for role in Role if not role.at_the_desk} == {Role.DISPLAY, Role.PLAYER}
