"""Ratings of several bots on one scale, from what they won of each other.

By Bradley and Terry's model a bot of strength p wins from one of strength q with probability p / (p + q). Strengths are
found by maximum likelihood and told on the scale of chess: 400 points more mean ten times as strong, and the average is
1500. To every two bots that met one drawn game is added, or nobody could be placed who has won all his games.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ventaglio.lab.arena.figures import RESAMPLED, Interval
from ventaglio.lab.arena.playing import Result

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

AVERAGE: Final = 1500.0
SCALE: Final = 400.0
ROUNDS: Final = 2000
"""Steps after which strengths are taken as they are; they stand still long before."""

Meetings = Mapping[tuple[int, int], Sequence[Result]]
"""The results of every two bots, by their numbers, as the first of them sees it; deals stand at their number."""


class Rating(NamedTuple):
    """What a bot came to in a league."""

    rating: float
    within: Interval
    points: float
    """By how many points a hand it was better than the others, on average over them."""
    points_within: Interval


def ratings(bots: int, meetings: Meetings, alpha: float, seed: int) -> list[Rating]:
    """The rating of each bot, with intervals from deals drawn anew.

    All that was played on a deal is drawn together, since all bots had the same cards there.
    """
    import numpy as np

    won, games, points = _tables(bots, meetings)
    rng = np.random.default_rng(seed % 2**64)
    found, better = _scale(_strengths(won.sum(0)[None], games.sum(0)[None]))[0], _better(points.sum(0), games.sum(0))
    drawn, drawn_better = [], []
    deals = len(won)
    for _ in range(RESAMPLED // 100):
        picked = rng.integers(0, deals, (100, deals))
        counts = np.stack([np.bincount(one, minlength=deals) for one in picked]).astype(float)
        some_won, some_games, some_points = (np.tensordot(counts, table, 1) for table in (won, games, points))
        drawn.append(_scale(_strengths(some_won, some_games)))
        drawn_better += [_better(one, of) for one, of in zip(some_points, some_games, strict=True)]
    low, high = np.quantile(np.concatenate(drawn), [alpha / 2, 1 - alpha / 2], axis=0)
    points_low, points_high = np.quantile(np.array(drawn_better), [alpha / 2, 1 - alpha / 2], axis=0)
    return [
        Rating(
            float(found[at]),
            Interval(float(low[at]), float(high[at])),
            float(better[at]),
            Interval(float(points_low[at]), float(points_high[at])),
        )
        for at in range(bots)
    ]


def _tables(bots: int, meetings: Meetings) -> tuple["NDArray[np.float64]", ...]:
    """For each deal, what each bot won of each other, how many games that were, and the sum of their differences."""
    import numpy as np

    deals = max(1, max((len(results) for results in meetings.values()), default=1))
    won, games, points = (np.zeros((deals, bots, bots)) for _ in range(3))
    for (one, other), results in meetings.items():
        for deal, result in enumerate(results):
            won[deal, one, other], won[deal, other, one] = result.won, 2 - result.won
            games[deal, one, other] = games[deal, other, one] = 2
            points[deal, one, other], points[deal, other, one] = 2 * result.difference, -2 * result.difference
    return won, games, points


def _strengths(won: "NDArray[np.float64]", games: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """The strengths, for several tables at once (the algorithm of minorisation and maximisation, Hunter 2004)."""
    import numpy as np

    met = games > 0
    games = games + met
    wins = (won + met / 2).sum(2)
    strength = np.ones(wins.shape)
    for _ in range(ROUNDS):
        sums = strength[:, :, None] + strength[:, None, :]
        weights = (games / sums).sum(2)
        # Whoever has met nobody stays where he is.
        after = np.divide(wins, weights, out=np.ones_like(wins), where=weights > 0)
        after /= np.exp(np.log(after).mean(1, keepdims=True))
        moved = float(np.abs(np.log(after / strength)).max())
        strength = after
        if moved < 1e-6:
            break
    return strength


def _scale(strength: "NDArray[np.float64]") -> "NDArray[np.float64]":
    import numpy as np

    found: NDArray[np.float64] = AVERAGE + SCALE * np.log10(strength)
    return found


def _better(points: "NDArray[np.float64]", games: "NDArray[np.float64]") -> "NDArray[np.float64]":
    """The mean difference of each bot to those that it met, each of them counting alike."""
    import numpy as np

    means = np.divide(points, games, out=np.zeros_like(points), where=games > 0)
    found: NDArray[np.float64] = means.sum(1) / np.maximum(1, (games > 0).sum(1))
    return found
