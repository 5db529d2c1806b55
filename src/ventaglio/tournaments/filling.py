"""How a code's silence is filled: from another code, or with figures worked out from its own tables."""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from ventaglio.core.norms import Norm
from ventaglio.games.burraco.engine.rules import Rules
from ventaglio.tournaments.director.regulation import ByHands, Score
from ventaglio.tournaments.director.victory import LEVEL, least_mp

N = TypeVar("N", bound=Norm[Any])

TIES: Final = (
    ("vp", "mp", "points", "head-to-head", "lot"),
    ("vp", "head-to-head", "mp", "points", "lot"),
    ("vp", "mp", "head-to-head", "points", "lot"),
    ("vp", "mp", "points", "lot"),
)
"""The orders in which ties may be broken."""


def borrowed(norm: N, why: str, choices: tuple[Any, ...] = ()) -> N:
    """Another code's norm, where this one is silent."""
    return replace(norm, stated=False, why=why, choices=choices, also=(), retired=())


def by_table(rules: Rules, rounds: Iterable[int], vp: int) -> ByHands:
    """These victory points, with the least match points that go with them, for each length of a round."""
    return {hands: Score(vp, least_mp(rules, hands, vp)) for hands in rounds}


def without_mp(scores: ByHands) -> ByHands:
    """The same victory points without match points."""
    return {hands: Score(score.vp, 0) for hands, score in scores.items()}


def lost(won: ByHands) -> ByHands:
    """What is left for the others where one side gets this for a match."""
    return {hands: Score(2 * LEVEL - score.vp, -score.mp) for hands, score in won.items()}
