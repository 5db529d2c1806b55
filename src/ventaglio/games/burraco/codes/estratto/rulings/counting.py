"""The clock, the count and the score sheet; those who look on, and those who are not there."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

COUNTING: Final = Family("counting")


# ── A match given up ─────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("Può c", "absent-pair")
def _gave_up(ask: Ask) -> None:
    """A player may declare it, and his opponents win; of one who merely leaves the text says nothing."""
    if ask.yes("abandonment-declared"):
        ask.order("award opponents win")
    else:
        ask.nothing()
