"""What a screen at a live-table offers beside the menu: what can be done there, and what the code refuses."""

from random import Random

from tests.games.tressette.referee.tressette_tavolo import Tavolo
from ventaglio.core.seats import TABLE
from ventaglio.games.tressette.engine.menu import expand_menu
from ventaglio.games.tressette.game import LIVE_TRESSETTE as LIVE
from ventaglio.games.tressette.game import TRESSETTE
from ventaglio.games.tressette.referee.live.listing import astray, listed


def test_what_is_astray_can_be_done_and_is_not_on_the_menu() -> None:
    rng = Random("astray")
    live = LIVE.open({"Code": "tradizionali", "Match": "single"})
    seen: set[str] = set()
    while (turn := LIVE.turn(live)) is not None:
        if turn == TABLE:
            action = next(iter(LIVE.legal(live)), None) if live.state.hands else LIVE.chance(live, rng.randbytes(32))
            assert action is not None
        else:
            for seat in range(4):
                found = astray(live, seat)
                menu = listed(LIVE.menu(live, seat), found)
                assert menu.astray == found
                assert not set(found) & {LIVE.spell_action(one) for one in expand_menu(menu)}
                for text in found:
                    seen.add(text.split()[0])
                    assert LIVE.judge(live, LIVE.parse_action(text), seat) is None, text
                    if text.split()[0] not in ("expose", "withdraw"):
                        assert TRESSETTE.judge(live.state, TRESSETTE.parse_action(text), seat) is not None, text
            action = rng.choice(list(LIVE.legal(live)))
        for event in LIVE.act(live, action, turn):
            live = LIVE.fold(live, event)
    assert {"play", "expose", "declare", "claim", "withdraw"} <= seen


def test_nothing_is_astray_before_the_cards_are_dealt() -> None:
    live = LIVE.open({"Code": "tradizionali", "Match": "single"})
    assert astray(live, 0) == ()


def test_nothing_is_listed_after_a_lay_down_that_takes_the_trick_in_progress() -> None:
    hands = ("hand A: d4 s4", "hand B: d3 c3", "hand C: d5 s5", "hand D: d6 s6")
    table = Tavolo("moderne", *hands).does("A play d4", "B claim")
    assert table.live.state.claimed == 1
    assert all(not LIVE.menu(table.live, seat).cards for seat in range(4))
