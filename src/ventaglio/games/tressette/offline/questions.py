"""Frequent questions of Tressette, by their ids."""

from collections.abc import Mapping
from typing import Final

TOPICS: Final[Mapping[str, tuple[str, ...]]] = {
    "tricks": (
        "follow-suit",
        "void-in-the-suit",
        "who-takes",
        "lead-out-of-turn",
        "revoke-at-once",
        "card-taken-back",
    ),
    "accusing": (
        "napoletana",
        "four-of-a-rank",
        "four-as-three",
        "missing-suit-unnamed",
        "accuse-too-late",
        "card-in-two-buongioco",
        "forgotten-buongioco",
    ),
    "score": ("tressette-cards-mixed",),
}
"""The questions, by what they are about."""
