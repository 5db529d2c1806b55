"""What a live-table remembers besides the cards: who erred and how, what was laid, what the referee wrote down."""

import msgspec

from ventaglio.burraco.events import Event
from ventaglio.burraco.melds import Meld
from ventaglio.burraco.state import State
from ventaglio.cards import Card
from ventaglio.core.norms import Cite
from ventaglio.core.seats import Seat
from ventaglio.rulings.burraco.law import Book


class Play(msgspec.Struct, frozen=True):
    """Something laid: a meld opened, a card attached, or cards that make no meld. ``before`` is the meld as it was."""

    seat: Seat
    cards: tuple[Card, ...]
    turn: int
    """How many turns were finished when it was laid."""
    meld: int = 0
    before: Meld | None = None
    opened: bool = False
    astray: bool = False


class Incident(msgspec.Struct, frozen=True):
    """A mistake, as a perfect observer would have noted it down."""

    number: int
    irregularity: str
    by: Seat
    turn: int
    """How many turns were finished when it happened."""
    on_turn: Seat
    start: int
    """How many plays had been laid in the hand before it: its own are among those after."""
    taken: tuple[Card, ...] = ()
    """Cards picked up by mistake."""
    source: str = ""
    """Where they came from: the stock or the pile."""
    discard: Card | None = None
    """The discard that belongs to it."""
    after_discard: bool = False
    """Whether the player's discard had already been made."""
    named: tuple[Card, ...] = ()
    """Cards that whoever reported it has named."""
    picked_up_since: bool = False
    """Whether an opponent has picked up since."""
    ruled: bool = False


class Entry(msgspec.Struct, frozen=True):
    """A line in the referee's book: a warning, points of the tournament, an arbitral score."""

    do: str
    who: str
    how: str
    seat: Seat
    cite: Cite


class LiveTable(msgspec.Struct, frozen=True):
    """A table at which mistakes can happen."""

    state: State
    rulings: Book
    """What the code of this table says about mistakes."""
    incidents: tuple[Incident, ...] = ()
    plays: tuple[Play, ...] = ()
    """What has been laid in the hand, in order."""
    closed: Seat | None = None
    """Who has shown that his hand is empty, though he may not close: play waits for a call or for the count."""
    direct: Seat | None = None
    """Who has taken a pozzetto directly in the turn in progress."""
    collected: tuple[Card, ...] = ()
    """What the player on turn has collected."""
    book: tuple[Entry, ...] = ()
    """What the referee has written down."""


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    """Something that happens at any table."""

    event: Event


class Noted(msgspec.Struct, frozen=True, tag="noted"):
    """A mistake. At the table nobody need have noticed it."""

    incident: Incident


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """A player shows an empty hand though he may not close."""

    seat: Seat


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    """The referee has ruled on a mistake, from these facts."""

    number: int
    caller: Seat
    facts: dict[str, str]
    orders: tuple[str, ...]


class Written(msgspec.Struct, frozen=True, tag="written"):
    """The referee writes something down."""

    entry: Entry


class Unseen(msgspec.Struct, frozen=True, tag="unseen"):
    """What a seat is told of something that it has not noticed: nothing."""


LiveEvent = Happened | Noted | Closed | Ruled | Written | Unseen
