"""The basic player: legal, honest, repeatable, better than chance, and with some sense."""

from random import Random

import pytest

from tests.leaks.test_burraco_leaks import permuted
from tests.texts import BURRACO_CODES as CODES
from ventaglio.games.burraco.bots import agent
from ventaglio.games.burraco.bots.basic import BasicAgent
from ventaglio.games.burraco.bots.matches import Match, play_match
from ventaglio.games.burraco.engine.actions import Deal
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import Phase, State
from ventaglio.games.burraco.game import BURRACO

TABLES = [(code, players) for code, rules in CODES.items() for players in sorted(rules.packs.value)]
each_table = pytest.mark.parametrize("code, players", TABLES, ids=[f"{code}-{players}" for code, players in TABLES])


def choice(state: State) -> str:
    seat = state.turn
    action = BasicAgent(Random(1)).choose(BURRACO.view(state, seat), BURRACO.menu(state, seat))
    return BURRACO.spell_action(action)


def turn(text: str) -> list[str]:
    """What the basic player does until the turn is over."""
    state = BURRACO.parse_position(f"code: {text}", complete=True)
    seat, done = state.turn, []
    while state.turn == seat and state.phase in (Phase.PICK_UP, Phase.PLAY):
        done.append(choice(state))
        for event in BURRACO.act(state, BURRACO.parse_action(done[-1]), seat):
            state = BURRACO.fold(state, event)
    return done


def hand(code: str, players: int, **options: str) -> Match:
    """One hand among basic players; `act` refuses whatever is not legal."""
    agents = [BasicAgent(Random(seat)) for seat in range(players)]
    return play_match(open_table(CODES[code], players, hands=1, options=options), agents, Random(players))


@pytest.mark.long
@each_table
def test_a_whole_hand(code: str, players: int) -> None:
    assert hand(code, players).finished


def test_plays_the_same_again() -> None:
    assert hand("internazionale", 3) == hand("internazionale", 3)


def test_needs_no_generator() -> None:
    state = BURRACO.parse_position("code: circolo\nphase: play\nhand B: 3d 5c 9s", complete=True)
    assert BasicAgent().choose(BURRACO.view(state, 1), BURRACO.menu(state, 1)) in set(BURRACO.legal(state))


def test_the_menu_has_the_last_word_on_options() -> None:
    narrow = {"natural_two": "below a real three", "wild_moves": "only the natural two of a run without a wild"}
    assert hand("fibur-2019", 4, **narrow).finished


@pytest.mark.parametrize("name", ["random", "basic"])
def test_unseen_cards_make_no_difference(name: str) -> None:
    agents = [agent(name, Random(seat)) for seat in range(3)]
    match = play_match(open_table(CODES["internazionale"], 3, hands=1), agents, Random(7))
    state, rng, compared = match.opening, Random(8), 0
    for count, move in enumerate(match.moves):
        if not isinstance(move.action, Deal) and count % 5 == 0:
            other = permuted(state, move.by, rng)
            chosen = [
                agent(name, Random(count)).choose(BURRACO.view(one, move.by), BURRACO.menu(one, move.by))
                for one in (state, other)
            ]
            assert chosen[0] == chosen[1]
            compared += 1
        for event in BURRACO.act(state, move.action, move.by):
            state = BURRACO.fold(state, event)
    assert compared > 20


@pytest.mark.long
@pytest.mark.parametrize("code", CODES)
def test_beats_chance(code: str) -> None:
    """Short matches of which chance would win half."""
    wins = 0
    for seed in range(10):
        agents = [agent(("random", "basic")[seat % 2], Random(f"{seed} {seat}")) for seat in range(4)]
        match = play_match(open_table(CODES[code], 4, hands=1), agents, Random(seed))
        wins += match.winners == (1, 3)
    assert wins >= 8


# ── Card sense ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_collects_what_completes_a_burraco() -> None:
    done = turn("fibur-2019\nphase: pick-up\nhand B: 3d 5c 9s Jd Kh\nmeld D: 4h 5h 6h 7h 8h 9h\npile: Qc 3s Th")
    assert done[:2] == ["take", "attach 1 Th"]


def test_leaves_a_pile_of_no_use() -> None:
    assert turn("fibur-2019\nphase: pick-up\nhand B: 3d 3s 4h 5h 9c 9d Ks Kd\npile: Jc 7d")[0] == "draw"


def test_keeps_wilds_out_of_small_melds() -> None:
    done = turn("fibur-2019\nphase: play\nhand B: * 2c 3d 5h 8h 8d Ts Jc Qd Ks Ah 6c")
    assert [line.split()[0] for line in done] == ["discard"]
    assert done[0] not in ("discard *", "discard 2c")


def test_spends_a_wild_on_a_burraco_when_time_is_short() -> None:
    done = turn(
        "fibur-2019\nphase: play\nturns: 60\nhand B: 2c 3d 9h Jc Qd\nmeld D: Th Td Tc Tc Ts Ts\nstock: 3c 4c 5c 6c 7c"
    )
    assert "attach 1 2c" in done


def test_goes_to_the_pozzetto_directly() -> None:
    done = turn("fibur-2019\nphase: play\nhand B: 4h 5h 6h 8c 8d 8s")
    assert sorted(done[:2]) == ["open 4h 5h 6h", "open 8d 8c 8s"]


def test_goes_to_the_pozzetto_with_a_wild() -> None:
    done = turn("fibur-2019\nphase: play\nhand B: 4h 5h 6h 8c 8d * Kd")
    assert done == ["open 4h 5h 6h", "open * 8d 8c", "discard Kd"]


def test_closes() -> None:
    done = turn(
        "fibur-2019\nphase: play\nturns: 20\ntook: B A\nhand B: 9h Kd\nmeld D: 3h 4h 5h 6h 7h 8h\nhand D: 3s\n"
        "pozzetto:\n"
    )
    assert done == ["attach 1 9h", "discard Kd"]


def test_does_not_feed_the_others() -> None:
    done = turn("fibur-2019\nphase: play\nhand B: 9h 3c 5d 7s Jc Kd\nmeld A: 3h 4h 5h 6h 7h 8h\nturns: 8")
    assert done[-1] != "discard 9h"


def test_draws_rather_than_swap_for_ever() -> None:
    swapping = "fibur-2019\nphase: pick-up\nswaps: 9\nhand B: 3d 5c 5s 9s Jd Kh\npile: 5h"
    assert turn(swapping.replace("pile: 5h", "pile: Jh"))[0] == "draw"
