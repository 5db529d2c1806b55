"""Definizioni: what the words of the code mean, where something can be computed from them."""

from functools import partial

import pytest

from tests.support import Desk
from ventaglio.burraco.lastplay import LastPlay, Series, last_play
from ventaglio.burraco.score import value
from ventaglio.burraco.state import by_norm
from ventaglio.cards import cards, spell

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "Definizioni")
at = partial(Desk, CODE)

THREE_HEARTS_TO_ATTACH = "hand B: 8h 9h Th 4c 4d 4s Kd\nmeld B: 5h 6h 7h\nmeld D: Jc Jd Js"


# ── Ultimo gioco effettuato ─────────────────────────────────────────────────────────────────────────────────


def test_w01_to_5_6_7_of_hearts_attach_8_9_10_the_last_play_is_the_ten() -> None:
    desk = at(THREE_HEARTS_TO_ATTACH).play("draw", "attach 1 8h", "attach 1 9h", "attach 1 Th")
    assert last_play(desk.events) == LastPlay(1, cards("Th"), opened=False)


def test_w01_as_the_extract_means_it_the_three_hearts_are_one_play() -> None:
    desk = at(THREE_HEARTS_TO_ATTACH).play("draw", "attach 1 8h", "attach 1 9h", "attach 1 Th")
    assert last_play(desk.events, Series.WHOLE_ADDITION) == LastPlay(1, cards("8h 9h Th"), opened=False)


@pytest.mark.parametrize("series", Series)
def test_the_last_play_is_the_whole_of_a_meld_that_was_opened_last(series: Series) -> None:
    desk = at(THREE_HEARTS_TO_ATTACH).play("draw", "attach 1 8h", "open 4c 4d 4s")
    assert last_play(desk.events, series) == LastPlay(3, cards("4d 4c 4s"), opened=True)


@pytest.mark.parametrize("series", Series)
def test_a_card_attached_to_the_meld_just_opened_is_a_play_of_its_own(series: Series) -> None:
    desk = at("hand B: 8h 9h Th Jh Kd 3c").play("draw", "open 8h 9h Th", "attach 1 Jh")
    assert last_play(desk.events, series) == LastPlay(1, cards("Jh"), opened=False)


def test_an_addition_ends_where_another_meld_or_a_pozzetto_comes_between() -> None:
    desk = at("hand B: 8h 9h Jh 3c Kd 7s\nmeld B: 5h 6h 7h\nmeld D: Jc Jd Js")
    desk.play("draw", "attach 1 8h", "attach 2 Jh", "attach 1 9h")
    assert last_play(desk.events, Series.WHOLE_ADDITION) == LastPlay(1, cards("9h"), opened=False)
    direct = at("hand B: 8h\nmeld B: 5h 6h 7h\npozzetto: Th Jh Qh 3c 3d 4c 4d 6s 7s 8s Kd\nstock: 9h 3s 4s 5s 6s")
    direct.play("draw", "attach 1 8h", "attach 1 9h", "attach 1 Th")
    assert last_play(direct.events, Series.WHOLE_ADDITION) == LastPlay(1, cards("Th"), opened=False)


def test_a_turn_of_pick_up_and_discard_has_no_play() -> None:
    assert last_play(at("hand B: 8h 9h Kd").play("draw", "discard Kd").events) is None


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
