"""Victory points lost apart from any match: for warnings (F19 Poteri, INT 20) and for a sheet left behind (F19 19)."""

import msgspec

from ventaglio.core.norms import Cite
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.director.victory import LEVEL, equivalent_mp


class Penalty(msgspec.Struct, frozen=True):
    """A line of an entrant's account. The others gain nothing."""

    vp: int
    mp: int
    since: int
    """How many warnings there had been when the last such line was written."""
    warnings: int
    """The count that brought it about."""
    cite: Cite


def points_lost(regulation: Regulation, hands: int, warnings: int) -> tuple[Penalty, ...]:
    """One line for each time that warnings have added up to a victory point.

    Where match points go with it, they are the least that make a difference of one victory point (INT 20).
    """
    norm = regulation.warnings_per_point
    if norm.value is None:
        return ()
    mp = -equivalent_mp(regulation, hands, LEVEL + 1) if regulation.warning_costs_mp.value else 0
    counts = range(norm.value, warnings + 1, norm.value)
    return tuple(Penalty(-1, mp, count - norm.value, count, norm.cite) for count in counts)


def left_on_table(regulation: Regulation, points: tuple[int, int]) -> int | None:
    """The side that pays for a sheet nobody handed in: who has more points, even if the match is level in victory
    points. None: nobody pays by this code, or the scores are equal and the side that wrote the sheet answers for it."""
    if not regulation.sheet_left_costs.value or points[0] == points[1]:
        return None
    return 0 if points[0] > points[1] else 1
