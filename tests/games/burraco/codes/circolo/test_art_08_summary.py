"""Article 8: the two ways in which a smazzata ends, summed up."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("circolo", "8")

sit = sitting("circolo")

BURRACO = "meld B: 4h 5h 6h 7h 8h 9h Th"
DIRTY = "meld B: * 4h 5h 6h 7h 8h 9h"


# ── A: with the bonus ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("burraco", [BURRACO, DIRTY], ids=["clean", "dirty"])
def test_pozzetto_burraco_and_the_last_card_discarded(burraco: str) -> None:
    table = sit("phase: play", "turns: 8", "took: D", burraco, "hand B: 5c").does("discard 5c")
    assert (table["how"], table["closer"], table["close B"], table["close A"]) == ("closed", "B", "100", "")


def test_without_a_burraco_nobody_closes() -> None:
    ready = ("phase: play", "turns: 8", "took: B", "meld B: 4h 5h 6h 7h 8h 9h")
    assert sit(*ready, "hand B: 5c").why_not("discard 5c") == "close-without-burraco [circolo 8]"
    assert sit(*ready, "hand B: 5c 9c 9d 9s").why_not("open 9c 9d 9s") == "close-without-burraco [circolo 8]"


def test_the_burraco_of_the_other_pair_does_not_help() -> None:
    table = sit("phase: play", "turns: 8", "took: B", "meld A: 4h 5h 6h 7h 8h 9h Th", "hand B: 5c")
    assert table.why_not("discard 5c") == "close-without-burraco [circolo 8]"


def test_without_a_pozzetto_the_last_card_takes_it() -> None:
    table = sit("phase: play", "turns: 8", "took: A", BURRACO, "hand B: 5c").does("discard 5c")
    assert (table["how"], table["took"]) == ("", "A B")


def test_the_last_card_is_discarded_not_laid() -> None:
    table = sit("phase: play", "turns: 8", "took: B", BURRACO, "hand B: Jh")
    assert table.why_not("attach 1 Jh") == "nothing-left-to-discard [circolo 8]"


# ── B: without it ───────────────────────────────────────────────────────────────────────────────────────


def test_the_discard_of_who_drew_the_third_last_card_ends_the_hand() -> None:
    table = sit("stock: Jc Qc Kc", "hand B: 3h 9s", "pile: 8s").does("draw")
    assert table["phase"] == "play"
    assert table.does("discard 9s")["how"] == "stock"


def test_while_three_cards_are_left_the_pile_may_still_be_collected() -> None:
    table = sit("stock: Jc Qc Kc", "hand B: 3h 9s", "pile: 8s").does("take", "discard 9s")
    assert (table["how"], table["turn"]) == ("", "C")


def test_who_drew_the_third_last_card_may_still_close() -> None:
    table = sit("stock: Jh Qc Kc", "turns: 40", "took: B", BURRACO, "hand B: 5c").does("draw", "attach 1 Jh")
    table.does("discard 5c")
    assert (table["how"], table["close B"]) == ("closed", "100")


def test_with_two_cards_left_neither_stock_nor_pile_is_played() -> None:
    table = sit("hands: 3", "stock: Jc Qc Kc", "hand B: 3h 9s").does("draw", "discard 9s")
    assert (table["phase"], table["hand-number"]) == ("deal", "2")
    assert table.why_not("C take") == "not-dealt [circolo 4]"
    assert sit("stock: Qc Kc").why_not("draw") == "stock-is-out [circolo 8]"


@pytest.mark.article("circolo", "10")
def test_the_end_of_the_time_ends_it_too() -> None:
    table = sit("hands: 3", "phase: play", "turns: 9", "turns-left: 1", "hand B: 3h 9s", BURRACO).does("discard 9s")
    assert (table["how"], table["close B"], table["burraco-clean B"]) == ("time-out", "", "200")
