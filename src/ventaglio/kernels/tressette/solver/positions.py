"""Positions with all cards seen, as numbers: what the solver takes."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ventaglio.cards import PALI, Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.kernels.tressette.solver.bits import RANKS
from ventaglio.tressette.state import State, thirds
from ventaglio.tressette.trick import GRADES, HEIGHT

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


def check(position: Position) -> None:
    """Refuse what is no position: such a thing would be searched all the same, and something would come out."""
    lengths = [hand.bit_count() for hand in position.hands]
    place = len(position.trick)
    behind = [(position.leader + step) % 4 for step in range(place)]
    wanted = max(lengths)
    together = sum(position.hands) + sum(1 << card for card in position.trick)
    if together.bit_count() != sum(lengths) + place or together >> 4 * RANKS:
        raise ValueError("a card is there twice, or none of the pack")
    if place > 3 or any(lengths[seat] != wanted - (seat in behind) for seat in range(4)) or not wanted:
        raise ValueError("the hands do not fit the trick on the table")
    if sorted(position.sides) != [0, 0, 1, 1]:
        raise ValueError("the sides are not two and two")
