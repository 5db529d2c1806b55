"""What is told of a season to pages and papers alike."""

import msgspec

from ventaglio.tournaments.season.ranking import Ranking
from ventaglio.tournaments.season.results import Outcome
from ventaglio.tournaments.season.rules import Rules
from ventaglio.tournaments.season.statistics import PODIUM


class Told(msgspec.Struct, frozen=True):
    """A circuit as it stands. ``seq`` is the last line of its log; ``gone`` are events that were deleted since."""

    name: str
    about: str
    rules: Rules
    outcomes: tuple[Outcome, ...]
    ranking: Ranking
    seq: int = 0
    gone: frozenset[str] = frozenset()


class Posted(msgspec.Struct, frozen=True):
    """A tournament on the notice board; ``winners`` where it is over."""

    id: str
    name: str
    date: str
    place: str
    winners: tuple[str, ...] = ()


def podium(outcome: Outcome) -> tuple[str, ...]:
    """The first three, as lists have them."""
    return tuple(row.title for row in outcome.rows[:PODIUM])
