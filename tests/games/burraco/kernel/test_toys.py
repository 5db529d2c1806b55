"""Small tables, on which every line of play is walked by both engines."""

from collections.abc import Mapping
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tests.games.burraco.kernel.lockstep import Lockstep, Setting
from ventaglio.core.cards import cards
from ventaglio.games.burraco.engine.melds import Meld, read
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.games.burraco.engine.state import Laid, Phase, State
from ventaglio.games.burraco.kernel.reading import row_of
from ventaglio.law.shelf import rules_by_id

TURNS: Final = 2
"""A line is walked so far, or to the end of the hand."""

TOYS: Final = {
    "a run and a wild": ("3h 4h 5h *", "6h 7h 2h", "", "9c 9d"),
    "a set beside a run": ("7c 7d 7s 8s", "9s Ts 2s", "", "8d 8c"),
    "aces at both ends": ("Qd Kd Ad", "2d 3d 4d", "", "Ad 5d"),
    "a burraco in reach": ("7h 2c", "8h 9h", "3h 4h 5h 6h", "Th 2h"),
    "a two that climbs": ("5s 7s", "As 4s 2d", "2s 3s 4s", "6s 8s"),
    "a set and more wilds": ("Ac *", "As Ad", "Ah Ad 2d", "Ac 2c"),
}
"""Both hands, what lies before the first player, and the stock."""


def small(rules: Rules) -> Rules:
    """Rules for small tables: pozzetti of two cards, burrachi of four, one card of the stock that is never drawn."""
    norms: Mapping[str, Any] = {
        "pozzetti": dict.fromkeys(rules.packs.value, (2, 2)),
        "pozzetti_alone": dict.fromkeys(rules.pozzetti_alone.value, (2, 2)),
        "burraco_length": 4,
        "stock_reserve": 1,
        "close_in_first_lap": True,
    }
    return replace(rules, **{name: replace(getattr(rules, name), value=value) for name, value in norms.items()})


def position(table: Lockstep, toy: tuple[str, str, str, str], taken: bool) -> State:
    """A toy at a table, before or after both sides have taken their pozzetti."""
    first, second, laid, stock = map(cards, toy)
    state, players = table.opening, table.opening.table.players
    melds: tuple[Laid, ...] = ()
    if laid:
        meld = read(laid, None, state.table.law)
        assert isinstance(meld, Meld)
        melds = (Laid(0, meld),)
    return replace(
        state,
        phase=Phase.PICK_UP,
        hands=tuple(tuple(sorted(hand)) for hand in (first, second, *((cards("9c Jc"),) * (players - 2)))),
        stock=stock,
        pile=cards("6d"),
        pozzetti=() if taken else (cards("4d 3c"), cards("5c 5s")),
        took=(0, 1) if taken else (),
        melds=melds,
        known=((),) * players,
        threw=((),) * players,
    )


def name_of(state: State, table: Lockstep) -> bytes:
    """What tells a state from others: not how it came about, which nothing that can be done depends on."""
    return row_of(replace(state, known=(), threw=()), table.code).tobytes()


@pytest.mark.parametrize("taken", [False, True], ids=["pozzetti", "no-pozzetti"])
@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("code_id", rules_by_id("burraco"))
def test_every_line_of_play_is_the_same(code_id: str, toy: str, taken: bool) -> None:
    """All that two players could do is the same at both tables, and so is what it counts."""
    rules = small(rules_by_id("burraco")[code_id])
    table = Lockstep(Setting(rules, min(rules.packs.value), alone=min(rules.packs.value) == 3))
    state = position(table, TOYS[toy], taken)
    seen = {name_of(state, table)}
    waiting, ends = [state], 0
    while waiting:
        state = waiting.pop()
        table.row = row_of(state, table.code)
        for move in table.moves(state):
            table.row = row_of(state, table.code)
            after, over = table.step(state, move)
            ends += over
            if over or after.turns >= TURNS:
                continue
            table.compare_what_moved(after, state.turn)
            name = name_of(after, table)
            if name not in seen:
                seen.add(name)
                waiting.append(after)
    assert ends > 0
