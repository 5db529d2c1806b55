"""What Burraco live-tables do with orders that lead further: cards placed by others, remarks, turns to come."""

import pytest
from msgspec.structs import replace

from tests.games.burraco.referee.burraco_mistakes import STOCK
from tests.games.burraco.referee.burraco_tavolo import Tavolo
from tests.games.burraco.referee.test_burraco_strict import F19, INT, a_turn, lines, refused
from ventaglio.core.cards import cards
from ventaglio.core.seats import LETTERS
from ventaglio.games.burraco.referee.live import Report, call
from ventaglio.law.referee.inquiry import NeedFacts

EXTRACT = "estratto"
CLUB = "circolo"
BURRACO = "meld D: 4s 5s 6s 7s 8s 9s Ts"
both = pytest.mark.parametrize("code", [F19, INT])


def asked(table: Tavolo, irregularity: str, who: str, named: str = "", **told: str) -> NeedFacts:
    """What the referee must still be told of a report by an opponent."""
    facts = {fact.replace("_", "-"): answer for fact, answer in told.items()}
    outcome = call(table.live, Report(irregularity, LETTERS.index(who), facts, cards(named)), 2)
    assert isinstance(outcome, NeedFacts)
    return outcome


# ── Cards handed to the partner (F19 28, INT 24) ─────────────────────────────────────────────────────────────────────

PASSED = ("phase: play", "meld D: 7s 8s 9s", "meld D: 6h 6d 6c", "hand B: 5s 6s Kd 9c 3c", STOCK)


@pytest.mark.article(F19, "28")
def test_cards_handed_over_go_where_the_opponents_put_them_and_the_rest_is_penalised() -> None:
    """The first example: the six goes to the sixes, and the five has no place."""
    told = "told-where=no closing=no placeable=some cards=5s,6s opponents-place=0"
    table = Tavolo(F19, *PASSED).does(f"C report passed-cards-to-attach B {told}")
    assert table.melds() == ["7s 8s 9s", "6h 6d 6c 6s"]
    assert table.penalised("B") == "5s"
    assert table.why_not("B discard Kd").startswith("discard-due")


@pytest.mark.article(F19, "28")
def test_the_opponents_may_leave_them_where_they_were_meant() -> None:
    table = Tavolo(F19, *PASSED)
    question = asked(table, "passed-cards-to-attach", "B", "6s", told_where="no", closing="no").question
    assert (question.fact, question.answers) == ("opponents-place", ("1", "2"))
    table.does("C report passed-cards-to-attach B told-where=no closing=no placeable=all cards=5s,6s")
    assert table.melds() == ["5s 6s 7s 8s 9s", "6h 6d 6c"]
    assert table.why_not("B open Kd 9c 3c")


@pytest.mark.article(F19, "28")
def test_cards_that_need_each_other_stay_together_if_there_is_no_other_place() -> None:
    """The third example: the joker has one place only, and the jack hangs on it."""
    lines_ = ("phase: play", "meld D: 7s 8s 9s", "hand B: * Js Kd 9c 3c", STOCK)
    table = Tavolo(F19, *lines_).does("C report passed-cards-to-attach B told-where=no closing=no cards=*,Js")
    assert table.melds() == ["7s 8s 9s * Js"]
    assert table.penalised("B") == ""


@pytest.mark.article(F19, "28")
def test_cards_that_were_attached_already_are_taken_off_again_and_placed() -> None:
    table = Tavolo(F19, *PASSED).does("B attach 1 6s")
    table.does("C report passed-cards-to-attach B told-where=no closing=no cards=6s opponents-place=2")
    assert table.melds() == ["7s 8s 9s", "6h 6d 6c 6s"]


@pytest.mark.article(F19, "28")
def test_only_opponents_place_them_and_cards_must_be_named_and_held() -> None:
    table = Tavolo(F19, *PASSED)
    told = "told-where=no closing=no"
    assert "opponents-choose" in refused(table, f"B report passed-cards-to-attach B {told} cards=6s opponents-place=2")
    assert refused(table, f"C report passed-cards-to-attach B {told} placeable=all")
    assert "does not hold" in refused(table, f"C report passed-cards-to-attach B {told} cards=Ah")


@pytest.mark.article(F19, "28")
def test_a_meld_handed_over_is_good_and_laid() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 6h Kd 9c", STOCK)
    table.does("C report passed-new-meld B closing=no cards=4h,5h,6h")
    assert table.melds() == ["4h 5h 6h"]
    assert table.why_not("B discard Kd") == ""


@pytest.mark.article(F19, "28", "36")
def test_the_last_cards_handed_over_lead_to_the_pozzetto_or_are_a_close_without_a_discard() -> None:
    told = "report passed-cards-to-attach B told-where=no closing=no cards=5s,6s"
    table = Tavolo(F19, "phase: play", "meld D: 7s 8s 9s", "hand B: 5s 6s", STOCK).does(f"C {told}")
    assert (table.state.took, len(table.hand("B").split()), table.turn) == ((1,), 11, "B play")
    table = Tavolo(F19, "phase: play", "took: B", "meld D: 7s 8s 9s", "hand B: 5s 6s", STOCK).does(f"C {told}")
    assert (table.mistakes[-1], table.live.closed) == ("close-without-discard", 1)
    assert table.calls("C").state.pile[-1].text == "5s"


# ── Hints and exposed cards (F19 22, 24, INT 21, 22) ─────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "22", "24")
def test_after_the_discard_the_joker_of_a_hint_keeps_off_what_the_partner_plays() -> None:
    given = ("phase: play", "meld D: 4h 5h 6h", "hand B: * 9d Ks Qc 3c", "hand D: 8s 9s Ts Js 4c", STOCK)
    table = Tavolo(F19, *given).does("B attach 1 *", "B discard Ks")
    table.does("C report hint D when=before-pick-up hint-followed=yes joker-on-run=yes")
    assert table.exposed("B") == "*"
    a_turn(table, "C").does("D draw", "D open 8s 9s Ts", "D discard Js")
    a_turn(table, "A").does("B draw")
    assert table.why_not("B attach 2 *").startswith("not-on-this-meld")
    assert table.why_not("B attach 1 *").startswith("not-on-this-meld")


@pytest.mark.article(F19, "22", "24")
def test_a_word_on_an_exposed_card_is_a_hint_and_warned() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 7h 9d Ks Qc 3c")
    table.does("C report exposed-card B cards=9d exposed-to=partner")
    table.does("C report word-on-exposed-card D card-holder=partner holder-on-turn=yes")
    assert [(one.do, LETTERS[one.seat]) for one in table.live.book] == [("warn", "D")]


@pytest.mark.article(INT, "21")
@pytest.mark.article(F19, "23")
@both
def test_a_reminder_before_the_partners_turn_binds_that_turn(code: str) -> None:
    table = Tavolo(code, "dealer: A", "unplayed: D", "took: D", "hand D: Ah Ad As 6c 7c 9h", STOCK)
    a_turn(table, "B").does("C draw")
    question = asked(table, "reminder", "B", reminded_of="turn").question
    assert question.fact == "when", "of the turn before, or of the one to come?"
    table.does("C report reminder B when=now reminded-of=turn", "C discard " + table.hand("C").split()[0], "D draw")
    assert table.why_not("D open Ah Ad As").startswith("may-lay-no-more")
    assert table.why_not("D discard 9h") == ""


@pytest.mark.article(F19, "22")
def test_a_hint_before_the_partners_turn_is_in_time_though_an_opponent_has_picked_up() -> None:
    table = Tavolo(F19, "dealer: A", "hand D: Ah Ad As 6c 7c 9h", STOCK)
    a_turn(table, "B").does("C draw")
    table.does("C report hint B when=now hint-followed=no suggested=draw", "C discard " + table.hand("C").split()[0])
    assert table.why_not("D draw") == "pick-up-ordered [22]"


# ── Remarks (F19 21) ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "21", "30")
def test_a_remark_on_a_missing_pick_up_is_followed_by_its_article() -> None:
    table = Tavolo(F19, "hand B: 4h 4d 4s 9h 9c 9s Kd", "pile: 8d", STOCK).does("B open 4h 4d 4s")
    table.does("C report remark D wrong-play=no-pick-up")
    assert [one.do for one in table.live.book] == ["warn"]
    assert (table.frozen, table.turn) == ([1], "B pick-up")
    table.does("B draw")
    assert table.why_not("B open 9h 9c 9s").startswith("may-lay-no-more")
    assert all(one.ruled for one in table.live.incidents)


@pytest.mark.article(F19, "21", "33")
def test_a_remark_on_equal_sets_is_followed_by_its_article() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 3h 3d 3s", "hand B: 3h 3d 3c Ks Qc 9c", STOCK).does("B open 3h 3d 3c")
    table.does("C report remark D")
    assert (len(table.melds()), table.frozen) == (1, [1])
    assert table.why_not("B discard Ks") == ""


@pytest.mark.article(F19, "21", "34")
def test_whoever_is_told_that_he_may_not_close_closes_and_bears_it() -> None:
    table = Tavolo(F19, "phase: play", "took: B", "meld D: 3h 4h 5h 6h 7h", "hand B: 8h Ks", STOCK)
    table.does("B attach 1 8h", "C report remark D wrong-play=closing")
    assert table.state.pile[-1].text == "Ks"
    assert table.penalised("B") == "8h"
    assert table.live.closed is None


@pytest.mark.article(F19, "21", "35", "36")
def test_a_burraco_of_six_and_a_wild_to_close_with() -> None:
    table = Tavolo(F19, "phase: play", "took: B", "meld D: 3h 4h 5h 6h 7h", "hand B: 8h 2c", STOCK)
    table.does("B attach 1 8h")
    table.does("C report remark D wrong-play=six-card-burraco first-burraco=yes about-to-close=yes")
    assert (table.state.pile[-1].text, table.hand("B"), table.penalised("B")) == ("2c", "8h", "")


@pytest.mark.article(F19, "21", "25")
def test_a_remark_leaves_none_of_several_wrong_melds_to_be_put_right() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9d Jh Qh 3s 6h Kh Ks 7c").does(
        "B open 4h 5h 9d", "B open Jh Qh 3s"
    )
    table.does("C report remark D")
    assert sorted(table.penalised("B").split()) == ["3s", "4h", "5h", "9d", "Jh", "Qh"]
    assert all(one.ruled for one in table.live.incidents)


@pytest.mark.article(F19, "21", "23")
def test_a_remark_on_a_wrong_meld_that_took_the_pozzetto_comes_after_the_pozzetto() -> None:
    pozzetto = "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c"
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9d", pozzetto, STOCK).does("B open 4h 5h 9d")
    assert "pozzetto" in refused(table, "C report remark D wrong-play=opening")
    table.calls("C").does("C report remark D wrong-play=opening")
    assert (sorted(table.penalised("B").split()), table.state.took) == (["4h", "5h", "9d"], ())
    assert all(one.ruled for one in table.live.incidents)


@pytest.mark.article(F19, "23", "25")
def test_whose_last_card_was_wrong_discards_it_and_so_goes_to_the_pozzetto() -> None:
    pozzetto = "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c"
    table = Tavolo(F19, "phase: play", "meld D: 3h 4h 5h", "hand B: Kc", pozzetto, STOCK)
    table.does("B attach 1 Kc", "B attach 1 6h", "B discard Kh").calls("C")
    assert (table.state.pile[-1].text, table.turn, table.melds()) == ("Kc", "C pick-up", ["3h 4h 5h"])
    assert (len(table.hand("B").split()), table.state.took, table.state.unplayed) == (11, (1,), (1,))


@pytest.mark.article(F19, "21")
def test_a_remark_reported_in_the_turn_of_whoever_made_it_was_made_in_the_partners() -> None:
    table = a_turn(Tavolo(F19, "dealer: A", STOCK), "B", "C").does("D draw")
    table.does("C report remark D")
    assert table.state.duties.stopped is None
    assert "moment" not in refused(table, "C report remark D when=later")
    assert "cannot be" in refused(table, "C report remark D when=now")


@pytest.mark.article(INT, "20")
def test_abroad_a_remark_leaves_the_mistake_to_be_called() -> None:
    table = Tavolo(INT, "phase: play", "hand B: 4h 5h 9d 6h Ks 7c Tc", STOCK).does("B open 4h 5h 9d")
    table.does("C report remark D suggests-a-play=no")
    assert [one.ruled for one in table.live.incidents] == [False, True]
    assert table.calls("C", 1, put_right_with_missing="no").penalised("B") != ""


# ── What the table knows, and what it believes ───────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "31")
def test_whoever_says_that_the_card_drawn_is_unknown_is_told_that_the_table_knows_it() -> None:
    drawn = ("dealer: D", "phase: play", "hand C: 5h 6h 9c 3s Kd", "stock: 7h Jc 8h 4d 5c Th 6s 3c")
    table = Tavolo(F19, *drawn).does("C draw", "C open 5h 6h 7h")
    why = refused(table, "D call 1 drawn-card=unknown opened-melds=incomplete")
    assert "the table knows that it is new-meld" in why
    assert refused(table, "D call 1 opened-melds=incomplete") == ""


@pytest.mark.article(F19, "38", "34")
def test_whoever_is_too_slow_with_one_card_closes_only_if_he_may() -> None:
    table = Tavolo(F19, "phase: play", "took: B", "meld D: 3h 4h 5h 6h 7h", "hand B: 8h Ks", STOCK).does(
        "B attach 1 8h"
    )
    table.does("C report slow-turn B turn-seconds=over-40 valid-reason=no complied=no")
    assert table.mistakes == ["slow-turn", "close-without-burraco"]
    assert table.live.closed == 1
    assert table.calls("C").penalised("B") == "8h"


@pytest.mark.article(INT, "22", "23")
def test_of_two_exposed_cards_that_fit_nowhere_one_goes_and_the_other_is_penalised() -> None:
    table = Tavolo(INT, "phase: play", "hand B: 7h 9d Ks Qc 3c 4s", STOCK)
    table.does("C report exposed-card B cards=9d,Ks exposed-to=partner")
    assert table.why_not("B discard 7h").startswith("discard-due")
    table.does("B discard Ks")
    assert (table.exposed("B"), table.penalised("B")) == ("", "9d")


@pytest.mark.article(F19, "21", "29", "31")
def test_records_from_before_editions_are_carried_out_as_they_were() -> None:
    def old(*given: str) -> Tavolo:
        table = Tavolo(F19, *given)
        table.live = replace(table.live, early=True)
        return table

    wrong = old("phase: play", "meld D: 3h 4h 5h", "meld D: 8s 9s Ts", "hand B: 8h Kd Ks 6h 7h Qc", STOCK)
    assert wrong.does("B attach 1 8h", "B attach 2 Kd").mistakes == ["wrong-attach"]
    drawn = old("dealer: D", "phase: play", "hand C: 5h 6h 9c 3s Kd", "stock: 7h Jc 8h 4d 5c Th 6s 3c")
    drawn.does("C draw", "C open 5h 6h 7h", "D call 1 drawn-card=unknown opened-melds=incomplete")
    assert drawn.penalised("C") == "5h 6h"
    remarked = old("hand B: 4h 4d 4s 9h 9c 9s Kd", "pile: 8d", STOCK).does("B open 4h 4d 4s")
    assert remarked.does("C report remark D wrong-play=no-pick-up").frozen == []
    passed = old(*PASSED).does("C report passed-cards-to-attach B told-where=no closing=no placeable=all cards=6s")
    assert passed.melds() == ["7s 8s 9s", "6h 6d 6c"]


# ── Last plays and discards of the extract ───────────────────────────────────────────────────────────────────────────


@pytest.mark.article(EXTRACT, "Convenzioni 12", "Convenzioni 13")
@pytest.mark.parametrize("last", ["Kd", "2c"])
def test_by_the_extract_cards_attached_one_after_the_other_come_back_together(last: str) -> None:
    given = ("phase: play", "took: B", "meld D: 3h 4h 5h", "meld D: 9s Ts Js", f"hand B: Qs 6h 7h {last}", STOCK)
    table = Tavolo(EXTRACT, *given).does("B attach 2 Qs", "B attach 1 6h", "B attach 1 7h", f"B discard {last}")
    table.calls("C")
    assert sorted(table.hand("B").split()) == ["6h", "7h"]
    assert table.melds() == ["3h 4h 5h", "9s Ts Js Qs"]


@pytest.mark.article(F19, "Definizioni", "35")
def test_by_the_code_only_the_last_of_them_comes_back() -> None:
    given = ("phase: play", "took: B", BURRACO, "meld D: 3h 4h 5h", "hand B: 6h 7h 2c", STOCK)
    table = Tavolo(F19, *given).does("B attach 2 6h", "B attach 2 7h", "B discard 2c").calls("C")
    assert table.hand("B") == "7h"


@pytest.mark.article(EXTRACT, "Convenzioni 9")
@pytest.mark.article(CLUB, "5")
@pytest.mark.parametrize("code", [EXTRACT, CLUB])
def test_who_has_no_other_card_discards_one_of_his_last_play(code: str) -> None:
    given = ("turns: 9", "took: B", BURRACO, "hand B: 4h 5h 6h", "pile: Jd", STOCK)
    table = Tavolo(code, *given).does("B take", "B open 4h 5h 6h", "B discard Jd").calls("C")
    assert table.state.pile[-1].text == "4h"
    assert sorted(table.hand("B").split()) == ["5h", "6h", "Jd"]
    assert len(table.melds()) == 1


# ── Equal sets, wrong melds, pick-ups (INT 7, 26, 28, 30; F19 29, 33) ────────────────────────────────────────────────


@pytest.mark.article(F19, "33", "29")
@pytest.mark.article(INT, "30", "26")
@both
@pytest.mark.parametrize("when", ["now", "after"])
def test_no_part_of_a_wrong_opening_is_laid_as_a_second_equal_set(code: str, when: str) -> None:
    given = ("phase: play", "meld D: 3h 3d 3s", "hand B: 3h 3d 3c 9c Ks Qc", "stock: Qd Jc 8h 9d 5c 4d 6s 7d")
    table = Tavolo(code, *given).does("B open 3h 3d 3c 9c")
    if when == "after":
        table.does("B discard Ks").calls("C")
    else:
        table.calls("C", put_right_replacing="no", put_right_with_missing="no")
    assert len(table.melds()) == 1
    assert sorted(table.penalised("B").split()) == ["3c", "3d", "3h", "9c"]


@pytest.mark.article(F19, "29", "33")
def test_nothing_is_mended_into_a_second_equal_set() -> None:
    given = ("phase: play", "meld D: 3h 3d 3s", "hand B: 3h 3d 9c 3c Ks Qc", "stock: Qd Jc 8h 9d 5c 4d 6s 7d")
    table = Tavolo(F19, *given).does("B open 3h 3d 9c")
    assert "cannot be put right" in refused(table, "C call 1 put-right-replacing=with-surplus cards=3c")


@pytest.mark.article(INT, "30", "28")
@pytest.mark.article(F19, "33", "30")
@both
@pytest.mark.parametrize("first", [1, 2])
def test_an_equal_set_laid_without_a_pick_up_can_be_called_for_both(code: str, first: int) -> None:
    given = ("meld B: 3h 3d 3s", "hand B: 3h 3d 3c Ks Qc", "pile: 8d", "stock: Qd Jc 8h 9d 5c 4d 6s 7d")
    table = Tavolo(code, *given).does("B open 3h 3d 3c")
    assert table.mistakes == ["play-without-pick-up", "equal-sets"]
    table.calls("C", first).calls("C", 3 - first)
    assert len(table.melds()) == 1
    assert [one.pick_ups for one in table.state.duties.frozen] == [None]
    assert table.turn == "B pick-up"


@pytest.mark.article(INT, "30")
@pytest.mark.article(F19, "33")
@both
def test_a_burraco_made_after_the_second_set_was_laid_is_void(code: str) -> None:
    given = ("phase: play", "meld D: 3h 3d 3s 3c", "hand B: 3h 3d 2c Ks Qc", "hand D: 3s 3c * 5s 6s")
    table = Tavolo(code, *given, "stock: Qd Jc 8h 9d 5c 4d 6s 7d Tc Kh").does("B open 3h 3d 2c", "B discard Ks")
    a_turn(table, "C").does("D draw", "D attach 1 3s", "D attach 1 3c", "D attach 1 *", "D discard 5s").calls("C")
    assert "void-burraco" in table.orders
    assert not [item for item in lines(table, "B") if item.startswith("burraco")]


@pytest.mark.article(INT, "23", "26")
@both
def test_two_wrong_attachments_in_one_turn_are_two_mistakes(code: str) -> None:
    given = ("phase: play", "meld D: 3h 4h 5h", "meld D: 8s 9s Ts", "hand B: 8h Kd Ks 6h 7h Qc", STOCK)
    table = Tavolo(code, *given).does("B attach 1 8h", "B attach 2 Kd")
    assert table.mistakes == ["wrong-attach", "wrong-attach"]
    table.does("C call 1 put-right-with-missing=fully cards=6h,7h").calls("C", 2, put_right_with_missing="no")
    assert table.melds() == ["3h 4h 5h 6h 7h 8h", "8s 9s Ts"]
    assert (table.penalised("B"), table.state.astray) == ("Kd", ())


@pytest.mark.article(INT, "7", "6")
@pytest.mark.article(F19, "8", "7")
@both
def test_to_collect_and_then_draw_is_not_to_draw_two_cards(code: str) -> None:
    table = Tavolo(code, "hand B: 5d 6d 9h 9c 3s Kd", "pile: 7d Js", STOCK).does("B take")
    assert table.cannot("B draw") == "already-picked-up"


@pytest.mark.article(INT, "Perdita del diritto", "21")
def test_a_pick_up_that_is_undone_leaves_the_pozzetto_to_be_played() -> None:
    table = Tavolo(INT, "hand B: 3h 3d 3s 9h Kd 7c", "unplayed: C", "took: C", "stock: Qd Jc 8h 9d 5c 4d 6s")
    table.does("B open 3h 3d 3s", "B discard Kd", "C draw")
    assert table.state.unplayed == ()
    assert table.calls("C").state.unplayed == (2,)


@pytest.mark.article(INT, "26", "27")
def test_abroad_a_pozzetto_taken_with_a_wrong_opening_goes_back() -> None:
    pozzetto = "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c"
    table = Tavolo(INT, "phase: play", "hand B: 4h 5h 9d", pozzetto, STOCK).does("B open 4h 5h 9d").calls("C")
    assert table.mistakes == ["pozzetto-by-wrong-meld", "wrong-opening"]
    assert (table.hand("B"), len(table.state.pozzetti[0]), table.state.took) == ("", 11, ())
    late = Tavolo(INT, "phase: play", "hand B: 4h 5h 9d", pozzetto, STOCK).does("B open 4h 5h 9d", "B discard Kh")
    late.calls("C")
    assert (late.state.pile[-1].text, sorted(late.hand("B").split())) == ("9d", ["4h", "5h"])
    fives = Tavolo(INT, "phase: play", "hand B: 5h 5d 5s", pozzetto, STOCK).does("B open 5h 5d 5s").calls("C")
    assert fives.mistakes == ["pozzetto-by-wrong-meld", "set-not-allowed"]


@pytest.mark.article(F19, "23")
@pytest.mark.article(INT, "26", "27")
@both
def test_whoever_flies_to_the_pozzetto_after_wrong_cards_was_not_out_of_cards(code: str) -> None:
    pozzetto = "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c"
    given = ("phase: play", "meld D: 3h 4h 5h", "hand B: Kc 4s 5s 6s", pozzetto, STOCK)

    def flew() -> Tavolo:
        return Tavolo(code, *given).does("B attach 1 Kc", "B open 4s 5s 6s")

    table = flew()
    assert table.mistakes == ["wrong-attach", "pozzetto-by-wrong-meld"]
    table.calls("C").calls("C", put_right_with_missing="no")
    assert (table.hand("B"), table.penalised("B"), table.state.took) == ("Kc", "Kc", ())
    assert table.melds() == ["3h 4h 5h", "4s 5s 6s"], "what was laid rightly stays"
    late = flew().does("B attach 1 6h", "B discard Kh").calls("C")
    assert (late.state.pile[-1].text, late.melds()) == ("Kc", table.melds())
    assert (len(late.hand("B").split()), late.state.unplayed) == (11, (1,)), "by the discard of his last card it is his"


@pytest.mark.article(INT, "29")
def test_the_partner_who_has_been_told_something_is_limited_though_the_offender_has_played() -> None:
    drawn = ("dealer: D", "phase: play", "hand C: 4s 5s 6s 9c 3s Kd", "stock: 7h Jc 8h 4d 5c Th 6s 3c")
    table = Tavolo(INT, *drawn).does("C draw", "C open 4s 5s 6s").calls("D", information_passed="yes")
    assert "limit partner either" in table.orders
    assert {LETTERS[one.seat] for one in table.state.duties.limited} == {"A", "C"}
