"""What happened at a Burraco table: the bodies of the log's events."""

import msgspec

from ventaglio.core.cards import Card
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.duties import Duties
from ventaglio.games.burraco.engine.melds import Meld
from ventaglio.games.burraco.engine.score import SideScore
from ventaglio.games.burraco.engine.state import Phase, Points


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The order of the pack and the cut: with them the whole deal is fixed."""

    order: tuple[Card, ...]
    cut: int
    unnoticed: bool = False


class Served(msgspec.Struct, frozen=True, tag="served"):
    """What a seat sees of a deal: its own hand, the upcard, and how many cards lie elsewhere."""

    hand: tuple[Card, ...] | None
    upcard: Card | None
    cut: int
    stock: int
    pozzetti: tuple[int, ...]


class ThrownIn(msgspec.Struct, frozen=True, tag="thrown-in"):
    """The deal was found wrong before the first pick-up and is repeated."""


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    seat: Seat
    card: Card | None


class Took(msgspec.Struct, frozen=True, tag="took"):
    seat: Seat
    cards: tuple[Card, ...]


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    seat: Seat
    number: int
    meld: Meld


class Attached(msgspec.Struct, frozen=True, tag="attached"):
    seat: Seat
    number: int
    card: Card
    low: bool
    meld: Meld


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    seat: Seat
    card: Card


class PozzettoTaken(msgspec.Struct, frozen=True, tag="pozzetto-taken"):
    """A seat took a pozzetto. With three and five this fixes the sides."""

    seat: Seat
    direct: bool
    count: int
    sides: tuple[int, ...]
    cards: tuple[Card, ...] | None


class PozzettoSeen(msgspec.Struct, frozen=True, tag="pozzetto-seen"):
    """A seat may now look at the pozzetto it took with the discard."""

    seat: Seat
    cards: tuple[Card, ...] | None


class TimeOutCalled(msgspec.Struct, frozen=True, tag="time-out-called"):
    """``turns_left`` counts the turn in progress; 0 means that the hand is not played."""

    turns_left: int


class StallWatched(msgspec.Struct, frozen=True, tag="stall-watched"):
    pass


class TurnExpired(msgspec.Struct, frozen=True, tag="turn-expired"):
    seat: Seat


class HandEnded(msgspec.Struct, frozen=True, tag="hand-ended"):
    """``how``: closed, stock, time-out, stall, cancelled. ``points`` is what each seat adds to its total."""

    how: str
    closer: Seat | None
    sides: tuple[SideScore, ...]
    points: tuple[Points, ...]
    totals: tuple[Points, ...]


class MatchEnded(msgspec.Struct, frozen=True, tag="match-ended"):
    """``how``: hands, target, time-out, abandoned."""

    how: str
    winners: tuple[Seat, ...]
    totals: tuple[Points, ...]


class DutiesLaid(msgspec.Struct, frozen=True, tag="duties-laid"):
    """A ruling leaves these duties at the table, in place of those there were."""

    duties: Duties


class TurnGiven(msgspec.Struct, frozen=True, tag="turn-given"):
    """A ruling says who goes on, and with what."""

    seat: Seat
    phase: Phase


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """Cards go from one place to another, outside the course of play. Places: see `places`.

    ``meld`` is the meld as the move leaves it, where one of the places is a meld; None where none is left.
    """

    source: str
    target: str
    cards: tuple[Card, ...] | None
    count: int
    meld: Meld | None = None


class PozzettoReturned(msgspec.Struct, frozen=True, tag="pozzetto-returned"):
    """A pozzetto wrongly taken is put together again, out of the hand of whoever took it, and is the next to be taken.

    ``sides`` are as they were before: with three and five a pozzetto had fixed them.
    """

    seat: Seat
    cards: tuple[Card, ...] | None
    count: int
    sides: tuple[int, ...]


class PozzettiMade(msgspec.Struct, frozen=True, tag="pozzetti-made"):
    """The pozzetti on the table are shuffled and made again; whoever plays sees how many cards each has."""

    pozzetti: tuple[tuple[Card, ...], ...] | None
    counts: tuple[int, ...]


class PickUpUndone(msgspec.Struct, frozen=True, tag="pick-up-undone"):
    """The player on turn puts back what he has just picked up; ``source`` is where it was: the stock or the pile."""

    seat: Seat
    source: str
    cards: tuple[Card, ...] | None
    count: int
    unplayed: bool = False
    """Whether that was the pick-up with which he began to play a pozzetto, so that he has yet to begin again."""


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """A referee shows cards to one seat and to nobody else."""

    seat: Seat
    cards: tuple[Card, ...] | None


class LaidAstray(msgspec.Struct, frozen=True, tag="laid-astray"):
    """Cards are laid that make no meld, or do not fit the one they are put to."""

    seat: Seat
    cards: tuple[Card, ...]
    meld: int = 0


class CountedAgainst(msgspec.Struct, frozen=True, tag="counted-against"):
    """Cards that make no meld count against their side, by number."""

    number: int


class Merged(msgspec.Struct, frozen=True, tag="merged"):
    """A meld is joined to another."""

    first: int
    second: int
    meld: Meld


Event = (
    Shuffled
    | Served
    | ThrownIn
    | Drew
    | Took
    | Opened
    | Attached
    | Discarded
    | PozzettoTaken
    | PozzettoSeen
    | TimeOutCalled
    | StallWatched
    | TurnExpired
    | DutiesLaid
    | TurnGiven
    | Moved
    | PozzettoReturned
    | PozzettiMade
    | PickUpUndone
    | Shown
    | LaidAstray
    | CountedAgainst
    | Merged
    | HandEnded
    | MatchEnded
)
