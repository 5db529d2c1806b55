"""Cards thrown on the table or handed to the partner, and cards laid beside a meld."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

THROWING: Final = Family("throwing")


# ── Cards to attach ──────────────────────────────────────────────────────────────────────────────────────────────────


@THROWING.says("Convenzioni 10", "threw-cards-to-attach")
def _threw(ask: Ask) -> None:
    """Only undeclared cards in evident doubt are spoken of."""
    if ask.one("landing", "clear", "doubtful") == "doubtful":
        ask.order("choose placing opponents")
    else:
        ask.nothing()
