"""Hints between partners: remarks on a play, suggestions, reminders, tidying, cards moved, a word on an exposed card.

The player at fault is always the one who speaks or stirs; the partner is the one who was told something."""

from typing import Final

from ventaglio.games.burraco.referee.hints import forbidden_but_free
from ventaglio.games.burraco.referee.law import Family

HINTS: Final = Family("hints")


# ── A remark before the partner's discard ────────────────────────────────────────────────────────────────────────────


HINTS.says("11", "remark")(forbidden_but_free())


# ── Any hint, and the joker placed by it ─────────────────────────────────────────────────────────────────────────────


HINTS.says("11", "hint")(forbidden_but_free())


# ── Reminders of the turn and of a pozzetto to play ──────────────────────────────────────────────────────────────────


HINTS.says("11", "reminder")(forbidden_but_free())


# ── Tidying melds in the partner's turn ──────────────────────────────────────────────────────────────────────────────


HINTS.says("11", "tidied-melds")(forbidden_but_free())


# ── A word on an exposed card ────────────────────────────────────────────────────────────────────────────────────────


HINTS.says("11", "word-on-exposed-card")(forbidden_but_free())
