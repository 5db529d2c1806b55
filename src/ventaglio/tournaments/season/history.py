"""A person's years: every tournament that somebody has played, with whom, and how it ended."""

from collections.abc import Iterator, Sequence

import msgspec

from ventaglio.tournaments.season.results import Outcome, Placed
from ventaglio.tournaments.season.statistics import PODIUM


class Played(msgspec.Struct, frozen=True):
    """A tournament that somebody has played. ``replaced``: only a part of it."""

    id: str
    name: str
    day: str
    place: int
    of: int
    vp: int
    partners: tuple[str, ...]
    replaced: bool = False


class Years(msgspec.Struct, frozen=True):
    """All of them, the latest first, and what they come to."""

    played: tuple[Played, ...]
    wins: int
    podiums: int


def years(person_id: str, finished: Sequence[tuple[str, Outcome]]) -> Years:
    """What somebody has played; ``finished`` are tournaments with their days, in whatever order."""
    played = sorted(_played(person_id, finished), key=lambda one: (one.day, one.id), reverse=True)
    whole = [one.place for one in played if not one.replaced]
    return Years(tuple(played), whole.count(1), sum(place <= PODIUM for place in whole))


def _played(person_id: str, finished: Sequence[tuple[str, Outcome]]) -> Iterator[Played]:
    for day, event in finished:
        for row in event.rows:
            if any(player.person == person_id for player in row.everybody):
                yield _row(person_id, day, event, row)


def _row(person_id: str, day: str, event: Outcome, row: Placed) -> Played:
    partners = tuple(str(one) for one in row.players if one.person != person_id)
    replaced = not any(one.person == person_id for one in row.players)
    return Played(event.id, event.name, day, row.place, len(event.rows), row.vp, partners, replaced)
