"""Positions with all cards seen, as numbers: what the solver takes."""

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.state import State, thirds
from ventaglio.games.tressette.engine.trick import GRADES, HEIGHT
from ventaglio.games.tressette.kernel.solver.bits import RANKS, SUITS

_CARDS: Final = tuple(carta(suit + rank) for suit in PALI for rank in reversed(GRADES))


def number_of(one: Carta) -> int:
    """The number of a card."""
    return RANKS * PALI.index(one.suit) + HEIGHT[one.rank] - 1


def card_of(number: int) -> Carta:
    """The card of a number."""
    return _CARDS[number]


def set_of(cards: Iterable[Carta]) -> int:
    """Cards as the bits of a number."""
    return sum(1 << number_of(one) for one in cards)


class Position(NamedTuple):
    """A position with all cards seen, in a trick or between two."""

    hands: tuple[int, int, int, int]
    """The cards of each seat, as bits."""
    leader: Seat
    trick: tuple[int, ...] = ()
    """The cards on the table, in the order in which they were played."""
    taken: tuple[int, int] = (0, 0)
    """The thirds that each side has taken."""
    sides: tuple[int, ...] = (0, 1, 0, 1)

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return (self.leader + len(self.trick)) % 4

    @property
    def side(self) -> int:
        """The side on turn, whose points are sought."""
        return self.sides[self.turn]


def position_of(state: State) -> Position:
    """The position of a table, hands included."""
    a, b, c, d = (set_of(hand) for hand in state.hands)
    trick = tuple(number_of(one) for one in state.trick)
    taken = (thirds(state, 0), thirds(state, 1))
    return Position((a, b, c, d), state.leader, trick, taken, tuple(state.sides))


def check(position: Position, worlds: NDArray[np.int64]) -> None:
    """Refuse worlds that are none: such a thing would be searched all the same, and something would come out."""
    place = len(position.trick)
    behind = {(position.leader + step) % 4 for step in range(place)}
    lengths = _sizes(worlds)
    laid = sum(1 << card for card in set(position.trick))
    together = np.bitwise_or.reduce(worlds, axis=1) | laid
    if (worlds >> SUITS * RANKS).any() or (_sizes(together) != lengths.sum(axis=1) + place).any():
        raise ValueError("a card is there twice, or none of the pack")
    whole = lengths + np.array([seat in behind for seat in range(4)])
    if place > 3 or (whole != whole[:, :1]).any() or not lengths.any(axis=1).all():
        raise ValueError("the hands do not fit the trick on the table")
    if sorted(position.sides) != [0, 0, 1, 1]:
        raise ValueError("the sides are not two and two")


_IN_BYTE: Final = np.array([byte.bit_count() for byte in range(256)], np.int64)


def _sizes(sets: NDArray[np.int64]) -> NDArray[np.int64]:
    """How many cards each set has."""
    wide = np.ascontiguousarray(sets)[..., None].view(np.uint8)
    return _IN_BYTE[wide].sum(axis=-1)
