"""Arts 1 and 3: the pack, and the draw for seats."""

from collections import Counter

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.core.cards import JOKER, cards, spell
from ventaglio.games.burraco.engine.deal import full_pack
from ventaglio.games.burraco.engine.seating import DrawAgain, Seating, draw_pack, seat_players
from ventaglio.games.burraco.engine.state import by_norm

CODE = "internazionale"
RULES = code(CODE)
PAIRS = ((0, 2), (1, 3))


def draw(*drawn: str) -> Seating | DrawAgain:
    return seat_players(RULES, tuple(cards(text) for text in drawn), PAIRS)


@pytest.mark.article(CODE, "1")
def test_two_packs_of_54_with_four_jokers() -> None:
    count = Counter(full_pack(Desk(CODE).state.table))
    assert (count.total(), count[JOKER]) == (108, 4)


@pytest.mark.article(CODE, "1", "Glossario")
def test_by_norm_cards_go_from_the_highest_to_the_lowest_and_then_by_suit() -> None:
    hand = cards("3s 8h Kh Ks Kc Kd Ac 2s *")
    assert spell(by_norm(Desk(CODE).state.table.rules, hand)) == "* 2s Ac Kh Kd Kc Ks 8h 3s"


@pytest.mark.article(CODE, "3")
def test_the_highest_is_served_and_keeps_the_score_and_the_lower_opponent_deals() -> None:
    assert len(draw_pack(RULES)) == 108
    assert draw("9c", "Kd", "5h", "3s") == Seating(seats=(2, 1, 0, 3), served=1, dealer=2, score_keeper=1)


@pytest.mark.article(CODE, "3")
def test_suits_decide_between_equal_ranks() -> None:
    seating = draw("Kd", "Kh", "Ks", "Kc")
    assert isinstance(seating, Seating)
    assert (seating.served, seating.dealer) == (1, 2)


@pytest.mark.article(CODE, "3")
@pytest.mark.parametrize("drawn", ["Kh", "*"])
def test_identical_cards_draw_again_and_keep_their_place(drawn: str) -> None:
    assert draw(drawn, "9d", "8c", drawn) == DrawAgain((0, 3))
    seating = draw(f"{drawn} 3s", "9d", "8c", f"{drawn} 4s")
    assert isinstance(seating, Seating)
    assert (seating.served, seating.dealer) == (3, 2)
