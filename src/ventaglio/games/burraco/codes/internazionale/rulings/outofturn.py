"""Out of turn: picking up, picking up again after a pozzetto taken directly, playing.

What was taken goes back where it was. What was laid without it stays, frozen for a while, if it is or becomes a
meld.
"""

from typing import Final

from ventaglio.games.burraco.codes.internazionale.rulings.cards import freeze_as_without_pick_up
from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.outofturn import (
    NEXT_TURN,
    TURN_AFTER,
    attached,
    discards,
    drew_from_stock,
    limit,
    opened,
    penalised_next,
    shown_to_an_opponent,
    stopped,
)
from ventaglio.games.burraco.referee.penalties import in_turn
from ventaglio.games.burraco.referee.regime import restorable, restorable_once_picked_up

OUT_OF_TURN: Final = Family("out-of-turn")


# ── Picking up out of turn ───────────────────────────────────────────────────────────────────────────────────────────


@OUT_OF_TURN.says("29", "pick-up-out-of-turn")
def _picked_up(ask: Ask) -> None:
    """The partner is bound too, if the mistake has told him something."""
    if not restorable_once_picked_up(ask):
        return
    drew = drew_from_stock(ask)
    if ask.yes("made-play"):
        ask.order("stop offender", "prepare-discard")
        penalised = _set_aside(ask, drew, TURN_AFTER)
        limit(ask, drew)
        ask.order("discard prepared-card offender next-turn")
        if penalised:
            penalised_next(ask, "23", prepared=True)
    else:
        if drew:
            shown_to_an_opponent(ask)
        _goes_back(ask, drew)
        limit(ask, drew)
    if ask.yes("information-passed"):
        ask.order("limit partner either")
        if ask.yes("made-play"):
            ask.reads("partner-bound-as-in-the-paragraphs-before")
    if not drew:
        ask.reads("sent-to-the-pile-need-not-play")


def _goes_back(ask: Ask, drew: bool) -> None:
    ask.order("return drawn-card stock" if drew else "return pile-cards pile")


def _set_aside(ask: Ask, drew: bool, freeze: str) -> bool:
    """Melds are put aside without the wrong cards and may not be completed; then those cards go back."""
    frozen = "valid-at-the-turn-after" if freeze == TURN_AFTER else "set-aside-is-frozen"
    if not opened(ask):
        penalised = attached(ask, freeze)
        ask.reads("attached-as-opened", frozen)
    elif ask.one("opened-melds", "complete", "incomplete") == "complete":
        penalised = False
        ask.order(f"freeze new-melds {freeze}")
        ask.reads(frozen)
    else:
        penalised = True
        ask.order("no-cure", "penalise incomplete-melds")
        ask.reads("not-cured-is-penalised")
    _goes_back(ask, drew)
    return penalised


# ── Picking up again after a pozzetto taken directly ─────────────────────────────────────────────────────────────────


@OUT_OF_TURN.says("29", "pick-up-after-pozzetto")
def _picked_up_again(ask: Ask) -> None:
    """The pozzetto is played at the next turn, as if it had been taken with a discard."""
    if not restorable(ask):
        return
    drew = drew_from_stock(ask)
    if ask.yes("made-play"):
        if in_turn(ask):
            ask.order("stop offender", "prepare-discard")
        penalised = _set_aside(ask, drew, NEXT_TURN)
        discards(ask, "prepared-card")
        if penalised:
            penalised_next(ask, "23")
        return
    if drew:
        ask.order("show drawn-card next-player", "return drawn-card stock")
    else:
        stopped(ask)
        ask.order("return pile-cards pile")
    discards(ask, "any-card")


# ── Playing out of turn ──────────────────────────────────────────────────────────────────────────────────────────────


@OUT_OF_TURN.says("23 bis", "play-out-of-turn")
def _played(ask: Ask) -> None:
    """No article speaks of it. It is after one's own discard, for which there is a penalty; no other is allowed."""
    if not restorable_once_picked_up(ask):
        return
    ask.rests_on("Regole generali")
    ask.reads("no-article-on-playing-out-of-turn")
    if freeze_as_without_pick_up(ask):
        ask.order("discard penalised-cards offender next-turns", article="28")
