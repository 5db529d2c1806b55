"""What everything public tells of each hand, as one table: how likely a holding makes what was seen and heard.

Words that somebody could not have said from a holding rule it out. What is only unlikely counts against it: silence
where there was something to say, words less telling than others that would have fitted.
"""

from functools import lru_cache
from math import log
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.cards import PALI
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.bots.hearing import LISCIO, Hearing, Words
from ventaglio.games.tressette.bots.reading import Norms, Reading, named, norms_of
from ventaglio.games.tressette.engine.formulas import BY_SLUG, bearing_out, higher
from ventaglio.games.tressette.engine.ranks import BIT, HOLDING, WHOLE, with_subject
from ventaglio.games.tressette.engine.rules import Repetition, Rules
from ventaglio.games.tressette.engine.trick import SEATS
from ventaglio.games.tressette.kernel.figures import (
    FITS,
    FORMULAS,
    NAMES_NAPOLETANA,
    NAPOLETANE,
    RANKS,
    STILL,
    THIRDS,
    Code,
    compile_rules,
)
from ventaglio.games.tressette.kernel.sampling import NEVER, Likely
from ventaglio.games.tressette.kernel.solver.figures import Figures as SolverFigures
from ventaglio.games.tressette.kernel.solver.figures import compile_figures

Holdings = NDArray[np.bool_]

HUSHED: Final = log(0.6)
"""How likely somebody leads in silence who has not spoken yet, though something could be said."""
RETICENT: Final = log(0.12)
"""How likely somebody does who has spoken before."""
VAGUE: Final = log(0.15)
"""How likely words are where more telling ones would have fitted."""

EVERY: Final = np.arange(1 << len(BIT))


def evidence(reading: Reading, hearing: Hearing | None) -> Likely:
    """For each seat, suit and holding, how likely it makes what was seen and heard; without words if none are heard."""
    found = np.full((SEATS, len(PALI), len(EVERY)), NEVER, np.float32)
    for suit, pale in enumerate(PALI):
        out = HOLDING[reading.out[pale]]
        placed = [0] * SEATS
        if hearing is not None:
            for (one, rank), seat in hearing.has.items():
                if one == pale:
                    placed[seat] |= BIT[rank]
        everywhere = sum(placed)
        for seat in range(SEATS):
            if seat == reading.seat:
                found[seat, suit, :] = 0.0
                continue
            voids = reading.voids[seat] if hearing is None else hearing.voids[seat]
            may = 0 if pale in voids else out & ~(everywhere & ~placed[seat])
            if hearing is not None:
                for other, one, rank in hearing.lacks:
                    if other == seat and one == pale:
                        may &= ~BIT[rank]
            has = placed[seat] & may
            fits = (EVERY & ~may == 0) & (EVERY & has == has)
            if hearing is not None:
                for words in hearing.words(seat, pale):
                    fits &= borne_out(words)[EVERY | HOLDING[words.spent]]
            found[seat, suit, fits] = 0.0
    if hearing is not None:
        _weigh_words(reading, found)
    return found


@lru_cache(maxsize=1 << 10)
def borne_out(words: Words) -> Holdings:
    """The holdings from which words could be said."""
    if words.slug == LISCIO:
        bits = with_subject(WHOLE & ~HOLDING[words.gone])
    else:
        bits = bearing_out(words.listed, words.slug, words.led, higher(words.led) - words.gone, words.king_may_stay)
    raw = np.frombuffer(bits.to_bytes(len(EVERY) // 8, "little"), np.uint8)
    return np.unpackbits(raw, bitorder="little").astype(np.bool_)


def _weigh_words(reading: Reading, found: Likely) -> None:
    """Count against holdings that silence, or these words, would have been unlikely from them."""
    most = figures_of(reading).most
    once = reading.rules.repetition.value is Repetition.STILL_VERY_LONG_ONLY
    numbers = {slug: number for number, slug in enumerate(FORMULAS, 1)}
    barred: set[tuple[Seat, str]] = set()
    speaks = {lay.leader for lay in reading.lays if lay.formula is not None}
    gone = dict.fromkeys(PALI, 0)
    for number, (leader, cards, formula) in enumerate(reading.lays):
        led = cards[0]
        if leader != reading.seat and (leader, led.suit) not in barred:
            suit = PALI.index(led.suit)
            rank = BIT[led.rank].bit_length() - 1
            since = 0
            for one in reading.played[leader][number:]:
                if one.suit == led.suit:
                    since |= BIT[one.rank]
            held = EVERY | since
            beaten = (~held & ~gone[led.suit] & (BIT[led.rank] - 1)) != 0
            telling = most[held, rank, beaten.astype(np.int64)]
            if formula is None:
                found[leader, suit, telling > 0] += RETICENT if leader in speaks else HUSHED
            elif formula in numbers:
                found[leader, suit, telling != numbers[formula]] += VAGUE
        taken = _taken_unsaid(reading, number) if leader != reading.seat and leader in speaks else None
        if taken is not None and (leader, taken) not in barred:
            found[leader, PALI.index(taken), 0] += RETICENT
        if once and formula is not None:
            barred.add((leader, led.suit))
        for one in cards:
            gone[one.suit] |= BIT[one.rank]


def _taken_unsaid(reading: Reading, number: int) -> str | None:
    """The suit of the trick that the leader had just taken, if he could have said that it was his last card of it and
    did not (Art. 41, 124); None where that is known anyway."""
    if not number:
        return None
    leader, last = reading.lays[number].leader, reading.lays[number - 1]
    suit = last.cards[0].suit
    led_in_silence = last.leader == leader and last.formula is None
    said = any(one.seat == leader and one.trick == number and one.what == "questo-piombo" for one in reading.view.said)
    seen = suit in reading.voids[leader] or any(one.suit == suit for one in reading.played[leader][number:])
    return None if led_in_silence or said or seen else suit


class Figures(NamedTuple):
    """A set of norms as kernels and tables have them."""

    code: Code
    most: NDArray[np.int64]
    """For each holding, rank led and whether it can be beaten, the most telling formula that fits; 0 if none does."""
    solver: SolverFigures
    thirds: NDArray[np.int64]
    """What each rank is worth, the highest grade first."""


def figures_of(reading: Reading) -> Figures:
    """The figures of the norms that a view names."""
    return _figures(named(reading.view))


@lru_cache(maxsize=32)
def _figures(norms: Norms) -> Figures:
    rules = norms_of(norms)
    code = compile_rules(rules)
    return Figures(code, _most_telling(rules, code), compile_figures(rules), code[THIRDS : THIRDS + RANKS].copy())


def _most_telling(rules: Rules, code: Code) -> NDArray[np.int64]:
    fits = code[FITS:].reshape(len(EVERY), len(BIT), 2)
    unsaid = int(code[STILL]) | (0 if code[NAMES_NAPOLETANA] else int(code[NAPOLETANE]))
    found = np.zeros(fits.shape, np.int64)
    for slug in BY_SLUG[rules.play_suit_list.value]:
        number = FORMULAS.index(slug) + 1
        if not unsaid >> number & 1:
            found[(fits >> number & 1) == 1] = number
    return found
