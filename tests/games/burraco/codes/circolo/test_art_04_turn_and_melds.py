"""Article 4: the turn, runs and sets."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("circolo", "4")

sit = sitting("circolo")


# ── The turn ────────────────────────────────────────────────────────────────────────────────────────────


def test_draw_or_collect_then_discard_clockwise() -> None:
    table = sit("hand B: 3h 9d", "hand C: 4h Td", "pile: Kc")
    table.does("draw", "discard 3h", "take", "discard Td")
    assert (table["turn"], table["pile"], table["hand C"]) == ("D", "Td", "3h 4h Kc")


def test_nothing_is_laid_before_a_pick_up() -> None:
    table = sit("hand B: 3h 4h 5h 9d")
    assert table.why_not("open 3h 4h 5h") == "pick-up-first [circolo 4]"
    assert table.why_not("discard 9d") == "pick-up-first [circolo 4]"


def test_one_pick_up_is_all() -> None:
    table = sit("pile: Kc Kd").does("draw")
    assert table.why_not("take") == "already-picked-up [circolo 4]"
    assert table.why_not("draw") == "already-picked-up [circolo 4]"


def test_nobody_acts_out_of_turn() -> None:
    table = sit("hand C: 3h 4h 5h 9d")
    assert table.why_not("C draw") == "not-your-turn [circolo 4]"
    assert table.does("draw").why_not("C open 3h 4h 5h") == "not-your-turn [circolo 4]"


def test_the_turn_is_over_with_the_discard() -> None:
    table = sit("hand B: 3h 9d 8d", "phase: play").does("discard 9d")
    assert table.why_not("B discard 8d") == "not-your-turn [circolo 4]"


def test_who_draws_adds_to_the_pile() -> None:
    assert sit("hand B: 3h 9d", "pile: Kc").does("draw", "discard 3h")["pile"] == "Kc 3h"


def test_w31_who_collects_leaves_one_card() -> None:
    table = sit("hand B: 3h 9d", "pile: Kc 7d 8s").does("take", "discard 9d")
    assert table["pile"] == "9d"
    assert table["hand B"] == "3h 7d Kc 8s"
    assert table.does("take")["pile"] == ""


def test_laying_is_a_choice_and_the_discard_is_not() -> None:
    table = sit("hand B: 3h 4h 5h 9d", "phase: play")
    assert table.why_not("discard 9d") == ""
    assert table.does("open 3h 4h 5h")["turn"] == "B"


# ── Melds ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "laid, meld",
    [
        ("4h 5h 6h", "4h 5h 6h"),
        ("6h 4h 5h", "4h 5h 6h"),
        ("8h 8h 8s", "8h 8h 8s"),
        ("8h 8d *", "* 8h 8d"),
        ("4h 2c 6h", "4h 2c=5h 6h"),
        ("4h 5h 2c", "2c 4h 5h"),
        ("Ah 2h 3h", "Ah 2h 3h"),
        ("Qh Kh Ah", "Qh Kh Ah"),
        ("2h 3h 4h", "2h 3h 4h"),
        ("2h 3h *", "* 2h 3h"),
    ],
    ids=[
        "a run of three",
        "in any order",
        "a set with two cards of one suit",
        "a set with a wild, which lies lowest",
        "a wild inside a run",
        "a wild outside a run lies lowest",
        "the ace by the two",
        "the ace by the king",
        "the natural two below the three",
        "a natural two and a wild",
    ],
)
def test_what_may_be_laid(laid: str, meld: str) -> None:
    assert sit("phase: play", f"hand B: {laid} 9s Tc").does(f"open {laid}")["meld 1"] == meld


@pytest.mark.parametrize(
    "laid, refusal",
    [
        ("4h 5h", "too-few-cards [circolo 4]"),
        ("4h 5h 6d", "neither-set-nor-run [circolo 4]"),
        ("4h 5h 7h", "gap-in-run [circolo 4]"),
        ("4h 4h 5h", "same-card-twice [circolo 4]"),
        ("2h 2d *", "only-wilds [circolo 4]"),
        ("* * *", "only-wilds [circolo 4]"),
        ("8h 8d 2c *", "two-wilds [circolo 5]"),
        ("4h 5h 2c *", "two-wilds [circolo 5]"),
        ("Kh Ah 2h 3h", "gap-in-run [circolo 4]"),
        ("Ah Ah 2h 3h", "two-aces [circolo 4]"),
        ("4h *=7h 6h", "stands-for [circolo 4]"),
    ],
    ids=[
        "two cards",
        "two suits",
        "a gap",
        "one card twice",
        "only wilds",
        "only jokers",
        "two wilds in a set",
        "two wilds in a run",
        "round the corner",
        "two aces",
        "a wild for a card that is not missing",
    ],
)
def test_what_may_not_be_laid(laid: str, refusal: str) -> None:
    held = laid.replace("=7h", "")
    assert sit("phase: play", f"hand B: {held} 9s Tc").why_not(f"open {laid}") == refusal


def test_cards_not_held_cannot_be_laid() -> None:
    assert sit("phase: play", "hand B: 4h 5h 9s").why_not("open 4h 5h 6h") == "not-in-hand [circolo 4]"


LONGEST = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"


def test_w08_the_longest_run_has_thirteen_cards_and_a_wild() -> None:
    table = sit("phase: play", f"meld B: {LONGEST}", "hand B: * 2s Ah 9s Tc").does("attach 1 *")
    assert len(table["meld 1"].split()) == 14
    assert table.why_not("attach 1 2s") == "two-wilds [circolo 5]"
    assert table.why_not("attach 1 Ah") == "two-aces [circolo 4]"


def test_the_ace_is_one_whichever_end_it_takes() -> None:
    table = sit("phase: play", "meld B: 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh", "hand B: Ah Ah 9s Tc")
    assert table.does("attach 1 Ah low")["meld 1"].startswith("Ah 2h")
    assert table.why_not("attach 1 Ah") == "two-aces [circolo 4]"


def test_the_largest_set_has_nine_cards_with_its_wild() -> None:
    table = sit("phase: play", "meld B: 8h 8h 8d 8d 8c 8c 8s 8s", "hand B: * 2s 9s Tc").does("attach 1 *")
    assert len(table["meld 1"].split()) == 9
    assert table.why_not("attach 1 2s") == "two-wilds [circolo 5]"


def test_a_natural_two_leaves_room_for_a_wild() -> None:
    table = sit("phase: play", "meld B: 3h 4h 5h", "hand B: 2h * 9s Tc").does("attach 1 2h", "attach 1 *")
    assert table["meld 1"] == "* 2h 3h 4h 5h"


def test_a_wild_is_replaced_only_by_its_card() -> None:
    table = sit("phase: play", "meld B: 4h *=5h 6h", "hand B: 5h 8h 9s Tc")
    assert table.why_not("attach 1 8h") == "gap-in-run [circolo 5]"
    assert table.does("attach 1 5h")["meld 1"] == "* 4h 5h 6h"


def test_cards_go_to_melds_of_the_own_pair_only() -> None:
    table = sit("phase: play", "meld A: 4h 5h 6h", "meld D: 4d 5d 6d", "hand B: 7h 7d 9s Tc")
    assert table.why_not("attach 1 7h") == "meld-of-the-others [circolo 4]"
    assert table.does("attach 2 7d")["meld 2"] == "4d 5d 6d 7d"
    assert table.why_not("attach 3 7h") == "no-such-meld [circolo 4]"


@pytest.mark.parametrize(
    "meld, card, refusal",
    [
        ("8h 8d 8c", "9s", "does-not-fit [circolo 4]"),
        ("4h 5h 6h", "7d", "does-not-fit [circolo 4]"),
        ("4h 5h 6h", "8h", "gap-in-run [circolo 4]"),
        ("4h 5h 6h", "5h", "place-taken [circolo 4]"),
    ],
    ids=["another rank to a set", "another suit to a run", "a card beyond a gap", "a card the run has"],
)
def test_what_does_not_fit(meld: str, card: str, refusal: str) -> None:
    assert sit("phase: play", f"meld B: {meld}", f"hand B: {card} Tc Jc").why_not(f"attach 1 {card}") == refusal


def test_only_an_ace_goes_low() -> None:
    table = sit("phase: play", "meld B: 4h 5h 6h", "hand B: 7h 9s Tc")
    assert table.why_not("attach 1 7h low") == "low-is-for-aces [circolo 4]"
