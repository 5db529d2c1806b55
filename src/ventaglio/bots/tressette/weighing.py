"""What each card is worth: tried in many worlds, played on by everybody's card sense, the end solved."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.bots.tressette.evidence import figures_of
from ventaglio.bots.tressette.reading import POINT, Reading
from ventaglio.bots.tressette.worlds import Worlds, imagine, seed_of
from ventaglio.cards import Carta
from ventaglio.kernels.chance import dice
from ventaglio.kernels.tressette.figures import number_of
from ventaglio.kernels.tressette.judging import card_values, play_worlds
from ventaglio.kernels.tressette.sense import WEIGHTS
from ventaglio.kernels.tressette.solver import layout
from ventaglio.kernels.tressette.solver.figures import Figures as SolverFigures
from ventaglio.kernels.tressette.solver.solving import Solver

Values = NDArray[np.float64]

SHELVES: Final = 1 << 7
"""How many shelves of memory the solver is given: what is solved here is small, and a short memory is a near one."""


EARLY: Final = 7
"""With more cards than these in a hand it is early,"""
MORE: Final = 3
"""so many times as many worlds are looked at,"""
NEAR: Final = 3
"""and no more cards than these are solved."""


class Mind(NamedTuple):
    """How somebody thinks: what he takes in, and how far he looks."""

    worlds: int = 40
    """In how many worlds he tries each card."""
    leaf: int = 6
    """With how few cards in each hand he sees to the end."""
    hears: bool = True
    """Whether he takes in what is said."""
    heeds: bool = True
    """Whether he draws conclusions from what others play, beside the suits that they do not follow."""
    speaks: bool = True
    """Whether he says anything."""
    trust: float = 0.5
    """How much what card sense says of a card counts beside what was tried, which is never enough to be sure."""
    noise: float = 0.0
    """How far everybody's play is thought to waver, in thirds of a point."""


class Weighing(NamedTuple):
    """Cards tried in worlds."""

    cards: tuple[Carta, ...]
    worlds: Worlds
    points: Values
    """For each world and card, the points that the own side makes of what the cards are worth."""
    took: Values
    """For each world and card, whether the own side takes the trick."""
    sense: Values
    """What card sense adds to the points of each card: of cards that do as well, the one that others expect is
    played."""

    @property
    def means(self) -> Values:
        """What the own side makes on average with each card."""
        found: Values = self.points.mean(axis=0)
        return found

    @property
    def errors(self) -> Values:
        """The standard error of each average."""
        found: Values = self.points.std(axis=0) / max(1, len(self.points) - 1) ** 0.5
        return found


def weigh_cards(reading: Reading, cards: Sequence[Carta], mind: Mind, seconds: float | None = None) -> Weighing | None:
    """Try cards; None if no world agrees with what was seen, or the time was up before any was tried."""
    if len(reading.hand) > EARLY:
        # Far from the end little can be seen of it by solving, which supposes that all see everything.
        mind = mind._replace(worlds=MORE * mind.worlds, leaf=min(mind.leaf, NEAR))
    worlds = imagine(reading, mind.worlds, hears=mind.hears, heeds=mind.heeds)
    if worlds is None:
        return None
    figures = figures_of(reading)
    bench = _bench(figures.solver)
    numbers = np.array([number_of(one) for one in cards], np.int64)
    found, took = np.empty((2, len(worlds.hands), len(numbers)))
    with _until(bench, seconds):
        play_worlds(
            worlds.scene,
            worlds.hands,
            worlds.sides,
            worlds.taken,
            numbers,
            figures.thirds,
            WEIGHTS,
            mind.noise,
            mind.leaf,
            False,
            figures.solver.points,
            dice(seed_of(reading.view) + 1),
            bench,
            found,
            took,
        )
    whole = ~np.isnan(found).any(axis=1)
    if not whole.any():
        return None
    kept = worlds._replace(hands=worlds.hands[whole], sides=worlds.sides[whole])
    sense = np.empty(len(numbers))
    first = worlds.hands[0], worlds.sides[0]
    card_values(worlds.scene, *first, numbers, figures.thirds, WEIGHTS, sense)
    return Weighing(tuple(cards), kept, found[whole], took[whole], mind.trust * sense / POINT)


_own = threading.local()


def _bench(figures: SolverFigures) -> NDArray[np.int64]:
    """The solver's bench of this thread."""
    benches: dict[SolverFigures, NDArray[np.int64]] | None = getattr(_own, "benches", None)
    if benches is None:
        benches = _own.benches = {}
    if figures not in benches:
        benches[figures] = Solver(figures, SHELVES).bench
    return benches[figures]


@contextmanager
def _until(bench: NDArray[np.int64], seconds: float | None) -> Iterator[None]:
    """Have the trial stop when the time is up: it looks at a place on the bench before each playout."""
    bench[layout.HALT] = 0
    bench[layout.SHELVES] = SHELVES - 1
    if seconds is None:
        yield
        return
    clock = threading.Timer(seconds, bench.__setitem__, (layout.HALT, 1))
    clock.daemon = True
    clock.start()
    try:
        yield
    finally:
        # Waited for, so that it cannot stop the next trial instead.
        clock.cancel()
        clock.join()
