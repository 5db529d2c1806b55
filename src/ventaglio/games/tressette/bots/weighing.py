"""What each card is worth: tried in many worlds, played on by everybody's card sense, the end solved."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.core.cards import Carta
from ventaglio.games.common.kernel.chance import dice
from ventaglio.games.tressette.bots.evidence import figures_of
from ventaglio.games.tressette.bots.reading import POINT, Reading
from ventaglio.games.tressette.bots.telling import news, tells
from ventaglio.games.tressette.bots.worlds import Worlds, chances, imagine, seed_of
from ventaglio.games.tressette.engine.formulas import is_challenge
from ventaglio.games.tressette.kernel.figures import number_of
from ventaglio.games.tressette.kernel.judging import card_values, play_worlds
from ventaglio.games.tressette.kernel.sense import WEIGHTS
from ventaglio.games.tressette.kernel.solver import layout
from ventaglio.games.tressette.kernel.solver.figures import Figures as SolverFigures
from ventaglio.games.tressette.kernel.solver.solving import Solver

Values = NDArray[np.float64]
Places = NDArray[np.int64]

SHELVES: Final = 1 << 7
"""How many shelves of memory the solver is given: what is solved here is small, and a short memory is a near one."""


EARLY: Final = 7
"""With more cards than these in a hand it is early,"""
MORE: Final = 3
"""so many times as many worlds are looked at,"""
NEAR: Final = 3
"""and no more cards than these are solved."""


BEHIND: Final = 3.0
"""So many standard errors behind the best, a card is clearly behind,"""
SOME: Final = 20
"""if it was tried in so many worlds."""


class Mind(NamedTuple):
    """How somebody thinks: what he takes in, and how far he looks."""

    worlds: int = 120
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
    sifts: bool = True
    """Whether cards that are clearly behind are tried no more."""


class Weighing(NamedTuple):
    """Cards tried in worlds."""

    cards: tuple[Carta, ...]
    worlds: Worlds
    points: Values
    """For each world and card, the points that the own side makes of what the cards are worth; NaN where a card was
    tried no more, being clearly behind."""
    means: Values
    """What the own side makes on average with each card."""
    took: Values
    """For each world and card, whether the own side takes the trick."""
    sense: Values
    """What card sense adds to the points of each card, and what the words of a lead tell a partner: of cards that do as
    well, the one that others expect is played."""

    @property
    def errors(self) -> Values:
        """The standard error of each average."""
        tried = (~np.isnan(self.points)).sum(axis=0)
        found: Values = np.nanstd(self.points, axis=0) / np.maximum(1, tried - 1) ** 0.5
        return found

    @property
    def taking(self) -> Values:
        """How often the own side takes the trick with each card."""
        found: Values = np.nanmean(self.took, axis=0)
        return found


def weigh_cards(
    reading: Reading,
    cards: Sequence[Carta],
    mind: Mind,
    seconds: float | None = None,
    words: Sequence[str | None] | None = None,
    worlds: Worlds | None = None,
) -> Weighing | None:
    """Try cards, each with the words that would go with it, in worlds that are given or imagined.

    None if no world agrees with what was seen, or the time was up before any was tried.
    """
    if len(reading.hand) > EARLY:
        # Far from the end little can be seen of it by solving, which supposes that all see everything.
        mind = mind._replace(worlds=MORE * mind.worlds, leaf=min(mind.leaf, NEAR))
    if worlds is None:
        worlds = imagine(reading, mind.worlds, hears=mind.hears, heeds=mind.heeds)
    if worlds is None:
        return None
    trial = _Trial(reading, cards, mind, words or [None] * len(cards), worlds)
    with _until(trial.bench, seconds):
        trial.run()
    return trial.found()


class _Trial:
    """Cards that are being tried."""

    def __init__(
        self, reading: Reading, cards: Sequence[Carta], mind: Mind, words: Sequence[str | None], worlds: Worlds
    ) -> None:
        figures = figures_of(reading)
        self._figures = figures
        self._sign = -1.0 if figures.solver.fewest else 1.0
        self._cards, self._mind, self._worlds = tuple(cards), mind, worlds
        self.bench = _bench(figures.solver)
        self._numbers = np.array([number_of(one) for one in cards], np.int64)
        self._asks = np.array([slug is not None and is_challenge(slug) for slug in words], np.int64)
        self._tells = np.array([tells(reading, *led) for led in zip(cards, words, strict=True)], np.int64)
        self._dice = dice(seed_of(reading.view) + 1)
        self._points, self._took = np.full((2, len(worlds.hands), len(cards)), np.nan)
        self._tried: Places = np.empty(0, np.int64)
        self._left: Places = np.arange(len(cards))
        self._behind = np.zeros(len(cards))
        self._sense = np.empty(len(cards))
        own = int(worlds.hands[0, reading.seat]), worlds.sides[0]
        self._chances = chances(worlds)
        card_values(worlds.scene, *own, self._numbers, self._chances, figures.thirds, WEIGHTS, self._sense)
        self._sense *= mind.trust / POINT
        self._sense += news(reading, cards, words)

    def run(self) -> None:
        """Try them in one part of the worlds after the other; those that are clearly behind no longer."""
        for part in _parts(len(self._worlds.hands)) if self._mind.sifts else [np.arange(len(self._worlds.hands))]:
            done = self._try(part, self._left)
            self._tried = np.concatenate((self._tried, part[done]))
            if not done.all() or not self._mind.sifts:
                return
            if len(self._tried) >= SOME:
                self._sift()
            if len(self._left) == 1:
                return

    def _try(self, part: Places, left: Places) -> NDArray[np.bool_]:
        """Try some cards in some worlds, and say which worlds were gone through before the time was up."""
        worlds, figures, mind = self._worlds, self._figures, self._mind
        points, took = np.empty((2, len(part), len(left)))
        play_worlds(
            worlds.scene,
            worlds.hands[part],
            worlds.sides[part],
            worlds.taken,
            self._numbers[left],
            self._asks[left],
            self._tells[left],
            self._chances,
            figures.thirds,
            WEIGHTS,
            mind.noise,
            mind.leaf,
            False,
            figures.solver.points,
            self._dice,
            self.bench,
            points,
            took,
        )
        self._points[np.ix_(part, left)], self._took[np.ix_(part, left)] = points, took
        return np.asarray(~np.isnan(points).any(axis=1))

    def _sift(self) -> None:
        """Keep the cards that may still turn out the best; of cards that always do the same, one."""
        scores = self._scores()
        best = int(scores.mean(axis=0).argmax())
        behind = scores[:, best, None] - scores
        errors = behind.std(axis=0) / len(self._tried) ** 0.5
        self._behind[self._left] = behind.mean(axis=0)
        self._left = self._left[(behind.mean(axis=0) < BEHIND * errors) | (self._left == self._left[best])]

    def _scores(self) -> Values:
        """What the choice goes by: how well each card that is left did in each world, and what sense says of it."""
        found: Values = self._sign * self._points[np.ix_(self._tried, self._left)] + self._sense[self._left]
        return found

    def found(self) -> Weighing | None:
        """What came of it; None if the time was up before anything was tried."""
        if not len(self._tried):
            return None
        worlds, tried = self._worlds, self._tried
        kept = worlds._replace(hands=worlds.hands[tried], sides=worlds.sides[tried])
        # Whatever was left out stays as far behind the best as it was then: it is never told to be better.
        last = self._scores().mean(axis=0)
        scores = last.max() - self._behind
        scores[self._left] = last
        means = self._sign * (scores - self._sense)
        return Weighing(self._cards, kept, self._points[tried], means, self._took[tried], self._sense)


def _parts(worlds: int) -> list[Places]:
    """The places of worlds in four parts, the later the larger, each from all over."""
    spread = np.concatenate([np.arange(first, worlds, 8) for first in range(8)])
    return [part for part in np.split(spread, [worlds // 8, worlds // 4, worlds // 2]) if len(part)]


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
