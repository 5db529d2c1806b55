"""How fast learners are served: our vectorised tables beside OpenSpiel's Hearts, both from Python, in turns.

A step of ours is one call for all tables: it plays an action at each, deals again where a hand has ended, and gives
masks, observations, rewards and who is to act; the actions are drawn at random from the masks by another call. A step
of OpenSpiel asks for the legal actions, draws one and applies it; it is measured without and with an observation.
"""

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from statistics import median
from time import process_time

from bench._measure import ROUNDS, one_core

SECONDS = 1.0
TABLES = (256, 1024, 4096)


def hearts(observing: bool) -> Callable[[], int]:
    """A game of OpenSpiel's Hearts, its dealing included; how many steps it had."""
    game = import_module("pyspiel").load_game("hearts")
    rng = random.Random(1)

    def play() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
                if observing:
                    state.information_state_tensor()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return steps

    return play


def ours(game: str, tables: int, **chosen: object) -> Callable[[], int]:
    """A step at every table."""
    from ventaglio.lab.environments import vector

    made = vector(game, tables, **chosen)
    made.reset(1)

    def play() -> int:
        made.step(made.any_action())
        return tables

    return play


def rate(play: Callable[[], int], seconds: float) -> float:
    """Steps a second of processor time."""
    steps, began = 0, process_time()
    while (elapsed := process_time() - began) < seconds:
        steps += play()
    return steps / elapsed


def main(options: Sequence[str] = ()) -> None:
    """Print how many steps a second each of them makes."""
    yardstick = "OpenSpiel, Hearts"
    players: dict[str, Callable[[], int]] = {yardstick: hearts(False), f"{yardstick}, observed": hearts(True)}
    for tables in TABLES:
        players[f"Tressette, cards only, {tables} tables"] = ours("tressette", tables, cards_only=True)
    players["Tressette, all acts, 1024 tables"] = ours("tressette", 1024)
    players["Burraco, four players, 1024 tables"] = ours("burraco", 1024)
    found: dict[str, list[float]] = {name: [] for name in players}
    with one_core():
        for play in players.values():
            rate(play, SECONDS / 4)
        for _ in range(ROUNDS):
            for name, play in players.items():
                found[name].append(rate(play, SECONDS))
    print(f"{ROUNDS} rounds of {SECONDS:g} s of processor time each, one core; medians, and the range of the rounds")
    print(f"{'':42}{'steps/s':>12}  {'range':>23}  {'× Hearts':>8}")
    unit = median(found[yardstick])
    for name, rounds in found.items():
        spread = f"{min(rounds):,.0f}–{max(rounds):,.0f}"
        print(f"{name:42}{median(rounds):12,.0f}  {spread:>23}  {median(rounds) / unit:8.1f}")
