"""What the benchmarks share: engines play random games in turns, on one core, and their rates are put side by side.

A round gives each engine the same processor time, so that it matters little what else the machine does, and the median
of the rounds counts. An action is a decision of a player; dealing is not counted, though it takes its time.
"""

import cProfile
import os
import pstats
import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import version
from statistics import median
from time import process_time

ROUNDS = 7
SECONDS = 2.0
"""How long each engine plays in each round."""

Play = Callable[[], int]
"""Plays one game and tells how many actions it had."""


def rlcard(game: str) -> Play:
    """A game of RLCard with the library's own random agent."""
    library = import_module("rlcard")
    agent_kind = import_module("rlcard.agents").RandomAgent
    env = library.make(game, config={"seed": 1})
    agent = agent_kind(num_actions=env.num_actions)

    def play() -> int:
        actions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(agent.step(state), agent.use_raw)
            actions += 1
        return actions

    return play


def open_spiel(name: str) -> Play:
    """A game of the C++ library, played from Python: legal actions, then a random one of them."""
    game = import_module("pyspiel").load_game(name)
    rng = random.Random(1)

    def play() -> int:
        actions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            # Chance is even in these games, so its outcomes can be drawn like actions.
            actions += not state.is_chance_node()
            state.apply_action(legal[int(rng.random() * len(legal))])
        return actions

    return play


def run(engines: Mapping[str, Callable[[], Play]], yardstick: str, options: Sequence[str]) -> None:
    """Measure, or with ``--profile`` look closer at the first engine, which is ours."""
    if unknown := [one for one in options if one != "--profile"]:
        sys.exit(f"bench: no option {unknown[0]}; there is --profile")
    if options:
        profile(next(iter(engines.values()))())
    else:
        compare({name: make() for name, make in engines.items()}, yardstick)


def compare(players: Mapping[str, Play], yardstick: str) -> None:
    """Print how fast each engine is."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
    with one_core():
        for play in players.values():
            rate(play, SECONDS / 4)  # fills caches, loads what is loaded late
        for _ in range(ROUNDS):
            for name, play in players.items():
                found[name].append(rate(play, SECONDS))
    unit = median(actions for actions, _ in found[yardstick])
    print(f"Python {sys.version.split()[0]}, rlcard {version('rlcard')}, open_spiel {version('open_spiel')}")
    print(f"{ROUNDS} rounds of {SECONDS:g} s of processor time each, one core; medians, and the range of the rounds")
    print(f"{'':28}{'actions/s':>10}  {'range':>17}  {'games/s':>8}  {'× RLCard':>8}")
    for name, rounds in found.items():
        actions = [one for one, _ in rounds]
        games = median(one for _, one in rounds)
        spread = f"{min(actions):,.0f}–{max(actions):,.0f}"
        middle = median(actions)
        print(f"{name:28}{middle:10,.0f}  {spread:>17}  {games:8,.1f}  {middle / unit:8.2f}")


def rate(play: Play, seconds: float) -> tuple[float, float]:
    """Actions and games a second over about so many seconds."""
    actions = games = 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        actions += play()
        games += 1
    return actions / elapsed, games / elapsed


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process on one core, where the system lets it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def profile(play: Play) -> None:
    """Print where our time goes."""
    rate(play, SECONDS / 4)
    profiler = cProfile.Profile()
    profiler.runcall(rate, play, 2 * SECONDS)
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(15)
