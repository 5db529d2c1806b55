"""Art. 3: the draw for seats."""

from random import Random

import pytest

from tests.texts import burraco_code as code
from ventaglio.core.cards import cards
from ventaglio.games.burraco.engine.seating import (
    DrawAgain,
    Seating,
    draw_pack,
    draw_seats,
    judge_draw,
    seat_players,
)

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "3")
RULES = code(CODE)
PAIRS = ((0, 2), (1, 3))


def draw(*drawn: str, sides: tuple[tuple[int, ...], ...] = PAIRS) -> Seating | DrawAgain:
    """The outcome when the players, numbered from 0, draw these cards."""
    return seat_players(RULES, tuple(cards(text) for text in drawn), sides)


def test_a_card_each_from_the_two_packs() -> None:
    assert len(draw_pack(RULES)) == 108
    assert judge_draw(RULES, 0, 108) is None
    assert judge_draw(RULES, 107, 108) is None


def test_a_card_that_is_not_there_cannot_be_drawn() -> None:
    refusal = judge_draw(RULES, 108, 108)
    assert refusal is not None
    assert (refusal.reason, refusal.cite.article) == ("no-card-there", "3")


def test_the_highest_is_served_and_keeps_the_score_and_the_lower_opponent_deals() -> None:
    seating = draw("5h", "Kd", "9c", "3s")
    assert seating == Seating(seats=(0, 1, 2, 3), served=1, dealer=0, score_keeper=1)


def test_partners_face_each_other_and_the_dealer_sits_at_the_right_of_the_served() -> None:
    seating = draw("9c", "Kd", "5h", "3s")
    assert seating == Seating(seats=(2, 1, 0, 3), served=1, dealer=2, score_keeper=1)


@pytest.mark.article(CODE, "1")
@pytest.mark.parametrize(
    "drawn, served",
    [
        (("*", "2h", "Ah", "Kh"), 0),
        (("Ah", "2s", "Kh", "Qh"), 1),
        (("Kh", "Qh", "As", "Jh"), 2),
        (("3h", "4h", "5h", "3s"), 2),
        (("Kd", "Kh", "Kc", "Ks"), 1),
        (("Kc", "Ks", "3h", "Kd"), 3),
    ],
    ids=["joker over 2", "2 over A", "A over K", "5 over 4", "hearts first", "then diamonds"],
)
def test_by_rank_and_then_by_suit(drawn: tuple[str, ...], served: int) -> None:
    seating = draw(*drawn)
    assert isinstance(seating, Seating)
    assert seating.served == served


def test_the_lowest_is_lowest_by_suit_too() -> None:
    seating = draw("3h", "Kd", "3s", "4s")
    assert isinstance(seating, Seating)
    assert seating.dealer == 2


@pytest.mark.parametrize("drawn", ["Kh", "*", "3s"], ids=["same card", "two jokers", "the two lowest"])
def test_identical_cards_draw_again(drawn: str) -> None:
    assert draw(drawn, "9d", "8c", drawn) == DrawAgain((0, 3))


def test_who_draws_again_keeps_his_place_before_the_others() -> None:
    seating = draw("Kh 3s", "Qd", "Jc", "Kh 4s")
    assert isinstance(seating, Seating)
    assert seating.served == 3, "the second card decides between the kings"
    assert seating.dealer == 2, "a three drawn again is still a king before the jack"


def test_a_second_card_decides_who_is_lowest() -> None:
    seating = draw("3h 2s", "Kd", "3h *", "Qd")
    assert isinstance(seating, Seating)
    assert seating.dealer == 0


def test_level_again_draws_again() -> None:
    assert draw("* 9h", "Qd", "Jc", "* 9h") == DrawAgain((0, 3))
    seating = draw("* 9h 5s", "Qd", "Jc", "* 9h 5h")
    assert isinstance(seating, Seating)
    assert seating.served == 3


def test_four_jokers_all_draw_again() -> None:
    assert draw("*", "*", "*", "*") == DrawAgain((0, 1, 2, 3))


def test_two_pairs_of_equal_cards_draw_again_from_the_higher() -> None:
    assert draw("Kh", "9s", "9s", "Kh") == DrawAgain((0, 3))
    assert draw("Kh 3s", "9s", "9s", "Kh 4s") == DrawAgain((1, 2))


@pytest.mark.article(CODE, "2")
def test_one_against_one_the_lower_deals() -> None:
    assert draw("5h", "Kd", sides=((0,), (1,))) == Seating(seats=(0, 1), served=1, dealer=0, score_keeper=1)


@pytest.mark.article(CODE, "Tre o cinque giocatori")
def test_of_five_the_highest_is_served_by_the_lowest() -> None:
    seating = draw("5h", "Kd", "9c", "3s", "Jd", sides=((0,), (1,), (2,), (3,), (4,)))
    assert isinstance(seating, Seating)
    assert seating.seats[:2] == (3, 1)
    assert sorted(seating.seats) == [0, 1, 2, 3, 4]


def test_everybody_draws_until_no_two_are_level() -> None:
    again = 0
    for seed in range(60):
        draws, seating = draw_seats(RULES, PAIRS, Random(seed))
        again += any(len(drawn) > 1 for drawn in draws)
        assert seat_players(RULES, draws, PAIRS) == seating
        assert len(set(draws)) == 4
    assert again
