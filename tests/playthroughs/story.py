"""A record told: after each move, what happened; after each hand or passata, its count line by line.

What is told stands in lines that a record's reader passes over, so the whole text is still a record.
"""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

from tests.playthroughs import burraco_story, tressette_story
from tests.texts import BURRACO_CODES as CODES
from tests.texts import TRESSETTE_CODES as NORMS
from ventaglio.core.record import AnyGame, Record, replay, spell_record
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.tressette.engine.rules import Buongioco, Pairs
from ventaglio.games.tressette.game import TRESSETTE

GAMES: Final[dict[str, AnyGame]] = {"burraco": BURRACO, "tressette": TRESSETTE}
TELLERS: Final[dict[str, Callable[[Any, Any, Any], Iterator[str]]]] = {
    "burraco": burraco_story.told,
    "tressette": tressette_story.told,
}

BURRACO_TABLES: Final = [(code, players) for code, rules in CODES.items() for players in sorted(rules.packs.value)]
"""Every code with every number of players it provides for."""
TRESSETTE_TABLES: Final = list(product(NORMS, Pairs, Buongioco))
"""Every set of norms with every way to form pairs and everything that may be done with buongioco."""


def names() -> list[str]:
    """The games that must be there."""
    burraco = [f"{code}-{players}" for code, players in BURRACO_TABLES]
    return burraco + [tressette_name(norms, pairs.value, way.value) for norms, pairs, way in TRESSETTE_TABLES]


def tressette_name(norms: str, pairs: str, buongioco: str) -> str:
    return f"tressette-{norms}-{pairs}-{buongioco.replace(' ', '-')}"


def name(game: AnyGame, record: Record) -> str:
    """The name of a record's file."""
    told = record.headers
    if game is BURRACO:
        return f"{told['Code']}-{told['Players']}"
    return tressette_name(told["Code"], told["Option.pairs"], told["Option.buongioco"])


def tell(game: AnyGame, record: Record) -> str:
    """The record with its story."""
    head, _, body = spell_record(game, record).partition("\n\n")
    moves = iter(body.splitlines())
    lines = [head, ""]
    for step in replay(game, record):
        lines.append(next(moves))
        state = step.before
        for event in step.events:
            after = game.fold(state, event)
            lines.extend(f"    ; {line}".rstrip() for line in TELLERS[game.name](event, state, after))
            state = after
    return "\n".join([*lines, *moves]) + "\n"
