"""What may still be changed: the rounds that are not out, and taps from which nothing has followed."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ventaglio.tournaments.director.judging.entries import known, phased
from ventaglio.tournaments.director.judging.results import touchable
from ventaglio.tournaments.director.judging.rounds import out
from ventaglio.tournaments.director.movements.mover import mover
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.plan import Phase
from ventaglio.tournaments.director.second_thoughts import PlanChanged, TakenBack, Tap
from ventaglio.tournaments.director.tournament import Result, Tournament


def plan_changed(t: Tournament, body: PlanChanged, at: float) -> Objection | None:
    if not body.why.strip():
        return Objection("no-reason")
    if body.phases == t.notice.phases:
        return Objection("plan-same")
    changed = replace(t.notice, phases=body.phases)
    wrong = phased(changed, t.regulation)
    if wrong is not None:
        return wrong
    if changed.rounds < t.published:
        return Objection("plan-played", {"round": t.published, "rounds": changed.rounds})
    for number in range(1, t.published + 1):
        if _as_played(t.notice.phase_of(number)) != _as_played(changed.phase_of(number)):
            return Objection("plan-out", {"round": number}, t.regulation.movement_announced.cite)
    if t.boards.label and changed.rounds > len(t.boards.promised):
        return Objection("plan-boards", {"rounds": len(t.boards.promised)})
    return _enough_places(t, changed.phase_of(t.published)[1]) if t.published else None


def _as_played(found: tuple[int, Phase, int]) -> tuple[int, Phase, int]:
    """A round by its phase, whatever the number of rounds in it."""
    index, phase, step = found
    return index, replace(phase, rounds=0), step


def _enough_places(t: Tournament, phase: Phase) -> Objection | None:
    """Why the phase that is being played cannot be so long: a calendar has no more rounds than its places give."""
    bounds = (mover(phase.movement).most_rounds(phase, len(order)) for order in t.orders)
    most = min((bound for bound in bounds if bound is not None), default=phase.rounds)
    if phase.rounds > most:
        return Objection("mitchell-bound", {"rounds": phase.rounds, "most": most}, t.regulation.movements.cite)
    return None


# ── Taps ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def taken_back(t: Tournament, body: TakenBack, at: float) -> Objection | None:
    if t.interrupted and body.what is not Tap.INTERRUPTION:
        return Objection("interrupted")
    return _TAPS[body.what](t, body, at)


def _start(t: Tournament, body: TakenBack, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    if one.started is None:
        return Objection("not-started", {"round": body.round})
    if t.notice.online or body.round != t.published or one.time_called is not None or one.results:
        return Objection("start-stands", {"round": body.round})
    return None


def _time_out(t: Tournament, body: TakenBack, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    if one.time_called is None:
        return Objection("time-not-called", {"round": body.round})
    if t.notice.online or body.round <= t.completed:
        return Objection("time-stands", {"round": body.round})
    return None


def _arrival(t: Tournament, body: TakenBack, at: float) -> Objection | None:
    unknown = known(t, body.number)
    if unknown:
        return unknown
    one = t.entrants[body.number]
    seat = t.current.side_of(body.number) if t.current is not None and one.since == t.published else None
    waiting = one.since > t.published
    sat = seat is not None and t.current is not None and _untouched(t.current.result(seat[0].table))
    if not one.admitted or not (waiting or (sat and not t.notice.online)):
        return Objection("arrival-stands", {"number": body.number})
    return None


def _untouched(result: Result) -> bool:
    return replace(result, entries=()) == Result()


def _lateness(t: Tournament, body: TakenBack, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if body.side not in (0, 1) or not one.result(body.table).late[body.side]:
        return Objection("not-late", {"round": body.round, "table": body.table})
    return _followed(t, body)


def _sheet_left(t: Tournament, body: TakenBack, at: float) -> Objection | None:
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    if one.result(body.table).compiler is None:
        return Objection("nothing-to-take-back", {"round": body.round, "table": body.table})
    return _followed(t, body)


def _decided(t: Tournament, body: TakenBack, at: float) -> Objection | None:
    """A match stopped, or with a score of the referee's: until the next positions are drawn from it."""
    one = touchable(t, body.round, body.table, at)
    if isinstance(one, Objection):
        return one
    result = one.result(body.table)
    if (result.stopped if body.what is Tap.STOP else result.arbitral) is None:
        return Objection("nothing-to-take-back", {"round": body.round, "table": body.table})
    return _followed(t, body)


def _followed(t: Tournament, body: TakenBack) -> Objection | None:
    """Whether the next positions have been drawn from what would be taken back."""
    if body.round != t.published or t.draft is not None:
        return Objection("round-over", {"round": body.round})
    return None


def _interruption(t: Tournament, body: TakenBack, at: float) -> Objection | None:
    return None if t.interrupted else Objection("not-interrupted")


_TAPS: Final[dict[Tap, Callable[[Tournament, TakenBack, float], Objection | None]]] = {
    Tap.START: _start,
    Tap.TIMEOUT: _time_out,
    Tap.ARRIVAL: _arrival,
    Tap.LATENESS: _lateness,
    Tap.SHEET_LEFT: _sheet_left,
    Tap.STOP: _decided,
    Tap.ARBITRAL: _decided,
    Tap.INTERRUPTION: _interruption,
}
