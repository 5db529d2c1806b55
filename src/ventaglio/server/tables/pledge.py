"""The promise of a deal as a log leaves it: who has committed, who has opened, and what the house keeps back."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.provable_record import FIRST, SECOND, Proof
from ventaglio.core.seats import LETTERS, Place
from ventaglio.server.tables.entries import (
    Boards,
    CommitmentsClosed,
    Committed,
    Drawn,
    Readied,
    SeatCommitted,
    SeatOpened,
)

FAILURES: Final = 2
"""How often one may fail to open before the next deal is made without him."""


class Pledge(msgspec.Struct, frozen=True):
    """The deal to come, or the one being played."""

    deal: int
    commitment: str
    label: str
    secret: str
    """The house's: empty until the cards are dealt, and told to nobody before the hand is over."""
    at: float
    randomness: Mapping[Place, str] = {}
    """What people have opened; in the first scheme the texts that they contributed."""
    dealt: bool = False
    scheme: int = FIRST
    nonce: str = ""
    commitments: Mapping[Place, str] = {}
    ready: frozenset[Place] = frozenset()
    """Who would have the cards dealt now."""
    closed_at: float | None = None
    """When it was settled who has a part in the deal. Nobody opens before, and nobody commits after."""
    left: Mapping[Place, str] = {}
    """Who has none, and why."""
    boards: Boards | None = None
    """Where the deal is a board of a tournament: others have contributed to it, for all its tables."""

    @property
    def missing(self) -> tuple[Place, ...]:
        """Who has a part in the deal and has not opened yet."""
        return tuple(sorted(self.commitments.keys() - self.randomness.keys()))

    @property
    def told(self) -> bool:
        """Whether its secret is told as soon as the hand is over: that of a board waits for the other tables."""
        return self.boards is None

    def moved(self, later: Callable[[float], float]) -> "Pledge":
        """The same, with its times put where they belong after they stood still."""
        return replace(self, at=later(self.at), closed_at=None if self.closed_at is None else later(self.closed_at))

    def proof(self, *, secret: bool = True) -> Proof:
        """What a record tells of the deal."""
        shown = self.secret if secret else ""
        if self.boards is not None:
            one = self.boards
            return Proof(self.commitment, self.label, one.openings, shown, SECOND, one.commitments, {}, one.event)
        given = by_letter(self.randomness)
        left = by_letter(self.left)
        return Proof(self.commitment, self.label, given, shown, self.scheme, by_letter(self.commitments), left)


def by_letter(told: Mapping[Place, str]) -> dict[str, str]:
    """What places have told, by their letters."""
    return {LETTERS[place]: text for place, text in sorted(told.items())}


def committed(at: float, entry: Committed, boards: Boards | None) -> Pledge:
    """The house has committed."""
    mine = boards if entry.board else None
    return Pledge(
        entry.deal, entry.commitment, entry.label, entry.secret, at, scheme=entry.scheme, nonce=entry.nonce, boards=mine
    )


def readied(pledge: Pledge, entry: Readied) -> Pledge:
    """Somebody is ready; in the first scheme he contributed with this."""
    ready = pledge.ready | {entry.place}
    if pledge.scheme != FIRST:
        return replace(pledge, ready=ready)
    return replace(pledge, ready=ready, randomness={**pledge.randomness, entry.place: entry.randomness})


def seat_committed(pledge: Pledge, entry: SeatCommitted) -> Pledge:
    """Somebody has committed."""
    return replace(pledge, commitments={**pledge.commitments, entry.place: entry.commitment})


def closed(pledge: Pledge, at: float, entry: CommitmentsClosed) -> Pledge:
    """It is settled who has a part."""
    kept = {place: pledge.commitments[place] for place in entry.places}
    left = {LETTERS.index(letter): why for letter, why in entry.left.items()}
    return replace(pledge, closed_at=at, commitments=kept, left=left)


def opened(pledge: Pledge, entry: SeatOpened) -> Pledge:
    """Somebody has opened."""
    return replace(pledge, randomness={**pledge.randomness, entry.place: entry.secret})


def drawn(pledge: Pledge, entry: Drawn) -> Pledge:
    """The house has opened, to its own log."""
    return replace(pledge, secret=entry.secret)


FOLDS: Final[Mapping[type, Callable[..., Pledge]]] = {
    SeatCommitted: seat_committed,
    Readied: readied,
    SeatOpened: opened,
    Drawn: drawn,
}
