"""Bots by the names that people give them: those of a game, its levels, and any from outside as ``module:function``."""

import sys
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random

from ventaglio.core.game import Agent
from ventaglio.core.refusal import BadInput
from ventaglio.games.common.bots.levels import LEVELS
from ventaglio.games.common.plugin.opaque import Action, Menu, View
from ventaglio.games.common.plugin.plug import AnyPlug

Bot = Agent[View, Menu, Action]
Maker = Callable[[Random], Bot]
"""Makes a bot, which draws from the generator what it leaves to chance."""


def makers(plug: AnyPlug) -> dict[str, Maker]:
    """The bots of a game by name: its own, the weakest first, then those of each level."""
    return {**{level: partial(plug.kit.agent, level) for level in LEVELS}, **plug.agents}


def known(plug: AnyPlug) -> tuple[str, ...]:
    """Their names, its own first."""
    return (*plug.agents, *(level for level in LEVELS if level not in plug.agents))


def maker(plug: AnyPlug, name: str) -> Maker:
    """Who makes the bot of this name; a name that nobody has is answered with the nearest."""
    if ":" in name:
        return _from_outside(name)
    found = makers(plug).get(name)
    if found is None:
        listed, near = ", ".join(known(plug)), nearest(name, known(plug))
        sentence = f"{plug.name} has no bot {name!r}; did you mean {near!r}? The bots are: {listed}"
        raise BadInput(sentence, "arena-bot", bot=name, near=near, known=listed)
    return found


def nearest(name: str, names: Iterable[str]) -> str:
    """The name that looks most like this one; empty where none does."""
    return next(iter(get_close_matches(name.lower(), list(names), 1)), "")


def check(plug: AnyPlug, name: str) -> None:
    """Refuse a name by which no bot can be had, before anything is played."""
    make = maker(plug, name)
    try:
        made = make(Random(0))
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadInput(f"{name} makes no bot: {why}", "arena-bot-unloaded", bot=name, why=why) from error
    if not callable(getattr(made, "choose", None)):
        sentence = f"{name}: what it makes has no method choose(view, menu)"
        raise BadInput(sentence, "arena-bot-no-agent", bot=name)


def _from_outside(name: str) -> Maker:
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        # A bot is tried from the folder in which it is written.
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        sentence = f"the bot {name!r} cannot be loaded: {error}"
        raise BadInput(sentence, "arena-bot-unloaded", bot=name, why=str(error)) from error
    if not callable(found):
        raise BadInput(f"{name}: it is no function", "arena-bot-no-function", bot=name)
    made: Maker = found
    return made
