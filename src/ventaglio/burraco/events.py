"""What happened at a Burraco table: the bodies of the log's events."""

import msgspec

from ventaglio.burraco.melds import Meld
from ventaglio.burraco.score import SideScore
from ventaglio.burraco.state import Points
from ventaglio.cards import Card
from ventaglio.core.seats import Seat


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The order of the pack and the cut: with them the whole deal is fixed."""

    order: tuple[Card, ...]
    cut: int
    unnoticed: bool = False


class Served(msgspec.Struct, frozen=True, tag="served"):
    """What a seat sees of a deal: its own hand, the upcard, and how many cards lie elsewhere."""

    hand: tuple[Card, ...] | None
    upcard: Card
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
    | HandEnded
    | MatchEnded
)
