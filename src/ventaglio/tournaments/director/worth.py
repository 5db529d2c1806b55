"""What a match is worth as far as it is known: the sheet, or what took its place."""

from msgspec.structs import replace

from ventaglio.core.norms import Cite
from ventaglio.tournaments.director import awards
from ventaglio.tournaments.director.awards import Award, Awards, Kind
from ventaglio.tournaments.director.duplicate import compared
from ventaglio.tournaments.director.events import Arbitrated, Sheets, Stop, Stopped
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.layered import Layered
from ventaglio.tournaments.director.tournament import Result, Round, Spell, Tournament


def valued(t: Tournament, one: Round, table: int) -> Round:
    """The round with one of its matches valued again; at a duplicate one more result changes what the others are."""
    if t.regulation.boards is not None:
        decided = {number: worth for number, result in one.results.items() if (worth := _instead(t, result))}
        return replace(one, awards=Layered({**compared(t.regulation, one.results), **decided}))
    result = one.result(table)
    worth = _instead(t, result) or _played(t, result)
    return replace(one, awards=one.awards.put(table, worth) if worth else one.awards.without(table))


def _instead(t: Tournament, result: Result) -> Awards | None:
    """What has taken the place of the sheet."""
    if result.arbitral is not None:
        return _arbitral(t, result.arbitral, totals(result.counted))
    if result.stopped is not None:
        return _stopped(t, result.stopped)
    absent = [side for side, seconds in enumerate(result.late) if seconds and late(t.regulation, seconds).forfeit]
    if absent:
        return awards.forfeit(t.regulation, t.hands, None if len(absent) == 2 else absent[0])
    return awards.lost_sheet(t.regulation, t.hands) if result.lost and result.sheets is None else None


def _played(t: Tournament, result: Result) -> Awards | None:
    if result.sheets is None:
        return None
    # A side's delay is the other side's bonus.
    second, first = [late(t.regulation, seconds).bonus if seconds else 0 for seconds in result.late]
    return awards.played(t.regulation, t.hands, totals(result.sheets), (first, second))


def totals(sheets: Sheets | None) -> tuple[int, int]:
    """What both sides have on all sheets together."""
    return sum(a for a, _ in sheets or ()), sum(b for _, b in sheets or ())


def _arbitral(t: Tournament, body: Arbitrated, points: tuple[int, int]) -> Awards:
    cite = Cite(t.notice.code, body.article)
    first, second = (
        Award(vp, mp, Kind.ARBITRAL, cite, own, {"referee": body.referee, "why": body.why})
        for (vp, mp), own in zip(body.scores, points, strict=True)
    )
    return first, second


def _stopped(t: Tournament, body: Stopped) -> Awards:
    """F19 39, INT 33."""
    reached = totals(body.reached) if body.reached else None
    match body.how:
        case Stop.LEFT:
            return awards.left(t.regulation, t.hands, body.side, reached)
        case Stop.QUARREL:
            return awards.quarrel(t.regulation, t.hands, body.side, reached)
        case Stop.MISCONDUCT:
            return awards.misconduct(t.regulation, t.hands)
        case Stop.BOTH_LEFT:
            return awards.both_abandoned(t.regulation, t.hands)
        case Stop.INCOMPLETE:
            return awards.forfeit(t.regulation, t.hands, body.side)


def rest(t: Tournament) -> Award:
    return awards.rest(t.regulation, t.hands)


def absence(t: Tournament, missed: int, spell: Spell | None) -> Award:
    """A round that an entrant misses; after a quarrel there is nothing (F19 39, INT 33)."""
    if spell is not None and spell.quarrel:
        norm = t.regulation.quarrel
        score = norm.value[t.hands]
        return Award(score.vp, score.mp, Kind.QUARREL, norm.cite)
    return awards.absent(t.regulation, t.hands, missed, for_good=spell is not None and spell.for_good)
