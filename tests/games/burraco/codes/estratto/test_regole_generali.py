"""Regole generali: no sets of wilds; a wild moves inside its run when a card is attached."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Regole generali")

sit = sitting("estratto")


@pytest.mark.parametrize("laid", ["2h 2h 2d", "2h 2d 2c 2s", "* * *", "2h * *"])
def test_no_sets_of_twos_or_jokers(laid: str) -> None:
    assert (
        sit("phase: play", f"hand B: {laid} 9s Tc").why_not(f"open {laid}") == "only-wilds [estratto Regole generali]"
    )


@pytest.mark.parametrize(
    "meld, attached, result",
    [
        ("* Th Jh", "Kh", "Th Jh *=Qh Kh"),
        ("* Th Jh", "8h", "8h *=9h Th Jh"),
        ("5d *=6d 7d", "6d", "* 5d 6d 7d"),
        ("2s 3s 4s 5s 6s", "8s", "3s 4s 5s 6s 2s=7s 8s"),
        ("3s 4s 5s 6s 2s=7s 8s", "7s", "2s 3s 4s 5s 6s 7s 8s"),
        ("2s 4s 5s 6s", "3s", "2s 3s 4s 5s 6s"),
        ("* 3h 4h", "Ah low", "Ah *=2h 3h 4h"),
    ],
    ids=[
        "up, to let a card in beyond it",
        "down, to let a card in beyond it",
        "out of a place that its own card takes",
        "a natural two goes up",
        "and comes home",
        "a two of the suit becomes natural when the three comes",
        "into the place of the two, below it an ace",
    ],
)
def test_a_wild_moves_inside_its_run(meld: str, attached: str, result: str) -> None:
    card = attached.split(maxsplit=1)[0]
    table = sit("phase: play", f"meld B: {meld}", f"hand B: {card} 9s Tc").does(f"attach 1 {attached}")
    assert table["meld 1"] == result


@pytest.mark.parametrize(
    "meld, card, refusal",
    [
        ("4h *=5h 6h", "8h", "gap-in-run [estratto Regole generali]"),
        ("* Th Jh", "Ah", "gap-in-run [estratto Convenzioni 1]"),
        ("Ah 2h 3h 4h", "6h", "gap-in-run [estratto Convenzioni 1]"),
    ],
    ids=["it would leave a hole", "one wild fills one hole", "a natural two between ace and three stays"],
)
def test_it_never_leaves_a_hole(meld: str, card: str, refusal: str) -> None:
    assert sit("phase: play", f"meld B: {meld}", f"hand B: {card} 9s Tc").why_not(f"attach 1 {card}") == refusal


def test_it_never_leaves_its_run() -> None:
    table = sit("phase: play", "meld B: 5d *=6d 7d", "hand B: 6d 9s Tc").does("attach 1 6d")
    assert "*" in table["meld 1"]
    assert table.why_not("discard *") == "not-in-hand [estratto Fase di gioco]"


def test_a_two_that_comes_home_makes_the_burraco_clean_and_leaves_room_for_a_wild() -> None:
    table = sit("phase: play", "meld B: 3s 4s 5s 6s 2s=7s 8s", "hand B: 7s * 9d Tc").does("attach 1 7s")
    assert table["burraco 1"] == "clean"
    assert table.does("attach 1 *")["meld 1"] == "* 2s 3s 4s 5s 6s 7s 8s"
