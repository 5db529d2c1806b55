"""The clock, the count and the score sheet; those who look on, and those who are not there."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

COUNTING: Final = Family("counting")


# ── Stall ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@COUNTING.says("5", "stall")
def _stall(ask: Ask) -> None:
    """After so many laps of swaps it is again the turn of whoever began."""
    if ask.yes("two-laps-of-swaps"):
        ask.order("pick-up player-on-turn draw")
    else:
        ask.order("play-on")
