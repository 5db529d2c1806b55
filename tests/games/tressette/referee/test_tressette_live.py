"""Tressette live-tables: what the articles say, carried out on the cards."""

import pytest

from tests.games.tressette.codes.fitres.deals import A_POINT_FOR_0, ALL_TO_A, MIXED
from tests.games.tressette.referee.tressette_tavolo import Tavolo
from ventaglio.core.cards import carta
from ventaglio.core.norms import Cite
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.games.tressette.engine.claim import Verdict
from ventaglio.games.tressette.engine.duties import NONE, Closed, Duties
from ventaglio.games.tressette.engine.events import DutiesLaid
from ventaglio.games.tressette.engine.judge import claim_verdict
from ventaglio.games.tressette.engine.knowledge import Known, known, sovereignty_is_notorious
from ventaglio.games.tressette.engine.state import Phase
from ventaglio.games.tressette.game import LIVE_TRESSETTE
from ventaglio.games.tressette.referee.live import Happened, Noted, Ruled, fold
from ventaglio.games.tressette.referee.live.table import Asked

TRAD = "tradizionali"
MOD = "moderne"

both = pytest.mark.parametrize("code", [TRAD, MOD])
anybody = pytest.mark.parametrize("who", list("ABCD"))

FINAL = ("cure final",)
CURED = ("cure implicit",)


def article(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.article("fitres", *numbers)


# ── Revokes (25, 64, 73) ─────────────────────────────────────────────────────────────────────────────────────────────


def revoke(code: str, *more: str) -> Tavolo:
    """A leads the four of spade, and B, who holds three cards of it, plays a cup; others may have followed."""
    return Tavolo(code, *MIXED).plays("s4 c6", *more)


@article("25", "64", "73")
@both
@anybody
def test_a_revoke_noticed_by_anybody_is_put_right_before_play_goes_on(code: str, who: str) -> None:
    table = revoke(code).calls(who, reservation="no")
    assert table.orders == ("rectify response", "replace following-opponents", *FINAL)
    assert (table.turn, table.may_settle) == ("B card", "s2 s3 s6")
    assert table.cannot("C play s7") == table.cannot("B replace") == "settle-the-ruling-first"
    table.does("B replace s6")
    assert (table.trick, table.seen("B"), table.turn) == ("s4 s6", "c6", "C follow")
    assert "s" not in table.state.voids[1]


@article("73")
@both
def test_opponents_who_followed_may_replace_their_card_and_partners_may_not(code: str) -> None:
    table = revoke(code, "s7", "sR")
    assert table.turn == "D lead", "D has taken the trick"
    table.calls("A", reservation="no")
    table.does("B replace s3")
    assert (table.turn, table.may_settle) == ("C replace", "sD sC")
    assert table.cannot("C replace c3") == "settle-the-ruling-first"
    table.does("C replace sC")
    assert table.turn == "B lead", "now B has taken it"
    assert [one.text for one in table.state.tricks[0].cards] == ["s4", "s3", "sC", "sR"]
    assert table.state.taken[3] == 0


@article("73")
def test_they_need_not_replace_anything() -> None:
    table = revoke(TRAD, "s7").calls("C", reservation="no").does("B replace s3", "C replace")
    assert (table.trick, table.turn) == ("s4 s3 s7", "D follow")


@article("65")
@both
def test_when_the_next_trick_has_begun_a_revoke_is_cured(code: str) -> None:
    table = revoke(code, "s7 sR", "bA").calls("A")
    assert (table.orders, table.facts) == (CURED, {"when": "later"})
    assert table.turn == "A follow"


@article("22", "65")
def test_words_of_the_player_on_lead_begin_a_trick_too() -> None:
    table = revoke(TRAD, "s7 sR")
    assert table.asks("A") == "reservation"
    table.does("D declare liscio-qui s")
    assert table.calls("A").orders == CURED
    ahead = revoke(TRAD, "s7 sR").does("D declare ventotto-terzo c")
    assert (ahead.state.announced, ahead.calls("A").orders) == (("c", "ventotto-terzo"), CURED)


@article("65")
@both
def test_a_revoke_that_nobody_notices_changes_nothing(code: str) -> None:
    table = revoke(code, "s7 sR").plays_on()
    assert table.turn == "table count"
    table.does("table count")
    assert (sum(table.state.scores), table.live.incidents) == (11, ())


@article("66", "69", "78")
@both
def test_a_later_card_proves_it_and_the_opponents_may_annul(code: str) -> None:
    table = revoke(code, "s7 sR", "sA s5 s6")
    assert table.asks("C", 1) == "harm-beyond-repair"
    assert table.asks("C", 1, harm_beyond_repair="yes") == "annulled"
    table.calls("C", 1, harm_beyond_repair="yes", annulled="yes")
    assert table.facts["when"] == "evidence"
    assert table.orders == ("annul with-repetition",)
    assert (table.turn, table.state.scores, table.live.incidents) == ("table deal", (0, 0), ())


@article("66", "74", "78")
@pytest.mark.parametrize("harm, orders", [("yes", CURED), ("no", FINAL)])
def test_if_they_do_not_or_no_harm_was_done_the_revoke_is_cured(harm: str, orders: tuple[str, ...]) -> None:
    table = revoke(TRAD, "s7 sR", "sA s5 s6")
    if harm == "yes":
        assert table.waits("A", harm_beyond_repair=harm, annulled="no") == "call-waits-for-opponent C"
    table.plays("sD").calls("A", harm_beyond_repair=harm, annulled="no")
    assert (table.orders, table.turn) == (orders, "D lead")


@article("65", "66")
def test_what_a_card_has_proved_must_be_said_at_once() -> None:
    table = revoke(TRAD, "s7 sR", "sA s5 s6 sD", "bA").calls("A")
    assert (table.facts["when"], table.orders) == ("later", CURED)


@article("78", "183")
def test_opponents_who_have_both_played_on_can_no_longer_annul() -> None:
    """B revokes as the first to respond, and proves it as the first to lead."""
    table = Tavolo(TRAD, *MIXED, "dealer: B").plays("s7 sR s4 c6", "bA b4 b6 b7", "bC b5 b3 bD", "s6")
    assert table.waits("D", 1, harm_beyond_repair="yes") == "call-waits-for-opponent A"
    assert table.asks("C", 1, harm_beyond_repair="yes") == "annulled"
    table.plays("sC")
    assert table.waits("C", 1, harm_beyond_repair="yes") == "call-waits-for-opponent A", "C has played, A has not"
    assert table.waits("C", 1, harm_beyond_repair="yes", annulled="yes") == "annul-not-yours "
    table.plays("sA s5").calls("D", 1, harm_beyond_repair="yes")
    assert (table.facts["annulled"], table.orders) == ("no", CURED)


# ── Reservations (74, 75) ────────────────────────────────────────────────────────────────────────────────────────────


def reserved(code: str) -> Tavolo:
    """The revoke of B is put right, and C makes a reservation."""
    table = revoke(code).calls("D", reservation="yes", reserving="C").does("B replace s3")
    assert table.orders[-2:] == ("cure suspended", "reservation open")
    return table


@article("75")
@both
def test_a_reservation_stays_open_to_whoever_made_it(code: str) -> None:
    table = reserved(code)
    assert [(one.seat, one.number) for one in table.state.duties.reserved] == [(2, 1)]
    assert table.callers(1) == "C"
    assert table.waits("A", 1, harm="objected") == "call-not-yours "


@article("75", "77")
@both
def test_if_harm_shows_and_he_objects_the_passata_is_annulled(code: str) -> None:
    table = reserved(code).plays("s7 sR").calls("C", 1, harm="objected")
    assert table.orders[-2:] == ("reservation upheld", "annul with-repetition")
    assert (table.turn, table.state.duties is NONE) == ("table deal", True)


@article("74", "75")
@both
def test_if_he_lets_it_pass_the_cure_is_final(code: str) -> None:
    table = reserved(code).plays("s7 sR").calls("C", 1, harm="let-pass")
    assert table.orders[-2:] == ("reservation lapsed", "cure final")
    assert (table.turn, table.state.duties.reserved, table.callers(1)) == ("B lead", (), "")


@article("75")
def test_a_reservation_ends_with_the_passata() -> None:
    table = reserved(TRAD).plays_on().does("table count")
    assert table.state.duties is NONE


@article("75")
def test_the_side_that_erred_has_no_reservation_to_make() -> None:
    for who in "BD":
        with pytest.raises(IllegalAction, match="reserve-not-yours"):
            revoke(TRAD).calls(who, reservation="yes", reserving="D")


# ── Leads that were another's (26, 64) ───────────────────────────────────────────────────────────────────────────────


def led_out_of_turn(code: str, *more: str) -> Tavolo:
    """A is to lead, and C does."""
    return Tavolo(code, *MIXED).does("C play d7").plays(*more)


@article("25", "26", "64")
@both
@anybody
def test_all_that_was_played_goes_back_and_the_rightful_player_leads(code: str, who: str) -> None:
    table = led_out_of_turn(code, "dR d4").calls(who, reservation="no")
    assert table.orders == ("return trick-cards", "lead rightful-leader", *FINAL)
    assert (table.turn, table.trick, [len(hand) for hand in table.state.hands]) == ("A lead", "", [10] * 4)
    assert (table.seen("C"), table.seen("D"), table.seen("A"), table.seen("B")) == ("d7", "dR", "d4", "")


@article("26", "64")
def test_even_when_the_trick_has_just_been_taken() -> None:
    table = led_out_of_turn(TRAD, "dR d4 d5").calls("A", reservation="no")
    assert (table.turn, table.state.tricks, table.state.taken) == ("A lead", (), (0, 0, 0, 0))


@article("65")
@both
def test_after_that_trick_the_lead_stands(code: str) -> None:
    table = led_out_of_turn(code, "dR d4 d5", "bA").calls("B")
    assert (table.orders, table.turn) == (CURED, "A follow")


@article("65")
def test_a_lead_out_of_turn_that_nobody_notices_is_a_lead() -> None:
    table = led_out_of_turn(MOD, "dR d3 d5")
    assert table.turn == "A lead"
    assert table.plays_on().does("table count").state.passata == 2


@article("25", "64")
def test_mistakes_in_a_trick_that_goes_back_go_with_it() -> None:
    table = led_out_of_turn(TRAD).does("D play bA").calls("B", 1, reservation="no")
    assert table.mistakes == ["lead-out-of-turn", "revoke"]
    assert table.callers(2) == ""


# ── Cards too early, too many, taken back, seen (23, 24, 64) ─────────────────────────────────────────────────────────


@article("24")
@both
@anybody
def test_a_card_shown_before_its_turn_is_the_one_to_play(code: str, who: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4").does("D play sR")
    assert (table.mistakes, table.trick) == (["card-before-turn"], "s4")
    table.calls(who)
    assert table.orders == ("play ready-card offender",)
    table.plays("s6 s7")
    assert (table.why_not("D play sA"), table.may_play()) == ("ready-card-due [24]", "sR")
    table.plays("sR")
    assert table.state.duties is NONE


@article("24", "25")
def test_following_suit_goes_before_it() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4").does("D play bA").calls("A")
    assert table.orders == ("play card-of-suit offender",)
    assert table.plays("s6 s7").may_play() == "sA sR"


@article("24", "65")
def test_if_nobody_says_a_word_he_may_change_it_and_with_the_next_trick_it_is_too_late() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4").does("D play sR").plays("s6 s7 sA")
    assert (table.turn, table.callers(), table.plays("bA").callers()) == ("D lead", "ABCD", "")


@article("24", "64", "73")
@both
def test_of_two_cards_the_first_stays(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4 s6").does("B play s2").plays("s7").calls("A", reservation="no")
    assert table.orders == ("stands card", "return extra-cards", "replace following-opponents", *FINAL)
    assert (table.turn, table.seen("B"), table.trick) == ("C replace", "s2", "s4 s6 s7")
    assert table.does("C replace sC").turn == "D follow"


@article("23")
@both
@pytest.mark.parametrize("again", [(), ("B play s2",)])
def test_a_card_withdrawn_is_played_all_the_same(code: str, again: tuple[str, ...]) -> None:
    table = Tavolo(code, *MIXED).plays("s4 s6").does("B withdraw", *again)
    assert (table.mistakes, table.trick) == (["card-withdrawn"], "s4 s2" if again else "s4")
    table.calls("C")
    assert (table.orders, table.trick, table.turn) == (("stands card",), "s4 s6", "C follow")


@article("23")
def test_so_is_a_lead_with_its_words() -> None:
    table = Tavolo(TRAD, *MIXED).does("A play c5 si-liscia", "A withdraw", "A play s4").calls("B")
    assert (table.trick, table.state.formula, table.turn) == ("c5", "si-liscia", "B follow")


@article("23", "65")
def test_when_the_next_player_has_followed_it_is_too_late() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4 s6").does("B withdraw").plays("s2 s7")
    assert (table.callers(), table.cannot("B withdraw")) == ("", "cannot-be-done-here")


@article("23", "25")
@both
@pytest.mark.parametrize("again", [(), ("B play s6",)])
def test_so_is_a_card_that_did_not_follow_suit_and_then_it_can_be_put_right(code: str, again: tuple[str, ...]) -> None:
    table = revoke(code).does("B withdraw", *again)
    assert table.callers(1) == "", "while it is not on the table nobody need speak of it"
    table.calls("A", 2)
    assert (table.orders, table.trick, table.turn) == (("stands card",), "s4 c6", "C follow")
    assert table.mistakes == ["revoke", "card-withdrawn", "revoke"]
    table.calls("A", 3, reservation="no").does("B replace s6")
    assert (table.trick, table.turn) == ("s4 s6", "C follow")


@article("64")
@both
def test_cards_exposed_go_back_and_are_known(code: str) -> None:
    table = Tavolo(code, *MIXED).does("B expose s3 b3").calls("A", reservation="no")
    assert table.orders == ("return exposed-cards", *FINAL)
    assert (table.seen("B"), table.turn) == ("s3 b3", "A lead")
    assert table.cannot("B expose d3") == "cannot-be-done-here"


# ── Declarations (39–58, 64, 128) ────────────────────────────────────────────────────────────────────────────────────


@article("12", "64", "73", "128")
@both
@anybody
def test_words_that_are_not_true_are_said_again_as_they_should_be(code: str, who: str) -> None:
    table = Tavolo(code, *MIXED).does("A play d4 lungo").plays("d5").calls(who, reservation="no")
    assert table.mistakes == ["wrong-declaration"]
    assert table.orders == ("rectify declaration", "replace following-opponents", *FINAL)
    assert (table.turn, table.may_settle) == ("A words", "napoletana-lungo")
    assert table.cannot("A reword sola") == "settle-the-ruling-first"
    table.does("A reword napoletana-lungo")
    assert (table.state.formula, table.turn, table.may_settle) == ("napoletana-lungo", "B replace", "d6")


@article("58", "73")
def test_or_not_said_at_all() -> None:
    table = Tavolo(TRAD, *MIXED).does("A play d4 lungo").calls("B", reservation="no").does("A reword")
    assert (table.state.formula, table.turn) == (None, "B follow")


@article("64", "66", "78")
@both
def test_a_later_card_proves_words_untrue(code: str) -> None:
    table = Tavolo(code, *MIXED).does("A play s5 sola").plays("s6 s7 sR", "sA s4")
    assert (table.mistakes, table.asks("B")) == (["wrong-declaration"], "harm-beyond-repair")
    assert table.calls("B", harm_beyond_repair="yes", annulled="yes").orders == ("annul with-repetition",)


@article("65")
@both
def test_what_is_untrue_and_unnoticed_stays_said_and_nothing_breaks(code: str) -> None:
    table = Tavolo(code, *MIXED).does("A play s5 sola").plays("s6 s7 sR").plays_on()
    assert table.does("table count").state.passata == 2


@article("23", "58", "64")
def test_a_card_that_its_words_exclude_stays_and_the_words_give_way() -> None:
    table = Tavolo(TRAD, *MIXED).does("A play c4 si-liscia").calls("B", reservation="no")
    assert table.mistakes == ["card-against-declaration"]
    assert table.orders[:2] == ("stands card", "rectify declaration")
    assert (table.trick, table.state.formula, table.turn) == ("c4", None, "B follow")


@article("48", "64")
def test_so_where_a_venticinque_is_not_led_whole() -> None:
    first = ("hand A: d3 d2 s4 s5 s6 c4 c5 c6 b4 b5", "hand B: d4 d5 d6 s7 sD c7 cD b6 b7 bD")
    second = ("hand C: d7 dD dC sC sR cC cR bC bR bA", "hand D: dR dA sA s2 s3 cA c2 c3 b2 b3")
    table = Tavolo(TRAD, *first, *second).does("A play d2 venticinque-piombo").plays("d4 d7 dR")
    assert table.why_not("A play s4") == "second-of-venticinque [48]"
    table.does("A play s4").calls("B", reservation="no")
    assert (table.mistakes, table.trick) == (["card-against-declaration"], "s4")


@article("58", "64", "159")
def test_so_where_a_suit_is_led_that_its_player_has_just_excluded() -> None:
    table = Tavolo(MOD, *MIXED).plays("d4 d5 d7 dR").does("D declare liscio-qui d")
    assert table.why_not("D play dC") == "suit-barred [159]"
    table.does("D play dC").calls("A", reservation="no")
    assert (table.mistakes, table.trick, table.state.said) == (["card-against-declaration"], "dC", ())


@article("51", "52", "95")
def test_a_slip_about_sovereignty_in_good_faith_is_no_matter() -> None:
    table = Tavolo(TRAD, *MIXED).does("A play c5 e-mia-si-liscia")
    assert (table.mistakes, table.asks("B")) == (["wrong-sovereignty"], "good-faith")
    table.calls("B", good_faith="yes")
    assert (table.orders, table.state.formula) == ((), "e-mia-si-liscia")


@article("51", "52")
def test_a_sovereignty_that_rests_on_ones_own_re_is_no_slip() -> None:
    hands = ("hand A: dR dC dD s4 s5 s6 c4 c5 b4 b5", "hand B: d3 d2 dA d4 s7 sD c6 c7 b6 b7")
    table = Tavolo(TRAD, *hands, "option king_kept: wherever the list says simple").does("A play dC e-mia-terzo")
    assert table.mistakes == ["wrong-sovereignty"]
    assert table.live.incidents[0].fault == "tressette-or-re"
    assert table.asks("B") == "reservation", "good faith is no excuse"


@article("39", "64")
@both
@pytest.mark.parametrize("line, fault", [("B declare faglio", "not-on-lead"), ("A declare faglio", "after-lead")])
def test_words_out_of_place_do_not_count(code: str, line: str, fault: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4").does(line)
    assert [one.what for one in table.state.said] == ["faglio"]
    table.plays("s6 s7").calls("D", reservation="no")
    assert table.facts["declaration-fault"] == fault
    assert (table.orders[0], table.state.said) == ("void declaration", ())
    assert table.turn == ("C replace" if line[0] == "B" else "B replace")


@article("64", "164")
def test_a_formula_about_a_suit_led_in_silence_does_not_count_by_the_modern_norms() -> None:
    table = Tavolo(MOD, *MIXED).plays("d3 d5 d7 dC")
    assert table.why_not("A play d2 ventotto-terzo") == "led-in-silence [164]"
    table.does("A play d2 ventotto-terzo").calls("B", reservation="no")
    assert (table.orders[0], table.state.formula, table.turn) == ("void declaration", None, "B follow")


@article("42", "43", "95")
def test_an_error_about_the_partners_suit_in_good_faith_is_not_punished() -> None:
    table = Tavolo(TRAD, *MIXED).does("A declare faglio-al-compagno s").calls("B", good_faith="yes")
    assert (table.mistakes, table.orders, len(table.state.said)) == (["wrong-about-partners-suit"], (), 1)


@article("43", "64")
def test_in_bad_faith_it_is_a_wrong_declaration_like_others() -> None:
    table = Tavolo(TRAD, *MIXED).does("A declare faglio-al-compagno s")
    table.calls("B", good_faith="no", reservation="no")
    assert (table.orders[0], table.state.said) == ("rectify declaration", ())


@article("41", "64", "66")
def test_a_void_that_is_none_is_taken_back_or_proved_by_a_card() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4 s6 s7 sR").does("D declare questo-piombo s")
    assert table.mistakes == ["wrong-declaration"]
    put_right = Tavolo(TRAD, *MIXED).plays("s4 s6 s7 sR").does("D declare questo-piombo s")
    assert put_right.calls("A", reservation="no").state.said == ()
    table.plays("bA b4 b2 b7", "s2 sC sA")
    assert table.asks("A", harm_beyond_repair="yes") == "annulled"


# ── Lay-downs (116–122) ──────────────────────────────────────────────────────────────────────────────────────────────


@article("117", "119", "78")
@both
def test_a_lay_down_at_the_wrong_time_gives_the_opponents_the_right_to_annul(code: str) -> None:
    table = Tavolo(code, *MIXED).does("C claim")
    assert (table.mistakes, table.callers(), table.seen("C")) == (["untimely-lay-down"], "BD", table.hand("C"))
    assert table.calls("B", annulled="yes").orders == ("annul with-repetition",)
    assert table.turn == "table deal"


@article("78", "119", "120")
@both
def test_if_they_let_it_be_it_is_judged_when_his_turn_comes(code: str) -> None:
    table = Tavolo(code, *MIXED).does("C claim")
    assert table.waits("B", annulled="no") == "call-waits-for-opponent D"
    table.plays("s4 s6")
    assert table.waits("B") == "call-waits-for-opponent D"
    assert table.waits("D", annulled="no") == "call-waits-for-turn C"
    assert (table.does("C play s7").turn, table.orders) == ("D annul", ())
    assert table.does("D waive").orders[:2] == ("cure implicit", "face-up laid-cards")
    assert (table.state.exposed, table.trick, table.may_play()) == ((2,), "s4 s6", "sC")
    assert table.plays_on().does("table count").state.passata == 2


@article("78", "118", "122")
@both
def test_if_the_cards_hold_at_his_turn_they_take_the_rest(code: str) -> None:
    """A, who waits for a lead of C, has all danari but the four, and the three of spade."""
    hands = ("hand A: s3 d5 d6 d7 dD dC dR dA d2 d3", "hand C: d4 s4 s5 s6 s7 sD sC sR sA s2")
    table = Tavolo(code, *hands, "dealer: B").does("A claim")
    assert (table.mistakes, table.callers()) == (["untimely-lay-down"], "BD")
    table.plays("d4 b4").does("A play d5", "B waive")
    assert table.orders == ("cure implicit", "face-up laid-cards", "stands lay-down")
    assert (table.turn, table.state.claimed) == ("table count", 0)
    assert table.does("table count").state.outcome == "slam"


@article("118", "120", "121")
@both
def test_a_lay_down_that_does_not_hold_is_ruled_on_at_once(code: str) -> None:
    table = Tavolo(code, *MIXED).does("A claim")
    assert table.orders == (
        *("void lay-down", "face-up laid-cards"),
        *("best-first offender until-lead-passes", "best-first partner whenever-on-lead"),
    )
    assert (table.mistakes, table.may_play(), table.cannot("A claim")) == (
        ["lay-down-contested"],
        "d3",
        "claimed-already",
    )


# ── Calls and the dialogue (130–145, 169, 170) ───────────────────────────────────────────────────────────────────────


@article("135", "136")
def test_the_second_call_too_many_costs_the_right_to_a_third() -> None:
    table = Tavolo(TRAD, *MIXED).does("B call-out")
    assert table.orders == ("tell-shortfall opponents", "play-on")
    table = table.does("B call-out")
    assert table.orders == ("tell-shortfall opponents", "no-more-calls side", "go-freely opponents", "play-on")
    table = table.does("D call-out")
    assert (table.mistakes[-1], table.orders) == ("call-not-allowed", ("void call", "play-on"))
    assert table.turn == "A lead"


@article("169", "170")
def test_by_the_modern_norms_whoever_calls_too_early_has_lost_the_match() -> None:
    table = Tavolo(MOD, *MIXED, "scores: 4 12", "option stake: marcio e batuffa").does("B call-out")
    assert table.facts["callers-points"] == "eleven-or-more"
    assert table.orders[1:4] == ("match-lost side", "stake side simple", "stake side one-more-if-laid-down")
    assert [entry.order for entry in table.live.book][:2] == ["match-lost side", "stake side simple"]
    assert table.state.won is not None
    assert (table.state.won.side, table.state.won.called) == (0, True)


@article("140", "142", "145")
@both
def test_words_in_the_wrong_order_lose_the_right_to_go_for_the_cappotto(code: str) -> None:
    table = Tavolo(code, *ALL_TO_A, "scores: 20 5").plays("d3 s4 cA b4").does("B call-out")
    assert table.turn == "A dialogue"
    table.does("C say andiamo")
    assert (table.mistakes[-1], table.callers()) == ("cappotto-declared-wrongly", "BD")
    table.calls("B")
    assert table.orders == ("right-lost going-for-cappotto called-pair", "match-over")
    assert (table.state.phase, table.state.winner, table.state.outcome) == (Phase.END, 0, "target")


@article("65", "145")
def test_if_nobody_objects_the_dialogue_goes_on() -> None:
    table = Tavolo(TRAD, *ALL_TO_A, "scores: 20 5").plays("d3 s4 cA b4").does("B call-out", "C say andiamo")
    table.does("A say potrei", "C say andiamo")
    assert (table.turn, table.callers()) == ("A lead", "")


# ── Accusations: incomplete, wrong, forgotten (174–185) ──────────────────────────────────────────────────────────────


def accuses(code: str, words: str) -> Tavolo:
    """D, the last to play, holds three aces and not that of danari."""
    return Tavolo(code, *MIXED).plays("s4 s6 s7").does(f"D accuse {words}")


@article("179", "180")
@both
def test_an_opponents_remark_lets_the_accuser_put_it_right(code: str) -> None:
    table = accuses(code, "A").calls("A", put_right="yes")
    assert (table.mistakes, table.facts["noticed-by"]) == (["defective-accusation"], "opponent")
    assert table.orders == ("rectify accusation", "cure final", "credit accusation-points accusing-side")
    assert (table.accused, table.turn) == (["D Ad 3"], "D follow")


@article("180")
@both
def test_a_partners_remark_forbids_it_and_all_other_accusations(code: str) -> None:
    table = accuses(code, "A").calls("B", annulled="no", put_right="no")
    assert table.orders == (
        *("cure final", "no-rectification accuser", "no-points accusation", "no-accusations accusing-side"),
    )
    assert (table.accused, table.why_not("D accuse A d")) == ([], "accusing-forbidden [180]")
    assert not [line for line in LIVE_TRESSETTE.legal(table.live) if "accuse" in LIVE_TRESSETTE.spell_action(line)]
    assert table.plays("sR").cannot("D accuse A d") == "accuse-at-first-turn", "nor later"


@article("78", "180")
@both
def test_whatever_the_partner_tells_each_opponent_may_still_annul_until_he_plays(code: str) -> None:
    start = Tavolo(code, *MIXED).does("A accuse N").calls("C", annulled="no", put_right="no")
    assert "no-accusations accusing-side" in start.orders
    assert (start.callers(1), start.asks("B", 1)) == ("BD", "annulled")
    assert start.waits("B", 1, annulled="no") == start.waits("A", 1) == "call-ruled "
    start.plays("s4 s6")
    assert start.callers(1) == "D", "B has played"
    start.calls("D", 1, annulled="yes")
    assert (start.orders, start.turn) == (("annul with-repetition",), "table deal")


@article("78", "180")
def test_and_not_once_both_have_played_on() -> None:
    table = Tavolo(TRAD, *MIXED).does("A accuse N").calls("C", annulled="no", put_right="no").plays("s4 s6 s7 sR")
    assert (table.callers(1), table.accused) == ("", [])


@article("180")
def test_or_the_opponents_annul() -> None:
    table = accuses(TRAD, "A").calls("B", annulled="no", put_right="no")
    assert table.calls("A", 1, annulled="yes").turn == "table deal"


@article("182")
@both
def test_the_accuser_himself_completes_it_while_the_first_trick_lasts(code: str) -> None:
    table = accuses(code, "A").does("D accuse A d")
    assert (table.facts["noticed-by"], table.accused) == ("self", ["D Ad 3"])
    assert table.turn == "C replace", "the lead of A is no response"
    assert table.does("C replace sC").turn == "D follow"


@article("65", "174", "182")
@both
def test_an_accusation_that_is_never_completed_scores_nothing(code: str) -> None:
    table = accuses(code, "A").plays("sR", "bA").calls("A")
    assert (table.facts["noticed-by"], table.orders) == ("nobody", ("no-points accusation",))
    assert table.accused == []


@article("185")
@both
def test_what_another_shows_completes_it(code: str) -> None:
    table = Tavolo(code, *MIXED, "dealer: C").does("D accuse A")
    assert table.orders == ()
    table = table.plays("dR").does("A accuse N d")
    assert table.orders == ("cure implicit", "credit accusation-points accusing-side", "replace opponents")
    assert table.accused == ["A Nd 3", "D Ad 3"]


@article("175", "179", "185")
@both
def test_what_his_own_card_shows_corrects_it(code: str) -> None:
    table = accuses(code, "A s").plays("sA")
    assert table.facts == {"defect": "wrong-suit", "noticed-by": "evidence"}
    assert (table.orders[0], table.accused) == ("rectify accusation", ["D Ad 3"])
    assert table.turn == "C replace"
    assert table.does("C replace").turn == "D lead"


@article("175")
def test_three_of_four_is_corrected_to_four() -> None:
    hands = ("hand A: d3 s3 c3 b3 d4 s4 c4 b4 d5 s5",)
    table = Tavolo(TRAD, *hands).does("A accuse 3 d")
    assert table.live.incidents[0].fault == "three-of-four"
    assert table.does("A accuse 3").accused == ["A 3 4"]


@article("185")
@both
def test_a_napoletana_proved_wrong_binds_the_partner(code: str) -> None:
    table = Tavolo(code, *MIXED).does("A accuse N s").plays("s4 s2")
    assert table.orders == (
        *("no-rectification accuser", "no-points accusation"),
        "bar-lead possible-napoletana-suits accusers-partner",
    )
    assert table.accused == []


@article("185")
def test_he_may_not_lead_where_he_cannot_exclude_it_unless_he_must() -> None:
    table = Tavolo(TRAD, *MIXED).does("A accuse N s").plays("s4 s3 sC sA")
    assert table.turn == "B lead"
    table.plays("c6 c3 c2 c4")
    assert table.turn == "C lead"
    assert table.may_play() == "s7 sD cD cC", "spade and coppe are excluded by cards that he holds or has seen"
    assert table.why_not("C play d7") == "lead-forbidden [185]"
    table.plays_on().does("table count")
    assert table.state.duties is NONE


@article("182")
@both
def test_who_forgot_to_accuse_may_do_so_while_the_first_trick_lasts(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4 s6").does("A accuse N d")
    assert (table.mistakes, table.accused) == (["forgotten-accusation"], ["A Nd 3"])
    assert table.orders == ("cure implicit", "credit accusation-points accusing-side", "replace opponents")
    assert (table.turn, table.may_settle) == ("B replace", "s2 s3")


@article("182")
def test_not_if_the_opponents_have_meanwhile_won_by_accusing() -> None:
    table = Tavolo(TRAD, *MIXED, "scores: 5 18").plays("s4 s6 s7").does("D accuse A d", "A accuse N d")
    assert (table.orders, table.accused) == (("void remedy", "no-points accusation"), ["D Ad 3"])


# ── Accusations: too early, too late (181, 183, 184) ─────────────────────────────────────────────────────────────────


@article("181", "183")
@both
def test_an_early_accusation_may_be_annulled_until_the_opponents_have_played(code: str) -> None:
    table = Tavolo(code, *MIXED).does("D accuse A d")
    assert (table.mistakes, table.accused, table.callers()) == (["early-accusation"], ["D Ad 3"], "AC")
    assert table.asks("A") == "annulled"
    table.plays("s4 s6 s7")
    assert table.waits("A") == "call-waits-for-trick ", "both have waived: wait for the trick to end"
    other = Tavolo(code, *MIXED).does("D accuse A d").plays("s4").calls("C", annulled="yes")
    assert (other.turn, other.accused) == ("table deal", [])


@article("78", "183", "184")
@both
@pytest.mark.parametrize("late", [False, True])
def test_the_right_to_annul_is_each_opponents_own(code: str, late: bool) -> None:
    """A has played since, and C has not: A can neither use the right any more nor waive that of C."""
    start = Tavolo(code, *MIXED)
    table = start.plays("s4 s6 s7 sR").does("D accuse A d").plays("bA b4") if late else start.does("D accuse A d")
    table.plays(*(() if late else ("s4",)))
    assert table.waits("A") == table.waits("A", annulled="no") == "call-waits-for-opponent C"
    assert table.waits("A", annulled="yes") == "annul-not-yours "
    assert table.asks("C") == "annulled"
    assert table.waits("C", annulled="no") == "call-waits-for-trick ", "C waives his own right, and may contest later"
    assert table.calls("C", annulled="yes").turn == "table deal"


@article("183")
@both
def test_contested_when_the_trick_is_over_it_costs_the_points_and_more(code: str) -> None:
    table = Tavolo(code, *MIXED).does("D accuse A d").plays("s4 s6 s7 sR").calls("A")
    assert table.orders == (
        *("cure final", "lose accusation-points accusing-side", "no-accusations accuser"),
        *("no-accusations accusers-partner", "no-rectification accusers-partner", "replace opponents"),
    )
    assert (table.accused, table.turn) == (["D Ad 0"], "C replace")
    table.does("C replace sC")
    assert (table.turn, table.scores) == ("D lead", (0, 0))


@article("183")
@both
def test_uncontested_it_stands(code: str) -> None:
    table = Tavolo(code, *MIXED).does("D accuse A d").plays("s4 s6 s7 sR", "bA").calls("A")
    assert table.orders == ("cure implicit", "stands accusation", "credit accusation-points accusing-side")
    assert table.accused == ["D Ad 3"]


@article("174", "179", "180", "182", "185")
@both
def test_an_accusation_with_nothing_behind_it_is_taken_back_or_scores_nothing(code: str) -> None:
    def false() -> Tavolo:
        return Tavolo(code, *MIXED).plays("s4").does("B accuse 3 d")

    assert (false().mistakes, false().live.incidents[0].fault) == (["defective-accusation"], "not-held")
    assert false().calls("B").orders == ("void accusation", "cure implicit", "replace opponents")
    assert false().calls("C", put_right="yes").orders == ("void accusation", "cure final")
    shown = false().plays("s6").does("C play c3")
    assert (shown.mistakes, shown.orders) == (
        ["defective-accusation", "revoke"],
        ("void accusation", "cure implicit", "replace opponents"),
    )
    assert false().plays("s6 s7 sR", "bA").calls("A").orders == ("no-points accusation",)


@article("183")
@pytest.mark.parametrize("words", ["3 d", "3", "N d"])
def test_announced_without_being_held_it_scores_nothing_and_is_punished_alike(words: str) -> None:
    table = Tavolo(TRAD, *MIXED).does(f"B accuse {words}")
    assert table.accused == []
    assert table.live.heard == ((1, f"accuse {words}", 0),)
    table.plays("s4 s6 s7 sR").calls("C")
    assert table.facts["announced"] == "not-held"
    assert "no-rectification accuser" in table.orders


@article("183")
@both
def test_the_partner_may_not_lead_the_suit_of_a_napoletana_announced_early(code: str) -> None:
    table = Tavolo(code, *MIXED, "dealer: C").does("A accuse N d").plays("cA c4 c6 c3").calls("B")
    assert "bar-lead napoletana-suit accusers-partner" in table.orders
    assert table.does("B replace").turn == "C lead", "the lead of D is no response"
    assert table.why_not("C play d7") == "lead-forbidden [183]"
    assert table.may_play() == "s7 sD sC cD cC b7 bD"
    table.plays_on().does("table count")
    assert table.state.duties is NONE


@article("183")
def test_he_may_if_he_has_nothing_else() -> None:
    hands = ("hand A: dA d2 d3 s4 s5 s6 c4 c5 b4 b5", "hand C: d4 d5 d6 d7 dD dC dR c3 s7 b6")
    table = Tavolo(TRAD, *hands, "dealer: C", "hand D: c2 cA cR cC s2 s3 sA b2 b3 bA").does("A accuse N d")
    table.plays("cC c4 c6 c3").calls("B").does("B replace")
    assert table.may_play() == "s7 b6"
    table.plays("s7 s3 s4 sD", "b3 b4 b7 b6", "c2 c5 c7 d4", "s2 s5 sC d5")
    table.plays("bA b5 bD d6")
    assert table.turn == "D lead"


@article("184")
@both
def test_a_late_accusation_contested_after_its_trick_costs_the_points(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4 s6 s7 sR", "bA").does("D accuse A d")
    assert (table.mistakes, table.accused) == (["late-accusation"], ["D Ad 3"])
    assert table.asks("A") == "annulled"
    table.plays("b4 b2 b7").calls("C")
    assert table.orders == ("cure final", "lose accusation-points accusing-side", "replace opponents")
    assert table.accused == ["D Ad 0"]


@article("184")
def test_uncontested_a_late_accusation_counts() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4 s6 s7 sR").does("D accuse A d").plays_on()
    assert table.scores[1] >= 3
    assert table.does("table count").state.scores[0] + table.state.scores[1] == 14


@article("184")
def test_points_that_won_the_match_and_are_lost_open_it_again() -> None:
    table = Tavolo(TRAD, *MIXED, "scores: 5 18").plays("s4 s6 s7 sR").does("D accuse A d")
    assert table.state.won is not None
    table = table.plays("bC b4 b6 b7").calls("A")
    assert (table.accused, table.state.won) == (["D Ad 0"], None)


@article("184")
def test_a_late_accusation_with_nothing_behind_it_never_scores() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4 s6 s7 sR").does("C accuse 3 d").plays("bA b4 b2 b7", "s2").calls("D")
    assert (table.orders, table.accused) == (("cure implicit", "no-points accusation"), [])


# ── The count (35) ───────────────────────────────────────────────────────────────────────────────────────────────────


@article("35", "64")
@both
def test_a_revoke_that_wins_the_match_can_be_put_right_until_it_is_counted(code: str) -> None:
    table = Tavolo(code, *MIXED, "scores: 18 20").plays(A_POINT_FOR_0, "b4 b2 b7").does("D play cA")
    assert (table.mistakes, table.turn, table.cannot("B play s6")) == (["revoke"], "table count", "wait-for-count")
    table.calls("A", reservation="no")
    assert (table.turn, table.state.won, table.may_settle) == ("D card", None, "bA bC bR")
    table.does("D replace bC")
    assert (table.turn, table.scores) == ("B lead", (19, 20))


@article("35")
@both
def test_once_it_is_counted_nothing_can_be_contested(code: str) -> None:
    table = Tavolo(code, *MIXED, "scores: 18 20").plays(A_POINT_FOR_0, "b4 b2 b7").does("D play cA", "table count")
    assert (table.state.phase, table.state.winner) == (Phase.END, 1)
    with pytest.raises(BadInput):
        table.calls("A", 1)


@article("35")
def test_nothing_is_counted_while_cards_are_to_be_played() -> None:
    assert Tavolo(TRAD, *MIXED).cannot("table count") == "nothing-to-count"
    assert Tavolo(TRAD, *MIXED).cannot("A replace") == "nothing-to-settle"


# ── What only people can tell (64, 86, 180) ──────────────────────────────────────────────────────────────────────────


@article("180")
@both
def test_a_partner_who_asks_for_an_accusation_again_costs_his_side_all_others(code: str) -> None:
    table = Tavolo(code, *MIXED).does(
        "A accuse N d", "B report accusation-questioned A questioned-by=partner annulled=no"
    )
    assert table.orders == ("cure final", "stands accusation", "no-accusations accusing-side")
    assert {one.seat for one in table.state.duties.muted} == {0, 2}


@article("21", "77", "154")
@both
def test_a_faulty_deal_that_is_reported_is_dealt_again(code: str) -> None:
    table = Tavolo(code, *MIXED).plays("s4").does("B report faulty-deal D deal-fault=wrong-number stage=in-play")
    assert (table.orders, table.turn) == (("annul with-repetition",), "table deal")


@article("27", "77", "101")
@pytest.mark.parametrize("pairs, article", [("A", "27"), ("B.b.1", "101")])
def test_when_a_passata_has_begun_is_said_for_the_pairs_in_force(pairs: str, article: str) -> None:
    table = Tavolo(TRAD, *MIXED, f"option pairs: {pairs}").plays("s4")
    table.does("B report faulty-deal D deal-fault=card-on-floor")
    ruled = next(event for event in table.log if isinstance(event, Ruled))
    assert ruled.ruling is not None
    cited = {cite.article for cite in ruled.ruling.cites}
    assert (ruled.facts["stage"], cited & {"27", "101"}, "77" in cited) == ("in-play", {article}, True)


@article("21", "27", "35", "77")
@both
@pytest.mark.parametrize("told", ["before-play", "in-play", "recorded"])
def test_how_far_a_passata_has_come_the_table_knows_best(code: str, told: str) -> None:
    report = f"B report faulty-deal D deal-fault=wrong-manner stage={told}"
    assert Tavolo(code, *MIXED).does(report).orders == ("redeal",)
    assert Tavolo(code, *MIXED).plays("s4").does(report).orders == ("annul with-repetition",)
    assert Tavolo(code, *MIXED).plays_on().does("table count", report).orders == ("stands result",)


@article("68")
def test_what_is_reported_must_be_what_the_table_cannot_know() -> None:
    table = Tavolo(TRAD, *MIXED).plays("s4 s6")
    for line in ("revoke B", "false-noticing B when=later", "nonsense B"):
        with pytest.raises(BadInput):
            table.does(f"A report {line}")
    with pytest.raises(BadInput, match="questioned-by"):
        table.does("A report accusation-questioned B")
    assert table.does("A report false-noticing B").orders == ("void noticing", "play-on")


@article("25", "184")
@both
def test_whoever_says_what_it_was_is_heard_for_that_mistake(code: str) -> None:
    """D has failed to follow, and then accuses too late: the later mistake does not stand before the earlier one."""
    table = Tavolo(code, *MIXED).plays("d3 d5 d7 dC", "s4 s6 s7").does("D play bA", "D accuse A d")
    assert table.mistakes == ["revoke", "late-accusation"]
    table.does("A report revoke D reservation=no")
    assert (table.orders[0], table.turn) == ("rectify response", "D card")
    with pytest.raises(BadInput, match="no revoke of D is on record"):
        table.does("D replace sR", "A report revoke D")


@article("65", "71")
def test_the_table_knows_what_people_need_not_say() -> None:
    with pytest.raises(BadInput, match="not for people"):
        revoke(TRAD).calls("A", when="later")
    with pytest.raises(BadInput, match="no mistake 7"):
        revoke(TRAD).calls("A", 7)
    with pytest.raises(BadInput, match="waits until harm"):
        reserved(TRAD).calls("C", 1, harm="none-yet")


def test_everything_that_can_be_done_has_its_text() -> None:
    lines = ["count", "withdraw", "expose s3 b3", "replace", "replace s3", "reword", "reword sola", "play s4", "claim"]
    lines += ["call 1", "call 2 annulled=yes reserving=C", "report misconduct B repeated=no"]
    for line in lines:
        assert LIVE_TRESSETTE.spell_action(LIVE_TRESSETTE.parse_action(line)) == line
    for line in (
        "expose",
        "expose xx",
        "replace a b",
        "reword a b",
        "call",
        "call 1 x",
        "report misconduct",
        "nonsense",
    ):
        with pytest.raises(BadInput):
            LIVE_TRESSETTE.parse_action(line)


def legal(table: Tavolo) -> list[str]:
    return [LIVE_TRESSETTE.spell_action(action) for action in LIVE_TRESSETTE.legal(table.live)]


@article("35", "73")
def test_what_may_be_done_is_what_the_table_waits_for() -> None:
    table = revoke(TRAD, "s7").calls("A", reservation="no")
    assert legal(table) == ["replace s2", "replace s3", "replace s6"]
    assert legal(table.does("B replace s6")) == ["replace sD", "replace sC", "replace"]
    words = Tavolo(TRAD, *MIXED).does("A play d4 lungo").calls("B", reservation="no")
    assert legal(words) == ["reword napoletana-lungo", "reword"]
    assert legal(table.does("C replace").plays("sR")) == legal(table)
    assert legal(table.plays_on()) == ["count"]


def test_nobody_learns_of_a_mistake_from_the_log() -> None:
    table = revoke(TRAD)
    for event in table.log:
        assert all(
            not isinstance(LIVE_TRESSETTE.redact(event, who, table.opening), Noted) for who in (None, 0, 1, 2, 3)
        )


@article("101", "185")
def test_whose_partner_is_bound_is_not_told_while_pairs_are_secret() -> None:
    laid = Happened(DutiesLaid(Duties(closed=(Closed(2, Cite("fitres", "185")),))))
    for official, told in (("yes", laid), ("no", Happened(DutiesLaid(NONE)))):
        table = Tavolo(TRAD, *MIXED, "option pairs: B.b.2", f"official: {official}")
        assert LIVE_TRESSETTE.redact(laid, 1, table.live) == told


@article("66", "118")
@both
def test_where_no_cards_agree_with_all_that_was_played_and_said_nothing_counts_as_known(code: str) -> None:
    """A has said that the card he led is his only one of its suit, and B and C have denied the suit: all untrue."""
    table = Tavolo(code, *MIXED).does("A play s5 sola", "B play c6", "C play c3")
    assert claim_verdict(table.state, 3) is Verdict.INVALID
    table.does("D play bA")
    assert table.mistakes == ["wrong-declaration", "revoke", "revoke", "revoke"]
    assert known(table.state, 1, "s") == Known(0, 9, (), tuple("32ARCD764"))
    assert not sovereignty_is_notorious(table.state, 1, carta("s3"))
    assert table.plays_on().does("table count").state.passata == 2


@article("67")
def test_what_a_player_could_put_right_his_mistake_with_is_his_to_know() -> None:
    table = revoke(TRAD).calls("A", reservation="no")
    asked = next(event for event in table.log if isinstance(event, Asked))
    for who in (None, 0, 1, 2, 3):
        seen = LIVE_TRESSETTE.redact(asked, who, table.live)
        assert isinstance(seen, Asked)
        assert [bool(one.cards) for one in seen.choices] == [who == 1]


def test_a_record_of_a_live_table_gives_it_back() -> None:
    table = revoke(TRAD, "s7 sR").calls("A", reservation="no").does("B replace s3", "C replace")
    live = table.opening
    for event in table.log:
        live = fold(live, event)
    assert live == table.live
    assert LIVE_TRESSETTE.facts(live, tuple(table.log))["mistakes"] == ["revoke B"]
