"""Play the golden games again and rewrite their files: ``python -m tests.playthroughs`` from the project's folder.

Do so when a rule was changed on purpose, and read what changed.
"""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tests.playthroughs import burraco_chooser, tressette_chooser
from tests.playthroughs.story import TRESSETTE_TABLES, name, tell
from tests.texts import burraco_code, tressette_code
from ventaglio.core.record import AnyGame, Move, Record
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.engine import state as burraco
from ventaglio.games.burraco.engine.match import open_table as open_burraco
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.tressette.engine import state as tressette
from ventaglio.games.tressette.engine.match import open_table as open_tressette
from ventaglio.games.tressette.game import TRESSETTE

HERE = Path(__file__).parent


class Plan(msgspec.Struct, frozen=True):
    """Which game of Burraco to play: from which seed, how many hands at most, and what the referee does when."""

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

WHOLE = {
    "tressette-tradizionali-A-accusa": 103,
    "tressette-tradizionali-B.a-accusa": 31,
    "tressette-tradizionali-B.b.1-accusa": 14,
    "tressette-tradizionali-B.b.2-accusa": 37,
    "tressette-moderne-A-accusa": 26,
    "tressette-moderne-B.a-accusa": 33,
    "tressette-moderne-B.b.1-accusa": 44,
    "tressette-moderne-B.b.2-accusa": 81,
}
"""The games of Tressette that are played to the end of the match, with their seeds. Of the others one passata is."""


def played(game: AnyGame, opening: Any, choose: Callable[[Any], Move], goes_on: Callable[[Any], bool]) -> Record:
    """A game from its opening, as the players choose."""
    state, moves = opening, []
    while game.turn(state) is not None and goes_on(state):
        moves.append(choose(state))
        for event in game.act(state, moves[-1].action, moves[-1].by):
            state = game.fold(state, event)
    headers = {**game.headers(opening), **game.result(state)}
    del headers["Fingerprint"]  # a new edition of a code may well play the same game
    return Record(headers, tuple(moves))


def play_burraco(plan: Plan) -> Record:
    """The game of a plan."""
    rng, due = random.Random(plan.seed), dict(plan.referee)

    def choose(state: burraco.State) -> Move:
        if state.phase is burraco.Phase.DEAL:
            return Move(TABLE, burraco_chooser.shuffle(state, rng))
        if state.phase is burraco.Phase.PICK_UP and (state.hand_number, state.turns) in due:
            return Move(TABLE, BURRACO.parse_action(due.pop((state.hand_number, state.turns))))
        return Move(state.turn, burraco_chooser.choose(state))

    opening = open_burraco(burraco_code(plan.code), plan.players, **plan.table)
    return played(BURRACO, opening, choose, lambda state: state.hand_number <= plan.hands)


def play_tressette(norms: str, options: dict[str, str], seed: int, passate: int) -> Record:
    """So many passate, unless the match is over before."""
    rng = random.Random(seed)

    def choose(state: tressette.State) -> Move:
        return tressette_chooser.choose(state, rng)

    opening = open_tressette(tressette_code(norms), options=options)
    return played(TRESSETTE, opening, choose, lambda state: state.passata <= passate)


def games() -> Iterator[tuple[AnyGame, Record]]:
    """All golden games."""
    for plan in PLANS:
        yield BURRACO, play_burraco(plan)
    for number, (norms, pairs, way) in enumerate(TRESSETTE_TABLES):
        options = {"pairs": pairs.value, "buongioco": way.value}
        record = play_tressette(norms, options, number, 1)
        whole = WHOLE.get(name(TRESSETTE, record))
        yield TRESSETTE, record if whole is None else play_tressette(norms, options, whole, 99)


def main() -> None:
    for game, record in games():
        (HERE / f"{name(game, record)}.txt").write_text(tell(game, record), encoding="utf-8")


if __name__ == "__main__":
    main()
