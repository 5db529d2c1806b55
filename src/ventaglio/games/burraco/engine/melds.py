"""Runs and sets: what they are, what fits them, and what burraco they make.

A run is known by its suit, its lowest and highest place, and its wild. Places go from 1 (the ace below the two) to 14
(the ace above the king). A wild inside the run is locked in its *hole*; a wild with no hole is free and lies lowest.
The natural cards follow from the places, so nothing else need be kept.
"""

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache
from typing import Final

import msgspec

from ventaglio.core.cards import JOKER, RANKS, Card, card
from ventaglio.games.burraco.engine.rules import NaturalTwo, Rules, WildMoves

ACE_LOW: Final = 1
TWO: Final = 2
THREE: Final = 3
ACE_HIGH: Final = 14

NATURALS: Final = {suit: (JOKER, *(card(rank + suit) for rank in RANKS), card("A" + suit)) for suit in "hdcs"}
"""For each suit the natural card of each place, 1 to 14; place 0 is never used."""

PLACE: Final = {rank: place for place, rank in enumerate(RANKS, start=1)}
"""The place of a rank in a run, the ace being low."""

WILDS: Final = (JOKER, *(NATURALS[suit][TWO] for suit in "hdcs"))
_WILD: Final = frozenset(WILDS)


def is_wild(one: Card) -> bool:
    """Whether a card belongs to the wilds: the jokers and every two."""
    return one in _WILD


class Burraco(Enum):
    """The classes of burraco."""

    CLEAN = "clean"
    SEMI = "semi"
    DIRTY = "dirty"


class Law(msgspec.Struct, frozen=True, cache_hash=True):
    """What a code and a table say about melds, in a form that is quick to ask, and to remember answers by."""

    set_ranks: str
    set_naturals: int
    minimum: int
    burraco: int
    semi: bool
    real_three: bool
    free_wild_moves: bool
    two_climbs: bool
    """Whether the natural two of a run without a wild may go up and stand for another card."""
    wilds: int
    aces: int
    run_naturals: int
    wild_freed: bool
    """Whether the card that a wild stands for may take its place."""

    @staticmethod
    def of(rules: Rules, packs: int) -> "Law":
        limit = rules.set_naturals.value or 4 * packs
        whole_rank = limit == 4 * packs
        return Law(
            set_ranks=rules.set_ranks.value,
            # Only a surplus card can be one more than all there are of a rank.
            set_naturals=54 * packs if whole_rank and rules.surplus_joins_set.value else limit,
            minimum=rules.meld_minimum.value,
            burraco=rules.burraco_length.value,
            semi=rules.semi_points.value is not None,
            real_three=rules.natural_two.value is NaturalTwo.BELOW_A_REAL_THREE,
            free_wild_moves=rules.wild_moves.value is not WildMoves.NATURAL_TWO_ONLY,
            two_climbs=rules.wild_moves.value is not WildMoves.FREE_WILD_ONLY,
            wilds=rules.wilds_per_meld.value,
            aces=rules.aces_per_run.value,
            run_naturals=rules.run_naturals.value,
            wild_freed=rules.wild_replaced_by_its_card.value,
        )


class Set(msgspec.Struct, frozen=True, tag="set", cache_hash=True):
    """Cards of one rank, with at most one wild."""

    rank: str
    naturals: tuple[Card, ...]
    wild: Card | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards, the wild lowest."""
        return self.naturals if self.wild is None else (self.wild, *self.naturals)

    def __len__(self) -> int:
        return len(self.naturals) + (self.wild is not None)


class Run(msgspec.Struct, frozen=True, tag="run", cache_hash=True):
    """Cards of one suit in order, with at most one wild."""

    suit: str
    low: int
    high: int
    wild: Card | None = None
    hole: int = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards from the lowest; a free wild lies first, a locked one in its place."""
        faces = NATURALS[self.suit]
        if self.wild is None:
            return faces[self.low : self.high + 1]
        if not self.hole:
            return (self.wild, *faces[self.low : self.high + 1])
        return (*faces[self.low : self.hole], self.wild, *faces[self.hole + 1 : self.high + 1])

    @property
    def stands_for(self) -> Card | None:
        """The card that a locked wild replaces."""
        return NATURALS[self.suit][self.hole] if self.hole else None

    def __len__(self) -> int:
        return self.high - self.low + 1 + (self.wild is not None and not self.hole)


Meld = Run | Set


class Fault(msgspec.Struct, frozen=True):
    """Why some cards make no meld, or do not fit one, and where the reason may rest on several norms, on which."""

    reason: str
    norm: str = ""


@lru_cache(maxsize=1 << 14)
def classify(meld: Meld, law: Law) -> Burraco | None:
    """The class of burraco a meld makes, if it is long enough."""
    if len(meld) < law.burraco:
        return None
    if meld.wild is None:
        return Burraco.CLEAN
    if isinstance(meld, Set) or not meld.hole:
        unbroken = len(meld) - 1
    else:
        unbroken = max(meld.hole - meld.low, meld.high - meld.hole)
    return Burraco.SEMI if law.semi and unbroken >= law.burraco else Burraco.DIRTY


# ── Reading cards as a meld ──────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1 << 10)
def read(laid: tuple[Card, ...], stands_for: Card | None, law: Law) -> Meld | Fault:
    """The meld that some cards make when laid together, in whatever order they were put down.

    Where an ace could lie at either end, the end at which it was put down decides. ``stands_for`` is the card a wild
    was said to replace; without it a wild is free where it can be. Whoever judges an opening asks, and then whoever
    lays it.
    """
    if len(laid) < law.minimum:
        return Fault("too-few-cards")
    plain = [one for one in laid if one not in _WILD]
    if not plain:
        return Fault("only-wilds")
    if len(plain) > 1 and len({one.rank for one in plain}) == 1:
        return _read_set(laid, plain, law) if stands_for is None else Fault("stands-for")
    return _read_run(laid, plain, stands_for, law)


def _read_set(laid: tuple[Card, ...], plain: list[Card], law: Law) -> Set | Fault:
    wilds = [one for one in laid if one in _WILD]
    rank = plain[0].rank
    if len(wilds) > law.wilds:
        return _too_many_wilds(law)
    if rank not in law.set_ranks:
        return Fault("set-of-this-rank")
    if len(plain) > law.set_naturals:
        return Fault("set-too-long")
    return Set(rank, tuple(sorted(plain)), wilds[0] if wilds else None)


def _read_run(laid: tuple[Card, ...], plain: list[Card], stands_for: Card | None, law: Law) -> Run | Fault:
    suit = plain[0].suit
    if any(one.suit != suit for one in plain):
        return Fault("neither-set-nor-run")
    aces = [one for one in plain if one.rank == "A"]
    if len(aces) > law.aces:
        return Fault("two-aces")
    places = [PLACE[one.rank] for one in plain if one.rank != "A"]
    if len(set(places)) < len(places):
        return Fault("same-card-twice")
    wilds = [one for one in laid if one in _WILD]
    own_twos = [one for one in wilds if one.suit == suit]
    ace_ends = (ACE_LOW, ACE_HIGH) if plain[0].rank == "A" else (ACE_HIGH, ACE_LOW)
    found: list[Run] = []
    fault: Fault | None = None
    for natural_two in (True, False) if own_twos else (False,):
        remaining = list(wilds)
        if natural_two:
            remaining.remove(own_twos[0])
        if len(remaining) > law.wilds:
            fault = _too_many_wilds(law)
            continue
        wild = remaining[0] if remaining else None
        for ends in _ace_places(ace_ends, len(aces)):
            held = sorted({*places, *ends, *([TWO] if natural_two else [])})
            run = _place(suit, held, wild, law)
            if isinstance(run, Run):
                found.append(run)
            elif fault is None:
                fault = run
    for run in found:
        if stands_for is None or run.stands_for is stands_for:
            return run
    if fault is None or found:
        return Fault("stands-for")
    return fault


def _ace_places(ends: tuple[int, int], aces: int) -> tuple[tuple[int, ...], ...]:
    """Where the aces of a run may lie: one at either end, two at both."""
    return ((),) if not aces else ((ends[0],), (ends[1],)) if aces == 1 else (ends,)


def _too_many_wilds(law: Law) -> Fault:
    return Fault("two-wilds") if law.wilds else Fault("no-wilds")


def _place(suit: str, held: list[int], wild: Card | None, law: Law) -> Run | Fault:
    """The run with these natural places, if the gaps between them leave one."""
    low, high = held[0], held[-1]
    gaps = [place for place in range(low, high) if place not in held]
    if len(gaps) > (wild is not None):
        return Fault("gap-in-run", "run_naturals")
    return _allowed(_settle(Run(suit, low, high, wild, gaps[0] if gaps else 0)), law)


def _settle(run: Run) -> Run:
    """A two of the run's own suit that lies just below the three, or in the hole of the two, is natural."""
    if run.wild is not None and run.wild is NATURALS[run.suit][TWO]:
        if not run.hole and run.low == THREE:
            return Run(run.suit, TWO, run.high)
        if run.hole == TWO:
            return Run(run.suit, run.low, run.high)
    return run


def _allowed(run: Run, law: Law) -> Run | Fault:
    """A run whose cards are in order, if it has not too many of them nor a two that lacks its three."""
    if run.high - run.low + (not run.hole) > law.run_naturals:
        return Fault("run-too-long", "run_naturals")
    return Fault("two-needs-three", "natural_two") if _lacks_three(run, law) else run


def _lacks_three(run: Run, law: Law) -> bool:
    """Whether a natural two stands without a real three, where the table asks for one."""
    return law.real_three and run.low <= TWO and run.hole != TWO and (run.high < THREE or run.hole == THREE)


# ── Attaching ────────────────────────────────────────────────────────────────────────────────────────────────────────


def attach(meld: Meld, one: Card, low: bool, law: Law) -> Meld | Fault:
    """The meld with one more card, or why the card does not fit. ``low`` puts an ace below the two."""
    if low and (one.rank != "A" or isinstance(meld, Set)):
        return Fault("low-is-for-aces")
    if isinstance(meld, Set):
        return _attach_to_set(meld, one, law)
    return _attach_to_run(meld, one, low, law)


def _attach_to_set(meld: Set, one: Card, law: Law) -> Set | Fault:
    if one in _WILD:
        if meld.wild is not None or not law.wilds:
            return _too_many_wilds(law)
        return Set(meld.rank, meld.naturals, one)
    if one.rank != meld.rank:
        return Fault("does-not-fit", "meld_minimum")
    if len(meld.naturals) >= law.set_naturals:
        return Fault("set-too-long")
    return Set(meld.rank, tuple(sorted((*meld.naturals, one))), meld.wild)


def _attach_to_run(run: Run, one: Card, low: bool, law: Law) -> Run | Fault:
    if one in _WILD:
        if one is NATURALS[run.suit][TWO]:
            as_natural = _add_natural(run, TWO, law)
            if isinstance(as_natural, Run):
                return as_natural
        if run.wild is not None or not law.wilds:
            return _too_many_wilds(law)
        return Run(run.suit, run.low, run.high, one)
    if one.suit != run.suit:
        return Fault("does-not-fit", "run_naturals")
    place = PLACE[one.rank]
    if place == ACE_LOW and not low:
        place = ACE_HIGH
    return _add_natural(run, place, law)


def _add_natural(run: Run, place: int, law: Law) -> Run | Fault:
    """Put a natural card in its place: into the hole, at an end, or beyond an end with the wild filling the gap."""
    suit, low, high, wild, hole = run.suit, run.low, run.high, run.wild, run.hole
    if place == hole:
        freed = _settle(Run(suit, low, high, wild))
        return freed if law.wild_freed else Fault("wild-stays", "wild_replaced_by_its_card")
    if low <= place <= high:
        return Fault("place-taken")
    if law.aces == 1 and ((place == ACE_LOW and high == ACE_HIGH) or (place == ACE_HIGH and low == ACE_LOW)):
        return Fault("two-aces")
    new_low, new_high = min(low, place), max(high, place)
    beyond = low - place if place < low else place - high
    grown: Run | None = None
    if beyond == 1:
        grown = Run(suit, new_low, new_high, wild, hole)
    elif beyond == 2 and wild is not None and not hole and law.free_wild_moves:
        grown = Run(suit, new_low, new_high, wild, place + 1 if place < low else place - 1)
    elif beyond == 2 and wild is None and low == TWO and law.wilds and law.two_climbs:
        grown = Run(suit, THREE, new_high, NATURALS[suit][TWO], place - 1)
    if grown is None:
        gap = "run_naturals"
        if beyond == 2 and wild is not None:
            gap = "wild_moves"
        elif beyond == 2 and low == TWO and not law.two_climbs:
            gap = "natural_two"
        return Fault("gap-in-run", gap)
    return _allowed(_settle(grown), law)


@lru_cache(maxsize=1 << 16)
def fits(meld: Meld, law: Law) -> Mapping[tuple[Card, bool], Meld]:
    """Every card that can be attached to a meld, each with whether it goes low, and the meld that results."""
    result: dict[tuple[Card, bool], Meld] = {}
    for one, low in _candidates(meld):
        grown = attach(meld, one, low, law)
        if not isinstance(grown, Fault):
            result[one, low] = grown
    return result


@lru_cache(maxsize=1 << 16)
def welcome(meld: Meld, law: Law) -> frozenset[Card]:
    """The cards that can be attached to a meld, anywhere: most hands hold none of them, and need ask no further."""
    return frozenset([one for one, _ in fits(meld, law)])


def _candidates(meld: Meld) -> list[tuple[Card, bool]]:
    """The cards worth trying: a superset of those that fit."""
    wilds = [(one, False) for one in WILDS]
    if isinstance(meld, Set):
        return [(NATURALS[suit][PLACE[meld.rank]], False) for suit in "hdcs"] + wilds
    faces = NATURALS[meld.suit]
    places = {meld.low - 2, meld.low - 1, meld.hole, meld.high + 1, meld.high + 2} - {TWO}
    naturals = [(faces[place], place == ACE_LOW) for place in sorted(places) if ACE_LOW <= place <= ACE_HIGH]
    return naturals + wilds


# ── Text ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def spell_meld(meld: Meld) -> str:
    """A meld as text: lowest card first, a free wild before all, a locked one with the card it stands for."""
    return spell_laid(meld.cards, stand_in(meld))


def stand_in(meld: Meld) -> "tuple[int, Card] | None":
    """Where among a meld's cards a locked wild lies, and the card it stands for."""
    if isinstance(meld, Run) and meld.hole:
        return meld.hole - meld.low, NATURALS[meld.suit][meld.hole]
    return None


def spell_laid(laid: tuple[Card, ...], standing: "tuple[int, Card] | None") -> str:
    """Cards laid together; a wild that was said to stand for a card says so."""
    words = [one.text for one in laid]
    if standing is not None:
        words[standing[0]] += f"={standing[1].text}"
    return " ".join(words)
