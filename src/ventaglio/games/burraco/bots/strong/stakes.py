"""What a hand is worth in its match: its end is worth more to whoever leads in the match, less to who is behind.

Points count as what they do for the match: the chance to win it, softened, because victory points grow with the margin.
While hands are to come there is time, and it is nearly the points alone that count; a single hand is played for points.
"""

from math import ceil, hypot, sqrt
from typing import Final, NamedTuple

from ventaglio.games.burraco.engine.view import View

A_HAND: Final = 440.0
"""How far the result of a hand strays, in points: the standard deviation between equal players."""
A_LAP: Final = 140.0
"""The same of a lap of play."""
MARGIN: Final = 600.0
"""Points of a margin that is worth having in a match that is won already."""
USUAL: Final = 450.0
"""What a side makes in a hand."""


class Stake(NamedTuple):
    """By how much a side leads, and how much more that counts once this hand is over than while it lasts."""

    lead: float
    surer: float


def stake(view: View, reserve: int) -> Stake:
    """What is at stake for the seat of a view in this hand; ``reserve`` is how much of the stock is never drawn."""
    assert view.seat is not None
    if view.hands_in_match == 1 or not view.totals:
        return Stake(0.0, 0.0)
    own = float(view.totals[view.seat])
    others = [
        float(total) for total, side in zip(view.totals, view.sides, strict=True) if side != view.sides[view.seat]
    ]
    lead = own - max(others, default=own)
    over = hypot(MARGIN, A_HAND * sqrt(_to_come(view)))
    laps = max(0.0, (view.stock - reserve) / view.players)
    return Stake(lead, hypot(over, min(A_HAND, A_LAP * sqrt(0.5 + laps))) / over - 1)


def _to_come(view: View) -> int:
    """How many hands will follow this one, as far as one can tell."""
    if view.target is not None:
        return max(0, ceil((view.target - float(max(view.totals))) / USUAL) - 1)
    return max(0, (view.hands_in_match or 1) - view.hand_number)
