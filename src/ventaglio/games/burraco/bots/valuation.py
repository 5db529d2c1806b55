"""Card sense in points: what a meld on the table and a card in the hand are worth.

Everything is measured in points of the count, so that unlike things can be compared. A meld is worth its cards, the
burraco it makes, and the burraco it may still make, weighed by the chance that the missing cards come in time. A card
in the hand is worth its points if it is likely to be laid, and costs them if it is likely to be held to the end. A wild
is worth most where it completes a burraco, so it is dear until time runs short.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from math import comb
from typing import NamedTuple

from ventaglio.core.cards import JOKER, SUITS, Card
from ventaglio.games.burraco.bots.sight import FACES, OF_RANK, Sight
from ventaglio.games.burraco.engine.melds import (
    ACE_HIGH,
    ACE_LOW,
    NATURALS,
    PLACE,
    TWO,
    WILDS,
    Burraco,
    Meld,
    Run,
    Set,
    classify,
    fits,
    is_wild,
    welcome,
)

SURE = 0.9
"""The chance given to what the hand can do by itself."""


NEAR = {
    one: tuple(
        faces[other]
        for at, face in enumerate(faces)
        if face is one
        for other in range(max(ACE_LOW, at - 2), min(ACE_HIGH, at + 2) + 1)
        if other != at
    )
    for faces in NATURALS.values()
    for one in faces[ACE_LOW:]
}
"""The cards that can lie in a run within two places of each card; of an ace, at both ends."""


class Beside(NamedTuple):
    """What melds of the own side do for a card of the hand: cards that can be attached, ranks of sets, runs by suit."""

    welcome: frozenset[Card]
    ranks: frozenset[str]
    runs: dict[str, list[Run]]


_NOTHING = dict.fromkeys(FACES, 0)


def counted(hand: Iterable[Card]) -> dict[Card, int]:
    """How many of each face a hand has, of those that it has not too."""
    found = _NOTHING.copy()
    for one in hand:
        found[one] += 1
    return found


class Valuation:
    """Values melds and cards as one player sees them now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.bonus = sight.bonus
        self._clean, self._dirty = float(self.bonus[Burraco.CLEAN]), float(self.bonus[Burraco.DIRTY])
        self._worth: tuple[dict[Meld, float], dict[Meld, float]] = ({}, {})
        self._hope: tuple[dict[Meld, float], dict[Meld, float]] = ({}, {})
        """What is known of melds: those of the others first, then those of the own side."""
        self._beside: dict[tuple[Meld, ...], Beside] = {}
        self._holding: dict[tuple[tuple[Card, ...], tuple[tuple[int, Meld], ...]], dict[Card, float]] = {}
        self._grown: dict[tuple[int, int], float] = {}
        self._ways: dict[tuple[str, int, int, int, bool], list[float]] = {}
        self._amid: dict[tuple[Card, int], float] = {}
        self._matched: dict[tuple[str, int], float] = {}
        self._held = counted(sight.hand)
        self._ranks = Counter(one.rank for one in sight.hand)
        """How many cards of each rank the hand and the own side's sets have."""
        for _, meld in sight.mine:
            if isinstance(meld, Set):
                self._ranks[meld.rank] += len(meld.naturals)

    # ── Melds ────────────────────────────────────────────────────────────────────────────────────────────────────────

    def worth(self, meld: Meld, ours: bool = True) -> float:
        """What a meld is worth to its side."""
        known = self._worth[ours].get(meld)
        if known is None:
            points = self.sight.points
            cards = sum([points[one.rank] for one in meld.cards])
            known = self._worth[ours][meld] = cards + self._burraco(_shape(meld), ours)
        return known

    def prospects(self, meld: Meld, ours: bool = True) -> float:
        """The part of a meld's worth that is only hoped for."""
        kind = classify(meld, self.sight.law)
        return self._burraco(_shape(meld), ours) - (self.bonus[kind] if kind else 0)

    def _burraco(self, meld: Meld, ours: bool) -> float:
        """The burraco that a meld makes, or may make."""
        known = self._hope[ours].get(meld)
        if known is None:
            known = self._hope[ours][meld] = self._count_burraco(meld, ours)
        return known

    def _count_burraco(self, meld: Meld, ours: bool) -> float:
        sight = self.sight
        kind = classify(meld, sight.law)
        first = sight.taste.first_burraco if ours and not sight.may_close else 0.0
        if kind is not None:
            counts = kind is Burraco.CLEAN or not sight.clean_to_close
            return self.bonus[kind] + first * counts + self._upgrade(meld, kind, ours)
        missing = sight.law.burraco - len(meld)
        clean, dirty = self._clean, self._dirty
        grown = self._grows(meld, missing, ours)
        dirty_first = 0.0 if sight.clean_to_close else first
        if meld.wild is not None:
            return grown * (dirty + dirty_first)
        # What the last natural card does not do, a wild may.
        nearly = 1.0 if missing == 1 else self._grows(meld, missing - 1, ours)
        return grown * (clean + first) + (nearly - grown) * sight.wild_access * (dirty + dirty_first)

    def _upgrade(self, meld: Meld, kind: Burraco, ours: bool) -> float:
        """What a dirty burraco may gain by becoming semi-clean."""
        law = self.sight.law
        if kind is not Burraco.DIRTY or not law.semi:
            return 0.0
        unbroken = len(meld) - 1
        if isinstance(meld, Run) and meld.hole:
            unbroken = max(meld.hole - meld.low, meld.high - meld.hole)
        missing = law.burraco - unbroken
        return self._grows(meld, missing, ours) * (self.bonus[Burraco.SEMI] - self.bonus[Burraco.DIRTY])

    def _grows(self, meld: Meld, missing: int, ours: bool) -> float:
        """The chance that a meld gets so many more natural cards."""
        if missing <= 0:
            return 1.0
        if isinstance(meld, Set):
            return self._set_grows(meld, missing, ours)
        down, up = self._way(meld, -1, ours, missing), self._way(meld, +1, ours, missing)
        chance = 0.0
        for below in range(missing + 1):
            exactly = down[below] - (down[below + 1] if below < missing else 0.0)
            chance += exactly * up[missing - below]
        return chance

    def _set_grows(self, meld: Set, missing: int, ours: bool) -> float:
        sight = self.sight
        if len(meld.naturals) + missing > sight.law.set_naturals:
            return 0.0
        if ours:
            missing -= max(0, self._ranks[meld.rank] - len(meld.naturals))
        if missing <= 0:
            return SURE
        out = sight.out[meld.rank]
        known = self._grown.get((out, missing))
        if known is None:
            hit = sight.reach
            chances = (comb(out, some) * hit**some * (1 - hit) ** (out - some) for some in range(missing, out + 1))
            known = self._grown[out, missing] = sum(chances)
        return known

    def _way(self, run: Run, step: int, ours: bool, most: int) -> list[float]:
        """The chances that a run grows by at least 0, 1, 2… cards at one of its ends, as far as so many at least."""
        place = run.low if step < 0 else run.high
        lowest = ACE_LOW + 1 if run.high == ACE_HIGH else ACE_LOW
        key = (run.suit, place, step, lowest, ours)
        chances = self._ways.get(key)
        if chances is None:
            chances = self._ways[key] = [1.0]
        while len(chances) <= most:
            at = place + step * len(chances)
            fits_in = lowest <= at <= ACE_HIGH
            chances.append(chances[-1] * self._comes(NATURALS[run.suit][at], ours) if fits_in else 0.0)
        return chances

    def _comes(self, face: Card, ours: bool) -> float:
        return SURE if ours and self._held[face] else self.sight.chance[face]

    def additions(self, melds: Iterable[Meld]) -> dict[Card, float]:
        """The cards that could be attached to these melds of the own side, and what each would add."""
        found: dict[Card, float] = {}
        for meld in melds:
            now = self.worth(meld)
            for (one, _), grown in fits(meld, self.sight.law).items():
                more = self.worth(grown) - now
                if more > found.get(one, 0.0):
                    found[one] = more
        return found

    def welcome_to_others(self, one: Card) -> float:
        """What a natural card would add to the meld of the others that it does most for; 0 if it fits none."""
        law, best = self.sight.law, 0.0
        for meld in self.sight.theirs:
            if one in welcome(meld, law):
                fitting, now = fits(meld, law), self.worth(meld, ours=False)
                for low in (False, True):
                    grown = fitting.get((one, low))
                    if grown is not None:
                        best = max(best, self.worth(grown, ours=False) - now)
        return best

    @cached_property
    def needs(self) -> list[float]:
        """What a wild could do for each burraco in the making of the own side, the most first."""
        sight = self.sight
        dirty = float(self.bonus[Burraco.DIRTY])
        if not sight.may_close and not sight.clean_to_close:
            dirty += sight.taste.first_burraco
        found = []
        for _, meld in sight.mine:
            missing = sight.law.burraco - len(meld)
            if meld.wild is None and missing > 0:
                nearly, grown = self._grows(meld, missing - 1, True), self._grows(meld, missing, True)
                found.append((nearly - grown) * (1 - sight.wild_access) * dirty)
        return sorted(found, reverse=True)

    # ── Cards in the hand ────────────────────────────────────────────────────────────────────────────────────────────

    def holding(self, hand: tuple[Card, ...], melds: tuple[tuple[int, Meld], ...]) -> dict[Card, float]:
        """What it is worth to hold each face of a hand, beside these melds of the own side."""
        known = self._holding.get((hand, melds))
        if known is None:
            count, beside = counted(hand), self.beside(meld for _, meld in melds)
            known = self._holding[hand, melds] = {one: self.hold(one, count, beside) for one in set(hand)}
        return known

    def beside(self, melds: Iterable[Meld]) -> Beside:
        """What these melds of the own side do for cards of the hand."""
        some = tuple(melds)
        known = self._beside.get(some)
        if known is None:
            law = self.sight.law
            keys = [key for meld in some for key in fits(meld, law)]
            runs: dict[str, list[Run]] = {suit: [] for suit in SUITS}
            for meld in some:
                if isinstance(meld, Run):
                    runs[meld.suit].append(meld)
            known = self._beside[some] = Beside(
                frozenset(one for one, low in keys if not low or one.rank == "A"),
                frozenset(meld.rank for meld in some if isinstance(meld, Set)),
                runs,
            )
        return known

    def hold(self, one: Card, count: Mapping[Card, int], beside: Beside) -> float:
        """What it is worth to hold a card among others."""
        sight, taste = self.sight, self.sight.taste
        points = sight.points[one.rank]
        if is_wild(one):
            wilds = sum(count[wild] for wild in WILDS)
            dear = taste.wild * taste.wild_fade ** (wilds - 1) + points / 5
            need = self.needs[wilds - 1] if wilds <= len(self.needs) else 0.0
            return dear * sight.time + need * taste.wild_need - points * (1 - sight.time) - sight.tempo
        laid = self._laid(one, count, beside)
        return points * (2 * laid - 1) + taste.growth * sight.time * laid - sight.tempo

    def _laid(self, one: Card, count: Mapping[Card, int], beside: Beside) -> float:
        """The chance that a natural card of the hand gets laid."""
        if one in beside.welcome:
            return SURE
        in_set = self._in_set(one, count, beside)
        in_run = self._in_run(one, count, beside)
        if count[one] > 1:
            # Its twin goes into the run first.
            in_run /= count[one]
        return min(SURE, 1 - (1 - in_set) * (1 - in_run))

    def goes_somewhere(self, one: Card, count: Mapping[Card, int], beside: Beside) -> bool:
        """Whether a natural card can be laid with the cards of the hand and on the melds, without a wild."""
        if one in beside.welcome:
            return True
        return max(self._in_set(one, count, beside), self._in_run(one, count, beside)) >= SURE

    def _in_set(self, one: Card, count: Mapping[Card, int], beside: Beside) -> float:
        sight = self.sight
        if one.rank not in sight.law.set_ranks or one.rank in beside.ranks:
            return 0.0
        first, second, third, fourth = OF_RANK[one.rank]
        missing = sight.law.minimum - count[first] - count[second] - count[third] - count[fourth]
        if missing <= 0:
            return SURE
        known = self._matched.get((one.rank, missing))
        if known is None:
            miss = (1 - sight.reach) ** sight.out[one.rank]
            known = 1 - miss if missing == 1 else (1 - miss) * (1 - miss) / 2
            self._matched[one.rank, missing] = known
        return known

    def _in_run(self, one: Card, count: Mapping[Card, int], beside: Beside) -> float:
        faces, chances = NATURALS[one.suit], self.sight.chance
        place, near = PLACE[one.rank], 0
        for other in NEAR[one]:
            near = near << 1 | (count[other] > 0)
        known = self._amid.get((one, near))
        if known is None:
            known = self._amid[one, near] = self._best_three(one, count)
        best = known
        for meld in beside.runs[one.suit]:
            for at in (place, ACE_HIGH) if place == ACE_LOW else (place,):
                between = at + 1 if at == meld.low - 2 else at - 1 if at == meld.high + 2 else 0
                if between:
                    best = max(best, SURE if count[faces[between]] else chances[faces[between]])
        return best

    def _best_three(self, one: Card, count: Mapping[Card, int]) -> float:
        """The chance of the likeliest three in a row with this card, which depends on its neighbours alone."""
        faces, chances = NATURALS[one.suit], self.sight.chance
        place = PLACE[one.rank]
        best = 0.0
        for at in (place, ACE_HIGH) if place == ACE_LOW else (place,):
            for low in range(max(ACE_LOW, at - 2), min(at, ACE_HIGH - 2) + 1):
                chance = SURE
                for other in range(low, low + 3):
                    if other != at and not count[faces[other]]:
                        chance *= chances[faces[other]] * (0.5 if other == TWO else 1.0)
                if chance > best:
                    best = chance
        return best


@lru_cache(maxsize=1 << 14)
def _shape(meld: Meld) -> Meld:
    """A meld with the same prospects: they do not depend on the suits of a set, nor on which wild lies there."""
    if isinstance(meld, Run):
        return meld if meld.wild is None else Run(meld.suit, meld.low, meld.high, JOKER, meld.hole)
    face = NATURALS["h"][PLACE[meld.rank]]
    return Set(meld.rank, (face,) * len(meld.naturals), None if meld.wild is None else JOKER)
