"""What the texts hold, as those who speak of them ask for it."""

from collections.abc import Iterator
from typing import Any

from ventaglio.codes import shelf
from ventaglio.codes.games import GAMES
from ventaglio.codes.shelf import Found

__all__ = ["GAMES", "Found", "every_code", "every_document", "look_up", "players_of"]

AnyRules = Any
"""The rules of a game: norms as fields, and an id and a title."""


def every_code() -> Iterator[Found]:
    """All codes of all games, in their current editions."""
    return shelf.every_set()


def every_document() -> Iterator[Found]:
    """A code from each document."""
    seen: set[str] = set()
    for found in every_code():
        if found.document not in seen:
            seen.add(found.document)
            yield found


def players_of(rules: AnyRules) -> list[int]:
    """The numbers of players that a code provides for."""
    packs = getattr(rules, "packs", None)
    return [rules.players.value] if packs is None else sorted(packs.value)


def look_up(game: str, code_id: str, edition: str | None = None) -> Found | None:
    """The code of an id, or None where the game has no such code."""
    return shelf.find(code_id, edition, game)
