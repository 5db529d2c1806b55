"""Il gioco in 4: two pairs of facing players, points in common."""

import pytest

from tests.sitting import sitting

pytestmark = pytest.mark.article("estratto", "Gioco in 4")

sit = sitting("estratto")


def test_who_face_each_other_are_partners() -> None:
    table = sit("phase: play", "meld D: 8h 8d 8c", "hand B: 8s 9s Tc")
    assert table["sides"] == "0 1 0 1"
    assert table.does("attach 1 8s")["meld 1"] == "8h 8d 8c 8s"


def test_points_for_and_against_are_common() -> None:
    table = sit(
        *("phase: play", "took: B C", "meld B: 4h 5h 6h 7h 8h 9h Th"),
        *("hand A: Ac", "hand B: 5c", "hand C: 2c", "hand D: 3d"),
    ).does("discard 5c")
    assert [table[f"points {seat}"] for seat in "ABCD"] == ["-35", "345", "-35", "345"]


def test_a_pair_takes_one_pozzetto() -> None:
    table = sit("phase: play", "took: D", "hand B: 4h 5h 6h 9s")
    assert table.why_not("open 4h 5h 6h") == "close-without-burraco [estratto Fine round]"
