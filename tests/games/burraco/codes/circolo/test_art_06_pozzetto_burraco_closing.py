"""Article 6: going to the pozzetto, the two kinds of burraco, closing."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("circolo", "6")

sit = sitting("circolo")


# ── The pozzetto ────────────────────────────────────────────────────────────────────────────────────────


def test_directly_it_is_played_at_once() -> None:
    table = sit("phase: play", "hand B: 4h 5h 6h", "pozzetto: 7h 9s Tc", "pozzetto: 3c").does("open 4h 5h 6h")
    assert (table["took"], table["turn"], table["hand B"]) == ("B", "B", "7h Tc 9s")
    assert table.does("attach 1 7h", "discard 9s")["turn"] == "C"


def test_with_the_discard_it_is_played_next_turn() -> None:
    table = sit("phase: play", "hand B: 4h 5h 6h 9s").does("open 4h 5h 6h", "discard 9s")
    assert (table["took"], table["turn"], table["cards B"], table["pozzetti"]) == ("B", "C", "11", "11")


@pytest.mark.parametrize("wild", ["2c", "*"])
def test_even_a_wild_may_be_the_discard(wild: str) -> None:
    table = sit("phase: play", f"hand B: 4h 5h 6h {wild}").does("open 4h 5h 6h", f"discard {wild}")
    assert (table["took"], table["pile"]) == ("B", wild)


@pytest.mark.parametrize("taken_by", ["B", "D"])
def test_a_pair_takes_one(taken_by: str) -> None:
    table = sit("phase: play", "turns: 8", f"took: {taken_by}", "hand B: 4h 5h 6h")
    assert table.why_not("open 4h 5h 6h") == "nothing-left-to-discard [circolo 8]"


def test_each_pair_has_its_own() -> None:
    table = sit("phase: play", "took: A", "hand B: 4h 5h 6h").does("open 4h 5h 6h")
    assert (table["took"], table["pozzetti"]) == ("A B", "")


# ── Burraco ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "meld, kind",
    [
        pytest.param("2h 3h 4h 5h 6h 7h 8h", "clean", id="w37 from the natural two to the eight"),
        pytest.param("3h 4h 5h 6h 7h 8h 9h", "clean", id="seven in order"),
        pytest.param("8h 8h 8d 8d 8c 8c 8s", "clean", id="seven of a rank"),
        pytest.param("* 8h 8h 8d 8d 8c 8c", "dirty", id="w38 a set with a wild"),
        pytest.param("* 8h 8h 8d 8d 8c 8c 8s", "dirty", id="w38 of eight"),
        pytest.param("* 8h 8h 8d 8d 8c 8c 8s 8s", "dirty", id="w38 of nine"),
        pytest.param("3h 4h 5h *=6h 7h 8h 9h", "dirty", id="a wild inside"),
        pytest.param("2c 4h 5h 6h 7h 8h 9h", "dirty", id="a two out of its place"),
        pytest.param("* 3h 4h 5h 6h 7h 8h 9h", "dirty", id="seven and a wild: nothing in between"),
        pytest.param("3s 4s 5s 6s 7s 8s 9s *=Ts Js", "dirty", id="3 to 9, wild, J"),
        pytest.param("3h 4h 5h *=6h 7h 8h 9h Th", "dirty", id="3 4 5 wild 7 8 9 10"),
        pytest.param("3h 4h 5h 6h 7h 8h", "none", id="six are not enough"),
    ],
)
def test_kinds_of_burraco(meld: str, kind: str) -> None:
    assert sit(f"meld B: {meld}")["burraco 1"] == kind


# ── Closing ─────────────────────────────────────────────────────────────────────────────────────────────


BURRACO = "meld D: 4h 5h 6h 7h 8h 9h Th"


@pytest.mark.parametrize("order", [("took: B", BURRACO), ("took: D", BURRACO)], ids=["own", "the partner's"])
def test_pozzetto_and_burraco_in_whatever_order_then_close(order: tuple[str, str]) -> None:
    table = sit("phase: play", "turns: 8", *order, "hand B: 5c").does("discard 5c")
    assert (table["how"], table["closer"]) == ("closed", "B")


def test_a_burraco_completed_in_the_last_turn_is_enough() -> None:
    table = sit("phase: play", "turns: 8", "took: B", "meld B: 4h 5h 6h 7h 8h 9h", "hand B: Th 5c")
    assert table.does("attach 1 Th", "discard 5c")["how"] == "closed"


@pytest.mark.parametrize("wild", ["2c", "*"])
def test_no_wild_closes(wild: str) -> None:
    ready = ("phase: play", "turns: 8", "took: B", BURRACO)
    assert sit(*ready, f"hand B: {wild}").why_not(f"discard {wild}") == "close-with-wild [circolo 6]"
    assert sit(*ready, f"hand B: Jh {wild}").why_not("attach 1 Jh") == "close-with-wild [circolo 6]"


@pytest.mark.parametrize("wild", ["2c", "*"])
def test_at_any_other_moment_a_wild_may_be_discarded(wild: str) -> None:
    assert sit("phase: play", "took: B", f"hand B: {wild} 9s").why_not(f"discard {wild}") == ""


def test_two_stock_cards_end_the_hand_without_bonus() -> None:
    table = sit("stock: Jc Qc Kc", "hand B: 3h 9s", "took: A B").does("draw", "discard 9s")
    assert (table["how"], table["closer"], table["close B"]) == ("stock", "", "")
