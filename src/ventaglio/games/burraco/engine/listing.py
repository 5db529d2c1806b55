"""A menu as a screen gets it: every choice listed with the text that does it, so that nothing is left to be worked out.

Bots take the offers of `menu` as they are, which is quicker; a screen would have to know the rules to expand them.
"""

from collections.abc import Iterator

import msgspec

from ventaglio.core.cards import Card
from ventaglio.core.refusal import Refusal
from ventaglio.core.seats import Seat
from ventaglio.games.burraco.engine.actions import Attach, Open, spell_action
from ventaglio.games.burraco.engine.judge import closes_by_discarding
from ventaglio.games.burraco.engine.melds import is_wild
from ventaglio.games.burraco.engine.menu import KEEP, Menu
from ventaglio.games.burraco.engine.openings import Offer, expand
from ventaglio.games.burraco.engine.state import Phase, State


class OpeningChoice(msgspec.Struct, frozen=True):
    """A meld that may be opened. ``stands``: a wild in it, and the card that it stands for."""

    action: str
    cards: tuple[Card, ...]
    stands: tuple[Card, Card] | None


class AttachingChoice(msgspec.Struct, frozen=True):
    """A card that may go to a meld; ``low`` is an ace below the two."""

    action: str
    meld: int
    card: Card
    low: bool


class ListedMenu(msgspec.Struct, frozen=True):
    """The choices of a seat, one by one. Everything is empty when it is not that seat's turn."""

    draw: bool = False
    take: bool = False
    why_not_take: Refusal | None = None
    openings: tuple[OpeningChoice, ...] = ()
    attachments: tuple[AttachingChoice, ...] = ()
    discards: tuple[Card, ...] = ()
    closes: bool = False
    """Whether a discard now would close the hand."""
    close_points: int = 0
    """What closing counts for whoever closes."""
    wilds: tuple[Card, ...] = ()
    """The wilds that the seat holds."""
    hints: tuple[tuple[Card, ...], ...] = ()
    """Cards with which something could be laid: of each family of melds the largest, then what can be attached."""


def listed(state: State, seat: Seat, choices: Menu) -> ListedMenu:
    """The menu of a seat, listed."""
    if state.phase is not Phase.PLAY or seat != state.turn:
        return ListedMenu(choices.draw, choices.take, choices.why_not_take)
    hand = state.hands[seat]
    families = [list(_keeping(offer, len(hand))) for offer in choices.offers]
    openings = [one for family in families for one in family] + list(choices.last_openings)
    largest = [max(family, key=lambda one: len(one.cards)) for family in families if family]
    suggested = [tuple(sorted(one.cards)) for one in (*largest, *choices.last_openings)]
    return ListedMenu(
        draw=choices.draw,
        take=choices.take,
        why_not_take=choices.why_not_take,
        openings=tuple(dict.fromkeys(_opening(one) for one in openings)),
        attachments=tuple(
            AttachingChoice(spell_action(Attach(fit.meld, fit.card, fit.low)), fit.meld, fit.card, fit.low)
            for fit in choices.fits
        ),
        discards=choices.discards,
        closes=closes_by_discarding(state, seat),
        close_points=state.table.rules.close_points.value,
        wilds=tuple(one for one in hand if is_wild(one)),
        hints=tuple(dict.fromkeys((*suggested, *((fit.card,) for fit in choices.fits)))),
    )


def _keeping(offer: Offer, held: int) -> Iterator[Open]:
    """The openings of an offer that leave enough in hand; the others are in the menu one by one."""
    for meld in expand(offer):
        if held - len(meld) >= KEEP:
            yield Open.of(meld)


def _opening(one: Open) -> OpeningChoice:
    stands = None if one.standing is None else (one.cards[one.standing[0]], one.standing[1])
    return OpeningChoice(spell_action(one), one.cards, stands)
