"""The Danish movements: neighbours in the ranking meet, in full or as far as they may (F19 2, INT 2)."""

from collections.abc import Collection, Mapping, Sequence

from ventaglio.tournaments.director.movements.matching import nearest
from ventaglio.tournaments.director.movements.rests import by_turn, rest_notes
from ventaglio.tournaments.director.pairing import Drawn, Note, Pairing, Reason
from ventaglio.tournaments.director.terms import Number

Pair = frozenset[Number]


def pure(ranking: Sequence[Number], rested: Mapping[Number, int]) -> Pairing:
    """The first against the second, the third against the fourth, and so on (F19 2, INT 2 a)."""
    resting = by_turn(ranking, rested)[: len(ranking) % 2]
    return _round(ranking, resting, _neighbours(_without(ranking, resting)), frozenset(), Reason.BARRED, rested)


def modified(ranking: Sequence[Number], rested: Mapping[Number, int], barred: Collection[Pair]) -> Pairing:
    """As the pure one, but ``barred``, who met in the previous round, do not meet again (INT 2 b).

    From the top down, each takes the best opponent that leaves the others a pairing. Each entrant met at most one
    other in the previous round, so four or more can always be paired: only the last two can be stuck.
    """
    barred = frozenset(barred)
    candidates: Sequence[Sequence[Number]] = [[number] for number in by_turn(ranking, rested)]
    if len(ranking) % 2 == 0:
        candidates = [[]]
    for resting in candidates:
        pairs = _best(_without(ranking, resting), barred)
        if barred.isdisjoint(map(frozenset, pairs)):
            return _round(ranking, resting, pairs, barred, Reason.BARRED, rested)
    resting = candidates[0]
    return _round(ranking, resting, _best(_without(ranking, resting), barred), barred, Reason.BARRED, rested)


def without_rematch(ranking: Sequence[Number], rested: Mapping[Number, int], met: Collection[Pair]) -> Pairing:
    """Nobody meets anybody twice, as near to the ranking as that allows; a rematch only where it cannot be helped.

    A second rest in a session is against the codes (F19 40, INT 34) and a rematch is not: an entrant that has
    rested rests again only when all have.
    """
    met = frozenset(met)
    places = {number: place for place, number in enumerate(ranking)}
    past = {
        (min(a, b), max(a, b))
        for a, b in ([places[number] for number in pair] for pair in met if places.keys() >= pair)
    }
    pairs, alone = nearest(len(ranking), past, [rested.get(number, 0) for number in ranking])
    resting = [] if alone is None else [ranking[alone]]
    return _round(ranking, resting, [(ranking[a], ranking[b]) for a, b in pairs], met, Reason.MET_BEFORE, rested)


def _without(ranking: Sequence[Number], resting: Collection[Number]) -> list[Number]:
    return [number for number in ranking if number not in resting]


def _neighbours(field: Sequence[Number]) -> list[tuple[Number, Number]]:
    return list(zip(field[::2], field[1::2], strict=True))


def _best(field: Sequence[Number], barred: Collection[Pair]) -> list[tuple[Number, Number]]:
    """The lexicographically best pairing that avoids ``barred``; a barred pair only when nobody else is left."""
    left = list(field)
    pairs = []
    while left:
        top = left.pop(0)
        free = (other for other in left if frozenset((top, other)) not in barred)
        if len(left) == 3:
            free = (other for other in free if frozenset(left) - {other} not in barred)
        other = next(free, left[0])
        left.remove(other)
        pairs.append((top, other))
    return pairs


def _round(
    ranking: Sequence[Number],
    resting: Sequence[Number],
    pairs: Sequence[tuple[Number, Number]],
    avoided: Collection[Pair],
    why: Reason,
    rested: Mapping[Number, int],
) -> Pairing:
    """The round with a reason at every table that the pure movement would not have made."""
    left = _without(ranking, resting)
    plain = set(_neighbours(left))
    tables = []
    for top, other in pairs:
        left.remove(top)
        passed_over = left[: left.index(other)]
        left.remove(other)
        notes = [Note(why, (top, better)) for better in passed_over if frozenset((top, better)) in avoided]
        if len(notes) < len(passed_over):
            notes.append(Note(Reason.MADE_ROOM, (top, other)))
        if frozenset((top, other)) in avoided:
            notes.append(Note(Reason.REMATCH, (top, other)))
        if not notes and (top, other) not in plain:
            notes.append(Note(Reason.NEXT_FREE, (top, other)))
        tables.append(Drawn(((top,), (other,)), tuple(notes)))
    return Pairing(tuple(tables), tuple(resting), rest_notes(resting, rested))
