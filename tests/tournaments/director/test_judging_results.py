"""What the desk refuses of results; sheets that are lost, left, sent by telephone or read twice."""

from typing import Any

import pytest

from tests.tournaments.director.desks import Desk, desk
from tests.tournaments.director.refusals import shows
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.attention import discrepancies, read_by_one
from ventaglio.tournaments.director.corrections import Mistake
from ventaglio.tournaments.director.folding import fold
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Format, Movement, Seating

INT = "internazionale"
SHEET = ((500, 300),)


def out(entrants: int = 4, *phases: Phase, **notice: Any) -> Desk:
    """A round whose positions are out."""
    day = desk(entrants, *phases, **notice)
    day.positions()
    return day


def in_groups() -> tuple[Phase, Phase]:
    return Phase(Movement.DANISH, 1), Phase(Movement.DANISH, 1, groups=(1, 1))


# ── The sheet ────────────────────────────────────────────────────────────────────────────────────────────────────────


@shows("round-unknown")
def test_no_score_before_the_positions() -> Objection:
    return desk(4).refused(e.Scored(1, 1, SHEET))


@shows("table-unknown")
def test_no_score_of_a_table_that_is_not_there() -> Objection:
    return out().refused(e.Scored(1, 7, SHEET))


@shows("sheets")
def test_a_match_of_pairs_has_one_sheet() -> Objection:
    return out().refused(e.Scored(1, 1, SHEET * 2))


@shows("multiple", "18")
def test_all_scores_are_multiples_of_five() -> Objection:
    return out().refused(e.Scored(1, 1, ((501, 300),)))


@shows("impossible")
def test_no_cards_give_so_much() -> Objection:
    day = out()
    assert day.judge(e.Scored(1, 1, ((9_995, -2_000),))) is None
    return day.refused(e.Scored(1, 1, ((100_000, 300),)))


@shows("impossible")
def test_a_total_that_no_match_can_reach() -> Objection:
    return out().refused(e.Scored(1, 1, ((500_000, 300),)))


@shows("scored")
def test_a_result_is_typed_once() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(e.Scored(1, 1, SHEET))


@shows("scored")
def test_a_match_that_the_referee_stopped_has_its_result() -> Objection:
    day = out()
    day.do(e.Stopped(1, 1, e.Stop.LEFT, 0))
    return day.refused(e.Scored(1, 1, SHEET))


@shows("round-over")
def test_a_round_that_is_over_has_its_results() -> Objection:
    day = out()
    day.do(e.SheetLost(1, 1))
    day.score(1)
    day.positions()
    return day.refused(e.Scored(1, 1, SHEET))


@shows("not-scored")
def test_nothing_is_read_twice_that_was_not_read_once() -> Objection:
    return out().refused(e.Verified(1, 1, SHEET))


@shows("differs")
def test_two_readings_agree() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    found = day.refused(e.Verified(1, 1, ((300, 500),)))
    assert found.facts == {"round": 1, "table": 1, "first": "500–300", "second": "300–500"}
    return found


def test_it_can_be_seen_that_one_person_read_a_sheet_twice() -> None:
    day = out()
    for table, second in ((1, "Ada"), (2, "Bea")):
        for by, body in (("Ada", e.Scored(1, table, SHEET)), (second, e.Verified(1, table, SHEET))):
            assert day.judge(body) is None
            day.t = fold(day.t, e.Entry(day.t.seq + 1, day.now, by, "scorer", body))
    assert read_by_one(day.t) == ((1, 1),)


# ── Telephones ───────────────────────────────────────────────────────────────────────────────────────────────────────


def over() -> Desk:
    day = out(phones=True)
    day.do(e.Started(1))
    day.do(e.TimeCalled(1))
    return day


@shows("no-phones", "19")
def test_telephones_only_where_the_notice_says_so() -> Objection:
    return out().refused(e.Claimed(1, 1, SHEET, 1))


@shows("round-not-over", "19")
def test_and_only_when_the_round_is_over() -> Objection:
    return out(phones=True).refused(e.Claimed(1, 1, SHEET, 1))


@shows("not-their-table")
def test_players_send_their_own_score() -> Objection:
    return over().refused(e.Claimed(1, 1, SHEET, 3))


@shows("scored")
def test_once_the_paper_is_in_nothing_is_sent() -> Objection:
    day = over()
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(e.Claimed(1, 1, SHEET, 1))


@shows("no-claim")
def test_nobody_agrees_to_nothing() -> Objection:
    return over().refused(e.ClaimAgreed(1, 1, 2))


@shows("not-opponents")
def test_the_opponents_agree_and_nobody_else() -> Objection:
    day = over()
    day.do(e.Claimed(1, 1, SHEET, 1))
    assert day.refused(e.ClaimAgreed(1, 1, 3)).reason == "not-opponents"
    return day.refused(e.ClaimAgreed(1, 1, 1))


@shows("claim-stands")
def test_what_was_agreed_can_be_taken_back_for_a_minute() -> Objection:
    day = over()
    day.do(e.Claimed(1, 1, SHEET, 1))
    day.do(e.ClaimAgreed(1, 1, 2))
    day.wait(1)
    day.do(e.ClaimWithdrawn(1, 1, 2))
    known = day.t.rounds[0].results[1]
    assert (known.claim is not None, known.agreed) == (True, False), "who agreed takes back no more than that"
    day.do(e.ClaimAgreed(1, 1, 2))
    day.do(e.ClaimWithdrawn(1, 1, 1))
    known = day.t.rounds[0].results[1]
    assert (known.claim, known.agreed) == (None, False), "who sent it takes all of it back"
    day.do(e.Claimed(1, 1, SHEET, 1))
    day.do(e.ClaimAgreed(1, 1, 2))
    day.wait(1.1)
    return day.refused(e.ClaimWithdrawn(1, 1, 1))


def test_only_what_one_has_sent_or_agreed_to_is_taken_back() -> None:
    day = over()
    assert day.refused(e.ClaimWithdrawn(1, 1, 1)).reason == "no-claim"
    day.do(e.Claimed(1, 1, SHEET, 1))
    assert day.refused(e.ClaimWithdrawn(1, 1, 2)).reason == "not-their-table"
    assert day.refused(e.ClaimWithdrawn(1, 1, 3)).reason == "not-their-table"
    day.wait(30)
    assert day.judge(e.ClaimWithdrawn(1, 1, 1)) is None, "what nobody has agreed to binds nobody"
    day.do(e.Scored(1, 1, SHEET))
    assert day.refused(e.ClaimWithdrawn(1, 1, 1)).reason == "scored"


@pytest.mark.article("fibur-2019", "19")
def test_what_was_sent_is_no_result_and_with_the_paper_it_is_two_readings() -> None:
    day = over()
    day.do(e.Claimed(1, 1, SHEET, 1))
    day.do(e.ClaimAgreed(1, 1, 2))
    assert day.t.missing(1) == (1, 2)
    day.do(e.Scored(1, 1, SHEET))
    assert day.t.rounds[0].results[1].verified
    assert discrepancies(day.t) == ()


@pytest.mark.article("fibur-2019", "19")
def test_where_the_paper_differs_it_counts_and_the_desk_sees_it() -> None:
    day = over()
    day.do(e.Claimed(1, 1, ((800, 300),), 1))
    day.do(e.ClaimAgreed(1, 1, 2))
    day.do(e.Scored(1, 1, SHEET))
    assert not day.t.rounds[0].results[1].verified
    (found,) = discrepancies(day.t)
    assert (found.paper, found.sent, found.agreed, found.settled) == (SHEET, ((800, 300),), True, False)
    assert day.of(1).mp == 0, "the round is not over"
    day.do(e.Verified(1, 1, SHEET))
    (found,) = discrepancies(day.t)
    assert found.settled


# ── Lost, found, left ────────────────────────────────────────────────────────────────────────────────────────────────


@shows("scored")
def test_a_sheet_that_was_typed_is_not_lost() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(e.SheetLost(1, 1))


@shows("not-lost")
def test_only_a_lost_sheet_is_found() -> Objection:
    return out().refused(e.SheetFound(1, 1, SHEET))


@shows("multiple", "18")
def test_a_sheet_that_is_found_is_read_like_any_other() -> Objection:
    day = out()
    day.do(e.SheetLost(1, 1))
    day.score(1)
    day.positions()
    return day.refused(e.SheetFound(1, 1, ((501, 300),)))


@shows("found-too-late", "19")
def test_a_sheet_found_in_the_groups_changes_nothing() -> Objection:
    day = out(4, *in_groups())
    day.do(e.SheetLost(1, 1))
    day.score(1)
    day.cut()
    day.positions()
    return day.refused(e.SheetFound(1, 1, SHEET))


@pytest.mark.article("fibur-2019", "19")
def test_a_lost_sheet_is_seven_each_until_it_is_found() -> None:
    day = out()
    day.do(e.SheetLost(1, 1))
    day.score(1)
    assert [(day.of(n).vp, day.of(n).mp) for n in (1, 2)] == [(7, -505)] * 2
    day.positions()
    day.do(e.SheetFound(1, 1, ((900, 300),)))
    assert [(day.of(n).vp, day.of(n).mp) for n in (1, 2)] == [(13, 600), (7, -600)]


@shows("no-sheet-left", "18", INT)
def test_the_international_code_forgives_a_sheet_on_the_table() -> Objection:
    day = out(code=INT)
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(e.SheetLeft(1, 1))


@shows("not-scored")
def test_a_sheet_is_left_once_it_is_read() -> Objection:
    return out().refused(e.SheetLeft(1, 1))


@shows("side")
def test_one_of_the_two_sides_wrote_it() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(e.SheetLeft(1, 1, compiler=2))


@pytest.mark.article("fibur-2019", "19")
def test_the_winners_pay_for_it_whoever_they_turn_out_to_be() -> None:
    day = out()
    day.do(e.Scored(1, 1, ((900, 300),)))
    day.do(e.SheetLeft(1, 1, compiler=1))
    day.score(1)
    assert [day.of(n).vp for n in (1, 2)] == [12, 7]
    day.do(e.Corrected(1, 1, ((300, 900),), Mistake.SWAPPED, "Dario", "scambiati", opponents=True))
    assert [day.of(n).vp for n in (1, 2)] == [7, 12]
    day.do(e.Corrected(1, 1, ((300, 300),), Mistake.WRITING, "Dario", "pari", opponents=True))
    assert [day.of(n).vp for n in (1, 2)] == [10, 9], "nobody has won: whoever wrote it"


# ── What the referee decides ─────────────────────────────────────────────────────────────────────────────────────────


@shows("side")
def test_one_of_the_two_sides_was_late() -> Objection:
    assert out().refused(e.CameLate(1, 1, 0, -5)).reason == "side"
    return out().refused(e.CameLate(1, 1, 2, 60))


@shows("no-lateness", "11", "circolo")
def test_at_the_club_lateness_has_no_price() -> Objection:
    return out(code="circolo", seating=Seating.DRAW).refused(e.CameLate(1, 1, 0, 60))


@shows("advantage", "40")
def test_no_match_is_lost_by_absence_to_an_unjust_advantage() -> Objection:
    day = out()
    assert day.judge(e.CameLate(1, 1, 0, 600, no_advantage=False)) is None, "ten minutes are not over ten"
    return day.refused(e.CameLate(1, 1, 0, 601, no_advantage=False))


@shows("advantage", "39")
def test_nor_by_leaving() -> Objection:
    return out().refused(e.Stopped(1, 1, e.Stop.LEFT, no_advantage=False))


@shows("side")
def test_one_of_the_two_sides_left() -> Objection:
    return out().refused(e.Stopped(1, 1, e.Stop.LEFT, 2))


@shows("no-teams", "2")
def test_only_teams_are_incomplete() -> Objection:
    return out().refused(e.Stopped(1, 1, e.Stop.INCOMPLETE))


@shows("incomplete-plays", "39")
def test_where_it_loses_nothing_by_it_a_team_is_not_stopped_for_being_incomplete() -> Objection:
    return out(4, format=Format.TEAMS).by(team_incomplete_forfeits=False).refused(e.Stopped(1, 1, e.Stop.INCOMPLETE))


@shows("scored")
def test_a_match_that_was_played_was_not_stopped() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(e.Stopped(1, 1, e.Stop.LEFT))


@shows("multiple", "18")
def test_what_had_been_reached_is_a_score() -> Objection:
    return out().refused(e.Stopped(1, 1, e.Stop.LEFT, reached=((1, 2),)))


@shows("no-reason")
def test_a_score_of_the_referees_has_a_reason() -> Objection:
    return out().refused(e.Arbitrated(1, 1, ((12, 0), (8, 0)), "Dario", "37", ""))


@shows("arbitral-vp")
def test_nobody_gets_more_than_twenty() -> Objection:
    return out().refused(e.Arbitrated(1, 1, ((21, 0), (0, 0)), "Dario", "37", "conteggio"))


@pytest.mark.article("fibur-2019", "37", "Poteri dell'arbitro")
def test_a_score_of_the_referees_takes_the_place_of_any_other_and_need_not_add_up() -> None:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    day.do(e.Arbitrated(1, 1, ((12, 305), (6, -505)), "Dario", "37", "carte mischiate"))
    day.score(1)
    assert [(day.of(n).vp, day.of(n).mp, day.of(n).points) for n in (1, 2)] == [(12, 305, 500), (6, -505, 300)]


@shows("no-duplicate")
def test_burraco_has_no_boards() -> Objection:
    return out().refused(e.DuplicateAdjusted(1, 1, 1, (5, 6), "Dario", "80"))


@shows("board")
def test_a_board_that_is_not_played() -> Objection:
    return out(code="moderne", hands=4).refused(e.DuplicateAdjusted(1, 1, 5, (5, 6), "Dario", "80"))


# ── Corrections ──────────────────────────────────────────────────────────────────────────────────────────────────────


def right(mistake: Mistake = Mistake.WRITING, round_: int = 1, **given: Any) -> e.Corrected:
    return e.Corrected(round_, 1, ((300, 900),), mistake, "Dario", "lo dicono tutti", **given)


@shows("round-unknown")
def test_nothing_is_put_right_in_a_round_to_come() -> Objection:
    return out().refused(right(round_=2))


@shows("table-unknown")
def test_nor_at_a_table_that_is_not_there() -> Objection:
    return out().refused(e.Corrected(1, 9, SHEET, Mistake.SUM, "Dario", "somma"))


@shows("not-scored")
def test_nor_before_there_is_a_result() -> Objection:
    return out().refused(right())


@shows("no-reason")
def test_a_correction_has_a_reason_and_a_referee() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(e.Corrected(1, 1, ((300, 500),), Mistake.SUM, "", "somma"))


@shows("same")
def test_a_correction_changes_something() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, ((300, 900),)))
    return day.refused(right(opponents=True))


@shows("correction-opponents", "20")
def test_by_the_federation_the_opponents_confirm() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(right())


@shows("correction", "19", INT)
def test_by_the_international_code_what_the_players_wrote_stands() -> Objection:
    day = out(code=INT)
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(right(whole_table=True))


@shows("correction-whole-table", "19", INT)
def test_by_the_international_code_the_whole_table_acknowledges_a_swap() -> Objection:
    day = out(code=INT)
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(right(Mistake.SWAPPED, opponents=True))


@shows("correction-countersigned-by-referee", "19", INT)
def test_by_the_international_code_the_last_round_needs_a_signature() -> Objection:
    day = desk(4, Phase(Movement.DANISH, 1), code=INT)
    day.play()
    found = day.refused(right(Mistake.SUM, whole_table=True))
    day.do(right(Mistake.SUM, countersigned=True))
    return found


@shows("multiple", "18")
def test_the_right_score_is_possible_too() -> Objection:
    day = out()
    day.do(e.Scored(1, 1, SHEET))
    return day.refused(e.Corrected(1, 1, ((301, 500),), Mistake.SUM, "Dario", "somma", opponents=True))


@pytest.mark.article("fibur-2019", "20")
def test_a_match_that_was_not_stopped_after_all_is_put_right() -> None:
    day = out()
    day.do(e.Stopped(1, 1, e.Stop.QUARREL, 0))
    day.score(1)
    assert day.t.misses(1, 2)
    day.do(right(Mistake.TRANSCRIPTION))
    assert (day.of(1).mp, day.t.misses(1, 2)) == (-600, None)


@shows("correction", "19", INT)
def test_an_addition_is_too_late_once_the_next_positions_are_out() -> Objection:
    day = desk(4, Phase(Movement.DANISH, 3), code=INT)
    day.play()
    day.positions()
    return day.refused(right(Mistake.SUM))


@shows("correction", "19", INT)
def test_nor_does_the_time_to_check_the_ranking_bring_an_old_round_back() -> Objection:
    day = desk(4, Phase(Movement.DANISH, 2), Phase(Movement.DANISH, 1, groups=(1, 1)), code=INT)
    day.play()
    day.play()
    day.post(checking=True)
    assert day.judge(right(Mistake.SUM, 2)) is None
    return day.refused(right(Mistake.SUM, 1))


@pytest.mark.article(INT, "19")
@pytest.mark.parametrize("movement", [Movement.MITCHELL, Movement.ROUND_ROBIN])
def test_but_not_where_results_decide_nothing(movement: Movement) -> None:
    day = desk(6, Phase(movement, 3), code=INT)
    day.play()
    day.positions()
    day.do(right(Mistake.SUM))
    assert day.t.rounds[0].awards[1][0].mp == -600


@shows("positions-stand", "20")
def test_what_is_put_right_after_the_positions_are_out_moves_nobody_before_the_next_round() -> Objection:
    day = desk(4)
    day.play(lambda round_, match: (500, 300))
    day.positions()
    seats = [match.sides for match in day.t.rounds[1].matches.values()]
    day.do(right(opponents=True))
    assert [match.sides for match in day.t.rounds[1].matches.values()] == seats
    found = day.refused(e.Recalled(2, "errore"))
    day.score(2, lambda round_, match: (400, 400))
    assert day.ranking()[0] == 2, "and from the next round on it counts"
    return found


@pytest.mark.article("fibur-2019", "20")
def test_for_a_mistake_of_the_desk_positions_are_drawn_again() -> None:
    day = desk(4)
    day.play(lambda round_, match: (500, 300) if 1 in match.sides[0] else (600, 300))
    day.positions()
    assert day.t.rounds[1].matches[1].sides == ((3,), (1,))
    day.do(right(Mistake.TRANSCRIPTION))
    day.do(e.Recalled(2, "trascrizione"))
    day.positions()
    assert day.t.rounds[1].matches[1].sides == ((2,), (3,))


@shows("positions-stand", "19", INT)
def test_by_the_international_code_not_even_for_that() -> Objection:
    day = desk(4, code=INT)
    day.play()
    day.positions()
    day.do(right(Mistake.TRANSCRIPTION))
    return day.refused(e.Recalled(2, "trascrizione"))
