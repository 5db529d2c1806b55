"""Hints between partners: remarks on a play, suggestions, reminders, tidying, cards moved, a word on an exposed card.

The player at fault is always the one who speaks or stirs; the partner is the one who was told something."""

from typing import Final

from ventaglio.games.burraco.referee.hints import forbidden_but_free
from ventaglio.games.burraco.referee.law import Ask, Family

HINTS: Final = Family("hints")


# ── A remark before the partner's discard ────────────────────────────────────────────────────────────────────────────


HINTS.says("Deve b", "remark")(forbidden_but_free("Deve d"))


# ── Any hint, and the joker placed by it ─────────────────────────────────────────────────────────────────────────────


@HINTS.says("Deve c", "hint")
def _hint(ask: Ask) -> None:
    """It may be played by six, three on each side."""
    ask.nothing()
    ask.reads("team-mates-are-partners")


# ── Reminders of the turn and of a pozzetto to play ──────────────────────────────────────────────────────────────────


HINTS.says("Deve e", "reminder")(forbidden_but_free())


# ── Moving one's own cards in the partner's turn ─────────────────────────────────────────────────────────────────────


HINTS.says("Deve g", "moved-own-cards")(forbidden_but_free())


# ── A word on an exposed card ────────────────────────────────────────────────────────────────────────────────────────


HINTS.says("Deve e", "word-on-exposed-card")(forbidden_but_free())
