"""What a movement is to the desk: how it pairs a round, and what is fixed before results are in.

A movement is a module of this folder named after its member of `Movement`, with one value `MOVER`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from importlib import import_module
from typing import ClassVar, NamedTuple

from ventaglio.tournaments.director.pairing import Drawn, Pairing
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Movement, Number

Order = tuple[Number | None, ...]
"""The places of a calendar. None: the phantom of an odd field, or the place of who has left."""

Met = frozenset[Number]


class History:
    """What has been played so far, as far as movements look back; this one is that of a tournament that begins."""

    @property
    def rested(self) -> Mapping[Number, int]:
        """How often each has rested in this session."""
        return {}

    @property
    def met(self) -> AbstractSet[Met]:
        """Who met in any round."""
        return frozenset()

    @property
    def met_last(self) -> AbstractSet[Met]:
        """Who met in the previous round."""
        return frozenset()

    @property
    def partners_last(self) -> AbstractSet[Met]:
        """Who were partners in the previous round, where partners change."""
        return frozenset()


class Group(NamedTuple):
    """A group about to be paired for a round of a phase."""

    phase: Phase
    step: int
    """Which round of the phase this is, from 1."""
    last: bool
    """Whether it is the last round of the tournament."""
    ranked: Sequence[Number]
    """Who is there to play, the best first."""
    places: Order
    """The places of the calendar; None where nobody sits any more."""
    history: History
    seed: str
    changes: bool = False
    """Whether everybody must meet another opponent than in the round before (F19 2, one against one)."""


class Mover(ABC):
    """A movement."""

    by_standing: ClassVar[bool] = False
    """Whether results decide who meets whom (INT 19 asks); otherwise a calendar is made once."""
    partners_change: ClassVar[bool] = False
    """Whether players enter alone and get a new partner in every round: a yellow tournament."""
    fixed_tables: ClassVar[bool] = False
    """Whether the calendar keeps the numbers of its tables, even of those at which nobody plays this time."""
    phantom: ClassVar[bool] = False
    """Whether an odd field is completed by a place at which nobody sits."""
    fixed_line: ClassVar[bool] = False
    """Whether the first of each two places stays at its table for the whole phase."""

    @abstractmethod
    def pair(self, group: Group) -> Pairing:
        """The tables of a round."""

    def first(self, group: Group) -> Pairing:
        """The tables of the very first round, for which nobody has a rank yet: as they were seated."""
        return as_seated(group.places)

    def meetings(self, phase: Phase, places: int) -> list[list[tuple[int, int]]]:
        """Which places meet in the rounds that the first seating decides: the first, unless a calendar is fixed."""
        return [[(2 * table, 2 * table + 1) for table in range(places // 2)]]

    def most_rounds(self, phase: Phase, places: int) -> int | None:
        """How many rounds the movement has for so many places; None where it never ends."""
        return None


@cache
def mover(movement: Movement) -> Mover:
    """How a movement is made."""
    module = import_module(f"ventaglio.tournaments.director.movements.{movement.value.replace('-', '_')}")
    found: Mover = module.MOVER
    return found


def as_seated(places: Iterable[Number | None]) -> Pairing:
    """Each two places of a seating at a table; whoever faces an empty one rests."""
    order = tuple(places)
    tables: list[Drawn] = []
    rests: list[Number] = []
    for first, second in zip(order[0::2], order[1::2], strict=True):
        if first is not None and second is not None:
            tables.append(Drawn(((first,), (second,))))
        else:
            rests += [n for n in (first, second) if n is not None]
    return Pairing(tuple(tables), tuple(rests))
