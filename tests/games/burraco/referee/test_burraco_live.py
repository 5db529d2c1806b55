"""Burraco live-tables: what the articles say, carried out on the cards."""

import pytest

from tests.games.burraco.referee.burraco_tavolo import Tavolo
from ventaglio.core.cards import spell
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.game import LIVE_BURRACO
from ventaglio.games.burraco.referee.live import may_call

F19 = "fibur-2019"
INT = "internazionale"
EX = "estratto"


# ── Playing without a pick-up (F19 30, INT 28, EX Convenzioni 11) ────────────────────────────────────────────────────


def no_pick_up(code: str) -> Tavolo:
    """B has laid three fours without picking up."""
    return Tavolo(code, "hand B: 4h 4d 4s 4c 9h Kd 7c", "hand D: 4c 9s Td", "pile: 8d").does("B open 4h 4d 4s")


@pytest.mark.article(F19, "30")
def test_who_played_without_a_pick_up_picks_up_and_discards_and_his_meld_is_frozen() -> None:
    table = no_pick_up(F19).calls("C")
    assert table.frozen == [1]
    assert table.turn == "B pick-up"
    table.does("B draw")
    assert table.why_not("B attach 1 4c") == "frozen-meld [30]"
    table.does("B discard Kd")
    assert (table.turn, table.frozen) == ("C pick-up", [1])


@pytest.mark.article(F19, "30", "32")
def test_a_frozen_meld_is_free_again_with_the_players_next_pick_up() -> None:
    table = no_pick_up(F19).calls("C").does("B draw", "B discard Kd", "C draw")
    table.does(f"C discard {table.hand('C').split()[0]}", "D draw")
    assert table.why_not("D attach 1 4c") == "frozen-meld [30]"
    table.does(f"D discard {table.hand('D').split()[0]}", "A draw")
    table.does(f"A discard {table.hand('A').split()[0]}", "B draw")
    assert table.frozen == []


@pytest.mark.article(F19, "30")
def test_the_frozen_meld_counts_against_if_the_hand_ends() -> None:
    table = no_pick_up(F19).calls("C")
    assert [one.against for one in table.state.duties.frozen] == [table.state.melds[0].meld.cards]


@pytest.mark.article(F19, "Perdita del diritto")
def test_the_right_is_lost_when_an_opponent_has_picked_up() -> None:
    table = no_pick_up(F19).does("B discard Kd", "C draw").calls("C")
    assert (table.orders, table.frozen) == (("stands play",), [])


@pytest.mark.article(F19, "Procedura")
def test_a_partner_may_not_point_it_out_before_the_discard() -> None:
    table = no_pick_up(F19)
    assert [may_call(table.live, 1, seat) for seat in range(4)] == [True, True, True, False]
    table.does("B discard Kd")
    assert all(may_call(table.live, 1, seat) for seat in range(4))
    abroad = Tavolo(INT, "hand B: 3h 3d 3s 9h Kd 7c", "pile: 8d").does("B open 3h 3d 3s")
    assert may_call(abroad.live, 1, 3), "here anybody may"


@pytest.mark.article(F19, "Perdita del diritto")
def test_what_the_players_settle_among_themselves_binds_nobody() -> None:
    """The code's own example: three fours laid without a pick-up, frozen by agreement; the partner attaches a four."""
    table = no_pick_up(F19).does("B draw", "B discard Kd", "C draw")
    table.does(f"C discard {table.hand('C').split()[0]}", "D draw", "D attach 1 4c")
    assert table.melds() == ["4h 4d 4c 4s"]


@pytest.mark.article(EX, "Convenzioni 11")
def test_among_friends_nothing_is_frozen() -> None:
    table = no_pick_up(EX).calls("C")
    assert (table.frozen, table.turn) == ([], "B pick-up")


# ── Out of turn (F19 31, 32, INT 29) ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "32")
def test_a_run_laid_in_anothers_turn_is_frozen_beyond_the_restricted_turn() -> None:
    """The code's own example: A is on turn, C lays a valid run."""
    table = Tavolo(F19, "dealer: D", "phase: play", "hand C: 5h 6h 7h 8h Kd 9c")
    assert table.turn == "A play"
    table.does("C open 5h 6h 7h").calls("B")
    assert table.frozen == [1]
    for who in "AB":
        table.does(*([] if who == "A" else [f"{who} draw"]), f"{who} discard {table.hand(who).split()[0]}")
    table.does("C draw")
    assert table.why_not("C attach 1 8h") == "frozen-meld [32]"
    assert table.frozen == [1], "his restricted turn does not free it"
    table.does("C discard Kd")
    for who in "DAB":
        table.does(f"{who} draw", f"{who} discard {table.hand(who).split()[0]}")
    table.does("C draw")
    assert table.frozen == []


@pytest.mark.article(F19, "31")
def test_the_card_drawn_out_of_turn_goes_back_and_what_hangs_on_it_is_penalised() -> None:
    """The code's own example: 4-5-6 of spades; 7 drawn out of turn and attached, then 8, 9 and 3."""
    table = Tavolo(
        F19, "dealer: D", "phase: play", "meld C: 4s 5s 6s", "hand C: 8s 9s 3s Kd 9c", "stock: 7s 2h 3d 4d 5d 6d"
    )
    table.does("C draw", "C attach 1 7s", "C attach 1 8s", "C attach 1 9s", "C attach 1 3s").calls("B")
    assert table.state.stock[0].text == "7s"
    assert sorted(table.penalised("C").split()) == ["8s", "9s"]
    assert (table.melds(), table.frozen) == (["3s 4s 5s 6s"], [1])
    assert table.turn == "A play"


@pytest.mark.article(F19, "31")
def test_who_collected_out_of_turn_must_collect_again_and_only_that() -> None:
    table = Tavolo(F19, "dealer: D", "hand C: 5h 6h 7h Kd 9c", "pile: 8d 9d")
    table.does("C take").calls("B")
    assert [one.text for one in table.state.pile] == ["8d", "9d"]
    table.does("A draw", f"A discard {table.hand('A').split()[0]}", "B draw")
    table.does(f"B discard {table.hand('B').split()[0]}")
    assert table.why_not("C draw") == "pick-up-ordered [31]"
    table.does("C take")
    assert table.why_not("C open 5h 6h 7h") == "may-lay-no-more [31]"


@pytest.mark.article(F19, "31")
@pytest.mark.parametrize("lot, back", [(0, "5h"), (2, "9h"), (6, "5h")])
def test_a_card_put_among_the_others_is_replaced_by_one_drawn_blindly(lot: int, back: str) -> None:
    """Which one it is was decided outside, and stands in the record."""
    table = Tavolo(F19, "dealer: D", "hand C: 5h 6h 9h Kd 9c", "stock: 7s 2h 3d 4d 5d 6d").does("C draw")
    table.does(f"B call 1 lot={lot} mixed-in=yes")
    assert table.state.stock[0].text == back
    assert len(table.hand("C").split()) == 5


@pytest.mark.article(F19, "31")
def test_a_card_still_apart_is_shown_to_the_opponent_on_turn_and_goes_back() -> None:
    table = Tavolo(F19, "dealer: C", "hand C: 5h 6h 9h Kd 9c", "stock: 7s 2h 3d 4d 5d 6d").does("C draw")
    table.does("B call 1 mixed-in=no")
    assert (table.state.stock[0].text, table.hand("C")) == ("7s", "5h 6h 9h Kd 9c")


# ── Wrong melds (F19 25, 29, INT 26) ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "25", "29")
def test_penalised_cards_are_discarded_the_highest_first_over_several_turns() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 9d Ks 7c 8c Tc").does("B open 4h 9d Ks")
    table.calls("C", put_right_replacing="no")
    assert sorted(table.penalised("B").split()) == ["4h", "9d", "Ks"]
    assert table.why_not("B discard 7c") == "discard-due [29]"
    table.does("B discard Ks")
    for due in ("9d", "4h"):
        for who in "CDA":
            table.does(f"{who} draw", f"{who} discard {table.hand(who).split()[0]}")
        table.does("B draw")
        assert table.why_not("B discard 7c") == "discard-due [29]"
        table.does(f"B discard {due}")
    assert table.penalised("B") == ""


@pytest.mark.article(F19, "25")
def test_pending_penalised_cards_do_not_hinder_play_but_may_not_be_played() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 9d Ks 7c 8c 9c 9h 9s").does("B open 4h 9d Ks")
    table.calls("C", put_right_replacing="no").does("B discard Ks")
    for who in "CDA":
        table.does(f"{who} draw", f"{who} discard {table.hand(who).split()[0]}")
    table.does("B draw")
    assert table.why_not("B open 7c 8c 9c") == ""
    assert table.why_not("B open 9d 9h 9s") == "penalised-card [29]"


@pytest.mark.article(F19, "29")
def test_a_wrong_opening_is_put_right_with_the_cards_the_player_names() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 7h 6h Ks 7c Tc").does("B open 4h 5h 7h")
    table.does("C call 1 cards=6h put-right-replacing=fully")
    assert (table.melds(), table.penalised("B")) == (["4h 5h 6h 7h"], "")
    assert sorted(table.hand("B").split()) == ["7c", "Ks", "Tc"]
    assert table.why_not("B discard Ks") == ""


@pytest.mark.article(F19, "29")
def test_what_is_left_over_is_penalised() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9d 6h Ks 7c Tc").does("B open 4h 5h 9d")
    table.does("C call 1 cards=6h put-right-replacing=with-surplus")
    assert (table.melds(), table.penalised("B")) == (["4h 5h 6h"], "9d")
    assert table.why_not("B discard Ks") == "discard-due [29]"


@pytest.mark.article(F19, "29")
def test_a_wrong_attachment_is_put_right_with_the_missing_card() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 4h 5h 6h", "hand B: 8h 7h Ks 7c Tc").does("B attach 1 8h")
    table.does("C call 1 cards=7h put-right-with-missing=fully")
    assert table.melds() == ["4h 5h 6h 7h 8h"]


@pytest.mark.article(F19, "29")
def test_cards_that_do_not_put_it_right_are_refused_and_nothing_changes() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 9d 6h Ks 7c Tc").does("B open 4h 5h 9d")
    before = table.live
    for cards in ("Ks", "2s"):
        with pytest.raises(BadInput):
            table.does(f"C call 1 cards={cards} put-right-replacing=fully")
    assert table.live == before


# ── Equal sets (F19 33) ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "33")
def test_equal_sets_become_one_that_is_frozen_for_good() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 8h 8d 8c", "hand B: 8h 8d 8s 9s Ts Js Kc").does("B open 8h 8d 8s")
    assert table.mistakes == ["equal-sets"]
    table.calls("C")
    assert len(table.melds()) == 1
    assert (len(table.state.melds[0].meld.cards), table.frozen) == (6, [1])
    assert table.state.duties.frozen[0].pick_ups is None
    assert table.why_not("B open 9s Ts Js") == "may-lay-no-more [33]"


@pytest.mark.article(F19, "33")
def test_of_two_wilds_the_second_sets_is_discarded_at_once() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 8h 8d 2c", "hand B: 8h 8c 2s 9s Tc Kc").does("B open 8h 8c 2s")
    table.calls("C")
    assert sorted(table.melds()[0].split()) == ["2c", "8c", "8d", "8h", "8h"]
    assert table.why_not("B discard Kc") == "discard-due [33]"
    table.does("B discard 2s")
    assert table.turn == "C pick-up"


@pytest.mark.article(F19, "33")
def test_a_burraco_that_comes_about_by_it_is_void() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 8h 8d 8c 8s", "hand B: 8h 8d 8c 9s Tc Kc").does("B open 8h 8d 8c")
    table.calls("C")
    assert "void-burraco" in table.orders
    assert table.state.duties.frozen[0].void


# ── Closing (F19 34–36, INT 31, EX Convenzioni 12–14) ────────────────────────────────────────────────────────────────


def closing(code: str, *lines: str) -> Tavolo:
    return Tavolo(code, "phase: play", "took: B", "turns: 9", *lines)


@pytest.mark.article(F19, "34")
def test_closing_without_a_burraco_leaves_the_discard_and_penalises_the_last_play() -> None:
    table = closing(F19, "hand B: 4h 5h 6h 9d 9c 9s Kd").does("B open 4h 5h 6h", "B open 9d 9c 9s", "B discard Kd")
    assert (table.mistakes, table.live.closed) == (["close-without-burraco"], 1)
    assert table.cannot("C draw") == "closed-wait-for-count"
    table.calls("C")
    assert table.melds() == ["4h 5h 6h"]
    assert sorted(table.penalised("B").split()) == ["9c", "9d", "9s"]
    assert (table.turn, table.live.closed) == ("C pick-up", None)
    assert table.state.pile[-1].text == "Kd"


@pytest.mark.article(F19, "34")
def test_nobody_objects_and_the_close_is_counted() -> None:
    table = closing(F19, "hand B: 4h 5h 6h Kd").does("B open 4h 5h 6h", "B discard Kd", "C count")
    assert table.state.hand_number == 2


@pytest.mark.article(F19, "35")
def test_closing_with_a_wild_gives_the_last_play_back() -> None:
    table = closing(F19, "meld B: 4s 5s 6s 7s 8s 9s Ts", "hand B: 4h 5h 6h 2d")
    table.does("B open 4h 5h 6h", "B discard 2d").calls("C")
    assert (table.mistakes, table.hand("B"), table.state.pile[-1].text) == (["close-with-wild"], "4h 5h 6h", "2d")
    assert (table.penalised("B"), table.turn) == ("", "C pick-up")


@pytest.mark.article(F19, "36", "24")
def test_no_discard_left_after_a_new_meld_one_of_it_is_discarded_and_the_rest_exposed() -> None:
    table = closing(F19, "meld B: 4s 5s 6s 7s 8s 9s Ts", "hand B: 4h 5h 6h").does("B open 4h 5h 6h").calls("C")
    assert (table.mistakes, table.hand("B"), table.turn) == (["close-without-discard"], "4h 5h 6h", "B play")
    table.does("B discard 6h")
    assert (table.exposed("B"), table.turn) == ("4h 5h", "C pick-up")


@pytest.mark.article(F19, "36")
def test_the_card_to_discard_was_attached_too_so_it_is_the_discard_and_the_play_before_comes_back() -> None:
    table = closing(F19, "meld B: 4s 5s 6s 7s 8s 9s Ts", "hand B: 3s Js").does("B attach 1 3s", "B attach 1 Js")
    table.calls("C")
    assert (table.hand("B"), table.state.pile[-1].text, table.turn) == ("3s", "Js", "C pick-up")
    assert table.melds() == ["4s 5s 6s 7s 8s 9s Ts"]


@pytest.mark.article(EX, "Convenzioni 12")
def test_among_friends_the_last_play_only_comes_back() -> None:
    table = closing(EX, "hand B: 4h 5h 6h Kd").does("B open 4h 5h 6h", "B discard Kd").calls("C")
    assert (table.hand("B"), table.penalised("B")) == ("4h 5h 6h", "")


@pytest.mark.article(INT, "31/C")
def test_cards_taken_back_may_not_go_on_melds_the_partner_opens_meanwhile() -> None:
    table = closing(INT, "meld B: 4s 5s 6s 7s 8s 9s Ts", "hand B: 4h 5h 6h").does("B open 4h 5h 6h").calls("C")
    assert table.hand("B") == "4h 5h 6h"
    table.does("B discard 6h")
    assert table.exposed("B") == table.penalised("B") == ""
    (kept_off,) = table.state.duties.kept_off
    assert (spell(kept_off.cards), kept_off.since) == ("4h 5h 6h", 1)


# ── Manners (F19 23, 28) ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "28")
def test_a_meld_that_was_thrown_is_good_but_ends_the_turn_with_a_warning() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 6h 9d 9c 9s Kd").does("B throw open 4h 5h 6h").calls("C")
    assert (table.mistakes, table.melds()) == (["threw-new-meld"], ["4h 5h 6h"])
    assert [entry.do for entry in table.live.book] == ["warn"]
    assert table.why_not("B open 9d 9c 9s") == "may-lay-no-more [28]"


@pytest.mark.article(F19, "23")
def test_a_pozzetto_seen_too_early_costs_a_warning_and_then_a_victory_point() -> None:
    table = Tavolo(F19, "phase: play", "hand B: Kd", "hand D: 4h 9s Jd").does("B discard Kd", "B look").calls("C")
    assert [entry.do for entry in table.live.book] == ["warn"]
    assert table.state.unseen == ()
    assert table.cannot("B look") == "nothing-to-look-at"


# ── What only people see (F19 22, 24) ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "24")
def test_a_card_that_fell_is_exposed_and_must_go_in_the_players_next_turn() -> None:
    table = Tavolo(F19, "phase: play", "hand C: 4h 9d Jc Kd")
    table.does("B report exposed-card C cards=9d exposed-to=partner own-turn=no")
    assert table.exposed("C") == "9d"
    table.does(f"B discard {table.hand('B').split()[0]}", "C draw")
    assert table.why_not("C discard Kd") == "discard-due [24]"
    table.does("C discard 9d")
    assert table.exposed("C") == ""


@pytest.mark.article(F19, "22")
def test_a_hint_is_reported_and_costs_a_warning() -> None:
    table = Tavolo(F19, "phase: play")
    with pytest.raises(BadInput, match="must be told"):
        table.does("C report hint D")
    assert table.live.incidents == (), "a question changes nothing"


def test_live_actions_round_trip_through_text() -> None:
    for text in (
        "count",
        "look",
        "throw open 4h 5h 6h",
        "call 2 lot=3 cards=7h when=now",
        "report hint C cards=7h,8d hint=x",
        "draw",
    ):
        assert LIVE_BURRACO.spell_action(LIVE_BURRACO.parse_action(text)) == text
    for text in (
        "call",
        "call x",
        "report hint",
        "report hint Z",
        "throw draw",
        "call 1 when",
        "report hint C cards=zz",
    ):
        with pytest.raises(BadInput):
            LIVE_BURRACO.parse_action(text)
