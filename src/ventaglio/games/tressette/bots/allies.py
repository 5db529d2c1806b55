"""Who plays with whom, as far as a seat can tell: certain once pairs are official, a guess before (Art. 101)."""

from collections.abc import Sequence

from ventaglio.core.cards import Carta, carta
from ventaglio.core.seats import Seat
from ventaglio.games.tressette.engine.trick import SEATS
from ventaglio.games.tressette.engine.view import View

Friends = tuple[float, ...]
"""How likely each seat is to be on the own side; the own seat is so for certain."""


def friends(view: View, played: Sequence[Sequence[Carta]], pairing: Sequence[str]) -> Friends:
    """How likely each seat is to be on the side of the seat whose view it is; ``pairing`` are the cards that pair."""
    seat = view.seat
    assert seat is not None
    if view.sides is not None:
        return tuple(float(side == view.sides[seat]) for side in view.sides)
    where: dict[Carta, Seat] = {one: other for other, cards in enumerate(played) for one in cards}
    where |= dict.fromkeys(view.hand or (), seat)
    first, *called = (where.get(carta(text)) for text in pairing)
    if first == seat:
        # One's own partner is whoever has the next pairing card that is not one's own.
        return _shared(seat, {next((other for other in called if other != seat), None)}, set())
    if called[0] == seat:
        return _shared(seat, {first}, set())
    # Neither of the first two cards is one's own: their holders make the other pair, but for a rare call of the third.
    return _shared(seat, set(), {first, called[0]})


def _shared(seat: Seat, mates: set[Seat | None], foes: set[Seat | None]) -> Friends:
    """The one partner is a seat known to be it or, failing that, any seat not known to be against."""
    maybe = mates - {None} or {one for one in range(SEATS) if one != seat and one not in foes}
    return tuple(1.0 if one == seat else (one in maybe) / len(maybe) for one in range(SEATS))
