"""Cards thrown on the table or handed to the partner, and cards laid beside a meld."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.regime import restorable

THROWING: Final = Family("throwing")


# ── Cards to attach ──────────────────────────────────────────────────────────────────────────────────────────────────


@THROWING.says("24", "threw-cards-to-attach")
def _threw(ask: Ask) -> None:
    """A declaration binds unless it is impossible; the partner's question does harm only if it gives a hint."""
    if not restorable(ask):
        return
    if _declared(ask):
        ask.order("stands choice")
    elif ask.one("landing", "clear", "doubtful") == "clear":
        ask.order("stands attached-cards")
    else:
        _in_doubt(ask)


@THROWING.says("24", "passed-cards-to-attach")
def _passed(ask: Ask) -> None:
    """The article names cards thrown, the glossary those passed too: of both it must be told where they go."""
    if not restorable(ask):
        return
    ask.rests_on("Glossario")
    ask.reads("passed-as-thrown")
    if _declared(ask):
        ask.order("stands choice")
    elif ask.yes("clear-where"):
        ask.order("stands attached-cards")
    else:
        _in_doubt(ask)


def _declared(ask: Ask) -> bool:
    return ask.one("declaration", "none", "possible", "impossible") == "possible"


def _in_doubt(ask: Ask) -> None:
    """Who says where the cards go, if nobody has: the opponents, unless the partner asks and suggests nothing by it."""
    asked = ask.one("partner-asked", "no", "plainly", "with-a-hint")
    if asked == "plainly":
        ask.order("stands choice")
        ask.reads("answer-makes-up-for-declaration")
        return
    if asked == "with-a-hint":
        ask.order("not-as-suggested")
        ask.reads("after-a-hint-the-opponents-decide")
        ask.may("warn partner", "arbitral-score side", article="20")
    ask.order("choose placing opponents")
