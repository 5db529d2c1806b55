"""The queue of analyses: who asked for which hand, how far it has come, and what came out.

The database is the queue, so it survives whatever happens to the servers: one that works at something has claimed it
for a while, and writes down what it has found as it goes. If it is not heard of any more, another goes on from there.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database, insert_new
from ventaglio.server.store.schema import ANALYSES, PEOPLE

WAITING: Final = "waiting"
WORKING: Final = "working"
DONE: Final = "done"
FAILED: Final = "failed"
UNDER_WAY: Final = (WAITING, WORKING)

AT_ONCE: Final = 3
"""Of one person's, that wait or are worked at."""
A_DAY: Final = 40
"""Of one person's, in twenty-four hours."""
WHOLE_QUEUE: Final = 300
"""Of everybody's, that wait."""
FROM_ONE: Final = 100
"""Of all that wait, those that were asked for from one address."""
CLAIMED: Final = 60.0
"""Seconds for which a server has claimed one after each sign that it works at it."""
TRIES: Final = 3
"""How often one is begun again after whoever worked at it has died."""
KEPT_DAYS: Final = 90
"""After so many days a record that was handed in is forgotten with its analysis; those of tables stay with them."""
DAY: Final = 24 * 3600.0


class Asked(NamedTuple):
    """A hand to be analysed: of a table, or of a record that was handed in."""

    id: str
    table_id: str | None
    record: str | None
    hand: int
    worlds: int


class Row(NamedTuple):
    """An analysis as it stands."""

    id: str
    table_id: str | None
    record: str | None
    hand: int
    worlds: int
    status: str
    seq: int
    done: int
    total: int
    tries: int
    body: str


_ROW: Final = tuple(ANALYSES.c[name] for name in Row._fields)
_ITS: Final = ANALYSES.c
_ORDER: Final = (_ITS.turn, _ITS.asked_at, _ITS.id)
"""In which the queue is served."""


class Analyses:
    """The analyses in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ── Asking ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def ask(self, asked: Asked, by: str, now: float, *, limited: bool = True) -> Row:
        """One more in the queue, or the one that there is. Raises `BadInput` where somebody has asked for enough."""
        async with self._database.writing() as connection:
            found = await _read(connection, asked.id)
            if found is not None and found.status != FAILED:
                return found
            if limited:
                await _fair(connection, by, now)
            fresh = {"status": WAITING, "asked_by": by, "asked_at": now, "body": "", "done": 0, "total": 0, "tries": 0}
            turn = await _turn(connection, by)
            values = {**asked._asdict(), **fresh, "turn": turn, "claimed_by": None, "claimed_until": None}
            if found is not None:
                this = (_ITS.id == asked.id) & (_ITS.status == FAILED)
                await connection.execute(update(ANALYSES).where(this).values(**values, seq=_ITS.seq + 1))
            else:
                await connection.execute(insert_new(connection, ANALYSES).values(**values, seq=1))
            row = await _read(connection, asked.id)
        assert row is not None, "it was written a moment ago"
        return row

    # ── Working ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def claim(self, process: str, now: float) -> Row | None:
        """The next in the queue, claimed; None if there is none, or somebody else was quicker."""
        free = (_ITS.status == WAITING) | ((_ITS.status == WORKING) & (_ITS.claimed_until < now))
        wanted = select(_ITS.id, _ITS.status, _ITS.seq).where(free).order_by(*_ORDER).limit(1)
        async with self._database.reading() as connection:
            if (await connection.execute(wanted)).first() is None:
                # Nobody who only looks should take the turn of one who writes.
                return None
        async with self._database.writing() as connection:
            found = (await connection.execute(wanted)).first()
            if found is None:
                return None
            lost = found.status == WORKING
            this = (_ITS.id == found.id) & (_ITS.seq == found.seq)
            claim = {"status": WORKING, "claimed_by": process, "claimed_until": now + CLAIMED, "seq": _ITS.seq + 1}
            changed = await connection.execute(
                update(ANALYSES).where(this).values(**claim, tries=_ITS.tries + 1 if lost else _ITS.tries)
            )
            return await _read(connection, found.id) if changed.rowcount else None

    async def note(self, id_: str, process: str, now: float, done: int, total: int, body: str) -> int:
        """Write down how far it has come; the number of that change, 0 where it is no longer this server's."""
        return await self._change(id_, process, done=done, total=total, body=body, claimed_until=now + CLAIMED)

    async def beat(self, id_: str, process: str, now: float) -> None:
        """A sign that a server still works at one. It is no news, so nobody who waits for some is told."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(ANALYSES).where(_worked_at(id_, process)).values(claimed_until=now + CLAIMED)
            )

    async def end(self, id_: str, process: str, status: str, body: str, mistakes: str | None = None) -> int:
        """It is done, or has come to nothing, and then ``body`` is why."""
        free = {"claimed_by": None, "claimed_until": None}
        return await self._change(id_, process, status=status, body=body, mistakes=mistakes, **free)

    async def release(self, process: str) -> None:
        """Leave to others what a server had claimed that stops."""
        mine = (_ITS.claimed_by == process) & (_ITS.status == WORKING)
        free = {"status": WAITING, "claimed_by": None, "claimed_until": None, "seq": _ITS.seq + 1}
        async with self._database.writing() as connection:
            await connection.execute(update(ANALYSES).where(mine).values(**free))

    async def _change(self, id_: str, process: str, **values: object) -> int:
        async with self._database.writing() as connection:
            mine = _worked_at(id_, process)
            changed = await connection.execute(update(ANALYSES).where(mine).values(**values, seq=_ITS.seq + 1))
            if not changed.rowcount:
                return 0
            return int((await connection.execute(select(_ITS.seq).where(_ITS.id == id_))).scalar_one())

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def read(self, id_: str) -> Row | None:
        async with self._database.reading() as connection:
            return await _read(connection, id_)

    async def last(self, id_: str) -> int:
        """The number of the last change; 0 where there is no such analysis."""
        async with self._database.reading() as connection:
            return int((await connection.execute(select(_ITS.seq).where(_ITS.id == id_))).scalar_one_or_none() or 0)

    async def ahead(self, id_: str) -> int:
        """How many wait before one that waits."""
        mine = select(*_ORDER).where(_ITS.id == id_)
        async with self._database.reading() as connection:
            found = (await connection.execute(mine)).first()
            if found is None:
                return 0
            wanted = _counted(_ITS.status == WAITING, tuple_(*_ORDER) < tuple_(*found))
            return int((await connection.execute(wanted)).scalar_one())


async def _read(connection: AsyncConnection, id_: str) -> Row | None:
    found = (await connection.execute(select(*_ROW).where(_ITS.id == id_))).first()
    return None if found is None else Row(*found)


def _worked_at(id_: str, process: str) -> ColumnElement[bool]:
    return (_ITS.id == id_) & (_ITS.claimed_by == process) & (_ITS.status == WORKING)


def _counted(*which: ColumnElement[bool]) -> Select[Any]:
    return select(func.count()).select_from(ANALYSES).where(*which)


async def _fair(connection: AsyncConnection, by: str, now: float) -> None:
    """Refuse whoever has asked for enough, and everybody while the queue is full."""
    mine = _counted(_ITS.asked_by == by)
    under_way = (await connection.execute(mine.where(_ITS.status.in_(UNDER_WAY)))).scalar_one()
    if under_way >= AT_ONCE:
        raise BadInput(f"{AT_ONCE} analyses wait already", "analysis-waits", most=AT_ONCE)
    today = (await connection.execute(mine.where(_ITS.asked_at > now - DAY))).scalar_one()
    if today >= A_DAY:
        wanted = select(_ITS.asked_at).where(_ITS.asked_by == by, _ITS.asked_at > now - DAY)
        oldest = (await connection.execute(wanted.order_by(_ITS.asked_at).limit(1))).scalar_one()
        hours = max(1, -int(-(oldest + DAY - now) // 3600))
        raise BadInput(f"{A_DAY} analyses in a day", "analysis-day", most=A_DAY, hours=hours)
    near = (await connection.execute(_counted(_ITS.status == WAITING, _near(by)))).scalar_one()
    if near >= FROM_ONE:
        raise BadInput(f"{FROM_ONE} analyses wait already", "analysis-near", most=FROM_ONE)
    everybody = (await connection.execute(_counted(_ITS.status == WAITING))).scalar_one()
    if everybody >= WHOLE_QUEUE:
        raise BadInput(f"{WHOLE_QUEUE} analyses wait already", "analysis-queue", most=WHOLE_QUEUE)


async def _turn(connection: AsyncConnection, by: str) -> int:
    """The round in which one more is served: in each, one that was asked for from one address.

    The first from an address joins the round that is served now, so nobody waits for all that others have asked for.
    """
    first = select(func.min(_ITS.turn)).where(_ITS.status.in_(UNDER_WAY))
    last = select(func.max(_ITS.turn)).where(_ITS.status.in_(UNDER_WAY), _near(by))
    served, own = [(await connection.execute(one)).scalar_one() for one in (first, last)]
    return (served or 0) if own is None else own + 1


def _near(by: str) -> ColumnElement[bool]:
    """Which were asked for by somebody, or by others who were seen at the same address."""
    net = select(PEOPLE.c.net).where(PEOPLE.c.id == by).scalar_subquery()
    return or_(_ITS.asked_by == by, _ITS.asked_by.in_(select(PEOPLE.c.id).where(PEOPLE.c.net == net)))


# ── Forgetting ───────────────────────────────────────────────────────────────────────────────────────────────────────


async def forget_analyses_of(connection: AsyncConnection, person_id: str, tables: Select[Any]) -> None:
    """Forget what a person asked for, and what was found out about tables: they can be asked for again."""
    await connection.execute(delete(ANALYSES).where(or_(_ITS.asked_by == person_id, _ITS.table_id.in_(tables))))


async def forget_records(connection: AsyncConnection, before: float) -> int:
    """Forget the records that were handed in before then, with what came out; how many that were."""
    old = _ITS.record.is_not(None) & (_ITS.asked_at < before)
    return (await connection.execute(delete(ANALYSES).where(old))).rowcount
