"""The runs of a code as tables that the readable engine fills.

Nothing about melds is decided here. Whether some cards make a run, what fits it, what it becomes and what burraco it is
are asked of `ventaglio.games.burraco.engine.melds`, once for every run there can be. Suits are alike, so one stands for
all, and whatever wild is not the two of the run's own suit is a joker.

A *shape* is where a run lies: its lowest and highest natural place and the hole of its wild, 0 where it has none.
Shapes are numbered once and for all codes; a *form* is a shape with a kind of wild.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.cards import JOKER, Card
from ventaglio.games.burraco.engine.melds import (
    ACE_HIGH,
    ACE_LOW,
    NATURALS,
    TWO,
    Burraco,
    Fault,
    Law,
    Run,
    attach,
    classify,
    read,
)

NO_WILD: Final = 0
OWN_TWO: Final = 1
OTHER_WILD: Final = 2

OWN_TWO_PLACE: Final = 15
"""Where the two of the run's own suit stands among the cards that can be attached."""
OTHER_WILD_PLACE: Final = 16
PLACES: Final = 17

SHAPES: Final = tuple(
    (low, high, hole)
    for low in range(ACE_LOW, ACE_HIGH + 1)
    for high in range(low, ACE_HIGH + 1)
    for hole in (0, *range(low + 1, high))
)
"""Every shape: lowest place, highest place, hole."""
SHAPE_COUNT: Final = len(SHAPES)
FORMS: Final = 3 * SHAPE_COUNT
"""Form ``kind * SHAPE_COUNT + shape``."""

LENGTH: Final = 0
CLASS: Final = 1
FITS: Final = 2
"""The places that can be attached, as bits."""
NATURAL_PLACES: Final = 3
WORTH: Final = 4
"""What the natural cards are worth."""
OPENS: Final = 5
"""Whether the run may be opened."""
COLUMNS: Final = 6

NO_BURRACO: Final = 0
DIRTY: Final = 1
SEMI: Final = 2
CLEAN: Final = 3

MASKS: Final = 1 << 13
"""As many sets of places a suit can have in a hand, the ace being one place."""

_CLASSES: Final = {None: NO_BURRACO, Burraco.DIRTY: DIRTY, Burraco.SEMI: SEMI, Burraco.CLEAN: CLEAN}
_SUIT: Final = "h"
_FACES: Final = NATURALS[_SUIT]
_OWN: Final = _FACES[TWO]
_WILDS: Final[Mapping[int, Card | None]] = {NO_WILD: None, OWN_TWO: _OWN, OTHER_WILD: JOKER}
_SHAPE: Final = {shape: number for number, shape in enumerate(SHAPES)}

Numbers = NDArray[np.int32]


class Runs(NamedTuple):
    """Every run that a code lets be opened, or that grows out of one."""

    rows: Numbers
    """By form: length, burraco, what fits, natural places, their worth, and whether it may be opened."""
    grown: Numbers
    """By form and place, the form that attaching makes; -1 where the card does not fit."""
    shapes: Numbers
    """By lowest and highest place (16 to a row), the shape without a hole; those with one follow it in order."""
    openable: Numbers
    """By the places held of a suit, what can be opened with them, four to a number: see `openable_bits`."""


def shape_of(low: int, high: int, hole: int) -> int:
    """The number of a shape."""
    return _SHAPE[low, high, hole]


def form_of(run: Run) -> int:
    """The form of a run."""
    kind = NO_WILD if run.wild is None else OWN_TWO if run.wild is NATURALS[run.suit][TWO] else OTHER_WILD
    return kind * SHAPE_COUNT + _SHAPE[run.low, run.high, run.hole]


def tabulate(law: Law, points: Mapping[str, int]) -> Runs:
    """The runs of a code."""
    opened = [
        form
        for form in range(FORMS)
        if (run := _run(form)) is not None and len(run) >= law.minimum and _opens(run, law)
    ]
    rows = np.zeros((FORMS, COLUMNS), np.int32)
    grown = np.full((FORMS, PLACES), -1, np.int32)
    waiting, known = list(opened), set(opened)
    while waiting:
        form = waiting.pop()
        run = _run(form)
        assert run is not None
        for place in range(PLACES):
            grown[form, place] = after = _grown(run, place, law)
            if after >= 0 and after not in known:
                known.add(after)
                waiting.append(after)
        naturals = [place for place in range(run.low, run.high + 1) if place != run.hole]
        rows[form, LENGTH] = len(run)
        rows[form, CLASS] = _CLASSES[classify(run, law)]
        rows[form, FITS] = sum(1 << place for place in range(PLACES) if grown[form, place] >= 0)
        rows[form, NATURAL_PLACES] = sum(1 << place for place in naturals)
        rows[form, WORTH] = sum(points[_FACES[place].rank] for place in naturals)
    rows[opened, OPENS] = 1
    shapes = np.zeros(16 * 16, np.int32)
    for (low, high, hole), number in _SHAPE.items():
        if hole == 0:
            shapes[low * 16 + high] = number
    return Runs(rows, grown, shapes, openable_bits(rows, law.minimum))


def openable_bits(rows: Numbers, minimum: int) -> Numbers:
    """For each set of places: bit 0, 1, 2 if a shortest run of each kind of wild is among them, bit 3, 4, 5 if any is.

    That a run from ace to ace takes two aces is left to whoever asks.
    """
    masks = np.arange(MASKS, dtype=np.int32)
    bits = np.zeros(MASKS, np.int32)
    for form in np.flatnonzero(rows[:, OPENS]):
        places = int(rows[form, NATURAL_PLACES])
        wanted = (places >> 1 | places >> 14) & (MASKS - 1)
        kind = int(form) // SHAPE_COUNT
        found = 8 << kind | ((1 << kind) if rows[form, LENGTH] == minimum else 0)
        bits[(masks & wanted) == wanted] |= found
    return bits[0::4] | bits[1::4] << 8 | bits[2::4] << 16 | bits[3::4] << 24


def _run(form: int) -> Run | None:
    """The run of a form, if there can be one: without a wild there is no hole."""
    kind, shape = divmod(form, SHAPE_COUNT)
    low, high, hole = SHAPES[shape]
    return None if kind == NO_WILD and hole else Run(_SUIT, low, high, _WILDS[kind], hole)


def _opens(run: Run, law: Law) -> bool:
    return len(run) >= law.minimum and read(run.cards, run.stands_for, law) == run


def _card_at(place: int) -> Card | None:
    """The card that a place of the table of growth stands for. A two is a wild first, so its own place has none."""
    if place == OWN_TWO_PLACE:
        return _OWN
    if place == OTHER_WILD_PLACE:
        return JOKER
    return None if place in (0, TWO) else _FACES[place]


def _grown(run: Run, place: int, law: Law) -> int:
    """The form that a card makes of a run; -1 where it does not fit."""
    one = _card_at(place)
    if one is None:
        return -1
    after = attach(run, one, place == ACE_LOW, law)
    if not isinstance(after, Run):
        assert isinstance(after, Fault)
        return -1
    return form_of(after)
