"""The solver as others call it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.tressette.kernel.solver import layout
from ventaglio.games.tressette.kernel.solver.bits import RANKS, SUITS
from ventaglio.games.tressette.kernel.solver.figures import Figures
from ventaglio.games.tressette.kernel.solver.positions import Position, check
from ventaglio.games.tressette.kernel.solver.walk import COLUMNS, furnish, walk

ENOUGH = 1 << 62
"""More tricks than anybody will ever search."""
_SHELVES = (*[1 << 6] * 7, 1 << 8, 1 << 10, 1 << 12, 1 << 12)
"""How many shelves are of use with so many cards in each hand."""


class Bounds(NamedTuple):
    """Points of the side on turn at the end of the passata: at least, and at most."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether they are known to the point: always, unless a limit was set and reached."""
        return self.low == self.high


class Solved(NamedTuple):
    """Many worlds, a row for each: bounds of its points, and of each of the forty cards, -1 where it is not legal."""

    low: NDArray[np.int64]
    high: NDArray[np.int64]
    cards_low: NDArray[np.int64]
    cards_high: NDArray[np.int64]

    @property
    def exact(self) -> NDArray[np.bool_]:
        """Which worlds are solved to the point, every card of them."""
        whole: NDArray[np.bool_] = (self.low == self.high) & (self.cards_low == self.cards_high).all(axis=1)
        return whole


class Solver:
    """The solver for one set of norms. It keeps its memory, of eight megabytes, so keep it; one thread at a time."""

    def __init__(self, figures: Figures, shelves: int = 1 << 12) -> None:
        self.figures = figures
        self._bench = np.zeros(layout.ENTRIES + shelves * layout.SHELF * layout.ROW, np.int64)
        suits = sum(1 << RANKS * suit for suit in range(SUITS))
        self._bench[layout.COUNTED] = figures.counted * suits
        self._bench[layout.ACES] = figures.aces * suits
        self._bench[layout.FEWEST] = figures.fewest
        self._shelves = shelves
        furnish(self._bench)

    @property
    def bench(self) -> NDArray[np.int64]:
        """What the search works on, for compiled code that calls it by itself."""
        return self._bench

    def solve(self, position: Position, *, budget: int = ENOUGH, seconds: float | None = None) -> Bounds:
        """The points that the side on turn makes, all playing their best."""
        found = self._walk(position, [position.hands], False, budget, seconds)
        return Bounds(int(found.low[0]), int(found.high[0]))

    def solve_cards(
        self, position: Position, *, budget: int = ENOUGH, seconds: float | None = None
    ) -> dict[int, Bounds]:
        """The same for each card that may be played now."""
        found = self._walk(position, [position.hands], True, budget, seconds)
        lows, highs = found.cards_low[0].tolist(), found.cards_high[0].tolist()
        return {card: Bounds(low, high) for card, (low, high) in enumerate(zip(lows, highs, strict=True)) if low >= 0}

    def solve_many(
        self,
        position: Position,
        worlds: Sequence[Sequence[int]] | NDArray[np.int64],
        *,
        cards: bool = True,
        budget: int = ENOUGH,
        seconds: float | None = None,
    ) -> Solved:
        """The same for worlds that share a position's trick, leader and sides: the hands of each, as four numbers.

        ``budget`` is how many tricks may be searched in each world, ``seconds`` how long all may take together. Where a
        limit is reached, the bounds are what is known by then.
        """
        return self._walk(position, worlds, cards, budget, seconds)

    @property
    def tricks(self) -> int:
        """How many tricks the last world took to search."""
        return int(self._bench[layout.NODES])

    def _walk(
        self,
        position: Position,
        worlds: Sequence[Sequence[int]] | NDArray[np.int64],
        cards: bool,
        budget: int,
        seconds: float | None,
    ) -> Solved:
        hands = np.ascontiguousarray(worlds, np.int64).reshape(-1, 4)
        check(position, hands)
        bench, side = self._bench, position.side
        for seat, other in enumerate(position.sides):
            bench[layout.PARTNER + seat] = next(one for one in range(4) if one != seat and position.sides[one] == other)
        bench[layout.SIDES] = sum(1 << seat for seat, other in enumerate(position.sides) if other != side)
        # A short memory stays near the processor; that is worth more than what it forgets.
        tricks = max(hand.bit_count() for hand in hands[0].tolist())
        bench[layout.SHELVES] = min(self._shelves, _SHELVES[tricks]) - 1
        trick = np.array(position.trick, np.int64)
        low = np.full(len(hands) * COLUMNS, -1, np.int64)
        high = low.copy()
        with self._until(seconds):
            walk(
                hands.ravel(),
                position.leader,
                trick,
                position.taken[side],
                self.figures.last,
                cards,
                budget,
                low,
                high,
                bench,
            )
        lows, highs = low.reshape(-1, COLUMNS), high.reshape(-1, COLUMNS)
        return Solved(lows[:, 0], highs[:, 0], lows[:, 1:], highs[:, 1:])

    @contextmanager
    def _until(self, seconds: float | None) -> Iterator[None]:
        """Stop the search when the time is up: it looks at a place on its bench with every trick it begins."""
        self._bench[layout.HALT] = 0
        if seconds is None:
            yield
            return
        clock = Timer(seconds, self._bench.__setitem__, (layout.HALT, 1))
        clock.daemon = True
        clock.start()
        try:
            yield
        finally:
            # Waited for, so that it cannot stop the next search instead.
            clock.cancel()
            clock.join()
