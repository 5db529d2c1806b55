"""What may be put on record of a round: its draft, its positions, its start and its time-out."""

from collections import Counter

from msgspec.structs import replace

from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.movements.mover import mover
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.standings import field
from ventaglio.tournaments.director.terms import Format, Number
from ventaglio.tournaments.director.tournament import Result, Round, Tournament


def drafted(t: Tournament, body: e.Drafted, at: float) -> Objection | None:
    if not t.seed:
        return Objection("entries-open")
    if body.round != t.published + 1 or body.round > t.notice.rounds:
        return Objection("round-next", {"round": body.round, "next": t.published + 1, "rounds": t.notice.rounds})
    if t.missing(t.published):
        return missing_results(t)
    index, phase, step = t.notice.phase_of(body.round)
    if phase.groups and (not t.groups or t.groups_of_phase != index):
        return Objection("groups-not-cut", {"round": body.round}, t.regulation.provisional_minutes.cite)
    # Who leaves later leaves an empty place: the lines are as long as they were in the first round.
    lines = [len(order) for order in body.orders] or [len(t.playing(body.round))] * (step == 1)
    bounds = (mover(phase.movement).most_rounds(phase, line) for line in lines)
    most = min((bound for bound in bounds if bound is not None), default=phase.rounds)
    if phase.rounds > most:
        return Objection("mitchell-bound", {"rounds": phase.rounds, "most": most}, t.regulation.movements.cite)
    return _positions(t, body.round, body.matches, body.rests)


def _positions(t: Tournament, round_: int, matches: tuple[e.Match, ...], rests: tuple[Number, ...]) -> Objection | None:
    """Everybody who is there is at one table or rests, once; nobody else is."""
    seated = Counter([n for match in matches for side in match.sides for n in side] + list(rests))
    here = set(t.playing(round_))
    for number, times in seated.items():
        if number not in here:
            return Objection("not-here", {"number": number})
        if times > 1:
            return Objection("seated-twice", {"number": number})
    left_out = sorted(here - set(seated))
    if left_out:
        return Objection("left-out", {"number": left_out[0], "others": len(left_out) - 1})
    tables = Counter(match.table for match in matches)
    double = next((table for table, times in tables.items() if times > 1), None)
    if double is not None:
        return Objection("table-twice", {"table": double})
    size = t.side_size
    crooked = next((match.table for match in matches if any(len(side) != size for side in match.sides)), None)
    return Objection("side-size", {"table": crooked, "size": size}) if crooked is not None else None


def rearranged(t: Tournament, body: e.Rearranged, at: float) -> Objection | None:
    if t.draft is None or t.draft.number != body.round:
        return Objection("no-draft", {"round": body.round})
    if not body.why.strip():
        return Objection("no-reason")
    return _positions(t, body.round, body.matches, body.rests) or _rest_again(t, body)


def _rest_again(t: Tournament, body: e.Rearranged) -> Objection | None:
    """Nobody rests more often in a session than the code says while others have not (F19 40, INT 34)."""
    norm, rested = t.regulation.rests_per_session, t.rests()
    if not mover(t.notice.phase_of(body.round)[1].movement).by_standing:
        return None
    plays = (number for match in body.matches for side in match.sides for number in side)
    waiting = {t.group_of(number) for number in plays if rested.get(number, 0) < norm.value}
    for number in body.rests:
        if rested.get(number, 0) >= norm.value and t.group_of(number) in waiting:
            return Objection("rested", {"number": number}, norm.cite)
    return None


def published(t: Tournament, body: e.Published, at: float) -> Objection | None:
    draft = t.draft
    if draft is None or draft.number != body.round:
        return Objection("no-draft", {"round": body.round})
    # Somebody may have left or come since the draft was made, or a result been put right.
    wrong = _positions(t, body.round, tuple(draft.matches.values()), draft.rests)
    if wrong or not draft.drafted.ranking or not mover(t.notice.phase_of(body.round)[1].movement).by_standing:
        return wrong
    if draft.drafted.ranking != field(t):
        return Objection("stale-draft", {"round": body.round}, t.regulation.correction.cite)
    return None


def recalled(t: Tournament, body: e.Recalled, at: float) -> Objection | None:
    current = t.current
    if current is None or current.number != body.round or t.draft is not None:
        return Objection("round-unknown", {"round": body.round})
    if current.started is not None or current.results:
        return Objection("begun-round", {"round": body.round}, t.regulation.recall.cite)
    if current.stands:
        return Objection("positions-stand", {"round": body.round}, t.regulation.correction.cite)
    return None if body.why.strip() else Objection("no-reason")


def out(t: Tournament, number: int) -> Round | Objection:
    one = t.round(number)
    if one is None or one.published is None:
        return Objection("round-unknown", {"round": number})
    return one


def started(t: Tournament, body: e.Started, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    return Objection("begun-round", {"round": body.round}) if one.started is not None else None


def time_called(t: Tournament, body: e.TimeCalled, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    if one.started is None:
        return Objection("not-started", {"round": body.round})
    return Objection("time-called", {"round": body.round}) if one.time_called is not None else None


def sat_wrongly(t: Tournament, body: e.SatWrongly, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    if not t.regulation.wrong_seats_stand.value:
        return Objection("wrong-seats", {"round": body.round}, t.regulation.wrong_seats_stand.cite)
    if body.warned and not t.regulation.wrong_seats_warned.value:
        return Objection("no-seat-warnings", {}, t.regulation.wrong_seats_warned.cite)
    changed = {match.table: match for match in body.matches}
    for table in changed:
        if table not in one.matches:
            return Objection("table-unknown", {"round": body.round, "table": table})
        if replace(one.result(table), entries=()) != Result():
            return Objection("scored", {"round": body.round, "table": table})
    seated = {number for match in body.matches for side in match.sides for number in side}
    elsewhere = next((number for number in body.warned if number not in seated), None)
    if elsewhere is not None:
        return Objection("not-here", {"number": elsewhere})
    return _positions(t, body.round, tuple({**one.matches, **changed}.values()), one.rests)


def lined_up(t: Tournament, body: e.LinedUp, at: float) -> Objection | None:
    if t.notice.format is not Format.TEAMS:
        return Objection("no-teams", {}, t.regulation.formats.cite)
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    found = one.side_of(body.team)
    if found is None:
        return Objection("not-here", {"number": body.team})
    places = [place for pair in body.pairs for place in pair]
    if len(set(places)) != 4 or max(places) >= len(t.entrants[body.team].players) or min(places) < 0:
        return Objection("line-up", {"number": body.team})
    if one.started is not None:
        return Objection("begun-round", {"round": body.round}, t.regulation.formats.cite)
    earlier = [past.lineups[body.team] for past in t.rounds[: body.round - 1] if body.team in past.lineups]
    if earlier and body.pairs != earlier[0] and not t.regulation.line_up_changes.value:
        return Objection("line-up-stays", {"number": body.team}, t.regulation.line_up_changes.cite)
    return None


def hosted(t: Tournament, body: e.Hosted, at: float) -> Objection | None:
    one = out(t, body.round)
    if isinstance(one, Objection):
        return one
    if not t.notice.online:
        return Objection("not-online")
    if body.table not in one.matches:
        return Objection("table-unknown", {"round": body.round, "table": body.table})
    if body.table in one.hosted or len(body.live) != t.tables:
        return Objection("hosted-already", {"round": body.round, "table": body.table})
    return None


def session_began(t: Tournament, body: e.SessionBegan, at: float) -> Objection | None:
    return missing_results(t) if t.published and t.missing(t.published) else None


def missing_results(t: Tournament) -> Objection:
    tables = ", ".join(map(str, t.missing(t.published)[:20]))
    return Objection("missing", {"round": t.published, "tables": tables})
