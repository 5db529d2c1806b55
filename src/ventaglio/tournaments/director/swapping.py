"""Two entrants of a draft in each other's places."""

from msgspec.structs import replace

from ventaglio.tournaments.director.events import Match, Rearranged
from ventaglio.tournaments.director.pairing import Note, Reason, Side
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round


def swapped(draft: Round, first: Number, second: Number, why: str) -> Rearranged:
    """The positions with both exchanged, at their tables or between a table and a rest."""
    other = {first: second, second: first}

    def side(members: Side) -> Side:
        return tuple(other.get(n, n) for n in members)

    def match(one: Match) -> Match:
        if not any(n in other for members in one.sides for n in members):
            return one
        sides = (side(one.sides[0]), side(one.sides[1]))
        moved = tuple(n for members in sides for n in members if n in other)
        return replace(one, sides=sides, notes=(*one.notes, Note(Reason.BY_HAND, moved)))

    matches = tuple(match(one) for one in draft.matches.values())
    return Rearranged(draft.number, matches, side(draft.rests), why)
