"""What a log makes of a table. `fold` is the only way to change one, and knows nothing but the log."""

from collections.abc import Callable, Iterable
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE, Place
from ventaglio.games.common.plugin import kit_of
from ventaglio.games.common.plugin.opaque import Event, State
from ventaglio.server.tables import pledge as promise
from ventaglio.server.tables.entries import (
    Again,
    Answered,
    Asked,
    AskEnded,
    BellEnded,
    Boards,
    BotSat,
    Came,
    Closed,
    CommitmentsClosed,
    Committed,
    DealVoided,
    Did,
    Drawn,
    Entry,
    FromMessage,
    Left,
    Opened,
    Paused,
    Rang,
    Readied,
    Reopened,
    Resumed,
    Revealed,
    Said,
    Sat,
    SeatCommitted,
    SeatOpened,
    Started,
    StoodIn,
    TakenBack,
    TimeUp,
    Warned,
    WatchAnswered,
    WatchAsked,
    WatchEnded,
    Went,
)
from ventaglio.server.tables.marks import with_mark
from ventaglio.server.tables.table import (
    CLOSED,
    OVER,
    PLAYING,
    Ask,
    Bell,
    Chair,
    CorruptLog,
    HostedTable,
    Watcher,
)


def table_of(table_id: str, at: float, entry: Entry) -> HostedTable:
    """The table that the first entry of a log opens."""
    if not isinstance(entry, Opened):
        raise CorruptLog(f"table {table_id}: the log does not begin with the opening of a table")
    try:
        found = kit_of(entry.game)
    except BadInput as error:
        raise CorruptLog(f"table {table_id}: {error}") from None
    return HostedTable(
        id=table_id,
        seq=1,
        kit=found,
        headers=entry.headers,
        policy=entry.policy,
        owner=entry.owner,
        club=entry.club,
        chairs=(Chair(),) * entry.players,
        opened_at=at,
        changed_at=at,
    )


def fold(table: HostedTable, at: float, entry: Entry) -> HostedTable:
    """The table after one more entry."""
    after = _FOLDS[type(entry)](table, at, entry)
    refs = after.refs
    if isinstance(entry, FromMessage) and entry.sent is not UNSET:
        refs = _remembered(table, entry.sent.place, entry.sent.mark)
    return replace(after, seq=table.seq + 1, changed_at=at, refs=refs)


def _remembered(table: HostedTable, place: Place, mark: str) -> tuple[bytes, ...]:
    """The last marks of everybody, and that of the entry which comes next."""
    refs = list(table.refs or (b"",) * len(table.chairs))
    refs[place] = with_mark(refs[place], mark, table.seq + 1)
    return tuple(refs)


def fold_all(table: HostedTable, at: float, entries: Iterable[Entry]) -> HostedTable:
    """The table after several entries."""
    for entry in entries:
        table = fold(table, at, entry)
    return table


# ── Taking places ────────────────────────────────────────────────────────────────────────────────────────────────────


def _chair(table: HostedTable, place: Place, chair: Chair) -> HostedTable:
    chairs = list(table.chairs)
    chairs[place] = chair
    return replace(table, chairs=tuple(chairs))


def _sat(table: HostedTable, at: float, entry: Sat) -> HostedTable:
    return _chair(table, entry.place, Chair(entry.person, entry.name, avatar=entry.avatar, alike=entry.alike))


def _bot_sat(table: HostedTable, at: float, entry: BotSat) -> HostedTable:
    return _chair(table, entry.place, Chair(name=entry.name, level=entry.level))


def _left(table: HostedTable, at: float, entry: Left) -> HostedTable:
    if entry.sent and (person := table.chairs[entry.place].person):
        table = replace(table, sent_away=table.sent_away | {person})
    return _chair(table, entry.place, Chair())


def _started(table: HostedTable, at: float, entry: Started) -> HostedTable:
    game = table.kit.game
    state = game.open(entry.headers)
    if entry.values and game.reopen is not None and table.kit.rules(state).foreign:
        state = game.reopen(entry.headers, entry.values)
    policy = replace(table.policy, rated=False) if entry.unrated else table.policy
    table = replace(table, headers=entry.headers, state=state, status=PLAYING, started_at=at)
    table = replace(table, policy=policy, unrated=entry.unrated)
    return replace(table, acted_at=at, acted_seq=table.seq + 1)


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _boards(table: HostedTable, at: float, entry: Boards) -> HostedTable:
    return replace(table, boards=entry)


def _committed(table: HostedTable, at: float, entry: Committed) -> HostedTable:
    pledge = promise.committed(max(at, table.quiet_until), entry, table.boards)
    return replace(table, pledge=replace(pledge, ready=table.ready), deals=entry.deal)


def _pledged(table: HostedTable, at: float, entry: Readied | SeatCommitted | SeatOpened | Drawn) -> HostedTable:
    if table.pledge is None:
        return table
    return replace(table, pledge=promise.FOLDS[type(entry)](table.pledge, entry))


def _commitments_closed(table: HostedTable, at: float, entry: CommitmentsClosed) -> HostedTable:
    return (
        table
        if table.pledge is None
        else replace(table, pledge=promise.closed(table.pledge, max(at, table.quiet_until), entry))
    )


def _deal_voided(table: HostedTable, at: float, entry: DealVoided) -> HostedTable:
    ready = table.ready if table.pledge is None else table.pledge.ready
    failed = (*table.failed, *entry.places)
    return replace(table, pledge=None, voided=table.voided + 1, failed=failed, ready=ready)


def _did(table: HostedTable, at: float, entry: Did[Event]) -> HostedTable:
    referee = table.kit.referee
    if table.bell is not None and referee is not None and any(map(referee.ruled, entry.events)):
        rang = table.rung.index(table.bell.place)
        table = replace(_bell_silent(table, at), rung=table.rung[:rang] + table.rung[rang + 1 :])
    game, before = table.kit.game, table.match
    state, turn = before, table.turn
    for event in entry.events:
        state = game.fold(state, event)
    pledge, failed, ready = table.pledge, table.failed, table.ready
    if pledge is not None and table.kit.dealt(entry.events):
        pledge, failed, ready = replace(pledge, dealt=True), (), frozenset()
        table = replace(table, rung=())
    marks = _marks(table, entry)
    refs = table.refs
    if entry.ref and entry.by != TABLE:
        refs = _remembered(table, table.kit.place_of(before, entry.by), entry.ref)
    after = replace(
        table,
        state=state,
        status=OVER if game.turn(state) is None else table.status,
        pledge=pledge,
        failed=failed,
        ready=ready,
        acted_seq=table.seq + 1,
        acted_at=at,
        marks=marks,
        marked_by=entry.by,
        # What was asked belonged to the moment.
        ask=None if table.ask is not None and table.ask.what == "undo" else table.ask,
        refs=refs,
        why_closed="abandoned" if table.kit.abandoned(entry.events) else "",
    )
    if after.turn != turn or any(map(table.kit.restarts_clock, entry.events)):
        return _new_turn(after, at)
    return after


def _marks(table: HostedTable, entry: Did[Event]) -> tuple[tuple[int, State], ...]:
    """Where one can go back to after this: nowhere once somebody has seen a card that chance had hidden."""
    if entry.by == TABLE or any(map(table.kit.is_final, entry.events)) or table.kit.hand_over(entry.events):
        return ()
    kept = table.marks if entry.by == table.marked_by else ()
    return (*kept, (table.acted_seq, table.match))


def _new_turn(table: HostedTable, at: float) -> HostedTable:
    """A turn begins, and with it its time."""
    allowed, grace = None, 0.0
    if table.turn_place is not None:
        if table.policy.clock == "code" and (code := table.kit.allowance(table.match)) is not None:
            allowed, grace = code
        elif table.policy.clock == "relaxed":
            allowed, grace = table.policy.seconds, RELAXED_GRACE
    since = max(at, table.quiet_until)
    return replace(table, turn_since=since, allowed=allowed, grace=grace, warned_at=None, time_up=False)


RELAXED_GRACE: Final = 10.0
"""The seconds that a relaxed clock leaves after its warning."""


def _revealed(table: HostedTable, at: float, entry: Revealed) -> HostedTable:
    if table.boards is not None:
        table = replace(table, told=(*table.told, entry.label))
    mine = table.pledge is not None and table.pledge.label == entry.label
    return replace(table, pledge=None) if mine else table


def _taken_back(table: HostedTable, at: float, entry: TakenBack) -> HostedTable:
    turn = table.turn
    while table.marks:
        seq, state = table.marks[-1]
        table = replace(table, marks=table.marks[:-1], state=state)
        if seq <= entry.to:
            break
    turn_came_back = table.turn != turn
    table = replace(table, ask=None, acted_seq=table.seq + 1, acted_at=at)
    return _new_turn(table, at) if turn_came_back else table


def _warned(table: HostedTable, at: float, entry: Warned) -> HostedTable:
    return replace(table, warned_at=at)


def _time_up(table: HostedTable, at: float, entry: TimeUp) -> HostedTable:
    return replace(table, time_up=True)


# ── Agreeing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _asked(table: HostedTable, at: float, entry: Asked) -> HostedTable:
    asked_at = max(at, table.quiet_until)
    return replace(table, ask=Ask(entry.what, entry.place, asked_at, frozenset({entry.place})))


def _answered(table: HostedTable, at: float, entry: Answered) -> HostedTable:
    if table.ask is None or not entry.yes:
        return table
    return replace(table, ask=replace(table.ask, agreed=table.ask.agreed | {entry.place}))


def _ask_ended(table: HostedTable, at: float, entry: AskEnded) -> HostedTable:
    return replace(table, ask=None)


def _paused(table: HostedTable, at: float, entry: Paused) -> HostedTable:
    return replace(_bell_silent(table, at), ask=None, paused_at=at)


def _resumed(table: HostedTable, at: float, entry: Resumed) -> HostedTable:
    """Everything that was running goes on as if the pause had not been."""
    if table.paused_at is None:
        return table
    return replace(_later(table, at - table.paused_at), paused_at=None)


def _later(table: HostedTable, lost: float) -> HostedTable:
    """The table whose clocks have stood still for some seconds."""
    pledge = table.pledge
    return replace(
        table,
        turn_since=table.turn_since + lost,
        acted_at=table.acted_at + lost,
        warned_at=None if table.warned_at is None else table.warned_at + lost,
        pledge=None if pledge is None else pledge.moved(lambda since: since + lost),
    )


def _rang(table: HostedTable, at: float, entry: Rang) -> HostedTable:
    return replace(table, bell=Bell(entry.place, max(at, table.quiet_until)), rung=(*table.rung, entry.place))


def _bell_ended(table: HostedTable, at: float, entry: BellEnded) -> HostedTable:
    return _bell_silent(table, at)


def _bell_silent(table: HostedTable, at: float) -> HostedTable:
    """The referee is no longer at the table: clocks go on where they stood when somebody rang."""
    return table if table.bell is None else replace(_later(table, max(0.0, at - table.bell.at)), bell=None)


def _reopened(table: HostedTable, at: float, entry: Reopened) -> HostedTable:
    """What was running when the house closed goes on where it stood, once people have had time to come back."""
    quiet_until = entry.opened + entry.seconds

    def moved(since: float) -> float:
        ran = max(0.0, entry.closed - since)
        return max(since, quiet_until - ran)

    def maybe(since: float | None) -> float | None:
        return None if since is None else moved(since)

    ask, pledge, bell = table.ask, table.pledge, table.bell
    return replace(
        table,
        reopened_at=entry.opened,
        quiet_until=quiet_until,
        turn_since=moved(table.turn_since),
        warned_at=maybe(table.warned_at),
        paused_at=maybe(table.paused_at),
        ask=None if ask is None else replace(ask, at=moved(ask.at)),
        bell=None if bell is None else replace(bell, at=moved(bell.at)),
        pledge=None if pledge is None else pledge.moved(moved),
        chairs=tuple(replace(chair, away_since=maybe(chair.away_since)) for chair in table.chairs),
    )


# ── Coming and going ─────────────────────────────────────────────────────────────────────────────────────────────────


def _went(table: HostedTable, at: float, entry: Went) -> HostedTable:
    since = max(at, table.quiet_until)
    return _chair(table, entry.place, replace(table.chairs[entry.place], away_since=since))


def _came(table: HostedTable, at: float, entry: Came) -> HostedTable:
    chair = table.chairs[entry.place]
    table = _chair(table, entry.place, replace(chair, arrived=True, away_since=None, stand_in=""))
    # Whoever takes a turn back from a bot has the time of a turn; others could stall by going and coming.
    return _new_turn(table, at) if chair.stand_in and table.turn_place == entry.place else table


def _stood_in(table: HostedTable, at: float, entry: StoodIn) -> HostedTable:
    return _chair(table, entry.place, replace(table.chairs[entry.place], stand_in=entry.level))


def _said(table: HostedTable, at: float, entry: Said) -> HostedTable:
    return table


def _watch_asked(table: HostedTable, at: float, entry: WatchAsked) -> HostedTable:
    return replace(table, watchers=(*table.watchers, Watcher(entry.person, entry.name, entry.place)))


def _watch_answered(table: HostedTable, at: float, entry: WatchAnswered) -> HostedTable:
    found = []
    for one in table.watchers:
        if one.person != entry.person:
            found.append(one)
        elif entry.yes:
            found.append(replace(one, admitted=True))
        else:
            found.append(replace(one, objections=one.objections | {entry.place}))
    return replace(table, watchers=tuple(found))


def _watch_ended(table: HostedTable, at: float, entry: WatchEnded) -> HostedTable:
    return replace(table, watchers=tuple(one for one in table.watchers if one.person != entry.person))


def _closed(table: HostedTable, at: float, entry: Closed) -> HostedTable:
    return replace(table, status=CLOSED, why_closed=entry.why, closed_by=entry.place)


def _again(table: HostedTable, at: float, entry: Again) -> HostedTable:
    return replace(table, again=entry.table)


_FOLDS: Final[dict[type, Callable[..., HostedTable]]] = {
    Sat: _sat,
    Again: _again,
    BotSat: _bot_sat,
    Left: _left,
    Started: _started,
    Boards: _boards,
    Committed: _committed,
    SeatCommitted: _pledged,
    Readied: _pledged,
    CommitmentsClosed: _commitments_closed,
    SeatOpened: _pledged,
    DealVoided: _deal_voided,
    Drawn: _pledged,
    Did: _did,
    Revealed: _revealed,
    TakenBack: _taken_back,
    Asked: _asked,
    Answered: _answered,
    AskEnded: _ask_ended,
    Paused: _paused,
    Resumed: _resumed,
    Rang: _rang,
    BellEnded: _bell_ended,
    Reopened: _reopened,
    Went: _went,
    Came: _came,
    StoodIn: _stood_in,
    Warned: _warned,
    TimeUp: _time_up,
    Said: _said,
    WatchAsked: _watch_asked,
    WatchAnswered: _watch_answered,
    WatchEnded: _watch_ended,
    Closed: _closed,
}
