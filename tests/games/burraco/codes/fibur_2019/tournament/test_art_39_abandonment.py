"""Arts 39 and 41: substitutes, absences, matches not played to their end, tournaments broken off."""

from typing import Any

import pytest

from tests.texts import REGULATIONS
from ventaglio.core.norms import adopt, plain
from ventaglio.tournaments.director.absences import prizes_if_broken_off, substitution
from ventaglio.tournaments.director.awards import (
    Award,
    Kind,
    absent,
    both_abandoned,
    forfeit,
    left,
    misconduct,
    not_entered,
    quarrel,
)
from ventaglio.tournaments.director.terms import Format

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "39")
REGULATION = REGULATIONS[CODE]
REST = [(2, 14, 305), (3, 14, 355), (4, 13, 505), (0, 13, 555)]
LOST = [(2, 6, -305), (3, 6, -355), (4, 7, -505), (0, 7, -555)]
NIL = [(2, -1005), (3, -1505), (4, -2005), (0, -2505)]


def score(award: Award) -> tuple[int, int]:
    return award.vp, award.mp


# ── Absent ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("hands, vp, mp", LOST)
@pytest.mark.parametrize("missed", [1, 2, 3])
@pytest.mark.parametrize("for_good", [False, True])
def test_the_first_three_rounds_missed(hands: int, vp: int, mp: int, missed: int, for_good: bool) -> None:
    award = absent(REGULATION, hands, missed, for_good=for_good)
    assert (score(award), award.kind, award.cite.article) == ((vp, mp), Kind.ABSENT, "39")
    assert award.facts == {"missed": missed}


@pytest.mark.parametrize("hands, mp", NIL)
@pytest.mark.parametrize("missed", [4, 5])
def test_from_the_fourth_on_nothing(hands: int, mp: int, missed: int) -> None:
    assert score(absent(REGULATION, hands, missed)) == (0, mp)


@pytest.mark.parametrize("hands, mp", [(2, -205), (3, -255), (4, -505), (0, -555)])
def test_by_another_reading_seven_victory_points_whatever_the_round(hands: int, mp: int) -> None:
    taken = adopt(REGULATION, {"absent": plain(REGULATION.absent.choices[1])})
    assert score(absent(taken, hands, 1)) == (7, mp)


def test_an_absent_pair_keeps_its_place_and_one_that_told_nobody_is_referred() -> None:
    assert REGULATION.absent_keeps_place.value
    assert REGULATION.absent_told.value


def test_what_was_over_before_an_entrant_came_gives_nothing() -> None:
    assert score(not_entered(REGULATION)) == (0, 0)


# ── Not played to its end ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("hands, vp, mp", REST)
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("reached", [None, (0, 0), (500, 490)])
def test_who_leaves_loses_as_if_he_were_late_and_who_stays_has_a_rest(
    hands: int, vp: int, mp: int, side: int, reached: tuple[int, int] | None
) -> None:
    awards = left(REGULATION, hands, side, reached)
    assert score(awards[1 - side]) == (vp, mp)
    assert score(awards[side]) == (20 - vp, -mp)
    assert (awards[side].kind, awards[side].cite.article) == (Kind.LEFT, "40")
    assert awards[1 - side].kind is Kind.OPPONENTS_LEFT


@pytest.mark.parametrize("side, reached", [(0, (200, 1000)), (1, (1000, 200))])
def test_who_stays_keeps_what_he_had_reached_if_it_is_more(side: int, reached: tuple[int, int]) -> None:
    stayed = left(REGULATION, 4, side, reached)[1 - side]
    assert (score(stayed), stayed.points) == ((14, 800), 1000)
    assert (stayed.cite.article, stayed.facts) == ("39", {"reached": list(reached)})


def test_more_match_points_with_equal_victory_points_are_more_too() -> None:
    assert score(left(REGULATION, 4, 1, (600, 0))[0]) == (13, 600)
    assert score(left(REGULATION, 4, 1, (505, 0))[0]) == (13, 505)


@pytest.mark.parametrize("hands, nil", NIL)
def test_a_quarrel_loses_at_nought_and_bars_from_coming_back(hands: int, nil: int) -> None:
    angry, calm = quarrel(REGULATION, hands, 0)
    assert (score(angry), angry.kind) == ((0, nil), Kind.QUARREL)
    assert (hands, *score(calm)) in REST
    assert REGULATION.quarrel_bars.value
    assert score(quarrel(REGULATION, hands, 1, (3000, 0))[0]) == (20, 3000)


@pytest.mark.parametrize("hands, nil", NIL)
def test_both_leave(hands: int, nil: int) -> None:
    assert [(score(one), one.kind) for one in both_abandoned(REGULATION, hands)] == [((0, nil), Kind.ABANDONED)] * 2


def test_match_points_of_a_nought_are_an_option() -> None:
    bare = adopt(REGULATION, {"both_abandon": plain(REGULATION.both_abandon.choices[1])})
    assert [score(one) for one in both_abandoned(bare, 4)] == [(0, 0), (0, 0)]


@pytest.mark.parametrize("hands, vp, mp", LOST)
def test_misconduct_of_both(hands: int, vp: int, mp: int) -> None:
    assert [(score(one), one.kind) for one in misconduct(REGULATION, hands)] == [((vp, mp), Kind.INTERRUPTED)] * 2


def test_an_incomplete_team_loses_thirteen_to_seven() -> None:
    assert REGULATION.team_incomplete_forfeits.value
    assert [one.vp for one in forfeit(REGULATION, 0, absent=1)] == [13, 7]


def test_a_match_waits_ten_minutes_for_whoever_is_unwell() -> None:
    assert REGULATION.pause_minutes.value == 10


def test_the_rounds_before_stand_and_those_after_are_rests() -> None:
    assert REGULATION.earlier_results_stand.value
    assert REGULATION.later_opponents_rest.value
    assert REGULATION.unfair_advantage_barred.value


# ── Substitutes ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_not(entrants: Format = Format.PAIRS, **other: Any) -> str:
    """Why a player of a pair may not be replaced after two rounds of six, unless something else is said."""
    facts: dict[str, Any] = {"completed": 2, "rounds": 6, "leaving": 1, "before": 0}
    facts |= {"newcomers": True, "first_positions_out": False, "told": False}
    refusal = substitution(REGULATION, entrants, **facts | other)
    return "" if refusal is None else refusal.reason


@pytest.mark.parametrize(
    "completed, rounds, refused", [(0, 6, False), (3, 6, False), (4, 6, True), (2, 5, False), (3, 5, True)]
)
def test_until_half_of_the_rounds_is_past(completed: int, rounds: int, refused: bool) -> None:
    assert why_not(completed=completed, rounds=rounds) == ("substitution-past-half" if refused else "")


def test_a_player_or_the_whole_pair_once_and_by_newcomers() -> None:
    assert why_not(leaving=2) == ""
    assert why_not(before=1) == "substitution-once"
    assert why_not(newcomers=False) == "substitution-already-played"


def test_in_the_first_round_only_whoever_had_told() -> None:
    assert why_not(completed=0, first_positions_out=True) == "substitution-not-told"
    assert why_not(completed=0, first_positions_out=True, told=True) == ""


@pytest.mark.parametrize("leaving, before, reason", [(2, 0, ""), (1, 1, ""), (2, 1, "substitution-team")])
def test_two_players_of_a_team(leaving: int, before: int, reason: str) -> None:
    assert why_not(Format.TEAMS, leaving=leaving, before=before) == reason


# ── Broken off ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "41")
@pytest.mark.parametrize(
    "completed, rounds, prizes", [(3, 6, False), (4, 6, True), (2, 5, False), (3, 5, True), (0, 5, False)]
)
def test_past_half_prizes_by_the_last_ranking_otherwise_the_money_back(
    completed: int, rounds: int, prizes: bool
) -> None:
    assert prizes_if_broken_off(REGULATION, completed, rounds) is prizes
