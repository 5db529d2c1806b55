"""What holds for the whole house: the announcement, maintenance, reports, and the audit of those who run it.

Servers look twice a second whether there is news, a number that every change raises in its own transaction. So what is
done from a command line reaches every process that serves, whether or not they have another way to talk.
"""

from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ventaglio.core.codec import whole
from ventaglio.core.refusal import BadInput
from ventaglio.server.store.database import Database, insert_new
from ventaglio.server.store.schema import AUDIT, CONNECTIONS, HOUSE, PROCESSES, REPORTS, TABLES

T = TypeVar("T")

NEWS: Final = "news"
ANNOUNCEMENT: Final = "announcement"
MAINTENANCE: Final = "maintenance"
CLOSING: Final = "close "
"""How the name of an order begins to close a table; its id follows."""
NET: Final = "net "
"""How a row begins that keeps new guests of an address out; the mark of the address follows."""


class Announcement(msgspec.Struct, frozen=True):
    """What everybody is told, by language; the empty language is for all who have no text of their own."""

    texts: dict[str, str]
    until: float | None = None


class Maintenance(msgspec.Struct, frozen=True):
    """While it lasts no match begins and no table is opened; what is being played goes on."""

    since: float
    why: str = ""


class Report(msgspec.Struct, frozen=True):
    """What a player complains of; ``seq`` is the last entry of the log when he did."""

    id: int
    at: float
    table_id: str
    seq: int
    by: str
    about: str | None
    about_name: str
    reason: str
    text: str
    settled_at: float | None
    settled: str | None


class Audited(msgspec.Struct, frozen=True):
    """Something that was done by those who run the house."""

    id: int
    at: float
    by: str
    what: str
    whom: str
    more: str
    why: str


class HouseRows:
    """The rows of a database that are about the house itself."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ── What holds now ───────────────────────────────────────────────────────────────────────────────────────────

    async def news(self) -> int:
        """The number that every change raises."""
        async with self._database.reading() as connection:
            found = (await connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == NEWS))).scalar_one_or_none()
            return int(found or 0)

    async def announcement(self) -> Announcement | None:
        return await self._get(ANNOUNCEMENT, Announcement)

    async def maintenance(self) -> Maintenance | None:
        return await self._get(MAINTENANCE, Maintenance)

    async def closings(self) -> list[str]:
        """The tables that are to be closed."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(HOUSE.c.name).where(HOUSE.c.name.startswith(CLOSING)))
            return [row.name.removeprefix(CLOSING) for row in found]

    async def nets(self) -> dict[str, float]:
        """The marks of addresses from which no new guests come in, and until when."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(HOUSE).where(HOUSE.c.name.startswith(NET)))
            return {row.name.removeprefix(NET): float(row.value) for row in found}

    async def closed(self, table_id: str) -> None:
        """A table that was to be closed is."""
        async with self._database.writing() as connection:
            await connection.execute(delete(HOUSE).where(HOUSE.c.name == CLOSING + table_id))

    async def due(self, what: str, now: float, every: float) -> bool:
        """Whether something is to be done that is done once in a while; of several processes one is told so."""
        async with self._database.writing() as connection:
            wanted = select(HOUSE.c.value).where(HOUSE.c.name == what).with_for_update()
            last = (await connection.execute(wanted)).scalar_one_or_none()
            if last is not None and now - float(last) < every:
                return False
            if last is None:
                done = await connection.execute(insert_new(connection, HOUSE).values(name=what, value=str(now)))
            else:
                done = await connection.execute(update(HOUSE).where(HOUSE.c.name == what).values(value=str(now)))
            return bool(done.rowcount)

    async def _get(self, name: str, kind: type[T]) -> T | None:
        async with self._database.reading() as connection:
            found = (await connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == name))).scalar_one_or_none()
            return None if found is None else msgspec.json.decode(found, type=whole(kind))

    async def players_there(self) -> int:
        """How many matches are being played by people who have a screen open."""
        served = CONNECTIONS.c.process_id.in_(select(PROCESSES.c.id))
        wanted = (
            select(CONNECTIONS.c.table_id)
            .join(TABLES, TABLES.c.id == CONNECTIONS.c.table_id)
            .where(served, TABLES.c.status == "playing")
            .distinct()
        )
        async with self._database.reading() as connection:
            return len((await connection.execute(wanted)).all())

    async def servers(self, since: float) -> int:
        """How many servers have given a sign of life since then."""
        async with self._database.reading() as connection:
            return len((await connection.execute(select(PROCESSES.c.id).where(PROCESSES.c.beat_at >= since))).all())

    # ── Reports ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def report(self, **values: Any) -> int:
        """Write a report down; the result is its number. The same once more, before it is settled, is that one."""
        same = [REPORTS.c[name] == value for name, value in values.items() if name not in ("at", "seq")]
        async with self._database.writing() as connection:
            known = await connection.execute(select(REPORTS.c.id).where(REPORTS.c.settled_at.is_(None), *same))
            if (number := known.scalar()) is not None:
                return int(number)
            done = await connection.execute(insert(REPORTS).values(values).returning(REPORTS.c.id))
            return int(done.scalar_one())

    async def reports(self, *, settled: bool = False) -> list[Report]:
        """The reports that nobody has settled, or all; the latest first."""
        columns = (REPORTS.c[name] for name in Report.__struct_fields__)
        wanted = select(*columns).order_by(REPORTS.c.id.desc())
        if not settled:
            wanted = wanted.where(REPORTS.c.settled_at.is_(None))
        async with self._database.reading() as connection:
            return [Report(*row) for row in await connection.execute(wanted)]

    async def one_report(self, number: int) -> Report:
        """A report by its number."""
        found = next((one for one in await self.reports(settled=True) if one.id == number), None)
        if found is None:
            raise BadInput(f"there is no report {number}", "house-no-report", number=str(number))
        return found

    # ── The audit ────────────────────────────────────────────────────────────────────────────────────────────────

    async def audit(self, count: int = 100, whom: str = "") -> list[Audited]:
        """What was done, the latest first."""
        columns = (AUDIT.c[name] for name in Audited.__struct_fields__)
        wanted = select(*columns).order_by(AUDIT.c.id.desc()).limit(count)
        if whom:
            wanted = wanted.where(AUDIT.c.whom == whom)
        async with self._database.reading() as connection:
            return [Audited(*row) for row in await connection.execute(wanted)]


async def raise_news(connection: AsyncConnection) -> None:
    """Let servers know that something has changed, when this transaction is committed."""
    await connection.execute(insert_new(connection, HOUSE).values(name=NEWS, value="0"))
    found = (await connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == NEWS).with_for_update())).scalar_one()
    await connection.execute(update(HOUSE).where(HOUSE.c.name == NEWS).values(value=str(int(found) + 1)))


async def put(connection: AsyncConnection, name: str, value: object | None) -> None:
    """Let something hold from now on, or no longer, and let servers know."""
    await connection.execute(delete(HOUSE).where(HOUSE.c.name == name))
    if value is not None:
        await connection.execute(insert(HOUSE).values(name=name, value=msgspec.json.encode(value).decode()))
    await raise_news(connection)


async def audited(
    connection: AsyncConnection, by: str, now: float, what: str, whom: str, why: str, **more: object
) -> None:
    """One more line of the audit, in the transaction that does what it says."""
    told = {name: value for name, value in more.items() if value not in ("", None)}
    row = {"at": now, "by": by, "what": what, "whom": whom, "more": msgspec.json.encode(told).decode(), "why": why}
    await connection.execute(insert(AUDIT).values(row))
