"""Why a card is good or bad, in sentences with figures that are counted in the worlds in which it was tried."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.common.bots.opinion import Reason
from ventaglio.games.tressette.bots.evidence import figures_of
from ventaglio.games.tressette.bots.hearing import Hearing
from ventaglio.games.tressette.bots.reading import POINT, THIRDS, Reading
from ventaglio.games.tressette.bots.weighing import Weighing
from ventaglio.games.tressette.engine.actions import Declare
from ventaglio.games.tressette.engine.trick import GRADES, HEIGHT, SEATS
from ventaglio.games.tressette.kernel.figures import RANK_BITS, RANKS, number_of

MOST: Final = 3
AHEAD: Final = 0.1
"""Differences of fewer points are not worth a word."""
LIKELY: Final = 0.55
"""Nor are chances below this, where it matters who holds a card."""
SURE: Final = 0.97

ALL_TAKEN: Final = Reason("why-tressette-all", {})
ACCUSED: Final = Reason("why-tressette-accuse", {})
_TOLD: Final = Reason("why-tressette-told", {})
_VOID: Final = Reason("why-tressette-told-void", {})
_ALIKE: Final = Reason("why-tressette-alike", {})


def hushed(gain: float) -> Reason:
    """Why not to say the most telling words: by how many points they would help the opponents."""
    return Reason("why-tressette-hushed", {"points": round(2 * gain, 1)})


def told(declared: Declare) -> Reason:
    """Why to say something before the lead."""
    return _VOID if "faglio" in declared.what or "piombo" in declared.what else _TOLD


class Reasons:
    """What speaks for and against cards that were tried."""

    def __init__(self, reading: Reading, found: Weighing, order: list[int]) -> None:
        self._reading = reading
        self._found = found
        self._order = order
        self._means = found.means
        self._took = found.taking
        self._asked = Hearing(reading).asked(by_friends=True)

    def of(self, place: int) -> tuple[Reason, ...]:
        """Why to play a card, or why not: the most telling first."""
        if len(self._order) == 1:
            return (Reason("why-tressette-only", {}),)
        found = tuple(list(self._telling(place))[:MOST])
        return found if found or place != self._order[0] else (_ALIKE,)

    def _telling(self, place: int) -> Iterator[Reason]:
        one, reading = self._found.cards[place], self._reading
        view, took = reading.view, float(self._took[place])
        if view.trick or took > LIKELY:
            # What a small card led does is seldom to take the trick, and nobody needs to be told.
            if took >= SURE:
                yield Reason("why-tressette-sure", {})
            elif took <= 1 - SURE:
                yield Reason("why-tressette-lost", {})
            else:
                yield Reason("why-tressette-takes", {"share": round(took, 2)})
        if not view.trick and one.suit in self._asked:
            yield Reason("why-tressette-returns", {"suit": one.suit})
        yield from self._held(one)
        if view.trick and THIRDS[one.rank] and took >= LIKELY and one.suit != view.trick[0].suit:
            yield Reason("why-tressette-loads", {"points": round(THIRDS[one.rank] / POINT, 2)})
        yield from self._kept(one)
        yield from self._compared(place)

    def _held(self, one: Carta) -> Iterator[Reason]:
        """Who holds the best card of its suit that is out."""
        view, out = self._reading.view, self._reading.out[one.suit]
        mate = self._mate()
        if mate is None or not out:
            return
        best = next(rank for rank in GRADES if rank in out)
        share = self._share(mate, carta(one.suit + best))
        if share >= LIKELY:
            yield Reason("why-tressette-partner", {"card": one.suit + best, "share": round(share, 2)})
        elif not view.trick or one.suit == view.trick[0].suit:
            foes = max(self._share(seat, carta(one.suit + best)) for seat in range(SEATS) if seat not in self._ours())
            if foes >= LIKELY and HEIGHT[best] > HEIGHT[one.rank]:
                yield Reason("why-tressette-opponent", {"card": one.suit + best, "share": round(foes, 2)})
        suit = PALI.index(one.suit)
        void = float(np.mean(self._found.worlds.hands[:, mate] >> RANKS * suit & RANK_BITS == 0))
        if not view.trick and void >= LIKELY and self._reading.sovereign(one.suit, one.rank):
            yield Reason("why-tressette-void", {"suit": one.suit, "share": round(void, 2)})

    def _kept(self, one: Carta) -> Iterator[Reason]:
        """The best card that could be played too and stays in the hand."""
        reading = self._reading
        others = [other for other in self._found.cards if other.suit == one.suit and other != one]
        sovereign = [other for other in others if reading.sovereign(other.suit, other.rank)]
        if sovereign and not reading.sovereign(one.suit, one.rank):
            top = max(sovereign, key=lambda other: HEIGHT[other.rank])
            yield Reason("why-tressette-keeps", {"card": top.text})
        elif any(other.rank == "A" for other in others) and one.rank != "A":
            yield Reason("why-tressette-keeps", {"card": f"{one.suit}A"})

    def _compared(self, place: int) -> Iterator[Reason]:
        """How far it is before the next card, or behind the best."""
        first = self._order[0]
        other = self._order[1] if place == first else first
        # What one side makes the other does not: by the difference, as choices are told.
        gain = 2 * abs(float(self._means[place] - self._means[other]))
        more = bool(self._means[place] > self._means[other])
        better = more != figures_of(self._reading).solver.fewest
        if gain < AHEAD or (better and place != first):
            return
        word = "why-tressette-more" if more else "why-tressette-less"
        if not better and place == first:
            # Of cards that are nearly as good the one is chosen that card sense speaks for. He says so himself, and the
            # other is told to be no better.
            word = "why-tressette-expected"
        yield Reason(word, {"points": round(gain, 1), "card": self._found.cards[other].text})

    def _mate(self) -> Seat | None:
        sides = self._reading.view.sides
        return None if sides is None else next(seat for seat in self._ours() if seat != self._reading.seat)

    def _ours(self) -> list[Seat]:
        sides = self._reading.view.sides or ()
        return [seat for seat, side in enumerate(sides) if side == sides[self._reading.seat]]

    def _share(self, seat: Seat, one: Carta) -> float:
        return float(np.mean(self._found.worlds.hands[:, seat] >> number_of(one) & 1))
