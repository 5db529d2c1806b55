"""What the tournaments of a club tell when they are over: who came, who played with whom, who won."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from ventaglio.tournaments.director.entrants import folded
from ventaglio.tournaments.season.people import Key, People
from ventaglio.tournaments.season.results import Outcome

PODIUM: Final = 3
LISTED: Final = 20
"""How many stand on each list."""


class Attended(msgspec.Struct, frozen=True):
    """How many came to an event."""

    id: str
    name: str
    date: str
    entrants: int
    people: int
    newcomers: int
    """Of them, those who had not played in any of the events before."""


class Career(msgspec.Struct, frozen=True):
    """What somebody, or two together, have done. ``average``: the victory points of an event, in hundredths."""

    title: str
    club: str
    events: int
    wins: int
    podiums: int
    best: int
    average: int


class Feat(msgspec.Struct, frozen=True):
    """What somebody did at one event. ``average``: victory points of a round, in hundredths."""

    title: str
    event: str
    date: str
    place: int
    vp: int
    rounds: int
    average: int


class Statistics(msgspec.Struct, frozen=True):
    events: int
    people: int
    attended: tuple[Attended, ...]
    """Event by event, in their order."""
    faithful: tuple[Career, ...]
    """Who played most often."""
    winners: tuple[Career, ...]
    """Who won most."""
    pairs: tuple[Career, ...]
    """Who played together most often."""
    feats: tuple[Feat, ...] = ()
    """The most victory points in a round, over a whole event."""


def statistics(outcomes: Sequence[Outcome], *, public: bool = False) -> Statistics:
    """The statistics of events, in their order; by the names that everybody may see, where that is asked."""
    people = People(outcomes, public=public)
    places: dict[Key, list[tuple[int, int]]] = {}
    together: dict[tuple[Key, ...], list[tuple[int, int]]] = {}
    attended: list[Attended] = []
    for event in outcomes:
        known = len(places)
        for row in event.rows:
            keys = tuple(sorted({people.key(player) for player in row.players}))
            for key in keys:
                places.setdefault(key, []).append((row.place, row.vp))
            if len(keys) == 2:
                together.setdefault(keys, []).append((row.place, row.vp))
        newcomers = len(places) - known
        attended.append(Attended(event.id, event.name, event.date, len(event.rows), event.people, newcomers))
    careers = [_career(people.names[key], people.clubs[key], own) for key, own in places.items()]
    pairs = [
        _career(" – ".join(sorted((people.names[key] for key in keys), key=folded)), "", own)
        for keys, own in together.items()
    ]
    return Statistics(
        len(outcomes),
        len(places),
        tuple(attended),
        tuple(sorted(careers, key=lambda one: (-one.events, -one.wins, -one.podiums, folded(one.title)))[:LISTED]),
        tuple(
            sorted(
                (one for one in careers if one.podiums),
                key=lambda one: (-one.wins, -one.podiums, -one.average, folded(one.title)),
            )[:LISTED]
        ),
        tuple(sorted(pairs, key=lambda one: (-one.events, -one.wins, -one.average, folded(one.title)))[:LISTED]),
        _feats(people, outcomes),
    )


def _feats(people: People, outcomes: Sequence[Outcome]) -> tuple[Feat, ...]:
    found = [
        Feat(
            row.name or " – ".join(people.names[people.key(player)] for player in row.players),
            *(event.name, event.date, row.place, row.vp, event.rounds, _hundredths(row.vp, event.rounds)),
        )
        for event in outcomes
        if event.rounds
        for row in event.rows
    ]
    return tuple(sorted(found, key=lambda one: (-one.average, one.date, folded(one.title)))[:LISTED])


def _career(title: str, club: str, results: Sequence[tuple[int, int]]) -> Career:
    places = Counter(place for place, _ in results)
    podiums = sum(many for place, many in places.items() if place <= PODIUM)
    average = _hundredths(sum(vp for _, vp in results), len(results))
    return Career(title, club, len(results), places[1], podiums, min(places), average)


def _hundredths(total: int, parts: int) -> int:
    """An average in hundredths, to the nearest."""
    return (200 * total + parts) // (2 * parts)
