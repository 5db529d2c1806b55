"""Articles 130–138: calling the opponents out, who verifies, what is told, and what follows by traditional norms."""

from collections.abc import Callable

import msgspec
import pytest

from tests.games.tressette.codes.fitres.deals import (
    A_POINT_FOR_0,
    A_POINT_FOR_1,
    ALL_TO_A,
    MIXED,
    NO_POINT_FOR_1,
)
from tests.games.tressette.codes.fitres.tavolo import Tavolo, sitting
from tests.texts import parse_tressette as parse_position
from ventaglio.games.tressette.engine.events import CalledOut, Verified
from ventaglio.games.tressette.engine.position import spell_position
from ventaglio.games.tressette.game import TRESSETTE

Sit = Callable[..., Tavolo]

trad = sitting("tradizionali")
mod = sitting("moderne")


@pytest.fixture(params=["tradizionali", "moderne"])
def sit(request: pytest.FixtureRequest) -> Sit:
    return sitting(request.param)


def told(table: Tavolo) -> tuple[str, str, str]:
    """Who verified, what was missing, and what the table waits for."""
    return table["verifier"], table["missing-thirds"], table["phase"]


# ── The right ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "130", "137")
def test_reaching_the_target_does_not_stop_play_by_itself(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0)
    assert (table["points 0"], table["phase"], table["turn"]) == ("21", "lead", "A")


@pytest.mark.article("fitres", "130")
def test_nobody_is_told_that_it_is_reached_players_count_for_themselves(sit: Sit) -> None:
    short, reached = (sit(*MIXED, f"scores: {score} 5").plays(A_POINT_FOR_0) for score in (19, 20))
    assert reached.state.won is not None
    for who in "ABCD":
        assert reached.sees(who).won is short.sees(who).won is None
    for seat in range(4):
        assert TRESSETTE.menu(reached.state, seat).call_out is TRESSETTE.menu(short.state, seat).call_out is True
    assert [type(event) for event in reached.events] == [type(event) for event in short.events]


@pytest.mark.article("fitres", "130")
@pytest.mark.parametrize("calls", [(), ("B call-out", "B call-out")], ids=["no call yet", "two calls too early"])
def test_nor_do_menus_or_views_tell_at_any_moment_of_a_passata(calls: tuple[str, ...]) -> None:
    """Two tables that differ in nothing but the standing show everybody the same until one of them is over."""
    short, near = (trad(*MIXED, "scores: 3 4").does(*calls), trad(*MIXED, "scores: 17 15").does(*calls))
    for _ in range(40):
        if near.state.phase is not short.state.phase:
            break
        for seat in range(4):
            assert TRESSETTE.menu(near.state, seat) == TRESSETTE.menu(short.state, seat)
            seen, other = (TRESSETTE.view(table.state, seat) for table in (near, short))
            assert msgspec.structs.replace(seen, scores=other.scores) == other
        for table in (short, near):
            table.plays_on(1)
    assert near.state.won is not None, "somebody had the points meanwhile"
    assert near["phase"] == "end"


@pytest.mark.article("fitres", "116", "118")
def test_nor_whether_cards_laid_down_would_hold(sit: Sit) -> None:
    """D, who waits for his turn, holds nothing that could be beaten, or does: his menu is the same."""
    for hands in (ALL_TO_A, MIXED):
        table = sit(*hands).plays_on(2)
        assert [TRESSETTE.menu(table.state, seat).claim for seat in (0, 1, 3)] == [False] * 3
        assert TRESSETTE.menu(table.state, 2).claim


@pytest.mark.article("fitres", "130", "132")
def test_a_call_that_proves_right_brings_it_to_light(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0).does("B call-out")
    assert [table.sees(who).won for who in "ABCD"] == [table.state.won] * 4
    table.does("say potrei", "say andiamo")
    assert [table.sees(who).won for who in "ABCD"] == [table.state.won] * 4


@pytest.mark.article("fitres", "130")
@pytest.mark.parametrize("who", ["B", "D"])
def test_either_opponent_may_call_in_turn_or_not(sit: Sit, who: str) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0).does(f"{who} call-out")
    assert (table["missing-thirds"], table["phase"]) == ("0", "dialogue")


@pytest.mark.article("fitres", "130")
def test_accusations_first_and_tricks_then_may_reach_any_number(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 17 5").does("accuse N d").plays("d3 d5 dD dR", "d2 d6 d7 dC", "dA s6 sC cA")
    assert int(table["points 0"]) > 21
    assert table.does("D call-out")["phase"] == "dialogue"


@pytest.mark.article("fitres", "130")
@pytest.mark.parametrize("score, points", [(18, "21"), (19, "22")])
def test_accusations_alone_can_be_called_up_to_one_point_beyond(sit: Sit, score: int, points: str) -> None:
    table = sit(*MIXED, f"scores: {score} 5").does("accuse N d")
    assert (table["points 0"], table["phase"]) == (points, "lead")
    assert table.does("B call-out")["phase"] == "dialogue"


@pytest.mark.article("fitres", "130")
def test_beyond_that_they_end_the_match_at_once(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").does("accuse N d")
    assert (table["match"], table["winner"], table["scores"], table["tricks"]) == ("target", "0", "23 5", "0")


@pytest.mark.article("fitres", "102", "130")
@pytest.mark.parametrize("score, phase", [(24, "lead"), (25, "lead"), (26, "lead"), (27, "end")])
def test_a_larger_target_is_read_alike(sit: Sit, score: int, phase: str) -> None:
    table = sit(*MIXED, "option target: 28", f"scores: {score} 5").does("accuse N d")
    assert table["phase"] == phase


@pytest.mark.article("fitres", "130")
def test_so_they_do_if_the_partner_passes_it_in_the_same_trick(sit: Sit) -> None:
    hands = ("hand A: d3 d2 dA d4 d5 d6 d7 dD dC dR", "hand C: s3 s2 sA s4 s5 s6 s7 sD sC sR")
    table = sit(*hands, "scores: 18 5").does("accuse N d").plays("d3").plays_on(1).does("C accuse N s")
    assert (table["match"], table["scores"], table["phase"]) == ("target", "24 5", "end")


@pytest.mark.article("fitres", "130")
def test_or_by_the_other_reading_they_play_on_and_nobody_can_call() -> None:
    option = "option accused_win: play goes on and nobody can call"
    table = trad(*MIXED, option, "scores: 20 5").does("accuse N d")
    assert (table["phase"], table.why_not("B call-out")) == ("lead", "no-more-calls [130]")
    assert table.plays(A_POINT_FOR_0).why_not("B call-out") == "no-more-calls [130]"
    assert table.plays(A_POINT_FOR_1)["match"] == "target"


@pytest.mark.article("fitres", "131")
def test_whoever_has_taken_the_lead_without_a_point_may_still_call(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0, NO_POINT_FOR_1)
    assert (table["turn"], table.why_not("B call-out"), table.why_not("D call-out")) == ("B", "", "")


@pytest.mark.article("fitres", "131")
def test_but_not_with_a_point(sit: Sit) -> None:
    table = sit(*MIXED).plays(A_POINT_FOR_1)
    assert table.why_not("B call-out") == table.why_not("D call-out") == "call-with-the-point [131]"
    assert table.why_not("A call-out") == ""


@pytest.mark.article("fitres", "130", "131")
def test_without_the_lead_a_point_bars_nobody_from_calling(sit: Sit) -> None:
    table = sit(*MIXED).plays(A_POINT_FOR_1, "d5 dD dC d3")
    assert (table["leader"], table.why_not("B call-out"), table.why_not("D call-out")) == ("A", "", "")


@pytest.mark.article("fitres", "130")
def test_a_point_of_theirs_ends_a_match_that_is_won(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0, A_POINT_FOR_1)
    assert (table["match"], table["winner"], table["scores"]) == ("target", "0", "21 6")


# ── The trick is completed, then somebody counts ─────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "132")
def test_the_trick_is_completed_first_and_its_points_count(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays("d3").does("B call-out")
    assert (table["phase"], table["turn"], table["verifier"]) == ("follow", "B", "")
    assert table.why_not("D call-out") == "called-already [130]"
    assert told(table.plays("d5 dD dR"))[1:] == ("0", "dialogue")


@pytest.mark.article("fitres", "132")
def test_a_call_that_waits_is_seen_by_all_and_survives_the_text_of_the_position(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays("d3").does("B call-out")
    assert [table.sees(who).caller for who in "ABCD"] == [1, 1, 1, 1]
    assert parse_position(spell_position(table.state)) == table.state


@pytest.mark.article("fitres", "133")
@pytest.mark.parametrize("lead, traditional, modern", [("A", "A", "C"), ("C", "C", "A")])
def test_the_player_on_lead_counts_or_his_partner_where_tricks_are_not_seen_again(
    lead: str, traditional: str, modern: str
) -> None:
    trick = A_POINT_FOR_0 if lead == "A" else "c4 c6 c3 cA"
    for sit, verifier in ((trad, traditional), (mod, modern)):
        table = sit(*MIXED, "scores: 20 5").plays(trick)
        assert table["turn"] == lead
        assert table.does("B call-out")["verifier"] == verifier


@pytest.mark.article("fitres", "133", "153")
def test_a_traditional_table_that_adopts_the_modern_review_has_the_partner_count() -> None:
    table = trad(*MIXED, "adopted: review", "scores: 20 5").plays(A_POINT_FOR_0)
    assert table.does("B call-out")["verifier"] == "C"


@pytest.mark.article("fitres", "134")
@pytest.mark.parametrize("caller", ["B", "D"])
def test_if_the_callers_have_the_lead_it_is_always_the_opponent_next_in_turn(sit: Sit, caller: str) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0, NO_POINT_FOR_1).does(f"{caller} call-out")
    assert table["verifier"] == "C"


@pytest.mark.article("fitres", "134")
def test_so_it_is_if_they_take_it_with_the_trick_in_which_they_called(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0, "b4").does("D call-out").plays("b3 b7 bC")
    assert (table["leader"], table["verifier"], table["speaker"]) == ("B", "C", "C")


@pytest.mark.article("fitres", "134")
@pytest.mark.parametrize(
    "sides, scores, tricks, verifier",
    [
        pytest.param("0 1 0 1", "20 5", ("dC d3 d5 dD", "b4 b3 b7 bC"), "C", id="opposite"),
        pytest.param("0 1 1 0", "20 5", ("cA c4 c6 cD", "bC b4 b3 b7"), "D", id="at the right"),
        pytest.param("0 0 1 1", "5 20", ("cA c4 c6 cD", "bC b4 b3 b7"), "C", id="at the left"),
    ],
)
def test_next_in_turn_wherever_the_partner_of_the_player_on_lead_sits(
    sit: Sit, sides: str, scores: str, tricks: tuple[str, str], verifier: str
) -> None:
    table = sit(*MIXED, "option pairs: B.b.1", "dealer: C", f"sides: {sides}", f"scores: {scores}").plays(*tricks)
    assert (table["turn"], table.does("B call-out")["verifier"], table["missing-thirds"]) == ("B", verifier, "0")


@pytest.mark.article("fitres", "135")
@pytest.mark.parametrize("score, missing", [(20, "1"), (19, "4"), (0, "61")])
def test_what_is_missing_is_told_to_the_third(score: int, missing: str) -> None:
    table = trad(*MIXED, f"scores: {score} 5").plays("d3 d5 d7 dR").does("B call-out")
    assert told(table) == ("A", missing, "lead")


@pytest.mark.article("fitres", "135", "174")
def test_points_of_buongioco_are_counted_in() -> None:
    table = trad(*MIXED, "scores: 17 5").does("accuse N d").plays("d3 d5 d7 dR").does("B call-out")
    assert table["missing-thirds"] == "1"


# ── Calls that prove early ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "136")
def test_after_two_of_them_there_is_no_third() -> None:
    table = trad(*MIXED, "scores: 3 3").does("B call-out").plays(A_POINT_FOR_0)
    assert table.why_not("D call-out") == ""
    table.does("D call-out")
    assert table.why_not("B call-out") == table.why_not("D call-out") == "no-more-calls [136]"


@pytest.mark.article("fitres", "136", "137")
def test_the_others_then_play_for_the_cappotto_without_declaring_it() -> None:
    table = trad(*ALL_TO_A, "scores: 15 3").does("B call-out", "D call-out").plays_on()
    assert (table["match"], table["winner"]) == ("slam-after-win", "0")


@pytest.mark.article("fitres", "136")
def test_in_the_next_passata_calls_are_counted_anew() -> None:
    table = trad(*MIXED, "scores: 3 3").does("B call-out", "D call-out").plays_on()
    assert (table["phase"], table.state.calls) == ("deal", (0, 0))


@pytest.mark.article("fitres", "130", "136")
def test_whoever_calls_and_then_reaches_the_target_himself_has_called_the_others() -> None:
    table = trad(*MIXED, "scores: 5 20").plays("b4").does("B call-out").plays("b3 bD bR")
    assert [event.side for event in table.events if isinstance(event, CalledOut | Verified)] == [0, 0]
    assert table["missing-thirds"] == "48"
    assert (table["points 1"], table["phase"], table.state.calls) == ("21", "lead", (0, 1))


# ── After it ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "139")
def test_winners_may_content_themselves_and_then_nobody_speaks(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0).does("C call-out")
    assert (table["match"], table["winner"]) == ("target", "0")


@pytest.mark.article("fitres", "130")
def test_only_players_call_and_only_while_cards_are_played(sit: Sit) -> None:
    table = sit(*MIXED, "scores: 20 5")
    assert table.why_not("table call-out") == "players-call [130]"
    table.plays(A_POINT_FOR_0).does("B call-out")
    assert table.why_not("D call-out") == "dialogue-first [130]"


@pytest.mark.article("fitres", "130")
def test_nobody_calls_a_pair_that_he_does_not_know(sit: Sit) -> None:
    table = sit(*MIXED, "option pairs: B.b.2", "official: no", "scores: 20 5").plays(A_POINT_FOR_0)
    assert table.why_not("B call-out") == "partner-not-known [130]"
