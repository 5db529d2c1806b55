"""What he likes beside points: clean burrachi, which make a hand worth playing, and a partner worth having.

Four who play for points alone hurry: whoever has any burraco closes, and hardly one in four hands sees a clean one. So
he waits for them with all patience until somebody of another side has gone into the pozzetto, and with little after.
What that costs and brings stands in docs/strength.md.
"""

from typing import Final

from ventaglio.burraco.view import View
from ventaglio.kernels.burraco.figures import CLEAN_POINTS, Code

PRIZE: Final = 300
"""Points that a clean burraco counts to him beside those of the code, whoever makes it."""
HOPE: Final = 600.0
"""Points that one of his own side counts while it is in the making, if it were sure to come."""
LATE_HOPE: Final = 90.0
"""The same once another side has taken a pozzetto, and may soon close."""


def fond_of_clean(code: Code) -> Code:
    """A code by which clean burrachi count for more."""
    fond = code.copy()
    fond[CLEAN_POINTS] += PRIZE
    return fond


def hope(view: View) -> float:
    """What a clean burraco in the making counts to the seat of a view."""
    assert view.seat is not None
    own = view.sides[view.seat]
    return LATE_HOPE if any(view.sides[seat] != own for seat in view.took) else HOPE
