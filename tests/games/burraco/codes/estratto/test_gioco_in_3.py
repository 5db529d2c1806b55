"""Il gioco in 3: one against two, decided by the first pozzetto; from 1000 points each for himself."""

import pytest

from tests.sitting import sitting
from ventaglio.core.cards import spell
from ventaglio.games.burraco.engine.deal import full_pack

pytestmark = pytest.mark.article("estratto", "Gioco in 3")

sit = sitting("estratto")

THREE = ("players: 3",)


def test_the_pozzetto_of_18_lies_above_the_one_of_11() -> None:
    assert sit(*THREE)["pozzetti"] == "18 11"


@pytest.mark.parametrize("seat, sides", [("A", "0 1 1"), ("B", "1 0 1"), ("C", "1 1 0")])
def test_who_takes_it_first_plays_alone_against_the_others(seat: str, sides: str) -> None:
    table = sit(*THREE, "phase: play", f"turn: {seat}", f"hand {seat}: 4h 5h 6h")
    assert table["sides"] == "0 1 2", "until then everybody plays for himself"
    table.does("open 4h 5h 6h")
    assert (table["sides"], table[f"cards {seat}"], table["pozzetti"]) == (sides, "18", "11")


def test_until_then_nobody_adds_to_the_melds_of_another() -> None:
    table = sit(*THREE, "phase: play", "meld C: 8h 8d 8c", "hand B: 8s 9s Tc")
    assert table.why_not("attach 1 8s") == "meld-of-the-others [fibur-2019 Definizioni]"


def test_from_then_on_the_two_have_their_melds_in_common() -> None:
    table = sit(
        *(*THREE, "phase: play", "sides: 0 1 1", "took: A"),
        *("meld C: 8h 8d 8c", "meld A: 4h 5h 6h", "hand B: 8s 7h 9s Tc"),
    )
    assert table.why_not("attach 1 8s") == ""
    assert table.why_not("attach 2 7h") == "meld-of-the-others [fibur-2019 Definizioni]"


def test_equal_sets_laid_before_they_were_partners_both_stay() -> None:
    table = sit(
        *(*THREE, "phase: play", "sides: 0 1 1", "took: A"),
        *("meld B: 8h 8d 8c", "meld C: 8h 8d 8s", "hand B: 8c 9s Tc"),
    )
    assert table.why_not("attach 1 8c") == table.why_not("attach 2 8c") == ""
    table = sit(*THREE, "phase: play", "sides: 0 1 1", "took: A", "meld C: 8h 8d 8s", "hand B: 8c 8c 8s 9s Tc")
    assert table.why_not("open 8c 8c 8s") == "equal-set [fibur-2019 33]"


def test_the_two_share_one_pozzetto() -> None:
    table = sit(*THREE, "phase: play", "sides: 0 1 1", "took: A", "hand B: 4h 5h 6h").does("open 4h 5h 6h")
    assert (table["took"], table["cards B"], table["sides"]) == ("A B", "11", "0 1 1")
    taken = sit(*THREE, "phase: play", "sides: 0 1 1", "took: A C", "hand B: 4h 5h 6h")
    assert taken.why_not("open 4h 5h 6h") == "nothing-left-to-discard [estratto Fine round]"


def test_the_two_divide_their_points_and_the_soloist_keeps_his() -> None:
    table = sit(
        *(*THREE, "phase: play", "sides: 0 1 1", "took: A B", "hand A: 8d", "hand B: 5c", "hand C: 3d"),
        *("meld B: 4h 5h 6h 7h 8h 9h", "meld C: 9c 9d 9s", "meld B: 3h 4h 5h 6h 7h 8h 9h", "meld A: Kh Kd Kc"),
    ).does("discard 5c")
    pair = 200 + 100 + 40 + 30 + 45 - 5
    assert (table["points A"], table["points B"], table["points C"]) == ("20", str(pair // 2), str(pair // 2))


def test_half_points_are_kept() -> None:
    table = sit(
        *(*THREE, "phase: play", "stock: 4s 5s", "sides: 0 1 1", "took: A B", "totals: 0 100 2.5"),
        *("hand A:", "hand B: 9h 3c", "hand C:", "meld B: 3h 4h 5h 6h"),
    ).does("discard 9h")
    assert (table["points B"], table["points C"], table["totals"]) == ("7.5", "7.5", "0 107.5 10")


def test_nobody_took_a_pozzetto_each_is_counted_alone() -> None:
    table = sit(*THREE, "phase: play", "stock: 4s 5s", "hand A: 3c", "hand B: 9h 8c", "hand C: 2c").does("discard 9h")
    assert [table[f"points {seat}"] for seat in "ABC"] == ["-105", "-110", "-120"]


# ── From 1000 points on ─────────────────────────────────────────────────────────────────────────────────


TEN_FOR_B = ("phase: play", "stock: 4s 5s", "took: A B", "sides: 1 0 1", "meld B: 3h 4h 5h")
EMPTY = ("hand A:", "hand B: 9h 3c", "hand C:")
DEAL = f"deal 54 {spell(full_pack(sit(*THREE).state.table))}"


@pytest.mark.parametrize(
    "before, pozzetti",
    [("0 985 0", "18 11"), ("0 990 0", "11 11 11"), ("1500 -100 0", "11 11 11")],
    ids=["995 is not enough", "1000 is", "whoever it is"],
)
def test_from_1000_points_each_plays_for_himself(before: str, pozzetti: str) -> None:
    table = sit(*THREE, *TEN_FOR_B, *EMPTY, f"totals: {before}").does("discard 9h", DEAL)
    assert table["pozzetti"] == pozzetti


def test_then_no_sides_form_and_each_has_his_pozzetto() -> None:
    table = sit(*THREE, "totals: 1000 0 0", "phase: play", "took: A C", "hand B: 4h 5h 6h")
    assert (table["sides"], table["pozzetti"]) == ("0 1 2", "11")
    table.does("open 4h 5h 6h")
    assert (table["sides"], table["took"], table["cards B"]) == ("0 1 2", "A C B", "11")


def test_it_stays_so_even_if_all_fall_below_1000_again() -> None:
    table = sit(
        *(*THREE, "phase: play", "stock: 4s 5s", "totals: 1000 0 0"),
        *("hand A: 3c", "hand B: 9h 3d", "hand C: 3s"),
    ).does("discard 9h")
    assert table["totals"] == "895 -105 -105"
    assert table.does(DEAL)["pozzetti"] == "11 11 11"


@pytest.mark.article("estratto", "Gioco in 6")
def test_from_the_start_if_the_players_agree() -> None:
    table = sit(*THREE, "all-alone: yes", "phase: play", "hand B: 4h 5h 6h")
    assert (table["pozzetti"], table["stock"]) == ("11 11 11", str(108 - 3 - 11 - 11 - 33))
    assert table.does("open 4h 5h 6h")["sides"] == "0 1 2"
