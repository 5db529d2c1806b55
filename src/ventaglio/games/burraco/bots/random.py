"""A player who does anything he may: the yardstick for every other, and the load of a benchmark."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from ventaglio.games.burraco.engine.actions import Action, Attach, Discard, Draw, Open, Take
from ventaglio.games.burraco.engine.melds import Meld, Run, Set
from ventaglio.games.burraco.engine.menu import KEEP, Menu
from ventaglio.games.burraco.engine.openings import Offer, RunOffer, SetOffer
from ventaglio.games.burraco.engine.view import View

T = TypeVar("T")

_DRAW = Draw()
_TAKE = Take()


class RandomAgent:
    """Chooses a kind of action, then one of that kind: whatever is legal can come up, though not all equally often.

    Offers are never listed out. A meld is drawn from inside one, because a large hand offers hundreds.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, menu: Menu) -> Action:
        """Any action of the menu."""
        if menu.draw or menu.take:
            return _DRAW if menu.draw and (not menu.take or self._rng.random() < 0.5) else _TAKE
        room = view.counts[view.turn] - KEEP
        offers = [offer for offer in menu.offers if shortest(offer) <= room]
        roll = self._below(bool(offers) + bool(menu.fits) + bool(menu.discards) + bool(menu.last_openings))
        if menu.discards:
            if not roll:
                return Discard(self._one(menu.discards))
            roll -= 1
        if menu.fits:
            if not roll:
                fit = self._one(menu.fits)
                return Attach(fit.meld, fit.card, fit.low)
            roll -= 1
        if offers and not roll:
            return Open.of(self._inside(self._one(offers), room))
        return self._one(menu.last_openings)

    def _below(self, bound: int) -> int:
        # `randrange` and `choice` are several times slower, and this is most of what a choice costs.
        return int(self._rng.random() * bound)

    def _one(self, some: Sequence[T]) -> T:
        return some[self._below(len(some))]

    def _inside(self, offer: Offer, room: int) -> Meld:
        """Some meld of an offer, no longer than the room there is."""
        return self._run(offer, room) if isinstance(offer, RunOffer) else self._set(offer, room)

    def _run(self, offer: RunOffer, room: int) -> Run:
        most = room - _outside(offer)
        first = max(offer.lows[0], offer.highs[0] - most + 1)
        last = min(offer.lows[1], offer.highs[1] - offer.least + 1)
        low = first + self._below(last - first + 1)
        lowest, highest = max(offer.highs[0], low + offer.least - 1), min(offer.highs[1], low + most - 1)
        return Run(offer.suit, low, lowest + self._below(highest - lowest + 1), offer.wild, offer.hole)

    def _set(self, offer: SetOffer, room: int) -> Set:
        least = offer.least - bool(offer.wilds)
        size = least + self._below(min(offer.most, room) - least + 1)
        wild = None
        if size < offer.least:
            wild = self._one(offer.wilds)
        elif size < room:
            wild = self._one((None, *offer.wilds))
        return Set(offer.rank, tuple(sorted(self._rng.sample(offer.naturals, size))), wild)


def shortest(offer: Offer) -> int:
    """How many cards the smallest meld of an offer has."""
    if isinstance(offer, RunOffer):
        return max(offer.least, offer.highs[0] - offer.lows[1] + 1) + _outside(offer)
    return offer.least


def _outside(offer: RunOffer) -> int:
    """One for a free wild, which takes no place of the run."""
    return int(offer.wild is not None and not offer.hole)
