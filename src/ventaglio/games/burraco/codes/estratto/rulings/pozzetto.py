"""The pozzetto: not handed over, miscounted, shown, fallen, seen too early, and taken though one may not."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.pozzetto import (
    attached_too,
    by_attaching,
    direct,
    meld_comes_back,
    with_wild,
)

POZZETTO: Final = Family("pozzetto")


# ── A pozzetto that the side may not take any more ───────────────────────────────────────────────────────────────────


@POZZETTO.says("Convenzioni 12", "second-pozzetto")
def _second(ask: Ask) -> None:
    """It speaks of one who has no burraco; with a burraco he has closed, as every code says."""
    ask.order("restore pozzetto")
    if direct(ask):
        if by_attaching(ask):
            attached_too(ask, "Convenzioni 14")
            ask.reads("as-the-competition-code")
        else:
            meld_comes_back(ask, "Convenzioni 14")
    elif with_wild(ask, "Convenzioni 13"):
        ask.reads("whole-last-addition")
    elif ask.yes("burraco-to-close"):
        ask.order("stands close", article="Fine round")
        ask.reads("closed-by-a-pozzetto-mistake")
    else:
        ask.order("return last-play hand", "stands discard")
