"""What goes on record of a match that is played at tables of the server, once none of them is in play any more."""

from collections.abc import Callable, Sequence
from typing import Final

from ventaglio.server.desk.places import seats
from ventaglio.server.tables.entries import BotSat, Entry, Sat, StoodIn, TimeUp
from ventaglio.server.tables.table import OVER, HostedTable
from ventaglio.tournaments.director.events import (
    CameLate,
    Happening,
    Scored,
    Sheets,
    Stop,
    Stopped,
    Verified,
)
from ventaglio.tournaments.director.lateness import forfeit_after
from ventaglio.tournaments.director.terms import Number
from ventaglio.tournaments.director.tournament import Round, Tournament

PATIENCE: Final = 600
"""Seconds for which an incomplete table waits where the code does not say how long."""

BOTH: Final = frozenset({0, 1})


def outcome(
    t: Tournament,
    one: Round,
    table: int,
    lives: Sequence[HostedTable],
    since_start: float,
    boards: Sheets = (),
    bots: tuple[Number, ...] = (),
) -> tuple[Happening, ...]:
    """The sheets as they were played, or what takes their place.

    ``boards``, where each of these has its own; ``bots``: for whom a bot played.
    """
    duplicate = t.regulation.boards is not None
    if all(live.status == OVER and not live.why_closed for live in lives):
        sheets = boards if duplicate else _reached(lives)
        scored = Scored(one.number, table, sheets, bots)
        return (scored, Verified(one.number, table, sheets)) if t.notice.double_check else (scored,)
    waited_for = frozenset[int]().union(*(incomplete(live) for live in lives if live.state is None))
    limit = forfeit_after(t.regulation)
    if waited_for and limit is not None:
        seconds = max(int(since_start), limit + 1)
        return tuple(CameLate(one.number, table, side, seconds) for side in sorted(waited_for))
    gone = waited_for.union(*map(_gone, lives)) or BOTH
    if gone == BOTH:
        return (Stopped(one.number, table, Stop.BOTH_LEFT),)
    # Half a match cannot be compared with whole ones.
    begun = all(live.state is not None for live in lives) and not duplicate
    return (Stopped(one.number, table, Stop.LEFT, min(gone), _reached(lives) if begun else ()),)


def incomplete(live: HostedTable) -> frozenset[int]:
    """The sides that have not taken all their places."""
    return frozenset(place % 2 for place, chair in enumerate(live.chairs) if not chair.taken)


def _gone(live: HostedTable) -> frozenset[int]:
    """The sides that left a match which had begun."""
    if live.state is None or (live.status == OVER and not live.why_closed):
        return frozenset()
    if live.closed_by is not None:
        return frozenset({live.closed_by % 2})
    if live.status == OVER:
        return frozenset(one.side for one in live.kit.standings(live.state) if not one.won)
    return frozenset(place % 2 for place in live.people) if live.why_closed == "deserted" else frozenset()


def _reached(lives: Sequence[HostedTable]) -> Sheets:
    """The totals of both sides at each table, as they stand."""
    found = []
    for live in lives:
        first, second, *_ = live.kit.standings(live.match)
        found.append((int(first.score), int(second.score)))
    return tuple(found)


TO_SIT: Final = 60
"""Seconds after the start in which nobody is late: the tables open with it, and people have to find theirs."""

Logged = Sequence[tuple[float, Entry]]
"""The entries of a table's log, each with its time."""


def came_late(
    t: Tournament, one: Round, table: int, logs: Sequence[Logged], since: Callable[[float], float]
) -> tuple[CameLate, ...]:
    """What goes on record of sides that were not complete at the start (F19 40, INT 34), once a match has begun.

    ``since`` tells how many seconds people have had since a moment.
    """
    if not t.regulation.late.value or one.started is None:
        return ()
    started = since(one.started)
    seconds = [0, 0]
    for log in logs:
        for at, entry in log:
            if isinstance(entry, Sat):
                side = entry.place % 2
                seconds[side] = max(seconds[side], int(started - since(at)))
    known = one.result(table).late
    return tuple(
        CameLate(one.number, table, side, late)
        for side, late in enumerate(seconds)
        if late > TO_SIT and not known[side]
    )


def played_by_bots(t: Tournament, one: Round, table: int, logs: Sequence[Logged]) -> tuple[Number, ...]:
    """The entrants of a match for whom a bot took a place, stood in or finished a turn."""
    places = {
        (sheet, entry.place)
        for sheet, log in enumerate(logs)
        for _, entry in log
        if isinstance(entry, BotSat | StoodIn | TimeUp)
    }
    seated = seats(t, one, one.matches[table])
    return tuple(sorted({number for (number, _), seat in seated.items() if (seat.sheet, seat.place) in places}))
