"""Definizioni: what the words of the code mean, where something can be computed from them."""

from functools import partial

import pytest

from tests.support import Desk
from ventaglio.core.cards import cards, spell
from ventaglio.games.burraco.engine.score import value
from ventaglio.games.burraco.engine.state import by_norm

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "Definizioni")
at = partial(Desk, CODE)


# ── Scartare secondo norma, Valore carta ────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "1")
def test_by_norm_cards_go_from_the_highest_to_the_lowest_and_then_by_suit() -> None:
    hand = cards("3s 8h Kh Ks Kc Kd Ac 2s *")
    assert spell(by_norm(at().state.table.rules, hand)) == "* 2s Ac Kh Kd Kc Ks 8h 3s"


@pytest.mark.article(CODE, "1")
def test_the_value_of_a_card_is_its_points() -> None:
    assert value(at().state.table.rules, cards("* 2s Ac Kh 8h 7h 3s")) == 30 + 20 + 15 + 10 + 10 + 5 + 5


# ── Legare: to one's own melds ──────────────────────────────────────────────────────────────────────────────


def test_cards_are_attached_to_the_melds_of_the_own_side_only() -> None:
    desk = at("hand B: 8h 9c Kd\nmeld B: 5c 6c 7c\nmeld D: 5d 6d 7d\nmeld C: 5h 6h 7h").play("draw")
    assert desk.refuses("attach 3 8h") == ("meld-of-the-others", "fibur-2019 Definizioni")
    assert desk.refuses("attach 4 8h") == ("no-such-meld", "fibur-2019 Definizioni")


def test_cards_are_attached_to_the_melds_of_the_partner() -> None:
    desk = at("hand B: 8d 9c Kd\nmeld D: 5d 6d 7d").play("draw", "attach 1 8d")
    assert desk["meld 1"] == "5d 6d 7d 8d"
