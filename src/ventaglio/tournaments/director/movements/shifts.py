"""Four lines of players that move past each other at different paces, so that nobody sits with anybody twice."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from ventaglio.tournaments.director.movements.partners import Plan

STEPS = 50_000
"""How many shifts are tried before the field counts as too small."""

Shifts = tuple[int, int, int]


@lru_cache(maxsize=32)
def by_lines(size: int, rounds: int) -> tuple[Plan, ...] | None:
    """A plan in which no two players share a table twice; None if the field is too small or not divisible by four.

    The first line stays. Where possible the others move by one, two and three tables.
    """
    if size % 4 or size // 4 < rounds:
        return None
    tables = size // 4
    shifts = _search(tables, rounds)
    if shifts is None:
        return None
    plan = []
    for second, third, fourth in shifts:
        lines = [(4 * at, 4 * ((at + second) % tables) + 1) for at in range(tables)]
        others = [(4 * ((at + third) % tables) + 2, 4 * ((at + fourth) % tables) + 3) for at in range(tables)]
        plan.append(Plan(tuple(((a, d), (b, c)) for (a, b), (c, d) in zip(lines, others, strict=True)), ()))
    return tuple(plan)


def _search(tables: int, rounds: int) -> list[Shifts] | None:
    """Shifts of the second, third and fourth line for each round, no difference between two lines twice."""
    used: list[set[int]] = [set() for _ in range(6)]
    chosen: list[Shifts] = []
    steps = iter(range(STEPS))

    def complete() -> bool:
        if len(chosen) == rounds:
            return True
        for shifts in _candidates(tables, len(chosen)):
            if next(steps, None) is None:
                return False
            differences = _differences(tables, shifts)
            if any(difference in seen for difference, seen in zip(differences, used, strict=True)):
                continue
            chosen.append(shifts)
            for difference, seen in zip(differences, used, strict=True):
                seen.add(difference)
            if complete():
                return True
            chosen.pop()
            for difference, seen in zip(differences, used, strict=True):
                seen.remove(difference)
        return False

    return chosen if complete() else None


def _candidates(tables: int, turn: int) -> Iterator[Shifts]:
    """All shifts, beginning with one, two and three tables for each turn so far; at first everybody stays."""
    if turn == 0:
        yield 0, 0, 0
        return
    for second, third, fourth in product(range(tables), repeat=3):
        yield (turn + second) % tables, (2 * turn + third) % tables, (3 * turn + fourth) % tables


def _differences(tables: int, shifts: Shifts) -> tuple[int, ...]:
    second, third, fourth = shifts
    return (
        second,
        third,
        fourth,
        (third - second) % tables,
        (fourth - second) % tables,
        (fourth - third) % tables,
    )
