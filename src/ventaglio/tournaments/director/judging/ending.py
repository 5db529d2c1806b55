"""What may be put on record of rankings: shown, checked, definitive; groups, prizes, the end."""

from collections import Counter
from math import ceil

from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.judging import money
from ventaglio.tournaments.director.judging.rounds import missing_results
from ventaglio.tournaments.director.objections import Objection
from ventaglio.tournaments.director.standings import standings
from ventaglio.tournaments.director.tournament import Tournament


def standings_posted(t: Tournament, body: e.StandingsPosted, at: float) -> Objection | None:
    if not 0 < body.after <= t.completed:
        return missing_results(t)
    if body.rows != tuple(row.row for row in standings(t, body.after)):
        return Objection("stale-standings", {"round": body.after})
    if body.checking and body.after != t.completed:
        return Objection("checking-last", {"round": t.completed})
    return None


def locked(t: Tournament, body: e.Locked, at: float) -> Objection | None:
    norm = t.regulation.provisional_minutes
    posting = next((one for one in t.posted if one.after == body.after and one.checking), None)
    if 0 < body.after <= t.locked:
        return Objection("locked", {"round": body.after}, norm.cite)
    if posting is None or body.after != t.completed:
        return Objection("not-shown", {"round": body.after}, norm.cite)
    seconds = norm.value * 60 - (at - posting.at)
    if seconds > 0:
        minutes = ceil(seconds / 60)
        return Objection("checking", {"minutes": minutes, "of": norm.value}, norm.cite)
    if t.posted[-1].rows != tuple(row.row for row in standings(t, body.after)):
        return Objection("stale-standings", {"round": body.after}, norm.cite)
    return None


def groups_cut(t: Tournament, body: e.GroupsCut, at: float) -> Objection | None:
    if t.completed >= t.notice.rounds or t.draft is not None or t.completed != t.published:
        return Objection("cut-when", {"round": t.completed + 1})
    _, phase, step = t.notice.phase_of(t.completed + 1)
    if not phase.groups or step != 1:
        return Objection("cut-when", {"round": t.completed + 1})
    if t.locked < t.completed:
        return Objection("cut-unlocked", {"round": t.completed}, t.regulation.provisional_minutes.cite)
    members = Counter(n for group in body.groups for n in group)
    for number, times in members.items():
        if number not in t.entrants:
            return Objection("no-entrant", {"number": number})
        if times > 1:
            return Objection("seated-twice", {"number": number})
    left_out = [number for number in t.playing(t.published + 1) if number not in members]
    return Objection("left-out", {"number": left_out[0], "others": len(left_out) - 1}) if left_out else None


def prizes_set(t: Tournament, body: e.PrizesSet, at: float) -> Objection | None:
    norm = t.regulation.prize_ranks
    for prize in body.prizes:
        if prize.rank < 1 or prize.cents < 0:
            return Objection("prize", {"rank": prize.rank})
        if norm.value is not None and prize.rank > norm.value:
            return Objection("prize-ranks", {"rank": prize.rank, "most": norm.value}, norm.cite)
    return money.pot(t, body.pot) if body.pot is not None else None


def interrupted(t: Tournament, body: e.Interrupted, at: float) -> Objection | None:
    return None if body.why.strip() else Objection("no-reason")


def ended(t: Tournament, body: e.Ended, at: float) -> Objection | None:
    if t.interrupted:
        return None
    if t.completed < t.notice.rounds:
        return Objection("rounds-left", {"rounds": t.notice.rounds, "completed": t.completed}, t.regulation.absent.cite)
    if t.locked < t.notice.rounds:
        return Objection("end-unlocked", {"round": t.notice.rounds}, t.regulation.provisional_minutes.cite)
    return None


def remarked(t: Tournament, body: e.Remarked, at: float) -> Objection | None:
    return None if body.text.strip() else Objection("no-reason")


def imported(t: Tournament, body: e.Imported, at: float) -> Objection | None:
    """It speaks of all that stands before it, and of nothing else."""
    return None if body.lines == t.seq else Objection("imported-lines", {"lines": body.lines, "of": t.seq})
