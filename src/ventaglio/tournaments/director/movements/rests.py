"""Who rests when somebody must: a pair may rest once in a session (F19 40, INT 34)."""

from collections.abc import Iterable, Mapping, Sequence

from ventaglio.tournaments.director.pairing import Note, Reason
from ventaglio.tournaments.director.terms import Number


def by_turn(ranking: Sequence[Number], rested: Mapping[Number, int]) -> list[Number]:
    """The entrants in the order in which they are to rest: who has rested least, and of these the lowest."""
    waiting = list(reversed(ranking))
    waiting.sort(key=lambda number: rested.get(number, 0))
    return waiting


def rest_notes(
    resting: Iterable[Number], rested: Mapping[Number, int], first: Reason = Reason.RESTS
) -> tuple[Note, ...]:
    """Why each rests; ``first`` is the reason of who has not rested yet."""
    return tuple(Note(Reason.RESTS_AGAIN if rested.get(number, 0) else first, (number,)) for number in resting)
