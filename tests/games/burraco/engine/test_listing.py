"""The menu that a screen gets: the same choices as the menu, each with the text that does it."""

from random import Random

import pytest

from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.bots.levels import BurracoBot
from ventaglio.games.burraco.engine.actions import Discard, spell_action
from ventaglio.games.burraco.engine.events import HandEnded
from ventaglio.games.burraco.engine.listing import ListedMenu, listed
from ventaglio.games.burraco.engine.menu import expand_menu
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.game import BURRACO


def actions(choices: ListedMenu) -> list[str]:
    bare = [verb for verb, there in (("draw", choices.draw), ("take", choices.take)) if there]
    laying = [one.action for one in choices.attachments] + [one.action for one in choices.openings]
    return [*bare, *laying, *(f"discard {one.text}" for one in choices.discards)]


def check(state: State, seat: int) -> None:
    menu = BURRACO.menu(state, seat)
    choices = listed(state, seat, menu)
    expected = {spell_action(one) for one in expand_menu(menu, len(state.hands[seat]))}
    assert sorted(actions(choices)) == sorted(expected)
    for one in choices.discards:
        ended = [event for event in BURRACO.act(state, Discard(one), seat) if isinstance(event, HandEnded)]
        assert choices.closes == (bool(ended) and ended[0].how == "closed")
    known = {tuple(sorted(one.cards)) for one in choices.openings} | {(one.card,) for one in choices.attachments}
    assert set(choices.hints) <= known
    assert bool(choices.hints) == bool(known)
    assert set(choices.wilds) <= set(state.hands[seat])


@pytest.mark.parametrize("code", ["fibur-2019", "internazionale"])
def test_everything_on_the_menu_is_listed_once(code: str) -> None:
    rng = Random(f"listing {code}")
    state = BURRACO.open({"Code": code, "Players": "4", "Hands": "2"})
    agents = [BurracoBot("novizio", Random(rng.random())) for _ in range(4)]
    closed = 0
    while (turn := BURRACO.turn(state)) is not None:
        if turn == TABLE:
            action = BURRACO.chance(state, rng.randbytes(32))
        else:
            check(state, turn)
            assert listed(state, (turn + 1) % 4, BURRACO.menu(state, (turn + 1) % 4)) == ListedMenu()
            closed += listed(state, turn, BURRACO.menu(state, turn)).closes
            action = agents[turn].choose(BURRACO.view(state, turn), BURRACO.menu(state, turn))
        for event in BURRACO.act(state, action, turn):
            state = BURRACO.fold(state, event)
    assert closed
