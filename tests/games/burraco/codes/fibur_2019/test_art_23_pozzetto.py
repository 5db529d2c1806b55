"""Art. 23: taking the pozzetto and looking at it. Tables with screens have their own rule."""

from functools import partial

import pytest

from tests.support import Desk
from ventaglio.core.cards import cards
from ventaglio.games.burraco.engine.events import PozzettoSeen, PozzettoTaken
from ventaglio.games.burraco.engine.view import redact

CODE = "fibur-2019"
pytestmark = pytest.mark.article(CODE, "23")
at = partial(Desk, CODE)
POZZETTO = "3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"
ABOUT_TO_TAKE = f"""hand B: 9h Th 8s
    pozzetto: {POZZETTO}
    pozzetto: 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc
    stock: Jh 3s 4s 5s 6s 7s Ts Js
"""
SCREENS = "option look: at once (tables with screens)\n"


def with_discard(option: str = "") -> Desk:
    """B has just taken the pozzetto with his discard."""
    return at(option + ABOUT_TO_TAKE).play("draw", "open 9h Th Jh", "discard 8s")


# ── Taking ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "Definizioni")
def test_directly_without_a_discard_and_playing_on() -> None:
    desk = at("hand B: 9h Th\npozzetto: " + POZZETTO + "\nstock: Jh 3s 4s 5s").play("draw", "open 9h Th Jh")
    assert (desk["turn"], desk["phase"], desk["hand B"]) == ("B", "play", POZZETTO)
    desk.play("open 3d 4d 5d", "discard Kd")
    assert desk["cards B"] == 7


def test_with_the_discard_and_playing_it_at_the_next_turn() -> None:
    desk = with_discard()
    assert (desk["turn"], desk["took"], desk["cards B"]) == ("C", ["B"], 11)
    assert desk.refuses("B open 3d 4d 5d") == ("not-your-turn", "fibur-2019 7")
    for _ in range(3):
        desk.pass_turn()
    assert desk.refuses("open 3d 4d 5d") == ("pick-up-first", "fibur-2019 7")


@pytest.mark.article(CODE, "4")
def test_the_first_to_take_has_the_pozzetto_that_lies_above() -> None:
    desk = with_discard()
    assert desk["hand B"] == POZZETTO
    assert desk.state.pozzetti == (cards("3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"),)


@pytest.mark.parametrize("taker", ["B", "D"])
@pytest.mark.article(CODE, "36")
def test_a_side_takes_one(taker: str) -> None:
    desk = at(f"hand B: 9h Th\ntook: {taker}\nstock: Jh 3s 4s 5s").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("nothing-left-to-discard", "fibur-2019 17")


@pytest.mark.article(CODE, "34")
def test_nor_a_second_one_with_the_discard() -> None:
    desk = at("hand B: 9h Th 8s\ntook: D\nstock: Jh 3s 4s 5s").play("draw")
    assert desk.refuses("open 9h Th Jh") == ("close-without-burraco", "fibur-2019 17")


def test_the_second_one_is_for_the_other_side() -> None:
    desk = at("hand B: 9h Th\ntook: C\nstock: Jh 3s 4s 5s").play("draw", "open 9h Th Jh")
    assert (desk["took"], desk["pozzetti"]) == (["C", "B"], [])


# ── Looking ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_taken_with_the_discard_it_is_seen_after_the_partners_discard() -> None:
    desk = with_discard()
    assert desk.sees("B").hand is None
    desk.pass_turn()
    assert desk.sees("B").hand is None, "C has played"
    desk.play("draw")
    assert desk.sees("B").hand is None, "D is playing"
    desk.pass_turn()
    assert desk["turn"] == "A"
    assert desk.sees("B").hand == cards(POZZETTO), "D has discarded"


def test_taken_directly_it_is_seen_at_once() -> None:
    desk = at("hand B: 9h Th\npozzetto: " + POZZETTO + "\nstock: Jh 3s 4s 5s").play("draw", "open 9h Th Jh")
    assert desk.sees("B").hand == cards(POZZETTO)


@pytest.mark.parametrize("who", ["A", "C", "D", None])
def test_nobody_else_ever_sees_it(who: str | None) -> None:
    desk = with_discard()
    taken = next(event for event in desk.events if isinstance(event, PozzettoTaken))
    desk.pass_turn()
    before = desk.state
    desk.pass_turn()
    seen = next(event for event in desk.events if isinstance(event, PozzettoSeen))
    seat = None if who is None else "ABCD".index(who)
    for event in (taken, seen):
        shown = redact(event, seat, before)
        assert isinstance(shown, PozzettoTaken | PozzettoSeen)
        assert shown.cards is None
    assert desk.sees(who).counts[1] == 11


def test_nor_does_its_taker_before_his_time() -> None:
    desk = with_discard()
    taken = next(event for event in desk.events if isinstance(event, PozzettoTaken))
    shown = redact(taken, 1, desk.state)
    assert isinstance(shown, PozzettoTaken)
    assert (shown.cards, shown.count) == (None, 11)


@pytest.mark.article(CODE, "Separé e paramani")
def test_with_screens_it_is_seen_without_waiting_for_the_partner() -> None:
    desk = with_discard(SCREENS)
    assert desk.sees("B").hand == cards(POZZETTO)
    assert {desk.sees(who).hand == cards(POZZETTO) for who in ("A", "C", "D", None)} == {False}


@pytest.mark.article(CODE, "2")
def test_who_has_no_partner_need_not_wait() -> None:
    desk = at("players: 2\n" + ABOUT_TO_TAKE).play("draw", "open 9h Th Jh", "discard 8s")
    assert desk.sees("B").hand == cards(POZZETTO)


@pytest.mark.parametrize("taker", ["A", "B", "C", "D"])
def test_each_waits_for_his_own_partner(taker: str) -> None:
    partner = {"A": "C", "B": "D", "C": "A", "D": "B"}[taker]
    position = ABOUT_TO_TAKE.replace("hand B", f"hand {taker}") + f"\nturn: {taker}\nturns: 4"
    desk = at(position).play("draw", "open 9h Th Jh", "discard 8s")
    while desk.sees(taker).hand is None:
        last = desk.pass_turn()
    assert last == partner
