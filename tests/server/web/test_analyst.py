"""The analyst of a server: works at the queue piece by piece, says how far it is, and leaves to others what it had."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from tests.learning.analysis.thinking import thinking
from tests.server.web.test_analyses import record
from ventaglio.core.refusal import BadInput
from ventaglio.server.store.analyses import CLAIMED, DONE, FAILED, TRIES, Analyses, Asked, Row
from ventaglio.server.store.database import Database
from ventaglio.server.store.schema import ANALYSES
from ventaglio.server.tables.analysed import told_of
from ventaglio.server.tables.hall import Hall
from ventaglio.server.tables.mistakes import counted, mistakes_in
from ventaglio.server.tables.service import Clocks
from ventaglio.server.web import analyst as module
from ventaglio.server.web.analyst import Analyst
from ventaglio.server.web.bounds import Bounds

pytestmark = pytest.mark.anyio

ASKED = Asked("record-2", None, record(), 2, 3)


class Beside:
    """Does in this process what another would do, one decision at a time; ``breaks`` is what it raises instead."""

    def __init__(self) -> None:
        self.parts: list[Any] = []
        self.breaks: Exception | None = None
        self.holds_after = 1_000
        self.holds = asyncio.Event()

    async def run(self, who: str, job: Any, source: Any, worlds: int, body: str, seconds: float) -> Any:
        if self.breaks is not None:
            raise self.breaks
        if len(self.parts) >= self.holds_after:
            self.holds.set()
            await asyncio.Event().wait()
        self.parts.append(job(source, worlds, body, 0.0))
        return self.parts[-1]

    async def close(self) -> None:
        return None


@pytest.fixture(autouse=True)
def opinionated(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = thinking()[1]
    monkeypatch.setattr(type(kit), "solved", lambda self, state, effort=1.0: None)
    monkeypatch.setattr("ventaglio.server.tables.shown.kit_of", lambda name: kit)
    monkeypatch.setattr(module, "LOOKS_EVERY", 0.01)


@pytest.fixture
async def hall(database: Database) -> Hall:
    return Hall(database, key=b"key", clocks=Clocks(lambda: 10.0, lambda: 10.0))


def working(database: Database, hall: Hall) -> tuple[Analyst, Beside]:
    one, beside = Analyst(database, hall, Bounds()), Beside()
    one._workers = beside  # type: ignore[assignment]
    return one, beside


async def ended(rows: Analyses) -> Row:
    """The analysis when it has come to its end."""
    while True:
        row = await rows.read(ASKED.id)
        assert row is not None
        if row.status in (DONE, FAILED):
            return row
        await asyncio.sleep(0.01)


async def claimed(database: Database, until: float) -> None:
    """Wait until a sign of life is written by which the analysis is claimed until then."""
    async with asyncio.timeout(60):
        while True:
            async with database.reading() as connection:
                if (await connection.execute(select(ANALYSES.c.claimed_until))).scalar_one() >= until:
                    return
            await asyncio.sleep(0.01)


async def test_it_works_piece_by_piece_and_rings_after_each(database: Database, hall: Hall) -> None:
    one, beside = working(database, hall)
    asked = await one.rows.ask(ASKED, "ada", 1.0)
    await one.start()
    heard = await one.bells.wait(ASKED.id, asked.seq + 1, 60.0)
    assert heard > asked.seq + 1
    row = await ended(one.rows)
    await one.stop()
    assert (row.status, row.done, row.total) == (DONE, len(beside.parts), len(beside.parts))
    assert row.total > 20
    said = told_of(await one.source(row), row.body, "it")
    assert (said.hand, said.worlds, len(said.decisions)) == (2, 3, row.total)
    assert said.moments
    async with database.reading() as connection:
        kept = (await connection.execute(select(ANALYSES.c.mistakes))).scalar_one()
    assert kept == mistakes_in(row.body)
    assert counted([(place, kept) for place in range(4)])["tressette"][0].kind == "play"


async def test_another_goes_on_from_where_one_was_stopped(database: Database, hall: Hall) -> None:
    first, beside = working(database, hall)
    beside.holds_after = 5
    await first.rows.ask(ASKED, "ada", 1.0)
    await first.start()
    await beside.holds.wait()
    await first.stop()
    second, more = working(database, Hall(database, key=b"key", clocks=Clocks(lambda: 11.0, lambda: 11.0)))
    await second.start()
    row = await ended(second.rows)
    await second.stop()
    assert row.status == DONE
    # What was written down is not looked at again.
    assert len(beside.parts) + len(more.parts) == row.total


async def test_a_piece_of_work_that_takes_long_is_left_to_whoever_works_at_it(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first piece may wait for a compiler for longer than a claim lasts, and nobody has died."""
    monkeypatch.setattr(module, "BEATS_EVERY", 0.01)
    clock = [10.0]
    one, beside = working(database, Hall(database, key=b"key", clocks=Clocks(lambda: clock[0], lambda: clock[0])))
    beside.holds_after = 0
    await one.rows.ask(ASKED, "ada", 1.0)
    await one.start()
    await beside.holds.wait()
    seq = await one.rows.last(ASKED.id)
    for _ in range(2 * TRIES):
        clock[0] += CLAIMED - 1
        await claimed(database, clock[0] + CLAIMED)
        assert await one.rows.claim("other", clock[0]) is None
    assert await one.rows.last(ASKED.id) == seq, "a sign of life is no news"
    await one.stop()
    clock[0] += 1
    left = await one.rows.claim("other", clock[0])
    assert left is not None
    assert left.tries == 0


async def test_what_cannot_be_done_is_said_and_does_not_stop_the_queue(database: Database, hall: Hall) -> None:
    one, beside = working(database, hall)
    beside.breaks = BadInput("this is too much", "work-too-much")
    await one.rows.ask(ASKED, "ada", 1.0)
    await one.start()
    row = await ended(one.rows)
    assert (row.status, row.body) == (FAILED, "work-too-much")
    beside.breaks = None
    await one.rows.ask(ASKED, "ada", 2.0)
    one.wake()
    assert (await ended(one.rows)).status == DONE
    await one.stop()


async def test_what_broke_again_and_again_is_given_up(database: Database, hall: Hall) -> None:
    one, beside = working(database, hall)
    await one.rows.ask(ASKED, "ada", 1.0)
    for number in range(TRIES + 1):
        assert await one.rows.claim(f"dead {number}", 1000.0 * number) is not None
    one._hall.now = lambda: 1e6
    await one.start()
    row = await ended(one.rows)
    await one.stop()
    assert row.status == FAILED
    assert not beside.parts
