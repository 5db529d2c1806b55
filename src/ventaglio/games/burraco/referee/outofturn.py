"""Out of turn: what texts do alike about picking up and playing when it is not one's turn."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask
from ventaglio.games.burraco.referee.penalties import in_turn

NEXT_TURN: Final = "until-next-turn"


TURN_AFTER: Final = "until-turn-after"


def drew_from_stock(ask: Ask) -> bool:
    return ask.one("picked-up", "draw", "collect") == "draw"


def opened(ask: Ask) -> bool:
    return ask.one("played", "new-melds", "attached") == "new-melds"


def limit(ask: Ask, drew: bool) -> None:
    ask.order(f"limit offender {'draw' if drew else 'collect'}")


# ── What was laid, once the cards wrongly taken are out of it; each says whether cards are penalised ─────────────────


def attached(ask: Ask, freeze: str) -> bool:
    """Cards added onto the wrong one hang in the air; others attached to the same meld stay there."""
    hanging = ask.yes("cards-hanging")
    if hanging:
        ask.order("penalise dependent-cards")
    ask.order(f"freeze touched-melds {freeze}")
    return hanging


# ── Picking up out of turn ───────────────────────────────────────────────────────────────────────────────────────────


def penalised_next(ask: Ask, article: str, *, prepared: bool = False) -> None:
    """The next turn's discard may be another, prepared beforehand: then they wait for the turns after it."""
    ask.order(f"discard penalised-cards offender {'turns-after' if prepared else 'next-turns'}")
    ask.rests_on(article)


def shown_to_an_opponent(ask: Ask) -> None:
    if ask.one("on-turn", "opponent", "partner") == "opponent":
        ask.order("show drawn-card player-on-turn")


# ── Picking up again after a pozzetto taken directly ─────────────────────────────────────────────────────────────────


def stopped(ask: Ask) -> None:
    if in_turn(ask):
        ask.order("stop offender")


def discards(ask: Ask, what: str) -> bool:
    """Whether he discards now: a discard already made is not made again."""
    if in_turn(ask):
        ask.order(f"discard {what} offender now")
        return True
    ask.order("stands discard")
    ask.reads("discard-made-stands")
    return False


# ── Playing out of turn ──────────────────────────────────────────────────────────────────────────────────────────────


def frozen_past_his_turn(ask: Ask) -> None:
    """His next turn is a pick-up and a discard; the pick-up of the turn after that frees the meld."""
    ask.order(f"freeze {'new' if opened(ask) else 'touched'}-melds {TURN_AFTER}", "limit offender either")
