"""Play the golden games again and rewrite their files: ``python -m tests.playthroughs`` from the project's folder.

Do so when a rule was changed on purpose, and read what changed.
"""

import random
from pathlib import Path
from typing import Any

import msgspec

from tests.playthroughs.chooser import choose, shuffle
from tests.playthroughs.story import tell
from ventaglio.burraco.codes import code
from ventaglio.burraco.game import BURRACO
from ventaglio.burraco.match import open_table
from ventaglio.burraco.state import Phase
from ventaglio.core.record import Move, Record
from ventaglio.core.seats import TABLE

HERE = Path(__file__).parent


class Plan(msgspec.Struct, frozen=True):
    """Which game to play: from which seed, how many hands of it at most, and what the referee does when."""

    code: str
    players: int
    seed: int
    hands: int
    table: dict[str, Any] = {}
    referee: dict[tuple[int, int], str] = {}
    """By hand and turns finished in it."""


PLANS = (
    Plan("fibur-2019", 2, 1, 2, {"hands": 2}),
    Plan("fibur-2019", 3, 3, 1),
    Plan("fibur-2019", 4, 3, 2, {"hands": 2}, {(1, 0): "redeal", (1, 9): "expire", (2, 12): "time-out"}),
    Plan("fibur-2019", 5, 3, 1, {"options": {"look": "at once (tables with screens)"}}),
    Plan("estratto", 2, 3, 1, {"target": 505}),
    Plan("estratto", 3, 2, 3),
    Plan("estratto", 4, 1, 1, {"target": 505, "names": ("Ada", "Bea", "Carlo", "Dino")}),
    Plan("estratto", 5, 0, 1, {"target": 505}),
    Plan("estratto", 6, 5, 1, {"target": 505}),
    Plan("internazionale", 3, 6, 1),
    Plan("internazionale", 4, 5, 2, {"hands": 2}, {(2, 13): "time-out"}),
    Plan("internazionale", 5, 3, 1),
    Plan("circolo", 4, 1, 2, {"hands": 3}, {(2, 0): "time-out"}),
)


def played(plan: Plan) -> Record:
    """The game of a plan."""
    opening = state = open_table(code(plan.code), plan.players, **plan.table)
    rng, moves, due = random.Random(plan.seed), [], dict(plan.referee)
    while state.phase is not Phase.END and state.hand_number <= plan.hands:
        if state.phase is Phase.DEAL:
            move = Move(TABLE, shuffle(state, rng))
        elif state.phase is Phase.PICK_UP and (state.hand_number, state.turns) in due:
            move = Move(TABLE, BURRACO.parse_action(due.pop((state.hand_number, state.turns))))
        else:
            move = Move(state.turn, choose(state))
        moves.append(move)
        for event in BURRACO.act(state, move.action, move.by):
            state = BURRACO.fold(state, event)
    headers = {**BURRACO.headers(opening), **BURRACO.result(state)}
    del headers["Fingerprint"]  # a new edition of a code may well play the same game
    return Record(headers, tuple(moves))


def main() -> None:
    for plan in PLANS:
        (HERE / f"{plan.code}-{plan.players}.txt").write_text(tell(played(plan)), encoding="utf-8")


if __name__ == "__main__":
    main()
