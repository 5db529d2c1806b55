"""Tressette players, and the matches in which they meet."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.games.tressette.bots.basic import BasicAgent
from ventaglio.games.tressette.bots.levels import TressetteBot
from ventaglio.games.tressette.bots.matches import Player
from ventaglio.games.tressette.bots.random import RandomAgent

__all__ = ["AGENTS", "agent"]


def _flat(rng: Random) -> Player:
    # What is compiled is not imported by whoever does not ask for it.
    from ventaglio.games.tressette.bots.flat import FlatAgent

    return FlatAgent(rng)


def _strong(rng: Random) -> Player:
    from ventaglio.games.tressette.bots.strong import StrongAgent

    return StrongAgent(rng)


AGENTS: Final[Mapping[str, Callable[[Random], Player]]] = {
    "random": RandomAgent,
    "flat": _flat,
    "basic": BasicAgent,
    "strong": _strong,
    **{level: partial(TressetteBot, level) for level in LEVELS},
}
"""The bots by name, the weakest first; then the levels that people meet."""


def agent(name: str, rng: Random) -> Player:
    """The bot of this name. What it leaves to chance it draws from ``rng``."""
    try:
        return AGENTS[name](rng)
    except KeyError:
        known = ", ".join(AGENTS)
        raise BadInput(f"no bot {name!r}; the bots are: {known}", "no-bot", bot=name, known=known) from None
