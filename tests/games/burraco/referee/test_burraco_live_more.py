"""More of Burraco live-tables: what comes to light after the discard or later, and the rarer mistakes."""

import pytest

from tests.games.burraco.referee.burraco_tavolo import Tavolo
from tests.texts import book_of
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.game import LIVE_BURRACO

F19 = "fibur-2019"
INT = "internazionale"
EX = "estratto"
CLUB = "circolo"


def goes_round(table: Tavolo, *seats: str) -> Tavolo:
    """Each of these draws and discards a card."""
    for who in seats:
        table.does(f"{who} draw", f"{who} discard {table.hand(who).split()[0]}")
    return table


# ── The pick-up ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "8")
def test_the_second_of_two_cards_drawn_goes_back_and_the_next_player_sees_it() -> None:
    table = Tavolo(F19, "hand B: 5h 6h 9h Kd 9c", "stock: 7s 2h 3d 4d 5d 6d").does("B draw", "B draw").calls("C")
    assert (table.mistakes, table.state.stock[0].text) == (["two-cards-drawn"], "2h")
    assert "7s" in table.hand("B").split()
    assert (table.turn, table.why_not("B discard Kd")) == ("B play", "")


@pytest.mark.article(F19, "30")
def test_found_after_the_discard_he_draws_at_once_and_the_discard_stands() -> None:
    table = Tavolo(F19, "hand B: 4h 4d 4s 9h Kd 7c", "stock: 7s 2h 3d 4d 5d 6d", "pile: 8d")
    table.does("B open 4h 4d 4s", "B discard Kd").calls("C")
    assert table.state.pile[-1].text == "Kd"
    assert "7s" in table.hand("B").split()
    assert (table.frozen, table.turn) == ([1], "C pick-up")


@pytest.mark.article(F19, "9")
def test_the_only_card_of_the_pile_discarded_again_comes_back_and_another_goes() -> None:
    table = Tavolo(F19, "hand B: 5h 6h 9h Kd 9c", "pile: 8d").does("B take", "B discard 8d")
    assert table.mistakes == ["single-card-discarded"]
    table.calls("C")
    assert "8d" in table.hand("B").split()
    assert table.state.pile[-1].text != "8d"
    assert len(table.hand("B").split()) == 5


@pytest.mark.article(INT, "8")
def test_who_collected_and_played_nothing_puts_it_back_and_draws() -> None:
    table = Tavolo(INT, "hand B: 5h 6h 9h Kd 9c 8h", "pile: 7h 4s")
    table.does("B take", "B discard Kd")
    assert table.mistakes == ["collect-without-playing"]
    table.calls("C")
    assert {"7h", "4s", "Kd"} <= {one.text for one in table.state.pile}
    assert len(table.hand("B").split()) == 6
    goes_round(table, "C", "D", "A")
    assert table.why_not("B take") == "pick-up-ordered [8]"


@pytest.mark.article(F19, "31")
def test_who_picks_up_again_after_a_direct_pozzetto_gives_it_back_and_discards() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 6h", "stock: 7s 2h 3d 4d 5d 6d").does("B open 4h 5h 6h")
    assert len(table.hand("B").split()) == 11
    table.does("B draw")
    assert table.mistakes == ["pick-up-after-pozzetto"]
    table.does("C call 1 mixed-in=no")
    assert (table.state.stock[0].text, len(table.hand("B").split()), table.turn) == ("7s", 11, "B play")


@pytest.mark.article(F19, "31")
def test_a_meld_that_falls_apart_without_the_card_drawn_is_penalised() -> None:
    table = Tavolo(F19, "dealer: D", "phase: play", "hand C: 5s 6s Kd 9c", "stock: 7s 2h 3d 4d 5d 6d")
    table.does("C draw", "C open 5s 6s 7s").calls("B")
    assert (table.state.stock[0].text, table.melds()) == ("7s", [])
    assert sorted(table.penalised("C").split()) == ["5s", "6s"]


@pytest.mark.article(F19, "31")
def test_a_pile_collected_and_played_out_of_turn_goes_back() -> None:
    table = Tavolo(F19, "dealer: D", "phase: play", "hand C: 5s 6s 8s Kd 9c", "pile: 3c 7s")
    table.does("C take", "C open 5s 6s 7s 8s").calls("B")
    assert {one.text for one in table.state.pile} == {"3c", "7s"}
    assert sorted(table.hand("C").split()) == ["5s", "6s", "8s", "9c", "Kd"]


# ── Melds ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "29")
def test_cards_wrongly_attached_and_not_put_right_are_penalised() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 4h 5h 6h", "hand B: 9h Ks 7c Tc").does("B attach 1 9h")
    table.calls("C", put_right_with_missing="no")
    assert (table.melds(), table.penalised("B")) == (["4h 5h 6h"], "9h")
    assert table.why_not("B discard Ks") == "discard-due [29]"


@pytest.mark.article(F19, "25")
def test_found_later_what_does_not_belong_counts_against() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 6h 9d Ks 7c Tc").does("B open 4h 5h 6h 9d", "B discard Ks")
    goes_round(table, "C").calls("D")
    assert [(one.against, one.owner) for one in table.state.astray] == [(True, 1)]
    assert table.turn == "D pick-up"


@pytest.mark.article(F19, "25")
def test_found_after_the_discard_surplus_cards_are_the_next_discards() -> None:
    table = Tavolo(F19, "phase: play", "hand B: 4h 5h 6h 9d Ks 7c Tc").does("B open 4h 5h 6h 9d", "B discard Ks")
    table.calls("C")
    assert (table.melds(), table.penalised("B")) == (["4h 5h 6h"], "9d")


@pytest.mark.article(EX, "Convenzioni 16")
def test_among_friends_a_wrong_meld_is_taken_back() -> None:
    table = Tavolo(EX, "phase: play", "hand B: 4h 9d Ks 7c 8c Tc").does("B open 4h 9d Ks").calls("C")
    assert (table.state.astray, table.penalised("B")) == ((), "")
    assert len(table.hand("B").split()) == 6


@pytest.mark.article(F19, "33")
def test_equal_sets_found_later_are_joined_and_the_higher_wild_counts_against() -> None:
    table = Tavolo(F19, "phase: play", "meld D: 8h 8d 2c", "hand B: 8h 8c 2s 9s Tc Kc")
    goes_round(table.does("B open 8h 8c 2s", "B discard Kc"), "C").calls("A")
    assert (len(table.melds()), table.frozen) == (1, [1])
    assert [one.against for one in table.state.astray] == [True]


@pytest.mark.article(INT, "30")
def test_by_the_international_code_equal_sets_found_later_stay_apart_and_are_frozen() -> None:
    table = Tavolo(INT, "phase: play", "meld D: 3h 3d 3c", "hand B: 3h 3d 3s 9s Tc Kc")
    goes_round(table.does("B open 3h 3d 3s", "B discard Kc"), "C").calls("A")
    assert (len(table.melds()), table.frozen) == (2, [1, 2])


@pytest.mark.article(CLUB, "5")
def test_at_the_club_the_second_set_joins_the_first() -> None:
    table = Tavolo(CLUB, "phase: play", "meld D: 8h 8d 8c", "hand B: 8h 8d 8s 9s Tc Kc").does("B open 8h 8d 8s")
    table.calls("C")
    assert (len(table.melds()), table.frozen) == (1, [])


# ── The deal, and what cannot be ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(F19, "4")
def test_a_card_seen_in_the_deal_is_reported_and_the_deal_repeated() -> None:
    paths = book_of(F19).paths("card-seen-before-play")
    told = next(told for told, ruling in paths if "redeal" in {step.remedy.do for step in ruling.steps})
    facts = " ".join(f"{fact}={answer}" for fact, answer in told.items())
    table = Tavolo(F19).does(f"B report card-seen-before-play A {facts}")
    assert table.state.phase.value == "deal"


def test_a_mistake_is_ruled_on_once_and_only_if_it_is_on_record() -> None:
    table = Tavolo(F19, "hand B: 4h 4d 4s 9h Kd 7c").does("B open 4h 4d 4s").calls("C")
    for number in (1, 2):
        with pytest.raises(BadInput):
            table.calls("C", number)
    with pytest.raises(BadInput):
        table.does("C report no-such-thing B")


def test_what_cannot_be_done_at_any_table_cannot_be_done_here() -> None:
    table = Tavolo(F19, "hand B: 4h 4d 4s 9h Kd 7c")
    assert table.cannot("B open Kh Ks Kc") == "pick-up-first"
    assert table.cannot("B attach 7 4h") == "pick-up-first"
    assert table.cannot("B discard Kd") == "pick-up-first"
    assert table.cannot("B count") == "nobody-has-closed"


def test_the_view_shows_duties_to_everybody() -> None:
    table = Tavolo(F19, "hand B: 4h 4d 4s 9h Kd 7c").does("B open 4h 4d 4s").calls("C")
    for seat in (None, 0, 1, 2, 3):
        assert [one.meld for one in LIVE_BURRACO.view(table.live, seat).duties.frozen] == [1]
