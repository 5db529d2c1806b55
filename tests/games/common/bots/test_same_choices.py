"""The basic players choose what they have always chosen: whatever makes them quicker changes no game.

Stored games are gone through move by move, and at each the player is asked again, made anew as at a server's table.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from ventaglio.core.record import AnyGame, parse_record, steps
from ventaglio.core.seats import TABLE
from ventaglio.games.burraco.bots.basic import BasicAgent as BurracoAgent
from ventaglio.games.burraco.bots.matches import without_swaps
from ventaglio.games.burraco.game import BURRACO
from ventaglio.games.tressette.bots.basic import BasicAgent as TressetteAgent
from ventaglio.games.tressette.game import TRESSETTE

STORED = Path(__file__).parent / "stored"
GAMES: dict[str, AnyGame] = {"burraco": BURRACO, "tressette": TRESSETTE}


def choose(game: str, view: Any, menu: Any) -> Any:
    """What a basic player does."""
    return (BurracoAgent(Random(0)) if game == "burraco" else TressetteAgent()).choose(view, menu)


@pytest.mark.parametrize("stored", sorted(STORED.glob("*.txt")), ids=lambda path: path.stem)
def test_a_basic_player_chooses_what_he_has_always_chosen(stored: Path) -> None:
    game, record = parse_record(stored.read_text(), GAMES)
    asked = 0
    for step in steps(game, record):
        by, before = step.move.by, step.before
        if by != TABLE and by == game.turn(before):
            menu = game.menu(before, by)
            menu = without_swaps(before, menu) if game is BURRACO else menu
            chosen = choose(game.name, game.view(before, by), menu)
            assert chosen == step.move.action, f"line {step.move.line}: {game.spell_action(chosen)}"
            asked += 1
    assert asked > 20


def test_games_of_every_code_are_stored() -> None:
    names = {path.stem for path in STORED.glob("*.txt")}
    assert {name.split("-")[0] for name in names} == {
        *("fibur", "estratto", "internazionale", "circolo", "tradizionali", "moderne")
    }
