"""Groups by merit: the ranking cut into groups, each of which goes on by itself (F19 20)."""

from collections.abc import Sequence
from itertools import accumulate, chain, pairwise, repeat

from ventaglio.core.refusal import BadInput
from ventaglio.tournaments.director.terms import Number


def tables_of(entrants: int, seats: int) -> int:
    """How many tables a field has: an odd entrant has one alone, singles without a table of four rest."""
    return (entrants + 1) // 2 if seats == 2 else entrants // seats


def cut(ranking: Sequence[Number], sizes_in_tables: Sequence[int], seats: int = 2) -> tuple[tuple[Number, ...], ...]:
    """The groups, the best first, with so many entrants a table. What does not come out even is in the last group."""
    tables = tables_of(len(ranking), seats)
    _check(sizes_in_tables)
    if sum(sizes_in_tables) != tables:
        raise BadInput(
            f"groups of {_listed(sizes_in_tables)} take {sum(sizes_in_tables)} tables, and there are {tables}",
            "groups-other-tables",
            sizes=_listed(sizes_in_tables),
            asked=sum(sizes_in_tables),
            tables=tables,
        )
    ends = [seats * end for end in accumulate(sizes_in_tables, initial=0)]
    ends[-1] = len(ranking)
    return tuple(tuple(ranking[start:end]) for start, end in pairwise(ends))


def spread(sizes: Sequence[int], tables: int) -> tuple[int, ...]:
    """The sizes of all groups when the last of ``sizes`` repeats until the tables are used.

    What is left over joins the last group if it is less than half a group, else it is a group of its own.
    """
    _check(sizes)
    if sum(sizes) > tables:
        raise BadInput(
            f"groups of {_listed(sizes)} take {sum(sizes)} tables, and there are only {tables}",
            "groups-too-large",
            sizes=_listed(sizes),
            asked=sum(sizes),
            tables=tables,
        )
    last = sizes[-1]
    more, over = divmod(tables - sum(sizes), last)
    groups = list(chain(sizes, repeat(last, more)))
    if 2 * over >= last:
        groups.append(over)
    else:
        groups[-1] += over
    return tuple(groups)


def _check(sizes: Sequence[int]) -> None:
    if not sizes or min(sizes) < 1:
        raise BadInput("every group needs at least one table: give the sizes in tables", "groups-empty")


def _listed(sizes: Sequence[int]) -> str:
    return ", ".join(map(str, sizes))
