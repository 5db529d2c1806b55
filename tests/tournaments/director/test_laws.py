"""Laws of any tournament, whatever happens in it: absences, late entries, returns, any format and movement."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.director.desks import Desk, desk
from ventaglio.core.codec import decode, encode
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.awards import Kind
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.entrants import Player
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.publication import public
from ventaglio.tournaments.director.standings import account, standings
from ventaglio.tournaments.director.terms import Format, Movement, Seating
from ventaglio.tournaments.log import replay

Plan = tuple[int, dict[str, Any], tuple[Phase, ...]]
BY_STANDING = [Movement.DANISH, Movement.DANISH_MODIFIED, Movement.NO_REMATCH]


@st.composite
def plans(draw: Any) -> Plan:
    """A field, a notice, and phases that the field can play."""
    format_ = draw(st.sampled_from(Format))
    entrants = draw(st.integers(4 if format_ is Format.YELLOW else 3, 24))
    if format_ is Format.YELLOW:
        movement = draw(st.sampled_from([Movement.YELLOW_ROTATION, Movement.YELLOW_RANKED]))
        phases: tuple[Phase, ...] = (Phase(movement, draw(st.integers(1, 4))),)
        code = "fibur-2019"
    else:
        tables = (entrants + 1) // 2
        first = draw(
            st.sampled_from(
                [
                    Phase(Movement.MITCHELL, min(3, tables)),
                    Phase(Movement.ROUND_ROBIN, min(3, entrants - 1)),
                    *(Phase(one, 3) for one in BY_STANDING),
                ]
            )
        )
        phases = (first, Phase(draw(st.sampled_from(BY_STANDING)), 2, new_session=draw(st.booleans())))
        if entrants >= 12 and draw(st.booleans()):
            phases = (*phases, Phase(Movement.DANISH, 2, groups=(3, 3)))
        code = "internazionale" if format_ in (Format.PAIRS, Format.TEAMS) else "fibur-2019"
    seating = draw(st.sampled_from([Seating.ORDER, Seating.DRAW]))
    return entrants, {"format": format_, "code": code, "seating": seating}, phases


def come_and_go(day: Desk, choose: st.DataObject) -> None:
    """Somebody leaves, comes back or comes late, if the code lets them."""
    following = day.t.published + 1
    present = [n for n in day.t.entrants if day.t.misses(n, following) is None]
    away = [n for n in day.t.entrants if day.t.misses(n, following) is not None]
    least = 8 if day.t.notice.format is Format.YELLOW else 5
    what = choose.draw(st.sampled_from(["nothing", "leaves", "returns", "enters"]))
    if what == "leaves" and len(present) > least:
        quarrel = choose.draw(st.booleans())
        day.do(e.Absent(choose.draw(st.sampled_from(present)), following, quarrel=quarrel))
    elif what == "returns" and away:
        body = e.Returned(choose.draw(st.sampled_from(away)), following)
        if day.judge(body) is None:
            day.do(body)
    elif what == "enters":
        number = day.t.last_number + 1
        players = tuple(Player(f"Tardi{number}{i}") for i in range(day.t.notice.format.players))
        if day.judge(e.Entered(number, players)) is None:
            day.do(e.Entered(number, players))


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(plans(), st.data())
def test_a_tournament_keeps_the_laws(
    plan: tuple[int, dict[str, Any], tuple[Phase, ...]], choose: st.DataObject
) -> None:
    entrants, notice, phases = plan
    day = desk(entrants, *phases, **notice)
    for number in range(1, day.t.notice.rounds + 1):
        _, phase, step = day.t.notice.phase_of(number)
        if phase.groups and step == 1:
            day.cut()
        if number > 1:
            come_and_go(day, choose)
        seen = encode(public(day.t))
        drafted = draft(day.t)
        assert drafted == draft(day.t), "drawing again gives the same"
        day.do(drafted)
        assert encode(public(day.t)) == seen, "a draft is nobody's business"
        day.do(e.Published(number))
        everybody_once(day, number)
        no_barred_rematch(day, number)
        day.do(e.Started(number))
        day.wait(30)
        seen = encode(public(day.t))
        day.score(number)
        assert encode(public(day.t)) == seen, "results are seen with the ranking that contains them"
    for one in day.t.rounds:
        for first, second in one.awards.values():
            assert first.kind is Kind.PLAYED
            assert first.vp + second.vp == 20
            assert first.mp + second.mp == 0
    for row in standings(day.t):
        lines = account(day.t, row.entrant)
        assert (row.vp, row.mp) == (sum(one.vp for one in lines), sum(one.mp for one in lines))
    assert day.replayed() == day.t
    log = [decode(encode(entry), e.Entry) for entry in day.log]
    assert log == day.log
    assert standings(replay(log)) == standings(day.t)


def everybody_once(day: Desk, number: int) -> None:
    one = day.t.rounds[number - 1]
    seated = [n for match in one.matches.values() for side in match.sides for n in side]
    assert len(seated) == len(set(seated))
    assert not set(seated) & set(one.rests)
    assert not set(one.absent) & {*seated, *one.rests}
    assert {*seated, *one.rests} == set(day.t.playing(number))


def no_barred_rematch(day: Desk, number: int) -> None:
    _, phase, _ = day.t.notice.phase_of(number)
    one = day.t.rounds[number - 1]
    playing = len(one.matches) * 2
    if phase.movement is Movement.DANISH_MODIFIED and 1 < number < day.t.notice.rounds and playing >= 4:
        before = day.t.rounds[number - 2].matches.values()
        met = {frozenset(n for side in match.sides for n in side) for match in before}
        groups: dict[int, int] = {}
        for match in one.matches.values():
            groups[match.group] = groups.get(match.group, 0) + 1
        for match in one.matches.values():
            if groups[match.group] > 1:
                assert frozenset(n for side in match.sides for n in side) not in met


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 15), st.sampled_from(BY_STANDING), st.integers(1, 3))
def test_nobody_rests_twice_in_a_session_while_others_have_not(
    entrants: int, movement: Movement, sessions: int
) -> None:
    phases = tuple(Phase(movement, min(3, entrants), new_session=True) for _ in range(sessions))
    day = desk(entrants, *phases, code="internazionale")
    for _ in range(day.t.notice.rounds):
        day.play()
        assert max(day.t.rests().values(), default=0) <= 1


@pytest.mark.parametrize("rounds", [1, 2])
def test_with_one_match_left_a_rematch_is_said_plainly(rounds: int) -> None:
    day = desk(2, Phase(Movement.DANISH_MODIFIED, 4), code="internazionale")
    for _ in range(rounds):
        day.play()
    drafted = draft(day.t)
    assert [note.reason.value for match in drafted.matches for note in match.notes] == ["rematch"]
