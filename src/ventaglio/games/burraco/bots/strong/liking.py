"""What he likes beside points: clean burrachi, which make a hand worth playing, and a partner worth having.

Four who play for points alone hurry: whoever has any burraco closes, and hardly one in four hands sees a clean one. So
he waits for them with all patience until somebody of another side has gone into the pozzetto, and with little after.
When others may close, or the stock comes to its end, points are all. What that costs and brings stands in
docs/strength.md.
"""

from typing import Final

from ventaglio.games.burraco.engine.view import View
from ventaglio.games.burraco.kernel.figures import CLEAN_POINTS, Code

PRIZE: Final = 600
"""Points that a clean burraco counts to him beside those of the code, whoever makes it."""
HOPE: Final = 600.0
"""Points that one of his own side counts while it is in the making, if it were sure to come: no more than the prize, or
he would rather have it in the making for ever."""
LATE_HOPE: Final = 90.0
"""The same once another side has taken a pozzetto."""
FEW_LAPS: Final = 3
"""With cards for no more than so many laps in the stock it is too late to wait for any."""


def fond_of_clean(code: Code) -> Code:
    """A code by which clean burrachi count for more."""
    fond = code.copy()
    fond[CLEAN_POINTS] += PRIZE
    return fond


def hope(view: View) -> float:
    """What a clean burraco in the making counts to the seat of a view; 0 when points are all."""
    assert view.seat is not None
    taken = {view.sides[seat] for seat in view.took} - {view.sides[view.seat]}
    closes = any(one.side in taken and one.burraco is not None for one in view.melds)
    if closes or view.stock < FEW_LAPS * view.players:
        return 0.0
    return LATE_HOPE if taken else HOPE
