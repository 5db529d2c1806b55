"""Hidden information, exact for each seat: views of the state, and events with what a seat may not know removed.

Nobody but this module decides who sees what.
"""

import msgspec
from msgspec.structs import astuple, replace

from ventaglio.core.cards import Card
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.deal import deal
from ventaglio.games.burraco.engine.duties import NONE, Duties, seen_by
from ventaglio.games.burraco.engine.events import (
    Drew,
    DutiesLaid,
    Event,
    Moved,
    PickUpUndone,
    PozzettiMade,
    PozzettoReturned,
    PozzettoSeen,
    PozzettoTaken,
    Served,
    Shown,
    Shuffled,
)
from ventaglio.games.burraco.engine.melds import Meld
from ventaglio.games.burraco.engine.places import is_hidden
from ventaglio.games.burraco.engine.state import Astray, Phase, Points, State, burraco_of


class MeldView(msgspec.Struct, frozen=True):
    """A meld on the table, as everybody sees it."""

    number: int
    owner: Seat
    side: int
    meld: Meld
    cards: tuple[Card, ...]
    burraco: str | None


class ShownView(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it, or the public where ``seat`` is None."""

    code: str
    edition: str
    """Of the code."""
    options: dict[str, str]
    """What the table has settled for itself, as text."""
    players: int
    names: tuple[str, ...]
    seat: Seat | None
    phase: Phase
    dealer: Seat
    turn: Seat
    hand_number: int
    hands_in_match: int | None
    target: int | None
    totals: tuple[Points, ...]
    winners: tuple[Seat, ...]
    sides: tuple[int, ...]
    hand: tuple[Card, ...] | None
    """The seat's own cards; None for the public, and while a pozzetto may not be looked at."""
    counts: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    pozzetti: tuple[int, ...]
    took: tuple[Seat, ...]
    melds: tuple[MeldView, ...]
    turns: int
    collected: int
    barred: Card | None
    swaps: int
    watched: int | None
    turns_left: int | None
    duties: Duties = NONE
    """What a ruling has left to be done: frozen melds, cards that lie face up in a hand, limited turns."""
    astray: tuple[Astray, ...] = ()
    """Cards on the table that make no meld."""


class View(ShownView, frozen=True, gc=False):
    """The table as a seat sees it, and what it remembers of the hand: everybody saw that happen."""

    known: tuple[tuple[Card, ...], ...] = ()
    """By seat the cards that everybody knows it to hold: collected with the pile, and none of their face seen since."""
    threw: tuple[tuple[Card, ...], ...] = ()
    """By seat what it has discarded in this hand, from the first."""


def without_memory(view: View) -> ShownView:
    """What lies on the table now: screens show no more."""
    return ShownView(*astuple(view)[: len(ShownView.__struct_fields__)])


def view(state: State, seat: Seat | None) -> View:
    """What a seat may see; None is the public."""
    own, table = None, state.table
    if seat is not None and state.hands and seat not in state.unseen:
        own = state.hands[seat]
    # In the order of the fields: naming them takes forty times as long, and a view is made for every action. In two
    # parts, for of more than thirty arguments Python makes a list, one by one.
    match = (
        table.rules.id,
        table.rules.edition,
        table.options,
        table.players,
        table.names,
        seat,
        state.phase,
        state.dealer,
        state.turn,
        state.hand_number,
        table.hands,
        table.target,
        state.totals,
        state.winners,
    )
    hand = (
        state.sides,
        own,
        tuple(map(len, state.hands)),
        len(state.stock),
        state.pile,
        tuple(map(len, state.pozzetti)),
        state.took,
        _melds(state),
        state.turns,
        state.collected,
        # Whether the single card may go back tells whether its twin is held, so only its holder is told.
        state.barred if seat == state.turn else None,
        state.swaps,
        state.watched,
        state.turns_left,
        NONE if state.duties is NONE else seen_by(state.duties, seat),
        state.astray,
        state.known,
        state.threw,
    )
    return View(*(match + hand))


_seen: tuple[State | None, tuple[MeldView, ...]] = (None, ())
"""The melds of the state that was looked at last: four look at the same one after each other, and most acts change none
or one of them.

States never change, so that what is remembered of one is what would be found again: nothing but time depends on this.
"""


def _melds(state: State) -> tuple[MeldView, ...]:
    global _seen  # noqa: PLW0603 -- one value, replaced as a whole, so that threads never see half of it
    known, melds = _seen
    if known is state:
        return melds
    if known is None or not _same_but_melds(known, state):
        melds = tuple([_meld(state, number) for number in range(1, len(state.melds) + 1)])
    elif known.melds is not state.melds:
        found = [
            seen if before is laid else _meld(state, seen.number)
            for seen, before, laid in zip(melds, known.melds, state.melds, strict=False)
        ]
        found += [_meld(state, number) for number in range(len(found) + 1, len(state.melds) + 1)]
        melds = tuple(found)
    _seen = (state, melds)
    return melds


def _same_but_melds(known: State, state: State) -> bool:
    """Whether all else is the same on which the look of a meld depends."""
    return known.table is state.table and known.sides is state.sides and known.duties is state.duties


def _meld(state: State, number: int) -> MeldView:
    laid = state.melds[number - 1]
    cards = laid.meld.cards
    # Most melds are short, and views are made for every action.
    kind = burraco_of(state, number, laid.meld) if len(cards) >= state.table.law.burraco else None
    return MeldView(number, laid.owner, state.sides[laid.owner], laid.meld, cards, kind.value if kind else None)


def redact(event: Event, seat: Seat | None, before: State) -> Event:
    """What a seat may know of an event that happens in the state ``before``."""
    match event:
        case Shuffled():
            dealt = deal(before, event.order, event.cut)
            return Served(
                hand=None if seat is None else dealt.hands[seat],
                upcard=dealt.upcard,
                cut=event.cut,
                stock=len(dealt.stock),
                pozzetti=tuple(len(pozzetto) for pozzetto in dealt.pozzetti),
            )
        case Drew():
            return event if event.seat == seat else replace(event, card=None)
        case PozzettoTaken():
            return event if event.direct and event.seat == seat else replace(event, cards=None)
        case PozzettoSeen() | PozzettoReturned() | Shown():
            return event if event.seat == seat else replace(event, cards=None)
        case PickUpUndone() if event.seat != seat and is_hidden(event.source, seat):
            return replace(event, cards=None)
        case PozzettiMade():
            return replace(event, pozzetti=None)
        case DutiesLaid():
            return DutiesLaid(seen_by(event.duties, seat))
        case Moved() if is_hidden(event.source, seat) and is_hidden(event.target, seat):
            return replace(event, cards=None)
        case _:
            return event
