"""What everybody remembers of a hand: the cards that each seat is known to hold.

Cards are known from when a hand is seen to get them until one of their face is seen to leave it. Nothing here looks at
a hand, so that nothing is remembered that somebody could not have seen.
"""

from ventaglio.core.cards import Card
from ventaglio.core.seats import LETTERS, Seat
from ventaglio.games.burraco.engine.places import is_hidden

BySeat = tuple[tuple[Card, ...], ...]
"""Cards by seat, as hands are."""


def came(known: BySeat, seat: Seat, cards: tuple[Card, ...]) -> BySeat:
    """What is known after a hand was seen to get some cards."""
    return _set(known, seat, known[seat] + cards)


def left(known: BySeat, seat: Seat, cards: tuple[Card, ...]) -> BySeat:
    """What is known after some cards were seen to leave a hand."""
    held = rest = known[seat]
    if not held:
        return known
    for one in cards:
        if one in rest:
            place = rest.index(one)
            rest = rest[:place] + rest[place + 1 :]
    return known if rest is held else _set(known, seat, rest)


def lost(known: BySeat, seat: Seat) -> BySeat:
    """What is known after cards have left a hand unseen: any of those that it held may be among them."""
    return _set(known, seat, ()) if known[seat] else known


def moved(known: BySeat, source: str, target: str, cards: tuple[Card, ...]) -> BySeat:
    """What is known after cards went from one place to another outside the course of play. Places: see `places`."""
    giver, taker = _holder(source), _holder(target)
    if giver is not None:
        known = lost(known, giver) if is_hidden(target, None) else left(known, giver, cards)
    if taker is not None and not is_hidden(source, None):
        known = came(known, taker, cards)
    return known


def _holder(place: str) -> Seat | None:
    """The seat whose hand a place is."""
    kind, _, which = place.partition(" ")
    return LETTERS.index(which) if kind == "hand" else None


def _set(known: BySeat, seat: Seat, cards: tuple[Card, ...]) -> BySeat:
    changed = list(known)
    changed[seat] = cards
    return tuple(changed)
