"""Counts as data, the same for every screen: what each line is for, its points, its article."""

from collections.abc import Iterable

import msgspec

from ventaglio.core.seats import Seat
from ventaglio.lang.words import Words

Points = int | float


class TallyLine(msgspec.Struct, frozen=True):
    """One line of a count."""

    told: str
    points: Points
    article: str


class Tally(msgspec.Struct, frozen=True):
    """A count, line by line, and what the lines add up to."""

    seats: tuple[Seat, ...]
    """Whose count it is."""
    name: str
    entries: tuple[TallyLine, ...]
    label: str
    """What the total is called."""
    total: Points
    remark: str = ""
    """What becomes of the total, where that is not plain."""


class Standing(msgspec.Struct, frozen=True):
    """What players who share a total stand at."""

    seats: tuple[Seat, ...]
    name: str
    total: Points


class Tournament(msgspec.Struct, frozen=True):
    """What a match is worth in a tournament: match points, and the victory points of winners and losers."""

    told: str
    match: Points
    best: int
    worst: int


class Result(msgspec.Struct, frozen=True):
    """What a match came to."""

    told: str
    standings: tuple[Standing, ...]
    tournament: Tournament | None = None
    stakes: Tally | None = None
    """What each loser pays to a winner."""
    winners: tuple[Seat, ...] = ()
    """Who has won; nobody where it is drawn, everybody who shares it where several do."""
    how: str = ""
    """By what it came to its end, in a sentence."""


class HandCount(msgspec.Struct, frozen=True):
    """How a hand ended, everybody's count of it, and what everybody stands at since."""

    number: int
    told: str
    tallies: tuple[Tally, ...]
    standings: tuple[Standing, ...]


def told_standings(words: Words, standings: Iterable[Standing]) -> str:
    """What everybody stands at, as one sentence."""
    return words.text("count-standing", totals=" · ".join(f"{one.name} {one.total}" for one in standings))
