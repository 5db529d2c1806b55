"""Frequent questions of Burraco, by their ids."""

from collections.abc import Mapping
from typing import Final

TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "wilds": (
        "wilds-in-a-meld",
        "natural-two",
        "natural-two-and-wild",
        "two-of-another-suit",
        "king-ace-two",
        "wild-moves",
        "natural-two-goes-up",
        "real-card-for-the-wild",
        "only-wilds",
        "discard-a-wild",
    ),
    "melds": (
        "smallest-meld",
        "ace-high-or-low",
        "two-aces-in-a-run",
        "same-set-twice",
        "same-run-twice",
        "set-of-any-rank",
        "longest-set",
        "opponents-melds",
        "took-cards-back",
    ),
    "burraco": (
        "clean-burraco",
        "semi-clean-burraco",
        "dirty-burraco",
    ),
    "pile": (
        "whole-pile",
        "pile-after-drawing",
        "single-card-back",
        "single-card-and-twin",
        "pile-without-playing",
        "play-before-picking-up",
        "last-cards-of-the-stock",
        "endless-swaps",
    ),
    "pozzetto": (
        "pozzetto-directly",
        "pozzetto-with-the-discard",
        "pozzetto-with-a-wild",
        "close-before-the-pozzetto",
        "pozzetto-not-taken",
        "pozzetto-looked-at",
    ),
    "closing": (
        "close-needs-a-burraco",
        "close-with-a-dirty-one",
        "close-with-a-wild",
        "close-without-a-discard",
        "close-on-the-first-lap",
        "closed-without-burraco",
        "closed-with-a-wild",
    ),
    "later": (
        "noticed-later",
        "wrong-meld-now",
        "wrong-meld-later",
        "surplus-card-now",
        "two-cards-drawn",
        "two-drawn-later",
        "equal-sets-later",
        "card-shown",
    ),
    "counts": (
        "hand-of-ten",
        "pozzetto-of-ten",
        "pack-lacks-a-card",
        "mixed-before-the-count",
    ),
    "time": (
        "slow-turn",
        "late-pair",
    ),
}
"""The questions, by what they are about."""
