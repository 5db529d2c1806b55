"""The pozzetto: not handed over, miscounted, shown, fallen, seen too early, and taken though one may not."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

POZZETTO: Final = Family("pozzetto")


# ── Seen too early ───────────────────────────────────────────────────────────────────────────────────────────────────


@POZZETTO.says("11", "pozzetto-seen-early")
def _seen_early(ask: Ask) -> None:
    """A rule of conduct, which the text itself keeps apart from the regulation."""
    ask.nothing()
