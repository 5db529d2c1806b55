"""``ventaglio play``: what playing in the terminal takes, whatever the game."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, TypeVar

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.common.terminal.screen import terminal

NAMES: Final = ("Ada", "Bruno", "Carla", "Dino", "Elsa", "Fulvio")
"""The bots, each at the seat of its initial."""

P = TypeVar("P")


def options_of(words: Sequence[str]) -> dict[str, str]:
    """What a table settles for itself, from words like ``NAME=VALUE``."""
    chosen = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name.strip():
            raise BadInput(terminal().text("play-bad-option", option=word))
        chosen[name.strip()] = value.strip()
    return chosen


def some_seed(seed: int | None) -> int:
    """The seed asked for, or any."""
    return secrets.randbits(64) if seed is None else seed


def seat_bots(
    agents: Mapping[str, Callable[[Random], P]], names: str, players: int, you: Seat, number: int
) -> dict[Seat, P]:
    """A bot for every other seat; the last name given serves for those that remain.

    Each draws from a generator of its own, so that another bot changes neither the cards nor its neighbours.
    """
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if not wanted:
        raise BadInput(terminal().text("play-no-bots"))
    for name in wanted:
        if name not in agents:
            raise BadInput(terminal().text("simulate-no-bot", bot=name, known=", ".join(agents)))
    others = [(you + step) % players for step in range(1, players)]
    if len(wanted) > len(others):
        raise BadInput(terminal().text("play-many-bots", given=str(len(wanted)), seats=str(len(others))))
    wanted += wanted[-1:] * (len(others) - len(wanted))
    return {one: agents[name](Random(f"{number} {LETTERS[one]}")) for one, name in zip(others, wanted, strict=True)}
