"""Putting wrong melds right with cards of the player's hand, where the code lets him."""

from collections.abc import Collection
from itertools import combinations, permutations
from typing import NamedTuple

from ventaglio.core.cards import Card
from ventaglio.games.burraco.engine.melds import Fault, Law, Meld, attach
from ventaglio.games.burraco.referee.live.witness import whole_meld


class Mended(NamedTuple):
    """A meld put right: as it is then, the cards that make it, and those laid that are left over."""

    meld: Meld
    used: tuple[Card, ...]
    surplus: tuple[Card, ...]


def mend_opening(
    laid: tuple[Card, ...], added: tuple[Card, ...], law: Law, barred: Collection[str] = ()
) -> Mended | None:
    """The meld that some of the cards laid make with all those added: as many of them as can be.

    ``barred`` are the ranks of which it may be no set.
    """
    for size in range(len(laid), 0, -1):
        for kept in combinations(range(len(laid)), size):
            used = (*(laid[at] for at in kept), *added)
            meld = whole_meld(used, law, barred)
            if meld is not None:
                return Mended(meld, used, tuple(one for at, one in enumerate(laid) if at not in kept))
    return None


def mend_attachment(meld: Meld, laid: tuple[Card, ...], added: tuple[Card, ...], law: Law) -> Mended | None:
    """A meld with all the cards added and as many of those laid as fit then, in whatever order they go on."""
    for size in range(len(laid), -1, -1):
        for kept in combinations(range(len(laid)), size):
            some = (*(laid[at] for at in kept), *added)
            for order in permutations(some):
                grown = _grown(meld, order, law)
                if grown is not None:
                    return Mended(grown, some, tuple(one for at, one in enumerate(laid) if at not in kept))
    return None


def _grown(meld: Meld, cards: tuple[Card, ...], law: Law) -> Meld | None:
    for one in cards:
        grown = attach(meld, one, False, law)
        if isinstance(grown, Fault):
            return None
        meld = grown
    return meld
