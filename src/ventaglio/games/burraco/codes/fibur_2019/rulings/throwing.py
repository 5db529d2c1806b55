"""Cards thrown on the table or handed to the partner, and cards laid beside a meld."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import (
    end_turn,
    expose_after_discard,
    in_turn,
    interrupt_and_penalise,
)
from ventaglio.games.burraco.referee.regime import in_time

THROWING: Final = Family("throwing")


def _closes(ask: Ask) -> bool:
    """The last play before closing costs the warning only."""
    if not ask.yes("closing"):
        return False
    ask.order("stands close")
    return True


# ── New melds ────────────────────────────────────────────────────────────────────────────────────────────────────────


@THROWING.says("28", "threw-new-meld")
@THROWING.says("28", "passed-new-meld")
def _new_meld(ask: Ask) -> None:
    """Thrown or handed over, the meld is good."""
    if in_time(ask):
        ask.order("warn offender", "stands meld")
        if not _closes(ask):
            end_turn(ask)


# ── Cards to attach ──────────────────────────────────────────────────────────────────────────────────────────────────


@THROWING.says("28", "threw-cards-to-attach")
def _threw(ask: Ask) -> None:
    """In evident doubt, if nothing was declared, the opponents place the cards."""
    if not in_time(ask):
        return
    ask.order("warn offender")
    landing = ask.one("landing", "clear", "doubtful", "wrong")
    if landing == "wrong":
        interrupt_and_penalise(ask, "wrong-cards")
        ask.rests_on("25")
        return
    ask.order("stands attached-cards" if landing == "clear" else "choose placing opponents")
    if not _closes(ask):
        end_turn(ask)


@THROWING.says("28", "passed-cards-to-attach")
def _passed(ask: Ask) -> None:
    """Without a clear declaration, or if the partner asks, the opponents place them and may divide them."""
    if not in_time(ask):
        return
    if ask.one("told-where", "declared", "no", "partner-asked") == "declared":
        ask.order("stands choice")
        ask.reads("declared-passing-is-allowed")
        return
    ask.order("warn offender")
    if ask.yes("closing"):
        ask.order("choose placing opponents", "stands close")
        return
    placeable = ask.one("placeable", "all", "some", "none")
    if placeable != "none":
        ask.order("choose placing opponents")
    if placeable == "all":
        end_turn(ask)
    else:
        interrupt_and_penalise(ask, "unplaceable-cards")
        ask.rests_on("25")


# ── Laid beside a meld ───────────────────────────────────────────────────────────────────────────────────────────────


@THROWING.says("Definizioni", "laid-with-a-gap")
def _with_a_gap(ask: Ask) -> None:
    """What lies on the table, seen by the partner and attached to nothing, is an exposed card (24)."""
    if not in_time(ask):
        return
    if ask.yes("declared-first"):
        ask.order("stands attached-cards")
        return
    ask.order("restore melds")
    ask.order("return laid-cards hand", article="24")
    if in_turn(ask):
        ask.order("expose laid-cards", article="24")
    else:
        expose_after_discard(ask, "laid-cards", by="24", article="24")
    ask.reads("laid-apart-is-exposed")
