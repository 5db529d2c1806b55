"""Melds laid wrongly: given up, wrong, wrongly added to, equal sets, sets that a code does not know."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask, Family
from ventaglio.games.burraco.referee.penalties import undo

MELDS: Final = Family("melds")


# ── Undoing a wrong play ─────────────────────────────────────────────────────────────────────────────────────────────


MELDS.says("Convenzioni 16", "gave-up-opening")(undo)


MELDS.says("Convenzioni 16", "wrong-opening")(undo)


MELDS.says("Convenzioni 16", "wrong-attach")(undo)


@MELDS.says("Convenzioni 16", "equal-sets")
def _undo_equal_set(ask: Ask) -> None:
    """That equal sets are a mistake comes from the competition code."""
    undo(ask)
    ask.reads("equal-sets-are-a-mistake")


@MELDS.says("Convenzioni 15", "took-cards-back")
def _took_back(ask: Ask) -> None:
    """What lies on the table lies there, the discard too; only a mistake is undone."""
    if ask.one("taken-back", "laid-cards", "discard") == "discard":
        ask.order("stands discard")
    elif ask.yes("laid-rightly"):
        ask.order("stands play")
    else:
        ask.order("restore melds", "return wrong-cards hand", article="Convenzioni 16")
        ask.reads("wrong-play-is-undone")
