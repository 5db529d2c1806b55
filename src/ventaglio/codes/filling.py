"""How a code's silence is filled: from another code, or with figures worked out from its own tables."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from ventaglio.burraco.rules import Rules
from ventaglio.core.norms import Norm
from ventaglio.director.regulation import ByHands, Score
from ventaglio.director.victory import least_mp

T = TypeVar("T")

TIES: Final = (
    ("vp", "mp", "points", "head-to-head", "lot"),
    ("vp", "head-to-head", "mp", "points", "lot"),
    ("vp", "mp", "head-to-head", "points", "lot"),
    ("vp", "mp", "points", "lot"),
)
"""The orders in which ties may be broken."""


def borrowed(norm: "Norm[T]", why: str, choices: tuple[T, ...] = ()) -> "Norm[T]":
    """Another code's norm, where this one is silent."""
    return Norm(norm.value, norm.cite, stated=False, why=why, choices=choices)


def by_table(rules: Rules, rounds: Iterable[int], vp: int) -> ByHands:
    """These victory points, with the least match points that go with them, for each length of a round."""
    return {hands: Score(vp, least_mp(rules, hands, vp)) for hands in rounds}


def without_mp(scores: ByHands) -> ByHands:
    """The same victory points without match points."""
    return {hands: Score(score.vp, 0) for hands, score in scores.items()}


def won(rules: Rules, match_points: Mapping[int, int]) -> ByHands:
    """A match won by absence: the code's victory points, and the match points that it prints beside them."""
    return {hands: Score(present, match_points[hands]) for hands, (present, _) in rules.forfeit.value.items()}


def lost(rules: Rules, match_points: Mapping[int, int]) -> ByHands:
    """The same for whoever was absent."""
    return {hands: Score(absent, -match_points[hands]) for hands, (_, absent) in rules.forfeit.value.items()}
