"""Cards that were exposed, do not belong where they lie, were hidden, played too late or half discarded."""

from typing import Final

from ventaglio.games.burraco.referee.law import Family
from ventaglio.games.burraco.referee.penalties import undo

CARDS: Final = Family("cards")


# ── Surplus and penalised cards ──────────────────────────────────────────────────────────────────────────────────────


CARDS.says("Convenzioni 16", "surplus-cards")(undo)
