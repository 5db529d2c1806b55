"""What is played for a set of data: the table, who sits at it, and the seed of everything that is left to chance."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

FAST = "anything"
"""Who plays on the compiled kernels unless somebody else is asked for: a player who does anything he may."""
PLANNER = "planner"
"""The kernel's player of Burraco with some sense."""
ON_KERNELS: Mapping[str, tuple[str, ...]] = {"burraco": (FAST, PLANNER), "tressette": (FAST,)}
"""Who can play on the compiled kernel of a game."""

Cells = dict[str, Any]
"""A part of a table, column by column: lists, or arrays from the kernels, of which words are numbers and their names,
and lists of any length all their numbers and how many each has."""


class Part(NamedTuple):
    """Some hands, and their moves."""

    hands: Cells
    moves: Cells


class Plan(msgspec.Struct, frozen=True):
    """The games of a set of data. The number of hands is no part of it: a set can grow."""

    game: str
    code: str
    edition: str
    fingerprint: str
    players: int
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: int
    chunk: int
    """How many hands there are to a file."""
    options: Mapping[str, str] = {}
    adopted: tuple[str, ...] = ()
    alone: bool = False
    fast: bool = False
    """Whether the hands are played on the compiled kernel."""


def new_cells(names: tuple[str, ...]) -> dict[str, list[Any]]:
    """An empty part of a table."""
    return {name: [] for name in names}
