"""Why something cannot be done at a live-table. What is not in regular play rests on the referee's articles alone."""

from typing import Final

from ventaglio.core.refusal import Grounds
from ventaglio.games.tressette.engine.reasons import REASONS as REGULAR

REASONS: Final[Grounds] = {
    **REGULAR,
    # Why a call is not heard, or not yet.
    "annul-not-yours": (),
    "call-accuse-again": (),
    "call-not-yours": (),
    "call-ruled": (),
    "call-too-late": (),
    "call-waits-for-opponent": (),
    "call-waits-for-settling": (),
    "call-waits-for-trick": (),
    "call-waits-for-turn": (),
    # Why something else cannot be done.
    "reserve-not-yours": (),
    "cannot-be-done-here": (),
    "nothing-to-count": (),
    "nothing-to-settle": (),
    "settle-the-ruling-first": (),
    "table-counts": (),
    "wait-for-count": (),
}
