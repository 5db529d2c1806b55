"""Closing when one may not: without a burraco, discarding a wild, without a discard, in the first lap."""

from typing import Final

from ventaglio.games.burraco.referee.closing import (
    attached_too,
    by_attaching,
    meld_comes_back,
    wild_stays_discarded,
)
from ventaglio.games.burraco.referee.law import Ask, Family

CLOSING: Final = Family("closing")


# ── Without a burraco ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("Convenzioni 12", "close-without-burraco")
def _last_play_comes_back(ask: Ask) -> None:
    """The last play is the last meld, or the whole of the last addition; nothing is penalised."""
    ask.order("return last-play hand", "stands discard")


# ── Discarding a wild ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("Convenzioni 13", "close-with-wild")
def _with_wild(ask: Ask) -> None:
    """What the last play is, only the line before says."""
    wild_stays_discarded(ask)
    ask.rests_on("Convenzioni 12")
    ask.reads("whole-last-addition")


# ── Without a discard ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("Convenzioni 14", "close-without-discard")
def _without_discard(ask: Ask) -> None:
    """It speaks of a meld only; a card attached is treated as the competition code does."""
    if by_attaching(ask):
        attached_too(ask)
        ask.reads("as-the-competition-code")
    else:
        meld_comes_back(ask)
