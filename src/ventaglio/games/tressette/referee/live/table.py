"""What a live-table remembers besides the cards: who erred and how, what was said in vain, what is to be settled."""

from enum import Enum

import msgspec

from ventaglio.core.cards import Carta
from ventaglio.core.norms import Cite
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.events import Event
from ventaglio.games.tressette.engine.state import State
from ventaglio.games.tressette.referee.law import Law
from ventaglio.law.referee import live
from ventaglio.law.referee.live import Happened, Noted, Ruled, Unseen, Written


class Incident(live.Incident, frozen=True):
    """A mistake, as a perfect observer would have noted it down."""

    trick: int
    """How many tricks were finished when it happened."""
    place: int = 0
    """How many cards were on the table."""
    fault: str = ""
    """Of which kind it is, where its ruling asks."""
    card: Carta | None = None
    """The card that was played, shown or withdrawn."""
    words: str = ""
    """What was said: a formula, a declaration, or what was accused."""
    suit: str = ""
    """The suit that was led, or that the words are about."""
    right: tuple[str, str] | None = None
    """The buongioco that should have been accused, if there is one."""
    evident: int | None = None
    """How many tricks were finished when a later card or word proved it."""
    passed: tuple[Seat, ...] = ()
    """Who has played a card since it happened, or since it was proved."""
    over: bool = False
    """Whether something has put an end to the time in which the cards could be put right."""
    facts: dict[str, str] = msgspec.field(default_factory=dict)
    """What it was ruled on by."""
    reserved: Seat | None = None
    """Who made a reservation when it was cured."""
    annullable: bool = False
    """Whether it was ruled on at the word of the offender's side, and the opponents may still annul (Art. 78, 180)."""
    silent: tuple[Seat, ...] = ()
    """The opponents who have not said whether they reserve: each may, though it was cured without (Art. 75)."""


class Kind(Enum):
    """What somebody must settle before play goes on."""

    CARD = "card"
    """Play a card that follows suit in place of the one that did not."""
    WORDS = "words"
    """Say what is true of the suit led, or nothing."""
    REPLACE = "replace"
    """Replace one's response, or keep it (Art. 73)."""
    ANNUL = "annul"
    """Annul the passata, or let a lay-down that came too early be judged (Art. 78, 119)."""


class Choice(msgspec.Struct, frozen=True):
    """Something that a ruling leaves to a player."""

    seat: Seat
    kind: Kind
    cite: Cite
    cards: tuple[Carta, ...] = ()
    words: tuple[str, ...] = ()


class Entry(msgspec.Struct, frozen=True):
    """A line in the referee's book."""

    order: str
    seat: Seat
    cite: Cite


class LiveTable(live.LiveTable[State, Law, Incident, Entry], frozen=True):
    """A table at which mistakes can happen."""

    marks: tuple[State, ...] = ()
    """The table just before each mistake."""
    untaken: State | None = None
    """The table just before the last trick was taken."""
    unplayed: State | None = None
    """The table just before the last card was played, if nothing has happened since."""
    pending: tuple[Choice, ...] = ()
    """What must be settled before play goes on, the first first."""
    heard: tuple[tuple[Seat, str, int], ...] = ()
    """What was said that does not count, or not yet, and after how many accusations: everybody has heard it."""


# ── What is done only here ───────────────────────────────────────────────────────────────────────────────────────────


class Count(msgspec.Struct, frozen=True, tag="count"):
    """Nobody objects any more: the passata, or the match, is counted (Art. 35)."""


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Take the card just played back (Art. 23)."""


class Expose(msgspec.Struct, frozen=True, tag="expose"):
    """Let others see cards of one's hand (Art. 64)."""

    cards: tuple[Carta, ...]


class Replace(msgspec.Struct, frozen=True, tag="replace"):
    """What a ruling has left to a player: another card, or, without one, the same."""

    card: Carta | None = None


class Reword(msgspec.Struct, frozen=True, tag="reword"):
    """What a ruling has left to a player: the words that are true of his lead, or none."""

    formula: str | None = None


class Annul(msgspec.Struct, frozen=True, tag="annul"):
    """Use the right to annul that a player is asked about (Art. 78)."""


class Waive(msgspec.Struct, frozen=True, tag="waive"):
    """Leave it unused."""


class Call(live.Call, frozen=True, tag="call"):
    """Somebody calls the referee for a mistake, by its number.

    ``reserving`` is the opponent who makes a reservation, if not the caller.
    """

    reserving: Seat | None = None


# ── What happens ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Heard(msgspec.Struct, frozen=True, tag="heard"):
    """Words that do not count, or not yet."""

    seat: Seat
    text: str


class CardWithdrawn(msgspec.Struct, frozen=True, tag="card-withdrawn"):
    """A player takes the card he has just played back into his hand."""

    seat: Seat


class Reopened(msgspec.Struct, frozen=True, tag="reopened"):
    """The trick just taken lies on the table again."""


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """All that was played since a mistake goes back to the hands."""

    number: int


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A ruling leaves these choices to players, one after the other."""

    choices: tuple[Choice, ...]


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """The first of them has been made."""


LiveEvent = (
    Happened[Event]
    | Noted[Incident]
    | Unseen
    | Heard
    | CardWithdrawn
    | Reopened
    | Returned
    | Asked
    | Settled
    | Ruled
    | Written[Entry]
)
