"""The codes of all games, those from outside included, and all games by name."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ventaglio.codes import shelf
from ventaglio.codes.shelf import Found
from ventaglio.plugs.registry import every, find, outside

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
