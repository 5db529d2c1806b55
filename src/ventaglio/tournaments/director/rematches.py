"""Who meets again in a draft by ranking, and the positions nearest to the ranking in which fewer do."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from ventaglio.tournaments.director.events import Match, Rearranged
from ventaglio.tournaments.director.movements.ranking import Pair, without_rematch
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.pairing import Note, Pairing, Reason
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round


def pointed_out(
    pairing: Pairing, ranked: Sequence[Number], met: Collection[Pair], barred: Collection[Pair] = ()
) -> Pairing:
    """The pairing with a note at every table where two meet again, and one on who would meet whom otherwise.

    The pure Danish asks nobody who has met whom (F19 2): the director sees it, and may choose. Where opponents of the
    round before may not meet (F19 2, INT 2 b), they are ``barred`` otherwise too.
    """
    pairs = [frozenset((*one.sides[0], *one.sides[1])) for one in pairing.tables]
    again = [pair in met for pair in pairs]
    if not any(again):
        return pairing
    tables = tuple(
        replace(one, notes=(*one.notes, Note(Reason.MEETS_AGAIN, (one.sides[0][0], one.sides[1][0]))))
        if rematch and not any(note.reason is Reason.REMATCH for note in one.notes)
        else one
        for one, rematch in zip(pairing.tables, again, strict=True)
    )
    others = without_rematch([number for number in ranked if number not in pairing.rests], {}, met).tables
    instead = [frozenset((*one.sides[0], *one.sides[1])) for one in others]
    better = sum(pair in met for pair in instead) < sum(again) and not any(pair in barred for pair in instead)
    changed = [one.sides for one, pair in zip(others, instead, strict=True) if pair not in pairs] if better else []
    notes = (Note(Reason.ALTERNATIVE, tuple(n for sides in changed for (n,) in sides)),) if changed else ()
    return replace(pairing, tables=tables, notes=(*pairing.notes, *notes))


def alternatives(draft: Round) -> tuple[tuple[Number, Number], ...]:
    """The tables that would be others if nobody met again who need not; empty where there is nothing to choose."""
    if draft.rearranged:
        return ()
    found = [note.about for note in draft.drafted.notes if note.reason is Reason.ALTERNATIVE]
    return tuple(pair for about in found for pair in zip(about[::2], about[1::2], strict=True))


def without_them(draft: Round, why: str) -> Rearranged:
    """The draft with its alternative in place of rematches."""
    pairs = alternatives(draft)
    moved = {number for pair in pairs for number in pair}
    if not pairs:
        raise Objected(Objection("no-alternative", {"round": draft.number}))
    kept = [one for one in draft.matches.values() if not moved.intersection(one.sides[0] + one.sides[1])]
    places = sorted((one for one in draft.matches.values() if one not in kept), key=lambda one: one.table)
    made = [
        Match(place.table, ((first,), (second,)), place.group, (Note(Reason.BY_HAND, (first, second)),))
        for place, (first, second) in zip(places, pairs, strict=True)
    ]
    matches = sorted((*kept, *made), key=lambda one: one.table)
    return Rearranged(draft.number, tuple(matches), draft.rests, why)
