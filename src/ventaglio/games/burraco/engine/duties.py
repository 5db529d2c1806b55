"""Duties: what a ruling has left on a table. Here is how regular play meets them, and nothing about why.

The judge asks them last, folding brings them nearer to their end, and the count takes them in.
"""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Final

import msgspec
from msgspec.structs import replace

from ventaglio.core.cards import Card
from ventaglio.core.norms import Cite
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.melds import Burraco


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
    made: Burraco | None = None
    """The burraco that counts all the same: one that was made before."""


class Limited(msgspec.Struct, frozen=True):
    """A turn with nothing in it but a pick-up and a discard: the next one, or the one in progress."""

    seat: Seat
    cite: Cite
    pick_up: PickUp = PickUp.EITHER
    plays: bool = False
    """Whether he may play all the same, only the pick-up being fixed."""
    throws: bool = False
    """Whether the card that he draws is his discard."""


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
    off: int = 0
    """A meld to which they may not be attached; 0 where there is none."""
    touched: tuple[int, ...] = ()
    """The melds that the partner has opened, or attached to, since: they are barred to them."""


class KeptOff(msgspec.Struct, frozen=True):
    """Cards of a seat, all where none are named, may not go on melds that a partner has opened since.

    That is so until the end of its next turn.
    """

    seat: Seat
    since: int
    cite: Cite
    cards: tuple[Card, ...] = ()
    fresh: bool = False
    """Whether it was laid in the seat's own turn, which does not end it."""
    touched: tuple[int, ...] | None = ()
    """The melds to which the partner has attached since, which are barred too; None where only new ones are."""


class Prepared(msgspec.Struct, frozen=True):
    """The next discard of a seat is one of these cards, whatever else it owes."""

    seat: Seat
    cards: tuple[Card, ...]
    """None where they are not for everybody to know: see `seen_by`."""
    cite: Cite


class Forbidden(msgspec.Struct, frozen=True):
    """Cards of a seat that it may not lay, or may not discard, until its next discard; no cards are: all."""

    seat: Seat
    cite: Cite
    laying: bool
    cards: tuple[Card, ...] = ()


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
    prepared: tuple[Prepared, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    bare: tuple[Seat, ...] = ()
    """Who goes on without a card in hand, because his last play was frozen when he discarded the last one."""


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


def still_holds(duties: Duties, seat: Seat) -> bool:
    """Whether a seat counts as holding the cards of its own last play, because that is frozen for a while."""
    return any(one.seat == seat and one.pick_ups is not None for one in duties.frozen)


def limit(duties: Duties, seat: Seat) -> Limited | None:
    """The limit of a seat's turn."""
    return next((one for one in duties.limited if one.seat == seat), None)


def laying_barred(duties: Duties, seat: Seat) -> Cite | None:
    """Why a seat may lay nothing in this turn, if it may not."""
    if duties.stopped is not None:
        return duties.stopped
    limited = limit(duties, seat)
    return limited.cite if limited is not None and not limited.plays else None


def seen_by(duties: Duties, seat: Seat | None) -> Duties:
    """The duties as a seat may know them: which card another has prepared is hidden until it is discarded."""
    if not duties.prepared:
        return duties
    prepared = tuple(one if one.seat == seat else replace(one, cards=()) for one in duties.prepared)
    return replace(duties, prepared=prepared)


def partner_played(duties: Duties, seat: Seat, sides: tuple[int, ...], number: int) -> Duties:
    """What a player opens or attaches to is closed to the cards of a partner that lie exposed."""

    def of_partner(other: Seat) -> bool:
        return other != seat and sides[other] == sides[seat]

    held = tuple(
        replace(one, touched=(*one.touched, number)) if one.since is not None and of_partner(one.seat) else one
        for one in duties.held
    )
    kept_off = tuple(
        replace(one, touched=(*one.touched, number)) if one.touched is not None and of_partner(one.seat) else one
        for one in duties.kept_off
    )
    return settled(replace(duties, held=held, kept_off=kept_off))


# ── How they end ─────────────────────────────────────────────────────────────────────────────────────────────────────


def picked_up(duties: Duties, seat: Seat, drawn: Card | None) -> Duties:
    """A pick-up brings a freeze nearer to its end; a card drawn may have to be the discard."""
    left = tuple(_nearer(one) if one.seat == seat else one for one in duties.frozen)
    frozen = tuple(one for one in left if one.pick_ups != 0)
    limited = limit(duties, seat)
    prepared = duties.prepared
    if limited is not None and limited.throws and drawn is not None:
        prepared = (*prepared, Prepared(seat, (drawn,), limited.cite))
    return settled(replace(duties, frozen=frozen, prepared=prepared))


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
    mine_kept = (replace(each, fresh=False) for each in duties.kept_off if each.seat == seat and each.fresh)
    kept_off = (*(each for each in duties.kept_off if each.seat != seat), *mine_kept)
    prepared = tuple(each for each in duties.prepared if each.seat != seat)
    forbidden = tuple(each for each in duties.forbidden if each.seat != seat)
    left = replace(duties, held=mine, limited=limited, kept_off=kept_off, prepared=prepared, forbidden=forbidden)
    return settled(replace(left, stopped=None, discard=()))


def _a_turn_later(held: Held) -> Held:
    return replace(held, fresh=False) if held.fresh else replace(held, exposed=False, since=None, off=0, touched=())


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
