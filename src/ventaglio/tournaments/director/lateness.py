"""What follows when a side is not there at the start (F19 40, INT 34)."""

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.tournaments.director.regulation import LateStep, Regulation


class Late(msgspec.Struct, frozen=True):
    """A warning to the late side, points to the side that is there, or the match lost."""

    warning: bool
    bonus: int
    forfeit: bool
    cite: Cite


def late(regulation: Regulation, seconds: int) -> Late:
    """What a delay costs. A step begins after its seconds, not with them: two minutes sharp are the first step."""
    reached = [step for step in regulation.late.value if seconds > step.over]
    worst = max(reached, key=lambda step: step.over, default=LateStep(0))
    return Late(worst.warning, worst.bonus, worst.forfeit, regulation.late.cite)


def forfeit_after(regulation: Regulation) -> int | None:
    """The seconds past which a match is lost to the side that is late; None where it never is."""
    return min((step.over for step in regulation.late.value if step.forfeit), default=None)


def minutes(seconds: int) -> int | float:
    """Seconds as minutes, whole ones where they are."""
    return seconds / 60 if seconds % 60 else seconds // 60
