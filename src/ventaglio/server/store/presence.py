"""Who is at which table, over all processes. Which of those are alive, `service` knows.

Whoever closes a screen, or loses it with a process, leaves a trace here until the log of the table knows of it: so it
is not forgotten if the next process dies too, halfway through clearing up.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import CONNECTIONS, PROCESSES

_NOBODY: Final = ""
"""The process of a screen that was closed."""


class Trace(NamedTuple):
    """The screens that were lost at a seat; ``empty`` if there are no others."""

    table_id: str
    seat: int
    screens: tuple[str, ...]
    empty: bool


class Presence:
    """The people a process serves, told to the others."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    # ── Those who are there ──────────────────────────────────────────────────────────────────────────────────────

    async def came(self, screen: str, table_id: str, seat: int) -> None:
        """Somebody has a screen open at a seat."""
        async with self._database.writing() as connection:
            await connection.execute(delete(CONNECTIONS).where(CONNECTIONS.c.id == screen))
            row = {"id": screen, "process_id": self._process, "table_id": table_id, "seat": seat}
            await connection.execute(insert(CONNECTIONS).values(row))

    # ── The lost ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def went(self, *screens: str) -> None:
        """Some screens were closed."""
        async with self._database.writing() as connection:
            closed = CONNECTIONS.c.id.in_(screens)
            await connection.execute(update(CONNECTIONS).where(closed).values(process_id=_NOBODY))

    async def traces(self, table_id: str | None = None) -> list[Trace]:
        """The screens that no living process serves, at one table or at all."""
        served = CONNECTIONS.c.process_id.in_(select(PROCESSES.c.id))
        wanted = select(CONNECTIONS).where(~served)
        if table_id is not None:
            wanted = wanted.where(CONNECTIONS.c.table_id == table_id)
        async with self._database.reading() as connection:
            lost = list(await connection.execute(wanted))
            if not lost:
                return []
            tables = {row.table_id for row in lost}
            there = await connection.execute(
                select(CONNECTIONS.c.table_id, CONNECTIONS.c.seat).where(served, CONNECTIONS.c.table_id.in_(tables))
            )
            taken = {(row.table_id, row.seat) for row in there}
        screens: dict[tuple[str, int], list[str]] = {}
        for row in lost:
            screens.setdefault((row.table_id, row.seat), []).append(row.id)
        return [Trace(*seat, tuple(ids), seat not in taken) for seat, ids in screens.items()]

    async def forget(self, screens: Collection[str]) -> None:
        """Their table knows that they are gone."""
        async with self._database.writing() as connection:
            # One that was only believed lost, and whose process is back, stays.
            lost = CONNECTIONS.c.id.in_(screens) & ~CONNECTIONS.c.process_id.in_(select(PROCESSES.c.id))
            await connection.execute(delete(CONNECTIONS).where(lost))
