"""The random player does anything he may, and nothing else."""

from random import Random

import pytest

from tests.texts import BURRACO_CODES as CODES
from ventaglio.games.burraco.bots.matches import play_match
from ventaglio.games.burraco.bots.random import RandomAgent
from ventaglio.games.burraco.engine.match import open_table
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.game import BURRACO

TABLES = [(code, players) for code, rules in CODES.items() for players in sorted(rules.packs.value)]
each_table = pytest.mark.parametrize("code, players", TABLES, ids=[f"{code}-{players}" for code, players in TABLES])


def position(text: str) -> State:
    return BURRACO.parse_position(f"code: {text}", complete=True)


def choices(state: State, times: int) -> set[str]:
    """What the player on turn chooses, asked many times."""
    seat = state.turn
    view, menu = BURRACO.view(state, seat), BURRACO.menu(state, seat)
    agent = RandomAgent(Random(1))
    return {BURRACO.spell_action(agent.choose(view, menu)) for _ in range(times)}


@pytest.mark.parametrize(
    "text",
    [
        "fibur-2019\nphase: pick-up",
        "fibur-2019\nphase: play\nhand B: 4h 5h 6h 7h 2h * 6d 6d 6s 9c Kc",
        "fibur-2019\nphase: play\nhand B: Ah 2h 3h 4h Kh Qh Jh 2s 3d Ac As",
        "fibur-2019\nphase: play\nhand B: 4h 5h 6h 7h",
        "fibur-2019\nphase: play\nhand B: 4h 5h 6h",
        "fibur-2019\nphase: play\nhand B: 4h 5h 6h *",
        "fibur-2019\nphase: play\nhand B: 8h 8d 8s * 2c\nmeld B: 5c 6c 7c\nmeld D: Qd Kd Ad",
        "internazionale\nphase: play\ncollected: 1\nhand B: 4h 5h 6h Ks Qd",
        "fibur-2019\nphase: play\ntook: B\nhand B: 7h 9c\nmeld B: Ah 2h 3h 4h 5h 6h\nturns: 9",
    ],
)
def test_everything_legal_comes_up(text: str) -> None:
    state = position(text)
    assert choices(state, 6000) == {BURRACO.spell_action(action) for action in BURRACO.legal(state)}


def play_hands(code: str, players: int, seeds: range) -> None:
    """One hand for each seed; `act` refuses whatever is not legal."""
    for seed in seeds:
        rng = Random(f"{code} {players} {seed}")
        match = play_match(open_table(CODES[code], players, hands=1), [RandomAgent(rng)] * players, rng)
        assert match.finished
        assert len(match.hands) == 1


@pytest.mark.long
@each_table
def test_whole_hands(code: str, players: int) -> None:
    play_hands(code, players, range(8))


@pytest.mark.nightly
@each_table
def test_ten_thousand_hands(code: str, players: int) -> None:
    play_hands(code, players, range(8, 8 + 10_000 // len(TABLES) + 1))
