"""Makes the stored games: ``python -m tests.games.common.bots.stored.make``. When players are to play otherwise."""

from random import Random
from typing import Any

from tests.games.common.bots.test_same_choices import GAMES, STORED, choose
from ventaglio.core.record import spell_record
from ventaglio.games.burraco.bots.matches import BurracoKeeper
from ventaglio.games.common.bots.playing import Keeper, play_match, record_of
from ventaglio.games.tressette.bots.matches import TressetteKeeper

KEEPERS: dict[str, Any] = {"burraco": BurracoKeeper, "tressette": TressetteKeeper}
TABLES = {
    "fibur-2019-4": ("burraco", {"Code": "fibur-2019", "Players": "4", "Hands": "3"}),
    "fibur-2019-2": ("burraco", {"Code": "fibur-2019", "Players": "2", "Hands": "1"}),
    "estratto-5": ("burraco", {"Code": "estratto", "Players": "5", "Hands": "1"}),
    "internazionale-3": ("burraco", {"Code": "internazionale", "Players": "3", "Hands": "1"}),
    "circolo-4": ("burraco", {"Code": "circolo", "Players": "4", "Target": "1005"}),
    "tradizionali": ("tressette", {"Code": "tradizionali", "Match": "passate", "Passate": "3"}),
    "moderne": ("tressette", {"Code": "moderne", "Match": "points"}),
}
LONGEST = 250
"""Moves that are stored of a game."""


class _Anew:
    def __init__(self, game: str) -> None:
        self._game = game

    def choose(self, view: Any, menu: Any) -> Any:
        return choose(self._game, view, menu)


def main() -> None:
    """Play each table once, and write its record."""
    for name, (kind, headers) in TABLES.items():
        game = GAMES[kind]
        keeper: Keeper[Any, Any, Any, Any, Any] = KEEPERS[kind](game)
        opening = game.open(headers)
        match = play_match(keeper, opening, [_Anew(kind)] * game.players(opening), Random(16), LONGEST)
        (STORED / f"{name}.txt").write_text(spell_record(game, record_of(game, match)))


if __name__ == "__main__":
    main()
