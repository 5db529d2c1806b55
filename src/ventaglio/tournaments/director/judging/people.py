"""What may be put on record of people: the referee's calls, warnings, penalties, absences, substitutions."""

from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.absences import substitution
from ventaglio.tournaments.director.entrants import Entrant, clash, twice
from ventaglio.tournaments.director.judging.entries import known
from ventaglio.tournaments.director.judging.rounds import out
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Tournament


def called(t: Tournament, body: e.Called, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    if body.table not in one.matches:
        return Objection("table-unknown", {"round": body.round, "table": body.table})
    if body.appeal_of and not any(n.entry == body.appeal_of and isinstance(n.body, e.Called) for n in t.ledger):
        return Objection("no-call", {"entry": body.appeal_of})
    return None


def warned(t: Tournament, body: e.Warned | e.Penalised, at: float) -> Objection | None:
    unknown = known(t, body.entrant)
    if unknown:
        return unknown
    if isinstance(body, e.Warned) and body.player is not None:
        outside = _outside(t, body.entrant, body.player)
        if outside:
            return outside
    if body.round <= t.definitive(at):
        return Objection("locked", {"round": body.round}, t.regulation.provisional_minutes.cite)
    return None if body.round <= max(t.published, 1) else Objection("round-unknown", {"round": body.round})


def _outside(t: Tournament, number: Number, place: int) -> Objection | None:
    """The entry has no player in that place."""
    return None if 0 <= place < len(t.entrants[number].players) else Objection("places", {"number": number})


def warning_lifted(t: Tournament, body: e.WarningLifted, at: float) -> Objection | None:
    warnings = (n.body for n in t.ledger if n.entry == body.entry and not n.lifted and isinstance(n.body, e.Warned))
    found = next((one for one in warnings if body.entrant in (0, one.entrant)), None)
    if found is None:
        return Objection("no-warning", {"entry": body.entry})
    if found.round <= t.definitive(at):
        return Objection("locked", {"round": found.round}, t.regulation.provisional_minutes.cite)
    return None if body.why.strip() else Objection("no-reason")


def absent(t: Tournament, body: e.Absent, at: float) -> Objection | None:
    unknown = known(t, body.entrant)
    if unknown:
        return unknown
    if body.round <= t.published:
        return Objection("absent-too-late", {"round": body.round}, t.regulation.absent.cite)
    if body.round > t.notice.rounds:
        return Objection("round-unknown", {"round": body.round})
    if any(spell.until is None or body.round < spell.until for spell in t.spells.get(body.entrant, ())):
        return Objection("absent-already", {"number": body.entrant})
    return None


def returned(t: Tournament, body: e.Returned, at: float) -> Objection | None:
    unknown = known(t, body.entrant)
    if unknown:
        return unknown
    spell = t.misses(body.entrant, body.round)
    if spell is None or spell.until is not None:
        return Objection("not-absent", {"number": body.entrant})
    if spell.quarrel and t.regulation.quarrel_bars.value:
        return Objection("quarrel", {"number": body.entrant}, t.regulation.quarrel.cite)
    if body.round <= t.published:
        return Objection("absent-too-late", {"round": body.round}, t.regulation.absent.cite)
    return None


def substituted(t: Tournament, body: e.Substituted, at: float) -> Objection | None:
    unknown = known(t, body.entrant)
    if unknown:
        return unknown
    entrant = t.entrants[body.entrant]
    if len(body.places) != len(body.players) or not body.places or len(set(body.places)) != len(body.places):
        return Objection("places", {"number": body.entrant})
    if any(not 0 <= place < len(entrant.players) for place in body.places):
        return Objection("places", {"number": body.entrant})
    former = (Entrant(number, one.former) for number, one in t.entrants.items() if one.former)
    found = clash(body.players, t.entrants, t.people) or twice([*former, Entrant(0, body.players)])
    refusal = substitution(
        t.regulation,
        t.notice.format,
        completed=t.completed,
        rounds=t.rounds_foreseen,
        leaving=len(body.places),
        before=entrant.substituted,
        newcomers=not found,
        first_positions_out=t.published == 1 and not t.completed,
        told=body.told_before,
    )
    return Objection(refusal.reason, refusal.facts, refusal.cite) if refusal else None


def referred(t: Tournament, body: e.Referred, at: float) -> Objection | None:
    return known(t, body.entrant) or (None if body.player is None else _outside(t, body.entrant, body.player))
