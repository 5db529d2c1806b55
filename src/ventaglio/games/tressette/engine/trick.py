"""Grades, values, and who takes a trick."""

from typing import Final

from ventaglio.core.cards import Carta
from ventaglio.core.seats import Seat

GRADES: Final = "32ARCD7654"
"""From the highest to the lowest (Art. 5)."""
HEIGHT: Final = {rank: len(GRADES) - place for place, rank in enumerate(GRADES)}
ALL_RANKS: Final = frozenset(GRADES)
TRESSETTE: Final = frozenset("32A")
"""The tressette cards (Art. 8)."""
SEATS: Final = 4


def height(one: Carta) -> int:
    """How high a card stands in its suit."""
    return HEIGHT[one.rank]


def follower(leader: Seat, played: int) -> Seat:
    """Who plays after so many cards: seats follow each other in the order of play (Art. 25)."""
    return (leader + played) % SEATS


def taker(leader: Seat, cards: tuple[Carta, ...]) -> Seat:
    """Who takes a trick: the highest card of the suit led (Art. 32)."""
    suit, place, best = cards[0].suit, 0, 0
    for at, one in enumerate(cards):
        if one.suit == suit and HEIGHT[one.rank] > best:
            place, best = at, HEIGHT[one.rank]
    return follower(leader, place)


def followable(hand: tuple[Carta, ...], trick: tuple[Carta, ...]) -> tuple[Carta, ...]:
    """The cards a hand may play to a trick: its suit, if it has any (Art. 25)."""
    if not trick:
        return hand
    suit = trick[0].suit
    return tuple([one for one in hand if one.suit == suit]) or hand


def holds(hand: tuple[Carta, ...], card: Carta) -> bool:
    """Whether a card is in a hand. There is one object for each, and ``in`` would ask each one whether it is equal."""
    for one in hand:  # noqa: SIM110 - ``any`` takes twice as long
        if one is card:
            return True
    return False


def without(hand: tuple[Carta, ...], card: Carta) -> tuple[Carta, ...]:
    """A hand after a card of it has been played; the same hand if it had no such card."""
    for at, one in enumerate(hand):
        if one is card:
            return hand[:at] + hand[at + 1 :]
    return hand


def next_seat(seat: Seat) -> Seat:
    """The neighbour at the right, who plays next (Art. 20, 25)."""
    return (seat + 1) % SEATS
