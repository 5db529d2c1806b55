"""What the results of many deals tell: means, how far they can be trusted, and when a question is decided.

The unit is the deal that was played twice, and its difference. Differences of deals are independent of each other, and
the luck of the cards is not in them.

*Looking again and again.* Whoever looks at an ordinary interval after every deal, and stops when he likes what he
sees, is wrong far more often than the interval says. So the question is decided by a confidence sequence, which holds
at all times at once: with probability 1 - alpha the true mean never leaves it, however long one goes on. It is that of
the sequential t-test with a normal mixture over the size of the effect, in units of the standard deviation, which
itself is unknown and averaged out (right Haar prior). For normal differences its ratio of likelihoods is a martingale
from the second deal on, so by Ville's inequality it exceeds 1/alpha at any time with probability at most alpha; for
others that holds as the mean becomes normal, and nothing is decided before `FEWEST` deals.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import NormalDist
from typing import Final, NamedTuple

FEWEST: Final = 30
"""Deals before which nothing is decided: a mean of fewer is far from normal."""

SPREAD: Final = 0.04
"""The variance of the mixture, in squared standard deviations of a deal: narrowest after some 200 deals."""

RESAMPLED: Final = 2000
"""How often deals are drawn anew for a bootstrap interval."""


MANY: Final = 10_000
"""Deals beyond which a bootstrap tells no more than Student's interval."""


class Interval(NamedTuple):
    """From where to where."""

    low: float
    high: float


EVERYTHING: Final = Interval(-math.inf, math.inf)


class Moments:
    """The number, the mean and the spread of figures that come one after another."""

    def __init__(self, figures: Iterable[float] = ()) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        for figure in figures:
            self.add(figure)

    def add(self, figure: float) -> None:
        """One more."""
        self.count += 1
        step = figure - self.mean
        self.mean += step / self.count
        self._squares += step * (figure - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation; 0 where there are not even two."""
        return math.sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / math.sqrt(self.count) if self.count else 0.0


def always_valid(seen: Moments, alpha: float) -> Interval:
    """Where the mean is, as a confidence sequence says it: right at all times at once."""
    count = seen.count
    if count < 2:
        return EVERYTHING
    ratio = 1 + count * SPREAD
    # The likelihood ratio reaches 1/alpha where 1 + u = bound * (1 + u / ratio), u being t²/(count - 1).
    bound = math.exp(2 / count * (0.5 * math.log(ratio) - math.log(alpha)))
    if bound >= ratio:
        return EVERYTHING
    reach = math.sqrt((count - 1) * (bound - 1) / (1 - bound / ratio)) * seen.error
    return Interval(seen.mean - reach, seen.mean + reach)


class Decision(NamedTuple):
    """What a test came to."""

    answer: bool | None
    """Whether the first bot is better by more than was asked; None where that is not decided."""
    after: int
    """The deals that it took, or that there were."""


class Test:
    """Is the first bot better by more than ``at_least`` points a hand? Asked again after every deal."""

    def __init__(self, at_least: float, alpha: float) -> None:
        self.at_least = at_least
        self.alpha = alpha
        self.seen = Moments()

    def add(self, difference: float) -> bool | None:
        """One more deal; the answer, if that decides it."""
        self.seen.add(difference)
        if self.seen.count < FEWEST:
            return None
        low, high = always_valid(self.seen, self.alpha)
        return True if low > self.at_least else False if high < self.at_least else None


def decide(differences: Iterable[float], at_least: float, alpha: float) -> Decision:
    """When differences, taken in their order, decide the question."""
    test = Test(at_least, alpha)
    for difference in differences:
        if (answer := test.add(difference)) is not None:
            return Decision(answer, test.seen.count)
    return Decision(None, test.seen.count)


def course(differences: Sequence[float], alpha: float) -> Iterator[tuple[int, float, Interval]]:
    """The running mean after each deal, and its confidence sequence."""
    seen = Moments()
    for difference in differences:
        seen.add(difference)
        yield seen.count, seen.mean, always_valid(seen, alpha)


# ── Intervals for a number of deals that was fixed beforehand ────────────────────────────────────────────────────────


def by_t(seen: Moments, alpha: float) -> Interval:
    """Student's interval for a mean."""
    if seen.count < 2:
        return EVERYTHING
    reach = t_quantile(1 - alpha / 2, seen.count - 1) * seen.error
    return Interval(seen.mean - reach, seen.mean + reach)


def t_quantile(share: float, freedom: int) -> float:
    """The value that a variable of Student's distribution stays below with a probability of at least a half."""
    low, high = 0.0, 1.0
    while _t_above(high, freedom) > 1 - share:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _t_above(middle, freedom) > 1 - share else (low, middle)
    return (low + high) / 2


def _t_above(value: float, freedom: int) -> float:
    """How likely Student's variable exceeds a value, by Simpson's rule over the angle whose tangent it goes with."""
    ends = (math.atan(value / math.sqrt(freedom)), math.pi / 2)
    scale = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(math.pi)
    steps = 400
    width = (ends[1] - ends[0]) / steps

    def density(at: int) -> float:
        return float(max(0.0, math.cos(ends[0] + at * width)) ** (freedom - 1))

    inner = sum((4 if at % 2 else 2) * density(at) for at in range(1, steps))
    return scale * width / 3 * (density(0) + inner + density(steps))


def by_bootstrap(figures: Sequence[float], alpha: float, seed: int) -> Interval:
    """The middle of the means of deals drawn anew, from a generator of its own.

    Of very many deals the mean is normal to all digits that anybody reads, and nothing has to be drawn.
    """
    import numpy as np

    if len(figures) < 2:
        return EVERYTHING
    if len(figures) > MANY:
        return by_t(Moments(figures), alpha)
    drawn = Random(f"bootstrap {seed}")
    rng = np.random.default_rng(drawn.getrandbits(64))
    values = np.asarray(figures)
    means = [float(values[rng.integers(0, len(values), len(values))].mean()) for _ in range(RESAMPLED)]
    return middle(means, alpha)


def middle(drawn: Sequence[float], alpha: float) -> Interval:
    """Where the middle of some figures lies, without the share ``alpha`` at both ends together."""
    import numpy as np

    low, high = np.quantile(np.asarray(drawn), [alpha / 2, 1 - alpha / 2])
    return Interval(float(low), float(high))


def wilson(won: float, played: int, alpha: float) -> Interval:
    """Wilson's interval for the share of games won, drawn ones counting half.

    Games of one deal are no further apart than chance would have them: luck that helps a bot in one hinders it in the
    other. So the interval is rather too wide than too narrow.
    """
    if not played:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf(1 - alpha / 2)
    share = won / played
    centre = share + z * z / (2 * played)
    reach = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    whole = 1 + z * z / played
    return Interval(max(0.0, (centre - reach) / whole), min(1.0, (centre + reach) / whole))
