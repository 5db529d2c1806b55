"""Duties: what a ruling has left on a table until the passata ends. Here is what they are, and nothing about why.

The judge asks them last, folding drops those that have been met; see `bound` for what they leave open to a player.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.cards import Carta
from ventaglio.core.norms import Cite
from ventaglio.core.seats import Seat


class Muted(msgspec.Struct, frozen=True):
    """A seat that may accuse no more (Art. 180, 183): nothing at all, or not what it once accused wrongly (185)."""

    seat: Seat
    cite: Cite
    what: str = ""


class Closed(msgspec.Struct, frozen=True):
    """Suits that a seat may not lead unless it holds no other (Art. 183, 184).

    Where no suit is named, it is every one in which that seat cannot exclude a Napoletana of its partner's (Art. 185).
    """

    seat: Seat
    cite: Cite
    suits: str = ""


class Ready(msgspec.Struct, frozen=True):
    """A card shown before its turn: it is played when the turn comes, if it follows suit (Art. 24)."""

    seat: Seat
    card: Carta
    cite: Cite


class Reserved(msgspec.Struct, frozen=True):
    """A cure is suspended: this seat may still object to the mistake of that number if it does harm (Art. 75)."""

    seat: Seat
    number: int
    cite: Cite


class Duties(msgspec.Struct, frozen=True):
    """All that rulings have left at a table, and the cards in hands that mistakes have shown to everybody."""

    muted: tuple[Muted, ...] = ()
    closed: tuple[Closed, ...] = ()
    ready: tuple[Ready, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    seen: tuple[tuple[Seat, Carta], ...] = ()


NONE: Final = Duties()
"""No duties: the table of regular play. Always this very object, so that asking costs nothing."""


def settled(duties: Duties) -> Duties:
    """The same duties; where there are none, the object that says so."""
    return NONE if duties == NONE else duties


def muted(duties: Duties, seat: Seat, what: str) -> Cite | None:
    """Why a seat may not accuse this, if it may not."""
    return next((one.cite for one in duties.muted if one.seat == seat and one.what in ("", what)), None)


def shown(duties: Duties, seat: Seat, cards: tuple[Carta, ...]) -> Duties:
    """The same duties, with cards of a hand that everybody has now seen."""
    more = tuple((seat, one) for one in cards if (seat, one) not in duties.seen)
    return replace(duties, seen=(*duties.seen, *more)) if more else duties


def played(duties: Duties, seat: Seat, one: Carta) -> Duties:
    """A card played is no card of a hand any more."""
    seen = tuple(each for each in duties.seen if each != (seat, one))
    return settled(replace(duties, seen=seen)) if len(seen) < len(duties.seen) else duties


def trick_over(duties: Duties) -> Duties:
    """A card that was ready for a trick is not bound to the next."""
    return settled(replace(duties, ready=())) if duties.ready else duties
