"""What is left of a tournament when a tap is taken back, and when the rounds to come are planned otherwise."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from ventaglio.tournaments.director import events as e
from ventaglio.tournaments.director.match_folds import barred, came_late, with_result, with_round
from ventaglio.tournaments.director.second_thoughts import PlanChanged, TakenBack, Tap
from ventaglio.tournaments.director.tournament import Tournament

Undo = Callable[[Tournament, e.Entry, TakenBack], Tournament]


def plan_changed(t: Tournament, entry: e.Entry, body: PlanChanged) -> Tournament:
    """Another plan: a draft was drawn by the old one, and so were groups that nobody has played in."""
    made = replace(
        t,
        notice=replace(t.notice, phases=body.phases),
        rounds=t.rounds[: t.published],
        announced_rounds=t.rounds_foreseen if t.published else 0,
    )
    before, phases = t.notice.phases, body.phases
    at = t.groups_of_phase
    begun = bool(t.published) and t.notice.phase_of(t.published)[0] >= at
    stays = at < len(phases) and phases[at].groups == before[at].groups
    return made if not t.groups or begun or stays else _before_the_cut(made)


def _before_the_cut(t: Tournament) -> Tournament:
    groups = t.grouped_before.groups
    if groups:
        members = {number for group in groups for number in group}
        came = tuple(number for group in t.groups for number in group if number not in members)
        groups = (*groups[:-1], (*groups[-1], *came))
    return replace(t, groups=groups, groups_of_phase=t.grouped_before.phase, orders=t.grouped_before.orders)


def taken_back(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    return _UNDO[body.what](t, entry, body)


def lines_taken_back(log: Iterable[e.Entry]) -> dict[int, int]:
    """The lines of a log that count no more, and for each the line that took it back."""
    found: dict[int, int] = {}
    standing: dict[tuple[object, ...], list[int]] = {}
    for entry in log:
        body = entry.body
        if isinstance(body, TakenBack):
            found |= dict.fromkeys(standing.pop(_place(body.what, body), ()), entry.seq)
        for tap, (kind, _) in _DONE_BY.items():
            if isinstance(body, kind):
                standing.setdefault(_place(tap, body), []).append(entry.seq)
    return found


def lines_replaced(log: Iterable[e.Entry]) -> dict[int, int]:
    """The lines of a log in whose place a later one of the same kind has come, and for each that line.

    A second measure of a delay, another score assigned to a match: the later one alone counts.
    """
    back = lines_taken_back(log := tuple(log))
    found: dict[int, int] = {}
    standing: dict[tuple[object, ...], int] = {}
    for entry in log:
        fields = _REPLACED.get(type(entry.body))
        if fields is not None and entry.seq not in back:
            place = type(entry.body), *(getattr(entry.body, field) for field in fields)
            if place in standing:
                found[standing[place]] = entry.seq
            standing[place] = entry.seq
    return found


def _place(tap: Tap, body: object) -> tuple[object, ...]:
    return tap, *(getattr(body, field) for field in _DONE_BY[tap][1])


def _start(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    return with_round(t, replace(t.rounds[body.round - 1], started=None))


def _time_out(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    return with_round(t, replace(t.rounds[body.round - 1], time_called=None))


def _arrival(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    """On the list and not there, as before; who had been given an opponent rests again."""
    number = body.number
    one = replace(t.entrants[number], present=False, since=1, admitted=0)
    made = replace(t, entrants=t.entrants.put(number, one))
    orders = tuple(tuple(None if n == number else n for n in order) for order in made.orders)
    groups = tuple(tuple(n for n in group if n != number) for group in made.groups)
    made = replace(made, orders=orders, groups=groups)
    current = made.current
    seat = current.side_of(number) if current is not None else None
    if current is None or seat is None:
        return made
    match, _ = seat
    others = tuple(n for side in match.sides for n in side if n != number)
    left = {table: kept for table, kept in current.matches.items() if table != match.table}
    return with_round(made, replace(current, matches=left, rests=(*current.rests, *others)))


def _lateness(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    return came_late(t, entry, e.CameLate(body.round, body.table, body.side, 0))


def _sheet_left(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    return with_result(t, entry, body.round, body.table, compiler=None, left_by=None)


def _stop(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    made = with_result(t, entry, body.round, body.table, stopped=None)
    return barred(made, entry, body.round, body.table)


def _arbitral(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    return with_result(t, entry, body.round, body.table, arbitral=None)


def _interruption(t: Tournament, entry: e.Entry, body: TakenBack) -> Tournament:
    return replace(t, interrupted="")


_UNDO: Final[dict[Tap, Undo]] = {
    Tap.START: _start,
    Tap.TIMEOUT: _time_out,
    Tap.ARRIVAL: _arrival,
    Tap.LATENESS: _lateness,
    Tap.SHEET_LEFT: _sheet_left,
    Tap.STOP: _stop,
    Tap.ARBITRAL: _arbitral,
    Tap.INTERRUPTION: _interruption,
}

_DONE_BY: Final[dict[Tap, tuple[type, tuple[str, ...]]]] = {
    Tap.START: (e.Started, ("round",)),
    Tap.TIMEOUT: (e.TimeCalled, ("round",)),
    Tap.ARRIVAL: (e.CheckedIn, ("number",)),
    Tap.LATENESS: (e.CameLate, ("round", "table", "side")),
    Tap.SHEET_LEFT: (e.SheetLeft, ("round", "table")),
    Tap.STOP: (e.Stopped, ("round", "table")),
    Tap.ARBITRAL: (e.Arbitrated, ("round", "table")),
    Tap.INTERRUPTION: (e.Interrupted, ()),
}
"""The line by which each tap comes into the log, and by what of it the tap is found again."""

_REPLACED: Final[dict[type, tuple[str, ...]]] = {
    e.CameLate: ("round", "table", "side"),
    e.SheetLeft: ("round", "table"),
    e.Stopped: ("round", "table"),
    e.Arbitrated: ("round", "table"),
    e.DuplicateAdjusted: ("round", "table", "board"),
}
"""What there is once of each at a match, and by what of it the one before is found."""
