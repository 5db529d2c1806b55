"""The codes of all games, those from outside included, and all games by name."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from ventaglio.core.seats import LETTERS
from ventaglio.games.common.plugin.catalogue import every, find, kit_of, outside
from ventaglio.law import shelf
from ventaglio.law.shelf import Found

if TYPE_CHECKING:
    from ventaglio.core.record import AnyGame


def games() -> dict[str, "AnyGame"]:
    """The games by name."""
    return {plug.name: plug.game for plug in every()}


def live_games() -> dict[str, "AnyGame"]:
    """The games as they are played at live-tables, by name."""
    return {plug.live.game.name: plug.live.game for plug in every() if plug.live is not None}


def all_games() -> dict[str, "AnyGame"]:
    """Both."""
    return {**games(), **live_games()}


def every_code(game: str | None = None) -> Iterator[Found]:
    """All codes of a game, or of all games, in their current editions."""
    outside()
    return shelf.every_set(game)


def every_document() -> Iterator[Found]:
    """A code from each document."""
    seen: set[str] = set()
    for found in every_code():
        if found.document not in seen:
            seen.add(found.document)
            yield found


def look_up(game: str | None, code_id: str, edition: str | None = None) -> Found | None:
    """The code of an id, or None where the game has no such code; with no game, whatever game it is of."""
    outside()
    return shelf.find(code_id, edition, game)


def players_of(found: Found) -> tuple[int, ...]:
    """The numbers of players that a code provides for."""
    return find(found.game).players(found.rules)


def is_foreign(game: str, headers: Mapping[str, str]) -> bool:
    """Whether a table with these headers was opened under values that are not here, so that it cannot go on."""
    settled = tuple(sorted((name, value) for name, value in headers.items() if name not in LETTERS))
    return _is_foreign(game, settled, shelf.stand())


@lru_cache(maxsize=1024)
def _is_foreign(game: str, headers: tuple[tuple[str, str], ...], stand: object) -> bool:
    kit = kit_of(game)
    return bool(kit.rules(kit.game.open(dict(headers))).foreign)
