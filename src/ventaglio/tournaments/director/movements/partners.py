"""Singles in fields of any size: partners by the calendar of all against all, so that none returns before its end."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count, product

import msgspec

from ventaglio.tournaments.director.movements.round_robin import meetings

Couple = tuple[int, int]
Table = tuple[Couple, Couple]

TRIES = 100
"""How many plans are compared, at most: the smaller the field, the more opponents depend on luck."""
EFFORT = 12_000
"""Places of players in all plans that are compared."""
STEPS = 5_000
"""How many couples the search for who rests may try."""


class Plan(msgspec.Struct, frozen=True):
    """A round as places from 0: who plays with whom against whom, and who rests."""

    tables: tuple[Table, ...]
    rests: tuple[int, ...]


@lru_cache(maxsize=32)
def by_calendar(size: int, rounds: int, seed: str) -> tuple[Plan, ...]:
    """The plan, of several drawn from ``seed``, in which players meet the same opponents least."""
    chance = random.Random(seed)
    couples = [meetings(size, turn) for turn in range(rounds)]
    plans = (_drawn(size, couples, chance) for _ in range(max(1, min(TRIES, EFFORT // (size * rounds)))))
    return min(plans, key=_repeats)


def _drawn(size: int, couples: Sequence[Sequence[Couple]], chance: random.Random) -> tuple[Plan, ...]:
    couples = [chance.sample(list(turn), len(turn)) for turn in couples]
    faced: Counter[Couple] = Counter()
    plan = []
    for turn, resting in zip(couples, _resting(size, couples), strict=True):
        tables = _opposed([couple for couple in turn if couple != resting], faced)
        playing = {place for table in tables for couple in table for place in couple}
        faced.update(pair for table in tables for pair in _across(table))
        plan.append(Plan(tables, tuple(place for place in range(size) if place not in playing)))
    return tuple(plan)


def _resting(size: int, couples: Sequence[Sequence[Couple]]) -> Sequence[Couple | None]:
    """The couple that rests in each round beside whom the calendar leaves alone, if one must.

    Nobody rests twice before everybody could have rested once, as far as a bounded search can see to it.
    """
    if size // 2 % 2 == 0:
        return [None] * len(couples)
    return next(chosen for leeway in count() if (chosen := _fair_rests(size, couples, leeway)) is not None)


def _fair_rests(size: int, couples: Sequence[Sequence[Couple]], leeway: int) -> list[Couple] | None:
    """The resting couples if nobody is to rest more often than ``leeway`` beyond an even share at any time."""
    alone = [set(range(size)).difference(*turn) for turn in couples]
    last_alone = {place: turn for turn, places in enumerate(alone) for place in places}
    rests = Counter[int]()
    chosen: list[Couple] = []
    steps = iter(range(STEPS))

    def complete() -> bool:
        turn = len(chosen)
        if turn == len(couples):
            return True
        share = -(-(turn + 1) * (2 + size % 2) // size) + leeway
        if any(rests[place] >= share for place in alone[turn]):
            return False
        # Who is yet to be left alone would rest twice: they come last.
        free = [couple for couple in couples[turn] if all(rests[place] < share for place in couple)]
        free.sort(key=lambda couple: sum(rests[place] + (last_alone.get(place, 0) > turn) for place in couple))
        for couple in free:
            if next(steps, None) is None:
                return False
            chosen.append(couple)
            rests.update((*couple, *alone[turn]))
            if complete():
                return True
            rests.subtract((*couple, *alone[turn]))
            chosen.pop()
        return False

    return chosen if complete() else None


def _opposed(couples: Sequence[Couple], faced: Counter[Couple]) -> tuple[Table, ...]:
    """Tables of two couples each, changed two by two until no change makes players meet again less often."""
    tables = list(zip(couples[::2], couples[1::2], strict=True))
    weights = [_weight(table, faced) for table in tables]
    at = 0
    while at < len(tables):
        better = _better(tables, weights, at, faced) if weights[at] else None
        if better is None:
            at += 1
            continue
        other, *changed = better
        for index, table in zip((at, other), changed, strict=True):
            tables[index], weights[index] = table, _weight(table, faced)
        at = min(at, other)
    return tuple(tables)


def _better(
    tables: Sequence[Table], weights: Sequence[int], at: int, faced: Counter[Couple]
) -> tuple[int, Table, Table] | None:
    """Another table, and the two tables that the four couples make better together."""
    one, two = tables[at]
    for other, (three, four) in enumerate(tables):
        if other != at:
            for changed in (((one, three), (two, four)), ((one, four), (three, two))):
                if sum(_weight(table, faced) for table in changed) < weights[at] + weights[other]:
                    return other, *changed
    return None


def _weight(table: Table, faced: Counter[Couple]) -> int:
    return sum(faced[pair] for pair in _across(table))


def _across(table: Table) -> Iterator[Couple]:
    return ((min(pair), max(pair)) for pair in product(*table))


def _repeats(plan: Sequence[Plan]) -> int:
    """How often players meet an opponent again, and the more the more often."""
    faced = Counter(pair for planned in plan for table in planned.tables for pair in _across(table))
    return sum(times * (times - 1) for times in faced.values())
