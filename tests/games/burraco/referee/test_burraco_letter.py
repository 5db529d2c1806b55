"""Burraco live-tables to the letter: closes that stand, cards that come back, twins, pozzetti, limits of a cure."""

import pytest

from tests.games.burraco.referee.burraco_mistakes import STOCK
from tests.games.burraco.referee.burraco_tavolo import Tavolo
from tests.games.burraco.referee.test_burraco_strict import F19, INT, a_turn, refused

BURRACO = "meld D: 4s 5s 6s 7s 8s 9s Ts"
SHORT = "stock: Qd Jc 8h 9d 5c 4d 6s 7d Tc"
both = pytest.mark.parametrize("code", [F19, INT])


@pytest.mark.article(INT, "30")
@pytest.mark.article(F19, "33")
@both
def test_a_close_that_stands_is_counted(code: str) -> None:
    lines = ("phase: play", "took: B", BURRACO, "meld D: 3h 3d 3c", "hand B: 3h 3d 3s Kd", SHORT)
    table = Tavolo(code, *lines).does("B open 3h 3d 3s", "B discard Kd")
    assert table.live.closed == 1
    assert table.calls("C").state.hands == (), "the hand is over"


@pytest.mark.article(INT, "24")
def test_a_close_that_nothing_is_said_about_still_waits() -> None:
    table = Tavolo(INT, "phase: play", "took: B", BURRACO, "hand B: Js Kd", STOCK)
    table.does("B throw attach 1 Js", "B discard Kd").calls("C", declaration="none", landing="clear")
    assert table.live.closed == 1


@pytest.mark.article(INT, "31/C")
def test_an_equal_set_laid_with_the_last_cards_is_refused() -> None:
    lines = ("phase: play", "took: B", BURRACO, "meld D: 3h 3d 3c", "hand B: 3h 3d 3s", SHORT)
    assert Tavolo(INT, *lines).cannot("B open 3h 3d 3s") == "equal-set"


@pytest.mark.article(F19, "24")
@pytest.mark.article(INT, "22")
@both
def test_an_exposed_card_keeps_off_what_the_partner_has_added_to(code: str) -> None:
    lines = ("phase: play", "meld B: 4h 5h 6h", "hand B: 8h 9d Ks Qc 3c", "hand D: 7h Js Ts 4c", STOCK)
    table = Tavolo(code, *lines).does("B discard Ks")
    table.does("C report exposed-card B cards=8h exposed-to=partner own-turn=no")
    a_turn(table, "C").does("D draw", "D attach 1 7h", "D discard Js")
    a_turn(table, "A").does("B draw")
    assert table.why_not("B attach 1 8h").startswith("not-on-this-meld")
    assert table.why_not("B discard 8h") == ""


@pytest.mark.article(INT, "31/C")
def test_cards_taken_back_are_free_but_for_the_partners_new_melds() -> None:
    table = Tavolo(INT, "phase: play", "took: B", "meld B: 4s 5s 6s 7s 8s 9s Ts", "hand B: 4h 5h 6h", STOCK)
    table.does("B open 4h 5h 6h").calls("C").does("B discard 6h")
    a_turn(table, "C", "D", "A").does("B draw")
    drawn = next(one for one in table.hand("B").split() if one not in ("4h", "5h"))
    assert table.why_not(f"B discard {drawn}") == ""


@pytest.mark.article(F19, "31")
@pytest.mark.article(INT, "29")
@both
@pytest.mark.parametrize("picks", ["draw", "take"])
def test_whoever_picks_up_again_after_a_flight_only_discards(code: str, picks: str) -> None:
    pozzetto = "pozzetto 1: Ah Ad As 6c 7c 8c Th Jh Kd 9s 3c"
    table = Tavolo(code, "phase: play", "hand B: 4h 5h 6h", "pile: 5d 6d", pozzetto, "stock: Qd Jc 8h 9d 5c 4d")
    table.does("B open 4h 5h 6h", f"B {picks}").calls("C", mixed_in="no")
    assert table.why_not("B open Ah Ad As").startswith("may-lay-no-more")


@pytest.mark.article(F19, "33")
@pytest.mark.article(INT, "30")
@both
def test_of_two_wilds_found_after_the_discard_the_higher_goes(code: str) -> None:
    lines = ("phase: play", "meld D: 3h 3d *", "hand B: 3h 3c 2s 9s Tc Kc", "stock: Qd Jc 8h 9d 5c 4d 6s")
    table = Tavolo(code, *lines).does("B open 3h 3c 2s", "B discard Kc").calls("C")
    assert table.penalised("B") == "*"
    assert "2s" in table.melds()[0]


@pytest.mark.article(INT, "8")
def test_whoever_has_played_after_collecting_is_not_reported_for_it() -> None:
    table = Tavolo(INT, "hand B: 4h 5h 9d Ks 7c 8c Tc", "pile: 6h Js", STOCK).does("B take", "B open 4h 5h 6h")
    assert "on record" in refused(table, "C report collect-without-playing B")


@pytest.mark.article(F19, "9")
@pytest.mark.article(INT, "8")
@both
def test_a_single_card_that_led_to_the_pozzetto_comes_back_and_the_pozzetto_goes(code: str) -> None:
    pozzetto = "pozzetto 1: Ah 3h 6c 7c 8c Th Jh Qh Kh Ac As"
    table = Tavolo(code, "meld D: 4h 5h 6h", "hand B: 7h 8h", "pile: Kd", pozzetto, "stock: Qd Jc 9d 5c 4d 6s")
    table.does("B take", "B attach 1 7h", "B attach 1 8h", "B discard Kd").calls("C")
    assert (table.hand("B"), len(table.state.pozzetti), table.state.took) == ("Kd", 1, ())
    assert table.state.pile[-1].text == "8h"


@pytest.mark.article(F19, "9")
def test_what_is_left_of_the_meld_that_gave_the_discard_stays_if_it_is_one() -> None:
    lines = ("took: B", "meld D: 3s 4s 5s 6s 7s 8s 9s", "hand B: 9h 9c 9d 9h", "pile: 5h", "stock: Qd Jc 8h 5c 4d")
    table = Tavolo(F19, *lines).does("B take", "B open 9h 9c 9d 9h", "B discard 5h").calls("C")
    assert len(table.melds()) == 2
    assert table.hand("B") == "5h"


@pytest.mark.article(F19, "23")
def test_a_wrong_attachment_that_leads_to_the_pozzetto_brings_it_back() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 5h 6h 7h", "hand B: 8h Kc", STOCK).does(
        "B attach 1 8h", "B attach 1 Kc"
    )
    assert table.mistakes == ["pozzetto-by-wrong-meld"]
    first = table.hand("B").split()[0]
    table.does(f"B discard {first}").calls("C")
    # It is whole again; but the wrong card was his last, and whoever discards that goes to the pozzetto.
    assert (table.state.took, table.state.unplayed, first in table.hand("B")) == ((1,), (1,), True)
    assert table.state.pile[-1].text == "Kc"


@pytest.mark.article(F19, "29")
def test_no_more_cards_are_added_than_the_article_allows() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h * 9c 5h 6h 7h Kd Qc").does("B open 4h * 9c")
    assert "no more than 1" in refused(table, "C call 1 put-right-with-one-card=with-surplus cards=5h,6h")


@pytest.mark.article(INT, "26")
def test_with_a_wild_the_player_chooses_the_meld() -> None:
    table = Tavolo(INT, "phase: play", "hand B: 4h 5h Th 2c Jh Qh 9s 9c Kd", STOCK).does("B open 4h 5h Th 2c")
    table.does("C call 1 put-right-own-choice=with-surplus cards=Th,Jh,Qh")
    assert table.melds() == ["Th Jh Qh"]
    assert sorted(table.penalised("B").split()) == ["2c", "4h", "5h"]


@pytest.mark.article(F19, "30", "31")
def test_melds_that_are_complete_are_frozen_beside_one_that_is_not() -> None:
    table = Tavolo(F19, "hand B: 4h 4d 4s 9h 9c Ks Kd 7c", "pile: 8d", STOCK)
    table.does("B open 4h 4d 4s", "B open 9h 9c", "C call 1 opened-melds=incomplete")
    assert (table.frozen, sorted(table.penalised("B").split())) == ([1], ["9c", "9h"])


@pytest.mark.article(F19, "31")
@pytest.mark.article(INT, "29")
@both
def test_a_twin_in_hand_serves_for_the_card_that_goes_back(code: str) -> None:
    lines = ("dealer: D", "phase: play", "hand C: 3h 3d 3s Kd 9c", "stock: 3h Qh 3c 4d 5d 6d 8d Td")
    table = Tavolo(code, *lines).does("C draw", "C open 3h 3d 3s").calls("B")
    assert (table.melds(), table.frozen, table.penalised("C")) == (["3h 3d 3s"], [1], "")
    assert table.state.stock[0].text == "3h"


@pytest.mark.article(INT, "28")
def test_only_what_was_laid_before_the_pick_up_is_frozen() -> None:
    table = Tavolo(INT, "hand B: 3h 3d 3s Ah Ad As 9s Tc Kc", "pile: 8d", STOCK)
    assert table.does("B open 3h 3d 3s", "B draw", "B open Ah Ad As").calls("C").frozen == [1]


@pytest.mark.article(INT, "12")
def test_a_set_that_is_not_allowed_is_that_whatever_wilds_it_has() -> None:
    table = Tavolo(INT, "phase: play", "hand B: Kh Kd Ks 2c 2d 9s Tc", STOCK).does("B open Kh Kd Ks 2c 2d")
    assert table.mistakes == ["set-not-allowed"]


@pytest.mark.article(INT, "7")
@pytest.mark.article(F19, "8")
@both
def test_a_second_card_that_was_discarded_goes_back_and_another_is_discarded(code: str) -> None:
    table = Tavolo(code, "hand B: 5h 6h 9h Kd 9c", "pile: 8d", "stock: 7s Jh 3d 4d 5d 6d")
    table.does("B draw", "B draw", "B discard Jh").calls("C")
    assert table.state.stock[0].text == "Jh"
    assert len(table.hand("B").split()) == 5


@pytest.mark.article(F19, "23")
def test_a_warning_for_something_else_is_no_repetition() -> None:
    table = Tavolo(F19, "phase: play", "hand B: Ks", STOCK)
    table.does("C report pozzetto-not-handed-over B when=now", "B discard Ks", "B look").calls("C")
    assert [one.do for one in table.live.book].count("warn") == 2


@pytest.mark.article(F19, "23", "36")
def test_after_a_discard_by_order_the_partner_may_look_at_his_pozzetto() -> None:
    lines = ("dealer: A", "phase: play", "took: D", "unseen: D", "unplayed: D", "meld B: 4s 5s 6s 7s 8s 9s Ts")
    table = Tavolo(F19, *lines, "hand B: 3s Js", STOCK).does("B attach 1 3s", "B attach 1 Js").calls("C")
    assert table.state.unseen == ()


@pytest.mark.article("estratto", "Convenzioni 16")
def test_an_equal_set_is_undone_by_the_extract() -> None:
    lines = ("phase: play", "meld D: 7h 7d 7s", "hand B: 7c 7h 7d Ks Qc 3c", "stock: Qd Jc 8h 9d 5c 4d")
    table = Tavolo("estratto", *lines).does("B open 7c 7h 7d").calls("C")
    assert table.melds() == ["7h 7d 7s"]


@pytest.mark.article(F19, "32")
def test_a_freeze_found_in_the_limited_turn_ends_with_the_next_pick_up() -> None:
    table = Tavolo(F19, "dealer: C", "phase: play", "hand A: 5h 6h 7h Kd 9c", STOCK)
    table.does("A open 5h 6h 7h", "D discard " + table.hand("D").split()[0], "A draw").calls("B")
    assert [one.pick_ups for one in table.state.duties.frozen] == [1]


@pytest.mark.article(INT, "32 bis")
def test_a_turn_that_expires_gives_the_card_that_is_due() -> None:
    table = Tavolo(INT, "phase: play", "hand B: 5h 5d 5s Ks 7c", STOCK).does("B open 5h 5d 5s").calls("C")
    table.does("C report slow-turn B turn-seconds=over-40 valid-reason=no complied=no")
    assert table.state.pile[-1].text == "5h"


@pytest.mark.article(F19, "27", "29")
def test_nothing_is_laid_before_a_penalised_card_that_is_due_now() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9h 9c 9s Kd Qc", STOCK).does("B open 4h 5h").calls("C")
    assert table.mistakes == ["gave-up-opening"]
    assert table.why_not("B open 9h 9c 9s").startswith("may-lay-no-more")


@pytest.mark.article(INT, "21")
def test_the_other_pozzetto_is_made_whole_though_the_first_is_being_played() -> None:
    lines = ("phase: play", "hand B: 4h 5h 6h", "pozzetto 1: Ah 3h 6c 7c 8c Th Jh Qh Kh Ac", STOCK)
    table = Tavolo(INT, *lines, "pozzetto 2: 4c 5c 9c Kc 3d 5d 6d 8d Td Ad").does("B open 4h 5h 6h")
    table.does("C report pozzetto-miscounted B pozzetto-count=fewer pozzetto-seen=yes other-count=fewer")
    assert len(table.state.pozzetti[0]) == 11
