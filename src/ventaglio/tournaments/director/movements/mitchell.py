"""Mitchell: a fixed line that stays at its tables, a mobile line that moves past it (F19 2, INT 2 c)."""

from collections.abc import Sequence
from math import gcd
from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.movements.empty_places import facing
from ventaglio.tournaments.director.movements.mover import Group, Mover
from ventaglio.tournaments.director.pairing import Pairing
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Number


def most_rounds(tables: int, skip: int = 1) -> int:
    """How many rounds can be played before somebody meets the same opponent again."""
    return tables // gcd(tables, skip) if tables else 0


def mitchell(
    fixed: Sequence[Number | None],
    mobile: Sequence[Number | None],
    round: int,  # noqa: A002 -- of a tournament
    skip: int = 1,
) -> Pairing:
    """The tables of a round, from 1: the mobile line has moved up ``skip`` tables after each round before it.

    None is the phantom of an odd field, or the place of who has left: whoever meets it rests.
    """
    tables = len(fixed)
    if len(mobile) != tables:
        raise BadInput(
            f"the two lines of a Mitchell have {tables} and {len(mobile)} places: they must be equally long",
            "mitchell-lines",
            fixed=tables,
            mobile=len(mobile),
        )
    most = most_rounds(tables, skip)
    if not 1 <= round <= most:
        raise BadInput(
            f"a Mitchell of {tables} tables that moves by {skip} has {most} rounds without repeats: there is no round"
            f" {round}",
            "mitchell-rounds",
            tables=tables,
            skip=skip,
            most=most,
            round=round,
        )
    moved = skip * (round - 1)
    return facing([(fixed[table], mobile[(table - moved) % tables]) for table in range(tables)])


class Mitchell(Mover):
    """A fixed line and a mobile one; an odd field has a phantom."""

    fixed_tables = True
    phantom = True
    fixed_line = True

    def pair(self, group: Group) -> Pairing:
        return mitchell(group.places[0::2], group.places[1::2], group.step, group.phase.skip)

    def first(self, group: Group) -> Pairing:
        return self.pair(group)

    def meetings(self, phase: Phase, places: int) -> list[list[tuple[int, int]]]:
        tables = places // 2
        rounds = min(phase.rounds, most_rounds(tables, phase.skip))
        return [[(2 * t, 2 * ((t - phase.skip * r) % tables) + 1) for t in range(tables)] for r in range(rounds)]

    def most_rounds(self, phase: Phase, places: int) -> int | None:
        return most_rounds((places + 1) // 2, phase.skip)


MOVER: Final = Mitchell()
