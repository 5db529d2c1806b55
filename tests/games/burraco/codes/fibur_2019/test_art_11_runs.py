"""Art. 11: runs."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "11")
at = partial(Desk, CODE)
ACE_TO_KING = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks"
TWO_TO_ACE = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"


def opening(laid: str) -> Desk:
    """A player about to open these cards, with two more in hand."""
    return at(f"hand B: {laid} 9c Kd\nstock: 8d 3h 4h 5h").play("draw")


def attaching(meld: str, *more: str) -> Desk:
    """A player with these cards to attach, and two more in hand."""
    return at(f"hand B: {' '.join(more)} 9c Kd\nmeld D: {meld}\nstock: 8d 3h 4h 5h").play("draw")


@pytest.mark.parametrize(
    "laid, lies",
    [
        ("3h 4h 5h", "3h 4h 5h"),
        ("5h 3h 4h", "3h 4h 5h"),
        ("As 2s 3s", "As 2s 3s"),
        ("Qs Ks As", "Qs Ks As"),
        ("As Ks Qs", "Qs Ks As"),
        ("9c Tc Jc Qc Kc", "9c Tc Jc Qc Kc"),
    ],
)
def test_three_or_more_cards_of_a_suit_in_whatever_order_they_are_laid(laid: str, lies: str) -> None:
    assert opening(laid).play(f"open {laid}")["meld 1"] == lies


@pytest.mark.parametrize("laid", ["3h 4h", "As", "* 5h"])
def test_three_cards_at_the_least(laid: str) -> None:
    assert opening(laid).refuses(f"open {laid}") == ("too-few-cards", "fibur-2019 12")


@pytest.mark.parametrize(
    "laid, reason",
    [
        ("3h 4h 6h", "gap-in-run"),
        ("Ah 2h 4h", "gap-in-run"),
        ("3h 4h 7h *", "gap-in-run"),
        ("3h 5h 7h *", "gap-in-run"),
        ("3s 4s 4s 5s", "same-card-twice"),
    ],
)
def test_no_run(laid: str, reason: str) -> None:
    assert opening(laid).refuses(f"open {laid}") == (reason, "fibur-2019 11")


@pytest.mark.article(CODE, "12")
@pytest.mark.parametrize("laid", ["3s 4s 5d", "3s 3d 4s", "3s 4s 5d *"])
def test_neither_run_nor_set(laid: str) -> None:
    assert opening(laid).refuses(f"open {laid}") == ("neither-set-nor-run", "fibur-2019 12")


@pytest.mark.parametrize("run", [ACE_TO_KING, TWO_TO_ACE], ids=["A to K", "2 to A"])
@pytest.mark.parametrize("wild", ["*", "2s", "2h"])
@pytest.mark.article(CODE, "10")
def test_w08_the_longest_run_has_thirteen_cards_and_a_wild(run: str, wild: str) -> None:
    desk = opening(f"{run} {wild}").play(f"open {run} {wild}")
    assert desk["meld 1"] == f"{wild} {run}"
    assert len(desk.state.melds[0].meld) == 14
    assert desk["burraco 1"] == "semi"


@pytest.mark.parametrize("run", [ACE_TO_KING, TWO_TO_ACE], ids=["A to K", "2 to A"])
def test_w08_nothing_more_can_be_attached_to_it(run: str) -> None:
    desk = attaching(f"* {run}", "As")
    for line in ("attach 1 As", "attach 1 As low"):
        assert desk.refuses(line) is not None
    assert attaching(f"* {run}", "2h").refuses("attach 1 2h") == ("two-wilds", "fibur-2019 10")
    assert attaching(f"* {run}", "7s").refuses("attach 1 7s") == ("place-taken", "fibur-2019 11")


# ── The ace ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_ace_goes_before_the_two_or_after_the_king() -> None:
    assert attaching("2s 3s 4s", "As").play("attach 1 As low")["meld 1"] == "As 2s 3s 4s"
    assert attaching("Js Qs Ks", "As").play("attach 1 As")["meld 1"] == "Js Qs Ks As"


def test_it_does_not_join_the_ends() -> None:
    assert opening("Ks As 3s").refuses("open Ks As 3s") == ("gap-in-run", "fibur-2019 11")
    assert attaching("Qs Ks As", "3s").refuses("attach 1 3s") == ("gap-in-run", "fibur-2019 11")
    assert attaching("As 2s 3s", "Ks").refuses("attach 1 Ks") == ("gap-in-run", "fibur-2019 11")


@pytest.mark.article(CODE, "10")
def test_k_a_2_is_king_and_ace_with_a_wild_and_not_a_natural_two() -> None:
    desk = opening("Ks As 2s").play("open Ks As 2s")
    assert desk["meld 1"] == "2s Ks As"
    assert attaching("2s Ks As", "*").refuses("attach 1 *") == ("two-wilds", "fibur-2019 10")
    assert opening("Ks As 2s 3s").refuses("open Ks As 2s 3s") == ("gap-in-run", "fibur-2019 11")


@pytest.mark.parametrize("laid", [f"{ACE_TO_KING} As", "As 2s 3s As", "Qs Ks As As"])
def test_a_run_has_one_ace(laid: str) -> None:
    assert opening(laid).refuses(f"open {laid}") == ("two-aces", "fibur-2019 11")


def test_nor_is_a_second_one_attached() -> None:
    assert attaching(ACE_TO_KING, "As").refuses("attach 1 As") == ("two-aces", "fibur-2019 11")
    assert attaching(TWO_TO_ACE, "As").refuses("attach 1 As low") == ("two-aces", "fibur-2019 11")


def test_the_ace_of_a_full_suit_lies_where_it_was_put() -> None:
    assert opening(ACE_TO_KING).play(f"open {ACE_TO_KING}")["meld 1"] == ACE_TO_KING
    assert opening(TWO_TO_ACE).play(f"open {TWO_TO_ACE}")["meld 1"] == TWO_TO_ACE


def test_only_an_ace_can_be_put_low() -> None:
    assert attaching("3s 4s 5s", "2s").refuses("attach 1 2s low") == ("low-is-for-aces", "fibur-2019 11")


# ── Attaching ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_run_grows_at_both_ends() -> None:
    desk = attaching("5h 6h 7h", "8h", "4h", "9h").play("attach 1 8h", "attach 1 4h", "attach 1 9h")
    assert desk["meld 1"] == "4h 5h 6h 7h 8h 9h"


@pytest.mark.parametrize(
    "card, reason", [("9h", "gap-in-run"), ("3h", "gap-in-run"), ("8d", "does-not-fit"), ("6h", "place-taken")]
)
def test_a_card_that_does_not_follow_is_not_attached(card: str, reason: str) -> None:
    assert attaching("5h 6h 7h", card).refuses(f"attach 1 {card}") == (reason, "fibur-2019 11")
