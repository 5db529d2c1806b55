"""The state of a Burraco table: what was agreed for the match, and where the hand stands."""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, Final

import msgspec

from ventaglio.core.cards import Card
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.duties import NONE, Duties, frozen_melds
from ventaglio.games.burraco.engine.melds import Burraco, Law, Meld, classify
from ventaglio.games.burraco.engine.rules import Rules

Points = int | float
"""Whole points; halves only where two partners split what they made."""


CLOCKWISE: Final = True
"""Seats are numbered in the order of play: the neighbour at the left of seat A is seat B."""


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    PICK_UP = "pick-up"
    PLAY = "play"
    END = "end"


DEAL: Final = Phase.DEAL
PICK_UP: Final = Phase.PICK_UP
PLAY: Final = Phase.PLAY
END: Final = Phase.END
"""The same by names of their own: to find a member in its class takes Python 3.11 five times as long, and the phase is
asked many times for every action."""


class Table(msgspec.Struct, frozen=True):
    """What stays the same for a whole match."""

    rules: Rules
    law: Law
    players: int
    packs: int
    hands: int | None
    """The number of smazzate, or None where the match goes to a target."""
    target: int | None
    alone: bool
    """Whether three or five play each for himself from the start."""
    options: dict[str, Any]
    names: tuple[str, ...]

    @property
    def floating(self) -> bool:
        """Whether sides form during the hand: with three and with five."""
        return self.players not in self.rules.sides.value

    @property
    def starting_sides(self) -> tuple[int, ...]:
        """The side of each seat when a hand begins."""
        return self.rules.sides.value.get(self.players, tuple(range(self.players)))


class Laid(msgspec.Struct, frozen=True):
    """A meld on the table and the seat that opened it."""

    owner: Seat
    meld: Meld


class Astray(msgspec.Struct, frozen=True):
    """Cards laid on the table that make no meld: a wrong opening, or cards put to a meld that they do not fit."""

    owner: Seat
    cards: tuple[Card, ...]
    meld: int = 0
    """The meld they were put to; 0 for an opening."""
    against: bool = False
    """Whether they count against their side."""


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything that the future of a match depends on."""

    table: Table
    phase: Phase = Phase.DEAL
    dealer: Seat = 0
    hand_number: int = 1
    totals: tuple[Points, ...] = ()
    winners: tuple[Seat, ...] = ()

    hands: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()
    """From the top."""
    pile: tuple[Card, ...] = ()
    """From the bottom."""
    pozzetti: tuple[tuple[Card, ...], ...] = ()
    """From the first to be taken."""
    melds: tuple[Laid, ...] = ()
    """Numbered from 1 in the order in which they were opened."""
    sides: tuple[int, ...] = ()
    """The side of each seat."""
    took: tuple[Seat, ...] = ()
    """The seats that took a pozzetto, in order."""
    unseen: tuple[Seat, ...] = ()
    """Those among them who may not yet look at it."""
    unplayed: tuple[Seat, ...] = ()
    """Those among them who have not yet had a turn with it."""
    alone: bool = False
    """Whether three or five now play each for himself, so that no sides form: once so, so to the end of the match."""

    turn: Seat = 0
    turns: int = 0
    """Turns finished in this hand."""
    collected: int = 0
    """How many cards the player on turn collected; 0 if he drew."""
    gathered: tuple[Card, ...] = ()
    """The cards that he collected, from the bottom; none where only their number is known."""
    flown: bool = False
    """Whether he took the pozzetto directly in this turn."""
    barred: Card | None = None
    """The single card just collected, which may not be discarded in this turn."""
    played: bool = False
    """Whether the player on turn has opened or attached."""
    swaps: int = 0
    """Turns in a row that were nothing but a swap with a pile of one card."""
    watched: int | None = None
    """Swaps seen by a referee who was called for a stall."""
    turns_left: int | None = None
    """Turns to be finished after a time-out call, the one in progress included."""
    duties: Duties = NONE
    """What a ruling has left to be done."""
    astray: tuple[Astray, ...] = ()
    """Cards on the table that make no meld."""

    known: tuple[tuple[Card, ...], ...] = ()
    """By seat the cards that everybody knows it to hold: collected with the pile, and none of their face seen since."""
    threw: tuple[tuple[Card, ...], ...] = ()
    """By seat what it has discarded in this hand, from the first."""

    @property
    def begun(self) -> bool:
        """Whether the hand has begun: with the first pick-up."""
        return self.turns > 0 or self.phase is Phase.PLAY


def side_melds(state: State, side: int) -> Iterator[tuple[int, Meld]]:
    """The melds of a side with their numbers."""
    sides = state.sides
    for number, laid in enumerate(state.melds, start=1):
        if sides[laid.owner] == side:
            yield number, laid.meld


def members(state: State, side: int) -> tuple[Seat, ...]:
    """The seats of a side."""
    return tuple(seat for seat, its in enumerate(state.sides) if its == side)


def burrachi(state: State, side: int) -> Iterator[tuple[int, Meld, Burraco]]:
    """The burrachi of a side with their numbers."""
    for number, meld in side_melds(state, side):
        kind = burraco_of(state, number, meld)
        if kind is not None:
            yield number, meld, kind


def burraco_of(state: State, number: int, meld: Meld) -> Burraco | None:
    """The burraco that a meld counts as: while a freeze voids it, only one that was made before."""
    frozen = None if state.duties is NONE else frozen_melds(state.duties).get(number)
    return frozen.made if frozen is not None and frozen.void else classify(meld, state.table.law)


def stock_is_out(state: State) -> bool:
    """Whether only the stock cards are left that are never played."""
    return len(state.stock) <= state.table.rules.stock_reserve.value


def may_take_pozzetto(state: State, seat: Seat) -> bool:
    """Whether a pozzetto is there for this seat: one for each side."""
    if not state.pozzetti:
        return False
    side = state.sides[seat]
    return all(state.sides[other] != side for other in state.took)


def last_partner(state: State, seat: Seat) -> Seat | None:
    """The partner who plays last before this seat's next turn; None for whoever is alone."""
    for step in range(1, state.table.players):
        other = (seat - step) % state.table.players
        if state.sides[other] == state.sides[seat]:
            return other
    return None


def without(hand: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...] | None:
    """The hand less some cards, or None if it does not hold them all."""
    rest = list(hand)
    try:
        for one in gone:
            rest.remove(one)
    except ValueError:
        return None
    return tuple(rest)


def by_norm(rules: Rules, some: Iterable[Card]) -> list[Card]:
    """Cards from the highest to the lowest, equal ranks by suit."""
    ranks, suits = rules.ranks.value, rules.suits.value
    return sorted(some, key=lambda one: (ranks.index(one.rank), suits.find(one.suit)))
