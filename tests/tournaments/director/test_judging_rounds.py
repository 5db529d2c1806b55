"""What the desk refuses of positions, starts and time-outs, and what wrong seats do."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.drafting import draft
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Notice, Phase
from ventaglio.tournaments.director.terms import Format, Movement, Seating

INT = "internazionale"


def drafted(day: Desk) -> e.Drafted:
    made = draft(day.t)
    day.do(made)
    return made


def hand_made(day: Desk, *pairs: tuple[int, int], rests: Iterable[int] = ()) -> e.Drafted:
    matches = tuple(e.Match(table, ((a,), (b,))) for table, (a, b) in enumerate(pairs, start=1))
    return e.Drafted(day.t.published + 1, matches, tuple(rests))


# ── Drawing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("entries-open")
def test_tables_are_drawn_once_entries_are_closed() -> Objection:
    day = Desk(Notice("Prova", "fibur-2019"))
    return day.refused(e.Drafted(1, ()))


@shows("round-next")
def test_rounds_are_drawn_in_order() -> Objection:
    return desk(4).refused(e.Drafted(2, ()))


@shows("missing")
def test_every_result_is_in_before_the_next_round_is_drawn() -> Objection:
    day = desk(6)
    day.positions()
    day.do(e.Scored(1, 2, ((500, 300),)))
    found = day.refused(hand_made(day, (1, 2), (3, 4), (5, 6)))
    assert found.facts == {"round": 1, "tables": "1, 3"}
    return found


@shows("missing")
def test_with_a_double_check_every_sheet_is_read_twice() -> Objection:
    day = desk(4, double_check=True)
    day.positions()
    day.score(1)
    day.do(e.Verified(1, 1, day.t.rounds[0].results[1].sheets or ()))
    found = day.refused(e.Drafted(2, ()))
    assert found.facts["tables"] == "2"
    return found


@shows("missing")
def test_no_session_begins_in_the_middle_of_a_round() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.SessionBegan())


@shows("groups-not-cut", "20")
def test_groups_are_cut_before_they_play() -> Objection:
    day = desk(8, Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=(2, 2)))
    day.play()
    return day.refused(hand_made(day, (1, 2), (3, 4), (5, 6), (7, 8)))


@shows("mitchell-bound", "2")
def test_a_mitchell_has_no_rematches() -> Objection:
    day = desk(6, Phase(Movement.MITCHELL, 4))
    return day.refused(draft(day.t))


@pytest.mark.article("fibur-2019", "39")
def test_a_mitchell_goes_on_when_pairs_leave_it() -> None:
    day = desk(6, Phase(Movement.MITCHELL, 3))
    day.play()
    (fixed,), (mobile,) = day.t.rounds[0].matches[1].sides
    day.do(e.Absent(fixed, 2))
    day.do(e.Absent(mobile, 2))
    for _ in range(2):
        day.play()
        assert len(day.t.current.rests if day.t.current else ()) == 2, "the opponents they would have had rest"
    assert day.t.completed == 3


@pytest.mark.article("fibur-2019", "39")
def test_where_two_who_left_would_have_met_there_is_no_table() -> None:
    day = desk(4, Phase(Movement.ROUND_ROBIN, 3))
    day.play()
    second = draft(day.t).matches[0]
    for (number,) in second.sides:
        day.do(e.Absent(number, 2))
    day.play()
    one = day.t.rounds[1]
    assert (len(one.matches), one.rests, len(one.absent)) == (1, (), 2)


@shows("not-here")
def test_who_is_absent_has_no_table() -> Objection:
    day = desk(5)
    day.do(e.Absent(1, 1))
    return day.refused(hand_made(day, (1, 2), (3, 4), rests=(5,)))


@shows("seated-twice")
def test_nobody_sits_at_two_tables() -> Objection:
    day = desk(4)
    return day.refused(hand_made(day, (1, 2), (2, 3), rests=(4,)))


@shows("left-out")
def test_everybody_has_a_table_or_rests() -> Objection:
    day = desk(6)
    found = day.refused(hand_made(day, (1, 2), (3, 4)))
    assert found.facts == {"number": 5, "others": 1}
    return found


@shows("table-twice")
def test_tables_have_different_numbers() -> Objection:
    matches = (e.Match(1, ((1,), (2,))), e.Match(1, ((3,), (4,))))
    return desk(4).refused(e.Drafted(1, matches))


@shows("side-size")
def test_a_pair_plays_against_a_pair() -> Objection:
    return desk(4).refused(e.Drafted(1, (e.Match(1, ((1, 2), (3, 4))),)))


@shows("no-draft")
def test_what_was_not_drawn_is_not_published() -> Objection:
    return desk(4).refused(e.Published(1))


@shows("no-draft")
def test_nor_rearranged() -> Objection:
    return desk(4).refused(e.Rearranged(1, (), (), "amicizia"))


@shows("no-reason")
def test_the_directors_own_positions_have_a_reason() -> Objection:
    day = desk(4)
    made = drafted(day)
    return day.refused(e.Rearranged(1, made.matches, made.rests, " "))


@shows("rested", "40")
def test_nobody_is_made_to_rest_twice_a_session_while_others_have_not() -> Objection:
    day = desk(5)
    day.play()
    (resting,) = day.t.rounds[0].rests
    made = drafted(day)
    (next_to_rest,) = made.rests
    instead = tuple(
        replace(match, sides=tuple((next_to_rest if n == resting else n,) for (n,) in match.sides))
        for match in made.matches
    )
    found = day.refused(e.Rearranged(2, instead, (resting,), "preferenza"))
    day.do(e.SessionBegan())
    day.do(e.Rearranged(2, instead, (resting,), "sessione nuova"))
    return found


@shows("left-out")
def test_who_comes_back_after_the_draft_is_not_forgotten() -> Objection:
    day = desk(6)
    day.do(e.Absent(6, 1))
    drafted(day)
    day.do(e.Returned(6, 1))
    return day.refused(e.Published(1))


@shows("stale-draft", "20")
def test_a_result_put_right_before_the_positions_are_out_counts_for_them() -> Objection:
    day = desk(4)
    day.play(lambda round_, match: (500, 300))
    drafted(day)
    day.do(e.Corrected(1, 1, ((300, 900),), Mistake.SWAPPED, "Dario", "scambiati", opponents=True))
    found = day.refused(e.Published(2))
    day.do(draft(day.t))
    day.do(e.Published(2))
    return found


# ── Positions that are out ───────────────────────────────────────────────────────────────────────────────────────────


@shows("round-unknown")
def test_only_the_last_positions_are_recalled() -> Objection:
    day = desk(4)
    day.play()
    day.positions()
    return day.refused(e.Recalled(1, "errore"))


@shows("begun-round", "20")
def test_positions_are_not_recalled_once_play_has_begun() -> Objection:
    day = desk(4)
    day.positions()
    day.do(e.Started(1))
    return day.refused(e.Recalled(1, "errore"))


@shows("no-reason")
def test_a_recall_has_a_reason() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.Recalled(1, ""))


@shows("begun-round")
def test_a_round_begins_once() -> Objection:
    day = desk(4)
    day.positions()
    day.do(e.Started(1))
    return day.refused(e.Started(1))


@shows("round-unknown")
def test_a_draft_does_not_begin() -> Objection:
    day = desk(4)
    drafted(day)
    return day.refused(e.Started(1))


@shows("not-started")
def test_no_time_out_before_the_start() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.TimeCalled(1))


@shows("time-called")
def test_the_time_out_is_called_once() -> Objection:
    day = desk(4)
    day.positions()
    day.do(e.Started(1))
    day.do(e.TimeCalled(1))
    return day.refused(e.TimeCalled(1))


# ── Wrong seats ──────────────────────────────────────────────────────────────────────────────────────────────────────

CROSSED = (e.Match(1, ((1,), (4,))), e.Match(2, ((3,), (2,))))


@shows("table-unknown")
def test_nobody_sits_at_a_table_that_is_not_there() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.SatWrongly(1, (e.Match(9, ((1,), (4,))),), (1,)))


@shows("scored")
def test_a_match_with_a_result_was_played_where_it_was() -> Objection:
    day = desk(4)
    day.positions()
    day.do(e.Scored(1, 1, ((500, 300),)))
    return day.refused(e.SatWrongly(1, CROSSED, (2, 4)))


@shows("wrong-seats", "2")
def test_where_it_does_not_stand_a_match_at_the_wrong_table_is_not_taken_down() -> Objection:
    day = desk(4).by(wrong_seats_stand=False)
    day.positions()
    return day.refused(e.SatWrongly(1, CROSSED, ()))


@shows("no-seat-warnings", "11", "circolo")
def test_the_club_warns_nobody_for_a_wrong_seat() -> Objection:
    day = desk(4, code="circolo", seating=Seating.DRAW, hands=3)
    day.positions()
    one, other = day.t.rounds[0].matches.values()
    first, second = (one.sides[0], other.sides[1]), (other.sides[0], one.sides[1])
    crossed = (e.Match(one.table, first), e.Match(other.table, second))
    assert day.judge(e.SatWrongly(1, crossed, ())) is None
    return day.refused(e.SatWrongly(1, crossed, one.sides[1]))


@shows("not-here")
def test_only_who_sat_there_is_warned() -> Objection:
    day = desk(6)
    day.positions()
    return day.refused(e.SatWrongly(1, CROSSED, (2, 6)))


@pytest.mark.article("fibur-2019", "2")
@pytest.mark.parametrize("movement", [Movement.DANISH, Movement.MITCHELL])
def test_the_match_that_was_begun_counts_and_the_next_round_is_as_planned(movement: Movement) -> None:
    day = desk(4, Phase(movement, 2))
    planned = desk(4, Phase(movement, 2))
    for one in (day, planned):
        one.positions()
        one.do(e.Started(1))
    day.do(e.CameLate(1, 1, 1, 60))
    assert day.refused(e.SatWrongly(1, CROSSED, (2, 4))).reason == "scored", "they were not late after all"
    day.do(e.CameLate(1, 1, 1, 0))
    day.do(e.SatWrongly(1, CROSSED, (2, 4), "Dario"))
    assert day.t.rounds[0].matches[1].sides == ((1,), (4,))
    assert [(one.body.entrant, one.body.article) for one in day.t.ledger if isinstance(one.body, e.Warned)] == [
        (2, "2"),
        (4, "2"),
    ]
    day.score(1, lambda round_, match: (900, 300) if 1 in match.sides[0] else (600, 300))
    assert [day.of(n).mp for n in (1, 2, 3, 4)] == [600, -300, 300, -600]
    if movement is Movement.MITCHELL:
        planned.score(1)
        assert draft(day.t).matches == draft(planned.t).matches
    else:
        assert [match.sides for match in draft(day.t).matches] == [((1,), (3,)), ((2,), (4,))]


@pytest.mark.article("fibur-2019", "2")
def test_wrong_seats_and_lateness_add_up_to_a_victory_point() -> None:
    day = desk(4)
    day.positions()
    day.do(e.SatWrongly(1, CROSSED, (2,)))
    day.do(e.CameLate(1, 2, 1, 30))
    day.do(e.Warned(2, 1, "22", "Dario", "suggerimento", 2, 1))
    day.score(1, lambda round_, match: (500, 500))
    assert day.of(2).vp == 9
    assert day.of(3).vp == 10, "the others gain nothing"


@pytest.mark.article("fibur-2019", "2")
def test_of_two_warned_at_once_one_alone_may_be_let_off() -> None:
    day = desk(4)
    day.positions()
    warned = day.do(e.SatWrongly(1, CROSSED, (2, 4)))
    day.do(e.WarningLifted(warned.seq, "Dario", "mandati dall'arbitro", entrant=4))
    assert (len(day.t.warnings(2)), len(day.t.warnings(4))) == (1, 0)
    assert day.refused(e.WarningLifted(warned.seq, "Dario", "ancora", entrant=4)).reason == "no-warning"
    day.do(e.WarningLifted(warned.seq, "Dario", "anche lei"))
    assert day.t.warnings(2) == ()


# ── Teams ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def teams() -> Desk:
    day = desk(4, format=Format.TEAMS)
    day.positions()
    return day


@shows("no-teams", "2")
def test_pairs_have_no_line_up() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.LinedUp(1, 1, ((0, 1), (2, 3))))


@shows("line-up")
def test_a_line_up_has_four_players_of_the_team() -> Objection:
    return teams().refused(e.LinedUp(1, 1, ((0, 1), (1, 3))))


@shows("line-up-stays", "2")
def test_where_pairs_stay_a_team_plays_as_it_began() -> Objection:
    day = teams().by(line_up_changes=False)
    day.do(e.LinedUp(1, 1, ((0, 1), (2, 3))))
    day.score(1)
    day.positions()
    assert day.judge(e.LinedUp(2, 1, ((0, 1), (2, 3)))) is None
    return day.refused(e.LinedUp(2, 1, ((0, 2), (1, 3))))


@shows("not-here")
def test_a_team_that_rests_has_no_line_up() -> Objection:
    day = desk(3, format=Format.TEAMS)
    day.positions()
    return day.refused(e.LinedUp(1, day.t.rounds[0].rests[0], ((0, 1), (2, 3))))


@shows("begun-round", "2")
def test_a_line_up_is_given_before_the_match() -> Objection:
    day = teams()
    day.do(e.LinedUp(1, 1, ((0, 1), (2, 3))))
    day.do(e.LinedUp(1, 1, ((0, 2), (1, 3))))
    assert day.t.rounds[0].lineups == {1: ((0, 2), (1, 3))}
    day.do(e.Started(1))
    return day.refused(e.LinedUp(1, 1, ((0, 1), (2, 3))))


@pytest.mark.article("fibur-2019", "18", "39")
def test_both_tables_of_a_team_count_together_and_who_is_not_complete_loses() -> None:
    day = teams()
    day.do(e.Scored(1, 1, ((800, 300), (200, 600))))
    day.do(e.Stopped(1, 2, e.Stop.INCOMPLETE, 1))
    assert [(day.of(n).vp, day.of(n).mp) for n in (1, 2, 3, 4)] == [(10, 100), (10, -100), (13, 555), (7, -555)]


# ── Tables of the server ─────────────────────────────────────────────────────────────────────────────────────────────


@shows("not-online")
def test_a_tournament_in_a_room_has_no_tables_on_the_server() -> Objection:
    day = desk(4)
    day.positions()
    return day.refused(e.Hosted(1, 1, ("abc",)))


@shows("hosted-already")
def test_a_match_has_as_many_tables_there_as_it_has_sheets() -> Objection:
    day = desk(4, online=True)
    day.positions()
    day.do(e.Hosted(1, 1, ("abc",)))
    assert day.refused(e.Hosted(1, 2, ("d", "e"))).reason == "hosted-already"
    return day.refused(e.Hosted(1, 1, ("f",)))
