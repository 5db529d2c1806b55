"""Tables of a calendar fixed beforehand: whoever faces an empty place rests, and no table changes its number."""

from collections.abc import Iterable

from ventaglio.tournaments.director.pairing import Drawn, Note, Pairing, Reason
from ventaglio.tournaments.director.terms import Number


def facing(tables: Iterable[tuple[Number | None, Number | None]]) -> Pairing:
    """A round from who sits at table 1, 2, and so on; None is an empty place."""
    drawn, resting = [], []
    for number, (one, other) in enumerate(tables, start=1):
        if one is not None and other is not None:
            drawn.append(Drawn(((one,), (other,)), number=number))
        else:
            resting += [present for present in (one, other) if present is not None]
    notes = tuple(Note(Reason.SCHEDULED_REST, (number,)) for number in resting)
    return Pairing(tuple(drawn), tuple(resting), notes)
