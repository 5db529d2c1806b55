"""What a table does by itself, and when: deal, let bots play, watch the clock, call somebody in for who is away."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final
from zlib import crc32

from ventaglio.core.game import Agent
from ventaglio.core.refusal import IllegalAction
from ventaglio.core.seats import TABLE, Place, Seat
from ventaglio.games.common.bots.levels import quick_one
from ventaglio.games.common.plugin.opaque import Action, Menu, View
from ventaglio.law.referee.live.noticing import Noticed
from ventaglio.server.tables.doing import did, reveal, start
from ventaglio.server.tables.entries import (
    AskEnded,
    BellEnded,
    Closed,
    Entry,
    Resumed,
    StoodIn,
    TimeUp,
    Warned,
    Went,
)
from ventaglio.server.tables.pledging import Chance, Due, deal_dues
from ventaglio.server.tables.refereeing import BELL_LASTS, noticing
from ventaglio.server.tables.table import OPEN, PLAYING, HostedTable

ASK_LASTS: Final = 30.0
LONGEST_PAUSE: Final = 600.0
LOTS: Final = 1000
"""From how many lots the one is drawn that decides about a card taken blindly."""
DESERTED_AFTER: Final = 600.0
"""Seconds after which a match of a tournament is given up whose people are all away: others wait for its result."""
KEPT_FOR: Final = 7 * 24 * 3600.0
"""Seconds for which any other match waits for its people, who are all away."""
ARRIVES_WITHIN: Final = 60.0
"""Seconds in which whoever took a place is expected at the table, once the match begins."""
UNUSED_AFTER: Final = 3600.0
"""Seconds after which a table is closed at which nobody has begun to play."""
LOOK_AROUND: Final = 3.0
"""Seconds between the last who sat down and a match that begins by itself."""
COUNT_AFTER: Final = 15.0
"""Seconds in which the referee can be called at a live-table before a hand is counted."""
AT_FIRST: Final = 1.3
IN_HIS_TURN: Final = 0.8
"""How many times his usual time a bot ponders on average, when his turn begins and once he knows what he wants."""


def due(table: HostedTable) -> Due | None:
    """The next thing that a table does by itself, if nothing happens before."""
    return min(_dues(table), key=lambda one: one.at, default=None)


def _dues(table: HostedTable) -> Iterator[Due]:
    if table.status == OPEN:
        yield Due(table.changed_at + UNUSED_AFTER, lambda chance: (Closed("given-up"),))
        if (begins := filled_at(table)) is not None:
            yield Due(begins, lambda chance: start(table))
        return
    # A match whose edition is not here waits for it: nothing is thrown away meanwhile.
    if table.status != PLAYING or table.foreign:
        return
    if table.ask is not None:
        yield Due(table.ask.at + ASK_LASTS, lambda chance: (AskEnded("late"),))
    if table.paused_at is not None:
        yield Due(table.paused_at + LONGEST_PAUSE, lambda chance: (Resumed(),))
        return
    if table.people and not table.present:
        yield Due(deserted_at(table), lambda chance: (*reveal(table), Closed("deserted")))
        # A match whose people have all gone waits for them: it is theirs, and nobody plays it in their place.
        if all(table.chairs[place].stand_in for place in table.people):
            return
    yield from _stand_ins(table)
    if table.bell is not None:
        yield _simply(table.bell.at + BELL_LASTS, BellEnded("late"))
        return
    own = table.kit.own_action(table.match)
    noticed = next(noticing(table), None)
    if noticed is not None:
        yield Due(table.acted_at + table.policy.pace, lambda chance: _bot_calls(table, *noticed, chance))
    elif own is not None:
        waits = bool(table.kit.referee and table.present)
        counted = max(table.acted_at, table.quiet_until) + COUNT_AFTER if waits else table.acted_at
        yield Due(counted, lambda chance: did(table, TABLE, own))
    elif table.turn == TABLE:
        yield from deal_dues(table)
    else:
        yield from _turn(table)


def filled_at(table: HostedTable) -> float | None:
    """When a match begins by itself: as soon as every place is taken, or bots take the rest. Who has just come has a
    moment to look around."""
    if not table.policy.fill or table.status != OPEN or not table.people:
        return None
    full = all(chair.taken for chair in table.chairs)
    return max(table.changed_at + LOOK_AROUND, 0.0 if full else table.opened_at + table.policy.fill)


def _stand_ins(table: HostedTable) -> Iterator[Due]:
    for place, chair in enumerate(table.chairs):
        if chair.person and not chair.arrived and chair.away_since is None:
            yield _simply(max(table.started_at, table.quiet_until) + ARRIVES_WITHIN, Went(place))
        elif (kept := kept_until(table, place)) is not None:
            if table.policy.stand_ins:
                yield _simply(kept, StoodIn(place, table.policy.level))
            else:
                yield _left_at(table, place, kept)


def _left_at(table: HostedTable, place: Place, at: float) -> Due:
    """The end of a match that somebody has left for too long, where nobody plays in his place (F19 39)."""
    return Due(at, lambda chance: (*reveal(table), Closed("deserted", place)))


def deserted_at(table: HostedTable) -> float:
    """When a match is given up whose people are all away."""
    last = max(chair.away_since or 0.0 for chair in table.chairs)
    return last + (DESERTED_AFTER if table.reserved else KEPT_FOR)


def kept_until(table: HostedTable, place: Place) -> float | None:
    """When a bot stands in for somebody who is away, or a tournament's match ends for it; never while nobody waits."""
    chair = table.chairs[place]
    if not table.policy.stand_ins and not table.reserved:
        return None
    waits = table.status == PLAYING and table.paused_at is None and table.present and not table.foreign
    if not waits or chair.away_since is None or chair.stand_in:
        return None
    return chair.away_since + table.policy.grace


def _simply(at: float, *entries: Entry) -> Due:
    """Something that depends on no chance."""
    return Due(at, lambda chance: entries)


def _calls(table: HostedTable, at: float, seat: Seat, action: Action) -> Due:
    return Due(at, lambda chance: did(table, seat, action, bot=True))


def _bot_calls(table: HostedTable, place: Place, noticed: Noticed, chance: Chance) -> tuple[Entry, ...]:
    """A bot calls the referee for a mistake that it has noticed."""
    assert table.kit.referee is not None
    request = table.kit.referee.called(noticed.number, noticed.told, chance.rng(table, place).randrange(LOTS))
    return did(table, table.seat_of(place), request, bot=True)


# ── A turn ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def _turn(table: HostedTable) -> Iterator[Due]:
    place = table.turn_place
    if place is None:
        return
    interruption = next(_interruptions(table), None)
    if interruption is not None:
        yield interruption
        return
    if table.chairs[place].driver or table.time_up:
        yield Due(
            table.acted_at + ponders(table),
            lambda chance: _bot_plays(table, place, chance),
            lambda chance: _bot_thinks(table, place, chance),
        )
    elif table.allowed is not None and table.chairs[place].away_since is None:
        yield from _clock(table, place, table.allowed)


def ponders(table: HostedTable) -> float:
    """How long a bot seems to think this time, at the pace of the table: nobody is as quick every time."""
    lot = crc32(f"{table.id} {table.acted_seq}".encode()) / 2**32
    return table.policy.pace * (0.5 + lot) * (IN_HIS_TURN if table.acted_at > table.turn_since else AT_FIRST)


def _bot_thinks(table: HostedTable, place: Place, chance: Chance) -> Callable[[], Action] | None:
    """A choice that takes some thought; None for a bot that chooses quickly."""
    agent = _agent(table, place, chance)
    if quick_one(agent) is agent:
        return None
    return lambda: table.kit.choice(table.match, table.seat_of(place), agent)


def _agent(table: HostedTable, place: Place, chance: Chance) -> Agent[View, Menu, Action]:
    level = table.chairs[place].driver or table.policy.level
    return table.kit.agent(level, chance.rng(table, place))


def _bot_plays(table: HostedTable, place: Place, chance: Chance) -> tuple[Entry, ...]:
    seat = table.seat_of(place)
    try:
        action = chance.thoughts.get((table.id, table.seq))
        if action is None:
            action = table.kit.choice(table.match, seat, quick_one(_agent(table, place, chance)))
        return did(table, seat, action, bot=True)
    except (IllegalAction, ValueError, LookupError):
        # At a table where others have erred a bot may be at a loss; the table goes on all the same.
        return did(table, seat, next(table.kit.game.legal(table.match)), bot=True)


def _interruptions(table: HostedTable) -> Iterator[Due]:
    """What a bot does though another is to act."""
    for seat, action in table.kit.interruptions(table.match):
        place = table.kit.place_of(table.match, seat)
        level = table.chairs[place].driver
        if not level:
            continue
        agent = table.kit.agent(level, Random(0))
        if table.kit.wants(table.match, seat, action, agent):
            yield _calls(table, table.acted_at + table.policy.pace, seat, action)


def _clock(table: HostedTable, place: Place, allowed: float) -> Iterator[Due]:
    """A warning when the time is over, then the code's consequence; where it has none, a bot plays the turn."""
    if table.warned_at is None:
        yield Due(table.turn_since + allowed, lambda chance: (Warned(place, table.grace),))
        return
    yield Due(table.warned_at + table.grace, lambda chance: _expired(table, place))


def _expired(table: HostedTable, place: Place) -> tuple[Entry, ...]:
    action = table.kit.expiry(table.match) if table.policy.clock == "code" else None
    if action is None:
        return (TimeUp(place),)
    try:
        return did(table, TABLE, action)
    except IllegalAction:
        return (TimeUp(place),)
