"""What each side gets for a round: by playing it, or by what the code gives when it was not played, or not to its end.

Sides are 0 and 1; a pair of awards is in their order.
"""

from enum import Enum
from typing import Any

import msgspec

from ventaglio.core.norms import Cite, Norm
from ventaglio.tournaments.director.regulation import ByHands, Regulation
from ventaglio.tournaments.director.victory import check_points, victory


class Kind(Enum):
    """Where an award comes from."""

    PLAYED = "played"
    REST = "rest"
    WON_BY_ABSENCE = "won-by-absence"
    LOST_BY_ABSENCE = "lost-by-absence"
    ABSENT = "absent"
    LEFT = "left"
    OPPONENTS_LEFT = "opponents-left"
    QUARREL = "quarrel"
    ABANDONED = "abandoned"
    INTERRUPTED = "interrupted"
    LOST_SHEET = "lost-sheet"
    ARBITRAL = "arbitral"
    NOT_ENTERED = "not-entered"


class Award(msgspec.Struct, frozen=True, gc=False):
    """What a round gives an entrant. ``points`` are those of the game: what was not played has none."""

    vp: int
    mp: int
    kind: Kind
    cite: Cite
    points: int = 0
    facts: dict[str, Any] = {}


Awards = tuple[Award, Award]


def _given(norm: "Norm[ByHands]", hands: int, kind: Kind, **facts: Any) -> Award:
    score = norm.value[hands]
    return Award(score.vp, score.mp, kind, norm.cite, facts=facts)


# ── Played ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def played(regulation: Regulation, hands: int, points: tuple[int, int], bonus: tuple[int, int] = (0, 0)) -> Awards:
    """A match as it was played. For teams, the points of both tables together.

    A bonus is the points a side gets because the other was late: it enters its total before the table is read, or adds
    to its match points afterwards, as the regulation has it.
    """
    check_points(regulation, *points, *bonus)
    mp = points[0] - points[1]
    before = regulation.late_bonus_before_table.value
    if before:
        mp += bonus[0] - bonus[1]
    vp = victory(regulation, hands, mp)
    first, second = (
        Award(
            vp[side],
            (mp, -mp)[side] + (0 if before else bonus[side]),
            Kind.PLAYED,
            regulation.victory_tables.cite,
            points[side],
            {"bonus": bonus[side]} if bonus[side] else {},
        )
        for side in (0, 1)
    )
    return first, second


# ── Not played ───────────────────────────────────────────────────────────────────────────────────────────────────────


def rest(regulation: Regulation, hands: int) -> Award:
    """For whoever has no opponents this round, or whose opponents have left the tournament (F19 39, 40; INT 33, 34)."""
    return _given(regulation.rest, hands, Kind.REST)


def forfeit(regulation: Regulation, hands: int, absent: int | None) -> Awards:
    """A match lost by being over ten minutes late (F19 40, INT 34): to one side, or to both if ``absent`` is None."""
    lost = _given(regulation.forfeit_lost, hands, Kind.LOST_BY_ABSENCE)
    won = _given(regulation.forfeit_won, hands, Kind.WON_BY_ABSENCE)
    return (won if absent == 1 else lost, won if absent == 0 else lost)


def absent(regulation: Regulation, hands: int, missed: int, *, for_good: bool = False) -> Award:
    """A round that an entrant misses, the first of them being 1 (F19 39, INT 33)."""
    if for_good and not regulation.absent_for_good_scores.value:
        return Award(0, 0, Kind.ABSENT, regulation.absent_for_good_scores.cite, facts={"missed": missed})
    rounds = regulation.absent_rounds.value
    norm = regulation.absent if rounds is None or missed <= rounds else regulation.nil
    return _given(norm, hands, Kind.ABSENT, missed=missed)


def not_entered(regulation: Regulation) -> Award:
    """A round that was over when the entrant was admitted."""
    norm = regulation.late_entry_missed
    return Award(norm.value.vp, norm.value.mp, Kind.NOT_ENTERED, norm.cite)


def lost_sheet(regulation: Regulation, hands: int) -> Awards:
    """For both, while the score sheet cannot be found (F19 19)."""
    one = _given(regulation.lost_sheet, hands, Kind.LOST_SHEET)
    return one, one


# ── Not played to its end (F19 39, INT 33) ───────────────────────────────────────────────────────────────────────────


def left(regulation: Regulation, hands: int, side: int, reached: tuple[int, int] | None = None) -> Awards:
    """A side had to leave during the round. ``reached``: the points of both at that moment, where they are known."""
    return _walked_out(regulation, hands, side, reached, _given(regulation.left, hands, Kind.LEFT))


def quarrel(regulation: Regulation, hands: int, side: int, reached: tuple[int, int] | None = None) -> Awards:
    """A side left in anger or in protest."""
    return _walked_out(regulation, hands, side, reached, _given(regulation.quarrel, hands, Kind.QUARREL))


def misconduct(regulation: Regulation, hands: int) -> Awards:
    """The referee stops a match because neither side lets it go on."""
    one = _given(regulation.misconduct, hands, Kind.INTERRUPTED)
    return one, one


def both_abandoned(regulation: Regulation, hands: int) -> Awards:
    one = _given(regulation.both_abandon, hands, Kind.ABANDONED)
    return one, one


def _walked_out(
    regulation: Regulation, hands: int, side: int, reached: tuple[int, int] | None, theirs: Award
) -> Awards:
    stayed = _rest_or_more(regulation, hands, 1 - side, reached)
    return (theirs, stayed) if side == 0 else (stayed, theirs)


def _rest_or_more(regulation: Regulation, hands: int, side: int, reached: tuple[int, int] | None) -> Award:
    """The score of a rest for the side that stayed, or what it had reached if that is more."""
    usual = _given(regulation.rest, hands, Kind.OPPONENTS_LEFT)
    if reached is None or not regulation.innocent_keeps_more.value:
        return usual
    had = played(regulation, hands, reached)[side]
    if (had.vp, had.mp) <= (usual.vp, usual.mp):
        return usual
    cite = regulation.innocent_keeps_more.cite
    return Award(had.vp, had.mp, Kind.OPPONENTS_LEFT, cite, had.points, {"reached": list(reached)})
