"""Closing when one may not: without a burraco, discarding a wild, without a discard, in the first lap."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

CLOSING: Final = Family("closing")


# ── In the first lap ─────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("5", "close-in-first-lap")
def _in_first_lap(ask: Ask) -> None:
    """Nobody closes before all have played; what is to be done then is left unsaid, so as little as possible is."""
    ask.order("return last-play hand", "stands discard", "close-next-turn")
    ask.reads("close-in-first-lap-undone")
