"""Closing when one may not: without a burraco, discarding a wild, without a discard, in the first lap."""

from typing import Final

from ventaglio.games.burraco.referee.closing import (
    attached_too,
    by_attaching,
    last_play_is_penalised,
    meld_comes_back,
    wild_stays_discarded,
)
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.regime import AFTER_DISCARD, BEFORE_DISCARD, restorable

CLOSING: Final = Family("closing")


# ── Without a burraco ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("31/A", "close-without-burraco")
def _without_clean_burraco(ask: Ask) -> None:
    """Only a clean burraco lets one close."""
    if restorable(ask, AFTER_DISCARD):
        last_play_is_penalised(ask)
        ask.rests_on("23")


# ── Discarding a wild ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("31/B", "close-with-wild")
def _with_wild(ask: Ask) -> None:
    if restorable(ask, AFTER_DISCARD):
        wild_stays_discarded(ask)


# ── Without a discard ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("31/C", "close-without-discard")
def _without_discard(ask: Ask) -> None:
    if not restorable(ask, BEFORE_DISCARD):
        return
    if by_attaching(ask):
        attached_too(ask)
    else:
        meld_comes_back(ask)
        ask.order("close-next-turn")
