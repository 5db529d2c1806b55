"""Condizioni di fine round: the pozzetto, the burraco, closing, and the end of the stock."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Fine round")

sit = sitting("estratto")

BURRACO = "meld B: 4h 5h 6h 7h 8h 9h Th"


# ── The pozzetto ────────────────────────────────────────────────────────────────────────────────────────


def test_taken_directly_it_is_played_at_once() -> None:
    table = sit("phase: play", "hand B: 4h 5h 6h", "pozzetto: 7h 9s Tc", "pozzetto: 3c").does("open 4h 5h 6h")
    assert (table["took"], table["hand B"]) == ("B", "7h Tc 9s")
    assert table.does("attach 1 7h", "discard 9s")["turn"] == "C"


def test_taken_with_the_discard_it_waits_for_the_next_turn() -> None:
    table = sit("phase: play", "hand B: 4h 5h 6h 9s").does("open 4h 5h 6h", "discard 9s")
    assert (table["took"], table["turn"], table["cards B"]) == ("B", "C", "11")


@pytest.mark.parametrize("wild", ["2c", "*"])
def test_the_discard_may_then_be_a_wild(wild: str) -> None:
    assert sit("phase: play", f"hand B: {wild}").does(f"discard {wild}")["took"] == "B"


@pytest.mark.article("estratto", "Convenzioni 12")
def test_a_side_takes_one() -> None:
    table = sit("phase: play", "took: D", "hand B: 4h 5h 6h")
    assert table.why_not("open 4h 5h 6h") == "nothing-left-to-discard [estratto Fine round]"


# ── Closing ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("who", ["B", "D"])
def test_pozzetto_burraco_and_a_card_discarded(who: str) -> None:
    table = sit("phase: play", f"took: {who}", BURRACO, "hand B: 5c").does("discard 5c")
    assert (table["how"], table["closer"], table["close B"]) == ("closed", "B", "100")


def test_anybody_at_the_table_may_close_even_in_the_first_lap() -> None:
    table = sit("phase: play", "turns: 0", "took: B", BURRACO, "hand B: 5c").does("discard 5c")
    assert table["how"] == "closed"


@pytest.mark.article("estratto", "Convenzioni 12")
def test_not_without_a_burraco() -> None:
    ready = ("phase: play", "took: B", "meld B: 4h 5h 6h 7h 8h 9h")
    assert sit(*ready, "hand B: 5c").why_not("discard 5c") == "close-without-burraco [estratto Fine round]"
    assert sit(*ready, "hand B: 5c 9c 9d 9s").why_not("open 9c 9d 9s") == "close-without-burraco [estratto Fine round]"
    assert sit(*ready, "hand B: 5c Th").does("attach 1 Th", "discard 5c")["how"] == "closed"


@pytest.mark.article("estratto", "Convenzioni 13")
@pytest.mark.parametrize("wild", ["2c", "*"])
def test_not_with_a_wild(wild: str) -> None:
    ready = ("phase: play", "took: B", BURRACO)
    assert sit(*ready, f"hand B: {wild}").why_not(f"discard {wild}") == "close-with-wild [estratto Fine round]"
    assert sit(*ready, f"hand B: Jh {wild}").why_not("attach 1 Jh") == "close-with-wild [estratto Fine round]"


@pytest.mark.article("estratto", "Convenzioni 14")
def test_not_without_a_discard() -> None:
    table = sit("phase: play", "took: B", BURRACO, "hand B: Jh")
    assert table.why_not("attach 1 Jh") == "nothing-left-to-discard [estratto Fine round]"


def test_not_before_the_pozzetto() -> None:
    table = sit("phase: play", BURRACO, "hand B: 5c").does("discard 5c")
    assert (table["how"], table["took"], table["cards B"]) == ("", "B", "11")


# ── The end of the stock ────────────────────────────────────────────────────────────────────────────────


def test_two_stock_cards_end_the_hand_after_the_discard() -> None:
    table = sit("stock: Jc Qc Kc", "hand B: 3h 9s").does("draw")
    assert table["phase"] == "play"
    assert (table.does("discard 9s")["how"], table["closer"]) == ("stock", "")


def test_three_let_it_go_on() -> None:
    assert sit("stock: 9c Jc Qc Kc", "hand B: 3h 9s").does("draw", "discard 9s")["how"] == ""


def test_with_the_last_discard_one_may_still_close_or_take_the_pozzetto() -> None:
    closing = sit("stock: Jh Qc Kc", "took: B", BURRACO, "hand B: 5c").does("draw", "attach 1 Jh", "discard 5c")
    assert (closing["how"], closing["close B"]) == ("closed", "100")
    taking = sit("stock: Jh Qc Kc", BURRACO, "hand B: 5c", "pozzetto: 3c").does("draw", "attach 1 Jh", "discard 5c")
    assert (taking["how"], taking["unplayed-pozzetto B"], taking["no-pozzetto B"]) == ("stock", "-5", "")


def test_nobody_calls_time() -> None:
    assert sit().does("draw").why_not("table time-out") == "no-time-out [estratto Fine round]"


# ── Kinds of burraco ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "meld, kind",
    [
        pytest.param("3h 4h 5h 6h 7h 8h 9h", "clean", id="seven in order"),
        pytest.param("2h 3h 4h 5h 6h 7h 8h", "clean", id="from the natural two"),
        pytest.param("8h 8h 8d 8d 8c 8c 8s", "clean", id="seven of a rank"),
        pytest.param("* 3h 4h 5h 6h 7h 8h 9h", "semi", id="a wild and seven after it"),
        pytest.param("3s 4s 5s 6s 7s 8s 9s *=Ts Js", "semi", id="3 to 9, wild, J: seven before it"),
        pytest.param("3s *=4s 5s 6s 7s 8s 9s Ts Js", "semi", id="3, wild, 5 to J: seven after it"),
        pytest.param("* 2h 3h 4h 5h 6h 7h 8h", "semi", id="seven with a natural two, and a wild"),
        pytest.param("* 8h 8h 8d 8d 8c 8c 8s", "semi", id="a set of eight with a wild"),
        pytest.param("* 8h 8h 8d 8d 8c 8c", "dirty", id="a set of seven with a wild"),
        pytest.param("* 3h 4h 5h 6h 7h 8h", "dirty", id="six and a wild"),
        pytest.param("3h 4h 5h *=6h 7h 8h 9h Th", "dirty", id="3 4 5 wild 7 8 9 10"),
        pytest.param("3h 4h 5h 6h 7h 8h *=9h Th Jh Qh", "dirty", id="six before, three after"),
        pytest.param("3h 4h 5h 6h 7h 8h", "none", id="six are not enough"),
    ],
)
def test_kinds_of_burraco(meld: str, kind: str) -> None:
    assert sit(f"meld B: {meld}")["burraco 1"] == kind
