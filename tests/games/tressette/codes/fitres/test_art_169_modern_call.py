"""Articles 169 and 170: by the modern norms whoever calls loses the match, and a call may prove early."""

import msgspec
import pytest

from tests.games.tressette.codes.fitres.deals import (
    A_POINT_FOR_0,
    A_POINT_FOR_1,
    ALL_TO_A,
    MIXED,
    NEARLY_ALL_TO_A,
)
from tests.games.tressette.codes.fitres.tavolo import Tavolo, sitting
from tests.texts import parse_tressette as parse_position
from ventaglio.games.tressette.engine.position import spell_position
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.law import shelf
from ventaglio.law.referee.inquiry import Ruling

mod = sitting("moderne")
ADOPTED = sitting("tradizionali")


def early_call(*lines: str) -> Tavolo:
    """B calls when A's pair, which will take every trick, still lacks two points and a third."""
    return mod(*ALL_TO_A, "scores: 18 5", *lines).plays("d3 s4 c4 b4", "dA s5 c5 b5").does("B call-out")


def reached(*lines: str) -> Tavolo:
    """The same, a trick later: the pair now has the target."""
    return early_call(*lines).plays("d2 sA cA b6")


# ── The match is lost ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "169")
def test_a_right_call_leads_to_the_declarations() -> None:
    table = mod(*MIXED, "scores: 20 5").plays(A_POINT_FOR_0).does("B call-out")
    assert (table["phase"], table["verifier"]) == ("dialogue", "C")


@pytest.mark.article("fitres", "169")
def test_an_early_call_loses_the_match_though_the_target_is_never_reached() -> None:
    table = mod(*MIXED, "scores: 3 8").plays("d3 d5 d7 dR").does("B call-out")
    assert (table["missing-thirds"], table["phase"]) == ("52", "lead")
    table.plays(A_POINT_FOR_1)
    assert (table["match"], table["winner"], table["scores"], table["loser-points"]) == ("target", "0", "3 9", "8")


@pytest.mark.article("fitres", "169")
def test_at_once_if_the_callers_have_a_point_already() -> None:
    table = mod(*MIXED, "scores: 3 8").plays(A_POINT_FOR_1, "d5 dD dC d3").does("D call-out")
    assert (table["match"], table["winner"], table["loser-points"]) == ("target", "0", "9")


@pytest.mark.article("fitres", "169")
def test_even_if_with_that_trick_they_reach_the_target_themselves() -> None:
    table = mod(*MIXED, "scores: 5 20").plays("b4").does("B call-out").plays("b3 bD bR")
    assert (table["match"], table["winner"], table["scores"]) == ("target", "0", "5 21")


@pytest.mark.article("fitres", "169")
def test_even_if_they_reach_it_by_accusing_after_the_call() -> None:
    hands = ("hand A: d4 d5 d6 d7 dD dC dR s4 s5 s6", "hand B: dA d2 d3 c4 c5 c6 c7 cD cC cR")
    table = mod(*hands, "scores: 5 20").plays("dR").does("D call-out", "B accuse N d")
    assert table["phase"] == "follow"
    table.plays_on(3)
    assert (table["match"], table["winner"]) == ("target", "0")


@pytest.mark.article("fitres", "169")
def test_even_if_they_call_while_the_last_trick_is_played() -> None:
    table = mod(*NEARLY_ALL_TO_A, "scores: 0 3").plays("s4 s3 c4 bA", "d4 c5 b4 d5").plays_on(7 * 4 + 1)
    table.does("D call-out").plays_on()
    assert (table["made"], table["match"], table["winner"], table["loser-points"]) == ("10 1", "target", "0", "4")


@pytest.mark.article("fitres", "169")
def test_even_if_the_trick_in_which_they_call_ends_with_a_lay_down() -> None:
    table = mod(*NEARLY_ALL_TO_A, "scores: 0 3").plays("s4 s3 c4 bR", "d4").does("D call-out", "A claim")
    assert (table["claim"], table["match"], table["winner"]) == ("valid", "slam-after-win", "0")


@pytest.mark.article("fitres", "132", "169")
def test_the_callers_points_are_those_of_the_moment_of_the_call() -> None:
    """The trick in which they call is completed for the others' count; what they make with it comes after."""
    table = mod(*MIXED, "scores: 3 10").plays("b4 b3 bD").does("B call-out")
    assert parse_position(spell_position(table.state)) == table.state
    table.plays("bR")
    assert (table["match"], table["winner"], table["scores"], table["loser-points"]) == ("target", "0", "3 11", "10")


@pytest.mark.article("fitres", "169")
def test_an_accusation_after_the_call_comes_too_late_for_them_as_well() -> None:
    hands = ("hand A: d4 d5 d6 d7 dD dC dR s4 s5 s6", "hand B: dA d2 d3 c4 c5 c6 c7 cD cC cR")
    table = mod(*hands, "scores: 5 9").plays("dR").does("D call-out", "B accuse N d").plays_on(3)
    assert (table["match"], table["winner"], table["loser-points"]) == ("target", "0", "9")


# ── After an early call ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "170")
def test_they_may_not_call_again() -> None:
    table = early_call()
    for who in "BD":
        assert table.why_not(f"{who} call-out") == "no-more-calls [170]"
    assert reached().why_not("D call-out") == "no-more-calls [170]"


@pytest.mark.article("fitres", "170")
def test_the_pair_that_was_called_must_call_itself_out_as_soon_as_it_has_the_target() -> None:
    table = early_call()
    assert table.why_not("A call-out") == "nothing-to-call [139]"
    table.plays("d2 sA cA b6")
    for who in "AC":
        assert table.why_not(f"{who} call-out") == ""
    table.does("C call-out")
    assert (table["phase"], table["speaker"]) == ("dialogue", "A")


@pytest.mark.article("fitres", "170")
def test_having_called_itself_out_it_goes_and_makes_the_cappotto() -> None:
    table = reached().does("A call-out", "say potrei", "say andiamo").plays_on()
    assert (table["match"], table["winner"], table["made"]) == ("slam-after-win", "0", "11 0")


@pytest.mark.article("fitres", "170", "146")
def test_or_goes_and_misses_it_or_does_not_go() -> None:
    assert reached().does("A call-out", "say non-vado")["match"] == "target"
    table = mod(*MIXED, "scores: 19 5").plays("d3 d5 dD dR").does("B call-out").plays("dA d6 d7 dC")
    table.does("A call-out", "say potrei", "say andiamo").plays(A_POINT_FOR_1)
    assert (table["match"], table["winner"]) == ("slam-missed", "0")


@pytest.mark.article("fitres", "170")
@pytest.mark.parametrize("act", ["play dR", "claim"])
def test_otherwise_the_cappotto_is_void(act: str) -> None:
    table = reached().does(act)
    assert (table["match"], table["winner"], table["phase"]) == ("target", "0", "end")


@pytest.mark.article("fitres", "169", "170")
def test_a_lay_down_before_the_target_needs_no_words() -> None:
    table = early_call().does("claim")
    assert (table["claim"], table["match"], table["loser-points"]) == ("valid", "slam-after-win", "5")


@pytest.mark.article("fitres", "170")
def test_a_target_reached_with_the_last_trick_leaves_nothing_to_declare() -> None:
    table = mod(*ALL_TO_A, "scores: 10 5").does("B call-out").plays_on()
    assert (table["match"], table["scores"]) == ("slam-after-win", "21 5")


@pytest.mark.article("fitres", "130", "170")
def test_nobody_is_told_that_it_now_has_the_target() -> None:
    """The duty is known since the early call; that the moment has come, the pair must see for itself."""
    short, there = (reached_at(score) for score in (16, 18))
    assert (short.state.self_call_due, there.state.self_call_due) == (False, True)
    for who in "ABCD":
        assert short.sees(who).self_call_due is there.sees(who).self_call_due is True
        assert msgspec.structs.replace(short.sees(who), scores=there.sees(who).scores) == there.sees(who)
        seat = "ABCD".index(who)
        assert TRESSETTE.menu(short.state, seat) == TRESSETTE.menu(there.state, seat)
    assert [type(event) for event in short.events] == [type(event) for event in there.events]
    assert {who for who in "ABCD" if TRESSETTE.menu(there.state, "ABCD".index(who)).call_out} == {"A", "C"}


def reached_at(score: int) -> Tavolo:
    start = mod(*ALL_TO_A, f"scores: {score} 5").plays("d3 s4 c4 b4", "dA s5 c5 b5")
    return start.does("B call-out").plays("d2 sA cA b6")


# ── At a traditional table (153) ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article("fitres", "153", "169")
def test_a_traditional_table_may_adopt_the_loss_of_the_match() -> None:
    table = ADOPTED(*MIXED, "adopted: false_call", "scores: 3 8").does("B call-out").plays(A_POINT_FOR_1)
    assert (table["match"], table["winner"]) == ("target", "0")


@pytest.mark.article("fitres", "153", "169", "170")
def test_the_loss_of_the_match_alone_makes_nobody_call_himself_out() -> None:
    table = ADOPTED(*ALL_TO_A, "adopted: false_call", "scores: 18 5").plays("d3 s4 c4 b4", "dA s5 c5 b5")
    table.does("B call-out").plays("d2 sA cA b6")
    assert table.plays_on()["match"] == "slam-after-win"


def adopted_170(*lines: str) -> Tavolo:
    """By tradition, but for what follows after a call that came too early."""
    table = ADOPTED(*ALL_TO_A, "adopted: calls_allowed", "scores: 18 5", *lines)
    return table.plays("d3 s4 c4 b4", "dA s5 c5 b5").does("B call-out")


@pytest.mark.article("fitres", "153", "170")
def test_the_article_on_early_calls_comes_whole_without_the_loss_of_the_match() -> None:
    table = adopted_170()
    assert (table.state.won, table["phase"]) == (None, "lead")
    for who in "BD":
        assert table.why_not(f"{who} call-out") == "no-more-calls [170]"
    table.plays("d2 sA cA b6").does("C call-out")
    assert (table["phase"], table["speaker"]) == ("dialogue", "A")
    table.does("say potrei", "say andiamo").plays_on()
    assert (table["match"], table["made"]) == ("slam-after-win", "11 0")


@pytest.mark.article("fitres", "153", "170")
@pytest.mark.parametrize("act", ["play dR", "claim"])
def test_and_the_cappotto_of_a_pair_that_does_not_call_itself_out_is_void(act: str) -> None:
    table = adopted_170().plays("d2 sA cA b6").does(act)
    assert (table["match"], table["winner"], table["phase"]) == ("target", "0", "end")


@pytest.mark.article("fitres", "136", "153", "170")
def test_by_tradition_a_pair_called_too_early_says_nothing() -> None:
    table = ADOPTED(*ALL_TO_A, "scores: 18 5").plays("d3 s4 c4 b4", "dA s5 c5 b5").does("B call-out")
    assert table.plays_on()["match"] == "slam-after-win"


@pytest.mark.article("fitres", "153", "154", "169", "170")
def test_rulings_come_with_the_articles_that_are_adopted() -> None:
    def ruled(code: str, irregularity: str, **facts: str) -> tuple[str, ...]:
        outcome = shelf.get(code).book.rule(irregularity, {one.replace("_", "-"): told for one, told in facts.items()})
        assert isinstance(outcome, Ruling)
        return tuple(f"{step.remedy} [{step.cite.article}]" for step in outcome.steps)

    lost = ruled("tradizionali+false_call", "premature-call", callers_points="fewer")
    assert lost[1:] == (
        *("match-lost side [169]", "stake side double [169]", "stake side one-more-if-laid-down [169]"),
    )
    early = ruled("tradizionali+calls_allowed", "premature-call")
    assert early[1:] == ("no-more-calls side [170]", "self-call opponents [170]", "play-on [170]")
    both = ruled("tradizionali+calls_allowed+false_call", "premature-call", callers_points="fewer")
    assert both == ruled("moderne", "premature-call", callers_points="fewer")
    assert ruled("tradizionali+calls_allowed", "self-call-left-out") == ("void cappotto [170]",)
    assert ruled("tradizionali", "self-call-left-out") == ()
    assert ruled("tradizionali+exposure", "faulty-deal", deal_fault="cards-exposed", stage="before-play") == (
        "redeal [154]",
    )
