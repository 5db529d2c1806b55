"""Bad input and rare corners of Burraco: each gets one clear sentence, or the right answer."""

import pytest

from tests.texts import BURRACO_CODES as CODES
from tests.texts import burraco_code as code
from ventaglio.core.cards import cards
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine.actions import Abandon, Open, parse_action, spell_action
from ventaglio.games.burraco.engine.clock import turn_seconds
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.melds import Law
from ventaglio.games.burraco.engine.menu import Menu, menu
from ventaglio.games.burraco.engine.openings import expand, offers
from ventaglio.games.burraco.engine.state import Phase
from ventaglio.games.burraco.game import BURRACO

FIBUR = code("fibur-2019")


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("draw two", "'draw' stands alone, but 'two' follows it"),
        ("open 2s=7s *=8s 9s", "only one card of a meld can stand for another"),
        ("open 5h=6h 7h 8h", "only a joker or a two can stand for another card"),
        ("attach one 5h", "is not complete: write 'attach MELD-NUMBER CARD"),
        ("discard", "is not complete: write 'discard CARD'"),
        ("deal half 5h", "is not complete: write 'deal CUT"),
        ("abandon G", "is not complete: write 'abandon SEAT'"),
        ("shout", "'shout' is no action: the actions are redeal, draw, take"),
        ("open 5h 6q 7h", "'open 5h 6q 7h': '6q' is not a card"),
        ("", "an empty line is no action"),
    ],
)
def test_a_text_that_is_no_action_says_why(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        parse_action(text)


def test_actions_of_the_table_have_text_too() -> None:
    for text in ("abandon F", "deal 12 unnoticed 5h 6h", "redeal", "time-out", "watch-stall", "expire"):
        assert spell_action(parse_action(text)) == text
    assert parse_action("abandon F") == Abandon(5)
    assert isinstance(parse_action("open * 5h 6h"), Open)


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        ({"players": 6}, r"fibur-2019 has no game for 6 players: it has 2, 3, 4, 5 \(fibur-2019 1\)"),
        ({"hands": 2, "target": 505}, "either a number of smazzate or a target, not both"),
        ({"alone": True}, "everybody for himself is a game for three or five, not for 4"),
        ({"names": ("Anna", "Bea")}, "2 names for 4 players"),
        ({"hands": 0}, "at least one smazzata"),
        ({"options": {"colour": "red"}}, "fibur-2019: no option 'colour'"),
        ({"options": {"look": "never"}}, "fibur-2019: option 'look' cannot be 'never'"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        open_table(FIBUR, **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("code: fibur-2020", "fibur-2020"),
        ("colour: red", "position line 1: 'colour: red' is not one of the lines a position has"),
        ("code: fibur-2019\ncode: estratto", "position line 2: 'code' stands twice"),
        ("code: fibur-2019\nphase: dreaming", r"position line 2 \(phase\): 'dreaming' is no phase"),
        ("code: fibur-2019\ntotals: a b c d", r"\(totals\): 'a b c d' are no points"),
        ("code: fibur-2019\ntotals: 5 5", r"\(totals\): 2 totals for 4 players"),
        ("code: fibur-2019\nsides: 0 1", r"\(sides\): 2 sides for 4 players"),
        ("code: fibur-2019\nturns: many", r"\(turns\): 'many' is no number"),
        ("code: fibur-2019\nplayed: perhaps", r"\(played\): write yes or no, not 'perhaps'"),
        ("code: fibur-2019\nmeld A: 5h 6h 8h", r"\(meld\): '5h 6h 8h' is no meld: gap-in-run"),
        ("code: fibur-2019\nhand A: 5h 5x", r"\(hand\): '5x' is not a card"),
        ("code: fibur-2019\nhand Z: 5h", r"\(hand\): 'Z' is no seat of this table"),
        ("code: fibur-2019\nalone: yes", "nobody plays alone at a table of 4"),
        ("code: fibur-2019\nhand A: 5h 5h 5h", "there are more 5♥ in the position than in the pack"),
    ],
)
def test_a_position_that_cannot_be_read_says_where(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        BURRACO.parse_position(text, complete=True)


def test_a_position_needs_all_its_hands_unless_it_is_to_be_completed() -> None:
    with pytest.raises(BadInput, match="a hand for each of the 4 seats, this one for 1"):
        BURRACO.parse_position("code: fibur-2019\nphase: play\nhand A: 5h")


def test_a_position_that_uses_the_pack_up_cannot_be_completed() -> None:
    state = BURRACO.parse_position("code: fibur-2019", complete=True)
    text = f"code: fibur-2019\nhand A: {' '.join(one.text for hand in state.hands for one in hand)}\n"
    stock = " ".join(one.text for one in state.stock)
    with pytest.raises(BadInput, match="the rest of the pack is too small"):
        BURRACO.parse_position(f"{text}stock: {stock}", complete=True)


def test_names_and_the_game_of_each_for_himself_survive_the_text() -> None:
    opened = open_table(FIBUR, 3, alone=True, names=("Anna; detta Nina", "B", "C"))
    assert BURRACO.parse_position(BURRACO.spell_position(opened)) == opened
    assert BURRACO.headers(opened)["Alone"] == "yes"
    assert BURRACO.open(BURRACO.headers(opened)) == opened
    switched = BURRACO.parse_position("code: fibur-2019\nplayers: 3\ntotals: 1500 0 0", complete=True)
    assert switched.alone
    assert BURRACO.parse_position(BURRACO.spell_position(switched)) == switched


def test_nobody_takes_a_pile_that_is_not_there() -> None:
    state = BURRACO.parse_position("code: fibur-2019\npile:", complete=True)
    refusal = BURRACO.judge(state, parse_action("take"), state.turn)
    assert refusal is not None
    assert refusal.reason == "empty-pile"


def test_only_the_cards_that_are_missing_are_named() -> None:
    state = BURRACO.parse_position("code: fibur-2019\nphase: play\nhand B: 4h 5h 6h Kd", complete=True)
    refusal = BURRACO.judge(state, parse_action("open 3h 4h Kd Kd"), state.turn)
    assert refusal is not None
    assert refusal.facts == {"cards": "3h Kd"}


@pytest.mark.parametrize(
    "text, reason",
    [
        ("code: fibur-2019\nstock: 5h 6h", "stock-is-out"),
        ("code: fibur-2019\nphase: deal", "not-dealt"),
        ("code: estratto", "no-turn-clock"),
    ],
)
def test_a_turn_that_cannot_end_does_not_expire(text: str, reason: str) -> None:
    state = BURRACO.parse_position(text, complete=True)
    refusal = BURRACO.judge(state, parse_action("expire"), TABLE)
    assert refusal is not None
    assert refusal.reason == reason


def test_nobody_has_choices_before_the_deal() -> None:
    state = open_table(FIBUR)
    assert state.phase is Phase.DEAL
    assert menu(state, state.turn) == Menu()
    assert list(BURRACO.legal(state)) == []


@pytest.mark.parametrize(
    "code_id, cards_held, seconds", [("fibur-2019", 3, 10), ("fibur-2019", 11, 40), ("circolo", 5, None)]
)
def test_turn_seconds(code_id: str, cards_held: int, seconds: int | None) -> None:
    assert turn_seconds(CODES[code_id], cards_held) == seconds


def test_a_hand_with_all_thirteen_ranks_may_put_its_ace_at_either_end_but_not_at_both() -> None:
    law = Law.of(FIBUR, 2)
    hand = cards("Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh *")
    runs = [meld for offer in offers(hand, law) for meld in expand(offer)]
    ends = {(meld.low, meld.high) for meld in runs if meld.wild is None}  # type: ignore[union-attr]
    assert {(1, 13), (2, 14)} <= ends
    assert (1, 14) not in ends
    assert len(runs) == len(set(runs))
