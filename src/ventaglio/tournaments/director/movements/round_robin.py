"""All'italiana: everybody meets everybody else of the group once, by a calendar fixed beforehand (F19 2, INT 2)."""

from collections.abc import Sequence
from typing import Final

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.movements.empty_places import facing
from ventaglio.tournaments.director.movements.mover import Group, Mover
from ventaglio.tournaments.director.pairing import Pairing
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Number

Meetings = tuple[tuple[int, int], ...]


def calendar(n: int) -> tuple[Meetings, ...]:
    """Who meets whom in each round, as places from 0 to n - 1: in an odd field each rests once."""
    return tuple(meetings(n, turn) for turn in range(rounds(n)))


def rounds(n: int) -> int:
    return n - 1 + n % 2 if n > 1 else 0


def meetings(n: int, turn: int) -> Meetings:
    """A round of the calendar, from 0, by the circle method.

    One place stays and the others turn around it; in an odd field the one that stays is empty.
    """
    turning = rounds(n)
    around = [((turn + step) % turning, (turn - step) % turning) for step in range(1, turning // 2 + 1)]
    return tuple(around if n % 2 else [(turn % turning, n - 1), *around])


def round_of(order: Sequence[Number | None], round: int) -> Pairing:  # noqa: A002 -- of a tournament
    """The tables of a round, from 1. None is the place of who has left: whoever should meet it rests."""
    most = rounds(len(order))
    if not 1 <= round <= most:
        raise BadInput(
            f"{len(order)} entrants meet each other in {most} rounds: there is no round {round}",
            "calendar-rounds",
            entrants=len(order),
            most=most,
            round=round,
        )
    met = meetings(len(order), round - 1)
    tables = [(order[one], order[other]) for one, other in met]
    playing = {place for meeting in met for place in meeting}
    return facing([*tables, *((order[place], None) for place in range(len(order)) if place not in playing)])


class RoundRobin(Mover):
    """Everybody meets everybody else of the group once."""

    fixed_tables = True

    def pair(self, group: Group) -> Pairing:
        return round_of(group.places, group.step)

    def first(self, group: Group) -> Pairing:
        return self.pair(group)

    def meetings(self, phase: Phase, places: int) -> list[list[tuple[int, int]]]:
        return [list(one) for one in calendar(places)[: phase.rounds]]


MOVER: Final = RoundRobin()
