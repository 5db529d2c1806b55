"""How fast compiled kernels play random hands, beside the native games of OpenSpiel.

Both sides play whole games inside compiled code, a batch in a call, and are given the same processor time in turns.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from bench._measure import one_core
from ventaglio.games.common.kernel.bits import processor

ROUNDS: Final = 7
SECONDS: Final = 1.0

Batch = Callable[[], int]
"""Plays some games and says how many."""


class Contest(NamedTuple):
    """A kernel, what it is measured by, and how many times as fast it has to be."""

    ours: str
    make: Callable[[], Batch]
    theirs: str
    peer: Callable[[], Batch]
    least: int


def burraco() -> Batch:
    """Burraco by the federation's code, four players, full rules, one smazzata a game."""
    from ventaglio.games.burraco.kernel.figures import compile_rules
    from ventaglio.games.burraco.kernel.playouts import random_hands
    from ventaglio.games.common.kernel.chance import dice
    from ventaglio.law.shelf import rules_by_id

    code, seed = compile_rules(rules_by_id("burraco")["fibur-2019"], 4), dice(1)

    def play() -> int:
        return len(random_hands(code, seed, 2000)[0])

    return play


def tressette() -> Batch:
    """Tressette, fixed pairs who keep silent, one passata a game: dealt, played and counted."""
    from ventaglio.games.tressette.kernel import compile_rules, random_passate
    from ventaglio.law.shelf import rules_by_id

    code, seeds = compile_rules(rules_by_id("tressette")["moderne"]), iter(range(1 << 31))

    def play() -> int:
        return len(random_passate(code, next(seeds), 20_000))

    return play


def native(name: str, players: int, games: int) -> Batch:
    """A game of OpenSpiel between its own random bots, played in C++ from the first card to the last."""
    library = import_module("pyspiel")
    game = library.load_game(name)
    bots = [library.make_uniform_random_bot(player, player + 1) for player in range(players)]
    seeds = iter(range(1 << 31))

    def play() -> int:
        for _ in range(games):
            library.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games

    return play


CONTESTS: Mapping[str, Contest] = {
    "burraco": Contest("Ventaglio, Burraco", burraco, "OpenSpiel, Gin Rummy", lambda: native("gin_rummy", 2, 20), 60),
    "tressette": Contest(
        "Ventaglio, Tressette",
        tressette,
        "OpenSpiel, Hearts",
        lambda: native("hearts", 4, 500),
        100 if "bmi2" in processor() else 60,
    ),
}


def main(options: Sequence[str] = ()) -> None:
    """Measure each kernel beside its peer."""
    if options:
        sys.exit(f"bench: no option {options[0]}")
    print(f"{ROUNDS} rounds of {SECONDS:g} s of processor time each, one core; medians")
    print(f"{'':28}{'games/s':>12}  {'× peer':>8}  {'wanted':>8}")
    for contest in CONTESTS.values():
        ours, theirs, times = measure(contest)
        print(f"{contest.ours:28}{ours:12,.0f}  {times:8.1f}  {contest.least:8}")
        print(f"{contest.theirs:28}{theirs:12,.0f}  {1:8.1f}")


def measure(contest: Contest) -> tuple[float, float, float]:
    """Games a second of both, and the median of their ratios in each round."""
    ours, theirs = contest.make(), contest.peer()
    with one_core():
        rate(ours, SECONDS / 4)
        rate(theirs, SECONDS / 4)
        found = [(rate(ours, SECONDS), rate(theirs, SECONDS)) for _ in range(ROUNDS)]
    return (
        median(one for one, _ in found),
        median(other for _, other in found),
        median(one / other for one, other in found),
    )


def rate(play: Batch, seconds: float) -> float:
    """Games a second over about so many seconds."""
    games, began = 0, process_time()
    while (elapsed := process_time() - began) < seconds:
        games += play()
    return games / elapsed
