"""What everybody remembers of a hand: who is known to hold what, and who threw what."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.texts import parse_burraco
from ventaglio.core.cards import card, cards, spell
from ventaglio.core.codec import to_plain
from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.engine.events import (
    Attached,
    Discarded,
    Drew,
    Event,
    LaidAstray,
    Moved,
    Opened,
    PickUpUndone,
    PozzettoReturned,
    Took,
)
from ventaglio.games.burraco.engine.folding import fold
from ventaglio.games.burraco.engine.melds import Meld, read
from ventaglio.games.burraco.engine.position import spell_position
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.engine.view import view
from ventaglio.games.burraco.kernel import table as at
from ventaglio.games.burraco.kernel.figures import compile_rules
from ventaglio.games.burraco.kernel.reading import row_of_view, state_of
from ventaglio.games.burraco.plugin import KIT

HAND = "hand B: 4h 5h 6h 7h Kd"


def table(*lines: str) -> State:
    return parse_burraco("\n".join(("code: fibur-2019", *lines)), complete=True)


def after(state: State, *events: Event) -> State:
    for event in events:
        state = fold(state, event)
    return state


def known(state: State, seat: int = 1) -> str:
    return spell(state.known[seat])


def run(state: State, text: str) -> Meld:
    meld = read(cards(text), None, state.table.law)
    assert isinstance(meld, Meld)
    return meld


def test_what_is_collected_is_known_until_it_is_seen_again() -> None:
    state = after(table(HAND, "pile: 5h 9s Ts"), Took(1, cards("5h 9s Ts")))
    assert known(state) == "5h 9s Ts"
    state = after(state, Opened(1, 1, run(state, "4h 5h 6h")))
    # One of both fives lies on the table: whether it is the one from the pile nobody can tell.
    assert known(state) == "9s Ts"
    state = after(state, Attached(1, 1, card("7h"), False, run(state, "4h 5h 6h 7h")))
    assert known(state) == "9s Ts"
    state = after(state, Discarded(1, card("9s")))
    assert (known(state), spell(state.threw[1])) == ("Ts", "9s")
    assert [view(state, seat).known for seat in (None, 0, 1)] == [state.known] * 3
    assert [view(state, seat).threw for seat in (None, 0, 1)] == [state.threw] * 3


def test_what_is_drawn_is_not_known() -> None:
    state = table(HAND)
    assert after(state, Drew(1, state.stock[0])).known == ((), (), (), ())


def test_discards_are_remembered_in_their_order() -> None:
    state = after(table("hand B: Kd 4h", "hand C: 2c"), Discarded(1, card("Kd")), Discarded(2, card("2c")))
    assert list(map(spell, after(state, Discarded(1, card("4h"))).threw)) == ["", "Kd 4h", "2c", ""]


@pytest.mark.parametrize(
    "event, left",
    [
        (Moved("hand B", "pile", cards("5h"), 1), "6h"),
        (Moved("hand B", "pile", cards("Kd"), 1), "5h 6h"),
        (Moved("hand B", "stock", cards("Kd"), 1), ""),
        (Moved("hand B", "hand C", cards("Kd"), 1), ""),
        (Moved("pile", "hand B", cards("9s"), 1), "5h 6h 9s"),
        (Moved("stock", "hand B", cards("3c"), 1), "5h 6h"),
        (LaidAstray(1, cards("5h Kd")), "6h"),
        (PickUpUndone(1, "pile", cards("5h"), 1), "6h"),
        (PickUpUndone(1, "stock", cards("Kd"), 1), ""),
        (PozzettoReturned(1, cards("4h 7h"), 2, (0, 1, 0, 1)), ""),
    ],
)
def test_after_a_ruling_only_what_is_certain_is_known(event: Event, left: str) -> None:
    """Cards that leave a hand face down may be any of those that it was known to hold."""
    state = table(HAND, "known B: 5h 6h", "known C:", "pile: 9s", "stock: 3c 4c 5c 6c 7c 8c")
    assert known(after(state, event)) == left


def test_cards_that_come_back_from_the_table_are_known() -> None:
    state = after(table(HAND), LaidAstray(1, cards("5h Kd")), Moved("astray 1", "hand B", cards("5h Kd"), 2))
    assert known(state) == "5h Kd"


def test_a_position_tells_what_is_remembered() -> None:
    state = table(HAND, "known B: 5h 6h", "threw A: 9s 3d 9s")
    text = spell_position(state)
    assert "known B: 5h 6h\nthrew A: 9s 3d 9s\n" in text
    assert parse_burraco(text) == state
    nothing = spell_position(table(HAND))
    assert "known" not in nothing
    assert "threw" not in nothing


@pytest.mark.parametrize("line", ["known B: 5h 5h", "known B: 9s", "known B: 5h\nknown B: 6h", "threw Z: 5h"])
def test_a_position_that_remembers_what_cannot_be(line: str) -> None:
    with pytest.raises(BadInput):
        table(HAND, line)


def test_screens_are_not_told_what_one_has_seen_before() -> None:
    state = table(HAND, "known B: 5h 6h", "threw A: 9s")
    shown, whole = to_plain(KIT.shown(state, 1)), to_plain(view(state, 1))
    assert whole.keys() - shown.keys() == {"known", "threw"}
    assert shown == {name: value for name, value in whole.items() if name in shown}


def test_a_row_of_a_view_keeps_what_can_be_of_what_is_known() -> None:
    """A position that was made up may know more of a hand than there can be."""
    state = table("hand B: Kd Kd 4h", "hand C: 9s 8s", "hand D: 5h 9c")
    # B himself has both kings, and a hand of two cards cannot hold a third that is known.
    odd = replace(view(state, 1), known=((), cards("Kd 9s"), cards("Kd 5h 5h"), cards("5h")))
    code = compile_rules(state.table.rules, 4)
    row = row_of_view(odd, code, state.table.law, Random(1))
    again = state_of(row, code, state)
    assert list(map(len, again.hands)) == list(map(len, state.hands))
    assert list(map(spell, again.known)) == ["", "Kd", "5h", "5h"]
    assert row[at.KNOWN : at.THREW].sum() == 3
