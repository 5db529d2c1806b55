"""Why something cannot be done at a live-table. What is not in regular play rests on the referee's articles alone."""

from typing import Final

from ventaglio.core.refusal import Grounds
from ventaglio.tressette.reasons import REASONS as REGULAR

REASONS: Final[Grounds] = {
    **REGULAR,
    "cannot-be-done-here": (),
    "nothing-to-count": (),
    "nothing-to-settle": (),
    "settle-the-ruling-first": (),
    "wait-for-count": (),
}
