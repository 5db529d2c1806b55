"""Art. 12: sets."""

from functools import partial

import pytest

from tests.support import Desk

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "12")
at = partial(Desk, CODE)
EIGHT = "5h 5h 5d 5d 5c 5c 5s 5s"


def opening(laid: str, players: str = "") -> Desk:
    return at(f"{players}\nhand B: {laid} 9c Kd\nstock: 8d 3h 4h 7h").play("draw")


def attaching(meld: str, card: str, players: str = "") -> Desk:
    return at(f"{players}\nhand B: {card} 9c Kd\nmeld B: {meld}\nstock: 8d 3h 4h 7h").play("draw")


@pytest.mark.parametrize("rank", "A3456789TJQK")
def test_three_or_more_cards_of_any_rank_but_the_two(rank: str) -> None:
    laid = f"{rank}h {rank}d {rank}s"
    assert opening(laid).play(f"open {laid}")["meld 1"] == laid


@pytest.mark.parametrize("laid", ["5h 5h 5d", "5h 5h *", "5h 5h 5d 5d"])
def test_suits_may_come_twice(laid: str) -> None:
    assert opening(laid).refuses(f"open {laid}") is None


def test_at_least_three_cards() -> None:
    assert opening("5h 5d").refuses("open 5h 5d") == ("too-few-cards", "fibur-2019 12")


def test_at_most_eight_cards_and_a_wild() -> None:
    desk = opening(f"{EIGHT} *").play(f"open {EIGHT} *")
    assert len(desk.state.melds[0].meld) == 9
    assert attaching(f"{EIGHT} *", "2h").refuses("attach 1 2h") == ("two-wilds", "fibur-2019 10")
    assert attaching(EIGHT, "*").play("attach 1 *")["meld 1"] == f"* {EIGHT}"


@pytest.mark.article(CODE, "Tre o cinque giocatori")
def test_with_three_packs_a_ninth_card_is_still_too_many() -> None:
    assert attaching(EIGHT, "5h", "players: 5").refuses("attach 1 5h") == ("set-too-long", "fibur-2019 12")
    nine = f"{EIGHT} 5h"
    assert opening(nine, "players: 5").refuses(f"open {nine}") == ("set-too-long", "fibur-2019 12")


@pytest.mark.article(CODE, "Tre o cinque giocatori")
def test_unless_the_table_lets_a_set_hold_all_there_are() -> None:
    option = "players: 5\noption set_naturals: 0"
    twelve = f"{EIGHT} 5h 5d 5c 5s"
    assert opening(f"{twelve} *", option).refuses(f"open {twelve} *") is None


@pytest.mark.parametrize("card", ["6h", "Kh"])
def test_a_card_of_another_rank_is_not_attached(card: str) -> None:
    assert attaching("5h 5d 5c", card).refuses(f"attach 1 {card}") == ("does-not-fit", "fibur-2019 12")


@pytest.mark.article(CODE, "10")
def test_two_jokers_and_one_card_are_no_set() -> None:
    assert opening("5h * *").refuses("open 5h * *") == ("two-wilds", "fibur-2019 10")
