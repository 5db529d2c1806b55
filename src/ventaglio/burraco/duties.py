"""Duties: what a ruling has left on a table. Here is how regular play meets them, and nothing about why.

The judge asks them last, folding brings them nearer to their end, and the count takes them in.
"""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.cards import Card
from ventaglio.core.norms import Cite
from ventaglio.core.seats import Seat


class PickUp(Enum):
    """What a pick-up is limited to."""

    DRAW = "draw"
    COLLECT = "collect"
    EITHER = "either"


class Frozen(msgspec.Struct, frozen=True):
    """A meld to which nobody may attach."""

    meld: int
    seat: Seat
    cite: Cite
    pick_ups: int | None = None
    """How many pick-ups of that seat it takes to free it; None is: for good."""
    against: tuple[Card, ...] = ()
    """Cards of it that count against their side if the hand ends while it is frozen."""
    void: bool = False
    """Whether the burraco that it makes does not count."""


class Limited(msgspec.Struct, frozen=True):
    """A turn with nothing in it but a pick-up and a discard: the next one, or the one in progress."""

    seat: Seat
    cite: Cite
    pick_up: PickUp = PickUp.EITHER
    plays: bool = False
    """Whether he may play all the same, only the pick-up being fixed."""


class Held(msgspec.Struct, frozen=True):
    """Cards of a hand that lie face up: penalised ones are discarded, the highest first, and never played.

    Exposed ones are played in the next turn or discarded; what remains of them is penalised.
    """

    seat: Seat
    cards: tuple[Card, ...]
    cite: Cite
    exposed: bool = False
    fresh: bool = False
    """Whether they were exposed in the turn in progress, so that they are due at the next one."""
    since: int | None = None
    """The number of melds when the partner's new melds became barred to them; None where they are not."""


class KeptOff(msgspec.Struct, frozen=True):
    """No card of a seat may go, until the end of its next turn, on melds that a partner has opened since."""

    seat: Seat
    since: int
    cite: Cite


class Duties(msgspec.Struct, frozen=True):
    """All the duties at a table."""

    frozen: tuple[Frozen, ...] = ()
    limited: tuple[Limited, ...] = ()
    held: tuple[Held, ...] = ()
    kept_off: tuple[KeptOff, ...] = ()
    stopped: Cite | None = None
    """Whether, and why, the player on turn may lay no more."""
    discard: tuple[Card, ...] = ()
    """The cards one of which must be discarded now."""
    bonus: tuple[tuple[int, str, int, Cite], ...] = ()
    """What a side gets besides at the count: its number, the name of the line, the points, the article."""


NONE: Final = Duties()
"""No duties: the table of regular play. Always this very object, so that asking costs nothing."""


def settled(duties: Duties) -> Duties:
    """The same duties; where there are none, the object that says so."""
    return NONE if duties == NONE else duties


def penalised(duties: Duties, seat: Seat) -> tuple[Card, ...]:
    """The cards of a hand that can only be discarded."""
    return tuple(one for held in duties.held if held.seat == seat and not held.exposed for one in held.cards)


def exposed(duties: Duties, seat: Seat) -> tuple[Card, ...]:
    """The cards of a hand that are to be played or discarded, now or at the next turn."""
    return tuple(one for held in duties.held if held.seat == seat and held.exposed for one in held.cards)


def due(duties: Duties, seat: Seat) -> tuple[Card, ...]:
    """The exposed cards that must be gone by the end of this turn."""
    mine = (held for held in duties.held if held.seat == seat and held.exposed and not held.fresh)
    return tuple(one for held in mine for one in held.cards)


def free_cards(duties: Duties, seat: Seat, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be played."""
    kept = Counter(penalised(duties, seat))
    free = []
    for one in hand:
        if kept[one]:
            kept[one] -= 1
        else:
            free.append(one)
    return tuple(free)


def frozen_melds(duties: Duties) -> dict[int, Frozen]:
    """The frozen melds by number."""
    return {one.meld: one for one in duties.frozen}


def limit(duties: Duties, seat: Seat) -> Limited | None:
    """The limit of a seat's turn."""
    return next((one for one in duties.limited if one.seat == seat), None)


def laying_barred(duties: Duties, seat: Seat) -> Cite | None:
    """Why a seat may lay nothing in this turn, if it may not."""
    if duties.stopped is not None:
        return duties.stopped
    limited = limit(duties, seat)
    return limited.cite if limited is not None and not limited.plays else None


# ── How they end ─────────────────────────────────────────────────────────────────────────────────────────────────────


def picked_up(duties: Duties, seat: Seat) -> Duties:
    """A pick-up brings a freeze nearer to its end."""
    left = tuple(_nearer(one) if one.seat == seat else one for one in duties.frozen)
    return settled(replace(duties, frozen=tuple(one for one in left if one.pick_ups != 0)))


def _nearer(one: Frozen) -> Frozen:
    return one if one.pick_ups is None else replace(one, pick_ups=one.pick_ups - 1)


def played(duties: Duties, seat: Seat, cards: tuple[Card, ...]) -> Duties:
    """An exposed card that is played is exposed no more."""
    return settled(replace(duties, held=tuple(_less(duties, seat, cards, exposed_only=True))))


def discarded(duties: Duties, seat: Seat, one: Card) -> Duties:
    """A discard ends the turn and its limits; an exposed card not played by then is penalised."""
    held = tuple(_less(duties, seat, (one,), exposed_only=False))
    mine = tuple(_a_turn_later(each) if each.seat == seat else each for each in held)
    limited = tuple(each for each in duties.limited if each.seat != seat)
    kept_off = tuple(each for each in duties.kept_off if each.seat != seat)
    return settled(replace(duties, held=mine, limited=limited, kept_off=kept_off, stopped=None, discard=()))


def _a_turn_later(held: Held) -> Held:
    return replace(held, fresh=False) if held.fresh else replace(held, exposed=False, since=None)


def _less(duties: Duties, seat: Seat, gone: tuple[Card, ...], exposed_only: bool) -> Iterator[Held]:
    """What is held, less some cards of a seat: penalised ones go before exposed ones of the same face."""
    left = Counter(gone)
    for held in sorted(duties.held, key=lambda each: each.exposed):
        if held.seat != seat or (exposed_only and not held.exposed):
            yield held
            continue
        kept = []
        for one in held.cards:
            if left[one]:
                left[one] -= 1
            else:
                kept.append(one)
        if kept:
            yield replace(held, cards=tuple(kept))
