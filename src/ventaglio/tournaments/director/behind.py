"""The article behind a line of the log that does not name one itself."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ventaglio.core.norms import Cite, Norm
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.regulation import Regulation
from ventaglio.tournaments.director.terms import Format
from ventaglio.tournaments.director.tournament import Tournament


def article_behind(t: Tournament, body: e.Happening) -> Cite | None:
    """By which article of the regulation such a thing is put on record; None where no article speaks of it."""
    if isinstance(body, e.Stopped):
        return _STOPS[body.how](t.regulation).cite
    if isinstance(body, e.Substituted) and t.notice.format is Format.TEAMS:
        return t.regulation.substitution_team.cite
    norm = _NORMS.get(type(body))
    return norm(t.regulation).cite if norm is not None else None


_NORMS: Final[Mapping[type, Callable[[Regulation], Norm[Any]]]] = {
    e.Recalled: lambda law: law.recall,
    e.SatWrongly: lambda law: law.wrong_seats_stand,
    e.Corrected: lambda law: law.correction,
    e.CameLate: lambda law: law.late,
    e.SheetLost: lambda law: law.lost_sheet,
    e.SheetFound: lambda law: law.lost_sheet_restored,
    e.SheetLeft: lambda law: law.sheet_left_costs,
    e.Absent: lambda law: law.absent,
    e.Returned: lambda law: law.absent_keeps_place,
    e.Substituted: lambda law: law.substitution_share,
    e.Interrupted: lambda law: law.broken_off_prizes,
}

_STOPS: Final[Mapping[e.Stop, Callable[[Regulation], Norm[Any]]]] = {
    e.Stop.LEFT: lambda law: law.left,
    e.Stop.QUARREL: lambda law: law.quarrel,
    e.Stop.MISCONDUCT: lambda law: law.misconduct,
    e.Stop.BOTH_LEFT: lambda law: law.both_abandon,
    e.Stop.INCOMPLETE: lambda law: law.team_incomplete_forfeits,
}
