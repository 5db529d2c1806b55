"""The analyst of a server: takes from the queue what was asked for, and has it worked out by a process beside.

That process lets all others go first, and is asked for a few seconds at a time. After each of them what was found is in
the database: whoever waits for it hears of it, here at once and at other servers a moment later, and a server that is
started again goes on from there.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

import structlog
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from ventaglio.core.refusal import BadInput
from ventaglio.server.desk.bells import Bells
from ventaglio.server.store.analyses import CLAIMED, DONE, FAILED, TRIES, Analyses, Row
from ventaglio.server.store.database import Database
from ventaglio.server.tables.analysed import Part, Source, part_of
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.table import CorruptLog
from ventaglio.server.web.bounds import Bounds
from ventaglio.server.web.workers import Workers

LOOKS_EVERY: Final = 2.0
"""Seconds between two looks for what others have left."""
AT_A_TIME: Final = 1.5
"""Seconds of work after which what was found is written down."""
BEATS_EVERY: Final = CLAIMED / 4
"""Seconds between two signs that somebody works at one."""
JOB_SECONDS: Final = 1800.0
"""For one such piece of work, of which the first may have to wait for a compiler."""
PATIENCE: Final = 5
"""How much the process beside lets all others go first."""

BROKEN: Final = "analysis-broken"
"""Why one has come to nothing at which whoever worked has died again and again."""

LOG: Final = structlog.get_logger("ventaglio.analyst")


class Analyst:
    """Works at the queue while the house is open."""

    def __init__(self, database: Database, hall: Hall, bounds: Bounds) -> None:
        self.rows = Analyses(database)
        self.bells = Bells(self.rows.last)
        self._hall = hall
        modest = replace(bounds, workers=bounds.analysts, job_seconds=JOB_SECONDS)
        self._workers = Workers(modest, patience=PATIENCE)
        self._many = bounds.analysts
        self._asked = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to work, as many at once as there are processes beside."""
        self._loops = [asyncio.create_task(self._work_on(number)) for number in range(self._many)]

    async def stop(self) -> None:
        """Leave what is not done to others."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        await self._workers.close()
        for number in range(self._many):
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self.rows.release(self._name(number))

    def wake(self) -> None:
        """Something was asked for: look at once."""
        self._asked.set()

    def _name(self, number: int) -> str:
        return f"{self._hall.process[:24]}-{number}"

    async def _work_on(self, number: int) -> None:
        name = self._name(number)
        while True:
            try:
                found = await self.rows.claim(name, self._hall.now())
                if found is not None:
                    await self._work(found, name)
                    continue
            except (SQLAlchemyError, OSError):
                LOG.warning("cannot look for analyses")
            except Exception:
                LOG.exception("an analysis is stuck")
            self._asked.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOKS_EVERY):
                    await self._asked.wait()

    async def _work(self, row: Row, name: str) -> None:
        """Work at one until it is done, has come to nothing, or is no longer ours."""
        if row.tries >= TRIES:
            self._ring(row.id, await self.rows.end(row.id, name, FAILED, BROKEN))
            return
        body = row.body
        while True:
            try:
                async with self._beating(row.id, name):
                    part = await self._part(row, body)
            except (BadInput, CorruptLog) as error:
                why = error.reason if isinstance(error, BadInput) else BROKEN
                LOG.warning("an analysis came to nothing", analysis=row.id, why=why)
                self._ring(row.id, await self.rows.end(row.id, name, FAILED, why))
                return
            body = part.body
            if part.whole:
                await self.rows.note(row.id, name, self._hall.now(), part.done, part.total, body)
                self._ring(row.id, await self.rows.end(row.id, name, DONE, body, part.mistakes))
                return
            seq = await self.rows.note(row.id, name, self._hall.now(), part.done, part.total, body)
            if not seq:
                return
            self._ring(row.id, seq)

    @contextlib.asynccontextmanager
    async def _beating(self, analysis: str, name: str) -> AsyncIterator[None]:
        """Signs of life as long as a piece of work takes: it may wait for a compiler, and nobody else should begin."""

        async def beat() -> None:
            while True:
                await asyncio.sleep(BEATS_EVERY)
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await self.rows.beat(analysis, name, self._hall.now())

        beating = asyncio.create_task(beat())
        try:
            yield
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)

    async def _part(self, row: Row, body: str) -> Part:
        return await self._workers.run(row.id, part_of, await self.source(row), row.worlds, body, AT_A_TIME)

    async def source(self, row: Row) -> Source:
        """Where the hand of an analysis is found."""
        if row.table_id is None:
            return Source(row.hand, record=row.record)
        return Source(row.hand, row.table_id, tuple(await self._hall.logs.read(row.table_id)))

    def _ring(self, analysis: str, seq: int) -> None:
        if seq:
            self.bells.ring(analysis, seq)
