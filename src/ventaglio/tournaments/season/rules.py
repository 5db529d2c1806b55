"""The rules of a circuit: what an event gives, how many events count, who is ranked. Nothing else decides a figure."""

from enum import Enum
from typing import Final

import msgspec

from ventaglio.core.refusal import BadInput

MOST_POINTS: Final = 1_000_000
MOST_PLACES: Final = 500
MOST_EVENTS: Final = 200
"""Of a circuit: more than anybody plays in a year."""


class Ranked(Enum):
    """Who stands in the ranking."""

    PEOPLE = "people"
    """Everybody alone, whoever the partner was."""
    PAIRS = "pairs"
    """Those who entered together, as often as they did."""
    CLUBS = "clubs"
    """A club with what its people have brought it."""


class By(Enum):
    """Where the points of an event come from."""

    PLACE = "place"
    """A table of points, from the first place on."""
    BEATEN = "beaten"
    """A point for every entrant that stands behind."""
    VP = "vp"
    """The victory points, as the tournament gave them."""


class Tie(Enum):
    """What tells those apart who have the same points, one after the other."""

    PLACES = "places"
    """The better places: more first ones, then more second ones, and so on."""
    VP = "vp"
    """More victory points in the events that count."""
    EVENTS = "events"
    """More events played."""
    LATEST = "latest"
    """The better result in the latest event."""


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a circuit is ranked. Points are whole; a weight in percent may make hundredths of them."""

    ranked: Ranked = Ranked.PEOPLE
    by: By = By.PLACE
    table: tuple[int, ...] = (30, 25, 21, 18, 16, 14, 12, 10, 9, 8, 7, 6, 5, 4, 3)
    """The points of each place, from the first."""
    others: int = 1
    """What every further place gets."""
    presence: int = 0
    """What everybody gets for having played, on top."""
    best: int = 0
    """How many of the results count, the best ones; 0: all."""
    least: int = 0
    """In how many events one must have played to be ranked."""
    club_best: int = 0
    """How many people bring a club points at an event, the best ones; 0: all."""
    replaced: bool = False
    """Whether those who were replaced during an event get its points too."""
    categories: bool = False
    """Whether every category has a ranking of its own beside that of everybody."""
    ties: tuple[Tie, ...] = (Tie.PLACES, Tie.EVENTS)
    planned: int = 0
    """How many events the circuit will have; 0: not said."""


def check(rules: Rules) -> None:
    """Raise `BadInput` where rules cannot be meant so."""
    figures = (*rules.table, rules.others, rules.presence)
    if any(not 0 <= figure <= MOST_POINTS for figure in figures):
        raise BadInput("points are whole, not below 0 and not too many", "season-points", most=str(MOST_POINTS))
    if len(rules.table) > MOST_PLACES:
        raise BadInput("too many places have points of their own", "season-places", most=str(MOST_PLACES))
    if any(after > before for before, after in zip(rules.table, rules.table[1:], strict=False)):
        raise BadInput("a worse place gives no more than a better one", "season-order")
    if rules.by is By.PLACE and rules.table and rules.others > rules.table[-1]:
        raise BadInput("a worse place gives no more than a better one", "season-order")
    if rules.by is By.PLACE and not any(figures):
        raise BadInput("nothing gives any points", "season-nothing")
    for figure in (rules.best, rules.least, rules.club_best, rules.planned):
        if not 0 <= figure <= MOST_EVENTS:
            raise BadInput("a number of events is 0 or more", "season-number", most=str(MOST_EVENTS))
    if rules.best and rules.least > rules.best:
        # Whoever has the best results that count is never kept out for want of a further one.
        raise BadInput("more events are asked for than count", "season-least", best=str(rules.best))
    if len(set(rules.ties)) != len(rules.ties):
        raise BadInput("a tie is not decided twice by the same", "season-ties")
