"""Environments for whoever lets programs learn the games.

`vector` gives thousands of tables as arrays; `env` gives one table as PettingZoo knows it.
"""

from typing import TYPE_CHECKING, Any

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.lab.tables import ReadableTables, Seen, Step, Tables

if TYPE_CHECKING:
    from ventaglio.lab.environments.aec import TableEnv

__all__ = ["Seen", "Step", "Tables", "env", "vector"]


def vector(game: str, tables: int, **chosen: Any) -> Tables:
    """So many tables of a game; what else may be chosen is said by `BurracoTables` and `TressetteTables`."""
    if game == "burraco":
        from ventaglio.games.burraco.lab.board import BurracoTables

        return BurracoTables(tables, **chosen)
    if game == "tressette":
        from ventaglio.games.tressette.lab.board import tressette_tables

        return tressette_tables(tables, **chosen)
    known = "burraco, tressette"
    raise BadInput(f"no game {game!r}: the games are {known}", "no-game", game=game, known=known)


def env(game: str, *, render_mode: str | None = None, language: str = "en", **chosen: Any) -> "TableEnv":
    """One table of a game as an AEC environment of PettingZoo."""
    from ventaglio.core.optional import need

    need("pettingzoo", "gymnasium")
    from ventaglio.games.burraco.lab.board import BurracoTables
    from ventaglio.games.tressette.lab.board import TressetteTables
    from ventaglio.lab.environments.aec import LIMIT, TableEnv

    kinds: dict[str, type[ReadableTables]] = {"burraco": BurracoTables, "tressette": TressetteTables}
    if game not in kinds:
        known = ", ".join(kinds)
        raise BadInput(f"no game {game!r}: the games are {known}", "no-game", game=game, known=known)
    return TableEnv(kinds[game](1, auto_reset=False, **{"limit": LIMIT, **chosen}), render_mode, language)
