"""Cards that were exposed, do not belong where they lie, were hidden, played too late or half discarded."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

CARDS: Final = Family("cards")


# ── Half-turned discard ──────────────────────────────────────────────────────────────────────────────────────────────


@CARDS.says("4", "half-turned-discard")
def _half_turned(ask: Ask) -> None:
    """One player who saw rank and suit, and says them when asked, is enough."""
    if ask.yes("seen-and-said"):
        ask.order("stands discard")
    else:
        ask.nothing()
