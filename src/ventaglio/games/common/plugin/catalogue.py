"""The games there are: those of the house, and those that others bring.

A game of the house is one line here. One from outside is a `Plug` that a package offers as an entry point of the group
``ventaglio.games``, or that the environment variable ``VENTAGLIO_GAMES`` names, as ``module:attribute``, several
separated by commas. A plug is imported when it is first asked for.
"""

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, cast

from ventaglio.core.refusal import BadInput
from ventaglio.lang import extend

if TYPE_CHECKING:
    from ventaglio.games.common.plugin.plug import AnyKit, AnyPlug

HOUSE: Final = {
    "burraco": "ventaglio.games.burraco.plugin:PLUG",
    "tressette": "ventaglio.games.tressette.plugin:PLUG",
}

GROUP: Final = "ventaglio.games"
VARIABLE: Final = "VENTAGLIO_GAMES"


def names() -> tuple[str, ...]:
    """The names of all games, those of the house first."""
    return (*HOUSE, *outside())


def every() -> Iterator["AnyPlug"]:
    """All games."""
    return map(find, names())


def find(name: str) -> "AnyPlug":
    """The game of a name, which may be that of its live-table."""
    plain = name.removesuffix("-live")
    if plain in HOUSE:
        return _load(plain, HOUSE[plain])
    if plain in outside():
        return outside()[plain]
    known = ", ".join(names())
    raise BadInput(f"no game {name[:60]!r}: the games are {known}", "no-game", game=name, known=known)


def kit_of(name: str) -> "AnyKit":
    """What a table of a game asks, or a live-table where the name is that of one."""
    plug = find(name)
    found = plug.live if name != plug.name else plug.kit
    if found is None or found.game.name != name:
        known = ", ".join(names())
        raise BadInput(f"no game {name[:60]!r}: the games are {known}", "no-game", game=name, known=known)
    return found


@cache
def outside() -> dict[str, "AnyPlug"]:
    """The games from outside, by name. What is named and cannot be loaded is told at once, and not passed over."""
    found: dict[str, AnyPlug] = {}
    offered = [(f"entry point {one.name}", one.value) for one in entry_points(group=GROUP)]
    named = [one.strip() for one in os.environ.get(VARIABLE, "").split(",")]
    for source, path in (*offered, *((VARIABLE, one) for one in named if one)):
        plug = _load(source, path)
        if plug.name in HOUSE or plug.name in found:
            raise BadInput(
                f"{source}: there is a game {plug.name!r} already", "game-twice", source=source, game=plug.name
            )
        found[plug.name] = plug
    return found


@cache
def _load(source: str, path: str) -> "AnyPlug":
    """The plug at a path like ``module:attribute``."""
    from ventaglio.games.common.plugin.plug import Plug

    module, _, attribute = path.partition(":")
    try:
        plug = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        sentence = f"{source}: the game {path!r} cannot be loaded: {error}"
        raise BadInput(sentence, "game-unloaded", source=source, path=path, why=str(error)) from error
    if not isinstance(plug, Plug):
        sentence = f"{source}: {path!r} is no game: a plug was expected"
        raise BadInput(sentence, "game-no-plug", source=source, path=path)
    if plug.messages is not None:
        extend(plug.messages)
    if plug.texts:
        from ventaglio.law.shelf import TEXTS

        TEXTS.extend(plug.texts)
    # From here on nobody looks inside what belongs to the game.
    return cast("AnyPlug", plug)
