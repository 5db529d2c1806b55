"""Art. 13: the burraco and its kinds."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "13", "Definizioni")
at = partial(Desk, CODE)
LONGEST = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"


def kind(meld: str) -> str:
    return str(at(f"meld B: {meld}")["burraco 1"])


@pytest.mark.parametrize(
    "meld",
    ["3h 4h 5h 6h 7h 8h", "* 3h 4h 5h 6h 7h", "5h 5h 5d 5d 5c 5c", "* 5h 5h 5d 5d 5c"],
    ids=["six in a run", "five and a wild", "six of a rank", "five of a rank and a wild"],
)
def test_six_cards_are_none(meld: str) -> None:
    assert kind(meld) == "none"


@pytest.mark.parametrize(
    "meld",
    [
        "3h 4h 5h 6h 7h 8h 9h",
        "8h 9h Th Jh Qh Kh Ah",
        "2h 3h 4h 5h 6h 7h 8h",
        "Ah 2h 3h 4h 5h 6h 7h",
        LONGEST,
        "5h 5h 5d 5d 5c 5c 5s",
        "5h 5h 5d 5d 5c 5c 5s 5s",
    ],
    ids=["run", "run to the ace", "natural two", "ace and natural two", "thirteen", "set of seven", "set of eight"],
)
def test_clean_has_no_wild_but_the_natural_two(meld: str) -> None:
    assert kind(meld) == "clean"


@pytest.mark.parametrize(
    "meld",
    [
        "* 3h 4h 5h 6h 7h 8h 9h",
        "2c 3h 4h 5h 6h 7h 8h 9h",
        "* 2h 3h 4h 5h 6h 7h 8h",
        "2h 2h 3h 4h 5h 6h 7h 8h",
        "Ah *=2h 3h 4h 5h 6h 7h 8h 9h",
        "3h 4h 5h 6h 7h 8h 9h *=Th Jh",
        "3h 4h *=5h 6h 7h 8h 9h Th Jh Qh",
        "2s 3s 4s 5s 6s 7s 8s *=9s Ts",
        f"* {LONGEST}",
        "* 5h 5h 5d 5d 5c 5c 5s",
        "* 5h 5h 5d 5d 5c 5c 5s 5s",
    ],
    ids=[
        "free joker before seven",
        "free two before seven",
        "free joker before seven with the natural two",
        "two twos of the suit",
        "wild before seven, after an ace",
        "wild after seven, before one",
        "wild before seven, after two",
        "the natural two is one of the seven",
        "fourteen",
        "set of eight with a wild",
        "set of nine with a wild",
    ],
)
def test_semi_has_seven_cards_on_one_side_of_the_wild_or_is_a_set_of_eight(meld: str) -> None:
    assert kind(meld) == "semi"


@pytest.mark.parametrize(
    "meld",
    [
        "* 3h 4h 5h 6h 7h 8h",
        "2c 3h 4h 5h 6h 7h 8h",
        "* 2h 3h 4h 5h 6h 7h",
        "3h 4h 5h *=6h 7h 8h 9h Th",
        "3h 4h 5h 6h 7h 8h *=9h Th",
        "3h 4h 5h 6h 7h 8h *=9h Th Jh Qh Kh Ah",
        "* 5h 5h 5d 5d 5c 5c",
        "2s 5h 5h 5d 5d 5c 5c",
    ],
    ids=[
        "free joker before six",
        "free two before six",
        "free joker before six with the natural two",
        "3 on one side, 4 on the other",
        "6 and 1",
        "6 and 5, twelve cards",
        "set of seven with a joker",
        "set of seven with a two",
    ],
)
def test_dirty_is_any_other_with_a_wild(meld: str) -> None:
    assert kind(meld) == "dirty"


# ── A burraco changes its kind as it grows ──────────────────────────────────────────────────────────────────


def attaching(meld: str, *more: str) -> Desk:
    desk = at(f"hand B: {' '.join(more)} 9c Kd\nmeld B: {meld}\nstock: 8d 3d 4d 6d").play("draw")
    return desk.play(*(f"attach 1 {one}" for one in more))


@pytest.mark.article(CODE, "10")
def test_the_card_a_two_stood_for_makes_the_burraco_clean() -> None:
    desk = attaching("3s 4s 5s 6s 2s=7s 8s", "7s")
    assert (desk["meld 1"], desk["burraco 1"]) == ("2s 3s 4s 5s 6s 7s 8s", "clean")


def test_an_eighth_card_makes_a_dirty_one_semi() -> None:
    assert attaching("* 3h 4h 5h 6h 7h 8h", "9h")["burraco 1"] == "semi"
    assert attaching("* 5h 5h 5d 5d 5c 5c", "5s")["burraco 1"] == "semi"


def test_a_card_beyond_the_wild_makes_a_semi_one_dirty_or_keeps_it() -> None:
    assert attaching("* 3h 4h 5h 6h 7h 8h", "Th")["burraco 1"] == "dirty"
    assert attaching("* 3h 4h 5h 6h 7h 8h 9h", "Jh")["burraco 1"] == "semi"


def test_a_wild_spoils_a_clean_one() -> None:
    assert attaching("3h 4h 5h 6h 7h 8h 9h", "*")["burraco 1"] == "semi"


@pytest.mark.article(CODE, "10")
def test_so_does_the_natural_two_that_leaves_its_place() -> None:
    desk = attaching("2h 3h 4h 5h 6h 7h 8h", "Th")
    assert (desk["meld 1"], desk["burraco 1"]) == ("3h 4h 5h 6h 7h 8h 2h=9h Th", "dirty")


def test_what_it_is_worth_is_told_to_everybody() -> None:
    desk = at("meld B: 3h 4h 5h 6h 7h 8h 9h")
    assert [desk.sees(who).melds[0].burraco for who in ("A", "C", None)] == ["clean"] * 3
