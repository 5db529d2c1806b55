"""Tournaments of online tables: the server plays their rounds by itself, as a director would.

All that it goes by stands in the logs of the tournament and of its tables, so it may be stopped at any point and go on
later; and whatever it puts on record names the line that it relies on, so that of several processes one does it.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ventaglio.core.log import StaleSequence
from ventaglio.core.refusal import BadInput
from ventaglio.core.seats import TABLE
from ventaglio.server.desk.agenda import BREAK, after_round
from ventaglio.server.desk.dealing import boards_of_round, next_step, points, to_tell, untold
from ventaglio.server.desk.office import Office
from ventaglio.server.desk.outcomes import PATIENCE, came_late, outcome, played_by_bots
from ventaglio.server.desk.places import OwnSeat, belongs, bots_play, opening, own_seat, own_seats
from ventaglio.server.store.logs import Row
from ventaglio.server.store.people import LONGEST_NAME, tidy_name
from ventaglio.server.tables import doing
from ventaglio.server.tables.doing import NotNow
from ventaglio.server.tables.entries import Closed, Entry, Sat
from ventaglio.server.tables.folding import fold_all
from ventaglio.server.tables.hall import Decide, Hall, new_id
from ventaglio.server.tables.records import course_of, read_log
from ventaglio.server.tables.table import CLOSED, OPEN, OVER, PLAYING, CorruptLog, HostedTable
from ventaglio.tournaments.director.boards import board_label
from ventaglio.tournaments.director.clock import minutes
from ventaglio.tournaments.director.events import Happening, Hosted, Sheets, Started, TimeCalled
from ventaglio.tournaments.director.lateness import forfeit_after
from ventaglio.tournaments.director.objections import Objected
from ventaglio.tournaments.director.roles import Role
from ventaglio.tournaments.director.terms import Format, Number
from ventaglio.tournaments.director.tournament import Round, Tournament

PAUSE: Final = 1.0
"""Seconds between two looks at the tournaments."""
SIGNED: Final = "server"

LOG: Final = structlog.get_logger("ventaglio.online")


class OnlineRounds:
    """The tournaments that run by themselves, as one process sees to them."""

    def __init__(self, office: Office, hall: Hall) -> None:
        self._office = office
        self._hall = hall
        self._since = hall.service.since
        self._left_alone: set[tuple[str, int, int]] = set()
        """Matches whose tables this process cannot read or record: told once, and left to the director."""
        self._stuck: dict[str, int] = {}
        """Tournaments that cannot go on by themselves, each with the line after which that was so."""
        self._timed: set[tuple[str, int, int]] = set()
        """Matches whose delays are on record."""
        self._told: set[tuple[str, int]] = set()
        """Rounds whose boards have all been told."""
        self._stopping = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None

    # ── Beginning and end ────────────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> None:
        """Begin to look after the tournaments."""
        self._loop = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        """Finish what is being done, and do nothing more."""
        self._stopping.set()
        if self._loop is not None:
            await self._loop

    async def _look_on(self) -> None:
        # It ends by itself: a question to the database that is cut off would cost the connection.
        while not self._stopping.is_set():
            try:
                await self.look()
            except Exception:
                LOG.exception("cannot look after tournaments")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self._stopping.wait()

    async def look(self) -> None:
        """See to every tournament that is being played online."""
        await self._hall.service.sure()
        for one in await self._office.running():
            if one.published and not self._stopping.is_set():
                await self._see_to(one.id)

    async def _see_to(self, tournament_id: str) -> None:
        try:
            await self._advance(tournament_id)
        except StaleSequence:
            # Somebody has put something on record meanwhile: the next look begins with that.
            return
        except (OSError, SQLAlchemyError) as problem:
            # A database that cannot be reached for a moment: the next look goes on from what is on record.
            LOG.warning("tournament waits", tournament=tournament_id, problem=str(problem))
        except Exception:
            # One tournament must not keep the others waiting.
            LOG.exception("tournament stuck", tournament=tournament_id)

    async def _advance(self, tournament_id: str) -> None:
        """Do all that can be done now."""
        t = await self._office.tournament(tournament_id)
        if t.interrupted or t.ended or t.current is None or self._stuck.get(tournament_id) == t.seq:
            return
        try:
            t = await self._begin(tournament_id, t)
            t = await self._play(tournament_id, t)
            t = await self._tell_boards(tournament_id, t)
            while bodies := after_round(t, self._hall.now(), self._since):
                t = await self._record(tournament_id, t, *bodies)
        except (BadInput, Objected) as problem:
            self._stuck[tournament_id] = t.seq
            LOG.warning("left to the director", tournament=tournament_id, problem=str(problem))

    async def _record(self, tournament_id: str, t: Tournament, *bodies: Happening) -> Tournament:
        await self._office.record(tournament_id, SIGNED, Role.DIRECTOR, *bodies, expected=t.seq)
        return await self._office.tournament(tournament_id)

    # ── The beginning of a round ─────────────────────────────────────────────────────────────────────────────────

    async def _begin(self, tournament_id: str, t: Tournament) -> Tournament:
        """Every match gets its tables; when all are open, the round begins."""
        one = _current(t)
        if t.regulation.boards is not None and not t.boards.settled:
            steps = next_step(tournament_id, t, self._since(t.boards.at), self._hall.house_secret, new_id)
            return await self._record(tournament_id, t, *steps) if steps else t
        if one.published is None or (t.notice.format is Format.TEAMS and self._since(one.published) < BREAK):
            return t
        without = [table for table in one.matches if table not in one.hosted and table not in one.awards]
        if without:
            # Their addresses first: whoever dies now, or comes second, opens those and no others.
            hosted = (Hosted(one.number, table, tuple(new_id() for _ in range(t.tables))) for table in without)
            t = await self._record(tournament_id, t, *hosted)
        wanted = [live for table in _undecided(t) for live in _current(t).hosted[table]]
        known = await self._hall.logs.statuses(wanted)
        for live in wanted:
            if live not in known:
                await self._open(tournament_id, t, live)
        if one.started is None:
            t = await self._record(tournament_id, t, Started(one.number))
        return t

    async def _open(self, tournament_id: str, t: Tournament, live: str) -> None:
        # Another process may have opened it just now.
        with contextlib.suppress(IntegrityError):
            boards = boards_of_round(tournament_id, t, _current(t).number)
            await self._hall.open(opening(tournament_id, t), lambda table: boards, live)

    # ── Play ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def _play(self, tournament_id: str, t: Tournament) -> Tournament:
        """The time-out when it is due, and what has come of every match."""
        one = _current(t)
        undecided = _undecided(t)
        if one.started is None or not undecided:
            return t
        length = minutes(t) * 60
        if length and one.time_called is None and self._since(one.started) >= length:
            t = await self._record(tournament_id, t, TimeCalled(one.number))
        statuses = await self._hall.logs.statuses([live for table in undecided for live in one.hosted[table]])
        for table in undecided:
            which = (tournament_id, one.number, table)
            if which in self._left_alone:
                continue
            try:
                t = await self._match(tournament_id, t, table, {statuses.get(live) for live in one.hosted[table]})
            except (BadInput, Objected, CorruptLog) as problem:
                self._left_alone.add(which)
                LOG.warning("left to the director", tournament=tournament_id, table=table, problem=str(problem))
        return t

    async def _match(self, tournament_id: str, t: Tournament, table: int, statuses: set[str | None]) -> Tournament:
        """Have the tables of a match do what is due, and put on record what came of it."""
        one = _current(t)
        assert one.started is not None
        lives = one.hosted[table]
        waited = self._since(one.started)
        limit = forfeit_after(t.regulation)
        if OPEN not in statuses:
            t = await self._note_delays(tournament_id, t, table)
        if OPEN in statuses and waited > (PATIENCE if limit is None else limit):
            found = await self._end_waiting(tournament_id, lives, give_up=limit is not None or not bots_play(t))
        elif PLAYING in statuses and one.time_called is not None and t.regulation.boards is None:
            found = [await self._change(tournament_id, live, _time_out) for live in lives]
        elif statuses <= {OVER, CLOSED}:
            found = [_ours(tournament_id, await self._hall.table(live)) for live in lives]
        else:
            return t
        if any(live.status in (OPEN, PLAYING) for live in found):
            return t
        boards: Sheets = ()
        if t.regulation.boards is not None and found[0].status == OVER:
            rows = await self._hall.logs.read(lives[0])
            boards = await asyncio.to_thread(_points, lives[0], rows)
        bots = played_by_bots(t, one, table, await self._logs(lives))
        return await self._record(tournament_id, t, *outcome(t, one, table, found, waited, boards, bots))

    async def _note_delays(self, tournament_id: str, t: Tournament, table: int) -> Tournament:
        """Put on record, once, which sides of a match that has begun were not there at the start."""
        one = _current(t)
        which = (tournament_id, one.number, table)
        if which in self._timed:
            return t
        late = came_late(t, one, table, await self._logs(one.hosted[table]), self._since)
        if late:
            t = await self._record(tournament_id, t, *late)
        self._timed.add(which)
        return t

    async def _logs(self, lives: Sequence[str]) -> list[list[tuple[float, Entry]]]:
        found = [await self._hall.logs.read(live) for live in lives]
        return [list(read_log((row.at, row.body) for row in rows)) for rows in found]

    async def _tell_boards(self, tournament_id: str, t: Tournament) -> Tournament:
        """The secrets of boards that no table of the round plays any more: first at the desk, then at every table."""
        one = _current(t)
        which = (tournament_id, one.number)
        if not t.boards.settled or one.started is None or which in self._told:
            return t
        lives = [live for table in one.hosted for live in one.hosted[table]]
        tables = [table for live in lives if (table := await self._hall.table(live)) is not None]
        if told := to_tell(tournament_id, t, one.number, tables, self._hall.house_secret):
            t = await self._record(tournament_id, t, *told)
        for table in tables:
            if untold(t, table):
                await self._change(tournament_id, table.id, lambda now: untold(t, now))
        if all(board_label(tournament_id, one.number, board + 1) in t.boards.told for board in range(t.notice.hands)):
            self._told.add(which)
        return t

    async def _end_waiting(self, tournament_id: str, lives: tuple[str, ...], *, give_up: bool) -> list[HostedTable]:
        """A table that is not complete is given up: who is absent is absent. Bots fill it where the notice says so and
        the code has no price for it."""
        if not give_up:
            return [await self._change(tournament_id, live, _start) for live in lives]
        found = [await self._change(tournament_id, live, _give_up_unbegun) for live in lives]
        if any(live.status == CLOSED and live.state is None for live in found):
            # The other table of two teams is no longer played for anything.
            found = [await self._change(tournament_id, live, _give_up) for live in lives]
        return found

    async def _change(self, tournament_id: str, live: str, decide: Decide) -> HostedTable:
        changed = await self._hall.change(live, lambda table: decide(_ours(tournament_id, table)))
        return _ours(tournament_id, changed)

    # ── People ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def places(self, tournament_id: str, entrant: Number) -> tuple[tuple[OwnSeat, HostedTable], ...]:
        """The places of an entrant in the present round, each with its table as it is now."""
        own = own_seats(await self._office.tournament(tournament_id), entrant)
        tables = [(one, await self._hall.table(one.live)) for one in own]
        return tuple((one, table) for one, table in tables if table and belongs(table, tournament_id))

    async def sit(self, tournament_id: str, entrant: Number, player: int, person: str) -> str:
        """A person takes the place of a player of an entrant; the result is the table to go to.

        Whoever comes last has the match begin.
        """
        own = own_seat(await self._office.tournament(tournament_id), entrant, player)
        name = tidy_name(own.name[:LONGEST_NAME])

        def take(table: HostedTable) -> tuple[Entry, ...]:
            chair = _ours(tournament_id, table).chairs[own.seat.place]
            if chair.person == person:
                return ()
            if table.status == PLAYING and chair.level:
                # A bot gives the place back at once.
                return (Sat(own.seat.place, person, name),)
            sat = doing.sit(table, own.seat.place, person, name)
            full = fold_all(table, table.changed_at, sat)
            return (*sat, *doing.start(full)) if all(chair.taken for chair in full.chairs) else sat

        if await self._hall.change(own.live, take) is None:
            raise NotNow("tournament-opening")
        return own.live


def _current(t: Tournament) -> Round:
    assert t.current is not None
    return t.current


def _points(live: str, rows: Sequence[Row]) -> Sheets:
    """What both lines made on each board of a table."""
    return points(course_of(live, read_log((row.at, row.body) for row in rows)))


def _undecided(t: Tournament) -> list[int]:
    """The matches that are played at tables of the server and have no result."""
    one = _current(t)
    return [table for table in one.hosted if table in one.matches and table not in one.awards]


def _ours(tournament_id: str, table: HostedTable | None) -> HostedTable:
    if table is None or not belongs(table, tournament_id):
        raise CorruptLog(f"tournament {tournament_id}: its log names a table that is not its own")
    return table


# ── What the server does at a table ──────────────────────────────────────────────────────────────────────────────────


def _start(table: HostedTable) -> tuple[Entry, ...]:
    return doing.start(table) if table.status == OPEN else ()


def _give_up_unbegun(table: HostedTable) -> tuple[Entry, ...]:
    return (Closed("given-up"),) if table.status == OPEN else ()


def _give_up(table: HostedTable) -> tuple[Entry, ...]:
    return (*doing.reveal(table), Closed("given-up")) if table.status in (OPEN, PLAYING) else ()


def _time_out(table: HostedTable) -> tuple[Entry, ...]:
    """The referee's call (F19 15, INT 15, CLUB 10), at a table that has not heard it yet."""
    if table.status != PLAYING:
        return ()
    action = table.kit.game.parse_action("time-out")
    return () if table.kit.game.judge(table.match, action, TABLE) else doing.did(table, TABLE, action)
