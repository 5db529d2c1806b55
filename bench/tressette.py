"""How fast random players play: our Tressette beside the Bridge of RLCard and the Hearts of OpenSpiel.

Ours is played as every match between bots is: for every action a view and a menu are made, with every formula that may
be said, and the action is judged.
"""

import random
from collections.abc import Sequence
from functools import partial

from bench._measure import Play, open_spiel, rlcard, run


def ventaglio(code: str) -> Play:
    """Fixed pairs, with accusations, one passata a game."""
    from ventaglio.games.tressette.bots.matches import play_match
    from ventaglio.games.tressette.bots.random import RandomAgent
    from ventaglio.games.tressette.engine.match import open_table
    from ventaglio.games.tressette.engine.state import Kind
    from ventaglio.law.shelf import rules_by_id

    table = open_table(rules_by_id("tressette")[code], kind=Kind.PASSATE, passate=1)
    rng = random.Random(1)
    agents = [RandomAgent(rng) for _ in range(4)]

    def play() -> int:
        return sum(move.by >= 0 for move in play_match(table, agents, rng).moves)

    return play


ENGINES = {
    "Ventaglio, traditional norms": partial(ventaglio, "tradizionali"),
    "Ventaglio, modern norms": partial(ventaglio, "moderne"),
    "RLCard, Bridge": partial(rlcard, "bridge"),
    "OpenSpiel, Hearts": partial(open_spiel, "hearts"),
}


def main(options: Sequence[str] = ()) -> None:
    """Measure, or with ``--profile`` look closer."""
    run(ENGINES, "RLCard, Bridge", options)
