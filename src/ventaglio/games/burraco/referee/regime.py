"""What every ruling of a code begins with: whether there is still a right to a penalty."""

from typing import Final

from ventaglio.games.burraco.referee.law import Ask

WHEN: Final = ("now", "before-pick-up", "later")
"""When an irregularity comes to light: before the offender's discard; after it, before an opponent picks up; later."""
BEFORE_DISCARD: Final = ("now", "later")
AFTER_DISCARD: Final = ("before-pick-up", "later")
"""The same where no discard has been made, or where the discard is itself the fault."""


def moment(ask: Ask, when: tuple[str, ...] = WHEN) -> str:
    """When it came to light, where the article itself says what happens later."""
    return ask.one("when", *when)


def in_time(ask: Ask, when: tuple[str, ...] = WHEN) -> bool:
    """Whether there is still a right to a penalty; if not, the ruling is written (fibur-2019, Perdita del diritto)."""
    if moment(ask, when) != "later":
        return True
    ask.order("stands play", article="Perdita del diritto")
    ask.nothing()
    return False


def restorable(ask: Ask, when: tuple[str, ...] = WHEN) -> bool:
    """The same by the international code: only what cannot be undone any more is lost, and even that not wholly."""
    return moment(ask, when) != "later" or _can_be_undone(ask)


def restorable_once_picked_up(ask: Ask) -> bool:
    """The same where nothing counts but whether somebody has picked up since."""
    return not ask.yes("picked-up-since") or _can_be_undone(ask)


def _can_be_undone(ask: Ask) -> bool:
    # The right is kept by the article that says when it is lost.
    ask.rests_on("Perdita del diritto")
    if ask.yes("restorable"):
        return True
    ask.order("stands play", article="Perdita del diritto")
    ask.may("warn offender", "arbitral-score side", article="Perdita del diritto")
    return False
