"""What every live-table remembers besides the game: who erred, what the referee ruled, and what he wrote down."""

from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import Seat
from ventaglio.law.referee.inquiry import Book, Ruling
from ventaglio.law.referee.remedies import Remedy, Step, Vocabulary


class Incident(msgspec.Struct, frozen=True, kw_only=True):
    """A mistake, as a perfect observer would have noted it down. Each game adds what its rulings turn on."""

    number: int
    irregularity: str
    by: Seat
    ruled: bool = False


class Act(msgspec.Struct, frozen=True):
    """Something that a seat did for everybody to see: of what kind, and nothing of whether it was right."""

    seat: Seat
    kind: str


S = TypeVar("S")
W = TypeVar("W")
I = TypeVar("I", bound=Incident)  # noqa: E741
N = TypeVar("N")
Event_co = TypeVar("Event_co", covariant=True)
Incident_co = TypeVar("Incident_co", bound=Incident, covariant=True)
Entry_co = TypeVar("Entry_co", covariant=True)


class LiveTable(msgspec.Struct, Generic[S, W, I, N], frozen=True):
    """A table at which mistakes can happen."""

    state: S
    rulings: Book[W]
    """What the code of this table says about mistakes."""
    incidents: tuple[I, ...] = ()
    book: tuple[N, ...] = ()
    """What the referee has written down."""
    early: bool = False
    """Whether its record is from before records named their edition: its orders are carried out as they were then."""
    acts: tuple[Act, ...] = ()
    """The last things that were done in the hand, in order."""


L = TypeVar("L", bound=LiveTable[Any, Any, Any, Any])


# ── What happens beside the game ─────────────────────────────────────────────────────────────────────────────────────


class Happened(msgspec.Struct, Generic[Event_co], frozen=True, tag="happened"):
    """Something that happens at any table of the game."""

    event: Event_co


class Noted(msgspec.Struct, Generic[Incident_co], frozen=True, tag="noted"):
    """A mistake. At the table nobody need have noticed it."""

    incident: Incident_co


class Ruled(msgspec.Struct, frozen=True, tag="ruled", omit_defaults=True):
    """The referee, or the table itself, has ruled on a mistake: from these facts, with these orders.

    What was ruled is stored whole, so that whoever is told of it later is told this and not what the book says by then.
    Logs that were written before it was stored have no ``ruling``, nor what goes with it.
    """

    number: int
    caller: Seat
    facts: dict[str, str]
    orders: tuple[str, ...]
    irregularity: str = ""
    by: str = ""
    """The code by which it was ruled."""
    edition: str = ""
    """The edition of that code."""
    ruling: Ruling | None = None
    reserving: Seat | None = None
    """Who made a reservation, where the code knows them."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is to be carried out, each order with its article."""
        return () if self.ruling is None else self.ruling.steps

    def remedies(self, vocabulary: Vocabulary) -> tuple[Remedy, ...]:
        """The orders; those of a log that has them only as text are read by the words of the game."""
        if self.ruling is None:
            return tuple(map(vocabulary, self.orders))
        return tuple(step.remedy for step in self.ruling.steps)


class Written(msgspec.Struct, Generic[Entry_co], frozen=True, tag="written"):
    """The referee writes something down."""

    entry: Entry_co


class Unseen(msgspec.Struct, frozen=True, tag="unseen"):
    """What a seat is told of something that it has not noticed: nothing."""


# ── What was done last ───────────────────────────────────────────────────────────────────────────────────────────────

MOST_ACTS: Final = 6
"""How far back whoever rings is reminded of what was done."""


def with_act(live: L, act: Act | None) -> L:
    """The table when something has been done at it, if it has."""
    return live if act is None else replace(live, acts=(*live.acts, act)[-MOST_ACTS:])


# ── Mistakes on record ───────────────────────────────────────────────────────────────────────────────────────────────


def find(live: LiveTable[S, W, I, N], number: int) -> I:
    """A mistake by its number."""
    if not 1 <= number <= len(live.incidents):
        raise BadInput(f"no mistake {number} is on record at this table", "no-mistake", number=number)
    return live.incidents[number - 1]


def with_ruling(live: L, number: int, **more: object) -> L:
    """The table when a mistake has been ruled on; ``more`` is what its incident keeps of the ruling."""
    at = number - 1
    done = replace(live.incidents[at], ruled=True, **more)
    return replace(live, incidents=(*live.incidents[:at], done, *live.incidents[at + 1 :]))


# ── Who is who ───────────────────────────────────────────────────────────────────────────────────────────────────────


def is_opponent(sides: tuple[int, ...], offender: Seat, seat: Seat) -> bool:
    """Whether a seat plays against the one that erred."""
    return 0 <= seat < len(sides) and sides[seat] != sides[offender]


def is_partner(sides: tuple[int, ...], offender: Seat, seat: Seat) -> bool:
    """Whether a seat plays with the one that erred, and is another."""
    return seat != offender and 0 <= seat < len(sides) and sides[seat] == sides[offender]


def yes_no(so: bool) -> str:
    """The answer to a question that has no others."""
    return "yes" if so else "no"
