"""What may be put on record of a match: its sheet, corrections, lateness, and what the referee decides."""

from typing import Final

from ventaglio.games.tressette.engine.rules import Buongioco, Rules
from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.corrections import Effect, Mistake, Moment, correction
from ventaglio.tournaments.director.duplicate import possible
from ventaglio.tournaments.director.judging.rounds import out
from ventaglio.tournaments.director.lateness import late
from ventaglio.tournaments.director.movements.mover import mover
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.terms import Format
from ventaglio.tournaments.director.tournament import Round, Tournament
from ventaglio.tournaments.director.victory import LEVEL

TAKE_BACK_SECONDS: Final = 60
"""For so long a score that both sides have agreed to by telephone can be taken back; no code says anything of it."""


def touchable(t: Tournament, round_: int, table: int, at: float) -> Round | Objection:
    """The round of a match whose result may still be touched."""
    one = out(t, round_)
    if isinstance(one, Objection):
        return one
    if table not in one.matches:
        return Objection("table-unknown", {"round": round_, "table": table})
    if round_ <= t.definitive(at):
        return Objection("locked", {"round": round_}, t.regulation.provisional_minutes.cite)
    return one


def _sheets(t: Tournament, sheets: e.Sheets) -> Objection | None:
    wanted, unit = t.sheets, t.regulation.unit
    least, most = t.regulation.possible(t.notice.hands)
    if len(sheets) != wanted:
        return Objection("sheets", {"found": len(sheets), "wanted": wanted})
    for sheet in sheets:
        for total in sheet:
            if total % unit:
                return Objection("multiple", {"total": total, "step": unit}, t.regulation.victory_tables.cite)
            if not least <= total <= most:
                return Objection("impossible", {"total": total, "least": least, "most": most})
    if t.regulation.boards is not None:
        wrong = (_board(t, at, points) for at, points in enumerate(sheets, start=1) if any(points))
        return next(filter(None, wrong), None)
    return None


def _board(t: Tournament, board: int, points: tuple[int, int]) -> Objection | None:
    """A passata has as many points as there are in the pack (FITRES 14); nought to nought is one that was annulled."""
    rules = t.regulation.boards
    if possible(t, points) or not isinstance(rules, Rules):
        return None
    accused = "yes" if t.notice.buongioco == Buongioco.ACCUSED.value else "no"
    facts = {"board": board, "total": sum(points), "deck": rules.deck_points.value, "accused": accused}
    return Objection("board-sum", facts, rules.deck_points.cite)


def scored(t: Tournament, body: e.Scored, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    known = one.result(body.table)
    if known.sheets is not None or known.stopped is not None:
        return Objection("scored", {"round": body.round, "table": body.table})
    if body.round != t.published:
        return Objection("round-over", {"round": body.round})
    stranger = next((n for n in body.bots if not any(n in side for side in one.matches[body.table].sides)), None)
    if stranger is not None:
        return Objection("not-their-table", {"number": stranger, "table": body.table})
    return _sheets(t, body.sheets)


def verified(t: Tournament, body: e.Verified, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    known = one.result(body.table)
    if known.sheets is None:
        return Objection("not-scored", {"round": body.round, "table": body.table})
    if known.sheets != body.sheets:
        first = " ".join(f"{a}–{b}" for a, b in known.sheets)
        second = " ".join(f"{a}–{b}" for a, b in body.sheets)
        return Objection("differs", {"round": body.round, "table": body.table, "first": first, "second": second})
    return None


def claimed(t: Tournament, body: e.Claimed, at: float) -> Objection | None:
    if not t.notice.phones:
        return Objection("no-phones", {}, t.regulation.winners_hand_in.cite)
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if one.time_called is None:
        return Objection("round-not-over", {"round": body.round}, t.regulation.winners_hand_in.cite)
    if not any(body.entrant in side for side in one.matches[body.table].sides):
        return Objection("not-their-table", {"number": body.entrant, "table": body.table})
    if one.result(body.table).sheets is not None:
        return Objection("scored", {"round": body.round, "table": body.table})
    return _sheets(t, body.sheets)


def claim_agreed(t: Tournament, body: e.ClaimAgreed, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    claim = one.result(body.table).claim
    if claim is None:
        return Objection("no-claim", {"round": body.round, "table": body.table})
    sides = one.matches[body.table].sides
    side = next((side for side in sides if body.entrant in side), None)
    if side is None or claim.entrant in side:
        return Objection("not-opponents", {"number": body.entrant, "table": body.table})
    return None


def claim_withdrawn(t: Tournament, body: e.ClaimWithdrawn, at: float) -> Objection | None:
    """Alone at any moment; what both sides have agreed to for a minute, and while the desk has not typed the sheet."""
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    known = one.result(body.table)
    if known.claim is None:
        return Objection("no-claim", {"round": body.round, "table": body.table})
    side = next((side for side in one.matches[body.table].sides if body.entrant in side), None)
    if side is None or (known.claim.entrant not in side and not known.agreed):
        return Objection("not-their-table", {"number": body.entrant, "table": body.table})
    if known.sheets is not None:
        return Objection("scored", {"round": body.round, "table": body.table})
    if known.agreed and at > known.sent_at + TAKE_BACK_SECONDS:
        return Objection("claim-stands", {"seconds": TAKE_BACK_SECONDS})
    return None


def moment_of(t: Tournament, round_: int, at: float | None = None) -> Moment:
    """When a mistake in a round comes to light: before or after the next positions, in checking, or late.

    While the ranking is checked, a round whose next positions were out long ago is as late as it was.
    """
    if round_ <= (t.locked if at is None else t.definitive(at)):
        return Moment.LOCKED
    if round_ == t.completed and t.posted and t.posted[-1].checking and t.posted[-1].after == round_:
        return Moment.PROVISIONAL
    return Moment.AFTER_POSTING if t.published > round_ else Moment.BEFORE_POSTING


def effect_of(t: Tournament, round_: int, mistake: Mistake, at: float) -> Effect:
    """What can still be done about a mistake in a round (F19 20, INT 19)."""
    return correction(
        t.regulation,
        mistake,
        moment_of(t, round_, at),
        by_standing=mover(t.notice.phase_of(min(round_ + 1, t.notice.rounds))[1].movement).by_standing,
        last_round=t.completed >= t.notice.rounds,
    )


def corrected(t: Tournament, body: e.Corrected, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    if body.table not in one.matches:
        return Objection("table-unknown", {"round": body.round, "table": body.table})
    before = one.result(body.table)
    # A match that was recorded as stopped, and was not, is put right like any other.
    if before.sheets is None and before.stopped is None:
        return Objection("not-scored", {"round": body.round, "table": body.table})
    if not body.why.strip() or not body.referee.strip():
        return Objection("no-reason")
    if before.sheets == body.sheets:
        return Objection("same", {"round": body.round, "table": body.table})
    effect = effect_of(t, body.round, body.mistake, at)
    if not effect.allowed:
        return Objection("correction", {"mistake": body.mistake.value}, effect.cite)
    given = {
        "opponents": body.opponents or body.whole_table,
        "whole-table": body.whole_table,
        "countersigned-by-referee": body.countersigned,
    }
    for need in effect.needs:
        if not given[need]:
            return Objection(f"correction-{need}", {"mistake": body.mistake.value}, effect.cite)
    return _sheets(t, body.sheets)


def came_late(t: Tournament, body: e.CameLate, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if body.side not in (0, 1) or body.seconds < 0:
        return Objection("side", {"side": body.side})
    if not t.regulation.late.value:
        return Objection("no-lateness", {}, t.regulation.late.cite)
    what = late(t.regulation, body.seconds)
    if what.forfeit and not body.no_advantage and t.regulation.unfair_advantage_barred.value:
        return Objection("advantage", {"table": body.table}, what.cite)
    return None


def sheet_lost(t: Tournament, body: e.SheetLost, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if one.result(body.table).sheets is not None:
        return Objection("scored", {"round": body.round, "table": body.table})
    return None


def sheet_found(t: Tournament, body: e.SheetFound, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    if body.table not in one.matches or not one.result(body.table).lost:
        return Objection("not-lost", {"round": body.round, "table": body.table})
    if not t.regulation.lost_sheet_restored.value:
        return Objection("found-too-late", {"round": body.round}, t.regulation.lost_sheet_restored.cite)
    phase_then = t.notice.phase_of(body.round)[1]
    phase_now = t.notice.phase_of(max(t.published, 1))[1]
    into_groups = bool(phase_now.groups) and not phase_then.groups
    # Groups are cut from a definitive ranking: where a sheet still counts then, it counts for what was definitive.
    still = t.regulation.lost_sheet_restored_in_groups.value if into_groups else body.round > t.definitive(at)
    if not still:
        return Objection("found-too-late", {"round": body.round}, t.regulation.lost_sheet_restored_in_groups.cite)
    return _sheets(t, body.sheets)


def sheet_left(t: Tournament, body: e.SheetLeft, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if not t.regulation.sheet_left_costs.value:
        return Objection("no-sheet-left", {}, t.regulation.sheet_left_costs.cite)
    if one.result(body.table).sheets is None:
        return Objection("not-scored", {"round": body.round, "table": body.table})
    return None if body.compiler in (0, 1) else Objection("side", {"side": body.compiler})


def stopped(t: Tournament, body: e.Stopped, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if body.how is e.Stop.INCOMPLETE and t.notice.format is not Format.TEAMS:
        return Objection("no-teams", {}, t.regulation.formats.cite)
    if body.how is e.Stop.INCOMPLETE and not t.regulation.team_incomplete_forfeits.value:
        return Objection("incomplete-plays", {"table": body.table}, t.regulation.team_incomplete_forfeits.cite)
    if one.result(body.table).sheets is not None:
        return Objection("scored", {"round": body.round, "table": body.table})
    if body.side not in (0, 1):
        return Objection("side", {"side": body.side})
    if not body.no_advantage and t.regulation.unfair_advantage_barred.value:
        return Objection("advantage", {"table": body.table}, t.regulation.absent.cite)
    return _sheets(t, body.reached) if body.reached else None


def arbitrated(t: Tournament, body: e.Arbitrated, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if not body.referee.strip() or not body.why.strip():
        return Objection("no-reason")
    if any(not 0 <= vp <= 2 * LEVEL for vp, _ in body.scores):
        return Objection("arbitral-vp", {"most": 2 * LEVEL})
    return None


def duplicate_adjusted(t: Tournament, body: e.DuplicateAdjusted, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if t.regulation.boards is None:
        return Objection("no-duplicate")
    if not 1 <= body.board <= t.notice.hands:
        return Objection("board", {"board": body.board, "boards": t.notice.hands})
    least, most = t.regulation.possible(t.notice.hands)
    for total in body.points:
        if not least <= total <= most:
            return Objection("impossible", {"total": total, "least": least, "most": most})
    # With accusations a mean of several tables need not be a score that one table could make.
    accused = t.notice.buongioco == Buongioco.ACCUSED.value
    return None if accused else _board(t, body.board, body.points)
