"""What a live-table remembers besides the cards: who erred and how, what was laid, what the referee wrote down."""

from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.cards import Card
from ventaglio.core.norms import Cite
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.actions import Attach, Open
from ventaglio.games.burraco.engine.events import Event
from ventaglio.games.burraco.engine.melds import Meld
from ventaglio.games.burraco.engine.state import State
from ventaglio.games.burraco.referee.law import Law
from ventaglio.law.referee import live
from ventaglio.law.referee.live import Happened, Noted, Ruled, Unseen, Written

NO_PICK_UP: Final = "play-without-pick-up"
"""The mistake of playing before one has picked up: it goes on until the discard."""


WRONG: Final = ("wrong-opening", "wrong-attach", "set-not-allowed", "gave-up-opening")
"""Cards laid that make no meld, or do not fit one: each such play is a mistake of its own."""


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


class Incident(live.Incident, frozen=True):
    """A mistake, as a perfect observer would have noted it down."""

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
    meld: int = 0
    """The meld that whoever reported it has named; 0 where none was."""
    about: int = 0
    """The number of the partner's mistake that a remark is about; 0 where it is about none."""
    pozzetto: tuple[Card, ...] = ()
    """The pozzetto that was taken by it."""
    flown: int | None = None
    """How many plays had been laid when it was taken; None where it was the wrong play that left no card."""
    until: int | None = None
    """How many plays had been laid when a player made a belated pick-up; None where he has not."""
    picked_up_since: bool = False
    """Whether an opponent has picked up since."""


class Entry(msgspec.Struct, frozen=True):
    """A line in the referee's book: a warning, points of the tournament, an arbitral score."""

    do: str
    who: str
    how: str
    seat: Seat
    cite: Cite
    irregularity: str = ""
    """What it was written down for; books of old do not say."""


class PickedUp(msgspec.Struct, frozen=True):
    """The last pick-up: who, from where, and what."""

    seat: Seat
    source: str
    cards: tuple[Card, ...]
    unplayed: bool = False
    """Whether he had a pozzetto that he had not begun to play."""


class LiveTable(live.LiveTable[State, Law, Incident, Entry], frozen=True):
    """A table at which mistakes can happen."""

    plays: tuple[Play, ...] = ()
    """What has been laid in the hand, in order."""
    closed: Seat | None = None
    """Who has shown that his hand is empty, though he may not close: play waits for a call or for the count."""
    direct: Seat | None = None
    """Who has taken a pozzetto directly in the turn in progress."""
    collected: tuple[Card, ...] = ()
    """What the player on turn has collected."""
    picked_up: PickedUp | None = None


# ── What is done only here ───────────────────────────────────────────────────────────────────────────────────────────


class Count(msgspec.Struct, frozen=True, tag="count"):
    """Nobody objects to a close: the hand is counted."""


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    """A play that is right but thrown onto the table."""

    play: Open | Attach


class Look(msgspec.Struct, frozen=True, tag="look"):
    """A look at the pozzetto one has taken, before one may."""


class Call(live.Call, frozen=True, tag="call"):
    """Somebody calls the referee for a mistake, by its number.

    ``lot`` is chance: which card comes out if the ruling has one drawn blindly. ``cards`` are those of his hand with
    which the player puts a wrong meld right.
    """

    lot: int = 0
    cards: tuple[Card, ...] = ()


class Report(live.Report, frozen=True, tag="report"):
    """Somebody calls the referee for what only people see or hear: a word, a gesture, a card that fell.

    ``cards`` are those it is about, ``meld`` the number of the meld. ``lot`` is chance, as in a call.
    """

    cards: tuple[Card, ...] = ()
    meld: int = 0
    lot: int = 0


# ── What happens ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """A player shows an empty hand though he may not close."""

    seat: Seat


LiveEvent = Happened[Event] | Noted[Incident] | Closed | Ruled | Written[Entry] | Unseen


def with_hands(table: LiveTable) -> LiveTable:
    """A table with hands to look into: while nothing is dealt they are empty, and whoever erred holds nothing."""
    state = table.state
    if state.hands:
        return table
    nothing = ((),) * state.table.players
    return replace(table, state=replace(state, hands=nothing, known=nothing, threw=nothing))
