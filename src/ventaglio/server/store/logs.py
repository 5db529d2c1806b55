"""The append-only logs of tables, and who sees to what a table must do by itself.

Appends that arrive while a commit is on its way share the next one, so a busy server commits less often than it
appends, and nobody is told anything before it is on the disk.
"""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.log import StaleSequence
from ventaglio.server.store.appending import Change, NewEntry, NotWritten, appender
from ventaglio.server.store.database import Database, insert_new
from ventaglio.server.store.history import Finish, finish
from ventaglio.server.store.schema import CONNECTIONS, ENTRIES, SITTINGS, TABLES

LEASE: Final = 5.0
"""Seconds after which a claim that came to nothing is anybody's."""

LARGEST_BATCH: Final = 200
READ_AT_ONCE: Final = 1_000
"""Entries that are read before others have their turn: a log may have tens of thousands."""


class Row(NamedTuple):
    """An entry of a log as it is stored."""

    seq: int
    at: float
    body: str


class Shelf(NamedTuple):
    """What is known of a table without reading its log."""

    id: str
    game: str
    code: str
    public: bool
    status: str
    seq: int
    summary: str
    created_at: float
    changed_at: float
    due_at: float | None
    club: str | None = None


class Append(NamedTuple):
    """Entries that follow the entry ``after``, and what the table is like once they are there."""

    table_id: str
    after: int
    at: float
    bodies: tuple[str, ...]
    status: str
    summary: str
    due_at: float | None
    finish: Finish | None = None
    people: int | None = None
    """How many persons sit at the table now, if it were more or fewer before."""
    named: tuple[str, ...] = ()
    """Persons whom these entries name."""


_COLUMNS: Final = tuple(TABLES.c[name] for name in Shelf._fields)
_INSERT_ENTRIES: Final = insert(ENTRIES)
_UPDATE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("new_id"))
    .values({name: bindparam(f"new_{name}") for name in Change._fields if name not in ("id", "after")})
)


class Logs:
    """The logs in a database, as one process appends to them."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._appender = appender(database)
        self._waiting: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.on_commit: Callable[[int], None] = lambda appends: None
        """Told how many appends a commit held."""

    def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what is waiting, and give every claim back."""
        if self._writer is None:
            return
        # A writer that has ended writes nothing more, so nobody waits for it.
        written = asyncio.create_task(self._waiting.join())
        await asyncio.wait({written, self._writer}, return_when=asyncio.FIRST_COMPLETED)
        for task in (written, self._writer):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._writer = None
        await self._appender.close()
        async with self._database.writing() as connection:
            mine = (TABLES.c.claimed_by == self._process) & TABLES.c.due_at.is_not(None)
            await connection.execute(update(TABLES).where(mine).values(claimed_until=TABLES.c.due_at))

    @property
    def waiting(self) -> int:
        """How many appends wait for a commit."""
        return self._waiting.qsize()

    # ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def create(self, shelf: Shelf, bodies: Sequence[str], people: int = 0, named: Sequence[str] = ()) -> None:
        """A new table with the first entries of its log, which name some persons; of them ``people`` sit there."""
        row = {**shelf._asdict(), "seq": len(bodies), "people": people, **self._claim(shelf.due_at)}
        numbered = _numbered(shelf.id, 0, shelf.created_at, bodies)
        async with self._database.writing() as connection:
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(_INSERT_ENTRIES, numbered)
            await _note(connection, shelf.id, named)

    def append(self, append: Append) -> "asyncio.Future[None]":
        """Append: done when it is on the disk. Raises `StaleSequence` if somebody else appended first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((append, done))
        return done

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < LARGEST_BATCH:
                batch.append(self._waiting.get_nowait())
            # In one order for everybody, so that two processes never wait for each other in a circle.
            batch.sort(key=lambda one: (one[0].table_id, one[0].after))
            try:
                await self._commit_together(batch)
            except (SQLAlchemyError, OSError, NotWritten):
                await self._one_by_one(batch)
            finally:
                for _, done in batch:
                    self._waiting.task_done()
                    if not done.done():
                        done.set_exception(ConnectionError("the server stopped before this was written"))

    async def _commit_together(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        tables = {append.table_id for append, _ in batch}
        # The quick way writes entries and tables, and nothing beside them.
        if len(tables) < len(batch) or any(one.finish or one.named or one.people is not None for one, _ in batch):
            await self._commit([append for append, _ in batch])
            self._tell(batch)
            return
        entries = [
            NewEntry(one.table_id, one.after + index, one.at, body)
            for one, _ in batch
            for index, body in enumerate(one.bodies, start=1)
        ]
        written = await self._appender.write(entries, [self._change(one) for one, _ in batch])
        self._tell([one for one in batch if one[0].table_id in written])
        for append, done in batch:
            if append.table_id not in written:
                await self._clashed(append, done)

    def _change(self, append: Append) -> Change:
        seq = append.after + len(append.bodies)
        claim = self._claim(append.due_at)
        return Change(
            append.table_id,
            append.after,
            append.status,
            seq,
            append.summary,
            append.at,
            append.due_at,
            **claim,
        )

    async def _one_by_one(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """One of a batch failed and took the others with it: only that one shall."""
        for append, done in batch:
            try:
                await self._commit([append])
            except IntegrityError:
                await self._clashed(append, done)
            except (SQLAlchemyError, OSError) as error:
                # A server that cannot be reached may be back for the next one.
                _fail(done, error)
            else:
                self._tell([(append, done)])

    async def _clashed(self, append: Append, done: asyncio.Future[None]) -> None:
        """Something stands where this was to be written: it may be this itself, if only the answer was lost."""
        try:
            found = await self.read(append.table_id, append.after)
        except (SQLAlchemyError, OSError) as error:
            _fail(done, error)
            return
        stored = found[: len(append.bodies)]
        if [(row.at, row.body) for row in stored] == [(append.at, body) for body in append.bodies]:
            self._tell([(append, done)])
        else:
            _fail(done, StaleSequence(append.after, found[-1].seq if found else 0, found))

    def _tell(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        self.on_commit(len(batch))
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _commit(self, appends: Sequence[Append]) -> None:
        rows = [row for one in appends for row in _numbered(one.table_id, one.after, one.at, one.bodies)]
        async with self._database.writing() as connection:
            await connection.execute(_INSERT_ENTRIES, rows)
            await connection.execute(_UPDATE_TABLE, [_as_new(self._change(one)) for one in appends])
            for one in appends:
                if one.people is not None:
                    this = TABLES.c.id == one.table_id
                    await connection.execute(update(TABLES).where(this).values(people=one.people))
                await _note(connection, one.table_id, one.named)
                if one.finish is not None:
                    await finish(connection, one.finish)

    def _claim(self, due_at: float | None) -> Mapping[str, Any]:
        """Whoever appends sees to what comes next, until it is clear that he has not."""
        if due_at is None:
            return {"claimed_by": None, "claimed_until": None}
        return {"claimed_by": self._process, "claimed_until": due_at + LEASE}

    async def claim(self, now: float, most: int = 100) -> list[str]:
        """Take over tables that should have done something and that nobody has seen to."""
        overdue = (
            select(TABLES.c.id)
            .where(TABLES.c.claimed_until < now)
            .order_by(TABLES.c.claimed_until)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        async with self._database.writing() as connection:
            taken = await connection.execute(
                update(TABLES)
                .where(TABLES.c.id.in_(overdue.scalar_subquery()))
                .values(claimed_by=self._process, claimed_until=now + LEASE)
                .returning(TABLES.c.id)
            )
            return [row.id for row in taken]

    async def rest(self, table_id: str, seq: int) -> None:
        """Nothing is due any more at a table, unless somebody has appended since."""
        still = (TABLES.c.id == table_id) & (TABLES.c.seq == seq)
        async with self._database.writing() as connection:
            await connection.execute(update(TABLES).where(still).values(due_at=None, **self._claim(None)))

    async def has_overdue(self, now: float) -> bool:
        """Whether there is anything to take over: asked often, and without a lock."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(TABLES.c.id).where(TABLES.c.claimed_until < now).limit(1))
            return found.first() is not None

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def read(self, table_id: str, after: int = 0, most: int | None = None) -> list[Row]:
        """The entries that follow an entry, or the first of them."""
        wanted = (
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.table_id == table_id)
            .order_by(ENTRIES.c.seq)
            .limit(READ_AT_ONCE if most is None else min(most, READ_AT_ONCE))
        )
        found: list[Row] = []
        async with self._database.reading() as connection:
            while True:
                rows = (await connection.execute(wanted.where(ENTRIES.c.seq > after))).all()
                found += (Row(*row) for row in rows)
                if len(rows) < READ_AT_ONCE or (most is not None and len(found) >= most):
                    return found[:most]
                after = found[-1].seq

    async def last(self, table_id: str) -> int:
        """The number of the last entry; 0 where there is no such table."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(TABLES.c.seq).where(TABLES.c.id == table_id))
            return found.scalar_one_or_none() or 0

    async def lasts(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The numbers of the last entries of some tables."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(table_ids)))
            return {row.id: row.seq for row in found}

    async def statuses(self, table_ids: Sequence[str]) -> dict[str, str]:
        """How some tables are: open, playing, over or closed. Those that there are not are left out."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(table_ids)))
            return {row.id: row.status for row in found}

    async def shelf(self, table_id: str) -> Shelf | None:
        """A table without its log."""
        async with self._database.reading() as connection:
            found = (await connection.execute(select(*_COLUMNS).where(TABLES.c.id == table_id))).first()
            return None if found is None else Shelf(*found)

    async def named(self, person_id: str, statuses: Sequence[str], limit: int) -> list[str]:
        """The tables of some statuses whose logs name a person, the latest changed first."""
        wanted = (
            select(TABLES.c.id)
            .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
            .where(SITTINGS.c.person_id == person_id, TABLES.c.status.in_(statuses))
            .order_by(TABLES.c.changed_at.desc(), TABLES.c.id)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def lobby(
        self,
        statuses: Sequence[str],
        limit: int = 100,
        *,
        after: int = 0,
        people: bool | None = None,
        since: float | None = None,
        club: str = "",
    ) -> list[Shelf]:
        """The public tables of some statuses, the latest changed first: with people, without, or all of them.

        Of those at which nothing has happened ``since`` then, only where somebody has a screen open. The tables of a
        ``club`` are listed there alone.
        """
        wanted = select(*_COLUMNS).where(*_listed(statuses, people, since, club))
        wanted = wanted.order_by(TABLES.c.changed_at.desc(), TABLES.c.id).limit(limit).offset(after)
        async with self._database.reading() as connection:
            return [Shelf(*row) for row in await connection.execute(wanted)]

    async def count(
        self, statuses: Sequence[str], *, people: bool | None = None, since: float | None = None, club: str = ""
    ) -> int:
        """How many public tables there are that `lobby` would list."""
        async with self._database.reading() as connection:
            wanted = select(func.count()).select_from(TABLES).where(*_listed(statuses, people, since, club))
            return int((await connection.execute(wanted)).scalar_one())


def _listed(
    statuses: Sequence[str], people: bool | None, since: float | None, club: str
) -> tuple[ColumnElement[bool], ...]:
    whose = TABLES.c.club == club if club else TABLES.c.club.is_(None)
    listed: tuple[ColumnElement[bool], ...] = (TABLES.c.public, TABLES.c.status.in_(statuses), whose)
    if people is not None:
        listed = (*listed, (TABLES.c.people > 0) == people)
    if since is not None:
        there = select(CONNECTIONS.c.id).where(CONNECTIONS.c.table_id == TABLES.c.id).exists()
        listed = (*listed, (TABLES.c.changed_at > since) | there)
    return listed


async def _note(connection: AsyncConnection, table_id: str, named: Sequence[str]) -> None:
    """Keep in mind whom the log of a table names, so that what is known of somebody is found."""
    rows = [{"person_id": person, "table_id": table_id} for person in dict.fromkeys(named) if person]
    if rows:
        await connection.execute(insert_new(connection, SITTINGS), rows)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _as_new(change: Change) -> dict[str, Any]:
    return {f"new_{name}": value for name, value in change._asdict().items() if name != "after"}


def _numbered(table_id: str, after: int, at: float, bodies: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "seq": after + index, "at": at, "body": body}
        for index, body in enumerate(bodies, start=1)
    ]
