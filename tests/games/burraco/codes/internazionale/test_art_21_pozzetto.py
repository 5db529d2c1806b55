"""Art. 21, point 4: looking at the pozzetto. Art. 32 bis: time for a turn. Art. 33: abandonment."""

from functools import partial

import pytest

from tests.support import Desk
from tests.texts import burraco_code as code
from ventaglio.core.cards import cards
from ventaglio.games.burraco.engine.clock import turn_seconds
from ventaglio.games.burraco.game import BURRACO

CODE = "internazionale"
at = partial(Desk, CODE)
POZZETTO = "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"
STOCK = "stock: Jh 4s 5s 6s 7s 8s Ts"


def with_discard(option: str = "") -> Desk:
    """B has just taken the pozzetto with his discard."""
    position = f"{option}hand B: 9h Th 8s\npozzetto: {POZZETTO}\n{STOCK}"
    return at(position).play("draw", "open 9h Th Jh", "discard 8s")


@pytest.mark.article(CODE, "21")
def test_taken_with_the_discard_it_is_seen_after_the_partners_discard() -> None:
    desk = with_discard()
    assert desk.sees("B").hand is None
    assert desk.pass_turn() == "C"
    assert desk.sees("B").hand is None
    assert desk.pass_turn() == "D"
    assert desk.sees("B").hand == cards(POZZETTO)
    assert {desk.sees(who).hand == cards(POZZETTO) for who in ("A", "C", "D", None)} == {False}


@pytest.mark.article(CODE, "21")
def test_taken_directly_it_is_seen_at_once() -> None:
    desk = at(f"hand B: 9h Th\npozzetto: {POZZETTO}\n{STOCK}").play("draw", "open 9h Th Jh")
    assert desk.sees("B").hand == cards(POZZETTO)


@pytest.mark.article(CODE, "21")
def test_a_table_with_screens_may_take_the_rule_of_2019() -> None:
    assert with_discard("option look: at once (tables with screens)\n").sees("B").hand == cards(POZZETTO)


@pytest.mark.article(CODE, "21", "31/C")
def test_a_side_takes_one() -> None:
    desk = at(f"hand B: 9h Th\ntook: D\n{STOCK}").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("nothing-left-to-discard", "internazionale 16")


@pytest.mark.article(CODE, "21", "31/A")
def test_nor_a_second_one_with_the_discard() -> None:
    desk = at(f"hand B: 9h Th 8s\ntook: D\n{STOCK}").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("close-without-clean-burraco", "internazionale Regola 1")


# ── 32 bis ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "32 bis")
@pytest.mark.parametrize("held, seconds", [(3, 10), (4, 20), (10, 20), (11, 40)])
def test_seconds_by_cards(held: int, seconds: int) -> None:
    assert turn_seconds(code(CODE), held) == seconds


@pytest.mark.article(CODE, "32 bis", "1")
@pytest.mark.parametrize("hand, highest", [("3h Kd *", "*"), ("3h 2d Ad", "2d"), ("Kd Kh Ks", "Kh")])
def test_the_highest_card_goes(hand: str, highest: str) -> None:
    assert at(f"hand B: {hand}\npile: 9s\n{STOCK}").play("draw", "table expire")["pile"] == f"9s {highest}"


@pytest.mark.article(CODE, "32 bis")
def test_who_has_not_picked_up_draws() -> None:
    desk = at("hand B: 3h 4d\npile: 9s\nstock: Kd 4s 5s 6s").play("table expire")
    assert (desk["pile"], desk["hand B"]) == ("9s Kd", "3h 4d")


@pytest.mark.article(CODE, "8", "32 bis", "Regola 3")
def test_who_collected_and_played_nothing_gives_the_pile_back_draws_and_discards_what_he_drew() -> None:
    desk = at("hand B: 5c 6c 7c 9d\npile: 8h Jd 4c\nstock: Ks 4s 5s 6s").play("take", "table expire")
    assert (desk["pile"], desk["melds"], desk["hand B"], desk["stock"]) == ("8h Jd 4c Ks", 0, "9d 5c 6c 7c", 3)
    assert (desk["turn"], desk["phase"]) == ("C", "pick-up")


@pytest.mark.article(CODE, "8", "32 bis")
def test_a_joker_drawn_then_is_discarded_too_and_the_single_card_lies_below_it() -> None:
    desk = at("hand B: 5c 6c 9d\npile: 7c\nstock: * 4s 5s 6s").play("take", "table expire")
    assert (desk["pile"], desk["hand B"]) == ("7c *", "9d 5c 6c")
    assert desk.state.swaps == 0


@pytest.mark.article(CODE, "32 bis")
def test_who_collected_and_played_discards_the_highest() -> None:
    desk = at("hand B: 5c 6c 9d\npile: 7c 3h").play("take", "open 5c 6c 7c", "table expire")
    assert (desk["pile"], desk["hand B"]) == ("9d", "3h")


@pytest.mark.article(CODE, "8", "32 bis")
def test_a_position_in_which_the_pile_was_collected_knows_its_cards() -> None:
    desk = at("hand B: 5c 6c 7c 9d\npile: 8h Jd\nstock: Ks 4s 5s 6s").play("take")
    again = at(BURRACO.spell_position(desk.state).partition("\n")[2].replace("code: internazionale\n", ""))
    assert again.play("table expire")["pile"] == "8h Jd Ks"


@pytest.mark.article(CODE, "32 bis")
def test_only_the_referee_does_it() -> None:
    assert at().refuses("C expire") == ("only-the-referee", "internazionale 32 bis")


# ── 33 ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "33")
def test_an_abandonment_is_recorded_by_the_referee() -> None:
    assert at().refuses("B abandon B") == ("bound-to-finish", "internazionale 33")
    desk = at("totals: 0 700 0 700").play("table abandon B")
    assert (desk["match"], desk["winners"], desk["totals"]) == ("abandoned", ["A", "C"], (0, 700, 0, 700))
