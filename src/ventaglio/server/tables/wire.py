"""What of a table goes to whom. Nobody else turns tables and entries into messages.

The game's own `redact` and `view` decide about cards; here it is decided about everything around them.
"""

from collections.abc import Mapping
from itertools import accumulate
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from ventaglio.core.codec import encode
from ventaglio.core.seats import TABLE, Place, Seat
from ventaglio.games.common.plugin.opaque import View
from ventaglio.server.tables.due import filled_at, kept_until
from ventaglio.server.tables.entries import (
    Boards,
    Committed,
    Did,
    Drawn,
    Entry,
    FromMessage,
    Opened,
    Sat,
    Started,
)
from ventaglio.server.tables.hinting import allows_hints
from ventaglio.server.tables.pledge import Pledge
from ventaglio.server.tables.pledging import deadline, dealt_at
from ventaglio.server.tables.protocol import (
    AskView,
    BellView,
    ChairView,
    Clock,
    Happened,
    PledgeView,
    State,
    TableView,
    WatcherView,
)
from ventaglio.server.tables.refereeing import BELL_LASTS
from ventaglio.server.tables.table import OPEN, PLAYING, Chair, HostedTable


class Audience(NamedTuple):
    """Through whose eyes somebody looks; ``plays`` tells the player from who only looks on with him."""

    place: Place | None
    plays: bool = False


PUBLIC = Audience(None)


def audience_of(table: HostedTable, person: str) -> Audience | None:
    """Through whose eyes somebody may look, if at all; the empty text is a stranger."""
    place = table.place_of_person(person)
    if place is not None:
        return Audience(place, plays=True)
    watcher = table.watcher(person) if person else None
    if watcher is not None and watcher.admitted:
        return Audience(watcher.place)
    return PUBLIC if table.policy.spectators and not table.kit.sponsored else None


def redact(entry: Entry, audience: Audience, before: HostedTable) -> Entry:
    """What an audience may know of an entry that follows the table ``before``."""
    match entry:
        case Did():
            seat = None if audience.place is None else before.seat_of(audience.place)
            game = before.kit.game
            # Each event is seen from the state before it; the state after the last is not worked out.
            states = accumulate(entry.events, game.fold, initial=before.match)
            shown = (game.redact(event, seat, state) for event, state in zip(entry.events, states, strict=False))
            # Of what nobody has noticed it is not told either that there was something.
            events = tuple(one for one in shown if not before.kit.is_unseen(one))
            # The text of an action may name what only its player knows.
            return Did(entry.by, "", events, "", entry.bot)
        case Committed():
            return replace(entry, secret="", nonce="")
        case Boards():
            return replace(entry, nonce="")
        case Drawn():
            return replace(entry, secret="")
        case Opened():
            return replace(entry, owner="")
        case Started():
            return replace(entry, values={})
        case Sat():
            return replace(entry, person="")
        case FromMessage():
            return entry if entry.sent is UNSET else replace(entry, sent=UNSET)
        case _:
            return entry


def briefly(entry: Entry, audience: Audience, before: HostedTable, after: HostedTable) -> Happened:
    """An entry for whoever was not there: what came of it is seen in the last state, and not drawn for each."""
    return Happened(
        after.seq,
        after.changed_at,
        redact(entry, audience, before),
        turn=_player_on_turn(after),
        in_hand=after.in_hand,
        clock=clock_of(after),
        can_undo=_can_undo(after, audience),
        pending=_pending(after, audience),
    )


def happened(entry: Entry, audience: Audience, before: HostedTable, after: HostedTable) -> Happened:
    """An entry, with what it has changed for an audience."""
    return Telling(entry, before, after).to(audience)


class Telling:
    """An entry that is told to one audience after the other: what is the same for all of them is worked out once."""

    def __init__(self, entry: Entry, before: HostedTable, after: HostedTable) -> None:
        self._entry = entry
        self._before = before
        self._after = after
        self._moved = after.state is not before.state
        self._around = (
            not isinstance(entry, Did)
            or before.status != after.status
            or before.pledge is not after.pledge
            or before.bell is not after.bell
            or (self._moved and _changed_seats(before, after))
        )
        self._turn = _player_on_turn(after)
        self._in_hand = after.in_hand
        self._clock = clock_of(after)
        self._finished = None
        if isinstance(entry, Did) and before.state is not None:
            self._finished = before.kit.finished(before.match, entry.events)
        self._written: dict[Audience, bytes] = {}

    def written(self, audience: Audience) -> bytes:
        """The message for an audience, written once however many look through the same eyes."""
        if audience not in self._written:
            self._written[audience] = encode(self.to(audience))
        return self._written[audience]

    def to(self, audience: Audience) -> Happened:
        """What an audience is told of it."""
        after = self._after
        return Happened(
            after.seq,
            after.changed_at,
            redact(self._entry, audience, self._before),
            table_view(after, audience) if self._around else None,
            view_of(after, audience) if self._moved else None,
            menu_of(after, audience) if self._moved else None,
            self._turn,
            self._in_hand,
            self._clock,
            _can_undo(after, audience),
            _pending(after, audience),
            self._lay(audience),
        )

    def _lay(self, audience: Audience) -> View | None:
        """The table as it lay when a hand was over."""
        if self._finished is None:
            return None
        seat = None if audience.place is None else self._before.seat_of(audience.place)
        return View(self._before.kit.shown(self._finished, seat))


def _changed_seats(before: HostedTable, after: HostedTable) -> bool:
    """Whether somebody sits elsewhere in the game now: partners come to face each other (FITRES 101)."""
    places = range(len(after.chairs)) if after.kit.seats_move else ()
    return any(before.seat_of(place) != after.seat_of(place) for place in places)


def state_of(table: HostedTable, audience: Audience, missed: tuple[Happened, ...] = ()) -> State:
    """The whole table as an audience may know it."""
    return State(
        table.seq,
        table_view(table, audience),
        view_of(table, audience),
        menu_of(table, audience),
        _player_on_turn(table),
        table.in_hand,
        clock_of(table),
        _can_undo(table, audience),
        _pending(table, audience),
        missed,
    )


def view_of(table: HostedTable, audience: Audience) -> View | None:
    """The cards that an audience sees."""
    if table.state is None:
        return None
    seat = None if audience.place is None else table.seat_of(audience.place)
    return View(table.kit.shown(table.state, seat))


def menu_of(table: HostedTable, audience: Audience) -> object:
    """What a player may do; nobody else may do anything."""
    if audience.place is None or not audience.plays or table.status != PLAYING or table.foreign:
        return None
    return table.kit.listed(table.match, table.seat_of(audience.place))


def _player_on_turn(table: HostedTable) -> Seat | None:
    return table.turn if table.status == PLAYING and table.turn != TABLE else None


def table_view(table: HostedTable, audience: Audience) -> TableView:
    """The table apart from its cards."""
    pledge, ask = table.pledge, table.ask
    return TableView(
        id=table.id,
        game=table.kit.game.name,
        plain=table.kit.plays,
        live=table.kit.referee is not None,
        clockwise=table.kit.clockwise,
        headers=table.headers,
        policy=table.policy,
        status=table.status,
        owner=_owns(table, audience),
        chairs=tuple(_chair_view(table, place, chair) for place, chair in enumerate(table.chairs)),
        pledge=None if pledge is None else _pledge_view(table, pledge),
        ask=None if ask is None else AskView(ask.what, ask.place, tuple(sorted(ask.agreed))),
        paused=table.paused_at is not None,
        watchers=tuple(WatcherView(one.person, one.name, one.place, one.admitted) for one in table.watchers),
        tournament=table.tournament,
        foreign=table.foreign,
        own_measure=table.own_measure,
        host=None if table.reserved else table.place_of_person(table.host),
        hints=audience.plays and allows_hints(table, audience.place),
        unrated=table.unrated,
        sides=tuple(one.side for one in table.kit.standings(table.setting)) if table.status == OPEN else (),
        begins_at=filled_at(table),
        again=table.again,
        club=table.club,
        bell=_bell_view(table),
    )


def _bell_view(table: HostedTable) -> BellView | None:
    bell, referee = table.bell, table.kit.referee
    if bell is None or referee is None:
        return None
    return BellView(bell.place, bell.at + BELL_LASTS, referee.likely(table.match))


def _pledge_view(table: HostedTable, pledge: Pledge) -> PledgeView:
    proof = pledge.proof(secret=False)
    return PledgeView(
        pledge.deal,
        pledge.commitment,
        pledge.label,
        proof.contributions,
        pledge.dealt,
        pledge.scheme,
        proof.commitments,
        proof.without,
        pledge.closed_at is not None or pledge.boards is not None,
        deadline(table),
        table.voided,
        proof.event,
        dealt_at(table),
    )


def _owns(table: HostedTable, audience: Audience) -> bool:
    place = audience.place
    return audience.plays and place is not None and not table.reserved and table.chairs[place].person == table.host


def _chair_view(table: HostedTable, place: Place, chair: Chair) -> ChairView:
    kind = "bot" if chair.level else "person" if chair.person else "empty"
    ready = table.pledge is not None and place in table.pledge.ready
    away = chair.away_since is not None
    kept = kept_until(table, place)
    seat = table.seat_of(place)
    return ChairView(
        chair.name, kind, seat, chair.level, away, chair.stand_in, ready, chair.avatar, chair.away_since, kept
    )


def _can_undo(table: HostedTable, audience: Audience) -> bool:
    if audience.place is None or not audience.plays or not table.marks or table.status != PLAYING or table.foreign:
        return False
    mine = table.marked_by == table.seat_of(audience.place)
    return mine and (table.policy.undo == "consent" or (table.policy.undo == "turn" and table.turn == table.marked_by))


def clock_of(table: HostedTable) -> Clock | None:
    """Whose time is running."""
    place = table.turn_place
    if table.status != PLAYING or table.foreign or table.paused_at is not None or table.bell is not None:
        return None
    if place is None or table.allowed is None:
        return None
    if table.chairs[place].driver or table.time_up:
        return None
    if table.warned_at is not None:
        return Clock(place, table.warned_at + table.grace, warned=True)
    return Clock(place, table.turn_since + table.allowed, warned=False)


def _pending(table: HostedTable, audience: Audience) -> Mapping[str, object] | None:
    referee = table.kit.referee
    if referee is None or table.state is None:
        return None
    seat = TABLE if audience.place is None or table.status == OPEN else table.seat_of(audience.place)
    return referee.pending(table.state, seat)
