"""Cards thrown on the table or handed to the partner, and cards laid beside a meld."""

from typing import Final

from ventaglio.rulings.burraco.law import Ask, Family
from ventaglio.rulings.burraco.regime import restorable

THROWING: Final = Family("throwing")


# ── Cards to attach ──────────────────────────────────────────────────────────────────────────────────────────────────


@THROWING.says("24", "threw-cards-to-attach")
def _threw(ask: Ask) -> None:
    """A declaration binds unless it is impossible; the partner's question does harm only if it gives a hint."""
    if not restorable(ask):
        return
    if ask.one("declaration", "none", "possible", "impossible") == "possible":
        ask.order("stands choice")
    elif ask.one("landing", "clear", "doubtful") == "clear":
        ask.order("stands attached-cards")
    else:
        asked = ask.one("partner-asked", "no", "plainly", "with-a-hint")
        if asked == "no":
            ask.order("choose placing opponents")
        elif asked == "plainly":
            ask.order("stands choice")
            ask.reads("answer-makes-up-for-declaration")
        else:
            ask.order("not-as-suggested")
