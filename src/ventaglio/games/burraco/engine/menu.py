"""What a seat may do now, in a form that a screen can draw without knowing a rule."""

from collections.abc import Iterator

import msgspec

from ventaglio.core.cards import Card
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.judge import attachments, discards, judge, leaves, open_offers
from ventaglio.games.burraco.engine.melds import Meld
from ventaglio.games.burraco.engine.openings import Offer, expand, longest
from ventaglio.games.burraco.engine.state import PICK_UP, PLAY, State, without

KEEP = 2
"""With this many cards left after a play, the turn can always end."""

_DRAW = Draw()
_TAKE = Take()


class Fit(msgspec.Struct, frozen=True):
    """A card that may be attached, and the meld it would make."""

    meld: int
    card: Card
    low: bool
    result: Meld


class Menu(msgspec.Struct, frozen=True):
    """The choices of a seat. Everything is empty when it is not that seat's turn.

    ``offers`` hold every opening that leaves at least two cards in hand; the few that leave fewer, and are allowed, are
    listed one by one in ``last_openings``. So a screen may let a player pick cards freely within an offer.
    """

    draw: bool = False
    take: bool = False
    why_not_take: Refusal | None = None
    offers: tuple[Offer, ...] = ()
    last_openings: tuple[Open, ...] = ()
    fits: tuple[Fit, ...] = ()
    discards: tuple[Card, ...] = ()


def menu(state: State, seat: Seat) -> Menu:
    """The choices of a seat now."""
    if seat != state.turn:
        return Menu()
    if state.phase is PICK_UP:
        refusal = judge(state, _TAKE, seat)
        # In the order of the fields: naming them takes several times as long, and a menu is made for every action.
        return Menu(judge(state, _DRAW, seat) is None, refusal is None, refusal)
    if state.phase is not PLAY:
        return Menu()
    hand = state.hands[seat]
    offered = open_offers(state, seat, hand)
    return Menu(
        False,
        False,
        None,
        offered,
        _last_openings(state, seat, offered),
        tuple([Fit(*fit) for fit in attachments(state, seat, hand, state.barred)]),
        discards(state, seat),
    )


def _last_openings(state: State, seat: Seat, offered: tuple[Offer, ...]) -> tuple[Open, ...]:
    """The openings that leave one card or none, and are allowed."""
    hand = state.hands[seat]
    found = []
    for offer in offered:
        if len(hand) - longest(offer) >= KEEP:
            continue
        for meld in expand(offer):
            rest = without(hand, meld.cards) or ()
            if len(rest) < KEEP and leaves(state, seat, rest, state.barred, meld) is None:
                found.append(Open.of(meld))
    return tuple(found)


def expand_menu(choices: Menu, hand_size: int) -> Iterator[Action]:
    """Every action that a menu stands for, each once."""
    if choices.draw:
        yield Draw()
    if choices.take:
        yield Take()
    for fit in choices.fits:
        yield Attach(fit.meld, fit.card, fit.low)
    for offer in choices.offers:
        for meld in expand(offer):
            if hand_size - len(meld) >= KEEP:
                yield Open.of(meld)
    yield from choices.last_openings
    for one in choices.discards:
        yield Discard(one)
