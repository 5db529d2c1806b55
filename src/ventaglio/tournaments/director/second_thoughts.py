"""What a desk thinks better of: the plan of the rounds to come, and a tap that was a mistake. Lines of its log."""

from enum import Enum

import msgspec

from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.terms import Number


class _Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    pass


class PlanChanged(_Line, frozen=True, gc=False, tag="plan-changed"):
    """All phases as they are from now on. What is out stays as it was announced (F19 2, INT 2, CLUB 9).

    No code says how a plan is shortened or lengthened: that a reason is kept is ours. Movements are to be announced
    before the start: other ones are a departure from that, which the director answers for with his reason.
    """

    phases: tuple[Phase, ...]
    why: str


class Tap(Enum):
    """What can be taken back while nothing has followed from it."""

    START = "start"
    TIMEOUT = "timeout"
    ARRIVAL = "arrival"
    """Somebody checked in, or entered, when the tournament had begun."""
    LATENESS = "lateness"
    SHEET_LEFT = "sheet-left"
    STOP = "stop"
    ARBITRAL = "arbitral"
    INTERRUPTION = "interruption"


class TakenBack(_Line, frozen=True, gc=False, tag="taken-back"):
    """A line that was a mistake; it stays in the log, and counts no more."""

    what: Tap
    round: int = 0
    table: int = 0
    side: int = 0
    number: Number = 0
    """Of the entrant who has not come after all."""
    why: str = ""
