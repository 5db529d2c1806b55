"""Out of turn: picking up, picking up again after a pozzetto taken directly, playing.

What was taken goes back where it was. What was laid without it stays, frozen for a while, if it is or becomes a meld.
"""

from typing import Final

from ventaglio.rulings.burraco.penalties import in_turn
from ventaglio.rulings.burraco.regime import F19, INT, in_time, restorable
from ventaglio.rulings.inquiry import Ask, Family

OUT_OF_TURN: Final = Family("out-of-turn")

NEXT_TURN: Final = "until-next-turn"
TURN_AFTER: Final = "until-turn-after"


def none_picked_up(ask: Ask) -> bool:
    """Whether there is still a right to a penalty for what happened in another player's turn (fibur-2019).

    There is no discard of the player's own to go by then, only an opponent's pick-up.
    """
    if not ask.yes("picked-up-since"):
        return True
    ask.order("stands play", article="Perdita del diritto")
    ask.nothing()
    return False


def can_be_undone(ask: Ask) -> bool:
    """The same by the international code."""
    if not ask.yes("picked-up-since") or ask.yes("restorable"):
        return True
    ask.order("stands play", article="Perdita del diritto")
    ask.may("warn offender", "arbitral-score side", article="Perdita del diritto")
    return False


def _drew(ask: Ask) -> bool:
    return ask.one("picked-up", "draw", "collect") == "draw"


def _opened(ask: Ask) -> bool:
    return ask.one("played", "new-melds", "attached") == "new-melds"


def _limit(ask: Ask, drew: bool) -> None:
    ask.order(f"limit offender {'draw' if drew else 'collect'}")


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


def _attached(ask: Ask, freeze: str) -> bool:
    """Cards added onto the wrong one hang in the air; others attached to the same meld stay there."""
    hanging = ask.yes("cards-hanging")
    if hanging:
        ask.order("penalise dependent-cards")
    ask.order(f"freeze touched-melds {freeze}")
    return hanging


def _known_card_kept(ask: Ask, freeze: str) -> bool:
    """The articles speak of the card where it was played; kept, it leaves every meld whole."""
    ask.order(f"freeze {'new' if _opened(ask) else 'touched'}-melds {freeze}")
    ask.reads("card-not-played-goes-back")
    return False


def _blind_draw(ask: Ask) -> str:
    """Nobody knows which card was drawn: any card goes back; how the melds could then be laid again."""
    ask.order("return new-melds hand", "blind-draw", "lay-again")
    return ask.one("laid-again", "as-they-were", "with-another-card", "not")


def _where(ask: Ask) -> str:
    return ask.one("drawn-card", "new-meld", "attached", "hand", "unknown")


# ── Picking up out of turn (F19 31, INT 29) ──────────────────────────────────────────────────────────────────────────


@OUT_OF_TURN.says(F19, "31", "pick-up-out-of-turn")
def _picked_up(ask: Ask) -> None:
    """Before play has begun, too. At his own turn he can only do again what he did, and discard."""
    if not none_picked_up(ask):
        return
    drew = _drew(ask)
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
    _limit(ask, drew)
    if penalised:
        _penalised_next(ask, "25")


def _penalised_next(ask: Ask, article: str) -> None:
    ask.order("discard penalised-cards offender next-turns")
    ask.rests_on(article)


def _draw_undone(ask: Ask) -> None:
    """An opponent whose turn it is sees the card; one that was taken blindly from the hand is nobody's to see."""
    if ask.yes("mixed-in"):
        ask.order("blind-draw")
        ask.reads("blind-card-is-not-shown")
        return
    _shown_to_an_opponent(ask)
    ask.order("return drawn-card stock")


def _shown_to_an_opponent(ask: Ask) -> None:
    if ask.one("on-turn", "opponent", "partner") == "opponent":
        ask.order("show drawn-card player-on-turn")


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
    ask.reads("attached-frozen-as-long")
    return _attached(ask, TURN_AFTER)


def _pile_played(ask: Ask) -> bool:
    if _opened(ask):
        penalised = _melds(ask, "missing-cards-or-wild", TURN_AFTER)
    else:
        penalised = _attached(ask, TURN_AFTER)
        ask.reads("attached-as-with-a-card-drawn")
    ask.order("return pile-cards pile")
    return penalised


@OUT_OF_TURN.says(INT, "29", "pick-up-out-of-turn")
def _picked_up_internazionale(ask: Ask) -> None:
    """The partner is bound too, if the mistake has told him something."""
    if not can_be_undone(ask):
        return
    drew = _drew(ask)
    if ask.yes("made-play"):
        ask.order("stop offender", "prepare-discard")
        penalised = _set_aside(ask, drew, TURN_AFTER)
        _limit(ask, drew)
        ask.order("discard prepared-card offender next-turn")
        if penalised:
            _penalised_next(ask, "23")
    else:
        if drew:
            _shown_to_an_opponent(ask)
        _goes_back(ask, drew)
        _limit(ask, drew)
        if ask.yes("information-passed"):
            ask.order("limit partner either")
    if not drew:
        ask.reads("sent-to-the-pile-need-not-play")


def _goes_back(ask: Ask, drew: bool) -> None:
    ask.order("return drawn-card stock" if drew else "return pile-cards pile")


def _set_aside(ask: Ask, drew: bool, freeze: str) -> bool:
    """Melds are put aside without the wrong cards and may not be completed; then those cards go back."""
    frozen = "valid-at-the-turn-after" if freeze == TURN_AFTER else "set-aside-is-frozen"
    if not _opened(ask):
        penalised = _attached(ask, freeze)
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


# ── Picking up again after a pozzetto taken directly (F19 31, INT 29) ────────────────────────────────────────────────


@OUT_OF_TURN.says(F19, "31", "pick-up-after-pozzetto")
def _picked_up_again(ask: Ask) -> None:
    """It is his turn, so he discards at once, and a freeze is over at his next turn."""
    if not in_time(ask):
        return
    drew = _drew(ask)
    made_play = ask.yes("made-play")
    penalised = False
    if made_play:
        _stopped(ask)
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
    if not _discards(ask, "penalised-cards" if penalised else "any-card"):
        if penalised:
            _penalised_next(ask, "25")
    elif made_play and not drew:
        ask.reads("discards-all-the-same")


def _stopped(ask: Ask) -> None:
    if in_turn(ask):
        ask.order("stop offender")


def _discards(ask: Ask, what: str) -> bool:
    """Whether he discards now: a discard already made is not made again."""
    if in_turn(ask):
        ask.order(f"discard {what} offender now")
        return True
    ask.order("stands discard")
    ask.reads("discard-made-stands")
    return False


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
    return _attached(ask, NEXT_TURN)


def _pile_played_after_pozzetto(ask: Ask) -> bool:
    if _opened(ask):
        penalised = _melds(ask, "missing-cards-or-wild", NEXT_TURN)
    else:
        penalised = _attached(ask, NEXT_TURN)
        ask.reads("attached-as-out-of-turn")
    ask.order("return pile-cards pile")
    return penalised


@OUT_OF_TURN.says(INT, "29", "pick-up-after-pozzetto")
def _picked_up_again_internazionale(ask: Ask) -> None:
    """The pozzetto is played at the next turn, as if it had been taken with a discard."""
    if not restorable(ask):
        return
    drew = _drew(ask)
    if ask.yes("made-play"):
        if in_turn(ask):
            ask.order("stop offender", "prepare-discard")
        penalised = _set_aside(ask, drew, NEXT_TURN)
        _discards(ask, "prepared-card")
        if penalised:
            _penalised_next(ask, "23")
        return
    if drew:
        ask.order("show drawn-card next-player", "return drawn-card stock")
    else:
        _stopped(ask)
        ask.order("return pile-cards pile")
    _discards(ask, "any-card")


# ── Playing out of turn (F19 32, INT none) ───────────────────────────────────────────────────────────────────────────


def _frozen_past_his_turn(ask: Ask) -> None:
    """His next turn is a pick-up and a discard; the pick-up of the turn after that frees the meld."""
    ask.order(f"freeze {'new' if _opened(ask) else 'touched'}-melds {TURN_AFTER}", "limit offender either")


@OUT_OF_TURN.says(F19, "32", "play-out-of-turn")
def _played(ask: Ask) -> None:
    if none_picked_up(ask):
        _frozen_past_his_turn(ask)


@OUT_OF_TURN.says(INT, "29", "play-out-of-turn")
def _played_internazionale(ask: Ask) -> None:
    """No article speaks of it; one on playing after a pick-up out of turn comes nearest, and leads to the same."""
    if can_be_undone(ask):
        _frozen_past_his_turn(ask)
        ask.reads("no-article-on-playing-out-of-turn")
