"""Burraco live-tables as strict as the referee: orders that bind the count, the next turn, the partner."""

import pytest

from tests.games.burraco.referee.burraco_mistakes import STOCK
from tests.games.burraco.referee.burraco_tavolo import Tavolo
from ventaglio.core.refusal import BadInput, IllegalAction
from ventaglio.core.seats import LETTERS
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.score import count
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.games.burraco.referee.live import Happened

F19 = "fibur-2019"
INT = "internazionale"


def lines(table: Tavolo, who: str) -> dict[str, int]:
    """The count of a player's side if the hand ended now, line by line."""
    side = table.state.sides[LETTERS.index(who)]
    scores = count(table.state, None)
    found = next(score for score in scores if table.state.sides[score.seats[0]] == side)
    return {line.item: line.points for line in found.lines}


def a_turn(table: Tavolo, *players: str) -> Tavolo:
    """These draw and discard something, one after the other."""
    for who in players:
        table.does(f"{who} draw")
        for one in table.hand(who).split():
            if not table.why_not(f"{who} discard {one}"):
                table.does(f"{who} discard {one}")
                break
    return table


def refused(table: Tavolo, line: str) -> str:
    """Why the table does not take a line at all."""
    who, _, rest = line.partition(" ")
    try:
        LIVE_BURRACO.act(table.live, LIVE_BURRACO.parse_action(rest), LETTERS.index(who))
    except (IllegalAction, BadInput) as error:
        return str(error)
    return ""


# ── Frozen melds (F19 27, 30, INT 28) ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "30")
def test_a_burraco_laid_without_a_pick_up_counts_against_and_is_none() -> None:
    table = Tavolo(F19, "hand B: 4h 5h 6h 7h 8h 9h Th Kd 7c").does("B open 4h 5h 6h 7h 8h 9h Th").calls("C")
    found = lines(table, "B")
    assert found["frozen"] == -50
    assert "burraco-clean" not in found
    assert "melded" not in found


@pytest.mark.article(F19, "30")
def test_cards_attached_without_a_pick_up_count_against_and_a_burraco_made_before_stays() -> None:
    before = Tavolo(F19, "meld D: 3h 4h 5h 6h 7h 8h 9h", "hand B: Th Jh Kd 7c").does("B attach 1 Th").calls("C")
    assert lines(before, "B") | {"frozen": -10, "burraco-clean": 200} == lines(before, "B")
    by_it = Tavolo(F19, "meld D: 4h 5h 6h 7h 8h 9h", "hand B: Th Jh Kd 7c").does("B attach 1 Th").calls("C")
    assert lines(by_it, "B")["frozen"] == -10
    assert "burraco-clean" not in lines(by_it, "B")


@pytest.mark.article(F19, "27", "30", "34")
def test_nobody_closes_in_the_turn_in_which_his_last_play_is_frozen() -> None:
    """He counts as holding it: he discards his last card, and closes with the next one he draws."""
    table = Tavolo(
        F19,
        "took: B",
        "meld D: 3s 4s 5s 6s 7s 8s 9s",
        "hand B: 4h 5h 6h",
        "stock: Kd Qc 8d 9d Jc 5c 6c 7c",
    )
    table.does("B open 4h 5h 6h").calls("C")
    table.does("B draw", "B discard Kd")
    assert (table.hand("B"), table.turn) == ("", "C pick-up")
    a_turn(table, "C", "D", "A")
    table.does("B draw")
    assert table.frozen == []
    assert table.why_not(f"B discard {table.hand('B')}") == ""


@pytest.mark.article(F19, "27")
def test_whoever_then_draws_a_wild_waits_another_lap() -> None:
    table = Tavolo(
        F19,
        "took: B",
        "meld D: 3s 4s 5s 6s 7s 8s 9s",
        "hand B: 4h 5h 6h",
        "stock: Kd Qc 8d 9d 2c 5c 6c 7c Td",
    )
    table.does("B open 4h 5h 6h").calls("C").does("B draw", "B discard Kd")
    a_turn(table, "C", "D", "A")
    table.does("B draw")
    assert table.frozen == [1 + 1]
    table.does("B discard 2c")
    assert (table.hand("B"), table.turn) == ("", "C pick-up")


@pytest.mark.article(F19, "30")
def test_whoever_has_picked_up_after_all_does_not_pick_up_again() -> None:
    table = Tavolo(F19, "hand B: 4h 4d 4s 9h 9c 9s Kd", "pile: 8d", STOCK).does("B open 4h 4d 4s", "B draw").calls("C")
    assert (table.turn, table.frozen) == ("B play", [1])
    assert table.why_not("B open 9h 9c 9s").startswith("may-lay-no-more")
    late = Tavolo(F19, "hand B: 4h 4d 4s 9h Kd 7c", "pile: 8d", STOCK).does("B open 4h 4d 4s", "B draw", "B discard Kd")
    held = late.hand("B")
    assert late.calls("C").hand("B") == held


@pytest.mark.article(F19, "30")
def test_the_meld_that_was_touched_is_frozen_and_no_other_with_the_same_card() -> None:
    table = Tavolo(F19, "meld C: 9h Th Jh", "meld D: 8h 9h Th", "hand B: Jh Kd 7c 4h", "stock: Qd Jc 8c")
    assert table.does("B attach 2 Jh").calls("C").frozen == [2]


@pytest.mark.article(INT, "16")
def test_a_card_drawn_by_order_may_end_the_hand() -> None:
    table = Tavolo(INT, "hand B: 3h 3d 3s 9h Kd 7c", "pile: 8d", "stock: Qd Jc 8h").does(
        "B open 3h 3d 3s", "B discard Kd"
    )
    table.calls("C")
    assert table.state.hands == ()


# ── What is reported (F19 21, 24, 26, 30, Procedura, INT 29) ─────────────────────────────────────────────────────────


@pytest.mark.article(F19, "26")
def test_the_card_under_the_discard_is_exposed() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 7h Ts 9d Kc 4c").does("B discard 7h")
    table.does("C report ghost-card B cards=Ts found-in=discard")
    assert table.exposed("B") == "Ts"


@pytest.mark.article(F19, "Procedura")
def test_the_partner_reports_after_the_discard() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 7h Ts 9d Kc 4c")
    assert "partner-waits" in refused(table, "D report exposed-card B cards=Ts exposed-to=partner")
    table.does("B discard 7h", "D report exposed-card B cards=Ts exposed-to=partner own-turn=no")
    assert table.exposed("B") == "Ts"


@pytest.mark.article(F19, "22")
def test_after_the_partners_discard_nobody_is_stopped_any_more() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 7h Ts 9d Kc 4c").does("B discard 7h")
    table.does("C report tidied-melds D")
    assert table.state.duties.stopped is None


@pytest.mark.article(F19, "22")
def test_a_moment_that_is_past_cannot_be_told() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 7h Ts 9d Kc 4c").does("B discard 7h")
    assert "cannot be" in refused(table, "C report tidied-melds D when=now")
    table.does("C draw", "A report tidied-melds D when=later")
    assert table.live.incidents[-1].ruled


@pytest.mark.article(F19, "22", "30")
def test_the_side_is_warned_if_the_partner_pointed_it_out() -> None:
    table = Tavolo(F19, "hand B: 4h 4d 4s 4c 9h Kd 7c").does("B open 4h 4d 4s")
    table.calls("C", noticed_by="partner")
    assert "warn side" in table.orders
    assert [(one.do, one.who) for one in table.live.book] == [("warn", "side")]


@pytest.mark.article(INT, "29")
def test_the_partner_is_bound_where_he_was_told_something() -> None:
    table = Tavolo(INT, "dealer: D", "hand C: 5h 6h 9h Kd 9c").does("C draw")
    table.calls("B", information_passed="yes")
    assert "limit partner either" in table.orders
    assert {one.seat for one in table.state.duties.limited} == {0, 2}


@pytest.mark.article(F19, "21", "25")
def test_a_wrong_meld_that_the_partner_remarks_on_cannot_be_put_right() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9d 6h Ks 7c Tc").does("B open 4h 5h 9d")
    table.does("C report remark D")
    assert sorted(table.penalised("B").split()) == ["4h", "5h", "9d"]
    assert table.why_not("B open 6h 7c Tc")
    assert table.why_not("B discard Ks").startswith("discard-due")
    assert table.why_not("B discard 9d") == ""
    assert all(one.ruled for one in table.live.incidents)


@pytest.mark.article(F19, "21", "25")
def test_a_card_wrongly_attached_and_remarked_on_freezes_the_meld_for_good() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 3h 4h 5h", "hand B: 8h Jd Ks 7c Tc 6h").does("B attach 1 8h")
    table.does("C report remark D")
    assert (table.penalised("B"), table.frozen) == ("8h", [1])
    table.does("B discard 8h")
    a_turn(table, "C", "D", "A").does("B draw")
    assert table.why_not("B attach 1 6h").startswith("frozen-meld")


# ── Orders for the next turn (F19 8, 22, 24, INT 8, 22, 29) ──────────────────────────────────────────────────────────


@pytest.mark.article(INT, "8")
def test_whoever_collected_and_played_nothing_discards_the_card_he_draws_next() -> None:
    table = Tavolo(INT, "hand B: 4h 9d Ks 7c 8c Tc", "pile: 5d Js", "stock: Qd Ah 3c 6d 8h 9h Jd")
    table.does("B take", "B discard Ks").calls("C")
    a_turn(table, "C", "D", "A")
    assert table.why_not("B take").startswith("pick-up-ordered")
    table.does("B draw")
    drawn = next(iter(table.state.duties.prepared)).cards[0]
    others = [one for one in table.hand("B").split() if one != drawn.text]
    assert table.why_not(f"B discard {others[0]}").startswith("discard-due")
    assert table.why_not(f"B discard {drawn.text}") == ""


@pytest.mark.article(INT, "8")
def test_before_the_discard_he_puts_the_pile_back_draws_and_discards_that_card() -> None:
    table = Tavolo(INT, "hand B: 4h 9d Ks 7c 8c Tc", "pile: 5d Js", "stock: Qd Ah 3c 6d 8h 9h Jd").does("B take")
    table.does("C report collect-without-playing B sent-to-the-pile=no")
    assert [one.text for one in table.state.pile] == ["5d", "Js"]
    assert table.turn == "B pick-up"
    table.does("B draw")
    assert table.why_not("B discard Ks").startswith("discard-due")
    table.does("B discard Qd")
    assert table.hand("B") == "4h 9d 7c 8c Tc Ks"


@pytest.mark.article(INT, "29")
def test_the_prepared_card_goes_instead_of_the_highest_penalised_one() -> None:
    table = Tavolo(
        INT, "dealer: D", "meld C: 4s 5s 6s", "hand C: 8s 9s Kd 9c 3d", "stock: 7s Qh 3c 4d 5d 6d 8d Td Jd Qd Ad 3d 4d"
    )
    table.does("C draw", "C attach 1 7s", "C attach 1 8s").calls("B")
    assert table.penalised("C") == "8s"
    a_turn(table, "A", "B").does("C draw")
    assert table.why_not("C discard 8s").startswith("discard-due")
    table.does("C discard Kd")
    a_turn(table, "D", "A", "B").does("C draw")
    assert table.why_not("C discard 9c").startswith("discard-due")
    assert table.why_not("C discard 8s") == ""


@pytest.mark.article(INT, "29")
def test_nobody_else_learns_which_cards_he_could_have_prepared() -> None:
    table = Tavolo(
        INT, "dealer: D", "meld C: 4s 5s 6s", "hand C: 8s 9s Kd 9c 3d", "stock: 7s Qh 3c 4d 5d 6d 8d Td Jd Qd Ad 3d 4d"
    )
    table.does("C draw", "C attach 1 7s", "C attach 1 8s").calls("B")
    assert LIVE_BURRACO.view(table.live, 1).duties.prepared[0].cards == ()
    assert LIVE_BURRACO.view(table.live, None).duties.prepared[0].cards == ()
    assert LIVE_BURRACO.view(table.live, 2).duties.prepared[0].cards != ()


@pytest.mark.article(INT, "22")
def test_an_exposed_card_that_fits_must_be_played_abroad_and_may_be_discarded_at_home() -> None:
    for code, article in ((INT, "22"), (F19, "")):
        table = Tavolo(code, "phase: play", "meld D: 4h 5h 6h", "hand B: 7h 9d Ks Qc 3c")
        table.does("C report exposed-card B cards=7h exposed-to=partner")
        wanted = f"exposed-card-fits [{article}]" if article else ""
        assert table.why_not("B discard 7h") == wanted
        table.does("B attach 1 7h")
        assert table.why_not("B discard Ks") == ""


@pytest.mark.article(F19, "24")
@pytest.mark.article(INT, "22")
@pytest.mark.parametrize("code", [F19, INT])
def test_after_a_word_on_it_the_exposed_card_is_discarded(code: str) -> None:
    table = Tavolo(code, "phase: play", "hand B: 7h 9d Ks Qc 3c")
    table.does("C report exposed-card B cards=9d exposed-to=partner")
    table.does("C report word-on-exposed-card D card-holder=partner holder-on-turn=yes")
    assert table.why_not("B discard Ks").startswith("discard-due")
    assert table.why_not("B discard 9d") == ""
    assert table.why_not("B open 7h 9d Ks")


@pytest.mark.article(F19, "22")
def test_the_opponents_choose_what_a_reminded_player_picks_up() -> None:
    table = Tavolo(F19, "hand B: 7h 8h 9h Ks Qc 3c", "pile: 5d")
    assert "opponents-choose" in refused(table, "D report reminder D reminded-of=turn")
    table.does("C report reminder D reminded-of=turn opponents-pick=collect")
    assert table.why_not("B draw") == "pick-up-ordered [22]"
    table.does("B take")
    assert table.why_not("B open 7h 8h 9h") == "", "he plays as he likes"


@pytest.mark.article(F19, "8")
def test_the_opponents_choose_after_somebody_has_inspected_the_stock() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 7h 8h 9h Ks Qc 3c")
    table.does("B report stock-inspected C opponents-pick=draw".replace("B ", "D ", 1))
    assert [(one.seat, one.pick_up.value, one.plays) for one in table.state.duties.limited] == [(2, "draw", True)]


@pytest.mark.article(F19, "22")
@pytest.mark.parametrize(
    "told, barred, free",
    [
        ("suggested=draw", "draw", "take"),
        ("suggested=collect", "take", "draw"),
    ],
)
def test_the_opposite_of_what_was_suggested_is_done(told: str, barred: str, free: str) -> None:
    table = Tavolo(F19, "hand B: 7h 8h 9h Ks Qc 3c", "pile: 5d")
    table.does(f"C report hint D hint-followed=no {told}")
    assert table.why_not(f"B {barred}") == "pick-up-ordered [22]"
    assert table.why_not(f"B {free}") == ""


@pytest.mark.article(F19, "22")
def test_what_was_done_as_suggested_is_undone_while_the_turn_is_open() -> None:
    table = Tavolo(F19, "hand B: 7h 8h 9h Ks Qc 3c", "pile: 5d", STOCK).does("B draw")
    table.does("C report hint D hint-followed=yes joker-on-run=no suggested=draw")
    assert table.turn == "B play", "a pick-up, once made, stays"
    laid = Tavolo(F19, "phase: play", "hand B: 7h 8h 9h Ks Qc 3c").does("B open 7h 8h 9h")
    laid.does("C report hint D hint-followed=yes joker-on-run=no suggested=lay cards=7h,8h,9h")
    assert laid.melds() == []
    assert laid.why_not("B open 7h 8h 9h") == "as-suggested [22]"


@pytest.mark.article(F19, "22")
def test_a_card_that_was_asked_for_is_not_discarded_and_not_laid() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 7h 8h 9h Ks Qc 3c")
    table.does("C report hint D hint-followed=no suggested=discard cards=Ks")
    assert table.why_not("B discard Ks") == "as-suggested [22]"
    assert table.why_not("B discard Qc") == ""
    other = Tavolo(F19, "phase: play", "hand B: 7h 8h 9h Ks Qc 3c")
    other.does("C report hint D hint-followed=no suggested=lay cards=7h,8h,9h")
    assert other.why_not("B open 7h 8h 9h") == "as-suggested [22]"


@pytest.mark.article(F19, "22", "24")
def test_a_joker_put_on_a_run_as_suggested_comes_back_and_may_not_go_there() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 4h 5h 6h", "meld D: 8s 9s Ts", "hand B: * 9d Ks Qc 3c")
    table.does("B attach 1 *", "C report hint D hint-followed=yes joker-on-run=yes")
    assert table.exposed("B") == "*"
    assert table.why_not("B attach 1 *").startswith("not-on-this-meld")
    assert table.why_not("B attach 2 *") == ""


# ── Wrong melds (F19 23, 25, INT 12, 27) ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "25")
@pytest.mark.parametrize(
    "code, laid, good, bad",
    [(F19, "8h 8d 8s 9c", 30, -10), (INT, "Ah Ad As 4c", 45, -5), (F19, "5h 5d 9c", None, -20)],
)
def test_of_a_wrong_meld_found_later_only_the_surplus_counts_against(
    code: str, laid: str, good: int | None, bad: int
) -> None:
    table = Tavolo(code, "phase: play", f"hand B: {laid} Kd 7c 6s", "pile: Jd").does(f"B open {laid}", "B discard Kd")
    table.does("C draw", "C discard " + table.hand("C").split()[0], "D draw").calls("A")
    found = lines(table, "B")
    assert found.get("melded") == good
    assert found["astray"] == bad
    assert table.frozen == ([1] if good else [])


@pytest.mark.article(F19, "25")
def test_a_meld_to_which_a_card_was_put_wrongly_is_frozen_when_that_is_found() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 3h 4h 5h 6h 7h 8h 9h", "hand B: Jh Kd 7c 6s", "hand D: Th Qs 4c 5d")
    table.does("B attach 1 Jh", "B discard Kd", "C draw")
    table.does("C discard " + table.hand("C").split()[0], "D draw").calls("A")
    assert table.orders == ("freeze wrong-meld for-good", "stands burraco", "negative surplus-cards")
    assert table.frozen == [1]
    assert table.why_not("D attach 1 Th").startswith("frozen-meld")
    assert lines(table, "B") | {"burraco-clean": 200, "astray": -10} == lines(table, "B")


@pytest.mark.article(INT, "12")
def test_a_set_of_fives_is_no_wrong_opening_abroad_and_cannot_become_a_run() -> None:
    table = Tavolo(INT, "phase: play", "hand B: 5h 5d 5s 6h 7h Kd 9c").does("B open 5h 5d 5s")
    assert table.mistakes == ["set-not-allowed"]
    table.calls("C")
    assert sorted(table.penalised("B").split()) == ["5d", "5h", "5s"]


@pytest.mark.article(F19, "23")
def test_a_pozzetto_reached_by_a_wrong_meld_is_put_back_and_the_meld_discarded() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9d", "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c")
    table.does("B open 4h 5h 9d")
    assert table.mistakes == ["pozzetto-by-wrong-meld"]
    assert len(table.hand("B").split()) == 11
    table.does("B open 6h 7h 8h").calls("C")
    assert len(table.state.pozzetti[0]) == 11
    assert sorted(table.hand("B").split()) == ["4h", "5h", "9d"]
    assert table.melds() == []
    assert table.why_not("B discard 4h").startswith("discard-due")
    assert table.why_not("B discard 9d") == ""


@pytest.mark.article(F19, "23")
def test_found_after_the_discard_the_discard_goes_back_too_and_the_highest_takes_its_place() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9d", "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c")
    table.does("B open 4h 5h 9d", "B discard Kh").calls("C")
    assert table.state.pile[-1].text == "9d"
    assert (sorted(table.hand("B").split()), len(table.state.pozzetti[0])) == (["4h", "5h"], 11)
    assert table.turn == "C pick-up"


@pytest.mark.article(F19, "23", "29")
def test_before_anything_of_the_pozzetto_is_played_it_is_a_wrong_opening_like_any_other() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9d", "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c")
    table.does("B open 4h 5h 9d").calls("C")
    assert (table.hand("B"), len(table.state.pozzetti[0])) == ("", 11)
    assert table.mistakes == ["pozzetto-by-wrong-meld", "wrong-opening"]
    table.calls("C", put_right_replacing="no")
    assert sorted(table.penalised("B").split()) == ["4h", "5h", "9d"]


@pytest.mark.article(F19, "23")
def test_once_an_opponent_has_picked_up_the_pozzetto_stays_and_the_whole_meld_counts_against() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 8h 8d 9d", "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac 3c")
    table.does("B open 8h 8d 9d", "B discard Kh", "C draw").calls("C")
    assert lines(table, "B")["astray"] == -30
    assert len(table.hand("B").split()) == 10


@pytest.mark.article(F19, "25", "29", "34")
def test_a_close_with_a_wrong_meld_waits_for_a_call_or_for_the_count() -> None:
    def closed() -> Tavolo:
        table = Tavolo(F19, "phase: play", "took: B", "meld D: 3s 4s 5s 6s 7s 8s 9s", "hand B: 4h 5h 9d Kd")
        return table.does("B open 4h 5h 9d", "B discard Kd")

    table = closed()
    assert table.live.closed == 1
    table.calls("C")
    assert sorted(table.penalised("B").split()) == ["4h", "5h", "9d"]
    assert table.turn == "C pick-up"
    assert table.live.closed is None
    counted = LIVE_BURRACO.act(closed().live, LIVE_BURRACO.parse_action("count"), 2)
    assert any(isinstance(one, Happened) and isinstance(one.event, HandEnded) for one in counted)


@pytest.mark.article(INT, "Perdita del diritto")
def test_what_can_be_undone_is_undone_abroad_though_an_opponent_has_picked_up() -> None:
    table = Tavolo(INT, "hand B: 3h 3d 3s 9h Kd 7c", "pile: 8d", "stock: Qd Jc 8h 9d 5c 4d 6s")
    table.does("B open 3h 3d 3s", "B discard Kd", "C draw").calls("C")
    assert (table.frozen, table.turn) == ([1], "C pick-up")
    assert [one.text for one in table.state.stock[:1]] == ["Jc"], "B has drawn the card that C had"
    gone_on = Tavolo(INT, "hand B: 3h 3d 3s 9h Kd 7c", "pile: 8d")
    gone_on.does("B open 3h 3d 3s", "B discard Kd", "C draw")
    gone_on.does("C discard " + gone_on.hand("C").split()[0]).calls("C")
    assert gone_on.orders == ("stands play",)


# ── Pozzetti, time and what is written down ──────────────────────────────────────────────────────────────────────────


@pytest.mark.article(INT, "21")
def test_a_pozzetto_that_is_short_is_filled_from_the_other_and_that_from_under_the_stock() -> None:
    table = Tavolo(INT, "pozzetto 1: Ah 3h 6h 7h 8h Th Jh Qh Kh Ac", "pozzetto 2: 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 3d")
    top, bottom = table.state.pozzetti[1][0], table.state.stock[-1]
    table.does("C report pozzetto-miscounted B pozzetto-count=fewer pozzetto-seen=no other-count=right")
    assert [len(one) for one in table.state.pozzetti] == [11, 11]
    assert top in table.state.pozzetti[0]
    assert bottom in table.state.pozzetti[1]


@pytest.mark.article(F19, "23")
def test_pozzetti_that_fell_are_made_again_of_the_same_cards() -> None:
    table = Tavolo(F19)
    before = table.state.pozzetti
    table.does("C report pozzetti-fell B lot=7")
    after = table.state.pozzetti
    assert after != before
    assert sorted(one for each in after for one in each) == sorted(one for each in before for one in each)


@pytest.mark.article(F19, "38")
def test_whoever_is_too_slow_discards_his_highest_card() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 7h 9d Ks Qc 3c")
    table.does("C report slow-turn B turn-seconds=over-40 valid-reason=no complied=no")
    assert table.state.pile[-1].text == "Ks"
    assert table.turn == "C pick-up"
    waiting = Tavolo(F19, "hand B: 7h 9d Qc 3c", "stock: Kd 4c 5c 6c 7c 8c")
    waiting.does("C report slow-turn B turn-seconds=over-40 valid-reason=no complied=no")
    assert waiting.state.pile[-1].text == "Kd"
