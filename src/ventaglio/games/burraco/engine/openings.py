"""The melds that a hand could open, as generators rather than as lists.

A hand of twenty cards can open hundreds of slightly different melds. An *offer* describes a whole family of them: all
runs between two ends, all choices among the cards of a rank. A screen draws offers; `expand` lists what one contains.
"""

from collections.abc import Iterator
from functools import lru_cache, reduce
from itertools import combinations
from operator import attrgetter, or_
from typing import Final, NamedTuple

import msgspec

from ventaglio.core.cards import JOKER, SUITS, Card
from ventaglio.games.burraco.engine.melds import (
    ACE_HIGH,
    ACE_LOW,
    NATURALS,
    THREE,
    TWO,
    WILDS,
    Law,
    Meld,
    Run,
    Set,
)


class SetOffer(msgspec.Struct, frozen=True, tag="set", cache_hash=True):
    """Any ``least`` to ``most`` of these natural cards, one fewer at the least with one of these wilds."""

    rank: str
    naturals: tuple[Card, ...]
    wilds: tuple[Card, ...]
    least: int
    most: int


class RunOffer(msgspec.Struct, frozen=True, tag="run", cache_hash=True):
    """Any run of the suit from one of the lows to one of the highs, with this wild, in this hole if there is one."""

    suit: str
    lows: tuple[int, int]
    highs: tuple[int, int]
    wild: Card | None
    hole: int
    least: int
    """How many places the run must have."""
    most: int
    """How many natural cards it may have."""


Offer = SetOffer | RunOffer


@lru_cache(maxsize=1 << 11)
def offers(hand: tuple[Card, ...], law: Law, closed_ranks: tuple[str, ...] = ()) -> tuple[Offer, ...]:
    """As `find_offers`, for whoever asks several times of the same hand, as a bot does at each step of its plan."""
    return find_offers(hand, law, closed_ranks)


def find_offers(hand: tuple[Card, ...], law: Law, closed_ranks: tuple[str, ...] = ()) -> tuple[Offer, ...]:
    """Everything a hand could open by itself. ``closed_ranks`` are those of which no further set may be opened."""
    found: list[Offer] = []
    by_rank: dict[str, list[Card]] = {}
    once = twice = 0
    for one in hand:
        rank = one.rank
        if rank in by_rank:
            by_rank[rank].append(one)
        else:
            by_rank[rank] = [one]
        places = _PLACES[one]
        twice |= once & places
        once |= places
    wilds = _wilds(once & _ALL_WILDS) if law.wilds else ()
    least = law.minimum - bool(wilds)
    for rank, naturals in by_rank.items():
        if len(naturals) >= least and rank in law.set_ranks and rank not in closed_ranks:
            most = min(len(naturals), law.set_naturals)
            found.append(SetOffer(rank, tuple(sorted(naturals, key=_INDEX)), wilds, law.minimum, most))
    for suit, shift in _SHIFTS:
        held = once >> shift & _SUIT
        if held & (held - 1) or least < SHORT:
            found += _run_offers(suit, held, twice >> shift & _ENDS, wilds, law)
    return tuple(found)


@lru_cache(maxsize=1 << len(WILDS))
def _wilds(held: int) -> tuple[Card, ...]:
    """The wilds among the cards with these places."""
    return tuple([wild for wild in WILDS if held & _PLACES[wild]])


SHORT: Final = 2
"""So many places are the fewest that can make a run of several cards."""
_INDEX: Final = attrgetter("index")
"""Sorts cards as `Card` does, without calling back into Python for each comparison."""
_SHIFTS: Final = tuple((suit, at * (ACE_HIGH + 1)) for at, suit in enumerate(SUITS))
"""Where the fifteen bits of each suit begin: the places of a run, of which none is the place 0."""
_SUIT: Final = (1 << ACE_HIGH + 1) - 1
_ENDS: Final = 1 << ACE_LOW | 1 << TWO
"""The places of which it matters whether they are held twice."""
_PLACES: Final = {JOKER: 1 << len(SUITS) * (ACE_HIGH + 1)} | {
    face: sum(1 << place + shift for place, one in enumerate(NATURALS[suit]) if one is face)
    for suit, shift in _SHIFTS
    for face in NATURALS[suit][ACE_LOW:]
}
"""The places that each card can have, as bits: two for an ace, and one beyond all suits for a joker."""
_ALL_WILDS: Final = reduce(or_, map(_PLACES.__getitem__, WILDS))


@lru_cache(maxsize=1 << 14)
def _run_offers(suit: str, held: int, twice: int, wilds: tuple[Card, ...], law: Law) -> tuple[RunOffer, ...]:
    """The runs of one suit, of which these places are held, and these at least twice: an action changes few suits."""
    two_aces, most = law.aces > 1 and bool(twice >> ACE_LOW & 1), law.run_naturals
    found = [
        RunOffer(suit, window.lows, window.highs, None, 0, window.least, most)
        for window in _windows(held, law.minimum, law.real_three, two_aces, wild=False)
    ]
    own_two = NATURALS[suit][TWO]
    for wild in wilds:
        if wild is own_two:
            places = held if twice >> TWO & 1 else held & ~(1 << TWO)
            for window in _windows(places, law.minimum, law.real_three, two_aces, wild=True):
                for lows, highs in _unless_natural(window):
                    found.append(RunOffer(suit, lows, highs, wild, window.hole, window.least, most))
        else:
            found += [
                RunOffer(suit, window.lows, window.highs, wild, window.hole, window.least, most)
                for window in _windows(held, law.minimum, law.real_three, two_aces, wild=True)
            ]
    return tuple(found)


class _Window(NamedTuple):
    lows: tuple[int, int]
    highs: tuple[int, int]
    hole: int
    least: int


def _unless_natural(window: _Window) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Leave out what a two of the run's own suit would make a natural two: below the three, or in its own place."""
    if window.hole == TWO:
        return
    first, last = window.lows
    if window.hole or not first <= THREE <= last:
        yield window.lows, window.highs
        return
    if first < THREE:
        yield (first, TWO), window.highs
    if last > THREE:
        yield (THREE + 1, last), window.highs


@lru_cache(maxsize=1 << 16)
def _windows(held: int, minimum: int, real_three: bool, two_aces: bool, wild: bool) -> tuple[_Window, ...]:
    """The families of runs that the held places (bits) allow, without a wild or with one free or in each hole."""
    found: list[_Window] = []
    stretches = _stretches(held)
    least = minimum - wild
    for first, last in stretches:
        if last - first + 1 >= least:
            found.append(_Window((first, last - least + 1), (first + least - 1, last), 0, least))
    if wild:
        starts = {last: first for first, last in stretches}
        for hole in range(TWO, ACE_HIGH):
            below, above = hole - 1, hole + 1
            if held >> below & 1 and held >> above & 1:
                first = next(s for e, s in starts.items() if s <= below <= e)
                last = next(e for e, s in starts.items() if s <= above <= e)
                found.append(_Window((first, below), (above, last), hole, minimum))
    if not two_aces:
        found = [kept for window in found for kept in _one_ace(window)]
    if real_three:
        found = [kept for window in found for kept in _with_three(window)]
    return tuple(found)


def _stretches(held: int) -> list[tuple[int, int]]:
    """The unbroken stretches of held places."""
    found: list[tuple[int, int]] = []
    place = ACE_LOW
    while place <= ACE_HIGH:
        if held >> place & 1:
            first = place
            while place < ACE_HIGH and held >> (place + 1) & 1:
                place += 1
            found.append((first, place))
        place += 1
    return found


def _one_ace(window: _Window) -> Iterator[_Window]:
    """Split a window that could take the ace at both ends."""
    if window.lows[0] == ACE_LOW and window.highs[1] == ACE_HIGH:
        yield window._replace(highs=(window.highs[0], ACE_HIGH - 1))
        yield window._replace(lows=(TWO, window.lows[1]), highs=(ACE_HIGH, ACE_HIGH))
    else:
        yield window


def _with_three(window: _Window) -> Iterator[_Window]:
    """Keep only runs in which a natural two has a real three above it."""
    (first, last), (lowest, highest) = window.lows, window.highs
    if window.hole == THREE:
        return
    if first <= TWO and window.hole != TWO:
        if highest >= THREE:
            yield window._replace(lows=(first, min(last, TWO)), highs=(max(lowest, THREE), highest))
        if last >= THREE:
            yield window._replace(lows=(THREE, last))
    else:
        yield window


def expand(offer: Offer) -> Iterator[Meld]:
    """Every meld that an offer contains, each once."""
    if isinstance(offer, RunOffer):
        for low in range(offer.lows[0], offer.lows[1] + 1):
            most = min(offer.highs[1], low + offer.most - (not offer.hole))
            for high in range(max(offer.highs[0], low + offer.least - 1), most + 1):
                yield Run(offer.suit, low, high, offer.wild, offer.hole)
        return
    for size in range(offer.least - 1, offer.most + 1):
        for naturals in dict.fromkeys(combinations(offer.naturals, size)):
            if size >= offer.least:
                yield Set(offer.rank, naturals)
            for wild in offer.wilds:
                yield Set(offer.rank, naturals, wild)


def longest(offer: Offer) -> int:
    """How many cards the largest meld of an offer has."""
    if isinstance(offer, RunOffer):
        places = min(offer.highs[1] - offer.lows[0] + 1, offer.most + bool(offer.hole))
        return places + (offer.wild is not None and not offer.hole)
    return offer.most + bool(offer.wilds)


def contains(offer: Offer, meld: Meld) -> bool:
    """Whether a meld belongs to an offer."""
    if isinstance(offer, RunOffer):
        return (
            isinstance(meld, Run)
            and (meld.suit, meld.wild, meld.hole) == (offer.suit, offer.wild, offer.hole)
            and offer.lows[0] <= meld.low <= offer.lows[1]
            and offer.highs[0] <= meld.high <= offer.highs[1]
            and offer.least <= meld.high - meld.low + 1 <= offer.most + bool(offer.hole)
        )
    return meld in expand(offer)
