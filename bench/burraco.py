"""How fast random players play: our Burraco beside the Gin Rummy of RLCard and of OpenSpiel.

Ours is played as every match between bots is: for every action a view and a menu are made and the action is judged.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from bench._measure import Play, open_spiel, rlcard, run


def ventaglio() -> Play:
    """Burraco by the federation's code, four players, one smazzata a game."""
    from ventaglio.games.burraco.bots.matches import play_match
    from ventaglio.games.burraco.bots.random import RandomAgent
    from ventaglio.games.burraco.engine.match import open_table
    from ventaglio.law.shelf import rules_by_id

    table = open_table(rules_by_id("burraco")["fibur-2019"], 4, hands=1)
    rng = random.Random(1)
    agents = [RandomAgent(rng) for _ in range(4)]

    def play() -> int:
        return sum(move.by >= 0 for move in play_match(table, agents, rng).moves)

    return play


ENGINES: Mapping[str, Callable[[], Play]] = {
    "Ventaglio, Burraco": ventaglio,
    "RLCard, Gin Rummy": partial(rlcard, "gin-rummy"),
    "OpenSpiel, Gin Rummy": partial(open_spiel, "gin_rummy"),
}


def main(options: Sequence[str] = ()) -> None:
    """Measure, or with ``--profile`` look closer."""
    run(ENGINES, "RLCard, Gin Rummy", options)
