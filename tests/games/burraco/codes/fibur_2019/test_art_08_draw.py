"""Art. 8: drawing from the stock."""

from functools import partial

import pytest

from tests.support import Desk
from ventaglio.games.burraco.engine.view import redact

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "8")
at = partial(Desk, CODE)


def test_the_first_card_of_the_stock_is_taken() -> None:
    desk = at("hand B: 5c 5d\nstock: Kd 3s 4s 5s").play("draw")
    assert desk["hand B"] == "5d Kd 5c"
    assert desk["stock"] == 3


@pytest.mark.article(CODE, "7")
@pytest.mark.parametrize("first", ["draw", "take"])
@pytest.mark.parametrize("second", ["draw", "take"])
def test_the_choice_is_final_and_there_is_one_pick_up(first: str, second: str) -> None:
    assert at().play(first).refuses(second) == ("already-picked-up", "fibur-2019 8")


@pytest.mark.article(CODE, "31")
@pytest.mark.parametrize("line", ["draw", "take"])
def test_nor_is_there_another_after_a_direct_pozzetto(line: str) -> None:
    direct = at("hand B: 5c 5d\nstock: 5s 3s 4s 6s").play("draw", "open 5c 5d 5s")
    assert direct["took"] == ["B"]
    assert direct.refuses(line) == ("already-picked-up", "fibur-2019 31")


@pytest.mark.article(CODE, "31", "8")
def test_in_the_next_turn_the_choice_is_final_by_its_own_article_again() -> None:
    desk = at("hand B: 5c 5d\nstock: 5s 3s 4s 6s 7s 8s 9s").play("draw", "open 5c 5d 5s")
    first = desk["hand B"].split()[0]
    assert desk.play(f"discard {first}", "draw").refuses("draw") == ("already-picked-up", "fibur-2019 8")


def test_only_the_drawer_learns_what_he_drew() -> None:
    desk = at("hand B: 5c 5d\nstock: Kd 3s 4s 5s")
    before = desk.state
    desk.play("draw")
    drew = desk.events[-1]
    assert redact(drew, 1, before) == drew
    for other in (0, 2, 3, None):
        assert redact(drew, other, before) != drew
        assert "Kd" not in str(redact(drew, other, before))


def test_everybody_always_sees_how_many_cards_are_left() -> None:
    desk = at("stock: Kd 3s 4s 5s")
    assert {desk.sees(who).stock for who in ("A", "B", "C", "D", None)} == {4}
