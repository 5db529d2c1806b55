"""What may be put on record now: the only owner of that answer, for the desk, the command line and the tests alike."""

from collections.abc import Callable
from typing import Any, Final

from ventaglio.tournaments.director import board_events as b
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director import money_events as m
from ventaglio.tournaments.director import second_thoughts as s
from ventaglio.tournaments.director.judging import (
    boards,
    ending,
    entries,
    money,
    people,
    results,
    rounds,
    second_thoughts,
)
from ventaglio.tournaments.director.objections import Objected, Objection
from ventaglio.tournaments.director.tournament import LawOf, Tournament

Judge = Callable[[Tournament, Any, float], Objection | None]


def judge_opening(body: e.Happening, law_of: LawOf) -> Objection | None:
    """Why a log may not begin with this; None if it may."""
    return entries.noticed(body, law_of) if isinstance(body, e.Announced) else Objection("no-notice")


def judge(t: Tournament, body: e.Happening, at: float) -> Objection | None:
    """Why a line may not be added to the log, at a time; None if it may."""
    if t.ended and not isinstance(body, _AFTER_THE_END):
        return Objection("ended")
    if t.interrupted and not isinstance(body, _AFTER_INTERRUPTION):
        return Objection("interrupted")
    return _JUDGES[type(body)](t, body, at)


_AFTER_THE_END = (e.Remarked, e.Referred, e.Imported, m.MoneyTaken, m.CashMoved)
_AFTER_INTERRUPTION = (*_AFTER_THE_END, e.Ended, e.PrizesSet, s.TakenBack)


def demand(t: Tournament, body: e.Happening, at: float) -> None:
    """Raise what `judge` objects to."""
    objection = judge(t, body, at)
    if objection is not None:
        raise Objected(objection)


_JUDGES: Final[dict[type, Judge]] = {
    e.Announced: entries.announced,
    e.Entered: entries.entered,
    e.EntryChanged: entries.entry_changed,
    e.EntryCancelled: entries.entry_cancelled,
    e.CheckedIn: entries.checked_in,
    e.FeePaid: entries.fee_paid,
    e.EntriesClosed: entries.entries_closed,
    e.EntriesReopened: entries.entries_reopened,
    e.Drafted: rounds.drafted,
    e.Rearranged: rounds.rearranged,
    e.Published: rounds.published,
    e.Recalled: rounds.recalled,
    e.Started: rounds.started,
    e.TimeCalled: rounds.time_called,
    e.SatWrongly: rounds.sat_wrongly,
    e.LinedUp: rounds.lined_up,
    e.Hosted: rounds.hosted,
    e.SessionBegan: rounds.session_began,
    e.Scored: results.scored,
    e.Verified: results.verified,
    e.Claimed: results.claimed,
    e.ClaimAgreed: results.claim_agreed,
    e.ClaimWithdrawn: results.claim_withdrawn,
    e.Corrected: results.corrected,
    e.CameLate: results.came_late,
    e.SheetLost: results.sheet_lost,
    e.SheetFound: results.sheet_found,
    e.SheetLeft: results.sheet_left,
    e.Stopped: results.stopped,
    e.Arbitrated: results.arbitrated,
    e.DuplicateAdjusted: results.duplicate_adjusted,
    e.Called: people.called,
    e.Warned: people.warned,
    e.WarningLifted: people.warning_lifted,
    e.Penalised: people.warned,
    e.Absent: people.absent,
    e.Returned: people.returned,
    e.Substituted: people.substituted,
    e.Referred: people.referred,
    b.BoardsPromised: boards.promised,
    b.BoardsCommitted: boards.committed,
    b.BoardsClosed: boards.closed,
    b.BoardsOpened: boards.opened,
    b.BoardsVoided: boards.voided,
    b.BoardTold: boards.told,
    m.ReductionsSet: money.reductions_set,
    m.FeesAgreed: money.fees_agreed,
    m.MoneyTaken: money.money_taken,
    m.CashMoved: money.cash_moved,
    s.PlanChanged: second_thoughts.plan_changed,
    s.TakenBack: second_thoughts.taken_back,
    e.StandingsPosted: ending.standings_posted,
    e.Locked: ending.locked,
    e.GroupsCut: ending.groups_cut,
    e.PrizesSet: ending.prizes_set,
    e.Interrupted: ending.interrupted,
    e.Ended: ending.ended,
    e.Remarked: ending.remarked,
    e.Imported: ending.imported,
}
