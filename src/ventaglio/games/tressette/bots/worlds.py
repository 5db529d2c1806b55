"""Worlds that agree with everything public, as often as they are likely.

They are drawn by what rules holdings out and by words (`evidence`), and then weighed by the others' play: whoever
throws a king where he could have kept it is not likely to hold something better to throw. Whatever is left to chance
follows from what the seat sees, so the same view gives the same worlds anywhere.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.cards import PALI, Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.common.kernel.chance import dice
from ventaglio.games.tressette.bots.evidence import Figures, evidence, figures_of
from ventaglio.games.tressette.bots.hearing import Hearing
from ventaglio.games.tressette.bots.reading import Reading
from ventaglio.games.tressette.bots.telling import told, told_with
from ventaglio.games.tressette.engine.buongioco import NAPOLETANA
from ventaglio.games.tressette.engine.formulas import is_challenge
from ventaglio.games.tressette.engine.ranks import HOLDING
from ventaglio.games.tressette.engine.rules import Buongioco
from ventaglio.games.tressette.engine.trick import SEATS, follower
from ventaglio.games.tressette.engine.view import View
from ventaglio.games.tressette.kernel import scene
from ventaglio.games.tressette.kernel.figures import CARDS, number_of
from ventaglio.games.tressette.kernel.judging import likely_worlds
from ventaglio.games.tressette.kernel.sampling import sample_worlds
from ventaglio.games.tressette.kernel.sense import WEIGHTS

Numbers = NDArray[np.int64]

MANY: Final = 3
"""How many worlds are drawn for each that is kept."""
FURTHER: Final = 10
"""How many times as many are drawn where too few agree with somebody who is void in a suit that he did not name."""
SELDOM: Final = 7
"""One of so many who say to be void somewhere means a suit that he has failed to follow before."""
HEATS: Final = np.array([0.3, 1.0, 6.0])
"""How closely somebody may keep to card sense, in thirds of a point: the smaller, the more closely."""
SLIPS: Final = 0.1
"""How often somebody plays a card for reasons of which nothing is known."""
FORGOTTEN: Final = -4.0
"""How likely somebody has passed over a buongioco, as a logarithm."""
BUONGIOCO: Final = 3
"""How many of a rank make a buongioco."""
_SUIT: Final = 10
_NAPOLETANA: Final = 0b111
_RANKS: Final = (1 << _SUIT) - 1


class Worlds(NamedTuple):
    """Worlds that are equally likely: the hands in each, and who plays with whom."""

    hands: Numbers
    sides: Numbers
    scene: Numbers
    """The table as it is, hands apart."""
    taken: Numbers
    """What each seat has taken, in thirds."""


def bits(cards: Sequence[Carta]) -> int:
    """Cards as the bits of a number."""
    return sum(1 << number_of(one) for one in cards)


def seed_of(view: View) -> int:
    """A number that follows from what a seat sees."""
    seen = (
        view.code,
        view.passata,
        view.seat,
        view.hand,
        view.memory,
        view.trick,
        view.formula,
        view.said,
        view.accused,
    )
    return int.from_bytes(sha256(repr(seen).encode()).digest()[:8])


def imagine(reading: Reading, many: int, *, hears: bool = True, heeds: bool = True) -> Worlds | None:
    """So many worlds, each as often as it is likely; None if none agrees with what was seen.

    Whoever does not hear goes by cards alone, and whoever does not heed play goes by suits not followed alone.
    """
    view = reading.view
    figures = figures_of(reading)
    seed = seed_of(view)
    drawn = _draw(reading, hears, many * (MANY if heeds else 1), seed)
    if drawn is None and hears:
        # Somebody has said what he could not: then nobody's words are trusted.
        drawn = _draw(reading, False, many * (MANY if heeds else 1), seed)
    if drawn is None:
        return None
    played = np.array([bits(cards) for cards in reading.played], np.int64)
    dealt = drawn | played
    sides = _sides(reading, dealt)
    if heeds and reading.lays:
        weights = _weights(reading, figures, dealt, sides, hears)
        chosen = _resampled(weights, many, seed)
        drawn, sides = drawn[chosen], sides[chosen]
    elif len(drawn) > many:
        drawn, sides = drawn[:many], sides[:many]
    now = _scene(reading, figures, hears)
    now[scene.LOCATED + reading.seat] = told(reading) if hears else 0
    for seat in range(SEATS):
        if seat != reading.seat:
            # What is so in every world is known, to whoever plays on too.
            now[scene.LOCATED + seat] = np.bitwise_and.reduce(drawn[:, seat])
            held = int(np.bitwise_or.reduce(drawn[:, seat]))
            now[scene.VOIDS + seat] |= sum(1 << suit for suit in range(len(PALI)) if not held >> _SUIT * suit & _RANKS)
    return Worlds(np.ascontiguousarray(drawn), np.ascontiguousarray(sides), now, _taken(reading, figures))


def _draw(reading: Reading, hears: bool, many: int, seed: int) -> Numbers | None:
    view = reading.view
    others = [seat for seat in range(SEATS) if seat != reading.seat]
    out = np.array([HOLDING[reading.out[pale]] for pale in PALI], np.int64)
    sizes = np.array([view.counts[seat] for seat in others], np.int64)
    if len(reading.unseen) != sizes.sum():
        return None
    hearing = Hearing(reading) if hears else None
    likely, chance = evidence(reading, hearing), dice(seed)
    void_in_one = () if hearing is None else hearing.void_in_one
    for times in (1, FURTHER):
        found = np.zeros((times * many, SEATS), np.int64)
        found[:, reading.seat] = bits(reading.hand)
        if not sample_worlds(out, sizes, likely, np.array(others), chance, found):
            return None
        for seat, maybe, news in void_in_one:
            # That he told what all had seen is less likely, so that of such worlds only some are kept.
            some = np.arange(len(found)) % SELDOM == 0
            found = found[_lacks(found, seat, news) | some & _lacks(found, seat, maybe)]
        if len(found) >= many:
            return found[:many]
    return found if len(found) else None


def _lacks(hands: Numbers, seat: Seat, suits: Iterable[str]) -> NDArray[np.bool_]:
    """In which worlds a seat has no card of one of these suits."""
    lacks = np.zeros(len(hands), np.bool_)
    for suit in suits:
        lacks |= hands[:, seat] >> _SUIT * PALI.index(suit) & _RANKS == 0
    return lacks


def _sides(reading: Reading, dealt: Numbers) -> Numbers:
    """Who plays with whom in each world: as everybody knows, or by who holds the cards that pair."""
    if reading.view.sides is not None:
        return np.tile(np.array(reading.view.sides, np.int64), (len(dealt), 1))
    first, second, third = (number_of(carta(text)) for text in reading.rules.pairing_cards.value)
    one = (dealt >> first & 1).argmax(axis=1)
    other = (dealt >> second & 1).argmax(axis=1)
    other = np.where(other == one, (dealt >> third & 1).argmax(axis=1), other)
    seats = np.arange(SEATS)
    return np.where((seats == one[:, None]) | (seats == other[:, None]), 0, 1).astype(np.int64)


def _weights(reading: Reading, figures: Figures, dealt: Numbers, sides: Numbers, hears: bool) -> NDArray[np.float64]:
    """How likely each world makes what the others have played, and not accused; the most likely has 1."""
    start = _bare(figures)
    start[scene.LEADER] = reading.lays[0].leader
    history = []
    for number, (leader, cards, formula) in enumerate(reading.lays):
        asks = hears and formula is not None and is_challenge(formula)
        tells = told_with(reading, number) if hears else 0
        for place, one in enumerate(cards):
            seat = follower(leader, place)
            history.append((seat, number_of(one), seat != reading.seat, asks, tells))
            asks, tells = False, 0
    logs = np.zeros(len(dealt))
    likely_worlds(start, dealt, sides, np.array(history, np.int64), figures.thirds, WEIGHTS, HEATS, SLIPS, logs)
    if hears and reading.rules.buongioco.value is not Buongioco.SILENT:
        logs += FORGOTTEN * _unaccused(reading, dealt)
    weights: NDArray[np.float64] = np.exp(logs - logs.max())
    return weights


def _unaccused(reading: Reading, dealt: Numbers) -> NDArray[np.int64]:
    """How many buongiochi have been passed over in each world, by those whose first turn is over."""
    found = np.zeros(len(dealt), np.int64)
    view = reading.view
    for seat in range(SEATS):
        if seat == reading.seat or not reading.played[seat]:
            continue
        accused = {one.what for one in view.accused if one.seat == seat}
        suits = dealt[:, seat, None] >> _SUIT * np.arange(len(PALI))
        for rank, what in enumerate("32A"):
            if what not in accused:
                found += (suits >> rank & 1).sum(axis=1) >= BUONGIOCO
        if NAPOLETANA not in accused:
            found += (suits & _NAPOLETANA == _NAPOLETANA).sum(axis=1)
    return found


def _resampled(weights: NDArray[np.float64], many: int, seed: int) -> NDArray[np.int64]:
    """Places drawn by weight, at even distances."""
    edges = np.cumsum(weights)
    offset = (seed >> 11) % (1 << 20) / (1 << 20)
    found: NDArray[np.int64] = np.searchsorted(edges, (np.arange(many) + offset) * edges[-1] / many).clip(
        0, len(weights) - 1
    )
    return found


# ── The table as it is ───────────────────────────────────────────────────────────────────────────────────────────────


def _bare(figures: Figures) -> Numbers:
    start = np.zeros(scene.SCENE, np.int64)
    start[scene.LAST] = figures.solver.last
    start[scene.FEWEST] = figures.solver.fewest
    return start


def _scene(reading: Reading, figures: Figures, hears: bool) -> Numbers:
    view = reading.view
    found = _bare(figures)
    found[scene.LEADER], found[scene.SIZE] = view.leader, len(view.trick)
    for place, one in enumerate(view.trick):
        found[scene.TRICK + place] = number_of(one)
    found[scene.GONE] = sum(bits(cards) for cards in reading.played)
    for seat in range(SEATS):
        found[scene.VOIDS + seat] = sum(1 << PALI.index(suit) for suit in reading.voids[seat])
    if not hears:
        return found
    for leader, cards, formula in reading.lays:
        if formula is not None and is_challenge(formula):
            found[scene.ASKED + leader] = PALI.index(cards[0].suit) + 1
    found[scene.CHALLENGED] = bool(view.trick and view.formula is not None and is_challenge(view.formula))
    return found


def _taken(reading: Reading, figures: Figures) -> Numbers:
    found = np.zeros(SEATS, np.int64)
    for trick in reading.view.memory:
        found[trick.winner] += sum(int(figures.thirds[number_of(one) % _SUIT]) for one in trick.cards)
    return found


def chances(worlds: Worlds) -> NDArray[np.float64]:
    """For each card of the pack how likely each seat is to hold it, four to a card."""
    held = worlds.hands[:, None, :] >> np.arange(CARDS)[None, :, None] & 1
    return np.ascontiguousarray(held.mean(axis=0).ravel())
