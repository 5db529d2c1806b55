"""Whoever watches over the server is always answered, and soon."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from limits import parse

from tests.faults.lossy import line_to
from ventaglio.server.store.database import sqlite_url
from ventaglio.server.web import limits, probe
from ventaglio.server.web.app import make_app
from ventaglio.server.web.house import Settings
from ventaglio.server.web.probe import FRESH, Probe

pytestmark = pytest.mark.anyio


class Door:
    """The door of a server in this process."""

    def __init__(self, app: Any) -> None:
        self._transport = httpx.ASGITransport(app)

    async def ask(self, path: str) -> tuple[int, str, float]:
        """How it answers, what it says, and how long it took."""
        began = time.monotonic()
        async with httpx.AsyncClient(transport=self._transport, base_url="http://test") as client:
            answer = await client.get(path)
        return answer.status_code, answer.text, time.monotonic() - began

    async def is_ready(self) -> bool:
        # An answer holds for a moment.
        await asyncio.sleep(FRESH)
        status, _, seconds = await self.ask("/health/ready")
        assert seconds < 5.0
        assert status in (200, 503)
        return status == 200


async def opened(folder: Path, database: str) -> AsyncIterator[Door]:
    app = make_app(Settings(folder, database))
    house = app.state.house
    await house.start()
    try:
        yield Door(app)
    finally:
        await house.stop()


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    async for one in opened(tmp_path, sqlite_url(str(tmp_path / "ventaglio.sqlite3"))):
        yield one


AT_ONCE = 3.0
"""Seconds: what an answer may take on a machine that is busy with other tests."""


async def becomes_ready(door: Door) -> None:
    """On a busy machine a write may take longer than it is tried for."""
    async with asyncio.timeout(60):
        while not await door.is_ready():
            pass


async def test_a_database_that_takes_nothing_is_not_ready(door: Door, tmp_path: Path) -> None:
    await becomes_ready(door)
    with closing(sqlite3.connect(tmp_path / "ventaglio.sqlite3", isolation_level=None)) as other:
        # It can be read all the time.
        other.execute("BEGIN IMMEDIATE")
        assert not await door.is_ready()
        status, _, seconds = await door.ask("/health/live")
        assert (status, seconds < AT_ONCE) == (200, True)
        other.execute("ROLLBACK")
    await becomes_ready(door)


async def test_there_is_no_limit_to_it(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    for what in ("request", "near"):
        monkeypatch.setitem(limits.RATES, what, parse("2/minute"))
    # However long a write takes on a busy machine: this is about how often one may ask.
    monkeypatch.setattr(probe, "PATIENCE", None)
    assert {(await door.ask("/health/ready"))[0] for _ in range(20)} == {200}
    assert [(await door.ask("/api/me"))[0] for _ in range(4)] == [200, 200, 429, 429]


async def test_a_database_that_is_frozen(postgres_url: str, tmp_path: Path) -> None:
    async with line_to(postgres_url, tmp_path) as (line, url):
        async for door in opened(tmp_path, url):
            await becomes_ready(door)
            line.freeze()
            for _ in range(2):
                assert not await door.is_ready()
            line.thaw()
            await becomes_ready(door)


async def test_whoever_asks_often_has_it_tried_once() -> None:
    tried = 0

    async def write() -> None:
        nonlocal tried
        tried += 1
        # All have asked by then; a time would be up together with the patience on a machine that stands still.
        await asyncio.sleep(0)

    probe = Probe(write)
    assert all(await asyncio.gather(*(probe.writes() for _ in range(100))))
    assert tried == 1
