"""Arts 13 and 14: the burraco, clean or dirty; discarding a wild."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "internazionale"
at = partial(Desk, CODE)


@pytest.mark.article(CODE, "13")
@pytest.mark.parametrize(
    "meld, kind",
    [
        ("3h 4h 5h 6h 7h 8h", "none"),
        ("3h 4h 5h 6h 7h 8h 9h", "clean"),
        ("2h 3h 4h 5h 6h 7h 8h", "clean"),
        ("3h 3h 3d 3d 3c 3c 3s", "clean"),
        ("* 3h 4h 5h 6h 7h 8h", "dirty"),
        ("* 3h 3h 3d 3d 3c 3c", "dirty"),
        ("3h 4h 5h *=6h 7h 8h 9h Th", "dirty"),
        ("3s 4s 5s 6s 7s 8s 9s *=Ts Js", "dirty"),
        ("* As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks", "dirty"),
    ],
)
def test_seven_cards_clean_without_a_wild_dirty_with_one(meld: str, kind: str) -> None:
    assert at(f"meld B: {meld}")["burraco 1"] == kind


@pytest.mark.article(CODE, "13", "10")
def test_kind_and_worth_are_those_at_the_count() -> None:
    """A clean burraco that takes a wild is dirty, one whose wild becomes the natural two is clean."""
    desk = at("hand B: 7s 9c Kd\nmeld D: 3s 4s 5s 6s 2s=7s 8s").play("draw", "attach 1 7s")
    assert desk["burraco 1"] == "clean"
    desk = at("hand B: * 9c Kd\nmeld D: 3s 4s 5s 6s 7s 8s 9s").play("draw", "attach 1 *")
    assert desk["burraco 1"] == "dirty"


@pytest.mark.article(CODE, "14")
@pytest.mark.parametrize("wild", ["*", "2s"])
def test_a_wild_is_discarded_at_any_time_also_to_take_the_pozzetto(wild: str) -> None:
    assert at(f"hand B: {wild} 9c Kd").play("draw").refuses(f"discard {wild}") is None
    desk = at(f"hand B: 9h Th {wild}\nstock: Jh 4s 5s 6s").play("draw", "open 9h Th Jh", f"discard {wild}")
    assert desk["took"] == ["B"]


@pytest.mark.article(CODE, "14", "31/B")
@pytest.mark.parametrize("wild", ["*", "2s"])
def test_but_not_to_close(wild: str) -> None:
    desk = at(f"hand B: 9h Th {wild}\nmeld D: 3c 4c 5c 6c 7c 8c 9c\ntook: D\nstock: Jh 4s 5s 6s").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("close-with-wild", "internazionale 14")
