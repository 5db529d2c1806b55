"""Closing when one may not: without a burraco, discarding a wild, without a discard, in the first lap."""

from typing import Final

from ventaglio.games.burraco.referee.closing import (
    attached_too,
    by_attaching,
    last_play_is_penalised,
    wild_stays_discarded,
)
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import expose_after_discard
from ventaglio.games.burraco.referee.regime import AFTER_DISCARD, BEFORE_DISCARD, in_time

CLOSING: Final = Family("closing")


# ── Without a burraco ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("34", "close-without-burraco")
def _without_burraco(ask: Ask) -> None:
    """All that was laid before the last play stays; the same where a pozzetto is taken that the partner has had."""
    if not in_time(ask, AFTER_DISCARD):
        return
    if ask.yes("wild-discarded"):
        # With a wild discarded it is not looked at whether there is a burraco (36, last paragraph).
        wild_stays_discarded(ask, "35")
        ask.rests_on("36")
    else:
        last_play_is_penalised(ask)
        ask.rests_on("25")


# ── Discarding a wild ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("35", "close-with-wild")
def _with_wild(ask: Ask) -> None:
    """Whether there is a burraco plays no part (36)."""
    if in_time(ask, AFTER_DISCARD):
        wild_stays_discarded(ask)
        ask.rests_on("36")


# ── Without a discard ────────────────────────────────────────────────────────────────────────────────────────────────


@CLOSING.says("36", "close-without-discard")
def _without_discard(ask: Ask) -> None:
    """Whether there is a burraco plays no part."""
    if not in_time(ask, BEFORE_DISCARD):
        return
    if by_attaching(ask):
        attached_too(ask)
    else:
        ask.order("discard one-of-last-meld offender now")
        expose_after_discard(ask, "remaining-cards", by="24")
