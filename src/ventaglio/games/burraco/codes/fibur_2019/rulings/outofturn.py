"""Out of turn: picking up, picking up again after a pozzetto taken directly, playing.

What was taken goes back where it was. What was laid without it stays, frozen for a while, if it is or becomes a
meld.
"""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.outofturn import (
    NEXT_TURN,
    TURN_AFTER,
    attached,
    discards,
    drew_from_stock,
    frozen_past_his_turn,
    limit,
    opened,
    penalised_next,
    shown_to_an_opponent,
    stopped,
)
from ventaglio.games.burraco.referee.regime import in_time

OUT_OF_TURN: Final = Family("out-of-turn")


def none_picked_up(ask: Ask) -> bool:
    """Whether there is still a right to a penalty for what happened in another player's turn (fibur-2019).

    There is no discard of the player's own to go by then, only an opponent's pick-up.
    """
    if not ask.yes("picked-up-since"):
        return True
    ask.order("stands play", article="Perdita del diritto")
    ask.nothing()
    return False


# ── What was laid, once the cards wrongly taken are out of it; each says whether cards are penalised ─────────────────


def _left(ask: Ask) -> str:
    return ask.one("opened-melds", "complete", "completed", "incomplete")


def _melds(ask: Ask, cure: str, freeze: str) -> bool:
    left = _left(ask)
    if left == "incomplete":
        ask.order("penalise incomplete-melds")
        return True
    if left == "completed":
        ask.order(f"complete incomplete-melds {cure}")
    ask.order(f"freeze new-melds {freeze}")
    return False


def _known_card_kept(ask: Ask, freeze: str) -> bool:
    """The articles speak of the card where it was played; kept, it leaves every meld whole."""
    ask.order(f"freeze new-melds {freeze}" if opened(ask) else f"freeze touched-melds {NEXT_TURN}")
    ask.reads("card-not-played-goes-back")
    return False


def _blind_draw(ask: Ask) -> str:
    """Nobody knows which card was drawn: any card goes back; how the melds could then be laid again."""
    ask.order("return new-melds hand", "blind-draw", "lay-again")
    return ask.one("laid-again", "as-they-were", "with-another-card", "not")


def _where(ask: Ask) -> str:
    return ask.one("drawn-card", "new-meld", "attached", "hand", "unknown")


# ── Picking up out of turn ───────────────────────────────────────────────────────────────────────────────────────────


@OUT_OF_TURN.says("31", "pick-up-out-of-turn")
def _picked_up(ask: Ask) -> None:
    """Before play has begun, too. At his own turn he can only do again what he did, and discard."""
    if not none_picked_up(ask):
        return
    drew = drew_from_stock(ask)
    penalised = False
    if ask.yes("made-play"):
        ask.order("stop offender")
        penalised = _draw_played(ask) if drew else _pile_played(ask)
    elif drew:
        _draw_undone(ask)
    else:
        ask.order("return pile-cards pile")
        if ask.yes("partner-yet-to-pick-up"):
            ask.order("pick-up partner draw")
    limit(ask, drew)
    if penalised:
        penalised_next(ask, "25")


def _draw_undone(ask: Ask) -> None:
    """An opponent whose turn it is sees the card; one that was taken blindly from the hand is nobody's to see."""
    if ask.yes("mixed-in"):
        ask.order("blind-draw")
        ask.reads("blind-card-is-not-shown")
        return
    shown_to_an_opponent(ask)
    ask.order("return drawn-card stock")


def _draw_played(ask: Ask) -> bool:
    where = _where(ask)
    if where == "unknown":
        laid = _blind_draw(ask)
        ask.order(f"freeze replayed-melds {TURN_AFTER}")
        if laid == "not":
            ask.order("penalise incomplete-melds")
        return laid == "not"
    ask.order("return drawn-card stock")
    if where == "new-meld":
        return _melds(ask, "one-card", TURN_AFTER)
    if where == "hand":
        return _known_card_kept(ask, TURN_AFTER)
    ask.reads("attached-frozen-to-the-letter")
    return attached(ask, NEXT_TURN)


def _pile_played(ask: Ask) -> bool:
    if opened(ask):
        penalised = _melds(ask, "missing-cards-or-wild", TURN_AFTER)
    else:
        penalised = attached(ask, NEXT_TURN)
        ask.reads("attached-as-with-a-card-drawn")
    ask.order("return pile-cards pile")
    return penalised


# ── Picking up again after a pozzetto taken directly ─────────────────────────────────────────────────────────────────


@OUT_OF_TURN.says("31", "pick-up-after-pozzetto")
def _picked_up_again(ask: Ask) -> None:
    """It is his turn, so he discards at once, and a freeze is over at his next turn."""
    if not in_time(ask):
        return
    drew = drew_from_stock(ask)
    made_play = ask.yes("made-play")
    penalised = False
    if made_play:
        stopped(ask)
        penalised = _draw_played_after_pozzetto(ask) if drew else _pile_played_after_pozzetto(ask)
    elif not drew:
        ask.order("return pile-cards pile")
    elif ask.yes("mixed-in"):
        ask.order("blind-draw")
        ask.reads("blind-card-is-not-shown")
    else:
        ask.order("show drawn-card next-player", "return drawn-card stock")
    if penalised:
        ask.rests_on("25")
    if not discards(ask, "penalised-cards" if penalised else "any-card"):
        if penalised:
            penalised_next(ask, "25")
    elif made_play and not drew:
        ask.reads("discards-all-the-same")


def _draw_played_after_pozzetto(ask: Ask) -> bool:
    where = _where(ask)
    if where == "unknown":
        laid = _blind_draw(ask)
        if laid == "with-another-card":
            ask.order(f"freeze completed-melds {NEXT_TURN}")
        elif laid == "not":
            ask.order("penalise incomplete-melds")
        return laid == "not"
    ask.order("show drawn-card next-player", "return drawn-card stock")
    if where == "new-meld":
        if _left(ask) == "complete":
            ask.reads("complete-meld-freezes-too")
        return _melds(ask, "one-card", NEXT_TURN)
    if where == "hand":
        return _known_card_kept(ask, NEXT_TURN)
    ask.reads("attached-as-out-of-turn")
    return attached(ask, NEXT_TURN)


def _pile_played_after_pozzetto(ask: Ask) -> bool:
    if opened(ask):
        penalised = _melds(ask, "missing-cards-or-wild", NEXT_TURN)
    else:
        penalised = attached(ask, NEXT_TURN)
        ask.reads("attached-as-out-of-turn")
    ask.order("return pile-cards pile")
    return penalised


# ── Playing out of turn ──────────────────────────────────────────────────────────────────────────────────────────────


@OUT_OF_TURN.says("32", "play-out-of-turn")
def _played(ask: Ask) -> None:
    if none_picked_up(ask):
        frozen_past_his_turn(ask)
