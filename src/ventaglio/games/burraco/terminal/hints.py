"""What a player could do now, the sensible things first. Nothing here looks beyond the player's own view and menu."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from ventaglio.core.cards import JOKER, Card
from ventaglio.games.burraco.engine.actions import Action, Attach, Open
from ventaglio.games.burraco.engine.melds import Law, Meld, Set, classify, fits, is_wild
from ventaglio.games.burraco.engine.menu import Fit, Menu
from ventaglio.games.burraco.engine.openings import Offer, RunOffer, expand, offers
from ventaglio.games.burraco.engine.view import View

MOST: Final = 12
"""More hints than this help nobody."""

May = Callable[[Action], bool]
"""Whether an action of the player would be accepted."""


class Hint(NamedTuple):
    """An action and the meld it makes. ``burraco`` is the class it newly reaches."""

    action: Open | Attach
    meld: Meld
    burraco: str | None


def hints(view: View, menu: Menu, law: Law, may: May) -> list[Hint]:
    """Openings and attachments worth considering."""
    before = {meld.number: meld.burraco for meld in view.melds}
    found = [
        Hint(Attach(fit.meld, fit.card, fit.low), fit.result, _reached(fit, before[fit.meld], law))
        for fit in menu.fits
        if not (is_wild(fit.card) and _wild_wasted(fit, before[fit.meld]))
    ]
    possible = list(openings(menu.offers, may))
    found += (
        Hint(Open.of(meld), meld, kind.value if (kind := classify(meld, law)) else None)
        for meld in possible
        if not any(_better(other, meld) for other in possible)
    )
    return sorted(found, key=_sense)[:MOST]


def _reached(fit: Fit, before: str | None, law: Law) -> str | None:
    kind = classify(fit.result, law)
    return kind.value if kind and kind.value != before else None


def _wild_wasted(fit: Fit, before: str | None) -> bool:
    """A wild would only dirty a clean burraco."""
    return before == "clean" and fit.result.wild is not None


def _sense(hint: Hint) -> tuple[bool, int, bool, int]:
    """New burrachi first, then what spends no wild, attachments before openings, long melds before short ones."""
    laid = hint.meld.cards if isinstance(hint.action, Open) else (hint.action.card,)
    cost = 2 if JOKER in laid else int(any(is_wild(one) for one in laid))
    return hint.burraco is None, cost, isinstance(hint.action, Open), -len(hint.meld)


def openings(offered: Iterable[Offer], may: May) -> Iterator[Meld]:
    """The longest meld of each offer that may be opened; wilds only where they add something, twos before jokers."""
    offered = sorted(offered, key=lambda offer: _wild_of(offer) is JOKER)
    clean = [offer for offer in offered if isinstance(offer, RunOffer) and offer.wild is None]
    seen: set[tuple[object, ...]] = set()
    for offer in offered:
        if isinstance(offer, RunOffer) and offer.wild is not None:
            key = (offer.suit, offer.lows, offer.highs, offer.hole)
            if key in seen or any(_covers(one, offer) for one in clean):
                continue
            seen.add(key)
        candidates = sorted(_candidates(offer), key=lambda meld: -len(meld))
        meld = next((meld for meld in candidates if may(Open.of(meld))), None)
        if meld is not None:
            yield meld


def _better(other: Meld, meld: Meld) -> bool:
    """Whether another run does all that this one does with its wild, and more."""
    if isinstance(meld, Set) or isinstance(other, Set) or meld.wild is None or other is meld:
        return False
    spent = [one for one in meld.cards if one is not meld.wild]
    return len(other) > len(meld) and other.suit == meld.suit and all(one in other.cards for one in spent)


def _wild_of(offer: Offer) -> Card | None:
    return offer.wild if isinstance(offer, RunOffer) else None


def _covers(clean: RunOffer, other: RunOffer) -> bool:
    """Whether a run without a wild can be made of the same cards."""
    return clean.suit == other.suit and clean.lows[0] <= other.lows[0] and other.highs[1] <= clean.highs[1]


def _candidates(offer: Offer) -> Iterator[Meld]:
    if isinstance(offer, RunOffer):
        yield from expand(offer)
        return
    naturals = offer.naturals[: offer.most]
    for size in range(len(naturals), offer.least - 1, -1):
        yield Set(offer.rank, naturals[:size])
    if len(naturals) < offer.least and offer.wilds:
        yield Set(offer.rank, naturals, min(offer.wilds, key=lambda wild: wild is JOKER))


def gains(view: View, law: Law) -> list[Meld]:
    """The melds that the pile would let a player make at once: grown ones, then new ones."""
    if view.hand is None or view.seat is None:
        return []
    found: list[Meld] = []
    for laid in view.melds:
        if laid.side == view.sides[view.seat]:
            fitting = fits(laid.meld, law).items()
            found += (grown for (one, _), grown in fitting if one in view.pile and not is_wild(one))
    known = {_cards(meld) for meld in openings(offers(view.hand, law), _anything)}
    for meld in openings(offers((*view.hand, *view.pile), law), _anything):
        if meld.wild is None and _cards(meld) not in known and set(meld.cards) & set(view.pile):
            found.append(meld)
    return found[:MOST]


def _anything(action: Action) -> bool:
    return True


def _cards(meld: Meld) -> tuple[Card, ...]:
    return tuple(sorted(meld.cards))
