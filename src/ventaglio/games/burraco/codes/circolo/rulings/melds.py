"""Melds laid wrongly: given up, wrong, wrongly added to, equal sets, sets that a code does not know."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family

MELDS: Final = Family("melds")


# ── Equal sets ───────────────────────────────────────────────────────────────────────────────────────────────────────


@MELDS.says("5", "equal-sets")
def _joined_to_the_first(ask: Ask) -> None:
    """The cards may only go to the set on the table; no penalty is named, nor what becomes of a second wild."""
    ask.order("merge")
    if ask.yes("wild-in-both"):
        ask.order("return second-wild hand")
        ask.reads("second-wild-comes-back")
