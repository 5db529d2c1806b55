"""Il gioco in 5: one against two pairs, decided by the first pozzetto."""

import pytest

from tests.sitting import sitting
from ventaglio.core.cards import spell
from ventaglio.games.burraco.engine.deal import full_pack

pytestmark = pytest.mark.article("estratto", "Gioco in 5")

sit = sitting("estratto")

FIVE = ("players: 5",)


def test_three_packs_and_three_pozzetti_the_first_of_18() -> None:
    table = sit(*FIVE)
    assert table["pozzetti"] == "18 11 11"
    assert 5 * 11 + 40 + 1 + int(table["stock"]) == 162


@pytest.mark.parametrize(
    "soloist, sides",
    [("A", "0 1 2 1 2"), ("B", "2 0 1 2 1"), ("C", "1 2 0 1 2"), ("D", "2 1 2 0 1"), ("E", "1 2 1 2 0")],
)
def test_the_others_pair_off_as_they_face_each_other_with_the_soloist_out(soloist: str, sides: str) -> None:
    table = sit(*FIVE, "phase: play", f"turn: {soloist}", f"hand {soloist}: 4h 5h 6h").does("open 4h 5h 6h")
    assert (table["sides"], table[f"cards {soloist}"], table["pozzetti"]) == (sides, "18", "11 11")
    others = [seat for seat in "ABCDE" if seat != soloist]
    of = dict(zip("ABCDE", table["sides"].split(), strict=True))
    assert of[others[0]] == of[others[2]] != of[others[1]] == of[others[3]]


def test_each_pair_has_a_pozzetto() -> None:
    table = sit(*FIVE, "phase: play", "sides: 0 1 2 1 2", "took: A B", "turn: D", "hand D: 4h 5h 6h")
    assert table.why_not("open 4h 5h 6h") == "nothing-left-to-discard [estratto Fine round]"
    table = sit(*FIVE, "phase: play", "sides: 0 1 2 1 2", "took: A B", "turn: C", "hand C: 4h 5h 6h")
    assert table.does("open 4h 5h 6h")["took"] == "A B C"


def test_the_pairs_are_two_sides_not_one() -> None:
    table = sit(*FIVE, "phase: play", "sides: 0 1 2 1 2", "took: A", "meld C: 8h 8d 8c", "hand B: 8s 9s Tc")
    assert table.why_not("attach 1 8s") == "meld-of-the-others [fibur-2019 Definizioni]"


def test_players_in_a_pair_divide_their_points() -> None:
    table = sit(
        *(*FIVE, "phase: play", "stock: 4s 5s", "sides: 0 1 2 1 2", "took: A B C"),
        *("hand A: 3c", "hand B: 9h 3c", "hand C:", "hand D:", "hand E: Ac", "meld B: 3h 4h 5h"),
    ).does("discard 9h")
    assert [table[f"points {seat}"] for seat in "ABCDE"] == ["-5", "5", "-7.5", "5", "-7.5"]


DEAL = f"deal 80 {spell(full_pack(sit(*FIVE).state.table))}"
LAST_TURN = ("phase: play", "stock: 4s 5s", "hand B: 9h 3c", "totals: 1900 0 0 0 0")


@pytest.mark.parametrize(
    "option, pozzetti",
    [("{3:1000}", "18 11 11"), ("{3:1000,5:1500}", "11 11 11 11 11")],
    ids=["usual", "if the table takes the federal total"],
)
def test_no_total_makes_them_go_on_each_for_himself(option: str, pozzetti: str) -> None:
    table = sit(*FIVE, *LAST_TURN, f"option alone_from: {option}").does("discard 9h", DEAL)
    assert table["pozzetti"] == pozzetti


@pytest.mark.article("estratto", "Gioco in 6")
def test_from_the_start_if_the_players_agree() -> None:
    table = sit(*FIVE, "all-alone: yes", "phase: play", "hand B: 4h 5h 6h")
    assert table["pozzetti"] == "11 11 11 11 11"
    assert table.does("open 4h 5h 6h")["sides"] == "0 1 2 3 4"
