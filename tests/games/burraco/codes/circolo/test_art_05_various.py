"""Article 5: wilds, equal melds, the pile of one card, swaps, the first lap."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("circolo", "5")

sit = sitting("circolo")


# ── Equal melds ─────────────────────────────────────────────────────────────────────────────────────────


def test_w32_no_second_set_of_eights() -> None:
    table = sit("phase: play", "meld D: 8h 8d 8c", "hand B: 8h 8d 8s 9s Tc")
    assert table.why_not("open 8h 8d 8s") == "equal-set [circolo 5]"
    assert table.does("attach 1 8h", "attach 1 8d", "attach 1 8s")["meld 1"] == "8h 8h 8d 8d 8c 8s"


def test_w32_not_even_with_a_wild() -> None:
    table = sit("phase: play", "meld B: * 8h 8d", "hand B: 8h 8d 2s 9s Tc")
    assert table.why_not("open 8h 8d 2s") == "equal-set [circolo 5]"


def test_the_other_pair_may_have_a_set_of_the_same_rank() -> None:
    table = sit("phase: play", "meld A: 8h 8d 8c", "hand B: 8h 8d 8s 9s Tc")
    assert table.why_not("open 8h 8d 8s") == ""


def test_w33_a_second_4_5_6_of_hearts_beside_the_first() -> None:
    table = sit("phase: play", "meld B: 4h 5h 6h", "hand B: 4h 5h 6h 9s Tc").does("open 4h 5h 6h")
    assert (table["meld 1"], table["meld 2"]) == ("4h 5h 6h", "4h 5h 6h")


# ── Wilds ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("laid", ["2h 2h 2d", "2h * *", "* * *"])
def test_no_sets_of_wilds(laid: str) -> None:
    assert sit("phase: play", f"hand B: {laid} 9s Tc").why_not(f"open {laid}").startswith("only-wilds")


def test_w34_a_free_wild_goes_up_to_let_the_king_in() -> None:
    table = sit("phase: play", "meld B: 2s Th Jh", "hand B: Kh 9s Tc").does("attach 1 Kh")
    assert table["meld 1"] == "Th Jh 2s=Qh Kh"


def test_w35_the_ten_waits_for_the_king() -> None:
    table = sit("phase: play", "meld B: Qh 2s=Kh Ah", "hand B: Kh Th 9s Tc")
    assert table.why_not("attach 1 Th") == "gap-in-run [circolo 5]"
    assert table.does("attach 1 Kh")["meld 1"] == "2s Qh Kh Ah"
    assert table.does("attach 1 Th")["meld 1"] == "Th 2s=Jh Qh Kh Ah"


def test_5d_wild_7d_takes_the_six_and_the_wild_is_free_again() -> None:
    table = sit("phase: play", "meld B: 5d *=6d 7d", "hand B: 6d 9d 9s Tc").does("attach 1 6d")
    assert table["meld 1"] == "* 5d 6d 7d"
    assert table.does("attach 1 9d")["meld 1"] == "5d 6d 7d *=8d 9d"


def test_a_two_that_stood_for_the_seven_comes_home_when_the_seven_comes() -> None:
    table = sit("phase: play", "meld B: 3s 4s 5s 6s 2s=7s 8s", "hand B: 7s 9s Tc").does("attach 1 7s")
    assert (table["meld 1"], table["burraco 1"]) == ("2s 3s 4s 5s 6s 7s 8s", "clean")


def test_the_three_makes_a_free_two_of_the_suit_natural() -> None:
    table = sit("phase: play", "meld B: 2s 4s 5s 6s", "hand B: 3s * 9s Tc")
    assert table.why_not("attach 1 *") == "two-wilds [circolo 5]"
    assert table.does("attach 1 3s", "attach 1 *")["meld 1"] == "* 2s 3s 4s 5s 6s"


IN_ITS_PLACE = "option natural_two: in the place of the two"


@pytest.mark.article("circolo", "4")
def test_a_two_is_natural_only_below_a_three_unless_the_table_looks_at_its_place_alone() -> None:
    held = "hand B: 2h * 4h 9s Tc"
    assert sit("phase: play", held).why_not("open 2h *=3h 4h") == "two-wilds [circolo 5]"
    assert sit("phase: play", IN_ITS_PLACE, held).does("open 2h *=3h 4h")["meld 1"] == "2h *=3h 4h"


@pytest.mark.article("circolo", "4")
def test_an_ace_a_two_and_a_wild_lack_the_three() -> None:
    held = "hand B: Ah 2h * 9s Tc"
    assert sit("phase: play", held).why_not("open Ah 2h *") == "two-wilds [circolo 5]"
    assert sit("phase: play", IN_ITS_PLACE, held).does("open Ah 2h *")["meld 1"] == "* Ah 2h"


def test_a_natural_two_shifts_unless_the_table_lets_only_wilds_do_so() -> None:
    lines = ("phase: play", "meld B: 2h 3h 4h", "hand B: 6h 9s Tc")
    assert sit(*lines).does("attach 1 6h")["meld 1"] == "3h 4h 2h=5h 6h"
    stays = "option wild_moves: only a free wild: a natural two stays"
    assert sit(*lines, stays).why_not("attach 1 6h") == "gap-in-run [circolo 4]"


# ── The pile of one card ────────────────────────────────────────────────────────────────────────────────


def test_a_single_card_collected_does_not_go_back() -> None:
    table = sit("pile: 7d", "hand B: 9s Tc").does("take")
    assert table.why_not("discard 7d") == "single-card-back [circolo 5]"
    assert table.why_not("discard Tc") == ""


def test_it_may_when_its_twin_is_held() -> None:
    assert sit("pile: 7d", "hand B: 7d 9s").does("take").why_not("discard 7d") == ""


def test_one_joker_is_as_good_as_another() -> None:
    assert sit("pile: *", "hand B: * 9s").does("take").why_not("discard *") == ""


def test_a_card_of_a_larger_pile_may_go_back() -> None:
    assert sit("pile: 7d 8d", "hand B: 9s Tc").does("take").why_not("discard 7d") == ""


def test_no_play_may_leave_the_single_card_alone_in_hand() -> None:
    table = sit("pile: 7d", "hand B: 4h 5h 6h").does("take")
    assert table.why_not("open 4h 5h 6h") == "barred-card-left [circolo 5]"


def test_the_single_card_may_be_collected_and_attached_to_close() -> None:
    table = sit("turns: 8", "took: B", "meld B: 4h 5h 6h 7h 8h 9h", "pile: Th", "hand B: 5c")
    table.does("take", "attach 1 Th", "discard 5c")
    assert (table["how"], table["closer"]) == ("closed", "B")


# ── Swaps ───────────────────────────────────────────────────────────────────────────────────────────────


HANDS = ("hand A: Kh Kd Kc", "hand B: 3h 3d 3c", "hand C: 5h 5d 5c", "hand D: 7h 7d 7c", "pile: 9s")
LAP = ("take", "discard 3h", "take", "discard 5h", "take", "discard 7h", "take", "discard Kh")
SECOND_LAP = ("take", "discard 3d", "take", "discard 5d", "take", "discard 7d", "take", "discard Kd")


def test_after_two_laps_of_swaps_who_began_them_must_draw() -> None:
    table = sit(*HANDS).does(*LAP)
    assert table.why_not("take") == "", "a second lap is allowed"
    table.does(*SECOND_LAP)
    assert table["turn"] == "B"
    assert table.why_not("take") == "swapped-too-long [circolo 5]"
    assert table.why_not("draw") == ""


def test_each_swap_before_the_ninth_is_allowed() -> None:
    table = sit(*HANDS)
    for swap in zip((LAP + SECOND_LAP)[::2], (LAP + SECOND_LAP)[1::2], strict=True):
        assert table.why_not("take") == ""
        table.does(*swap)
    assert table.state.swaps == 8


def test_the_player_refused_is_the_one_who_began_not_the_served() -> None:
    table = sit(*HANDS).does("draw", "discard 3c", "take", "discard 5c")
    assert table.state.swaps == 0, "two cards collected are no swap"
    swaps = ("take", "discard 7h", "take", "discard Kh", "take", "discard 3h", "take", "discard 5h")
    table.does(*swaps, *(swap.replace("h", "d") for swap in swaps))
    assert (table["turn"], table.why_not("take")) == ("D", "swapped-too-long [circolo 5]")


def test_after_his_draw_the_others_may_swap_again() -> None:
    table = sit(*HANDS).does(*LAP, *SECOND_LAP, "draw", "discard 3c")
    assert table.state.swaps == 0
    assert table.why_not("take") == ""


@pytest.mark.parametrize(
    "turn",
    [("draw", "discard Kd"), ("take", "open Kd Kc Ks", "discard 7h")],
    ids=["a draw", "a card collected to lay a meld"],
)
def test_whatever_breaks_the_chain_starts_it_anew(turn: tuple[str, ...]) -> None:
    table = sit("hand A: Kh Kd Kc Ks 4s", *HANDS[1:]).does(*LAP, *SECOND_LAP[:6], *turn)
    assert (table["turn"], table.state.swaps, table.why_not("take")) == ("B", 0, "")


# ── The first lap ───────────────────────────────────────────────────────────────────────────────────────


READY = ("phase: play", "took: B", "meld B: 4h 5h 6h 7h 8h 9h Th")


def test_w36_east_may_not_close_on_the_first_turn() -> None:
    table = sit(*READY, "hand B: Jh 5c")
    assert table.why_not("attach 1 Jh") == "close-in-first-lap [circolo 5]"
    assert sit(*READY, "hand B: 5c").why_not("discard 5c") == "close-in-first-lap [circolo 5]"


def test_w36_east_may_close_once_north_has_played() -> None:
    table = sit(*READY, "turns: 4", "hand B: Jh 5c").does("attach 1 Jh", "discard 5c")
    assert (table["how"], table["closer"], table["close B"]) == ("closed", "B", "100")


@pytest.mark.parametrize("seat, turns", [("C", 1), ("D", 2), ("A", 3)])
def test_w36_nor_may_anybody_else_before(seat: str, turns: int) -> None:
    ready = ("phase: play", f"took: {seat}", f"meld {seat}: 4h 5h 6h 7h 8h 9h Th", f"hand {seat}: 5c")
    table = sit(*ready, f"turn: {seat}", f"turns: {turns}")
    assert table.why_not("discard 5c") == "close-in-first-lap [circolo 5]"


def test_a_pozzetto_may_be_taken_in_the_first_lap() -> None:
    table = sit("phase: play", "hand B: 4h 5h 6h").does("open 4h 5h 6h")
    assert (table["took"], table["cards B"]) == ("B", "11")
