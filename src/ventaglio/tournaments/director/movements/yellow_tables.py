"""Yellow tournaments: players enter alone and have a new partner in every round (F19 2 "gialli", INT 2 individual)."""

from collections.abc import Collection, Mapping, Sequence

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.movements.partners import Plan, Table, by_calendar
from ventaglio.tournaments.director.movements.rests import by_turn, rest_notes
from ventaglio.tournaments.director.movements.shifts import by_lines
from ventaglio.tournaments.director.pairing import Drawn, Note, Pairing, Reason
from ventaglio.tournaments.director.terms import Number

SPLITS = ((0, 3, 1, 2), (0, 2, 1, 3), (0, 1, 2, 3))
"""How four players of one table, the best first, make two sides; the plainest first."""


def rotation(
    order: Sequence[Number | None],
    round: int,  # noqa: A002 -- of a tournament
    rounds: int,
    rested: Mapping[Number, int],
    seed: str,
) -> Pairing:
    """A round, from 1, of the schedule. None is the place of who has left.

    Whoever would have sat with them joins those without a table: as many as can play do.
    """
    size = len(order)
    if size < 4:
        raise BadInput(f"a yellow tournament needs four players, and there are {size}", "yellow-players", players=size)
    if not 1 <= round <= rounds:
        raise BadInput(
            f"the schedule has {rounds} rounds: there is no round {round}", "yellow-rounds", rounds=rounds, round=round
        )
    plan = by_lines(size, rounds) or by_calendar(size, rounds, seed)
    # The plan knows places; as the first round reads them off, so the players stand.
    first = [*(place for table in plan[0].tables for place in _standing(table)), *plan[0].rests]
    player = dict(zip(first, order, strict=True))
    return _played(plan[round - 1], player, plan, rested)


def ranked(
    ranking: Sequence[Number], rested: Mapping[Number, int], last_partners: Collection[frozenset[Number]]
) -> Pairing:
    """Blocks of four in the ranking: the first and the fourth against the second and the third.

    They change partners within the block when two of them were partners in the round before.
    """
    resting = by_turn(ranking, rested)[: len(ranking) % 4]
    field = [number for number in ranking if number not in resting]
    tables = tuple(_split(field[start : start + 4], last_partners) for start in range(0, len(field), 4))
    return Pairing(tables, tuple(resting), rest_notes(resting, rested))


def _standing(table: Table) -> tuple[int, ...]:
    (first, fourth), (second, third) = table
    return first, second, third, fourth


def _split(
    four: Sequence[Number], before: Collection[frozenset[Number]] | Collection[frozenset[Number | None]]
) -> Drawn:
    """The plainest two sides of four players that repeat the fewest partnerships."""
    sides = [((four[a], four[b]), (four[c], four[d])) for a, b, c, d in SPLITS]
    repeats = [[side for side in both if frozenset(side) in before] for both in sides]
    chosen = min(range(len(sides)), key=lambda index: len(repeats[index]))
    notes = [Note(Reason.PARTNERS_BEFORE, side) for passed_over in repeats[:chosen] for side in passed_over]
    return Drawn(sides[chosen], tuple(notes))


def _played(
    planned: Plan, player: Mapping[int, Number | None], plan: Sequence[Plan], rested: Mapping[Number, int]
) -> Pairing:
    """A round of the plan with its players, whole tables first as they are, then those that must be made anew."""
    whole, broken = [], []
    free = [number for place in planned.rests if (number := player[place]) is not None]
    for index, table in enumerate(planned.tables, start=1):
        present = [number for place in _standing(table) if (number := player[place]) is not None]
        if len(present) == 4:
            first, second, third, fourth = present
            whole.append(Drawn(((first, fourth), (second, third)), number=index))
        else:
            broken.append(index)
            free = present + free
    resting = by_turn(free, rested)[: len(free) % 4]
    free = [number for number in free if number not in resting]
    partners = _partners([other for other in plan if other is not planned], player) if free else set()
    made = [
        Drawn(_split(free[start : start + 4], partners).sides, number=number)
        for start, number in zip(range(0, len(free), 4), broken, strict=False)
    ]
    tables = sorted([*whole, *made], key=lambda drawn: drawn.number or 0)
    return Pairing(tuple(tables), tuple(resting), rest_notes(resting, rested, Reason.SCHEDULED_REST))


def _partners(plan: Sequence[Plan], player: Mapping[int, Number | None]) -> set[frozenset[Number | None]]:
    return {frozenset(map(player.get, couple)) for planned in plan for table in planned.tables for couple in table}
